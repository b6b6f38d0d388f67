import { equity } from '../../dist/index.js';
import { winningOddsForTable } from '../peers.js';
import { plainSampler } from '../plain-sampler.js';

const FIXED = ['AsKs', 'QhQd', '7c6c', 'JdTd', '9h8s', '2s2d'];
const RANGES = ['TT+,AQs+,AKo:0.5', '22-99,ATs-AJs,KQs', '76s-T9s,A2s-A5s,KJo+'];
const RANDOM = Array.from({ length: 6 }, () => 'random');

const OMAHA = ['AsAhKsKh', 'JdTd9c8c', '7s6s5h4h'];
const OMAHA_RANGES = ['AA', 'KK,QQ', '[5-J][5-J][5-J][5-J]'];
const OMAHA_UNKNOWN = ['AsAhKsKh', 'random', 'random'];

/** Deals a call of the library: several jobs. */
const TRIALS = 16_384 * 64;
/** Deals a call of the slow ones: a few milliseconds' worth, so that the median call is undisturbed. */
const FEW = 500;

/**
 * Samples by the library on this thread, other deals at each call. Timed from the end of the first job to
 * the end of the last: planning, which comes before, is no matter of deals.
 *
 * @param {readonly string[]} hands
 * @param {string} [game]
 */
function sampler(hands, game) {
  const query = hands.join(' vs ');
  let seed = 1;
  return async () => {
    /** @type {{ at: number, fraction: number }[]} */
    const parts = [];
    const onProgress = ({ fraction }) => parts.push({ at: performance.now(), fraction });
    await equity(query, { game, method: 'sample', trials: TRIALS, seed: seed++, threads: 1, onProgress });
    const [first, last] = [parts[0], parts[parts.length - 1]];
    return { overriddenDuration: (last.at - first.at) / (last.fraction - first.fraction) };
  };
}

/** @returns {import('../rounds.js').Measure[]} */
export function sampledMeasures() {
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
      work: FEW,
      run: plainSampler(hands, FEW),
    },
  ];
  const omaha = (id, name, hands) => ({
    id,
    name: `Monte Carlo Omaha, ${name}`,
    unit: 'M/s',
    work: TRIALS,
    against: ['sample-fixed'],
    run: sampler(hands, 'omaha'),
  });
  /** Its own sampler takes known and unknown hands. */
  const table = (id, hands) => ({
    id: `${id}-table`,
    name: 'winningOddsForTable of poker-evaluator',
    unit: 'M/s',
    work: FEW,
    run: () => winningOddsForTable(hands, [], hands.length, FEW),
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
    omaha('sample-omaha', 'three fixed hands', OMAHA),
    omaha('sample-omaha-ranges', 'three ranges', OMAHA_RANGES),
    omaha('sample-omaha-random', 'one hand and two unknown ones', OMAHA_UNKNOWN),
  ];
}
