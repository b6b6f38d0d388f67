// Omaha range against range on a board, every hand against the whole other range: on every board that can
// come the hands of both are sorted by what they are worth there and swept with card removal
// (range-sweep.ts). The kernel tells of each hand what weight of the other range it beats, does not
// lose to, and meets at all, summed over the boards; in split pots by what becomes of the low.
import { INPUT } from '../layout';
import { HIGH_PLACES, highPlaces, LOW_PLACES, lowPossible, PLACE_ROW, placePairs } from './omaha-river';
import { HAND, numberSubsets, subsetRoom } from './range-hands';
import { ENTRY, placeResults, resultBytes, results, sweep } from './range-sweep';
import { sweepWithLows } from './range-sweep-lows';

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
let asked: i32 = 0;
let split: bool = false;

/** How many bytes `sweepOmaha` needs for two lists of hands; 0 for more than there can be. */
export function omahaRoom(firstHands: i32, secondHands: i32, width: i32, highLow: bool): u32 {
  const hands = <u64>(firstHands + secondHands);
  const each = <u64>(HAND + ENTRY + 1) + (highLow ? 96 : 24);
  const bytes = hands * each + 64 + subsetRoom(firstHands, secondHands, width, highLow);
  return bytes < 0x7000_0000 ? <u32>bytes : 0;
}

/**
 * Prepares for the boards that go on from `board` cards (3 to 5) at INPUT, which `dead` dead cards follow. At `room`
 * stand the hands of both lists (see HAND). `sides` says whose results are wanted: 1 the first list's, 2 the
 * second's, 3 both. Returns the address of the results: f64[3] a hand, in split pots f64[3][4], in the order of the hands.
 */
export function startOmahaSweep(
  firstHands: i32, secondHands: i32, width: i32, highLow: bool, board: i32, dead: i32, sides: i32, room: usize,
): usize {
  cards = width;
  known = board;
  asked = sides;
  split = highLow;
  const hands = <usize>(firstHands + secondHands);
  first = room;
  firstEnd = first + <usize>firstHands * HAND;
  secondEnd = first + hands * HAND;
  placeResults(first, secondEnd, highLow);
  firstOrder = results + hands * resultBytes;
  secondOrder = firstOrder + <usize>firstHands * ENTRY;
  places = secondOrder + <usize>secondHands * ENTRY;
  memory.fill(results, 0, hands * resultBytes);
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
  placePairs(INPUT, live, split);
  let gone: u64 = 0;
  for (let i: usize = 0; i < 5; i++) gone |= (<u64>1) << <u64>load<u8>(INPUT + i);
  const firstSorted = sort(first, firstEnd, firstOrder, gone);
  const secondSorted = sort(firstEnd, secondEnd, secondOrder, gone);
  if (asked & 1) meet(firstOrder, firstSorted, secondOrder, secondSorted);
  if (asked & 2) meet(secondOrder, secondSorted, firstOrder, firstSorted);
}

/** Meets every hand of one sorted list with those of another. */
function meet(one: usize, oneEnd: usize, other: usize, otherEnd: usize): void {
  if (lowPossible) sweepWithLows(one, oneEnd, other, otherEnd);
  else sweep(one, oneEnd, other, otherEnd);
}

/** Sorts the hands that hold none of the cards `gone` by place; returns where their entries end. */
function sort(from: usize, end: usize, order: usize, gone: u64): usize {
  memory.fill(NEXT, 0, 256 * 4);
  let at = places;
  for (let hand = from; hand < end; hand += HAND, at++) {
    if (load<u64>(hand, 8) & gone) continue;
    const place = placeOf(HIGH_PLACES, hand);
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
    const low = lowPossible ? <u32>placeOf(LOW_PLACES, hand) : 0;
    const next = NEXT + (<usize>place << 2);
    const entry = load<u32>(next);
    store<u32>(next, entry + <u32>ENTRY);
    store<u32>(entry, <u32>hand);
    store<u32>(entry, place | (low << 16), 4);
  }
  return start;
}

// @ts-ignore: decorator
@inline
function placeOfTwo(row: usize, card: usize): i32 {
  return load<u8>(row + card);
}

/** The place of a hand in a table of places: the best of its pairs. */
// @ts-ignore: decorator
@inline
function placeOf(table: usize, hand: usize): i32 {
  const a = <usize>load<u8>(hand);
  const b = <usize>load<u8>(hand, 1);
  const c = <usize>load<u8>(hand, 2);
  const d = <usize>load<u8>(hand, 3);
  const rowA = table + a * PLACE_ROW;
  const rowB = table + b * PLACE_ROW;
  const ofA = max(placeOfTwo(rowA, b), max(placeOfTwo(rowA, c), placeOfTwo(rowA, d)));
  const ofB = max(placeOfTwo(rowB, c), placeOfTwo(rowB, d));
  let best = max(ofA, max(ofB, placeOfTwo(table + c * PLACE_ROW, d)));
  for (let i: usize = 4; i < <usize>cards; i++) {
    const row = table + <usize>load<u8>(hand + i) * PLACE_ROW;
    for (let j: usize = 0; j < i; j++) best = max(best, placeOfTwo(row, load<u8>(hand + j)));
  }
  return best;
}
