import { choose } from '../cards/choose.ts';
import type { Query } from '../query/query.ts';
import { boardParts } from './board-parts.ts';
import { reducedWeights } from './combinations.ts';
import type { SweepJob } from './job.ts';
import { sweepCost, sweepThreeCost } from './work.ts';

type Range = Query['players'][number];

/** Whether the ranges of a query can be swept on its board: hold'em for the high hand, a flop or more. */
export function canSweep({ game, players, board }: Query): boolean {
  return (
    (players.length === 2 || players.length === 3) &&
    board.length >= 3 &&
    game.hole === 2 &&
    game.use === 'any' &&
    game.deck === 'full' &&
    game.high === 'standard' &&
    game.low === null &&
    players.every((range) => range.partial === undefined)
  );
}

/** Steps to sweep a query. */
export function sweepWork(query: Query): number {
  const { board, dead, players } = query;
  const boards = choose(52 - board.length - dead.length, 5 - board.length);
  if (players.length === 3) {
    const hands = players.reduce((sum, range) => sum + range.count, 0);
    return sweepThreeCost(boards, hands, hasSmallWeights(query));
  }
  const suits = [0, 0, 0, 0];
  for (const card of board) suits[card & 3]++;
  const classes = new Set(players.flatMap(rankPairs));
  return sweepCost(boards, classes.size, Math.max(...suits));
}

/** The greatest weight that sums of 16 bits can do with: 52 products of them must fit 32 bits. */
const MOST_SMALL_WEIGHT = 146;

function hasSmallWeights({ players }: Query): boolean {
  return players.every(({ weights }) =>
    reducedWeights(weights).every((weight) => weight <= MOST_SMALL_WEIGHT),
  );
}

/** The pairs of ranks that the hands of a range have. */
function rankPairs({ hands, count }: Range): number[] {
  return Array.from({ length: count }, (_, i) => (hands[i * 2] >> 2) * 13 + (hands[i * 2 + 1] >> 2));
}

/** Hands of two or three ranges that can be dealt together: how many, and their products of weights (divided like those of match-ups). */
export function compatible(players: readonly Range[]): { count: number; weight: number } {
  const ones = players.map((range) => new RangeSums(range, () => 1));
  const weighed = players.map((range) => {
    const weights = reducedWeights(range.weights);
    return new RangeSums(range, (hand) => weights[hand]);
  });
  return { count: sumOfProducts(ones), weight: sumOfProducts(weighed) };
}

/** The weights of a range summed up by card and by pair of cards. */
class RangeSums {
  readonly range: Range;
  readonly weightOf: (hand: number) => number;
  readonly byCard = new Float64Array(52);
  /** By two cards in either order. */
  readonly byHand = new Float64Array(52 * 52);
  all = 0;

  constructor(range: Range, weightOf: (hand: number) => number) {
    this.range = range;
    this.weightOf = weightOf;
    for (let i = 0; i < range.count; i++) {
      const [high, low] = range.hands.subarray(i * 2, i * 2 + 2);
      const weight = weightOf(i);
      this.all += weight;
      this.byCard[high] += weight;
      this.byCard[low] += weight;
      this.byHand[high * 52 + low] += weight;
      this.byHand[low * 52 + high] += weight;
    }
  }

  /** The weight of hands that share no card with a hand. */
  beside(a: number, b: number): number {
    return this.all - this.byCard[a] - this.byCard[b] + this.byHand[a * 52 + b];
  }

  /** The weight of hands that hold a card and none of a hand. */
  holding(card: number, a: number, b: number): number {
    return this.byCard[card] - this.byHand[a * 52 + card] - this.byHand[b * 52 + card];
  }
}

/** The sum of products of weights over hands, one of each range, that share no card. */
function sumOfProducts([first, second, third]: readonly RangeSums[]): number {
  const { range, weightOf } = first;
  const shared = third === undefined ? null : productSums(second, third);
  let sum = 0;
  for (let i = 0; i < range.count; i++) {
    const [a, b] = range.hands.subarray(i * 2, i * 2 + 2);
    let beside = second.beside(a, b);
    if (third !== undefined && shared !== null) {
      // All pairs, less those that share a card, and once more those that share both.
      beside = beside * third.beside(a, b) + shared.beside(a, b);
      for (let card = 0; card < 52; card++) {
        if (card !== a && card !== b) beside -= second.holding(card, a, b) * third.holding(card, a, b);
      }
    }
    sum += weightOf(i) * beside;
  }
  return sum;
}

/** The hands of two ranges, each weighing the product of its weights in both. */
function productSums(a: RangeSums, b: RangeSums): RangeSums {
  const { hands } = a.range;
  return new RangeSums(a.range, (i) => a.weightOf(i) * b.byHand[hands[i * 2] * 52 + hands[i * 2 + 1]]);
}

/** The jobs that sweep a query, each of about `jobWork` steps. */
export function sweepJobs(
  query: Query,
  plan: string,
  work: number,
  byHand: boolean,
  jobWork: number,
): SweepJob[] {
  const { board, dead, players } = query;
  const live = 52 - board.length - dead.length;
  const job = (index: number, from: number, to: number, share: number): SweepJob => ({
    kind: 'sweep',
    index,
    plan,
    board,
    dead,
    players: players.length,
    work: work * share,
    seats: players.map(({ hands, weights }) => ({ hands, weights: reducedWeights(weights) })),
    smallWeights: hasSmallWeights(query),
    from,
    to,
    byHand,
  });
  const toCome = 5 - board.length;
  // Two ranges are swept at a stroke: it takes a few milliseconds at most.
  if (players.length === 2 || toCome === 0) return [job(0, 0, live, 1)];
  return boardParts(live, toCome, jobWork / work).map(({ from, to, share }, index) =>
    job(index, from, to, share),
  );
}
