// Who wins on one complete board, given the sum of its card records: for random deals. A seat whose cards
// are all known has its strengths by the board's rank multiset in a table; for others they are the
// maximum over their pairs of cards.
import { BOARD_OUTCOMES, MAX_PLAYERS } from '../layout';
import { cardBit, cardRecord, START } from '../tables/cards';
import { lowOf } from '../tables/eights';
import { strength7 } from '../evaluate/high';
import { BOARD_ROWS, BOARD_SLOTS, boardSlot, flushOfTwo, lowOfTwo, pairNumber, prepareValues, VALUE_ROW } from './omaha-values';

/** Each seat's cards, 8 bytes a seat. */
export const HANDS: usize = memory.data(MAX_PLAYERS * 8, 16);
/** A seat: the address of its strengths (0: not all its cards are known) u32, its low ranks u32, its ranks by suit u16[4]. */
const SEATS: usize = memory.data(MAX_PLAYERS * 16, 16);
const SEAT: usize = 16;
/** Strengths of known hands by slot of the board: u16[BOARD_SLOTS] a seat. */
const KNOWN: usize = memory.data(MAX_PLAYERS * BOARD_SLOTS * 2, 16);

/** Turns suit counters that start at three into "three or more": 5 + 3 = 8 less what they start at. */
const THREE: u64 = 0x2222 << 48;
const TOP_BITS: u64 = 0x8888 << 48;

let seats: i32 = 0;
let hole: usize = 0;
let two: bool = false;
let split: bool = false;

/** Says what is played; must be called before a job. */
export function setRules(players: i32, width: i32, exactlyTwo: bool, highLow: bool): void {
  seats = players;
  hole = <usize>width;
  two = exactlyTwo;
  split = highLow;
  if (exactlyTwo) prepareValues();
  memory.fill(SEATS, 0, MAX_PLAYERS * <i32>SEAT);
}

/** Makes the table of a seat whose cards, in HANDS, stay the same. */
export function setKnown(seat: i32): void {
  if (!two) return;
  const table = KNOWN + <usize>(seat * BOARD_SLOTS * 2);
  const hand = HANDS + (<usize>seat << 3);
  let row = BOARD_ROWS;
  for (let at = table; at < table + BOARD_SLOTS * 2; at += 2) {
    store<u16>(at, <u16>bestPair(row, hand));
    row += VALUE_ROW;
  }
  const info = SEATS + <usize>seat * SEAT;
  const set = setOf(hand);
  store<u32>(info, <u32>table);
  store<u32>(info, lowsOf(set), 4);
  store<u64>(info, set, 8);
}

/** The cards of a hand as a set: 16 bits a suit. */
// @ts-ignore: decorator
@inline
function setOf(hand: usize): u64 {
  let set: u64 = 0;
  for (let i: usize = 0; i < hole; i++) set |= cardBit(load<u8>(hand + i));
  return set;
}

/** The low ranks of a set of cards. */
// @ts-ignore: decorator
@inline
function lowsOf(set: u64): i32 {
  const halves = set | (set >> 32);
  const ranks = <i32>(halves | (halves >> 16)) & 8191;
  return ((ranks << 1) | (ranks >> 12)) & 0xff;
}

/** The best that a hand makes by ranks of a row of values. */
// @ts-ignore: decorator
@inline
function bestPair(row: usize, hand: usize): i32 {
  let value = 0;
  for (let i: usize = 1; i < hole; i++) {
    const a = <i32>load<u8>(hand + i) >> 2;
    for (let j: usize = 0; j < i; j++) {
      const pair = pairNumber(a, <i32>load<u8>(hand + j) >> 2);
      value = max(value, <i32>load<u16>(row + (<usize>pair << 1)));
    }
  }
  return value;
}

/** What the sum of a board's card records starts from. */
// @ts-ignore: decorator
@inline
export function emptyBoard(): v128 {
  return i64x2(START, 0);
}

/** Counts a deal of an outcome. */
// @ts-ignore: decorator
@inline
export function countBoard(outcome: i32): void {
  const at = BOARD_OUTCOMES + (<usize>outcome << 3);
  store<u64>(at, load<u64>(at) + 1);
}

/** The outcome of a board of five cards: the seats with the best high, plus 2^seats times those with the best low. */
// @ts-ignore: decorator
@inline
export function scoreBoard(sum: v128): i32 {
  return two ? scoreTwo(sum) : scoreAny(sum);
}

function scoreTwo(sum: v128): i32 {
  const counters = v128.extract_lane<u64>(sum, 0);
  const set = v128.extract_lane<u64>(sum, 1);
  const slot = boardSlot(<u32>counters);
  const row = BOARD_ROWS + slot * VALUE_ROW;
  const flags = (counters + THREE) & TOP_BITS;
  // Top bit 51 + 4s belongs to suit s.
  const suit: usize = flags ? <usize>(ctz(flags) - 51) >> 2 : 0;
  const suited = <i32>(set >> <u64>(suit << 4)) & 8191;
  const boardLows = split ? lowsOf(set) : 0;
  const lowPossible = popcnt(boardLows) > 2;
  let best = 0;
  let winners = 0;
  let bestLow = 1;
  let lowWinners = 0;
  let bit = 1;
  for (let seat: usize = 0; seat < <usize>seats; seat++) {
    const info = SEATS + seat * SEAT;
    const table = <usize>load<u32>(info);
    let value: i32;
    let held = 0;
    let lows = 0;
    if (table) {
      value = load<u16>(table + (slot << 1));
      held = load<u16>(info + (suit << 1), 8);
      lows = load<u32>(info, 4);
    } else {
      const hand = HANDS + (seat << 3);
      value = bestPair(row, hand);
      const cards = setOf(hand);
      held = <i32>(cards >> <u64>(suit << 4)) & 8191;
      lows = lowsOf(cards);
    }
    if (flags != 0 && (held & (held - 1)) != 0) value = max(value, flushOfTwo(suited, held));
    winners = value > best ? bit : value == best ? winners | bit : winners;
    best = max(best, value);
    if (lowPossible) {
      const low = lowOfTwo(lows, boardLows);
      lowWinners = low > bestLow ? bit : low == bestLow ? lowWinners | bit : lowWinners;
      bestLow = max(bestLow, low);
    }
    bit <<= 1;
  }
  return winners | (lowWinners << seats);
}

function scoreAny(sum: v128): i32 {
  let best = 0;
  let winners = 0;
  let bestLow = 1;
  let lowWinners = 0;
  for (let seat = 0; seat < seats; seat++) {
    const hand = HANDS + (<usize>seat << 3);
    const both = i64x2.add(cardRecord(load<u8>(hand)), cardRecord(load<u8>(hand, 1)));
    const cards = i64x2.add(sum, both);
    const value = strength7(cards);
    winners = value > best ? 1 << seat : value == best ? winners | (1 << seat) : winners;
    best = max(best, value);
    if (!split) continue;
    const low = lowOf(lowsOf(v128.extract_lane<u64>(cards, 1)));
    lowWinners = low > bestLow ? 1 << seat : low == bestLow ? lowWinners | (1 << seat) : lowWinners;
    bestLow = max(bestLow, low);
  }
  return winners | (lowWinners << seats);
}
