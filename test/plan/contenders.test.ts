import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runJob } from '../../src/engine/run.ts';
import { sampleJobs } from '../../src/plan/checkpoint.ts';
import { narrowQuery } from '../../src/plan/contenders.ts';
import { makePlan } from '../../src/plan/holdem.ts';
import { readSettings } from '../../src/plan/options.ts';
import { parseQuery } from '../../src/query/parse.ts';
import type { Query } from '../../src/query/query.ts';
import { FULL_WEIGHT } from '../../src/ranges/range.ts';
import { mergeTallies } from '../../src/tally/tally.ts';
import { countWith, kernels } from '../kernels/outcomes.ts';
import { countPlan, deals, fractions, outcomesOf, queryOf, runs, type Spot, spots } from './questions.ts';

/** What a plain loop over all deals counts, with the hands of some seats only: winners to weighted deals. */
function bruteForce(spot: Spot, contenders: readonly number[]): Record<string, number> {
  const outcomes: Record<string, number> = {};
  for (const { hands, weight } of deals(spot)) {
    const others = hands.filter((_, seat) => !contenders.includes(seat)).flat();
    const deal = {
      hands: contenders.map((seat) => hands[seat] ?? []),
      board: spot.board,
      dead: [...spot.dead, ...others],
    };
    for (const [winners, count] of Object.entries(countWith('enumerate', deal))) {
      outcomes[winners] = (outcomes[winners] ?? 0) + count * weight;
    }
  }
  return outcomes;
}

function expectFractions(found: Record<string, number>, wanted: Record<string, number>): void {
  const parts = fractions(found);
  const right = fractions(wanted);
  expect(Object.keys(parts).sort()).toEqual(Object.keys(right).sort());
  for (const [winners, part] of Object.entries(right)) expect(parts[winners]).toBeCloseTo(part, 12);
}

const exact = readSettings({ method: 'exact' });

/** Spots, and at least two of their seats. */
const narrowed = (board: readonly number[], hands: number) =>
  spots({ players: [3, 5], board, hands, dead: 2, weights: [FULL_WEIGHT, 5000, 2500, 7, 1] }).chain((spot) =>
    fc
      .subarray([...spot.seats.keys()], { minLength: 2 })
      .map((contenders): [Spot, number[]] => [spot, contenders]),
  );

describe('hands of some players compared, the others dealt in', () => {
  test('are counted as a plain loop counts them', () => {
    fc.assert(
      fc.property(narrowed([3, 4, 5], 3), ([spot, contenders]) => {
        const wanted = bruteForce(spot, contenders);
        const query: Query = { ...queryOf(spot), contenders };
        for (const kernel of ['count', 'enumerate'] as const) {
          expectFractions(outcomesOf(countPlan(makePlan(query, exact, kernel))), wanted);
        }
        const narrow = narrowQuery(queryOf(spot), contenders);
        expectFractions(outcomesOf(countPlan(makePlan(narrow, exact))), wanted);
      }),
      runs(60),
    );
  });

  test('are counted so before the flop', () => {
    // Both aces of the third player block the first; the tables of this kernel are made per match-up.
    const query = parseQuery('AA,KsQs vs JhTh,9c9d vs AsAd,5h5d');
    const contenders = [0, 1];
    const spot: Spot = {
      seats: query.players.map(({ hands, weights, count }) =>
        Array.from({ length: count }, (_, i) => ({
          cards: [hands[i * 2] as number, hands[i * 2 + 1] as number] as const,
          weight: weights[i] as number,
        })),
      ),
      board: [],
      dead: [],
    };
    const plan = makePlan({ ...query, contenders }, exact);
    expectFractions(outcomesOf(countPlan(plan)), bruteForce(spot, contenders));
  });

  test('are told apart from the same question about everybody', () => {
    const query = parseQuery('AA vs KK vs QQ');
    const hashes = [undefined, [0, 1], [0, 2]].map(
      (contenders) => makePlan(contenders ? { ...query, contenders } : query, exact).hash,
    );
    expect(new Set(hashes).size).toBe(3);
  });
});

describe('players who do not compare', () => {
  const query = parseQuery('AA,KK vs QhQd,JcTc vs KsKd vs random vs 55 dead 2c');

  test('leave the question where nothing is lost by it', () => {
    const narrow = narrowQuery(query, [0, 1]);
    expect(narrow.contenders).toEqual([0, 1]);
    // Kings held by the third player cannot be with the first; fives are a range and stay.
    expect(narrow.players.map(({ count }) => count)).toEqual([7, 2, 6]);
    expect(narrow.dead).toHaveLength(3);
    const pair = narrowQuery(query, [0, 1, 4]);
    expect(pair.contenders).toBeUndefined();
    expect(pair.players).toHaveLength(3);
    expect(narrowQuery(query, [2, 4])).toMatchObject({ contenders: [2, 3] });
  });

  test('with random cards change nothing', () => {
    const text = 'AsKs vs QhQd vs random on 2s7d9cTh';
    const wide: Query = { ...parseQuery(text), contenders: [0, 1] };
    const narrow = narrowQuery(parseQuery(text), [0, 1]);
    expect(narrow.players).toHaveLength(2);
    expectFractions(
      outcomesOf(countPlan(makePlan(wide, exact))),
      outcomesOf(countPlan(makePlan(narrow, exact))),
    );
  });
});

describe('a sample of some players', () => {
  const settings = readSettings({ trials: 40_000, seed: 5 });
  function sample(query: Query): Record<string, number> {
    const plan = makePlan(query, settings);
    if (plan.method !== 'sampled') throw new Error('counted');
    const parts = [...sampleJobs(plan, 0, 40_000, 0)].map((job) => runJob(kernels, job));
    return outcomesOf(mergeTallies(plan.players, plan.pot, parts));
  }

  test('plays the same deals as that of everybody', () => {
    // Everybody but the second player holds a full house or better beside aces and kings, so whoever wins
    // among all is known to win among the others.
    const query = parseQuery('AcKc,AsKs,AcQs vs 7c2d,7s6c vs QQ,AcAs vs KcKs,QcQh on AhAdKhKd');
    const everybody = sample(query);
    const some = sample({ ...query, contenders: [0, 2, 3] });
    const wanted: Record<string, number> = {};
    for (const [winners, count] of Object.entries(everybody)) {
      const set = Number(winners);
      const seats = (set & 1) | ((set >> 1) & 0b110);
      expect(seats).not.toBe(0);
      wanted[seats] = (wanted[seats] ?? 0) + count;
    }
    expect(some).toEqual(wanted);
    expect(Object.keys(some).length).toBeGreaterThan(1);
  });

  test.each([
    ['AA,KQs vs JJ-99 vs AK,QQ on 2h7d9c', [0, 1]],
    ['AA,KQs vs JJ-99 vs random vs AK,QQ on 2h7d', [0, 3]],
  ])('of %s %j is near the count', (text, contenders) => {
    const query = parseQuery(text);
    const counted = fractions(outcomesOf(countPlan(makePlan(narrowQuery(query, contenders), exact))));
    const sampled = fractions(sample({ ...query, contenders }));
    // Five standard errors of a fraction near one half.
    for (const [winners, part] of Object.entries(counted)) {
      expect(Math.abs((sampled[winners] ?? 0) - part)).toBeLessThan(5 * Math.sqrt(0.25 / 40_000));
    }
  });
});
