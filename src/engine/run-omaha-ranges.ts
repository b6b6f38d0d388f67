import type { OmahaRangesJob } from '../plan/job.ts';
import { type HandTally, outcomeKey, type Tally } from '../tally/tally.ts';
import type { Kernels } from './kernels.ts';

/** Bytes of a hand in the kernel's memory; the layout stands in wasm/kernels/range-hands.ts. */
const HAND_BYTES = 32;

/** Runs a sweep of two Omaha ranges on this thread's kernels. */
export function runOmahaRanges(kernels: Kernels, job: OmahaRangesJob): Tally {
  const { board, dead, hole, seats, from, to, byHand } = job;
  const [first, second] = seats.map(({ weights }) => weights.length);
  const room = kernels.reserve(kernels.omahaRoom(first, second, hole));
  writeHands(kernels, job, room);
  const input = new Uint8Array(kernels.memory.buffer, kernels.input(), 64);
  input.set(board);
  input.set(dead, board.length);
  // How one seat's hands fare tells the whole; it is less work for the seat with fewer of them.
  const teller = first <= second ? 0 : 1;
  const sides = byHand ? 3 : 1 << teller;
  const results = kernels.startOmahaSweep(first, second, hole, board.length, dead.length, sides, room);
  // Code is replaced by better code between calls alone: many short ones.
  for (let card = from; card < to; card++) kernels.sweepOmaha(card, card + 1);
  const each = new Float64Array(kernels.memory.buffer, results, (first + second) * 3);
  const counts = [each.subarray(0, first * 3), each.subarray(first * 3)];
  const outcomes = outcomesOf(counts[teller], seats[teller].weights, teller);
  const tally: Tally = { players: 2, pot: 'whole', outcomes };
  return byHand ? { ...tally, hands: counts.map(handTally) } : tally;
}

function writeHands(kernels: Kernels, { seats, hole }: OmahaRangesJob, room: number): void {
  let address = room;
  for (const { hands, weights } of seats) {
    const size = weights.length * HAND_BYTES;
    const bytes = new Uint8Array(kernels.memory.buffer, address, size);
    const words = new Uint32Array(kernels.memory.buffer, address, size / 4);
    for (let i = 0; i < weights.length; i++) {
      for (let j = 0; j < hole; j++) bytes[i * HAND_BYTES + j] = hands[i * hole + j];
      words[i * 8 + 4] = weights[i];
    }
    address += size;
  }
}

/** How each hand fares, from the weight that it beats, does not lose to and meets. */
function handTally(counts: Float64Array): HandTally {
  const count = counts.length / 3;
  const tally = {
    win: new Float64Array(count),
    tie: new Float64Array(count),
    lose: new Float64Array(count),
    share: new Float64Array(count),
  };
  for (let i = 0; i < count; i++) {
    const [won, kept, met] = counts.subarray(i * 3, i * 3 + 3);
    tally.win[i] = won;
    tally.tie[i] = kept - won;
    tally.lose[i] = met - kept;
    tally.share[i] = 3 * (won + kept);
  }
  return tally;
}

/** Deals by winners, from how each hand of a seat fares. */
function outcomesOf(counts: Float64Array, weights: Uint16Array, seat: number): Map<number, number> {
  let won = 0;
  let kept = 0;
  let met = 0;
  for (let i = 0; i < weights.length; i++) {
    won += weights[i] * counts[i * 3];
    kept += weights[i] * counts[i * 3 + 1];
    met += weights[i] * counts[i * 3 + 2];
  }
  const outcomes = new Map<number, number>();
  const add = (winners: number, deals: number) => {
    if (deals > 0) outcomes.set(outcomeKey(winners), deals);
  };
  add(1, seat === 0 ? won : met - kept);
  add(2, seat === 0 ? met - kept : won);
  add(3, kept - won);
  return outcomes;
}
