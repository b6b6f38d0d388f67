import { choose } from '../cards/choose.ts';
import type { Query } from '../query/query.ts';
import { type BoardPart, boardParts } from './board-parts.ts';
import { reducedWeights } from './combinations.ts';
import { listHands } from './completions.ts';
import { planHash } from './hash.ts';
import type { OmahaRangesJob } from './job.ts';
import { type ExactPlan, exactReason } from './plan.ts';
import { SubsetSums } from './subset-sums.ts';
import { INLINE_JOB_WORK, INLINE_WORK, POOL_JOB_WORK } from './work.ts';

type Range = Query['players'][number];

/** A range as the sweep takes it: every hand, each from its highest card to its lowest, and weights without what they have in common. */
interface Listed {
  readonly hands: Uint8Array;
  readonly weights: Uint16Array;
  readonly width: number;
}

/** The most hands of a player with unknown cards that are listed: all that a flop leaves of four cards. */
const MOST_LISTED = 220_000;

/** Sums of weights must fit 31 bits. */
const MOST_WEIGHT = 2 ** 31 - 1;

/** Bytes of sums' addresses beyond which they no longer stay in the cache, and what updating them costs then. */
const CACHED_BYTES = 4e6;
const UNCACHED = 4;

/** Steps to meet the hands seen, by subset of a hand: in all, or also by their lows. */
const MEET = 0.75;
const MEET_BY_LOW = 3.5;

/** Whether the ranges of a query can be swept on its board: two Omaha ranges, a flop or more. */
export function canSweepOmaha(query: Query): boolean {
  const { game, players, board, secondBoard, runTwice, contenders } = query;
  return (
    players.length === 2 &&
    board.length >= 3 &&
    game.use === 'two' &&
    game.deck === 'full' &&
    game.high === 'standard' &&
    (game.low === null || game.low === 'eight') &&
    !secondBoard &&
    runTwice !== true &&
    contenders === undefined &&
    players.every((range) => countOf(query, range) <= MOST_LISTED) &&
    players.every((range) => totalWeight(range) <= MOST_WEIGHT)
  );
}

function isSplit({ game }: Query): boolean {
  return game.low !== null;
}

/** How many hands a player may hold. */
function countOf(query: Query, { partial, count }: Range): number {
  if (partial === undefined) return count;
  return choose(liveOf(query) - partial.cards.length, partial.unknown);
}

function totalWeight({ weights }: Range): number {
  return reducedWeights(weights).reduce((sum, weight) => sum + weight, 0);
}

/** Cards that are neither on the board nor dead. */
function liveOf({ board, dead }: Query): number {
  return 52 - board.length - dead.length;
}

/** Steps to prepare a sweep, and to sweep all boards. */
function costs(query: Query, byHand: boolean): { prepare: number; sweep: number } {
  const { hole } = query.game;
  const counts = query.players.map((range) => countOf(query, range));
  const [few, many] = [Math.min(...counts), Math.max(...counts)];
  const subsets = 2 ** hole;
  const put = subsets * 0.45;
  const meet = subsets * (isSplit(query) ? MEET_BY_LOW : MEET);
  const uncached = many * subsets * 3 > CACHED_BYTES ? UNCACHED : 1;
  const sort = (few + many) * (6 + ((hole * (hole - 1)) / 2) * (isSplit(query) ? 2 : 1));
  const once = many * put * uncached + few * meet;
  const other = byHand ? (few * put + many * meet) * uncached : 0;
  const boards = choose(liveOf(query), 5 - query.board.length);
  return { prepare: (few + many) * subsets * 20, sweep: boards * (5_000 + sort + once + other) };
}

/** Steps to sweep a query. */
export function omahaSweepWork(query: Query, byHand: boolean): number {
  const { prepare, sweep } = costs(query, byHand);
  return prepare + sweep;
}

/** Plans the sweep of a query. */
export function planOmahaSweep(query: Query, forced: boolean, byHand: boolean): ExactPlan {
  const hash = planHash(query, 'omaha-ranges', byHand ? 'by hand' : '');
  const { prepare, sweep } = costs(query, byHand);
  const inline = prepare + sweep <= INLINE_WORK;
  const seats = query.players.map((range) => listed(query, range));
  const { count, weight } = compatible(seats);
  // Every job prepares again: let that be a small part of it.
  const jobWork = Math.max(inline ? INLINE_JOB_WORK : POOL_JOB_WORK, 8 * prepare);
  const jobs = cut(query, jobWork / sweep).map(
    ({ from, to, share }, index): OmahaRangesJob => ({
      kind: 'omaha-ranges',
      index,
      plan: hash,
      board: query.board,
      dead: query.dead,
      players: 2,
      work: prepare + sweep * share,
      rules: { hole: query.game.hole, two: true, split: isSplit(query) },
      seats,
      from,
      to,
      byHand,
    }),
  );
  const work = jobs.reduce((sum, job) => sum + job.work, 0);
  const boards = choose(liveOf(query) - 2 * query.game.hole, 5 - query.board.length);
  return {
    method: 'exact',
    kernel: 'sweep',
    hash,
    players: 2,
    pot: isSplit(query) ? 'split' : 'whole',
    reason: exactReason(forced, work),
    work,
    inline,
    matchups: count,
    byMatchup: null,
    deals: weight * boards,
    jobs,
  };
}

/** The boards in parts of about a `share` of them; a board that is complete is one. */
function cut(query: Query, share: number): readonly BoardPart[] {
  const toCome = 5 - query.board.length;
  return toCome === 0 ? [{ from: 0, to: 1, share: 1 }] : boardParts(liveOf(query), toCome, share);
}

function listed({ game, board, dead }: Query, range: Range): Listed {
  const { hands, weights, width } = listHands(range, game.hole, [...board, ...dead]);
  return { hands, weights: reducedWeights(weights), width };
}

/** Hands of two ranges that can be dealt together: how many, and their products of weights. */
function compatible(seats: readonly Listed[]): { count: number; weight: number } {
  const [few, many] = [...seats].sort((a, b) => a.weights.length - b.weights.length);
  const ones = new SubsetSums(many, () => 1);
  const equal = seats.every(({ weights }) => weights.every((weight) => weight === 1));
  const weighed = equal ? ones : new SubsetSums(many, (hand) => many.weights[hand]);
  let count = 0;
  let weight = 0;
  for (let hand = 0; hand < few.weights.length; hand++) {
    const beside = ones.beside(few.hands, hand);
    count += beside;
    weight += few.weights[hand] * (equal ? beside : weighed.beside(few.hands, hand));
  }
  return { count, weight };
}
