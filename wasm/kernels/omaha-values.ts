// What two hole cards and three of a board are worth, by ranks: for every rank multiset of a board a row
// over the 91 pairs of ranks, the maximum over the board's triples. Rows are made when first asked for,
// from rows of the 455 triples. Flushes come on top. Lows: by the low ranks of the hole and of the board.
import { FLUSHES, RANKS5 } from '../layout';
import { rankKey } from '../tables/keys';
import { lowOf } from '../tables/lows';
import { ranking, slot5 } from '../tables/strengths';

/** Slots of the hash of five ranks; a slot is the number of a board's rank multiset. */
const SLOTS: i32 = 6_275 + 2048;
const ROW: usize = 192;

/** Strengths by triple of board ranks and pair of hole ranks: u16[455][96]. */
const TRIPLE_ROWS: usize = memory.data(455 * 192, 16);
/** Strengths by slot of the board and pair of hole ranks: u16[SLOTS][96], and which rows are made. */
const BOARD_ROWS: usize = memory.data(SLOTS * 192, 16);
const BOARD_ROW_MADE: usize = memory.data(SLOTS, 16);
/** Best low by low ranks of the hole and of the board: u16[256][256], and which rows are made. */
const LOW_ROWS: usize = memory.data(256 * 512, 16);
const LOW_ROW_MADE: usize = memory.data(256, 16);

/** The ranking that the rows are made for. */
let madeFor: i32 = -1;

/** The number of a pair of ranks. */
// @ts-ignore: decorator
@inline
export function pairNumber(a: i32, b: i32): i32 {
  const high = max(a, b);
  return (high * (high + 1)) / 2 + min(a, b);
}

/** The number of three ranks a <= b <= c. */
// @ts-ignore: decorator
@inline
function tripleNumber(a: i32, b: i32, c: i32): i32 {
  return (c * (c + 1) * (c + 2)) / 6 + (b * (b + 1)) / 2 + a;
}

/** Makes what all rows are made from; must be called before a job. */
export function prepareValues(): void {
  if (madeFor == ranking) return;
  madeFor = ranking;
  memory.fill(BOARD_ROW_MADE, 0, SLOTS);
  for (let c = 0; c < 13; c++) {
    for (let b = 0; b <= c; b++) {
      for (let a = 0; a <= b; a++) {
        const row = TRIPLE_ROWS + <usize>tripleNumber(a, b, c) * ROW;
        const sum = rankKey(a) + rankKey(b) + rankKey(c);
        for (let high = 0; high < 13; high++) {
          for (let low = 0; low <= high; low++) {
            const at = row + (<usize>pairNumber(high, low) << 1);
            store<u16>(at, load<u16>(slot5(sum + rankKey(high) + rankKey(low))));
          }
        }
      }
    }
  }
}

/** The row of a complete board, u16[91] by pair of hole ranks, given the sum of its rank keys and its cards. */
// @ts-ignore: decorator
@inline
export function boardRow(sum: u32, cards: usize): usize {
  const slot = (slot5(sum) - RANKS5) >> 1;
  if (!load<u8>(BOARD_ROW_MADE + slot)) makeRow(slot, cards);
  return BOARD_ROWS + slot * ROW;
}

function makeRow(slot: usize, cards: usize): void {
  store<u8>(BOARD_ROW_MADE + slot, 1);
  const row = BOARD_ROWS + slot * ROW;
  memory.fill(row, 0, ROW);
  for (let i: usize = 0; i < 3; i++) {
    for (let j = i + 1; j < 4; j++) {
      for (let k = j + 1; k < 5; k++) {
        const x = <i32>load<u8>(cards + i) >> 2;
        const y = <i32>load<u8>(cards + j) >> 2;
        const z = <i32>load<u8>(cards + k) >> 2;
        const least = min(x, min(y, z));
        const most = max(x, max(y, z));
        const triple = TRIPLE_ROWS + <usize>tripleNumber(least, x + y + z - least - most, most) * ROW;
        for (let at: usize = 0; at < ROW; at += 16) {
          v128.store(row + at, i16x8.max_s(v128.load(row + at), v128.load(triple + at)));
        }
      }
    }
  }
}

/** The best flush of three of a board's ranks in a suit and two of those held in it. */
export function flushOfTwo(board: i32, held: i32): i32 {
  let best = 0;
  for (let rest = held; rest; rest &= rest - 1) {
    const first = rest & -rest;
    for (let others = rest ^ first; others; others &= others - 1) {
      const two = first | (others & -others);
      best = max(best, flushOfThree(board, two));
    }
  }
  return best;
}

/** The best flush of two ranks and three of a board's: with four or five there the other ones are left out. */
function flushOfThree(board: i32, two: i32): i32 {
  const count = popcnt(board);
  if (count == 3) return load<u16>(FLUSHES + (<usize>(board | two) << 1));
  let best = 0;
  for (let rest = board; rest; rest &= rest - 1) {
    const fewer = board ^ (rest & -rest);
    best = max(best, flushOfThree(fewer, two));
  }
  return best;
}

/** The best low of exactly two low ranks of the hole and three of the board; 0 for none. */
// @ts-ignore: decorator
@inline
export function lowOfTwo(hole: i32, board: i32): i32 {
  if (!load<u8>(LOW_ROW_MADE + <usize>hole)) makeLowRow(hole);
  return load<u16>(LOW_ROWS + (<usize>hole << 9) + (<usize>board << 1));
}

function makeLowRow(hole: i32): void {
  store<u8>(LOW_ROW_MADE + <usize>hole, 1);
  fillLowRow(hole, LOW_ROWS + (<usize>hole << 9));
}

/** Writes the best low of exactly two of the low ranks held, by the set of low ranks on the board: u16[256]. */
export function fillLowRow(held: i32, row: usize): void {
  for (let ranks = 0; ranks < 256; ranks++) {
    let best = 0;
    if (popcnt(ranks) == 3) {
      for (let rest = held & ~ranks; rest; rest &= rest - 1) {
        const first = rest & -rest;
        for (let others = rest ^ first; others; others &= others - 1) {
          best = max(best, lowOf(ranks | first | (others & -others)));
        }
      }
    } else {
      // A larger set of ranks is worth the best of its subsets.
      for (let rest = ranks; rest; rest &= rest - 1) {
        best = max(best, <i32>load<u16>(row + (<usize>(ranks ^ (rest & -rest)) << 1)));
      }
    }
    store<u16>(row + (<usize>ranks << 1), <u16>best);
  }
}
