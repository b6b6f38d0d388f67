import type { OmahaRangesJob } from '../plan/job.ts';
import { type HandTally, outcomeKey, type Tally } from '../tally/tally.ts';
import type { Kernels } from './kernels.ts';
import { takeRoom } from './range-tables.ts';

/** Bytes of a hand in the kernel's memory; the layout stands in wasm/kernels/range-hands.ts. */
const HAND_BYTES = 32;

/**
 * What becomes of the low half of a split pot, in the kernel's order: nobody has a low (so in a whole pot), the hand
 * has the better one, both have the same, the other has the better one.
 */
const NO_LOW = 0;
const LOWS = [NO_LOW, 1, 2, 3] as const;

/** Runs a sweep of two Omaha ranges on this thread's kernels. */
export function runOmahaRanges(kernels: Kernels, job: OmahaRangesJob): Tally {
  const { board, dead, rules, seats, from, to, byHand } = job;
  const { hole } = rules;
  const split = Number(rules.split);
  const [first, second] = seats.map(({ weights }) => weights.length);
  const room = takeRoom(kernels, kernels.omahaRoom(first, second, hole, split));
  writeHands(kernels, job, room);
  const input = new Uint8Array(kernels.memory.buffer, kernels.input(), 64);
  input.set(board);
  input.set(dead, board.length);
  // How one seat's hands fare tells the whole; it is less work for the seat with fewer of them.
  const teller = first <= second ? 0 : 1;
  const sides = byHand ? 3 : 1 << teller;
  const results = kernels.startOmahaSweep(first, second, hole, split, board.length, dead.length, sides, room);
  // Code is replaced by better code between calls alone: many short ones.
  for (let card = from; card < to; card++) kernels.sweepOmaha(card, card + 1);
  const width = rules.split ? 12 : 3;
  const each = new Float64Array(kernels.memory.buffer, results, (first + second) * width);
  const counts = [each.subarray(0, first * width), each.subarray(first * width)].map(
    (own) => new HandCounts(own, rules.split),
  );
  const outcomes = outcomesOf(counts[teller], seats[teller].weights, teller);
  const tally: Tally = { players: 2, pot: rules.split ? 'split' : 'whole', outcomes };
  return byHand ? { ...tally, hands: counts.map(handTally) } : tally;
}

function writeHands(kernels: Kernels, { seats, rules }: OmahaRangesJob, room: number): void {
  const { hole } = rules;
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

/** What the kernel counted of the hands of a seat. */
class HandCounts {
  private readonly counts: Float64Array;
  /** What may become of the low half. */
  readonly lows: readonly number[];
  readonly hands: number;

  constructor(counts: Float64Array, split: boolean) {
    this.counts = counts;
    this.lows = split ? LOWS : [NO_LOW];
    this.hands = counts.length / (3 * this.lows.length);
  }

  /** The weight that a hand beats (`place` 0), ties with (1) and loses to (2) for the high, where the low goes some way. */
  high(hand: number, low: number, place: number): number {
    const step = this.lows.length;
    const at = hand * 3 * step + low + place * step;
    // What stands there is the weight beaten, not lost to, met.
    return place === 0 ? this.counts[at] : this.counts[at] - this.counts[at - step];
  }
}

/** How each hand fares: the pot won, shared, lost. */
function handTally(counts: HandCounts): HandTally {
  const make = () => new Float64Array(counts.hands);
  const tally = { win: make(), tie: make(), lose: make(), share: make() };
  for (const low of counts.lows) {
    for (let place = 0; place < 3; place++) {
      const sixths = low === NO_LOW ? 3 * (2 - place) : 1.5 * (5 - place - low);
      const into = sixths === 6 ? tally.win : sixths === 0 ? tally.lose : tally.tie;
      for (let i = 0; i < counts.hands; i++) {
        const deals = counts.high(i, low, place);
        into[i] += deals;
        tally.share[i] += deals * sixths;
      }
    }
  }
  return tally;
}

/** Deals by winners, from how each hand of a seat fares. */
function outcomesOf(counts: HandCounts, weights: Uint16Array, seat: number): Map<number, number> {
  const own = 1 << seat;
  const seatsOf = [own, 3, 3 - own];
  const outcomes = new Map<number, number>();
  for (const low of counts.lows) {
    for (let place = 0; place < 3; place++) {
      let deals = 0;
      for (let i = 0; i < weights.length; i++) deals += weights[i] * counts.high(i, low, place);
      const lowSeats = low === NO_LOW ? 0 : seatsOf[low - 1];
      if (deals > 0) outcomes.set(outcomeKey(seatsOf[place], lowSeats), deals);
    }
  }
  return outcomes;
}
