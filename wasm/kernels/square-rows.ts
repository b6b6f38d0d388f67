// Strengths by pair of hole ranks as squares, 13 rows of 16 lanes of 16 bits, so that the ranks that make
// more than some strength with a rank are a mask away: by board ranks, and for flushes by the board's
// ranks in the suit.
import { FLUSHES } from '../layout';
import { lowOfTwo, PAIR_AT } from './omaha-values';
import { ranking } from '../tables/strengths';

/** Bytes of a row and of a square. */
export const SQUARE_ROW: usize = 32;
const SQUARE: usize = 13 * SQUARE_ROW;

/** Which square a set of three to five suited board ranks has: u16[8192]. */
const SQUARE_OF: usize = memory.data(8192 * 2, 16);
/** Flushes of exactly two suited ranks and three of the board: u16[2288][13][16]. */
const FLUSH_SQUARES: usize = memory.data(2288 * 416, 16);
/** Best lows of two ranks by the set of low ranks on the board: u8[256][13][16]. */
const LOW_SQUARES: usize = memory.data(256 * 208, 16);

/** The ranking that the flush squares are made for, and whether those of lows are there. */
let madeFor: i32 = -1;
let lowsMade: bool = false;

/** Makes the flush squares of the ranking in use; must be called before they are looked at. */
export function prepareFlushSquares(): void {
  if (madeFor == ranking) return;
  madeFor = ranking;
  let next: usize = 0;
  for (let board = 0; board < 8192; board++) {
    const bits = popcnt(board);
    if (bits < 3 || bits > 5) continue;
    store<u16>(SQUARE_OF + (<usize>board << 1), <u16>next);
    next++;
    const square = flushSquare(board);
    if (bits == 3) fillSquare(square, board);
    else for (let left = board; left; left &= left - 1) raiseSquare(square, flushSquare(board ^ (left & -left)));
  }
}

/** Makes the squares of lows; must be called before they are looked at. */
export function prepareLowSquares(): void {
  if (lowsMade) return;
  lowsMade = true;
  for (let board = 0; board < 256; board++) {
    if (popcnt(board) < 3 || popcnt(board) > 5) continue;
    for (let a = 0; a < 13; a++) {
      for (let b = 0; b < 13; b++) {
        const held = ((2 << a) | (a == 12 ? 1 : 0) | (2 << b) | (b == 12 ? 1 : 0)) & 0xff;
        store<u8>(lowSquare(board) + <usize>(a * 16 + b), <u8>lowOfTwo(held, board));
      }
    }
  }
}

function fillSquare(square: usize, board: i32): void {
  for (let a = 0; a < 13; a++) {
    for (let b = 0; b < 13; b++) {
      const ranks = board | (1 << a) | (1 << b);
      const strength = popcnt(ranks) == 5 ? load<u16>(FLUSHES + (<usize>ranks << 1)) : 0;
      store<u16>(square + <usize>a * SQUARE_ROW + (<usize>b << 1), strength);
    }
  }
}

function raiseSquare(square: usize, other: usize): void {
  for (let at: usize = 0; at < SQUARE; at += 16) {
    v128.store(square + at, i16x8.max_s(v128.load(square + at), v128.load(other + at)));
  }
}

/** Flushes by two ranks held, with so many ranks of the suit on the board; nothing for ranks of the board. */
// @ts-ignore: decorator
@inline
export function flushSquare(board: i32): usize {
  return FLUSH_SQUARES + <usize>load<u16>(SQUARE_OF + (<usize>board << 1)) * SQUARE;
}

/** Lows by two ranks held, u8[13][16], with three low ranks or more on the board. */
// @ts-ignore: decorator
@inline
export function lowSquare(board: i32): usize {
  return LOW_SQUARES + <usize>board * 208;
}

/** Spreads a row of pairs of ranks (see omaha-values.ts) to a square. */
export function spreadRow(row: usize, square: usize): void {
  for (let a: usize = 0; a < 13; a++) {
    for (let b: usize = 0; b <= a; b++) {
      const strength = load<u16>(row + load<u8>(PAIR_AT + ((a << 4) | b)));
      store<u16>(square + a * SQUARE_ROW + (b << 1), strength);
      store<u16>(square + b * SQUARE_ROW + (a << 1), strength);
    }
  }
}

/** The ranks that make more than `limit` by a row of a square. */
// @ts-ignore: decorator
@inline
export function ranksAbove(row: usize, limit: i32): u32 {
  const limits = i16x8.splat(<i16>limit);
  const low = i16x8.gt_s(v128.load(row), limits);
  const high = i16x8.gt_s(v128.load(row, 16), limits);
  return i8x16.bitmask(i8x16.narrow_i16x8_s(low, high));
}

/** The ranks that make a low above `limit` by a row of lows. */
// @ts-ignore: decorator
@inline
export function lowsAbove(row: usize, limit: i32): u32 {
  return i8x16.bitmask(i8x16.gt_s(v128.load(row), i8x16.splat(<i8>limit)));
}
