// Three ranges against each other on a hold'em board, every hand of each by inclusion and exclusion.
// On one board hands are met from the weakest up. For a hand (a, b) and the two others' hands met so
// far, with sums T of all weights, C[c] by card and P[c][d] by pair of cards:
//   t = T - C[a] - C[b] + P[a][b]      weight that shares no card with the hand
//   x[c] = C[c] - P[a][c] - P[b][c]    the part of it that holds c
//   pairs = t t' - sum over c of x[c] x'[c] + D
// where D is the product of weights of hands that both others could hold: they share two cards and
// are taken off twice. Others "below" (B) and "not above" (N) give four such numbers, and they give
// wins and ties. With P[c][c] = C[c], x is 0 at a and b but for the hand itself: that is -P[a][b].
import { INPUT } from '../layout';
import { cardRecord, START } from '../tables/cards';
import { strength7 } from '../evaluate/high';
import { addHand, COARSE_ROW, FINE_ROW, forget, pairsOf, SETS } from './sweep-three-sums';

const MOST_HANDS: i32 = 1326;

/** The hands that any seat may hold: two cards, 2 bytes of padding, a weight for each seat: 16 bytes. */
export const HANDS: usize = memory.data(MOST_HANDS * 16, 16);
/** By hand and seat over all boards: won alone, tied with the next seat (in a circle) alone, with the one
 *  after alone, with both; f64[1326][3][4]. */
const RESULTS: usize = memory.data(MOST_HANDS * 3 * 4 * 8, 16);

/** Strength * 2048 + hand of the hands that can be held on a board, and room to sort them. */
const ORDER: usize = memory.data(MOST_HANDS * 4, 16);
const SPARE: usize = memory.data(MOST_HANDS * 4, 16);
const BUCKETS: usize = memory.data(128 * 4, 16);

let hands: i32 = 0;
/** Sets of cards as in card records: those that can come. */
let deck: u64 = 0;
/** Whether weights fit the sums of 16 bits. */
let coarse: bool = true;

export function sweepThreeHands(): usize {
  return HANDS;
}

export function sweepThreeResults(): usize {
  return RESULTS;
}

/**
 * Sweeps the boards that go on from `board` cards at INPUT (followed by `dead` dead ones) and whose lowest
 * card to come is one of the `from`th to the `to`th live cards (all where none is to come). `small`: all
 * weights are at most 146.
 */
export function sweepThree(count: i32, board: i32, dead: i32, from: i32, to: i32, small: bool): void {
  hands = count;
  coarse = small;
  memory.fill(RESULTS, 0, MOST_HANDS * 3 * 4 * 8);
  let sum = i64x2(START, 0);
  let gone: u64 = 0;
  for (let i = 0; i < board + dead; i++) {
    const record = cardRecord(load<u8>(INPUT + <usize>i));
    gone |= v128.extract_lane<u64>(record, 1);
    if (i < board) sum = i64x2.add(sum, record);
  }
  deck = ~gone;
  if (board == 5) {
    sweepBoard(sum);
    return;
  }
  let live = 0;
  for (let card = 0; card < 52; card++) {
    const record = cardRecord(card);
    if ((v128.extract_lane<u64>(record, 1) & deck) == 0) continue;
    if (live >= from && live < to) dealOn(card + 1, 4 - board, i64x2.add(sum, record));
    live++;
  }
}

function dealOn(from: i32, left: i32, sum: v128): void {
  if (left == 0) {
    sweepBoard(sum);
    return;
  }
  for (let card = from; card < 52; card++) {
    const record = cardRecord(card);
    if (v128.extract_lane<u64>(record, 1) & deck) dealOn(card + 1, left - 1, i64x2.add(sum, record));
  }
}

/** By hand and seat (the first of the four results), the product of weights of what the other two can hold beside it. */
export function sweepThreeMet(count: i32, small: bool): void {
  hands = count;
  coarse = small;
  memory.fill(RESULTS, 0, MOST_HANDS * 3 * 4 * 8);
  forgetAll();
  for (let hand: usize = 0; hand < <usize>count; hand++) add(HANDS + (hand << 4), 1);
  for (let hand: usize = 0; hand < <usize>count; hand++) {
    for (let seat: usize = 0; seat < 3; seat++) {
      query(HANDS + (hand << 4), seat);
      const at = RESULTS + (hand * 3 + seat) * 32;
      store<f64>(at, <f64>load<i64>(SETS, 24));
    }
  }
}

function sweepBoard(board: v128): void {
  const gone = v128.extract_lane<u64>(board, 1);
  let count = 0;
  for (let hand = 0; hand < hands; hand++) {
    const at = HANDS + (<usize>hand << 4);
    const record = i64x2.add(cardRecord(load<u8>(at)), cardRecord(load<u8>(at, 1)));
    if (v128.extract_lane<u64>(record, 1) & gone) continue;
    const strength = strength7(i64x2.add(board, record));
    store<u32>(ORDER + (<usize>count << 2), strength << 11 | hand);
    count++;
  }
  // Strengths are below 2^13: two passes of 7 bits.
  sort(ORDER, SPARE, count, 11);
  sort(SPARE, ORDER, count, 18);
  forgetAll();
  const end = ORDER + (<usize>count << 2);
  let at = ORDER;
  while (at < end) {
    const strength = load<u32>(at) >> 11;
    let to = at;
    do {
      add(handAt(to), 1);
      to += 4;
    } while (to < end && load<u32>(to) >> 11 == strength);
    for (let i = at; i < to; i += 4) meet(load<u32>(i) & 2047);
    for (let i = at; i < to; i += 4) add(handAt(i), 0);
    at = to;
  }
}

// @ts-ignore: decorator
@inline
function handAt(order: usize): usize {
  return HANDS + (<usize>(load<u32>(order) & 2047) << 4);
}

/** One pass of a radix sort, by 7 bits. */
function sort(from: usize, to: usize, count: i32, shift: u32): void {
  memory.fill(BUCKETS, 0, 128 * 4);
  const end = from + (<usize>count << 2);
  for (let at = from; at < end; at += 4) {
    const bucket = BUCKETS + (<usize>(load<u32>(at) >> shift & 127) << 2);
    store<u32>(bucket, load<u32>(bucket) + 4);
  }
  let start: u32 = 0;
  for (let bucket = BUCKETS; bucket < BUCKETS + 512; bucket += 4) {
    const size = load<u32>(bucket);
    store<u32>(bucket, start);
    start += size;
  }
  for (let at = from; at < end; at += 4) {
    const key = load<u32>(at);
    const bucket = BUCKETS + (<usize>(key >> shift & 127) << 2);
    const place = load<u32>(bucket);
    store<u32>(to + <usize>place, key);
    store<u32>(bucket, place + 4);
  }
}

function forgetAll(): void {
  forget(coarse ? COARSE_ROW : FINE_ROW);
}

/** Adds a hand of every seat that holds it to the sums of those below (set 0) or not above (set 1). */
// @ts-ignore: decorator
@inline
function add(hand: usize, set: usize): void {
  if (coarse) addHand<i16>(hand, set);
  else addHand<i32>(hand, set);
}

// @ts-ignore: decorator
@inline
function query(hand: usize, seat: usize): void {
  if (coarse) pairsOf<i16>(hand, seat);
  else pairsOf<i32>(hand, seat);
}

/** Adds how a hand fares at this point to its results, for every seat that holds it. */
function meet(index: usize): void {
  const hand = HANDS + (index << 4);
  for (let seat: usize = 0; seat < 3; seat++) {
    if (load<u32>(hand + 4 + seat * 4) == 0) continue;
    query(hand, seat);
    const win = load<i64>(SETS);
    const belowNext = load<i64>(SETS, 8);
    const belowLast = load<i64>(SETS, 16);
    const at = RESULTS + (index * 3 + seat) * 32;
    store<f64>(at, load<f64>(at) + <f64>win);
    store<f64>(at, load<f64>(at, 8) + <f64>(belowLast - win), 8);
    store<f64>(at, load<f64>(at, 16) + <f64>(belowNext - win), 16);
    store<f64>(at, load<f64>(at, 24) + <f64>(load<i64>(SETS, 24) - belowNext - belowLast + win), 24);
  }
}
