// Who wins on one complete board, hands and board given as bytes: for random deals, where nothing is
// known beforehand that tables could be made of.
import { BOARD_OUTCOMES } from '../layout';
import { cardRecord, START } from '../tables/cards';
import { lowBit, lowOf } from '../tables/lows';
import { strength7 } from '../evaluate/high';
import { boardRow, flushOfTwo, lowOfTwo, pairNumber, prepareValues } from './omaha-values';

/** Each seat's cards, 8 bytes a seat. */
export const HANDS: usize = memory.data(10 * 8, 16);

/** Adds 5 to every suit counter: its top bit then says "three or more". */
const THREE: u64 = 0x5555 << 48;
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
}

/** Counts a deal of an outcome. */
// @ts-ignore: decorator
@inline
export function countBoard(outcome: i32): void {
  const at = BOARD_OUTCOMES + (<usize>outcome << 3);
  store<u64>(at, load<u64>(at) + 1);
}

/** The outcome of a board of five cards: the seats with the best high, plus 2^seats times those with the best low. */
export function scoreBoard(board: usize): i32 {
  return two ? scoreTwo(board) : scoreAny(board);
}

function scoreTwo(board: usize): i32 {
  let sum = i64x2(0, 0);
  let boardLows = 0;
  for (let i: usize = 0; i < 5; i++) {
    const card = <i32>load<u8>(board + i);
    sum = i64x2.add(sum, cardRecord(card));
    boardLows |= lowBit(card);
  }
  const counters = v128.extract_lane<u64>(sum, 0);
  const row = boardRow(<u32>counters, board);
  const flags = (counters + THREE) & TOP_BITS;
  const suit = flags ? <i32>((ctz(flags) - 51) >> 2) : -1;
  const suited = flags ? <i32>(v128.extract_lane<u64>(sum, 1) >> (suit << 4)) & 8191 : 0;
  const lowPossible = split && popcnt(boardLows) > 2;
  let best = 0;
  let winners = 0;
  let bestLow = 1;
  let lowWinners = 0;
  for (let seat = 0; seat < seats; seat++) {
    const hand = HANDS + (<usize>seat << 3);
    let value = 0;
    for (let i: usize = 1; i < hole; i++) {
      const a = <i32>load<u8>(hand + i) >> 2;
      for (let j: usize = 0; j < i; j++) {
        const pair = pairNumber(a, <i32>load<u8>(hand + j) >> 2);
        value = max(value, <i32>load<u16>(row + (<usize>pair << 1)));
      }
    }
    if (flags) {
      let held = 0;
      for (let i: usize = 0; i < hole; i++) {
        const card = <i32>load<u8>(hand + i);
        held |= i32((card & 3) == suit) << (card >> 2);
      }
      if (held & (held - 1)) value = max(value, flushOfTwo(suited, held));
    }
    winners = value > best ? 1 << seat : value == best ? winners | (1 << seat) : winners;
    best = max(best, value);
    if (!lowPossible) continue;
    let lows = 0;
    for (let i: usize = 0; i < hole; i++) lows |= lowBit(<i32>load<u8>(hand + i));
    const low = lowOfTwo(lows, boardLows);
    lowWinners = low > bestLow ? 1 << seat : low == bestLow ? lowWinners | (1 << seat) : lowWinners;
    bestLow = max(bestLow, low);
  }
  return winners | (lowWinners << seats);
}

function scoreAny(board: usize): i32 {
  let sum = i64x2(START, 0);
  let boardLows = 0;
  for (let i: usize = 0; i < 5; i++) {
    const card = <i32>load<u8>(board + i);
    sum = i64x2.add(sum, cardRecord(card));
    boardLows |= lowBit(card);
  }
  let best = 0;
  let winners = 0;
  let bestLow = 1;
  let lowWinners = 0;
  for (let seat = 0; seat < seats; seat++) {
    const hand = HANDS + (<usize>seat << 3);
    const a = <i32>load<u8>(hand);
    const b = <i32>load<u8>(hand, 1);
    const value = strength7(i64x2.add(sum, i64x2.add(cardRecord(a), cardRecord(b))));
    winners = value > best ? 1 << seat : value == best ? winners | (1 << seat) : winners;
    best = max(best, value);
    if (!split) continue;
    const low = lowOf(boardLows | lowBit(a) | lowBit(b));
    lowWinners = low > bestLow ? 1 << seat : low == bestLow ? lowWinners | (1 << seat) : lowWinners;
    bestLow = max(bestLow, low);
  }
  return winners | (lowWinners << seats);
}
