import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aliasTable } from '../../src/engine/alias.ts';

const FRACTION = 2n ** 40n;
const RUNS = { seed: 42, numRuns: 300 };

/** How likely each item is, in units of 2^-44 of a slot: what falls below its own threshold and beside others'. */
function likelihoods(weights: readonly number[]): bigint[] {
  const { thresholds, aliases } = aliasTable(weights);
  const found = weights.map(() => 0n);
  thresholds.forEach((threshold, slot) => {
    const own = BigInt(threshold);
    expect(own >= 0n && own <= FRACTION).toBe(true);
    found[slot] = (found[slot] as bigint) + own;
    const alias = aliases[slot] as number;
    found[alias] = (found[alias] as bigint) + FRACTION - own;
  });
  return found;
}

function expectWeights(weights: readonly number[]): void {
  const total = BigInt(weights.reduce((sum, weight) => sum + weight, 0));
  const n = BigInt(weights.length);
  likelihoods(weights).forEach((found, item) => {
    // Each of n slots holds 2^40; thresholds are rounded down, by less than one unit a slot.
    const scaled = found * total;
    const exact = BigInt(weights[item] as number) * n * FRACTION;
    const off = scaled > exact ? scaled - exact : exact - scaled;
    expect(off <= n * total, `item ${item} of ${weights.length}`).toBe(true);
  });
}

describe('an alias table reproduces the weights', () => {
  test('any weights of ranges', () => {
    const weights = fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 200 });
    fc.assert(fc.property(weights, expectWeights), RUNS);
  });

  test('few weights that differ much', () => {
    const weights = fc.array(fc.constantFrom(1, 2, 9_999, 10_000), { minLength: 1, maxLength: 12 });
    fc.assert(fc.property(weights, expectWeights), RUNS);
  });

  test('all 1,326 hands', () => {
    expectWeights(Array.from({ length: 1326 }, (_, i) => (i * 7919) % 10_000 || 1));
  });

  test('weights that divide evenly leave nothing to rounding', () => {
    expect(likelihoods([1, 3])).toEqual([FRACTION / 2n, (FRACTION * 3n) / 2n]);
    expect(likelihoods([2500, 5000, 5000, 7500])).toEqual([
      FRACTION / 2n,
      FRACTION,
      FRACTION,
      (FRACTION * 3n) / 2n,
    ]);
  });

  test('equal weights need no alias', () => {
    const { thresholds } = aliasTable([3, 3, 3, 3, 3]);
    expect([...thresholds]).toEqual([2 ** 40, 2 ** 40, 2 ** 40, 2 ** 40, 2 ** 40]);
  });

  test('a weight of nothing is never drawn', () => {
    expect(likelihoods([0, 4, 0, 4])).toEqual([0n, 2n * FRACTION, 0n, 2n * FRACTION]);
  });
});
