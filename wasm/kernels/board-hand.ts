// A hand in a batch of random deals of a board game: {what ranks it has u64, its cards as a set u64}. What
// stands in the first half depends on the game:
//   any of the hole cards play        the sum of the card records' low lanes
//   two of four play                  where its six pairs of ranks stand in a row of values, a byte each
//   two of more play                  its ranks, a byte each
import { cardBit, cardRecord } from '../tables/cards';
import { strength7 } from '../evaluate/high';
import { FLUSHES } from '../layout';
import { flushOfTwo, PAIR_AT } from './omaha-values';

/** Hole cards a player, and whether exactly two of them play. */
export let hole: i32 = 0;
export let two: bool = false;

/** Says what is played. */
export function setHole(width: i32, exactlyTwo: bool): void {
  hole = width;
  two = exactlyTwo;
}

/** A hand from its cards, a byte each. */
export function handRecord(cards: u64): v128 {
  if (!two) return i64x2.add(cardRecord(<i32>cards & 63), cardRecord(<i32>(cards >> 8) & 63));
  let set: u64 = 0;
  for (let i = 0, rest = cards; i < hole; i++, rest >>= 8) set |= cardBit(<i32>rest & 63);
  const ranks = (cards >> 2) & 0x0f0f0f0f0f0f0f0f;
  return i64x2(hole == 4 ? pairsOf(<u32>ranks) : ranks, set);
}

/** Where the pairs of four ranks stand in a row. */
// @ts-ignore: decorator
@inline
function pairsOf(ranks: u32): i64 {
  const a = (ranks & 15) << 4;
  const b = (ranks >> 8) & 15;
  const c = (ranks >> 16) & 15;
  const d = ranks >> 24;
  const first = pairAt(a | b) | (pairAt(a | c) << 8) | (pairAt(a | d) << 16);
  return first | (pairAt((b << 4) | c) << 24) | (pairAt((b << 4) | d) << 32) | (pairAt((c << 4) | d) << 40);
}

// @ts-ignore: decorator
@inline
function pairAt(ranks: u32): i64 {
  return <i64>load<u8>(PAIR_AT + <usize>ranks);
}

/** The best that a hand of which two cards play makes by ranks of a row of values. */
// @ts-ignore: decorator
@inline
export function bestPair(row: usize, pattern: u64): i32 {
  return hole == 4 ? bestOfSix(row, pattern) : bestOfRanks(row, pattern);
}

// @ts-ignore: decorator
@inline
function bestOfSix(row: usize, pairs: u64): i32 {
  const a = max(<i32>load<u16>(row + (<usize>pairs & 255)), <i32>load<u16>(row + (<usize>(pairs >> 8) & 255)));
  const b = max(<i32>load<u16>(row + (<usize>(pairs >> 16) & 255)), <i32>load<u16>(row + (<usize>(pairs >> 24) & 255)));
  const c = max(<i32>load<u16>(row + (<usize>(pairs >> 32) & 255)), <i32>load<u16>(row + <usize>(pairs >> 40)));
  return max(a, max(b, c));
}

function bestOfRanks(row: usize, ranks: u64): i32 {
  let best = 0;
  let rest = ranks;
  for (let i = 1; i < hole; i++) {
    const first = (<usize>rest & 15) << 4;
    rest >>= 8;
    for (let others = rest, j = i; j < hole; j++) {
      best = max(best, <i32>load<u16>(row + load<u8>(PAIR_AT + (first | (<usize>others & 15)))));
      others >>= 8;
    }
  }
  return best;
}

/** The best high hand of a seat in hold'em, given the sum of the board's card records. */
// @ts-ignore: decorator
@inline
export function bestOfAny(board: v128, hand: v128): i32 {
  return strength7(i64x2.add(board, hand));
}

/** The best flush that some ranks of a suit on a board and in a hand make; 0 for none. */
export function flushOf(board: i32, held: i32): i32 {
  if (two) return held & (held - 1) ? flushOfTwo(board, held) : 0;
  return load<u16>(FLUSHES + (<usize>(board | held) << 1));
}
