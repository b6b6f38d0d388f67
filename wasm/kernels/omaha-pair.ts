// Two players, the whole pot to the best hand: how often the second wins and how often they tie are
// counted; the rest is the first one's, among it every lane that is no board.
import { addBoardOutcome } from './board-deal';
import { drain, drained } from './omaha-lanes';
import { firstPlace, lastPlace, PARTIAL, PARTIAL_TABLE } from './omaha-places';
import { HIGHS3, ROW, rowBase, TABLE } from './omaha-triples';

/** Boards the second player wins, boards that tie: i32[4] each. */
const COUNTS: usize = memory.data(2 * 16, 16);

export function startPair(): void {
  memory.fill(COUNTS, 0, 2 * 16);
}

/** Plays the boards whose second card is at place `b`. */
export function countPair(b: i32, size: i32): void {
  let second = i16x8.splat(0);
  let tied = i16x8.splat(0);
  const end = <usize>(size * 2);
  for (let c = firstPlace(2, b); c <= lastPlace(2, size); c++) {
    const base = rowBase(<usize>c);
    const rowC = PARTIAL + <usize>c * ROW;
    for (let d = firstPlace(3, c), last = lastPlace(3, size); d <= last; d++) {
      const rowD = PARTIAL + <usize>d * ROW;
      const high = HIGHS3 + (base + <usize>d) * ROW;
      const known0 = v128.load_splat<u16>(rowC + (<usize>d << 1));
      const known1 = v128.load_splat<u16>(rowC + (<usize>d << 1), PARTIAL_TABLE);
      for (let i = <usize>((d + 1) & ~7) << 1; i < end; i += 16) {
        const first0 = i16x8.max_s(known0, v128.load(rowC + i));
        const first1 = i16x8.max_s(known1, v128.load(rowC + i, PARTIAL_TABLE));
        const rest0 = i16x8.max_s(v128.load(rowD + i), v128.load(high + i));
        const rest1 = i16x8.max_s(v128.load(rowD + i, PARTIAL_TABLE), v128.load(high + i, TABLE));
        const value0 = i16x8.max_s(first0, rest0);
        const value1 = i16x8.max_s(first1, rest1);
        second = i16x8.sub(second, i16x8.gt_s(value1, value0));
        tied = i16x8.sub(tied, i16x8.eq(value1, value0));
      }
    }
  }
  drain(second, COUNTS);
  drain(tied, COUNTS + 16);
}

export function finishPair(boards: u64): void {
  const second = drained(COUNTS);
  const tied = drained(COUNTS + 16);
  addBoardOutcome(1, 0, boards - second - tied);
  addBoardOutcome(2, 0, second);
  addBoardOutcome(3, 0, tied);
}
