import assert from 'node:assert/strict';
import { deal, freshKernels, kernels } from '../kernels.js';
import { distinctMatchups } from '../matchups.js';

/** Fixed hands, by the number of players. */
const DEALS = {
  headsup: 'AsKs QhQd',
  three: 'AsKs QhQd 7c6c',
  six: 'AsKs QhQd 7c6c JdTd 9h8s 2s2d',
  nine: 'AsKs QhQd 7c6c JdTd 9h8s 2s2d Ah5h KcTs 4c4d',
};
const WORDS = {
  headsup: 'two fixed hands',
  three: '3 fixed hands',
  six: '6 fixed hands',
  nine: '9 fixed hands',
};

/** Distinct hold'em match-ups up to suits. */
const MATCHUPS = 47_008;
/** The plain kernels are timed on one match-up of so many. */
const STRIDE = 188;

/** The outcomes that a kernel has left: deals by set of winners. @param {typeof kernels} target @param {number} players */
function outcomes(target, players) {
  return [...new BigUint64Array(target.memory.buffer, target.outcomes(), 1 << players)];
}

/** The same question by the three kernels must get the same answer. @param {string} hands */
function checkKernels(hands) {
  const players = deal(kernels, hands);
  kernels.enumerate(players, 0, 0, 0, 52);
  const expected = outcomes(kernels, players);
  deal(kernels, hands);
  kernels.countMultisets(players, 0, 0, 0);
  assert.deepEqual(outcomes(kernels, players), expected, `countMultisets on ${hands}`);
  deal(kernels, hands);
  kernels.countPreflop(players, 0);
  assert.deepEqual(outcomes(kernels, players), expected, `countPreflop on ${hands}`);
}

/**
 * A call of a kernel on every `stride`th match-up.
 *
 * @param {Uint8Array} matchups
 * @param {number} stride
 * @param {() => void} kernel
 */
function overMatchups(matchups, stride, kernel) {
  return () => {
    const input = new Uint8Array(kernels.memory.buffer, kernels.input(), 4);
    for (let at = 0; at < matchups.length; at += 4 * stride) {
      input.set(matchups.subarray(at, at + 4));
      kernel();
    }
  };
}

/** @param {{ smoke: boolean }} settings @returns {Promise<import('../rounds.js').Measure[]>} */
export async function exactMeasures({ smoke }) {
  for (const hands of Object.values(DEALS)) checkKernels(hands);
  /** @type {import('../rounds.js').Measure[]} */
  const measures = [];
  for (const size of smoke ? ['headsup', 'six'] : Object.keys(DEALS)) {
    const hands = DEALS[size];
    const players = deal(kernels, hands);
    // The optimised code is there before the clock starts, whatever the tables hold.
    for (let i = 0; i < 2000; i++) kernels.countPreflop(players, 0);
    let fresh = kernels;
    const against = [`${size}-multisets`, `${size}-enumerate`];
    measures.push(
      {
        id: `${size}-cold`,
        name: `${WORDS[size]}, exact, tables cold`,
        unit: 'ms',
        against,
        calls: 15,
        slow: true,
        before: async () => {
          fresh = await freshKernels();
          // Touches the memory that every question needs, and tables that this one does not.
          fresh.countPreflop(deal(fresh, '3c3d 3h3s'), 0);
          deal(fresh, hands);
        },
        run: () => fresh.countPreflop(players, 0),
      },
      {
        id: `${size}-warm`,
        name: `${WORDS[size]}, exact, tables warm`,
        unit: 'ms',
        against,
        before: () => deal(kernels, hands),
        run: () => kernels.countPreflop(players, 0),
      },
      {
        id: `${size}-multisets`,
        name: 'plain counting',
        unit: 'ms',
        before: () => deal(kernels, hands),
        run: () => kernels.countMultisets(players, 0, 0, 0),
      },
      {
        id: `${size}-enumerate`,
        name: 'enumeration',
        unit: 'ms',
        slow: true,
        before: () => deal(kernels, hands),
        run: () => kernels.enumerate(players, 0, 0, 0, 52),
      },
    );
  }
  const matchups = distinctMatchups();
  assert.equal(matchups.length / 4, MATCHUPS);
  measures.push(
    {
      id: 'all-matchups',
      name: 'all 47,008 match-ups',
      unit: 'ms',
      slow: true,
      against: smoke ? ['all-multisets'] : ['all-multisets', 'all-enumerate'],
      run: overMatchups(matchups, 1, () => kernels.countPreflop(2, 0)),
    },
    {
      id: 'all-multisets',
      name: `plain counting (of every ${STRIDE}th, scaled up)`,
      unit: 'ms',
      work: Math.ceil(MATCHUPS / STRIDE) / MATCHUPS,
      slow: true,
      run: overMatchups(matchups, STRIDE, () => kernels.countMultisets(2, 0, 0, 0)),
    },
  );
  if (!smoke) {
    const stride = STRIDE * 10;
    measures.push({
      id: 'all-enumerate',
      name: `enumeration (of every ${stride.toLocaleString('en-US')}th, scaled up)`,
      unit: 'ms',
      work: Math.ceil(MATCHUPS / stride) / MATCHUPS,
      slow: true,
      run: overMatchups(matchups, stride, () => kernels.enumerate(2, 0, 0, 0, 52)),
    });
  }
  return measures;
}
