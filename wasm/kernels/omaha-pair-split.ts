// Two players, high and low: eleven of the twelve outcomes are counted in lanes, the other follows. A
// low needs three low ranks on the board, so where four of its cards have fewer than two, only the
// high hands are looked at.
import { addBoardOutcome } from './board-deal';
import { drain, drained } from './omaha-lanes';
import { firstPlace, lastPlace, PARTIAL, PARTIAL_TABLE } from './omaha-places';
import { BEHIND, DECK_LOWS, HIGHS3, LOWS5, LOW_TABLE, ROW, rowBase, TABLE } from './omaha-triples';

/** i32[4] each: the second player's highs, tied highs; lows of the first, of the second, tied; of each kind of low
 *  those with a high of the second, and with a tied high. */
const COUNTS: usize = memory.data(11 * 16, 16);
const HIGHS: usize = COUNTS;
const LOWS: usize = COUNTS + 2 * 16;
const SECOND: usize = COUNTS + 5 * 16;
const TIED: usize = COUNTS + 8 * 16;

export function startPairSplit(): void {
  memory.fill(COUNTS, 0, 11 * 16);
}

/** Plays the boards whose first two cards are at places `a` and `b`. */
export function countPairSplit(a: i32, b: i32, size: i32): void {
  const zero = i16x8.splat(0);
  let high1 = zero;
  let highTie = zero;
  let low0 = zero;
  let low1 = zero;
  let lowTie = zero;
  let high1Low0 = zero;
  let high1Low1 = zero;
  let high1LowTie = zero;
  let tieLow0 = zero;
  let tieLow1 = zero;
  let tieLowTie = zero;
  const end = <usize>(size * 2);
  const lowsAb = <i32>load<u8>(DECK_LOWS + <usize>a) | <i32>load<u8>(DECK_LOWS + <usize>b);
  for (let c = firstPlace(2, b); c <= lastPlace(2, size); c++) {
    const base = rowBase(<usize>c);
    const rowC = PARTIAL + <usize>c * ROW;
    const lowsC = lowsAb | <i32>load<u8>(DECK_LOWS + <usize>c);
    for (let d = firstPlace(3, c), last = lastPlace(3, size); d <= last; d++) {
      const rowD = PARTIAL + <usize>d * ROW;
      const high = HIGHS3 + (base + <usize>d) * ROW;
      const known0 = v128.load_splat<u16>(rowC + (<usize>d << 1));
      const known1 = v128.load_splat<u16>(rowC + (<usize>d << 1), PARTIAL_TABLE);
      const lows = lowsC | <i32>load<u8>(DECK_LOWS + <usize>d);
      const lowRow = LOWS5 + <usize>lows * ROW;
      const behind = BEHIND + <usize>d * ROW;
      const lowPossible = popcnt(lows) > 1;
      for (let i = <usize>((d + 1) & ~7) << 1; i < end; i += 16) {
        const first0 = i16x8.max_s(known0, v128.load(rowC + i));
        const first1 = i16x8.max_s(known1, v128.load(rowC + i, PARTIAL_TABLE));
        const rest0 = i16x8.max_s(v128.load(rowD + i), v128.load(high + i));
        const rest1 = i16x8.max_s(v128.load(rowD + i, PARTIAL_TABLE), v128.load(high + i, TABLE));
        const value0 = i16x8.max_s(first0, rest0);
        const value1 = i16x8.max_s(first1, rest1);
        const wins = i16x8.gt_s(value1, value0);
        const ties = i16x8.eq(value1, value0);
        high1 = i16x8.sub(high1, wins);
        highTie = i16x8.sub(highTie, ties);
        if (!lowPossible) continue;
        const valid = v128.load(behind + i);
        const lowValue0 = v128.and(v128.load(lowRow + i), valid);
        const lowValue1 = v128.and(v128.load(lowRow + i, LOW_TABLE), valid);
        const lowWins0 = i16x8.gt_s(lowValue0, lowValue1);
        const lowWins1 = i16x8.gt_s(lowValue1, lowValue0);
        const lowTies = v128.andnot(i16x8.eq(lowValue0, lowValue1), i16x8.eq(lowValue0, zero));
        low0 = i16x8.sub(low0, lowWins0);
        low1 = i16x8.sub(low1, lowWins1);
        lowTie = i16x8.sub(lowTie, lowTies);
        high1Low0 = i16x8.sub(high1Low0, v128.and(wins, lowWins0));
        high1Low1 = i16x8.sub(high1Low1, v128.and(wins, lowWins1));
        high1LowTie = i16x8.sub(high1LowTie, v128.and(wins, lowTies));
        tieLow0 = i16x8.sub(tieLow0, v128.and(ties, lowWins0));
        tieLow1 = i16x8.sub(tieLow1, v128.and(ties, lowWins1));
        tieLowTie = i16x8.sub(tieLowTie, v128.and(ties, lowTies));
      }
    }
  }
  drain(high1, HIGHS);
  drain(highTie, HIGHS + 16);
  drain(low0, LOWS);
  drain(low1, LOWS + 16);
  drain(lowTie, LOWS + 32);
  drain(high1Low0, SECOND);
  drain(high1Low1, SECOND + 16);
  drain(high1LowTie, SECOND + 32);
  drain(tieLow0, TIED);
  drain(tieLow1, TIED + 16);
  drain(tieLowTie, TIED + 32);
}

export function finishPairSplit(boards: u64): void {
  let noLow1 = drained(HIGHS);
  let noLowTie = drained(HIGHS + 16);
  let noLow0 = boards - noLow1 - noLowTie;
  for (let i: usize = 0; i < 3; i++) {
    // Lows of the first player, of the second, tied are sets 1, 2, 3.
    const low = <i32>i + 1;
    const second = drained(SECOND + (i << 4));
    const tied = drained(TIED + (i << 4));
    const first = drained(LOWS + (i << 4)) - second - tied;
    addBoardOutcome(1, low, first);
    addBoardOutcome(2, low, second);
    addBoardOutcome(3, low, tied);
    noLow0 -= first;
    noLow1 -= second;
    noLowTie -= tied;
  }
  addBoardOutcome(1, 0, noLow0);
  addBoardOutcome(2, 0, noLow1);
  addBoardOutcome(3, 0, noLowTie);
}
