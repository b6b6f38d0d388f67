import { sampler } from '../kernels.js';
import { winningOddsForTable } from '../peers.js';
import { plainSampler } from '../plain-sampler.js';

const FIXED = ['AsKs', 'QhQd', '7c6c', 'JdTd', '9h8s', '2s2d'];
const RANGES = ['TT+,AQs+,AKo:0.5', '22-99,ATs-AJs,KQs', '76s-T9s,A2s-A5s,KJo+'];
const RANDOM = Array.from({ length: 6 }, () => 'random');

/** @param {{ smoke: boolean }} settings @returns {import('../rounds.js').Measure[]} */
export function sampledMeasures({ smoke }) {
  const trials = smoke ? 65_536 : 16_384 * 32;
  const few = smoke ? 2_000 : 20_000;
  const sampled = (id, name, hands) => [
    {
      id,
      name: `Monte Carlo deals, ${name}`,
      unit: 'M/s',
      work: trials,
      against: [`${id}-plain`, ...(hands === RANGES ? [] : [`${id}-table`])],
      run: sampler(hands.join(' vs '), trials),
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
