import type { Query } from '../query/query.ts';
import type { SweepJob } from './job.ts';
import { commonDivisor } from './matchups.ts';
import { sweepCost } from './work.ts';

type Range = Query['players'][number];

/** Whether the ranges of a query can be swept on its board: hold'em for the high hand, a flop or more. */
export function canSweep({ game, players, board }: Query): boolean {
  return (
    players.length === 2 &&
    board.length >= 3 &&
    game.hole === 2 &&
    game.use === 'any' &&
    game.deck === 'full' &&
    game.high === 'standard' &&
    game.low === null &&
    players.every((range) => range.partial === undefined)
  );
}

/** How many ways there are to draw `cards` cards of `live`. */
function ways(live: number, cards: number): number {
  let count = 1;
  for (let i = 0; i < cards; i++) count = (count * (live - i)) / (i + 1);
  return count;
}

/** Steps to sweep a query. */
export function sweepWork({ board, dead, players }: Query): number {
  const boards = ways(52 - board.length - dead.length, 5 - board.length);
  const suits = [0, 0, 0, 0];
  for (const card of board) suits[card & 3]++;
  const classes = new Set(players.flatMap(rankPairs));
  return sweepCost(boards, classes.size, Math.max(...suits));
}

/** The pairs of ranks that the hands of a range have. */
function rankPairs({ hands, count }: Range): number[] {
  return Array.from({ length: count }, (_, i) => (hands[i * 2] >> 2) * 13 + (hands[i * 2 + 1] >> 2));
}

/** Hands of two ranges that can be dealt together: how many pairs, and their products of weights (divided like those of match-ups). */
export function compatible(players: readonly Range[]): { pairs: number; weight: number } {
  const [a, b] = players;
  return {
    pairs: sumOfProducts(
      a,
      () => 1,
      b,
      () => 1,
    ),
    weight: sumOfProducts(a, scaled(a), b, scaled(b)),
  };
}

/** A range's weights, divided by what they have in common. */
function scaled(range: Range): (hand: number) => number {
  const divisor = commonDivisor(range.weights);
  return (hand) => range.weights[hand] / divisor;
}

/** The sum of products of weights over pairs of hands that share no card: all, less those that share one, and once more those that share both. */
function sumOfProducts(
  a: Range,
  weightA: (hand: number) => number,
  b: Range,
  weightB: (hand: number) => number,
): number {
  const byCard = new Float64Array(52);
  const byHand = new Float64Array(52 * 52);
  let all = 0;
  for (let i = 0; i < b.count; i++) {
    const [high, low] = b.hands.subarray(i * 2, i * 2 + 2);
    const weight = weightB(i);
    all += weight;
    byCard[high] += weight;
    byCard[low] += weight;
    byHand[high * 52 + low] += weight;
  }
  let sum = 0;
  for (let i = 0; i < a.count; i++) {
    const [high, low] = a.hands.subarray(i * 2, i * 2 + 2);
    sum += weightA(i) * (all - byCard[high] - byCard[low] + byHand[high * 52 + low]);
  }
  return sum;
}

/** The job that sweeps a query. */
export function sweepJob(query: Query, plan: string, work: number, byHand: boolean): SweepJob {
  return {
    kind: 'sweep',
    index: 0,
    plan,
    board: query.board,
    dead: query.dead,
    players: query.players.length,
    work,
    seats: query.players.map(({ hands, weights }) => {
      const divisor = commonDivisor(weights);
      return { hands, weights: weights.map((weight) => weight / divisor) };
    }),
    byHand,
  };
}
