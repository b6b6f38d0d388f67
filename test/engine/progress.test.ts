import { describe, expect, test } from 'vitest';
import { type EquityOptions, equity, type Progress } from '../../src/engine/equity.ts';
import { execute } from '../../src/engine/execute.ts';
import { makePlan } from '../../src/plan/holdem.ts';
import { readSettings } from '../../src/plan/options.ts';
import type { SamplePlan } from '../../src/plan/plan.ts';
import { parseQuery } from '../../src/query/parse.ts';

/** An exact answer of several jobs and a sample of several checkpoints, both on this thread. */
const WORK: [string, string, EquityOptions][] = [
  ['an exact answer', '22+ vs random', { threads: 1 }],
  ['trials', 'AA vs random vs random', { trials: 3_000_000, threads: 1 }],
  ['a target error', 'AsKs vs QhQd', { method: 'sample', error: 0.0003, threads: 1 }],
  ['trials and an error', 'QQ vs random', { trials: 5_000_000, error: 0.0004, threads: 1 }],
];

describe.each(WORK)('progress of %s', (_, text, options) => {
  test('rises to 1, and so does the time', async () => {
    const seen: Progress[] = [];
    await equity(text, { ...options, onProgress: (progress) => seen.push(progress) });
    expect(seen.length).toBeGreaterThan(3);
    let fraction = 0;
    let seconds = 0;
    for (const progress of seen) {
      expect(progress.fraction).toBeGreaterThanOrEqual(fraction);
      expect(progress.fraction).toBeLessThanOrEqual(1);
      expect(progress.seconds).toBeGreaterThanOrEqual(seconds);
      ({ fraction, seconds } = progress);
    }
    expect(fraction).toBeGreaterThan(0.9);
  });

  test('has an answer of what is done so far, marked as partial', async () => {
    let deals = 0;
    const result = await equity(text, {
      ...options,
      onProgress: (progress) => {
        const partial = progress.result();
        expect(partial.partial).toBe(true);
        expect(partial.method).toBe(progress.method);
        const done = partial.method === 'exact' ? partial.deals : partial.trials;
        expect(done).toBeGreaterThan(deals);
        deals = done;
        const equities = partial.players.reduce((sum, { equity: share }) => sum + share, 0);
        expect(Math.abs(equities - 1)).toBeLessThan(1e-12);
      },
    });
    expect(result.partial).toBe(false);
    expect(result.method === 'exact' ? result.deals : result.trials).toBe(deals);
  });
});

test('progress does not fall when a sample turns out to need more than it seemed', async () => {
  const query = parseQuery('7c2d vs AhAs vs AdKs');
  for (let seed = 0; seed < 60; seed++) {
    const plan = makePlan(query, readSettings({ method: 'sample', error: 0.007, seed }));
    let last = 0;
    // Few deals between two looks, in many jobs: the spread is known badly at first.
    await execute({ ...plan, blockDeals: 64, dealWork: 1e6 } as SamplePlan, {
      threads: 1,
      signal: undefined,
      onPart: (fraction) => {
        expect(fraction, `seed ${seed}`).toBeGreaterThanOrEqual(last);
        last = fraction;
      },
    });
  }
});

test('an error of the listener is the answer', async () => {
  const onProgress = () => {
    throw new Error('enough');
  };
  await expect(equity('22+ vs random', { threads: 1, onProgress })).rejects.toThrow('enough');
});

test('one piece of work reports once, at its end', async () => {
  const fractions: number[] = [];
  await equity('AsKs vs QhQd', { onProgress: ({ fraction }) => fractions.push(fraction) });
  expect(fractions).toEqual([1]);
});

test('expanding wide ranges lets others have turns, and can be aborted', async () => {
  const controller = new AbortController();
  let turns = 0;
  const timer = setInterval(() => {
    if (++turns === 3) controller.abort(new Error('enough'));
  });
  const answer = equity('6% vs 6% vs 6% vs 6%', {
    method: 'exact',
    signal: controller.signal,
    onProgress: () => controller.abort(new Error('already counting')),
  });
  await expect(answer).rejects.toThrow('enough');
  clearInterval(timer);
});
