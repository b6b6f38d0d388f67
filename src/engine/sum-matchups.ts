import { MatchupCounts } from '../tally/matchup.ts';
import type { Tally } from '../tally/tally.ts';

/** The match-ups of a job. */
interface Matchups {
  readonly weights: Float64Array;
  /** Where each is to be told apart, the place of the first. */
  readonly each?: number | undefined;
}

/** Adds up what comes of each match-up of a job, by its weight. `count` says how many deals end in which outcome. */
export function sumMatchups(
  { weights, each }: Matchups,
  kind: Omit<Tally, 'outcomes'>,
  count: (
    matchup: number,
  ) => ReadonlyMap<number, number> | readonly (readonly [key: number, deals: number])[],
): Tally {
  const outcomes = new Map<number, number>();
  const counts = each === undefined ? null : new MatchupCounts(kind.players, weights.length);
  for (let i = 0; i < weights.length; i++) {
    const counted = count(i);
    for (const [key, deals] of counted) outcomes.set(key, (outcomes.get(key) ?? 0) + deals * weights[i]);
    counts?.write(i, { ...kind, outcomes: new Map(counted) });
  }
  const tally = { ...kind, outcomes };
  return counts === null ? tally : { ...tally, matchups: new Map([[each as number, counts.counts]]) };
}
