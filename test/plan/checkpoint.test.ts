import { describe, expect, test } from 'vitest';
import { isPreciseEnough, nextCheckpoint, sampleJobs } from '../../src/plan/checkpoint.ts';
import { makePlan } from '../../src/plan/holdem.ts';
import { BLOCK_DEALS } from '../../src/plan/job.ts';
import { type MethodOptions, readSettings } from '../../src/plan/options.ts';
import type { SamplePlan } from '../../src/plan/plan.ts';
import { parseQuery } from '../../src/query/parse.ts';

function planOf(options: MethodOptions): SamplePlan {
  return makePlan(parseQuery('AsKs vs random'), readSettings({ method: 'sample', ...options })) as SamplePlan;
}

/** Where a sample looks at its error whose equity varies by `spread` a deal, until it is done. */
function looks(plan: SamplePlan, spread: number): number[] {
  const found: number[] = [];
  let deals = 0;
  let error = 0;
  while (!isPreciseEnough(plan, deals, error)) {
    deals = nextCheckpoint(plan, deals, error);
    error = spread / Math.sqrt(deals);
    found.push(deals);
    if (found.length > 1000) throw new Error('it never ends');
  }
  return found;
}

describe('the checkpoints of a sample', () => {
  test.each([0.5, 0.3, 0.05, 0.001])(
    'reach the target with a spread of %d and go little beyond',
    (spread) => {
      const plan = planOf({ error: 0.0001 });
      const last = looks(plan, spread).at(-1) as number;
      const needed = (spread / 0.0001) ** 2;
      expect(last).toBeGreaterThanOrEqual(needed);
      expect(last).toBeLessThan(Math.max(needed * 1.05 + 2 * BLOCK_DEALS, 9 * BLOCK_DEALS));
    },
  );

  test('stand at whole blocks and grow by a factor of four at the most', () => {
    const found = looks(planOf({ error: 0.0001 }), 0.5);
    expect(found.length).toBeLessThan(10);
    found.forEach((deals, i) => {
      expect(deals % BLOCK_DEALS).toBe(0);
      if (i > 0) expect(deals).toBeGreaterThan(found[i - 1] as number);
      if (i > 0) expect(deals).toBeLessThanOrEqual(4 * (found[i - 1] as number));
    });
  });

  test('there is one alone for a number of trials', () => {
    expect(looks(planOf({ trials: 123_457 }), 0.5)).toEqual([123_457]);
    expect(looks(planOf({ trials: 1 }), 0.5)).toEqual([1]);
  });

  test('trials end a sample that is not precise yet, and the error one that is', () => {
    expect(looks(planOf({ trials: 1_000_001, error: 0.0001 }), 0.5).at(-1)).toBe(1_000_001);
    const early = looks(planOf({ trials: 100_000_000, error: 0.001 }), 0.5).at(-1) as number;
    expect(early).toBeLessThan(300_000);
    expect(early).toBeGreaterThanOrEqual(250_000);
  });

  test('an error of no size at all needs no second look', () => {
    expect(looks(planOf({ error: 0.5 }), 0.5)).toHaveLength(1);
  });
});

describe('the jobs between two checkpoints', () => {
  test.each([
    [0, 1],
    [0, BLOCK_DEALS],
    [0, BLOCK_DEALS + 1],
    [8 * BLOCK_DEALS, 400 * BLOCK_DEALS],
    [32 * BLOCK_DEALS, 5_000_001],
  ])('from %i to %i play every deal once', (from, to) => {
    for (const inline of [true, false]) {
      let next = from;
      let index = 5;
      for (const job of sampleJobs({ ...planOf({ trials: 10_000_000 }), inline }, from, to, 5)) {
        expect(job.block * BLOCK_DEALS).toBe(next);
        expect(job.index).toBe(index++);
        next += job.deals;
      }
      expect(next).toBe(to);
    }
  });
});
