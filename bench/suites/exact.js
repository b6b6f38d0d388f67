import assert from 'node:assert/strict';
import { deal, freshKernels, kernels, planOf, runJob } from '../kernels.js';

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
  kernels.countMultisets(players, 0, 0);
  assert.deepEqual(outcomes(kernels, players), expected, `countMultisets on ${hands}`);
  deal(kernels, hands);
  kernels.countPreflop(players, 0);
  assert.deepEqual(outcomes(kernels, players), expected, `countPreflop on ${hands}`);
}

/** The match-ups of every hand against every hand. */
function allMatchups() {
  const { jobs } = planOf('random vs random', { method: 'exact' });
  const hands = jobs.flatMap((job) => [...job.hands]);
  assert.equal(hands.length / 4, MATCHUPS);
  const some = [];
  for (let i = 0; i < MATCHUPS; i += STRIDE) some.push(Uint8Array.from(hands.slice(i * 4, i * 4 + 4)));
  return { jobs, some };
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
        run: () => kernels.countMultisets(players, 0, 0),
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
  const { jobs, some } = allMatchups();
  const share = some.length / MATCHUPS;
  const input = () => new Uint8Array(kernels.memory.buffer, kernels.input(), 4);
  measures.push(
    {
      id: 'all-matchups',
      name: 'all 47,008 match-ups',
      unit: 'ms',
      slow: true,
      against: smoke ? ['all-multisets'] : ['all-multisets', 'all-enumerate'],
      run: () => {
        for (const job of jobs) runJob(kernels, job);
      },
    },
    {
      id: 'all-multisets',
      name: 'plain counting (of every 188th, scaled up)',
      unit: 'ms',
      work: share,
      slow: true,
      run: () => {
        for (const hands of some) {
          input().set(hands);
          kernels.countMultisets(2, 0, 0);
        }
      },
    },
  );
  if (!smoke) {
    const fewer = some.filter((_, i) => i % 10 === 0);
    measures.push({
      id: 'all-enumerate',
      name: 'enumeration (of every 1,880th, scaled up)',
      unit: 'ms',
      work: fewer.length / MATCHUPS,
      slow: true,
      run: () => {
        for (const hands of fewer) {
          input().set(hands);
          kernels.enumerate(2, 0, 0, 0, 52);
        }
      },
    });
  }
  return measures;
}
