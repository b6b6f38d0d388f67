import assert from 'node:assert/strict';
import { parseCards } from '../../dist/index.js';
import { kernels } from '../kernels.js';

/** Cards of a hand, whether high wins, which low wins; as wasm/kernels/stud-deal.ts takes them. */
const RULES = { stud: [7, 1, 0], razz: [7, 0, 2], stud8: [7, 1, 1], studhilo: [7, 1, 2] };
const SEAT_BYTES = 16;

const THIRD = ['AsAhKd', '9s8s7s', '2d2h3s', 'ThTc9c'];
const FOURTH = ['AsAhTs5c', 'KcQcJc2d'];
const FIFTH = ['AsAhTs5cJd', 'KcQcJc2d3h'];
const THREE = [...FIFTH, '9h8h7h6s4d'];

/** Random deals a call: four blocks. */
const DEALS = 4 * 16_384;

/** @param {number} count @param {number} size */
function choose(count, size) {
  let ways = 1;
  for (let i = 0; i < size; i++) ways = (ways * (count - i)) / (i + 1);
  return ways;
}

/** Puts hands where the kernels read them. @param {string[]} hands @param {number} size */
function deal(hands, size) {
  const input = new Uint8Array(kernels.memory.buffer, kernels.input(), 1024);
  hands.forEach((hand, seat) => {
    const cards = parseCards(hand);
    input.set([cards.length, size - cards.length, ...cards], seat * SEAT_BYTES);
  });
}

/** The cards nobody has. @param {string[]} hands */
const liveOf = (hands) => 52 - hands.join('').length / 2;

/** @param {keyof typeof RULES} game @param {string[]} hands */
function sweep(game, hands) {
  const rules = RULES[game];
  const counts = hands.map((hand) => choose(liveOf(hands), rules[0] - hand.length / 2));
  const room = kernels.reserve(kernels.sweepRoom(counts[0], counts[1]) >>> 0);
  deal(hands, rules[0]);
  return () => kernels.sweepStud(0, ...rules, room);
}

/** @param {keyof typeof RULES} game @param {string[]} hands */
function nest(game, hands) {
  const rules = RULES[game];
  const counts = hands.slice(-2).map((hand) => choose(liveOf(hands), rules[0] - hand.length / 2));
  const room = kernels.reserve(kernels.nestedRoom(counts[0], counts[1]) >>> 0);
  deal(hands, rules[0]);
  return () => kernels.nestStud(hands.length, 0, ...rules, kernels.outcomes(), 0, liveOf(hands), room);
}

/** @param {keyof typeof RULES} game @param {string[]} hands */
function enumerate(game, hands) {
  const rules = RULES[game];
  deal(hands, rules[0]);
  return () => kernels.enumerateStud(hands.length, 0, 0, ...rules, kernels.outcomes(), 0, liveOf(hands));
}

/** @param {keyof typeof RULES} game @param {string[]} hands */
function sample(game, hands) {
  const rules = RULES[game];
  let block = 0;
  deal(hands, rules[0]);
  return () => {
    kernels.sampleStud(hands.length, 0, 0, ...rules, kernels.outcomes(), 1, 0, block, DEALS);
    block += DEALS / 16_384;
  };
}

/** Deals by outcome. @param {() => void} run */
function outcomes(run) {
  // Kernels clear as much as they use; what another suite left behind would be read too.
  new BigUint64Array(kernels.memory.buffer, kernels.outcomes(), 64).fill(0n);
  run();
  return [...new BigUint64Array(kernels.memory.buffer, kernels.outcomes(), 64)];
}

/** @param {{ smoke: boolean }} settings @returns {Promise<import('../rounds.js').Measure[]>} */
export async function studMeasures({ smoke }) {
  for (const game of /** @type {const} */ (['stud', 'razz', 'stud8', 'studhilo'])) {
    const expected = outcomes(enumerate(game, FIFTH));
    assert.deepEqual(outcomes(sweep(game, FIFTH)), expected, `sweepStud of ${game}`);
  }
  /** @type {import('../rounds.js').Measure[]} */
  const measures = [];
  /** Each call sets up its own hands: another measure may have run in between. */
  const add = (id, name, make, game, hands, more = {}) => {
    const nothing = () => {};
    let run = nothing;
    measures.push({
      id,
      name,
      unit: 'ms',
      before: () => {
        run = make(game, hands);
      },
      // tinybench tries a function once before its hooks: with the hands of another measure that may take hours.
      run: () => {
        const ready = run;
        run = nothing;
        ready();
      },
      ...more,
    });
  };
  const third = THIRD.slice(0, 2);
  add('stud-third', 'stud, two hands on third street, exact', sweep, 'stud', third);
  add('stud-fourth', 'stud, two hands on fourth street, exact', sweep, 'stud', FOURTH);
  add('stud-fifth', 'stud, two hands on fifth street, exact', sweep, 'stud', FIFTH, {
    against: ['stud-fifth-enumerate'],
  });
  add('stud-fifth-enumerate', 'dealing every card', enumerate, 'stud', FIFTH);
  add('razz-third', 'razz, two hands on third street, exact', sweep, 'razz', third);
  add('stud8-third', 'stud hi/lo 8, third street, every outcome exact', sweep, 'stud8', third);
  add('stud8-fifth', 'stud hi/lo 8, fifth street, exact', sweep, 'stud8', FIFTH, {
    against: ['stud8-fifth-enumerate'],
  });
  add('stud8-fifth-enumerate', 'dealing every card', enumerate, 'stud8', FIFTH);
  if (!smoke) {
    add('studhilo-third', 'stud hi/lo without qualifier, third street, exact', sweep, 'studhilo', third);
    add('stud-three-fifth', 'stud, three hands on fifth street, exact', nest, 'stud', THREE, {
      against: ['stud-three-fifth-enumerate'],
    });
    add('stud-three-fifth-enumerate', 'dealing every card', enumerate, 'stud', THREE, { slow: true });
  }
  const sampled = { unit: 'M/s', work: DEALS };
  add('stud-sample', 'Monte Carlo deals, four stud hands on third street', sample, 'stud', THIRD, sampled);
  add('stud8-sample', 'the same, hi/lo 8', sample, 'stud8', THIRD, sampled);
  return measures;
}
