import { describe, expect, test } from 'vitest';
import { explain } from '../../src/plan/explanation.ts';
import { makePlan } from '../../src/plan/holdem.ts';
import { type MethodOptions, readSettings } from '../../src/plan/options.ts';
import { EXACT_BUDGET } from '../../src/plan/work.ts';
import { parseQuery } from '../../src/query/parse.ts';

function planOf(text: string, options: MethodOptions = {}) {
  return makePlan(parseQuery(text), readSettings(options));
}

describe('exact where the work fits the budget', () => {
  test.each([
    ['AsKs vs QhQd', 1_712_304],
    ['AsKs vs QhQd on 2h7d9c', 990],
    ['AsKs vs QhQd on 2h7d9cTs', 44],
    ['AsKs vs QhQd on 2h7d9cTs3s', 1],
    ['AsKs vs QhQd on 2h', 178_365],
    ['AsKs vs QhQd on 2h7d', 15_180],
    ['AsKs vs QhQd dead 2c2d', 1_370_754],
    ['AsKs vs QhQd vs 7c7d vs JhTh vs 5s4s vs Ac9d', 658_008],
    // 4 combos against 6, C(48, 5) boards each.
    ['AKs vs QQ', 24 * 1_712_304],
    ['AA vs random', 12_585_434_400],
    ['random vs random', 1326 * 1225 * 1_712_304],
    // Ten players leave 32 cards.
    ['AsKs vs AhKh vs AdKd vs AcKc vs QsJs vs QhJh vs QdJd vs QcJc vs TsTh vs TdTc', 201_376],
  ])('%s: %i deals', (text, deals) => {
    const plan = planOf(text);
    expect(plan).toMatchObject({ method: 'exact', kernel: 'count', deals });
    expect(plan.work).toBeLessThanOrEqual(EXACT_BUDGET);
  });
});

describe('sampled where it does not', () => {
  test.each([
    'random vs random vs random',
    'AsKs vs random vs random',
    '22+,A2s+ vs 22+,A2s+ vs random',
    'AsAh vs random vs random vs random vs random on 2c3c4c',
    Array.from({ length: 10 }, () => 'random').join(' vs '),
  ])('%s', (text) => {
    expect(planOf(text)).toMatchObject({ method: 'sampled', kernel: 'sample', error: 0.0001, trials: null });
  });

  test('a sample can be asked for', () => {
    expect(planOf('AsKs vs QhQd', { method: 'sample' }).method).toBe('sampled');
    expect(planOf('AsKs vs QhQd', { trials: 10 }).method).toBe('sampled');
    // An error alone says how good a sample must be, not that there must be one.
    expect(planOf('AsKs vs QhQd', { error: 0.01 }).method).toBe('exact');
  });
});

describe('exact on demand', () => {
  test('beyond the budget', () => {
    // Dead cards of three suits leave few match-ups alike.
    const text = 'TT+,AQ+ vs TT+,AQ+ vs JJ+,AQ+ dead 2c3c4d';
    const plan = planOf(text, { method: 'exact' });
    expect(plan.method).toBe('exact');
    expect(plan.work).toBeGreaterThan(EXACT_BUDGET);
    expect(plan.inline).toBe(false);
    expect(planOf(text).method).toBe('sampled');
  });

  test.each([
    'random vs random vs random',
    'AA vs random vs random vs random',
    '22+,A2+,K2+ vs 22+,A2+,K2+ vs 22+,A2+,K2+',
  ])('beyond reach: %s', (text) => {
    const start = performance.now();
    expect(() => planOf(text, { method: 'exact' })).toThrow(expect.objectContaining({ code: 'TOO_LARGE' }));
    expect(performance.now() - start).toBeLessThan(500);
  });
});

describe('a plan depends on the question alone', () => {
  const texts = ['AKs vs QQ', 'AKs vs QQ on 2h7d9c', 'random vs random vs AA', 'AsKs:0.5,QQ vs JJ dead 2c'];

  test.each(texts)('%s', (text) => {
    expect(planOf(text)).toEqual(planOf(text));
    expect(planOf(text).hash).toMatch(/^[0-9a-f]{16}$/);
  });

  test('other questions have other hashes', () => {
    const plans = [
      ...texts.map((text) => planOf(text)),
      planOf('AsKs:0.25,QQ vs JJ dead 2c'),
      planOf('QQ vs AKs'),
      planOf('AKs vs QQ on 2h7d dead 9c'),
      planOf('AKs vs QQ', { method: 'sample' }),
      planOf('AKs vs QQ', { method: 'sample', seed: 2 }),
      makePlan(parseQuery('AKs vs QQ'), readSettings({}), 'enumerate'),
    ];
    expect(new Set(plans.map(({ hash }) => hash)).size).toBe(plans.length);
  });
});

describe('the explanation', () => {
  test('of an exact answer', () => {
    expect(explain('AKs vs QQ on 2h7d9c dead Jc')).toMatchObject({
      game: 'holdem',
      board: '2h7d9c',
      dead: 'Jc',
      method: 'exact',
      players: [
        { hand: 'AKs', combos: 4 },
        { hand: 'QQ', combos: 6 },
      ],
      // 52 - 4 - 3 - 1 = 44 cards make C(44, 2) boards.
      deals: 24 * 946,
      inline: true,
      jobs: 1,
    });
  });

  test('of a sample', () => {
    const found = explain('AsKs vs random vs random', { error: 0.001 });
    expect(found).toMatchObject({ method: 'sampled', matchups: null, budget: EXACT_BUDGET });
    // A share of the pot has a variance of 1/4 at the most.
    expect(found.deals).toBe(250_000);
    expect(found.reason).toMatch(/budget/);
  });
});
