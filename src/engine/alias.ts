/** Bits of the fraction that decides between a slot's hand and its alias; the same as PICK_BITS in wasm/kernels/batch.ts. */
const FRACTION = 2 ** 40;

/**
 * Draws from weights in constant time: slot `i` of `n` equally likely slots yields `i` if a random
 * fraction is below its threshold, else its alias (Walker 1977; built as in Vose, "A linear algorithm
 * for generating random numbers with a given distribution", 1991).
 */
export interface AliasTable {
  /** In units of 2^-40. */
  readonly thresholds: Float64Array;
  readonly aliases: Uint32Array;
}

/** Builds the table of some integer weights, of which at least one is not 0. */
export function aliasTable(weights: ArrayLike<number>): AliasTable {
  const n = weights.length;
  const thresholds = new Float64Array(n).fill(FRACTION);
  const aliases = Uint32Array.from({ length: n }, (_, i) => i);
  let total = 0;
  for (let i = 0; i < n; i++) total += weights[i];
  // What is left in each slot, scaled so that a full slot holds `total`: integers, so exact.
  const left = Float64Array.from({ length: n }, (_, i) => weights[i] * n);
  const small: number[] = [];
  const large: number[] = [];
  for (let i = 0; i < n; i++) (left[i] < total ? small : large).push(i);
  while (small.length > 0 && large.length > 0) {
    const slot = small.pop() as number;
    const donor = large[large.length - 1];
    thresholds[slot] = Math.floor((left[slot] / total) * FRACTION);
    aliases[slot] = donor;
    left[donor] -= total - left[slot];
    if (left[donor] < total) {
      large.pop();
      small.push(donor);
    }
  }
  return { thresholds, aliases };
}
