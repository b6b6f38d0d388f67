// Sets of ranks by size, as masks in ascending order: boards' suited cards, for the flush kernels.
import { SUBSETS3, SUBSETS4, SUBSETS5 } from '../layout';

/** How many sets of `k` elements `n` elements have, 0 <= k <= 7. */
export function choose(n: i32, k: i32): i32 {
  if (k < 0 || k > n) return 0;
  let result = 1;
  for (let i = 0; i < k; i++) result = result * (n - i) / (i + 1);
  return result;
}

/** Where the list of masks of `bits` bits (3 to 5) starts. */
export function subsetsOf(bits: i32): usize {
  return bits == 3 ? SUBSETS3 : bits == 4 ? SUBSETS4 : SUBSETS5;
}

export function fillSubsets(): void {
  let at3 = SUBSETS3;
  let at4 = SUBSETS4;
  let at5 = SUBSETS5;
  for (let mask = 0; mask < 8192; mask++) {
    const bits = popcnt(mask);
    if (bits == 3) {
      store<u16>(at3, <u16>mask);
      at3 += 2;
    } else if (bits == 4) {
      store<u16>(at4, <u16>mask);
      at4 += 2;
    } else if (bits == 5) {
      store<u16>(at5, <u16>mask);
      at5 += 2;
    }
  }
}
