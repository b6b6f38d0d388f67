import { equity } from '../../dist/index.js';
import { winningOddsForTable } from '../peers.js';
import { plainSampler } from '../plain-sampler.js';

const FIXED = ['AsKs', 'QhQd', '7c6c', 'JdTd', '9h8s', '2s2d'];
const RANGES = ['TT+,AQs+,AKo:0.5', '22-99,ATs-AJs,KQs', '76s-T9s,A2s-A5s,KJo+'];
const RANDOM = Array.from({ length: 6 }, () => 'random');

/** Deals a call: under the time after which the library lets others have a turn. */
const TRIALS = 16_384 * 8;

/** Samples by the library on this thread, other deals at each call. @param {readonly string[]} hands */
function sampler(hands) {
  const query = hands.join(' vs ');
  let seed = 1;
  return () => equity(query, { method: 'sample', trials: TRIALS, seed: seed++, threads: 1 });
}

/** @param {{ smoke: boolean }} settings @returns {import('../rounds.js').Measure[]} */
export function sampledMeasures({ smoke }) {
  const few = smoke ? 2_000 : 20_000;
  const sampled = (id, name, hands) => [
    {
      id,
      name: `Monte Carlo deals, ${name}`,
      unit: 'M/s',
      work: TRIALS,
      against: [`${id}-plain`, ...(hands === RANGES ? [] : [`${id}-table`])],
      run: sampler(hands),
    },
    {
      id: `${id}-plain`,
      name: 'a plain sampler on poker-evaluator',
      unit: 'M/s',
      work: few,
      run: plainSampler(hands, few),
    },
  ];
  /** Its own sampler takes known and unknown hands. */
  const table = (id, hands) => ({
    id: `${id}-table`,
    name: 'winningOddsForTable of poker-evaluator',
    unit: 'M/s',
    work: few,
    run: () => winningOddsForTable(hands, [], hands.length, few),
  });
  return [
    ...sampled('sample-fixed', 'six fixed hands', FIXED),
    table(
      'sample-fixed',
      FIXED.map((hand) => hand.match(/../g) ?? []),
    ),
    ...sampled('sample-ranges', 'three ranges', RANGES),
    ...sampled('sample-random', 'six random hands', RANDOM),
    table(
      'sample-random',
      RANDOM.map(() => []),
    ),
  ];
}
