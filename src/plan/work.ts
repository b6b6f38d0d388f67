/**
 * The cost model. Work is counted in steps of about a nanosecond on one thread of a plain server core;
 * it depends on the question alone, never on the clock, so that the same question always gets the same
 * method.
 */

/** Exact work up to this many steps is done exactly unless told otherwise: about two seconds. */
export const EXACT_BUDGET = 2e9;

/** The most match-ups that are ever expanded from ranges, before equal ones are merged, and the most hands looked at for it. */
export const MOST_MATCHUPS = 20_000_000;
export const MOST_LOOKS = 2_000_000_000;

/** Work up to this many steps runs on the calling thread: a pool takes about 150 ms to give its first answer. */
export const INLINE_WORK = 4e8;

/** The work of a job on the calling thread (which must stay responsive) and on a pool. */
export const INLINE_JOB_WORK = 1e7;
export const POOL_JOB_WORK = 5e7;

/** Steps to look at one hand beside those chosen. */
export const LOOK_COST = 3;

/** Steps to expand one combination of hands into a match-up. */
export const EXPAND_COST = 100;

/** Steps to count one match-up of two players by multisets, by cards to come before all five. */
const COUNT_COST = [400, 800, 2_500, 15_000, 70_000] as const;

/** Steps to count one match-up of fixed hands exactly. */
export function countCost(players: number, cardsToCome: number): number {
  if (cardsToCome < 5) return COUNT_COST[cardsToCome] * (0.5 + players / 4);
  return players === 2 ? 15_000 : 20_000 * players - 10_000;
}

/** Steps to count one match-up of a split pot, by cards to come. */
const SPLIT_COST = [800, 1_500, 5_000, 40_000, 170_000, 300_000] as const;

/** Steps to count one match-up of fixed hands with its lows exactly. */
export function countSplitCost(players: number, cardsToCome: number): number {
  return SPLIT_COST[cardsToCome] * (0.5 + players / 4);
}

/**
 * Steps to sweep two ranges: for each of the boards that can come, what a board takes and what each of the
 * `blocks` pairs of ranks takes. Where a flush is near on many boards (`suited` cards of one suit are out)
 * the hands that make it are met one by one.
 */
export function sweepCost(boards: number, blocks: number, suited: number): number {
  const flushes = suited >= 3 ? 5000 : suited === 2 ? 600 : 100;
  return 20_000 + boards * (500 + 25 * blocks + (flushes * blocks) / 91);
}

/** Steps to sweep three ranges of so many hands together: each of them meets the pairs of the two others. */
export function sweepThreeCost(boards: number, hands: number, smallWeights: boolean): number {
  return 200_000 + boards * (5000 + hands * (smallWeights ? 130 : 220));
}

/** Steps to deal and evaluate one board card by card. */
export function enumerateCost(players: number): number {
  return 4 + 5 * players;
}

/** Steps to draw a hand of a range once more. */
export const DRAW_COST = 3;

/** Steps to draw a hand by a tree: mostly waiting for memory. */
export const TREE_DRAW_COST = 60;

/** The most steps that finding one deal of hands that fit together may take: about ten seconds. */
export const MOST_DEAL_WORK = 1e10;

/** Steps of one random deal: `ranged` seats draw from a range, `random` seats from the deck. */
export function sampleCost(players: number, ranged: number, random: number): number {
  return 5 + 3.5 * players + 7 * ranged + 7 * random;
}
