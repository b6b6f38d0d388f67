import { describe, expect, test } from 'vitest';
import type { EquityError } from '../../src/cards/error.ts';
import { type EquityOptions, equity } from '../../src/engine/equity.ts';
import { DEFAULT_ERROR, DEFAULT_SEED, type MethodOptions, readSettings } from '../../src/plan/options.ts';

const NO_NUMBERS = [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -5, '5', null, {}];

/** What can be in an option when nobody checks types. */
function bad(name: string, values: readonly unknown[]): [string, unknown][] {
  return values.map((value) => [name, value]);
}

async function codeOf(options: Record<string, unknown>): Promise<string> {
  const outcome = await equity('AsKs vs QhQd on 2c2d3h3s', options as EquityOptions).then(
    ({ method }) => `answered: ${method}`,
    (error: EquityError) => error.code,
  );
  return outcome;
}

describe('values out of range are refused', () => {
  test.each([
    ...bad('trials', [...NO_NUMBERS, 0, 0.5, 1.5, 1e15 + 2, 2 ** 60]),
    ...bad('error', [...NO_NUMBERS.filter((value) => value !== '5'), 0, 1, 1.5, -0.0001]),
    ...bad('seed', [...NO_NUMBERS, 0.5, 2 ** 53, -1]),
    ...bad('threads', [...NO_NUMBERS, 0, 1.5, 1025]),
    ...bad('method', ['', 'EXACT', 'guess', 'constructor', null, 1]),
  ])('%s: %o', async (name, value) => {
    expect(await codeOf({ [name]: value })).toBe('BAD_OPTION');
  });

  test('trials for an exact answer', async () => {
    expect(await codeOf({ method: 'exact', trials: 1000 })).toBe('BAD_OPTION');
  });

  test('the message names the option and the value', () => {
    expect(() => readSettings({ trials: -5 })).toThrow(/trials.*-5/);
    expect(() => readSettings({ error: 2 })).toThrow(/error.*2/);
    expect(() => readSettings({ seed: 0.5 })).toThrow(/seed.*0\.5/);
    expect(() => readSettings({ method: 'guess' as 'exact' })).toThrow(/guess/);
  });
});

describe('values at the edge are taken', () => {
  test.each<[MethodOptions]>([
    [{ trials: 1 }],
    [{ seed: 0 }],
    [{ seed: Number.MAX_SAFE_INTEGER, trials: 100 }],
    [{ error: 0.999 }],
    [{ method: 'sample', error: 0.01 }],
    [{ method: undefined, trials: undefined, error: undefined, seed: undefined }],
  ])('%o', async (options) => {
    expect(await codeOf({ ...options })).toMatch(/^answered/);
  });

  test('the most trials and the smallest error can be planned', () => {
    expect(readSettings({ trials: 1e15 }).trials).toBe(1e15);
    expect(readSettings({ error: 1e-9 }).error).toBe(1e-9);
  });
});

describe('what is left out', () => {
  test('a sample stops at an error of a hundredth of a percent', () => {
    expect(DEFAULT_ERROR).toBe(0.0001);
    expect(readSettings({})).toEqual({ method: 'auto', trials: null, error: 0.0001, seed: DEFAULT_SEED });
  });

  test('trials ask for a sample that stops by them alone', () => {
    expect(readSettings({ trials: 500 })).toMatchObject({ method: 'sample', trials: 500, error: null });
    expect(readSettings({ trials: 500, method: 'auto' }).method).toBe('sample');
  });

  test('trials and an error: whichever comes first', () => {
    expect(readSettings({ trials: 500, error: 0.01 })).toMatchObject({ trials: 500, error: 0.01 });
  });
});
