// Strengths of high hands: 1..7462, the 7,462 classes of five cards in order, higher is better.
//   1..1277 high card · 1278..4137 pair · 4138..4995 two pair · 4996..5853 three of a kind ·
//   5854..5863 straight · 5864..7140 flush · 7141..7296 full house · 7297..7452 four of a kind ·
//   7453..7462 straight flush
// Inside a category the ordinal is the rank, or colexicographic rank subset, of what decides: sets
// of ranks compare like numbers when each is written as a bit mask.
//
// Short deck has the same categories of the same sizes in another order: full houses come below
// flushes and, where trips beat straights, straights below three of a kind; and A-6-7-8-9 is a straight
// to the nine instead of A-2-3-4-5. The tables hold one ranking at a time.
import { FLUSHES, HIGHS, RANKS5, RANKS6, RANKS7, ROWS7 } from '../layout';
import { SHIFTS5, SHIFTS6, SHIFTS7 } from './displacements';
import { rankKey } from './keys';

const HIGH_CARD: i32 = 1;
const PAIR: i32 = 1278;
const TWO_PAIR: i32 = 4138;
/** The lowest full house of the standard ranking. */
export const FULL_HOUSE: i32 = 7141;
const QUADS: i32 = 7297;
const STRAIGHT_FLUSH: i32 = 7453;

/** What starts where in the ranking that the tables hold. */
let trips: i32 = 4996;
let straights: i32 = 5854;
/** The lowest flush. */
export let flushes: i32 = 5864;
let fullHouses: i32 = FULL_HOUSE;
/** The lowest hand that beats every flush but a straight flush. */
export let aboveFlush: i32 = FULL_HOUSE;

const WHEEL: i32 = 0b1000000001111;
/** A-6-7-8-9. */
const SHORT_WHEEL: i32 = 0b1000011110000;
/** The straight with an ace below its other cards, and its place from 1 among the ten. */
let wheel: i32 = WHEEL;
let wheelPlace: i32 = 1;

/** The rankings, by number. */
export const STANDARD: i32 = 0;
const SHORT_TRIPS: i32 = 2;
/** The ranking that the tables hold. */
export let ranking: i32 = -1;

/** Makes the tables hold a ranking: 0 standard, 1 short deck, 2 short deck in which trips beat straights. */
export function useRanking(wanted: i32): void {
  if (wanted == ranking) return;
  ranking = wanted;
  const short = wanted != STANDARD;
  wheel = short ? SHORT_WHEEL : WHEEL;
  wheelPlace = short ? 5 : 1;
  trips = wanted == SHORT_TRIPS ? 5006 : 4996;
  straights = wanted == SHORT_TRIPS ? 4996 : 5854;
  fullHouses = short ? 5864 : FULL_HOUSE;
  flushes = short ? 6020 : 5864;
  aboveFlush = short ? QUADS : FULL_HOUSE;
  fillStrengths();
}

// @ts-ignore: decorator
@inline
function highest(mask: i32): i32 {
  return 31 - clz(mask);
}

/** A mask of ranks without rank `r`, the ranks above it moved down by one. */
// @ts-ignore: decorator
@inline
export function without(mask: i32, r: i32): i32 {
  const below = (1 << r) - 1;
  return ((mask >> 1) & ~below) | (mask & below);
}

/** The best straight in a mask of ranks: 1 (five high) to 10 (ace high), 0 for none. */
function straightIn(mask: i32): i32 {
  // The lowest ranks of five in a row.
  const lowest = mask & (mask >> 1) & (mask >> 2) & (mask >> 3) & (mask >> 4);
  if (lowest) return highest(lowest) + 2;
  return (mask & wheel) == wheel ? wheelPlace : 0;
}

/** The ordinal of the two highest ranks of a mask: C(a,2) + b. */
function twoHighest(mask: i32): i32 {
  const a = highest(mask);
  const b = highest(mask ^ (1 << a));
  return a * (a - 1) / 2 + b;
}

/** The ordinal of the three highest ranks of a mask: C(a,3) + C(b,2) + c. */
function threeHighest(mask: i32): i32 {
  const a = highest(mask);
  return a * (a - 1) * (a - 2) / 6 + twoHighest(mask ^ (1 << a));
}

/** The strength of a rank multiset (five to seven cards) without flushes, given the masks of ranks
 *  held at least once, twice, three and four times. */
function strengthOf(once: i32, twice: i32, thrice: i32, four: i32): i32 {
  if (four) {
    const q = highest(four);
    return QUADS + q * 12 + highest(without(once, q));
  }
  if (thrice) {
    const t = highest(thrice);
    const pairs = twice ^ (1 << t);
    if (pairs) return fullHouses + t * 12 + highest(without(pairs, t));
  }
  // Once for every mask is enough: what a suit of these ranks would be is in the table already.
  const straight = <i32>load<u16>(FLUSHES + (<usize>once << 1)) - STRAIGHT_FLUSH;
  if (straight >= 0 && (thrice == 0 || straights > trips)) return straights + straight;
  if (thrice) {
    const t = highest(thrice);
    return trips + t * 66 + twoHighest(without(once, t));
  }
  if (twice) {
    const p = highest(twice);
    const lower = twice ^ (1 << p);
    if (lower) {
      const q = highest(lower);
      return TWO_PAIR + twoHighest(twice) * 11 + highest(without(without(once, p), q));
    }
    return PAIR + p * 220 + threeHighest(without(once, p));
  }
  return HIGH_CARD + load<u16>(HIGHS + (<usize>once << 1));
}

/** Stores the strengths of a rank multiset, where it has five to seven cards, and of all that have it and more
 *  cards from `rank` up. */
function walk(held: i32, rank: i32, sum: u32, once: i32, twice: i32, thrice: i32, four: i32): void {
  if (held > 4) {
    const strength = <u16>strengthOf(once, twice, thrice, four);
    if (held == 7) {
      store<u16>(slot7(sum), strength);
      return;
    }
    store<u16>(held == 6 ? slot6(sum) : slot5(sum), strength);
  }
  for (; rank < 13; rank++) {
    const key = rankKey(rank);
    const bit = 1 << rank;
    const next = rank + 1;
    walk(held + 1, next, sum + key, once | bit, twice, thrice, four);
    if (held < 6) walk(held + 2, next, sum + 2 * key, once | bit, twice | bit, thrice, four);
    if (held < 5) walk(held + 3, next, sum + 3 * key, once | bit, twice | bit, thrice | bit, four);
    if (held < 4) walk(held + 4, next, sum + 4 * key, once | bit, twice | bit, thrice | bit, four | bit);
  }
}

// The row of a sum is its high bits, the column the next ones down to bit 9.

/** The address of the strength of seven ranks by their key sum. */
// @ts-ignore: decorator
@inline
export function slot7(sum: u32): usize {
  return RANKS7 + ((<usize>load<u32>(ROWS7 + ((<usize>sum >> 19) << 2)) + <usize>(sum >> 9)) << 1);
}

// @ts-ignore: decorator
@inline
export function slot6(sum: u32): usize {
  const column: usize = (sum >> 9) & 2047;
  return RANKS6 + ((<usize>load<u16>(SHIFTS6 + ((<usize>sum >> 20) << 1)) + column) << 1);
}

// @ts-ignore: decorator
@inline
export function slot5(sum: u32): usize {
  const column: usize = (sum >> 9) & 2047;
  return RANKS5 + ((<usize>load<u16>(SHIFTS5 + ((<usize>sum >> 20) << 1)) + column) << 1);
}

function fillStrengths(): void {
  // Masks of five ranks in numeric order are in order of strength; longer ones drop their lowest ranks.
  let ordinal = 0;
  for (let mask = 0; mask < 8192; mask++) {
    const bits = popcnt(mask);
    if (bits < 5) continue;
    const at = <usize>mask << 1;
    const straight = straightIn(mask);
    if (bits > 5) store<u16>(HIGHS + at, load<u16>(HIGHS + (<usize>(mask & (mask - 1)) << 1)));
    else if (straight == 0) {
      store<u16>(HIGHS + at, <u16>ordinal);
      ordinal += 1;
    }
    store<u16>(FLUSHES + at, <u16>(straight ? STRAIGHT_FLUSH + straight - 1 : flushes + load<u16>(HIGHS + at)));
  }
  for (let row: usize = 0; row < 8192; row++) {
    store<i32>(ROWS7 + (row << 2), <i32>load<u16>(SHIFTS7 + (row << 1)) - <i32>(row << 10));
  }
  walk(0, 0, 0, 0, 0, 0, 0);
}
