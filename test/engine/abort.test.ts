import { describe, expect, test } from 'vitest';
import { type EquityOptions, equity } from '../../src/engine/equity.ts';

/** Minutes of work on one thread, in jobs of a few milliseconds. */
const LONG: [string, string, EquityOptions][] = [
  ['a sample', 'AA vs random vs random', { error: 0.000001, threads: 1 }],
  ['an exact answer', 'TT+,AQ+ vs TT+,AQ+ vs TT+,AJ+ dead 2c3c4d', { method: 'exact', threads: 1 }],
];

/** What a promise is rejected with. */
function rejection(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => 'it was answered',
    (reason: unknown) => reason,
  );
}

describe('a signal that has aborted already', () => {
  test('rejects with its reason before any work', async () => {
    const reason = new Error('changed my mind');
    let calls = 0;
    const promise = equity('22+ vs random', { signal: AbortSignal.abort(reason), onProgress: () => calls++ });
    expect(await rejection(promise)).toBe(reason);
    expect(calls).toBe(0);
  });

  test('without a reason rejects with an AbortError', async () => {
    await expect(equity('AsKs vs QhQd', { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });

  test('may have any reason', async () => {
    expect(await rejection(equity('AsKs vs QhQd', { signal: AbortSignal.abort('no') }))).toBe('no');
  });
});

describe.each(LONG)('%s under way on the calling thread', (_, text, options) => {
  test('stops at once when it is told to between two parts', async () => {
    const controller = new AbortController();
    const reason = { why: 'enough' };
    let calls = 0;
    const promise = equity(text, {
      ...options,
      signal: controller.signal,
      onProgress: () => {
        calls++;
        controller.abort(reason);
      },
    });
    expect(await rejection(promise)).toBe(reason);
    expect(calls).toBe(1);
  });

  test('lets a timer abort it, promptly', async () => {
    const controller = new AbortController();
    let aborted = 0;
    const promise = equity(text, {
      ...options,
      signal: controller.signal,
      onProgress: () => {
        if (aborted === 0) {
          aborted = -1;
          setTimeout(() => {
            aborted = performance.now();
            controller.abort('time is up');
          }, 50);
        }
      },
    });
    expect(await rejection(promise)).toBe('time is up');
    expect(performance.now() - aborted).toBeLessThan(1000);
  });
});

test('the last partial answer can be kept', async () => {
  const controller = new AbortController();
  let trials = 0;
  await rejection(
    equity('AA vs random vs random', {
      error: 0.000001,
      threads: 1,
      signal: controller.signal,
      onProgress: (progress) => {
        const partial = progress.result();
        if (partial.method === 'sampled') trials = partial.trials;
        if (trials >= 1_000_000) controller.abort();
      },
    }),
  );
  expect(trials).toBeGreaterThanOrEqual(1_000_000);
});

test('an answer that is there already stays', async () => {
  const controller = new AbortController();
  const result = await equity('AsKs vs QhQd', { signal: controller.signal });
  controller.abort();
  expect(result).toMatchObject({ method: 'exact', deals: 1_712_304 });
});
