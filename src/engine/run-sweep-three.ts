import type { SweepJob } from '../plan/job.ts';
import { type HandTally, outcomeKey, type Tally } from '../tally/tally.ts';
import type { Kernels } from './kernels.ts';

/** Bytes of a hand in the kernel's memory; the layout stands in wasm/kernels/sweep-three.ts. */
const HAND_BYTES = 16;

/** Figures that the kernel leaves for a hand, by seat: won, tied with the next seat, with the last, with both. */
const FIGURES = 4;

/** Runs a sweep of three ranges on this thread's kernels. */
export function runSweepThree(kernels: Kernels, job: SweepJob): Tally {
  const { board, dead, players, from, to, byHand, smallWeights } = job;
  const places = writeHands(kernels, job);
  const input = new Uint8Array(kernels.memory.buffer, kernels.input(), board.length + dead.length);
  input.set(board);
  input.set(dead, board.length);
  const count = places.size;
  const small = smallWeights ? 1 : 0;
  kernels.sweepThree(count, board.length, dead.length, from, to, small);
  const results = new Float64Array(kernels.memory.buffer, kernels.sweepThreeResults(), count * 3 * FIGURES);
  const tally: Tally = { players, pot: 'whole', outcomes: outcomesOf(job, places, results) };
  if (!byHand) return tally;
  const hands = job.seats.map((_, seat) => handTally(job, seat, places, results));
  // Lost is what is left of all deals: the first job counts those of every job.
  if (from === 0) {
    kernels.sweepThreeMet(count, small);
    const boards = ways(52 - board.length - dead.length - 6, 5 - board.length);
    hands.forEach(({ lose }, seat) => {
      addMet(lose, job, seat, places, results, boards);
    });
  }
  return { ...tally, hands };
}

/** Writes the hands that any seat may hold, with each seat's weight; returns the place of each, by its cards. */
function writeHands(kernels: Kernels, job: SweepJob): Map<number, number> {
  const view = new DataView(kernels.memory.buffer, kernels.sweepThreeHands(), 1326 * HAND_BYTES);
  const places = new Map<number, number>();
  job.seats.forEach(({ hands, weights }, seat) => {
    for (let i = 0; i < weights.length; i++) {
      const key = keyOf(hands, i);
      let place = places.get(key);
      if (place === undefined) {
        place = places.size;
        places.set(key, place);
        const at = place * HAND_BYTES;
        view.setUint8(at, hands[i * 2]);
        view.setUint8(at + 1, hands[i * 2 + 1]);
        for (let other = 0; other < 3; other++) view.setUint32(at + 4 + other * 4, 0, true);
      }
      view.setUint32(place * HAND_BYTES + 4 + seat * 4, weights[i], true);
    }
  });
  return places;
}

function keyOf(hands: Uint8Array, hand: number): number {
  return hands[hand * 2] * 52 + hands[hand * 2 + 1];
}

/** Where the figures of each hand of a seat start. */
function* figuresOf(job: SweepJob, seat: number, places: ReadonlyMap<number, number>) {
  const { hands, weights } = job.seats[seat];
  for (let i = 0; i < weights.length; i++) {
    const place = places.get(keyOf(hands, i)) as number;
    yield { hand: i, weight: weights[i], at: (place * 3 + seat) * FIGURES };
  }
}

/** Deals by winners. Ties of two seats are told by the first of them. */
function outcomesOf(job: SweepJob, places: ReadonlyMap<number, number>, results: Float64Array) {
  const outcomes = new Map<number, number>();
  const count = (seats: number, deals: number) => {
    if (deals > 0) outcomes.set(outcomeKey(seats), deals);
  };
  const sums = job.seats.map((_, seat) => {
    const sum = [0, 0, 0, 0];
    for (const { weight, at } of figuresOf(job, seat, places)) {
      for (let figure = 0; figure < FIGURES; figure++) sum[figure] += weight * results[at + figure];
    }
    return sum;
  });
  sums.forEach(([win], seat) => {
    count(1 << seat, win);
  });
  count(0b011, sums[0][1]);
  count(0b101, sums[0][2]);
  count(0b110, sums[1][1]);
  count(0b111, sums[0][3]);
  return outcomes;
}

/** How each hand of a seat fares; `lose` is short of all deals it is held in. */
function handTally(
  job: SweepJob,
  seat: number,
  places: ReadonlyMap<number, number>,
  results: Float64Array,
): HandTally {
  const make = () => new Float64Array(job.seats[seat].weights.length);
  const tally = { win: make(), tie: make(), lose: make(), share: make() };
  for (const { hand, at } of figuresOf(job, seat, places)) {
    const [win, next, last, both] = results.subarray(at, at + FIGURES);
    tally.win[hand] = win;
    tally.tie[hand] = next + last + both;
    tally.lose[hand] = -(win + next + last + both);
    tally.share[hand] = 6 * win + 3 * (next + last) + 2 * both;
  }
  return tally;
}

/** Adds all deals that each hand of a seat is held in. */
function addMet(
  lose: Float64Array,
  job: SweepJob,
  seat: number,
  places: ReadonlyMap<number, number>,
  results: Float64Array,
  boards: number,
): void {
  for (const { hand, at } of figuresOf(job, seat, places)) lose[hand] += results[at] * boards;
}

/** How many ways there are to draw `cards` cards, none to two, of `live`. */
function ways(live: number, cards: number): number {
  return cards === 0 ? 1 : cards === 1 ? live : (live * (live - 1)) / 2;
}
