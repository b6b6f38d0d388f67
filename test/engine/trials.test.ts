import { describe, expect, test } from 'vitest';
import { type EquityOptions, equity } from '../../src/engine/equity.ts';
import { BLOCK_DEALS } from '../../src/plan/job.ts';
import type { SampledResult } from '../../src/tally/result.ts';

async function sample(text: string, options: EquityOptions): Promise<SampledResult> {
  const result = await equity(text, { threads: 1, method: 'sample', ...options });
  if (result.method !== 'sampled') throw new Error('not a sample');
  return result;
}

/** A result without what the clock says. */
function numbers({ seconds, ...rest }: SampledResult): Omit<SampledResult, 'seconds'> {
  return rest;
}

describe('trials', () => {
  test.each([1, 2, 127, 129, 1000, BLOCK_DEALS - 1, BLOCK_DEALS, BLOCK_DEALS + 1, 1_234_567])(
    'exactly %i of them',
    async (trials) => {
      for (const text of ['AsKs vs QhQd', 'AA vs random', 'QQ+ vs AK vs random on 2h7d9c']) {
        const result = await sample(text, { trials });
        expect(result.trials).toBe(trials);
        for (const { counts, error } of result.players) {
          expect(counts.win + counts.tie + counts.lose).toBe(trials);
          expect(error).toBeGreaterThan(0);
        }
      }
    },
  );

  test('more trials begin with the same deals', async () => {
    // Blocks have streams of their own, so that the first ones do not depend on how many there are.
    const short = await sample('AsKs vs QQ', { trials: BLOCK_DEALS });
    const long = await sample('AsKs vs QQ', { trials: 2 * BLOCK_DEALS });
    const [before, after] = [short.players[0]?.counts, long.players[0]?.counts];
    expect(after?.win).toBeGreaterThanOrEqual(before?.win ?? 0);
    expect(after?.lose).toBeGreaterThanOrEqual(before?.lose ?? 0);
    expect(after?.tie).toBeGreaterThanOrEqual(before?.tie ?? 0);
  });
});

describe('the target error', () => {
  test('is a hundredth of a percent unless something else is asked for, and is reached', async () => {
    const result = await sample('AsKs vs QhQd', {});
    for (const { error } of result.players) expect(error).toBeLessThanOrEqual(0.0001);
    // A share of 46 % varies by almost 1/4: about 25 million deals, and not many more.
    expect(result.trials).toBeGreaterThan(24_000_000);
    expect(result.trials).toBeLessThan(28_000_000);
  });

  test.each([0.01, 0.001, 0.0005])('of %d is reached without doing much more', async (error) => {
    const { players, trials } = await sample('AA vs random vs random', { error });
    const worst = Math.max(...players.map((player) => player.error));
    expect(worst).toBeLessThanOrEqual(error);
    expect(trials).toBeLessThan(Math.max(1.1 * 0.25 * error ** -2, 9 * BLOCK_DEALS));
    expect(trials % BLOCK_DEALS).toBe(0);
  });

  test('with trials: whichever comes first', async () => {
    const byTrials = await sample('AsKs vs QhQd', { trials: 200_001, error: 0.0001 });
    expect(byTrials.trials).toBe(200_001);
    const byError = await sample('AsKs vs QhQd', { trials: 5_000_000, error: 0.001 });
    expect(byError.trials).toBeLessThan(300_000);
    expect(byError.players[0]?.error).toBeLessThanOrEqual(0.001);
  });
});

describe('the seed', () => {
  test('makes the same numbers again', async () => {
    const options = { trials: 300_000, seed: 77 };
    const first = await sample('AA,KK vs AKs vs random', options);
    expect(first.seed).toBe(77);
    expect(numbers(await sample('AA,KK vs AKs vs random', options))).toEqual(numbers(first));
    // Even after other work has used the kernels.
    await equity('AsKs vs QhQd');
    await sample(Array.from({ length: 9 }, () => 'random').join(' vs '), { trials: 1000 });
    expect(numbers(await sample('AA,KK vs AKs vs random', options))).toEqual(numbers(first));
  });

  test('makes other numbers than another seed', async () => {
    const found = new Set<number | undefined>();
    for (const seed of [0, 1, 2, 3, 2 ** 40, Number.MAX_SAFE_INTEGER]) {
      found.add((await sample('AsKs vs QhQd', { trials: 500_000, seed })).players[0]?.counts.win);
    }
    expect(found.size).toBe(6);
  });

  test('questions at the same time do not disturb each other', async () => {
    const texts = ['AsKs vs QhQd', 'AA vs random', 'QQ+ vs AK', 'JTs vs 22 vs random on 2h7d9c'];
    const alone = [];
    for (const text of texts) alone.push(numbers(await sample(text, { trials: 2_000_000 })));
    const together = await Promise.all(texts.map((text) => sample(text, { trials: 2_000_000 })));
    expect(together.map(numbers)).toEqual(alone);
  });
});
