// Every Omaha hand of four or five cards against every other on a complete board, each as likely as any:
// hands are met from the weakest up (see every-hand-sums.ts), and each beats those seen before it
// that share no card, and shares with those of its own place. Hands are handled in rows, which differ
// in their lowest card alone: a row falls into few places, and most of the sums are the same for all of it.
import { INPUT } from '../layout';
import { CHOOSE2, CHOOSE3, CHOOSE4, CHOOSE5, clearSums, meetFive, meetFour, seeFive, seeFour } from './every-hand-sums';
import { HIGH_PLACES, highPlaces, LOW_PLACES, lowPossible, PLACE_ROW, placePairs } from './omaha-river';

/** An entry: the lowest cards u64, the others u32 (8 bits each, ascending), the row's first index among all hands u32. */
const ENTRY: usize = 16;

/** By number of cards chosen: for every card the greatest high and low place it makes with one of them, u8[2][64]. */
const CHOSEN: usize = memory.data(6 * 128, 16);
const CHOSEN_ROW: usize = 128;
/** Places of the hands of a row, and their lows: u8[64] each. */
const HIGHS: usize = memory.data(64, 16);
const LOWS: usize = memory.data(64, 16);
/** By place where its next entry goes; then where its entries end: u32[256]. */
const NEXT: usize = memory.data(257 * 4, 16);

/** What entries are sorted by: all hands by their high, those without a low by their high, all by their low. */
const BY_HIGH: i32 = 0;
const BY_HIGH_WITHOUT_LOW: i32 = 1;
const BY_LOW: i32 = 2;

let hole: i32 = 0;
let live: u64 = 0;
let order: i32 = 0;
let counting: bool = false;
let results: usize = 0;

/** The number of hands of `cards` cards. */
function handsOf(cards: i32): usize {
  return cards == 5 ? 2_598_960 : 270_725;
}

/** How many bytes `meetEvery` needs: results, u32 for each hand of four or five of 52 cards, and entries of those a board leaves. */
export function everyRoom(cards: i32): usize {
  return handsOf(cards) * 4 + (<usize>(cards == 5 ? 1_533_939 : 178_365) + 1) * ENTRY;
}

/**
 * Meets every hand of `cards` cards, four or five, with every other on the board of five cards at INPUT, which `dead`
 * dead cards follow. Leaves at `room`, by colexicographic index of the hand, the sum of its shares of the pot over
 * all hands it can meet, in quarters of a pot; 0xffffffff for a hand that cannot be dealt. Its mean share
 * is that divided by 4 C(n, cards), n the cards left to the other hand.
 */
export function meetEvery(cards: i32, split: bool, dead: i32, room: usize): void {
  hole = cards;
  results = room;
  live = ((<u64>1) << 52) - 1;
  for (let i = 0; i < 5 + dead; i++) live &= ~((<u64>1) << <u64>load<u8>(INPUT + <usize>i));
  placePairs(INPUT, live, split);
  clearSums(cards);
  memory.fill(room, 0xff, handsOf(cards) << 2);
  if (!lowPossible) {
    sweep(BY_HIGH, highPlaces, 2);
    return;
  }
  sweep(BY_HIGH, highPlaces, 1);
  sweep(BY_HIGH_WITHOUT_LOW, highPlaces, 1);
  sweep(BY_LOW, 57, 1);
}

/** Sorts the hands and meets them place by place; a hand beaten counts twice `factor`, one shared with once. */
function sweep(by: i32, places: i32, factor: i32): void {
  order = by;
  const entries = results + (handsOf(hole) << 2);
  memory.fill(NEXT, 0, 257 * 4);
  counting = true;
  choose(0, 52, 0, 0, 0, 0);
  let at = <u32>entries;
  for (let place: usize = 0; place < <usize>places; place++) {
    const count = load<u32>(NEXT + (place << 2));
    store<u32>(NEXT + (place << 2), at);
    at += count * <u32>ENTRY;
  }
  counting = false;
  choose(0, 52, 0, 0, 0, 0);
  if (by != BY_HIGH) clearSums(hole);
  let from = entries;
  for (let place: usize = 0; place < <usize>places; place++) {
    const to = <usize>load<u32>(NEXT + (place << 2));
    // Hands without a low take none of the low half.
    const meets = by != BY_LOW || place > 0;
    if (hole == 4) meetGroupOfFour(from, to, factor, meets);
    else meetGroupOfFive(from, to, factor, meets);
    from = to;
  }
}

function meetGroupOfFour(from: usize, to: usize, factor: i32, meets: bool): void {
  if (meets) {
    for (let at = from; at < to; at += ENTRY) meetFour(load<u32>(at, 8), load<u64>(at), resultsOf(at), factor, false);
  }
  for (let at = from; at < to; at += ENTRY) seeFour(load<u32>(at, 8), load<u64>(at));
  if (meets) {
    for (let at = from; at < to; at += ENTRY) meetFour(load<u32>(at, 8), load<u64>(at), resultsOf(at), factor, true);
  }
}

function meetGroupOfFive(from: usize, to: usize, factor: i32, meets: bool): void {
  if (meets) {
    for (let at = from; at < to; at += ENTRY) meetFive(load<u32>(at, 8), load<u64>(at), resultsOf(at), factor, false);
  }
  for (let at = from; at < to; at += ENTRY) seeFive(load<u32>(at, 8), load<u64>(at));
  if (meets) {
    for (let at = from; at < to; at += ENTRY) meetFive(load<u32>(at, 8), load<u64>(at), resultsOf(at), factor, true);
  }
}

// @ts-ignore: decorator
@inline
function resultsOf(entry: usize): usize {
  return results + (<usize>load<u32>(entry, 12) << 2);
}

/** Chooses the cards of rows, the highest first, each below `limit`; `high` and `low` are the places of those chosen. */
function choose(chosen: i32, limit: i32, high: i32, low: i32, cards: u32, index: u32): void {
  const row = CHOSEN + <usize>chosen * CHOSEN_ROW;
  if (chosen == hole - 1) {
    placeRow(row, limit, high, low, cards, index);
    return;
  }
  const end = row + <usize>((limit + 15) & ~15);
  const step = chooseTable(hole - chosen);
  for (let card = hole - 1 - chosen; card < limit; card++) {
    if (((live >> <u64>card) & 1) == 0) continue;
    const highs = HIGH_PLACES + <usize>card * PLACE_ROW - row;
    const lows = LOW_PLACES + <usize>card * PLACE_ROW - row;
    for (let at = row; at < end; at += 16) {
      v128.store(at, i8x16.max_u(v128.load(at), v128.load(highs + at)), CHOSEN_ROW);
      if (order != BY_HIGH) v128.store(at, i8x16.max_u(v128.load(at, 64), v128.load(lows + at)), CHOSEN_ROW + 64);
    }
    const ofCard = row + <usize>card;
    choose(
      chosen + 1, card, max(high, <i32>load<u8>(ofCard)), max(low, <i32>load<u8>(ofCard, 64)),
      (cards << 8) | card, index + load<u32>(step + <usize>(card << 2)),
    );
  }
}

/** The table of the choices of `n` cards. */
function chooseTable(n: i32): usize {
  return n == 5 ? CHOOSE5 : n == 4 ? CHOOSE4 : n == 3 ? CHOOSE3 : CHOOSE2;
}

/** Makes the entries of a row, one for each of its places. */
function placeRow(row: usize, limit: i32, high: i32, low: i32, cards: u32, index: u32): void {
  let left = live & (((<u64>1) << <u64>limit) - 1);
  const end = <usize>limit;
  if (order != BY_LOW) {
    const splat = i8x16.splat(<i8>high);
    for (let i: usize = 0; i < end; i += 16) v128.store(HIGHS + i, i8x16.max_u(splat, v128.load(row + i)));
  }
  if (order != BY_HIGH) {
    const splat = i8x16.splat(<i8>low);
    for (let i: usize = 0; i < end; i += 16) v128.store(LOWS + i, i8x16.max_u(splat, v128.load(row + 64 + i)));
    if (order == BY_HIGH_WITHOUT_LOW) left &= equalTo(LOWS, end, 0);
  }
  const places = order == BY_LOW ? LOWS : HIGHS;
  while (left != 0) {
    const place = <usize>load<u8>(places + <usize>ctz(left));
    const next = NEXT + (place << 2);
    const at = load<u32>(next);
    const equal = left & equalTo(places, end, <i32>place);
    left ^= equal;
    if (counting) {
      store<u32>(next, at + 1);
      if (order == BY_HIGH) startResults(index, equal);
      continue;
    }
    store<u32>(next, at + <u32>ENTRY);
    store<u64>(at, equal);
    store<u32>(at, cards, 8);
    store<u32>(at, index, 12);
  }
}

/** The hands of a row can be dealt. */
function startResults(index: u32, lowest: u64): void {
  const row = results + (<usize>index << 2);
  for (let left = lowest; left != 0; left &= left - 1) store<u32>(row + (<usize>ctz(left) << 2), 0);
}

/** The cards below `end` with a place, as a set. */
// @ts-ignore: decorator
@inline
function equalTo(places: usize, end: usize, place: i32): u64 {
  const splat = i8x16.splat(<i8>place);
  let set: u64 = 0;
  for (let i: usize = 0; i < end; i += 16) {
    set |= <u64><u32>i8x16.bitmask(i8x16.eq(splat, v128.load(places + i))) << <u64>i;
  }
  return set;
}
