import assert from 'node:assert/strict';
import { parseCards } from '../../dist/index.js';
import { freshKernels } from '../kernels.js';

/** Random deals a call: a block. */
const DEALS = 16_384;
/** Bytes of a seat where kernels read stud hands. */
const STUD_SEAT = 16;
/** Cards of a hand, high wins, no low wins. */
const STUD = [7, 1, 0];
/** Ways to the four cards that a hand of three still gets, six cards being known. */
const COMPLETIONS = 163_185;

/** @typedef {Awaited<ReturnType<typeof freshKernels>>} Kernels */

/** @param {Kernels} kernels @param {string} hands */
function deal(kernels, hands) {
  const cards = parseCards(hands);
  new Uint8Array(kernels.memory.buffer, kernels.input(), cards.length).set(cards);
}

/** @param {string} hands */
function holdem(hands) {
  const players = hands.split(' ').length;
  return (kernels) => () => {
    deal(kernels, hands);
    kernels.countPreflop(players, 0);
  };
}

/** @param {string} hands @param {number} split */
function omaha(hands, split) {
  return (kernels) => () => {
    deal(kernels, hands);
    kernels.countOmaha(2, 4, split, 0, 0);
  };
}

/** Random hands: a seat has no list of hands. @param {number} seats */
function sample(seats) {
  return (kernels) => () => {
    new Uint8Array(kernels.memory.buffer, kernels.input(), seats * 8).fill(0);
    kernels.sampleHoldem(seats, (1 << seats) - 1, 0, 0, 1, 0, DEALS, 0, DEALS);
  };
}

/** @param {string[]} hands */
function stud(hands) {
  return (kernels) => {
    const room = kernels.reserve(kernels.sweepRoom(COMPLETIONS, COMPLETIONS) >>> 0);
    return () => {
      const input = new Uint8Array(kernels.memory.buffer, kernels.input(), STUD_SEAT * hands.length);
      hands.forEach((hand, seat) => {
        const cards = parseCards(hand);
        input.set([cards.length, STUD[0] - cards.length, ...cards], seat * STUD_SEAT);
      });
      kernels.sweepStud(0, ...STUD, room);
    };
  };
}

/** What is run: its name, how, and whether it counts games with a board. */
const WORK = {
  holdem: ["hold'em, two fixed hands, exact, tables warm", holdem('AsKs QhQd')],
  'holdem-six': ["hold'em, 6 fixed hands, exact, tables warm", holdem('AsKs QhQd 7c6c JdTd 9h8s 2s2d')],
  omaha: ['Omaha, two fixed hands, exact', omaha('AsAhKsKh JdTd9c8c', 0)],
  omaha8: ['Omaha hi/lo, two fixed hands, exact', omaha('AsAhKsKh JdTd9c8c', 1)],
  sample: ["Monte Carlo hold'em, six random hands, 16,384 deals", sample(6)],
  stud: ['stud, two hands on third street, exact', stud(['AsAhKd', '9s8s7s'])],
};
const SMOKE = ['holdem', 'omaha'];

/** Deals by outcome, of whichever kind the kernel counts. @param {Kernels} kernels */
function outcomes(kernels) {
  const read = (at) => [...new BigUint64Array(kernels.memory.buffer, at, 64)];
  return [read(kernels.outcomes()), read(kernels.boardOutcomes())];
}

/** The kernels for engines without SIMD against those with it. @param {{ smoke: boolean }} settings */
export async function scalarMeasures({ smoke }) {
  const simd = await freshKernels('simd');
  const scalar = await freshKernels('scalar');
  return Object.entries(WORK)
    .filter(([name]) => !smoke || SMOKE.includes(name))
    .flatMap(([name, [words, work]]) => {
      const [fast, slow] = [simd, scalar].map(work);
      fast();
      slow();
      assert.deepEqual(outcomes(scalar), outcomes(simd), name);
      const id = `simd-${name}`;
      return [
        { id, name: `${words}, with SIMD`, unit: 'ms', against: [`${id}-without`], run: fast },
        { id: `${id}-without`, name: 'without SIMD', unit: 'ms', run: slow },
      ];
    });
}
