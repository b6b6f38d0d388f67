import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeByIndex, runJob } from '../../src/engine/run.ts';
import { sampleJobs } from '../../src/plan/checkpoint.ts';
import { makePlan } from '../../src/plan/holdem.ts';
import { BLOCK_DEALS, type CountJob, type Job, type SampleJob } from '../../src/plan/job.ts';
import { readSettings } from '../../src/plan/options.ts';
import type { ExactPlan, SamplePlan } from '../../src/plan/plan.ts';
import { parseQuery } from '../../src/query/parse.ts';
import { mergeTallies, type Tally } from '../../src/tally/tally.ts';
import { kernels } from '../kernels/outcomes.ts';
import { countPlan, outcomesOf, queryOf, runs, spots } from './questions.ts';

const exact = readSettings({ method: 'exact' });

function exactPlan(text: string, kernel?: 'enumerate'): ExactPlan {
  return makePlan(parseQuery(text), exact, kernel) as ExactPlan;
}

function samplePlan(text: string, trials: number, seed = 1): SamplePlan {
  return makePlan(parseQuery(text), readSettings({ trials, seed })) as SamplePlan;
}

/** A job for the match-ups `from` to `to` of another. */
function part(job: CountJob, from: number, to: number): CountJob {
  const width = job.players * 2;
  return {
    ...job,
    hands: job.hands.slice(from * width, to * width),
    weights: job.weights.slice(from, to),
    swapped: job.swapped?.slice(from, to) ?? null,
  };
}

/** Runs jobs in some order and merges what they count, also in some order. */
function runInOrder(jobs: readonly Job[], order: readonly number[]): Tally {
  const tallies = order.map((place) => runJob(kernels, jobs[place] as Job));
  return mergeTallies(jobs[0]?.players ?? 0, 'whole', tallies);
}

/** An order of `count` things. */
function orders(count: number): fc.Arbitrary<number[]> {
  const places = Array.from({ length: count }, (_, place) => place);
  return fc.shuffledSubarray(places, { minLength: count, maxLength: count });
}

describe('exact work', () => {
  const plan = exactPlan('QQ+,AK vs 99+,AQs on 2h7d9c');
  const whole = outcomesOf(countPlan(plan));
  const [job] = plan.jobs as CountJob[];
  const count = plan.matchups;

  test('is one job here', () => {
    expect(plan.jobs).toHaveLength(1);
    expect(count).toBeGreaterThan(200);
  });

  test('any cut and any order give one tally', () => {
    const cut = fc.uniqueArray(fc.integer({ min: 1, max: count - 1 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(
        cut.chain((places) => fc.tuple(fc.constant(places), orders(places.length + 1))),
        ([places, order]) => {
          const ends = [...places, count].sort((a, b) => a - b);
          const parts = ends.map((end, i) => part(job as CountJob, ends[i - 1] ?? 0, end));
          expect(outcomesOf(runInOrder(parts, order))).toEqual(whole);
        },
      ),
      runs(25),
    );
  });

  test('a part that comes twice counts once', () => {
    const tally = runJob(kernels, job as CountJob);
    const parts = new Map([[0, tally]]);
    parts.set(0, runJob(kernels, job as CountJob));
    expect(outcomesOf(mergeByIndex(2, 'whole', parts))).toEqual(whole);
  });

  test('jobs are numbered, carry the hash and cover all the work', () => {
    const large = exactPlan('22+,A2s+ vs 22+,A2s+,K2s+');
    expect(large.jobs.length).toBeGreaterThan(1);
    large.jobs.forEach((one, index) => {
      expect(one).toMatchObject({ index, plan: large.hash, players: 2 });
    });
    const matchups = (large.jobs as CountJob[]).reduce((sum, one) => sum + one.weights.length, 0);
    expect(matchups).toBe(large.matchups);
  });

  test('jobs survive being sent to another thread', () => {
    const there = structuredClone(job) as CountJob;
    expect(outcomesOf(structuredClone(runJob(kernels, there)))).toEqual(whole);
  });
});

describe('the fast path and the generic path', () => {
  test('agree on generated questions', () => {
    fc.assert(
      fc.property(spots({ players: [2, 5], board: [2, 3, 4, 5], hands: 4, dead: 4 }), (spot) => {
        const query = queryOf(spot);
        const fast = countPlan(makePlan(query, exact));
        const generic = countPlan(makePlan(query, exact, 'enumerate'));
        expect(outcomesOf(fast)).toEqual(outcomesOf(generic));
      }),
      runs(40),
    );
  });

  test.each([
    'AsKs vs QhQd',
    'AKs vs QQ',
    'AsAh vs KsKh vs QsQh',
    'JTs vs JJ on 2h',
    'AA,72o vs KK on Kc7d',
    '5h4h vs AsKd vs 9c9d vs QcJc dead 2c2d',
  ])('agree on %s', (text) => {
    const generic = exactPlan(text, 'enumerate');
    expect(generic.jobs.every(({ kind }) => kind === 'enumerate')).toBe(true);
    const fast = exactPlan(text);
    expect(fast.jobs.every(({ kind }) => kind === 'count')).toBe(true);
    expect(outcomesOf(countPlan(fast))).toEqual(outcomesOf(countPlan(generic)));
    expect(fast.deals).toBe(generic.deals);
  });
});

describe('a sample', () => {
  const TRIALS = 7 * BLOCK_DEALS + 1234;

  test.each(['AsKs vs QQ vs random', 'AA,KK vs AA,KK vs AKs on 2h7d', 'random vs random dead AsAh'])(
    '%s: one job, blocks in any order, and the planned jobs count the same',
    (text) => {
      const plan = samplePlan(text, TRIALS);
      const planned = [...sampleJobs(plan, 0, TRIALS, 0)];
      const base = planned[0] as SampleJob;
      const one = runJob(kernels, { ...base, block: 0, deals: TRIALS });
      expect([...one.outcomes.values()].reduce((sum, deals) => sum + deals, 0)).toBe(TRIALS);
      const blocks = Array.from({ length: 8 }, (_, block) => ({
        ...base,
        index: block,
        block,
        deals: Math.min(BLOCK_DEALS, TRIALS - block * BLOCK_DEALS),
      }));
      for (const order of [
        [0, 1, 2, 3, 4, 5, 6, 7],
        [7, 3, 0, 5, 1, 6, 2, 4],
      ]) {
        expect(outcomesOf(runInOrder(blocks, order))).toEqual(outcomesOf(one));
      }
      const pairs = [0, 2, 4, 6].map((block) => ({
        ...base,
        block,
        deals: Math.min(2 * BLOCK_DEALS, TRIALS - block * BLOCK_DEALS),
      }));
      expect(outcomesOf(runInOrder(pairs, [2, 0, 3, 1]))).toEqual(outcomesOf(one));
      expect(
        outcomesOf(
          mergeTallies(
            plan.players,
            'whole',
            planned.map((job) => runJob(kernels, job)),
          ),
        ),
      ).toEqual(outcomesOf(one));
    },
  );

  test('jobs for a pool and jobs for this thread play the same deals', () => {
    const trials = 40 * BLOCK_DEALS + 17;
    const plan = samplePlan('AsKs vs QQ', trials);
    const [small, large] = [true, false].map((inline) => [...sampleJobs({ ...plan, inline }, 0, trials, 0)]);
    expect(small?.length).toBeGreaterThan(large?.length ?? 0);
    const sum = (jobs: readonly Job[] = []) =>
      outcomesOf(
        mergeTallies(
          2,
          'whole',
          jobs.map((job) => runJob(kernels, job)),
        ),
      );
    expect(sum(small)).toEqual(sum(large));
  });

  test('another seed and another block are other deals', () => {
    const [base] = sampleJobs(samplePlan('AsKs vs QQ', BLOCK_DEALS), 0, BLOCK_DEALS, 0);
    const seeds = [0, 1, 2, 2 ** 32, 2 ** 32 + 1, Number.MAX_SAFE_INTEGER];
    const found = new Set<string>();
    for (const seed of seeds) {
      for (const block of [0, 1, 1000]) {
        found.add(JSON.stringify(outcomesOf(runJob(kernels, { ...base, seed, block } as SampleJob))));
      }
    }
    expect(found.size).toBe(18);
  });
});
