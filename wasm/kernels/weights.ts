// The weight of every lane of lanes.ts before the flop: in how many ways its board can be dealt from
// the live cards such that nobody has a flush. Weights are at most 4^5, so 16 bits hold them.
//
// For a row the weight is (its own ranks' ways) x (ways of the subset in the lane), less, for each
// suit in which a flush is possible, the ways with too many cards of that suit: products again of a
// number of the row and one of F1, F2, F3 of the lane's subset (at least 1, 2, 3 cards of the suit).
import { choose } from '../tables/subsets';
import { MAX_PLAYERS } from '../layout';
import { flushThreshold, liveSet, suitedRanks } from './deal';
import { flushSeats } from './flushes';
import {
  APART1, APART2, APART3, COUPLES, FIVES, FULLS, LANES, PAIRS, PAIRS_ROW, QUADS, RANK_ROW, TRIPLES, TRIPS,
  TRIPS_ROW, TWOS,
} from './lanes';

/** i16[LANES]. */
export const WEIGHTS: usize = memory.data(<i32>LANES * 2 + 16, 16);

/** Per seat, the ways in which that player alone has a flush and the board is paired: i16[10][LANES], of
 *  which PAIRS, TRIPS and TWOS are filled, and only for the seats in `onlyFlushSeats`. */
export const ONLY_FLUSH: usize = memory.data(MAX_PLAYERS * <i32>LANES * 2, 16);
export let onlyFlushSeats: i32 = 0;

/** A mask that keeps every lane of 3-subsets, and the mask of the row in hand of TWOS. */
const ALL: usize = memory.data(288 * 2, 16);
const APART_TWO: usize = memory.data(32, 16);

/** Per suit, the seat that alone has a flush with 3 and with 4 suited board cards; 255 for none or several. */
const ONLY_SEATS: usize = memory.data(8, 8);

/** Live cards by rank, u8[16]; and per suit whether its card is live (255 or 0) and the live cards of the other suits. */
const LIVE: usize = memory.data(16, 16);
const OWN: usize = memory.data(4 * 16, 16);
const OTHERS: usize = memory.data(4 * 16, 16);
const THRESHOLDS: usize = memory.data(4, 4);

/** Ways of 3-subsets, 2-subsets, pairs of a rank, single ranks: i16 lanes. */
const WAYS3: usize = memory.data(288 * 2, 16);
const WAYS2: usize = memory.data(80 * 2, 16);
const WAYS_PAIR: usize = memory.data(16 * 2, 16);
const WAYS1: usize = memory.data(16 * 2, 16);

/** F1, F2, F3 of 3-subsets per suit; "both" of 2-subsets; "is" of ranks. */
const AT_LEAST: usize = memory.data(4 * 3 * 288 * 2, 16);
const BOTH: usize = memory.data(4 * 80 * 2, 16);
const IS: usize = memory.data(4 * 16 * 2, 16);

// @ts-ignore: decorator
@inline
function live(rank: i32): i32 {
  return load<u8>(LIVE + rank);
}

/** 1 if the card of a rank and suit is live, else 0. */
// @ts-ignore: decorator
@inline
function own(suit: i32, rank: i32): i32 {
  return load<u8>(OWN + (suit << 4) + rank) & 1;
}

// @ts-ignore: decorator
@inline
function others(suit: i32, rank: i32): i32 {
  return load<u8>(OTHERS + (suit << 4) + rank);
}

// @ts-ignore: decorator
@inline
function threshold(suit: i32): i32 {
  return load<u8>(THRESHOLDS + suit);
}

/** The seat that alone has a flush when the board shows 3 or 4 cards of a suit, or -1. */
// @ts-ignore: decorator
@inline
function onlySeat(suit: i32, cards: i32): i32 {
  return load<i8>(ONLY_SEATS + (suit << 1) + cards - 3);
}

// @ts-ignore: decorator
@inline
function atLeast(suit: i32, cards: i32): usize {
  return AT_LEAST + <usize>(suit * 3 + cards - 1) * 288 * 2;
}

/** out[i] = factor * ways[i] & mask[i] */
// @ts-ignore: decorator
@inline
function put(out: usize, ways: usize, lanes: usize, factor: i32, mask: usize): void {
  const f = i16x8.splat(<i16>factor);
  for (let i: usize = 0; i < lanes * 2; i += 16) {
    v128.store(out + i, v128.and(i16x8.mul(v128.load(ways + i), f), v128.load(mask + i)));
  }
}

/** out[i] -= factor * ways[i] */
// @ts-ignore: decorator
@inline
function takeOff(out: usize, ways: usize, lanes: usize, factor: i32): void {
  if (factor == 0) return;
  const f = i16x8.splat(<i16>factor);
  for (let i: usize = 0; i < lanes * 2; i += 16) {
    v128.store(out + i, i16x8.sub(v128.load(out + i), i16x8.mul(v128.load(ways + i), f)));
  }
}

/** Takes factor * ways[i] & mask[i] off a row of the weights and, if only the player `seat` has the
 *  flush then, adds it to that seat's row. */
// @ts-ignore: decorator
@inline
function split(row: usize, ways: usize, lanes: usize, factor: i32, mask: usize, seat: i32): void {
  if (factor == 0) return;
  const f = i16x8.splat(<i16>factor);
  const out = WEIGHTS + row;
  const own = ONLY_FLUSH + <usize>seat * LANES * 2 + row;
  for (let i: usize = 0; i < lanes * 2; i += 16) {
    const ways8 = v128.and(i16x8.mul(v128.load(ways + i), f), v128.load(mask + i));
    v128.store(out + i, i16x8.sub(v128.load(out + i), ways8));
    if (seat >= 0) v128.store(own + i, i16x8.add(v128.load(own + i), ways8));
  }
}

/** Fills WEIGHTS for the deal that was read. */
export function fillWeights(): void {
  readRanks();
  fillSubsets3();
  fillSubsets2();
  weighFives();
  for (let p = 0; p < 13; p++) {
    weighPairs(p);
    weighTrips(p);
    weighFullsAndQuads(p);
    for (let q = 0; q < p; q++) weighTwos(p, q);
  }
}

function readRanks(): void {
  for (let rank = 0; rank < 13; rank++) {
    let count = 0;
    for (let suit = 0; suit < 4; suit++) count += (suitedRanks(liveSet, suit) >> rank) & 1;
    store<u8>(LIVE + rank, <u8>count);
    store<u16>(WAYS1 + (rank << 1), <u16>count);
    store<u16>(WAYS_PAIR + (rank << 1), <u16>choose(count, 2));
    for (let suit = 0; suit < 4; suit++) {
      const mine = (suitedRanks(liveSet, suit) >> rank) & 1;
      store<u8>(OWN + (suit << 4) + rank, <u8>-mine);
      store<u8>(OTHERS + (suit << 4) + rank, <u8>(count - mine));
      store<u16>(IS + (suit << 5) + (rank << 1), <u16>mine);
    }
  }
  onlyFlushSeats = 0;
  for (let suit = 0; suit < 4; suit++) {
    store<u8>(THRESHOLDS + suit, <u8>flushThreshold(suit));
    for (let cards = 3; cards < 5; cards++) {
      const seats = flushSeats(suit, cards);
      const alone = popcnt(seats) == 1;
      store<i8>(ONLY_SEATS + (suit << 1) + cards - 3, <i8>(alone ? ctz(seats) : -1));
      if (alone) onlyFlushSeats |= seats;
    }
  }
  memory.fill(ALL, 255, 288 * 2);
  for (let seats = onlyFlushSeats; seats; seats &= seats - 1) {
    memory.fill(ONLY_FLUSH + <usize>ctz(seats) * LANES * 2, 0, LANES * 2);
  }
}

/** Stores 16 unsigned bytes as 16-bit lanes. */
// @ts-ignore: decorator
@inline
function widen(out: usize, bytes: v128): void {
  v128.store(out, i16x8.extend_low_i8x16_u(bytes));
  v128.store(out, i16x8.extend_high_i8x16_u(bytes), 16);
}

function fillSubsets3(): void {
  const liveCounts = v128.load(LIVE);
  for (let i: usize = 0; i < 288; i += 16) {
    const a = v128.load(TRIPLES + i);
    const b = v128.load(TRIPLES + i, 288);
    const c = v128.load(TRIPLES + i, 576);
    productOf(WAYS3 + i * 2, i8x16.swizzle(liveCounts, a), i8x16.swizzle(liveCounts, b), i8x16.swizzle(liveCounts, c));
    for (let suit = 0; suit < 4; suit++) {
      const mine = v128.load(OWN + (suit << 4));
      const rest = v128.load(OTHERS + (suit << 4));
      const xa = i8x16.swizzle(mine, a);
      const xb = i8x16.swizzle(mine, b);
      const xc = i8x16.swizzle(mine, c);
      const ya = i8x16.swizzle(rest, a);
      const yb = i8x16.swizzle(rest, b);
      const yc = i8x16.swizzle(rest, c);
      const ab = v128.and(xa, xb);
      const three = v128.and(v128.and(ab, xc), i8x16.splat(1));
      const two = i8x16.add(
        i8x16.add(v128.and(ab, yc), v128.and(v128.and(xa, xc), yb)),
        v128.and(v128.and(xb, xc), ya),
      );
      widen(atLeast(suit, 3) + i * 2, three);
      widen(atLeast(suit, 2) + i * 2, i8x16.add(two, three));
      if (threshold(suit) == 3) {
        const one = atLeast(suit, 1) + i * 2;
        productOf(one, ya, yb, yc);
        for (let half: usize = 0; half < 32; half += 16) {
          v128.store(one + half, i16x8.sub(v128.load(WAYS3 + i * 2 + half), v128.load(one + half)));
        }
      }
    }
  }
}

function fillSubsets2(): void {
  const liveCounts = v128.load(LIVE);
  for (let i: usize = 0; i < 80; i += 16) {
    const a = v128.load(COUPLES + i);
    const b = v128.load(COUPLES + i, 80);
    productOf(WAYS2 + i * 2, i8x16.swizzle(liveCounts, a), i8x16.swizzle(liveCounts, b), i8x16.splat(1));
    for (let suit = 0; suit < 4; suit++) {
      const mine = v128.load(OWN + (suit << 4));
      const both = v128.and(i8x16.swizzle(mine, a), i8x16.swizzle(mine, b));
      widen(BOTH + <usize>suit * 160 + i * 2, v128.and(both, i8x16.splat(1)));
    }
  }
}

/** Products of three vectors of 16 bytes, as 16-bit lanes. */
// @ts-ignore: decorator
@inline
function productOf(out: usize, a: v128, b: v128, c: v128): void {
  const ab = i16x8.extmul_low_i8x16_u(a, b);
  v128.store(out, i16x8.mul(ab, i16x8.extend_low_i8x16_u(c)));
  const ab2 = i16x8.extmul_high_i8x16_u(a, b);
  v128.store(out, i16x8.mul(ab2, i16x8.extend_high_i8x16_u(c)), 16);
}

function weighFives(): void {
  let out = WEIGHTS + FIVES * 2;
  for (let e = 4; e < 13; e++) {
    for (let d = 3; d < e; d++) {
      // The subsets below rank d are the first C(d,3) of all; what is written past them is overwritten next.
      const lanes = <usize>choose(d, 3);
      put(out, WAYS3, lanes, live(d) * live(e), ALL);
      for (let suit = 0; suit < 4; suit++) {
        const none = others(suit, d) * others(suit, e);
        const one = own(suit, d) * others(suit, e) + own(suit, e) * others(suit, d);
        const two = own(suit, d) * own(suit, e);
        const t = threshold(suit);
        takeOff(out, atLeast(suit, 3), lanes, t == 3 ? none : t == 4 ? one : two);
        if (t < 5) takeOff(out, atLeast(suit, 2), lanes, t == 3 ? one : two);
        if (t == 3) takeOff(out, atLeast(suit, 1), lanes, two);
      }
      out += lanes * 2;
    }
  }
  store<u16>(WEIGHTS + (PAIRS - 1) * 2, 0);
}

function weighPairs(p: i32): void {
  const row = (PAIRS + <usize>p * PAIRS_ROW) * 2;
  const apart = APART3 + <usize>p * PAIRS_ROW * 2;
  put(WEIGHTS + row, WAYS3, PAIRS_ROW, choose(live(p), 2), apart);
  for (let suit = 0; suit < 4; suit++) {
    const t = threshold(suit);
    if (t == 5) continue;
    const one = own(suit, p) * others(suit, p);
    if (t == 3) {
      // Exactly three of the suit: all of the subset, or two of it and one of the pair.
      const seat = onlySeat(suit, 3);
      split(row, atLeast(suit, 3), PAIRS_ROW, choose(others(suit, p), 2) - one, apart, seat);
      split(row, atLeast(suit, 2), PAIRS_ROW, one, apart, seat);
    }
    split(row, atLeast(suit, 3), PAIRS_ROW, one, apart, onlySeat(suit, 4));
  }
}

function weighTrips(p: i32): void {
  const row = (TRIPS + <usize>p * TRIPS_ROW) * 2;
  const apart = APART2 + <usize>p * TRIPS_ROW * 2;
  put(WEIGHTS + row, WAYS2, TRIPS_ROW, choose(live(p), 3), apart);
  for (let suit = 0; suit < 4; suit++) {
    if (threshold(suit) != 3) continue;
    const ways = own(suit, p) * choose(others(suit, p), 2);
    split(row, BOTH + <usize>suit * 160, TRIPS_ROW, ways, apart, onlySeat(suit, 3));
  }
}

function weighTwos(p: i32, q: i32): void {
  const row = (TWOS + <usize>(p * (p - 1) / 2 + q) * RANK_ROW) * 2;
  const apart = APART_TWO;
  for (let i: usize = 0; i < 32; i += 16) {
    v128.store(apart + i, v128.and(v128.load(APART1 + (p << 5) + i), v128.load(APART1 + (q << 5) + i)));
  }
  put(WEIGHTS + row, WAYS1, RANK_ROW, choose(live(p), 2) * choose(live(q), 2), apart);
  for (let suit = 0; suit < 4; suit++) {
    if (threshold(suit) != 3) continue;
    const ways = own(suit, p) * others(suit, p) * own(suit, q) * others(suit, q);
    split(row, IS + (suit << 5), RANK_ROW, ways, apart, onlySeat(suit, 3));
  }
}

function weighFullsAndQuads(p: i32): void {
  const row = <usize>p * RANK_ROW * 2;
  const apart = APART1 + (p << 5);
  put(WEIGHTS + FULLS * 2 + row, WAYS_PAIR, RANK_ROW, choose(live(p), 3), apart);
  put(WEIGHTS + QUADS * 2 + row, WAYS1, RANK_ROW, choose(live(p), 4), apart);
}
