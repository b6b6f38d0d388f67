// Three to eight players. High hands: how often each has the best hand is counted in lanes; the seldom
// boards on which several share it are looked at singly. Where a low is possible, each board's outcome is
// a number (the seats with the best high, and above them those with the best low) that is counted.
// Lanes that are no board look like high hands of the first player, whose count is found by subtraction.
import { BOARD_OUTCOMES } from '../layout';
import { addBoardOutcome, seats } from './board-deal';
import { drain, drained } from './omaha-lanes';
import { firstPlace, lastPlace, PARTIAL, PARTIAL_TABLE } from './omaha-places';
import { BEHIND, DECK_LOWS, HIGHS3, LOWS5, LOW_TABLE, ROW, rowBase, TABLE } from './omaha-triples';

/** Per seat, in lanes: boards of this pair of cards on which it has the best high; then i32[4] of all so far. */
const BEST: usize = memory.data(8 * 16, 16);
const COUNTS: usize = memory.data(8 * 16, 16);
/** Per seat: the strengths of a vector of boards. */
const VALUES: usize = memory.data(8 * 16, 16);
/** The outcomes of a vector of boards. */
const SETS: usize = memory.data(16, 16);
/** Boards without a low by the set of seats, two or more, that share the best high: u32[256]. */
const SHARED: usize = memory.data(256 * 4, 16);
/** Boards on which a low was possible by outcome: u32[65536]. */
const SINGLE: usize = memory.data(65536 * 4, 16);

let withLows: bool = false;

export function startTable(players: i32, split: bool): void {
  withLows = split;
  memory.fill(COUNTS, 0, 8 * 16);
  memory.fill(SHARED, 0, 256 * 4);
  if (split) memory.fill(SINGLE, 0, <usize>4 << (2 * players));
}

/** Plays the boards whose first two cards are at places `a` and `b`. */
export function countTable(a: i32, b: i32, size: i32): void {
  const end = <usize>(size * 2);
  const valuesEnd = VALUES + (<usize>seats << 4);
  const lowsAb = <i32>load<u8>(DECK_LOWS + <usize>a) | <i32>load<u8>(DECK_LOWS + <usize>b);
  memory.fill(BEST, 0, 8 * 16);
  for (let c = firstPlace(2, b); c <= lastPlace(2, size); c++) {
    const base = rowBase(<usize>c);
    const rowC = PARTIAL + <usize>c * ROW;
    const lowsC = lowsAb | <i32>load<u8>(DECK_LOWS + <usize>c);
    for (let d = firstPlace(3, c), last = lastPlace(3, size); d <= last; d++) {
      const high = HIGHS3 + (base + <usize>d) * ROW;
      const cd = rowC + (<usize>d << 1);
      const toD = <usize>(d - c) * ROW;
      const lows = lowsC | <i32>load<u8>(DECK_LOWS + <usize>d);
      const lowPossible = withLows && popcnt(lows) > 1;
      for (let i = <usize>((d + 1) & ~7) << 1; i < end; i += 16) {
        let best = i16x8.splat(0);
        let splat = cd;
        let partial = rowC + i;
        let triples = high + i;
        for (let value = VALUES; value < valuesEnd; value += 16) {
          const first = i16x8.max_s(v128.load_splat<u16>(splat), v128.load(partial));
          const second = i16x8.max_s(v128.load(partial + toD), v128.load(triples));
          const strengths = i16x8.max_s(first, second);
          v128.store(value, strengths);
          best = i16x8.max_s(best, strengths);
          splat += PARTIAL_TABLE;
          partial += PARTIAL_TABLE;
          triples += TABLE;
        }
        if (lowPossible) countBoth(best, valuesEnd, LOWS5 + <usize>lows * ROW + i, BEHIND + <usize>d * ROW + i);
        else countHighs(best, valuesEnd);
      }
    }
  }
  for (let i: usize = 0; i < <usize>seats << 4; i += 16) drain(v128.load(BEST + i), COUNTS + i);
}

/** Counts who has the best high on a vector of boards. */
// @ts-ignore: decorator
@inline
function countHighs(best: v128, valuesEnd: usize): void {
  let sharers = i16x8.splat(0);
  for (let value = VALUES; value < valuesEnd; value += 16) {
    const has = i16x8.eq(v128.load(value), best);
    sharers = i16x8.add(sharers, has);
    const at = value + (BEST - VALUES);
    v128.store(at, i16x8.sub(v128.load(at), has));
  }
  const shared = i16x8.gt_s(i16x8.splat(-1), sharers);
  if (v128.any_true(shared)) countShared(best, valuesEnd, i16x8.bitmask(shared));
}

function countShared(best: v128, valuesEnd: usize, lanes: i32): void {
  v128.store(SETS, seatsWith(best, VALUES, valuesEnd));
  for (let rest = lanes; rest; rest &= rest - 1) countOne(SHARED, load<u16>(SETS + (<usize>ctz(rest) << 1)));
}

/** The seats whose value is the best, as a set in every lane. */
// @ts-ignore: decorator
@inline
function seatsWith(best: v128, from: usize, to: usize): v128 {
  let sets = i16x8.splat(0);
  let bit = i16x8.splat(1);
  for (let value = from; value < to; value += 16) {
    sets = v128.or(sets, v128.and(bit, i16x8.eq(v128.load(value), best)));
    bit = i16x8.add(bit, bit);
  }
  return sets;
}

// @ts-ignore: decorator
@inline
function countOne(counts: usize, outcome: i32): void {
  const at = counts + (<usize>outcome << 2);
  store<u32>(at, load<u32>(at) + 1);
}

/** Counts a vector of boards on which there may be a low. */
// @ts-ignore: decorator
@inline
function countBoth(best: v128, valuesEnd: usize, lowAt: usize, behind: usize): void {
  const highs = seatsWith(best, VALUES, valuesEnd);
  const valid = v128.load(behind);
  let bestLow = i16x8.splat(1);
  let low = lowAt;
  for (let seat = 0; seat < seats; seat++) {
    bestLow = i16x8.max_s(bestLow, v128.load(low));
    low += LOW_TABLE;
  }
  let lows = i16x8.splat(0);
  const firstLow: i32 = 1 << seats;
  let bit = i16x8.splat(<i16>firstLow);
  low = lowAt;
  for (let seat = 0; seat < seats; seat++) {
    lows = v128.or(lows, v128.and(bit, i16x8.eq(v128.load(low), bestLow)));
    bit = i16x8.add(bit, bit);
    low += LOW_TABLE;
  }
  const outcomes = v128.or(highs, v128.and(lows, valid));
  countOne(SINGLE, i16x8.extract_lane_u(outcomes, 0));
  countOne(SINGLE, i16x8.extract_lane_u(outcomes, 1));
  countOne(SINGLE, i16x8.extract_lane_u(outcomes, 2));
  countOne(SINGLE, i16x8.extract_lane_u(outcomes, 3));
  countOne(SINGLE, i16x8.extract_lane_u(outcomes, 4));
  countOne(SINGLE, i16x8.extract_lane_u(outcomes, 5));
  countOne(SINGLE, i16x8.extract_lane_u(outcomes, 6));
  countOne(SINGLE, i16x8.extract_lane_u(outcomes, 7));
}

export function finishTable(boards: u64): void {
  const all = 1 << seats;
  for (let seat = 0; seat < seats; seat++) addBoardOutcome(1 << seat, 0, drained(COUNTS + (<usize>seat << 4)));
  // Shared highs were counted for each that has them.
  for (let set = 3; set < all; set++) {
    const deals = <u64>load<u32>(SHARED + (<usize>set << 2));
    if (deals == 0) continue;
    addBoardOutcome(set, 0, deals);
    for (let rest = set; rest; rest &= rest - 1) addBoardOutcome(rest & -rest, 0, -deals);
  }
  const outcomes = withLows ? all * all : all;
  let others: u64 = 0;
  for (let outcome = 2; outcome < outcomes; outcome++) {
    if (withLows) addBoardOutcome(outcome & (all - 1), outcome >> seats, load<u32>(SINGLE + (<usize>outcome << 2)));
    others += load<u64>(BOARD_OUTCOMES + (<usize>outcome << 3));
  }
  store<u64>(BOARD_OUTCOMES + 8, boards - others);
}
