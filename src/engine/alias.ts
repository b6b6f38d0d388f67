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
  const aliases = new Uint32Array(n);
  let total = 0;
  for (let i = 0; i < n; i++) {
    aliases[i] = i;
    total += weights[i];
  }
  // What is left in each slot, scaled so that a full slot holds `total`: integers, so exact.
  const left = new Float64Array(n);
  // Slots with less than that, from the start, and the others, from the end.
  const slots = new Uint32Array(n);
  let small = 0;
  let large = n;
  for (let i = 0; i < n; i++) {
    left[i] = weights[i] * n;
    slots[left[i] < total ? small++ : --large] = i;
  }
  while (small > 0 && large < n) {
    const slot = slots[--small];
    const donor = slots[large];
    thresholds[slot] = Math.floor((left[slot] / total) * FRACTION);
    aliases[slot] = donor;
    left[donor] -= total - left[slot];
    if (left[donor] < total) {
      large++;
      slots[small++] = donor;
    }
  }
  return { thresholds, aliases };
}

/** Writes a slot's threshold and alias as kernels read them: 40 bits and the 24 above, in two words. */
export function writeSlot(
  words: Uint32Array,
  at: number,
  { thresholds, aliases }: AliasTable,
  slot: number,
): void {
  // A full slot's alias is the slot itself: it does not matter that its threshold has no room.
  const threshold = Math.min(thresholds[slot], FRACTION - 1);
  words[at] = threshold;
  words[at + 1] = Math.floor(threshold / 2 ** 32) + aliases[slot] * 2 ** 8;
}
