// Omaha range against range on a board, every hand against the whole other range: on every board that can
// come the hands of both are sorted by what they are worth there and swept with card removal
// (range-hands.ts). The kernel tells of each hand what weight of the other range it beats, does not
// lose to, and meets at all, summed over the boards.
import { INPUT } from '../layout';
import { HAND, numberSubsets, subsetRoom, sumCount, sums } from './range-hands';
import { HIGH_PLACES, highPlaces, PLACE_ROW, placePairs } from './omaha-river';

/** Bytes of a hand's results: weight beaten, not lost to, met, f64 each. */
const RESULT: usize = 24;
/** An entry of a sorted list: the address of the hand u32, its place u16, u16 unused. */
const ENTRY: usize = 8;

/** How many hands of the list in hand have a place; then where the next of them goes: u32[256]. */
const NEXT: usize = memory.data(256 * 4, 16);

let first: usize = 0;
let firstEnd: usize = 0;
let secondEnd: usize = 0;
let cards: i32 = 0;
let known: i32 = 0;
let live: u64 = 0;
/** The sorted lists, and the places of a list before it is sorted: u8 each. */
let firstOrder: usize = 0;
let secondOrder: usize = 0;
let places: usize = 0;
/** What to add to the address of a hand (times RESULT / HAND) to get that of its results. */
let results: usize = 0;
let asked: i32 = 0;

/** How many bytes `sweepOmaha` needs for two lists of hands; 0 for more than there can be. */
export function omahaRoom(firstHands: i32, secondHands: i32, width: i32): u32 {
  const hands = <u64>(firstHands + secondHands);
  const bytes = hands * <u64>(HAND + RESULT + ENTRY + 1) + 64 + subsetRoom(firstHands, secondHands, width);
  return bytes < 0x7000_0000 ? <u32>bytes : 0;
}

/**
 * Prepares for the boards that go on from `board` cards (3 to 5) at INPUT, which `dead` dead cards follow. At `room`
 * stand the hands of both lists (see HAND). `sides` says whose results are wanted: 1 the first list's, 2 the
 * second's, 3 both. Returns the address of the results: f64[3] a hand, in the order of the hands.
 */
export function startOmahaSweep(firstHands: i32, secondHands: i32, width: i32, board: i32, dead: i32, sides: i32, room: usize): usize {
  cards = width;
  known = board;
  asked = sides;
  const hands = <usize>(firstHands + secondHands);
  first = room;
  firstEnd = first + <usize>firstHands * HAND;
  secondEnd = first + hands * HAND;
  results = secondEnd;
  firstOrder = results + hands * RESULT;
  secondOrder = firstOrder + <usize>firstHands * ENTRY;
  places = secondOrder + <usize>secondHands * ENTRY;
  memory.fill(results, 0, hands * RESULT);
  numberSubsets(first, firstEnd, firstEnd, secondEnd, width, (places + hands + 15) & ~15);
  live = ((<u64>1) << 52) - 1;
  for (let i = 0; i < board + dead; i++) live &= ~((<u64>1) << <u64>load<u8>(INPUT + <usize>i));
  return results;
}

/** Sweeps the boards whose lowest card to come is one of the live cards `from` to `to`; adds to the results. */
export function sweepOmaha(from: i32, to: i32): void {
  if (known == 5) sweepBoard();
  else deal(known, live, from, to);
}

/** Deals the next card: one of `left`, of these the ones from `from` up to `to`. */
function deal(board: i32, left: u64, from: i32, to: i32): void {
  for (let place = 0; left != 0 && place < to; place++) {
    const card = <i32>ctz(left);
    left &= left - 1;
    if (place < from) continue;
    store<u8>(INPUT + <usize>board, <u8>card);
    live ^= (<u64>1) << <u64>card;
    if (board == 4) sweepBoard();
    else deal(board + 1, left, 0, 52);
    live ^= (<u64>1) << <u64>card;
  }
}

function sweepBoard(): void {
  placePairs(INPUT, live, false);
  let gone: u64 = 0;
  for (let i: usize = 0; i < 5; i++) gone |= (<u64>1) << <u64>load<u8>(INPUT + i);
  const firstSorted = sort(first, firstEnd, firstOrder, gone);
  const secondSorted = sort(firstEnd, secondEnd, secondOrder, gone);
  if (asked & 1) sweep(firstOrder, firstSorted, secondOrder, secondSorted);
  if (asked & 2) sweep(secondOrder, secondSorted, firstOrder, firstSorted);
}

/** Sorts the hands that hold none of the cards `gone` by place; returns where their entries end. */
function sort(from: usize, end: usize, order: usize, gone: u64): usize {
  memory.fill(NEXT, 0, 256 * 4);
  let at = places;
  for (let hand = from; hand < end; hand += HAND, at++) {
    if (load<u64>(hand, 8) & gone) continue;
    const place = cards == 4 ? placeOfFour(hand) : placeOf(hand);
    store<u8>(at, <u8>place);
    const next = NEXT + (<usize>place << 2);
    store<u32>(next, load<u32>(next) + 1);
  }
  let start = <u32>order;
  for (let next = NEXT; next < NEXT + (<usize>highPlaces << 2); next += 4) {
    const count = load<u32>(next);
    store<u32>(next, start);
    start += count * <u32>ENTRY;
  }
  at = places;
  for (let hand = from; hand < end; hand += HAND, at++) {
    if (load<u64>(hand, 8) & gone) continue;
    const place = <u32>load<u8>(at);
    const next = NEXT + (<usize>place << 2);
    const entry = load<u32>(next);
    store<u32>(next, entry + <u32>ENTRY);
    store<u32>(entry, <u32>hand);
    store<u32>(entry, place, 4);
  }
  return start;
}

// @ts-ignore: decorator
@inline
function placeOfTwo(row: usize, card: usize): i32 {
  return load<u8>(row + card);
}

/** The place of a hand of four: the best of its pairs. */
// @ts-ignore: decorator
@inline
function placeOfFour(hand: usize): i32 {
  const a = <usize>load<u8>(hand);
  const b = <usize>load<u8>(hand, 1);
  const c = <usize>load<u8>(hand, 2);
  const d = <usize>load<u8>(hand, 3);
  const rowA = HIGH_PLACES + a * PLACE_ROW;
  const rowB = HIGH_PLACES + b * PLACE_ROW;
  const ofA = max(placeOfTwo(rowA, b), max(placeOfTwo(rowA, c), placeOfTwo(rowA, d)));
  const ofB = max(placeOfTwo(rowB, c), placeOfTwo(rowB, d));
  return max(ofA, max(ofB, placeOfTwo(HIGH_PLACES + c * PLACE_ROW, d)));
}

function placeOf(hand: usize): i32 {
  let best = placeOfFour(hand);
  for (let i: usize = 4; i < <usize>cards; i++) {
    const row = HIGH_PLACES + <usize>load<u8>(hand + i) * PLACE_ROW;
    for (let j: usize = 0; j < i; j++) best = max(best, placeOfTwo(row, load<u8>(hand + j)));
  }
  return best;
}

/** The weight of all hands seen. */
let seen: i32 = 0;

// @ts-ignore: decorator
@inline
function see(entry: usize): void {
  const hand = <usize>load<u32>(entry);
  const weight = load<i32>(hand, 16);
  seen += weight;
  let at = <usize>load<u32>(hand, 20);
  for (const end = <usize>load<u32>(hand, 24); at < end; at += 4) {
    const sum = load<u32>(at);
    store<i32>(sum, load<i32>(sum) - weight);
  }
  for (const end = <usize>load<u32>(hand, 28); at < end; at += 4) {
    const sum = load<u32>(at);
    store<i32>(sum, load<i32>(sum) + weight);
  }
}

/** The weight of the hands seen that share no card with a hand. */
// @ts-ignore: decorator
@inline
function meet(hand: usize): i32 {
  let met = seen;
  const end = <usize>load<u32>(hand, 28);
  for (let at = <usize>load<u32>(hand, 20); at < end; at += 4) met += load<i32>(load<u32>(at));
  return met;
}

// @ts-ignore: decorator
@inline
function resultsOf(hand: usize): usize {
  return results + (hand - first) / HAND * RESULT;
}

// @ts-ignore: decorator
@inline
function add(at: usize, weight: i32): void {
  store<f64>(at, load<f64>(at) + <f64>weight);
}

/** Meets every hand of one sorted list with those of another. */
function sweep(one: usize, oneEnd: usize, other: usize, otherEnd: usize): void {
  memory.fill(sums, 0, sumCount << 2);
  seen = 0;
  let next = one;
  while (next < oneEnd) {
    const place = load<u32>(next, 4);
    while (other < otherEnd && load<u32>(other, 4) < place) {
      see(other);
      other += ENTRY;
    }
    const run = next;
    do {
      next += ENTRY;
    } while (next < oneEnd && load<u32>(next, 4) == place);
    const ties = other < otherEnd && load<u32>(other, 4) == place;
    for (let at = run; at < next; at += ENTRY) {
      const hand = <usize>load<u32>(at);
      const result = resultsOf(hand);
      const won = meet(hand);
      add(result, won);
      if (!ties) add(result + 8, won);
    }
    if (!ties) continue;
    do {
      see(other);
      other += ENTRY;
    } while (other < otherEnd && load<u32>(other, 4) == place);
    for (let at = run; at < next; at += ENTRY) {
      const hand = <usize>load<u32>(at);
      add(resultsOf(hand) + 8, meet(hand));
    }
  }
  for (; other < otherEnd; other += ENTRY) see(other);
  for (let at = one; at < oneEnd; at += ENTRY) {
    const hand = <usize>load<u32>(at);
    add(resultsOf(hand) + 16, meet(hand));
  }
}
