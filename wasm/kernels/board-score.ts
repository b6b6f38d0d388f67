// Who wins on complete boards of random deals: the seats whose cards are known by two look-ups together, the
// other ones hand by hand.
import { BOARD_OUTCOMES, MAX_PLAYERS } from '../layout';
import { START } from '../tables/cards';
import { lowOf } from '../tables/eights';
import { handAt, handsOf } from './batch';
import { bestOfAny, bestPair, flushOf, two } from './board-hand';
import { better, knownByFlush, knownByLows, knownByRanks, knownSeats, lowRanks } from './known-hands';
import { BOARD_ROWS, boardSlot, lowOfTwo, VALUE_ROW } from './omaha-values';

/** Seats of which not every card is known: {where their hands are, by deal, u32, bit of the seat u32}. */
const OPEN: usize = memory.data(MAX_PLAYERS * 8, 16);
let openEnd: usize = OPEN;

/** Turns suit counters that start at three into "three or more": 5 + 3 = 8 less what they start at. */
const THREE: u64 = 0x2222 << 48;
const TOP_BITS: u64 = 0x8888 << 48;

/** What the sum of a board's card records starts from. */
// @ts-ignore: decorator
@inline
export function emptyBoard(): v128 {
  return i64x2(START, 0);
}

/** Forgets the seats that are open. */
export function clearOpen(): void {
  openEnd = OPEN;
}

/** Adds a seat whose hand differs from deal to deal. */
export function addOpen(seat: i32): void {
  store<u32>(openEnd, <u32>handsOf(seat));
  store<u32>(openEnd, 1 << seat, 4);
  openEnd += 8;
}

/** Counts a deal of an outcome. */
// @ts-ignore: decorator
@inline
export function countBoard(outcome: u32): void {
  const at = BOARD_OUTCOMES + (<usize>outcome << 3);
  store<u64>(at, load<u64>(at) + 1);
}

/** The seats with the best high on a board of five cards, given the sum of its records. */
// @ts-ignore: decorator
@inline
export function scoreHigh(board: v128, deal: usize): u32 {
  const counters = v128.extract_lane<u64>(board, 0);
  const slot = boardSlot(<u32>counters);
  const flags = (counters + THREE) & TOP_BITS;
  // Top bit 51 + 4s belongs to suit s; without three of a suit no card counts as suited. (No branch: chance decides.)
  const all = <i32>-<i64>(flags != 0) & 8191;
  const shift = ((ctz(flags) - 51) << 2) & 63;
  const suited = <i32>(v128.extract_lane<u64>(board, 1) >> shift) & all;
  let best: u32 = 0;
  if (knownSeats > 0) best = max(knownByRanks(slot, <u32>counters), knownByFlush(<usize>(shift >> 4), suited));
  const end = openEnd;
  if (two) {
    const row = BOARD_ROWS + slot * VALUE_ROW;
    for (let seat = OPEN; seat < end; seat += 8) {
      const hand = handAt(load<u32>(seat), deal);
      let value = bestPair(row, v128.extract_lane<u64>(hand, 0));
      const held = <i32>(v128.extract_lane<u64>(hand, 1) >> shift) & all;
      if (held & (held - 1)) value = max(value, flushOf(suited, held));
      best = better(best, value, load<u32>(seat, 4));
    }
  } else {
    for (let seat = OPEN; seat < end; seat += 8) {
      best = better(best, bestOfAny(board, handAt(load<u32>(seat), deal)), load<u32>(seat, 4));
    }
  }
  return best & 0xffff;
}

/** The seats with the best low; 0 for none. */
// @ts-ignore: decorator
@inline
export function scoreLow(board: v128, deal: usize): u32 {
  const lows = lowRanks(v128.extract_lane<u64>(board, 1));
  if (popcnt(lows) < 3) return 0;
  let best = knownByLows(lows);
  for (let seat = OPEN, end = openEnd; seat < end; seat += 8) {
    const held = lowRanks(v128.extract_lane<u64>(handAt(load<u32>(seat), deal), 1));
    best = better(best, two ? lowOfTwo(held, lows) : lowOf(held | lows), load<u32>(seat, 4));
  }
  return best & 0xffff;
}
