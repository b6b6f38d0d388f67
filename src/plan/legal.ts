import { handSets } from '../cards/cardset.ts';
import type { Range } from '../query/query.ts';

/** How the hands of some ranges fit together: as counted where that is little work, else estimated. */
export interface Fit {
  /** About how many combinations of one hand each share no card. */
  readonly combinations: number;
  /** About how many hands a search looks at that finds all of them, seat by seat. */
  readonly looks: number;
  /** About how often hands drawn independently by their weights share no card, 0..1. */
  readonly acceptance: number;
}

/** Random descents an estimate is made of: fewer, but at least eight, where they would look at too many hands. */
const DESCENTS = 64;
const LEAST_DESCENTS = 8;
const MOST_DESCENT_LOOKS = 20_000_000;

/** Hands that a search for all combinations may look at before they are estimated: about a millisecond. */
const MOST_COUNTED_LOOKS = 200_000;

/**
 * Tells how the hands of ranges fit together: by a search for all combinations if that is short, which
 * also finds the rare ones that chance would miss, else by random descents of the tree of combinations
 * (Knuth, "Estimating the efficiency of backtrack programs", 1975): every seat draws from the hands
 * that are left, and the product of how many those are estimates the number of leaves (without bias where
 * weights are equal). Descents cost about as much as looking at every hand that often, and always give the
 * same numbers.
 */
export function estimateFit(ranges: readonly Range[]): Fit {
  const seats = ranges.filter((range) => range.count > 1).map((range) => new Seat(range));
  const fixed = ranges.filter((range) => range.count === 1).map((range) => new Seat(range));
  let usedLo = 0;
  let usedHi = 0;
  for (const seat of fixed) {
    usedLo |= seat.lo[0];
    usedHi |= seat.hi[0];
  }
  const counted = countFit(seats, usedLo, usedHi);
  if (counted !== null) return counted;
  const random = new Random();
  let combinations = 0;
  let looks = 0;
  let acceptance = 0;
  const hands = seats.reduce((sum, seat) => sum + seat.weights.length, 0);
  const descents = Math.min(DESCENTS, Math.max(LEAST_DESCENTS, Math.floor(MOST_DESCENT_LOOKS / hands)));
  for (let i = 0; i < descents; i++) {
    let lo = usedLo;
    let hi = usedHi;
    let width = 1;
    let fit = 1;
    for (const seat of seats) {
      looks += width * seat.weights.length;
      const pick = seat.pick(lo, hi, random);
      width *= pick.count;
      fit *= pick.weight / seat.total;
      if (pick.count === 0) break;
      lo |= seat.lo[pick.hand];
      hi |= seat.hi[pick.hand];
    }
    combinations += width;
    acceptance += fit;
  }
  return {
    combinations: combinations / descents,
    looks: looks / descents,
    acceptance: acceptance / descents,
  };
}

/** Searches all combinations beside the cards already used; null if that is too much work. */
function countFit(seats: readonly Seat[], usedLo: number, usedHi: number): Fit | null {
  let combinations = 0;
  let looks = 0;
  let acceptance = 0;
  const search = (at: number, lo: number, hi: number, fit: number): void => {
    const seat = seats[at];
    if (seat === undefined) {
      combinations++;
      acceptance += fit;
      return;
    }
    looks += seat.weights.length;
    for (let i = 0; i < seat.weights.length && looks <= MOST_COUNTED_LOOKS; i++) {
      if ((seat.lo[i] & lo) !== 0 || (seat.hi[i] & hi) !== 0) continue;
      search(at + 1, lo | seat.lo[i], hi | seat.hi[i], (fit * seat.weights[i]) / seat.total);
    }
  };
  search(0, usedLo, usedHi, 1);
  return looks <= MOST_COUNTED_LOOKS ? { combinations, looks, acceptance } : null;
}

class Seat {
  readonly lo: Int32Array;
  readonly hi: Int32Array;
  readonly weights: Uint16Array;
  readonly total: number;

  constructor(range: Range) {
    const { lo, hi } = handSets(range);
    this.lo = lo;
    this.hi = hi;
    this.weights = range.weights;
    this.total = range.weights.reduce((sum, weight) => sum + weight, 0);
  }

  /** Draws by weight one of the hands that share no card with a set; how many those are and what they weigh. */
  pick(lo: number, hi: number, random: Random): { hand: number; count: number; weight: number } {
    let count = 0;
    let weight = 0;
    for (let i = 0; i < this.weights.length; i++) {
      if ((this.lo[i] & lo) !== 0 || (this.hi[i] & hi) !== 0) continue;
      count++;
      weight += this.weights[i];
    }
    let left = random.next() * weight;
    for (let i = 0; i < this.weights.length; i++) {
      if ((this.lo[i] & lo) !== 0 || (this.hi[i] & hi) !== 0) continue;
      left -= this.weights[i];
      if (left < 0) return { hand: i, count, weight };
    }
    return { hand: -1, count, weight };
  }
}

/** A small generator (mulberry32) of fractions 0..1, always the same ones. */
class Random {
  private state = 0x5eed;

  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  }
}
