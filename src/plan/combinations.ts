import type { Card } from '../cards/card.ts';
import { cardSet, handSets } from '../cards/cardset.ts';

/** What a step of a search came to: a combination, the end of its allowance, or the end. */
export type Step = 'found' | 'paused' | 'done';

/** Weighted hands of a seat. */
export interface WeightedHands {
  readonly count: number;
  /** Cards in each hand. */
  readonly width: number;
  readonly hands: Uint8Array;
  readonly weights: Uint16Array;
}

/** A seat's hands: their cards as sets of two halves, and their weights. */
interface SeatHands {
  readonly lo: Int32Array;
  readonly hi: Int32Array;
  readonly weights: Uint16Array;
}

/**
 * The ways to deal every seat one hand of its range, no card twice, in the order of the ranges, the last seat
 * the fastest. Weights are divided by their greatest common divisor, so that equal ones count as 1. The search
 * is taken up where it stopped: whoever runs it decides when others get a turn.
 */
export class Combinations {
  /** By seat, the place in its range of the hand dealt. */
  readonly chosen: Int32Array;
  /** The product of the weights of the hands dealt. */
  weight = 1;
  /** Seats dealt to so far, all in all, and one for the start: what the search has come to. */
  met = 1;
  private readonly seats: readonly SeatHands[];
  private readonly lo: Int32Array;
  private readonly hi: Int32Array;
  /** By seat, the product of the weights before it. */
  private readonly weights: Float64Array;
  private seat = 0;

  /** `used` are cards that no hand may have. */
  constructor(ranges: readonly WeightedHands[], used: readonly Card[] = []) {
    this.seats = ranges.map(seatHands);
    this.chosen = new Int32Array(ranges.length).fill(-1);
    this.lo = new Int32Array(ranges.length);
    this.hi = new Int32Array(ranges.length);
    this.weights = new Float64Array(ranges.length).fill(1);
    const known = cardSet(used);
    this.lo[0] = known.lo;
    this.hi[0] = known.hi;
  }

  /** Goes on to the next combination, looking at no more than so many hands. */
  next(looks: number): Step {
    const { seats, chosen, lo, hi, weights } = this;
    const last = seats.length - 1;
    let { seat } = this;
    for (let left = looks; left > 0; left--) {
      const hands = seats[seat];
      const hand = ++chosen[seat];
      if (hand === hands.lo.length) {
        if (seat === 0) {
          chosen[0]--;
          return 'done';
        }
        chosen[seat--] = -1;
        continue;
      }
      if ((hands.lo[hand] & lo[seat]) !== 0 || (hands.hi[hand] & hi[seat]) !== 0) continue;
      this.met++;
      const weight = weights[seat] * hands.weights[hand];
      if (seat === last) {
        this.weight = weight;
        this.seat = seat;
        return 'found';
      }
      lo[seat + 1] = lo[seat] | hands.lo[hand];
      hi[seat + 1] = hi[seat] | hands.hi[hand];
      weights[++seat] = weight;
    }
    this.seat = seat;
    return 'paused';
  }
}

function seatHands(hands: WeightedHands): SeatHands {
  return { ...handSets(hands), weights: reducedWeights(hands.weights) };
}

/** The weights of a range without what they have in common: equal ones are 1. */
export function reducedWeights(weights: Uint16Array): Uint16Array {
  const divisor = commonDivisor(weights);
  return weights.map((weight) => weight / divisor);
}

/** The greatest common divisor of a range's weights. */
function commonDivisor(weights: Uint16Array): number {
  let divisor = 0;
  for (const weight of weights) {
    let a = weight;
    while (a !== 0) [a, divisor] = [divisor % a, a];
    if (divisor === 1) break;
  }
  return divisor;
}
