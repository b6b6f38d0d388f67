// Evaluates every hand of seven cards in nested loops: for the test that counts the categories and
// the benchmark of the evaluator.
import { CARDS, OUTCOMES } from '../layout';
import { FIVE_SUITED, START } from '../tables/cards';
import { strength7 } from '../evaluate/high';
import { slot7 } from '../tables/strengths';

/** One in every suit counter: turns "four or more" into "five or more". */
const ONE_SUITED: u64 = 0x1111 << 48;
const RECORD: usize = 16;

/** Sums the strengths of all 7-card hands whose highest card is `top` and, if `counts` is not 0, counts
 *  them by strength in u32[8192] at `counts`. */
// @ts-ignore: decorator
@inline
function census(top: i32, counts: usize): u64 {
  let total: u64 = 0;
  const a = CARDS + (<usize>top << 4);
  const s1 = i64x2.add(i64x2(START, 0), v128.load(a));
  for (let b = a - RECORD; b >= CARDS + 5 * RECORD; b -= RECORD) {
    const s2 = i64x2.add(s1, v128.load(b));
    for (let c = b - RECORD; c >= CARDS + 4 * RECORD; c -= RECORD) {
      const s3 = i64x2.add(s2, v128.load(c));
      for (let d = c - RECORD; d >= CARDS + 3 * RECORD; d -= RECORD) {
        const s4 = i64x2.add(s3, v128.load(d));
        for (let e = d - RECORD; e >= CARDS + 2 * RECORD; e -= RECORD) {
          const s5 = i64x2.add(s4, v128.load(e));
          for (let f = e - RECORD; f >= CARDS + RECORD; f -= RECORD) {
            const s6 = i64x2.add(s5, v128.load(f));
            const low = v128.extract_lane<u64>(s6, 0);
            // Only with four of a suit can the last card make a flush; otherwise ranks decide alone.
            if ((low + ONE_SUITED) & FIVE_SUITED) {
              for (let g = f - RECORD; g >= CARDS; g -= RECORD) {
                const strength = strength7(i64x2.add(s6, v128.load(g)));
                if (counts) count(counts, strength);
                else total += strength;
              }
            } else {
              for (let g = f - RECORD; g >= CARDS; g -= RECORD) {
                const strength = <i32>load<u16>(slot7(<u32>low + load<u32>(g)));
                if (counts) count(counts, strength);
                else total += strength;
              }
            }
          }
        }
      }
    }
  }
  return total;
}

// @ts-ignore: decorator
@inline
function count(counts: usize, strength: i32): void {
  const at = counts + (<usize>strength << 2);
  store<u32>(at, load<u32>(at) + 1);
}

/** The sum of the strengths of all 7-card hands whose highest card is `top`. */
export function censusSum(top: i32): u64 {
  return census(top, 0);
}

/** Counts all 7-card hands whose highest card is `top` by strength: adds to u32[8192] at `counts`. */
export function censusCount(top: i32, counts: usize): void {
  census(top, counts);
}
