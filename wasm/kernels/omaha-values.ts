// What two hole cards and three of a board are worth, by ranks: for every rank multiset of a board a row
// over the 91 pairs of ranks, the maximum over the board's triples, made from rows of the 455 triples.
// Flushes come on top. Lows: by the low ranks of the hole and of the board.
import { FLUSHES, RANKS5 } from '../layout';
import { rankKey } from '../tables/keys';
import { lowOf } from '../tables/eights';
import { ranking, slot5 } from '../tables/strengths';

/** Slots of the hash of five ranks; a slot is the number of a board's rank multiset. */
export const BOARD_SLOTS: i32 = 6_275 + 2048;
/** Bytes of a row. */
export const VALUE_ROW: usize = 192;

/** Strengths by triple of board ranks and pair of hole ranks: u16[455][96]. */
const TRIPLE_ROWS: usize = memory.data(455 * 192, 16);
/** Strengths by slot of the board and pair of hole ranks: u16[BOARD_SLOTS][96]. */
export const BOARD_ROWS: usize = memory.data(BOARD_SLOTS * 192, 16);
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

/** Makes the rows of the ranking in use; must be called before a job. */
export function prepareValues(): void {
  if (madeFor == ranking) return;
  madeFor = ranking;
  for (let c = 0; c < 13; c++) {
    for (let b = 0; b <= c; b++) {
      for (let a = 0; a <= b; a++) {
        const row = tripleRow(a, b, c);
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
  makeBoardRows();
}

/** The slot of a complete board, given the sum of its rank keys. */
// @ts-ignore: decorator
@inline
export function boardSlot(sum: u32): usize {
  return (slot5(sum) - RANKS5) >> 1;
}

/** Makes the rows of all boards of five ranks a <= b <= c <= d <= e. */
function makeBoardRows(): void {
  for (let e = 0; e < 13; e++) {
    for (let d = 0; d <= e; d++) {
      for (let c = 0; c <= d; c++) {
        for (let b = 0; b <= c; b++) {
          // There are four cards of a rank.
          const last = b == e ? b - 1 : b;
          for (let a = 0; a <= last; a++) makeBoardRow(a, b, c, d, e);
        }
      }
    }
  }
}

function makeBoardRow(a: i32, b: i32, c: i32, d: i32, e: i32): void {
  const row = BOARD_ROWS + boardSlot(rankKey(a) + rankKey(b) + rankKey(c) + rankKey(d) + rankKey(e)) * VALUE_ROW;
  memory.copy(row, tripleRow(c, d, e), VALUE_ROW);
  raise(row, tripleRow(b, d, e));
  raise(row, tripleRow(b, c, e));
  raise(row, tripleRow(b, c, d));
  raise(row, tripleRow(a, d, e));
  raise(row, tripleRow(a, c, e));
  raise(row, tripleRow(a, c, d));
  raise(row, tripleRow(a, b, e));
  raise(row, tripleRow(a, b, d));
  raise(row, tripleRow(a, b, c));
}

// @ts-ignore: decorator
@inline
function tripleRow(a: i32, b: i32, c: i32): usize {
  return TRIPLE_ROWS + <usize>tripleNumber(a, b, c) * VALUE_ROW;
}

function raise(row: usize, other: usize): void {
  for (let at: usize = 0; at < VALUE_ROW; at += 16) {
    v128.store(row + at, i16x8.max_s(v128.load(row + at), v128.load(other + at)));
  }
}

/** The best flush of three of a board's ranks in a suit and two of those held in it. */
export function flushOfTwo(board: i32, held: i32): i32 {
  if (popcnt(board) == 3 && popcnt(held) == 2) return load<u16>(FLUSHES + (<usize>(board | held) << 1));
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
