import type { SweepJob } from '../plan/job.ts';
import { type HandTally, outcomeKey, type Tally } from '../tally/tally.ts';
import type { Kernels } from './kernels.ts';

/** Lanes of a side in the kernel's memory; the layout stands in wasm/kernels/sweep-blocks.ts. */
const LANES = 91 * 16;

/** The lane of a hand whose higher card comes first. */
function laneOf(high: number, low: number): number {
  const rank = high >> 2;
  return ((rank * (rank + 1)) / 2 + (low >> 2)) * 16 + (high & 3) * 4 + (low & 3);
}

/** One seat of a sweep. */
interface Seat {
  readonly hands: Uint8Array;
  readonly weights: Uint16Array;
  readonly lanes: Uint16Array;
  /** The sum of weights: of all hands, of those with a card, of the hand of a lane. */
  readonly all: number;
  readonly byCard: Float64Array;
  readonly byLane: Uint32Array;
}

/** Runs a sweep of two ranges on this thread's kernels. */
export function runSweep(kernels: Kernels, job: SweepJob): Tally {
  const { board, dead, players, byHand } = job;
  const { buffer } = kernels.memory;
  const input = new Uint8Array(buffer, kernels.input(), board.length + dead.length);
  input.set(board);
  input.set(dead, board.length);
  const weights = new Uint32Array(buffer, kernels.sweepWeights(), 2 * LANES);
  const seats = job.seats.map(({ hands, weights: own }, side) => {
    return readSeat(hands, own, weights.subarray(side * LANES, (side + 1) * LANES));
  });
  kernels.sweepRanges(board.length, dead.length, byHand ? 2 : 1);
  const totals = new Float64Array(buffer, kernels.sweepTotals(), 4 * LANES);
  const live = 52 - board.length - dead.length;
  const first = handTally(seats[0], seats[1], totals.subarray(0, 2 * LANES), live, 5 - board.length);
  const tally: Tally = { players, pot: 'whole', outcomes: outcomesOf(seats[0], first) };
  if (!byHand) return tally;
  const second = handTally(seats[1], seats[0], totals.subarray(2 * LANES), live, 5 - board.length);
  return { ...tally, hands: [first, second] };
}

/** Writes the weights of a seat for the kernel. */
function readSeat(hands: Uint8Array, weights: Uint16Array, byLane: Uint32Array): Seat {
  const lanes = new Uint16Array(weights.length);
  const byCard = new Float64Array(52);
  let all = 0;
  byLane.fill(0);
  for (let i = 0; i < weights.length; i++) {
    const high = hands[i * 2];
    const low = hands[i * 2 + 1];
    const weight = weights[i];
    lanes[i] = laneOf(high, low);
    byLane[lanes[i]] = weight;
    byCard[high] += weight;
    byCard[low] += weight;
    all += weight;
  }
  return { hands, weights, lanes, all, byCard, byLane };
}

/** How many ways there are to draw `cards` cards, none to two, of `live`. */
function ways(live: number, cards: number): number {
  return cards === 0 ? 1 : cards === 1 ? live : (live * (live - 1)) / 2;
}

/**
 * How each hand of a seat fares. The kernel leaves what it won and what it did not lose, less the weight
 * that the other seat gives to the same hand, once for every board that the hand can see.
 */
function handTally(own: Seat, other: Seat, totals: Float64Array, live: number, toCome: number): HandTally {
  const count = own.weights.length;
  const tally = {
    win: new Float64Array(count),
    tie: new Float64Array(count),
    lose: new Float64Array(count),
    share: new Float64Array(count),
  };
  const boards = ways(live - 4, toCome);
  const ownBoards = ways(live - 2, toCome);
  for (let i = 0; i < count; i++) {
    const lane = own.lanes[i];
    const same = other.byLane[lane];
    const met = other.all - other.byCard[own.hands[i * 2]] - other.byCard[own.hands[i * 2 + 1]] + same;
    const win = totals[lane];
    const kept = totals[LANES + lane] + same * ownBoards;
    tally.win[i] = win;
    tally.tie[i] = kept - win;
    tally.lose[i] = met * boards - kept;
    tally.share[i] = 6 * win + 3 * (kept - win);
  }
  return tally;
}

/** Deals by winners, from how each hand of the first seat fares. */
function outcomesOf({ weights }: Seat, { win, tie, lose }: HandTally): Map<number, number> {
  const sums = [0, 0, 0];
  for (let i = 0; i < weights.length; i++) {
    sums[0] += weights[i] * win[i];
    sums[1] += weights[i] * lose[i];
    sums[2] += weights[i] * tie[i];
  }
  const outcomes = new Map<number, number>();
  sums.forEach((deals, i) => {
    if (deals > 0) outcomes.set(outcomeKey(i + 1), deals);
  });
  return outcomes;
}
