import { describe, expect, test } from 'vitest';
import { loadKernelsNow } from '../../src/engine/kernels.ts';
import { runJob } from '../../src/engine/run.ts';
import type { GameName } from '../../src/games/games.ts';
import { sampleJobs } from '../../src/plan/checkpoint.ts';
import { planQuery } from '../../src/plan/dispatch.ts';
import type { Job } from '../../src/plan/job.ts';
import { readSettings } from '../../src/plan/options.ts';
import { parseQuery } from '../../src/query/parse.ts';

const DEALS = 4096;

/** The first jobs of a sample. */
function jobsOf(game: GameName, text: string): Job[] {
  const plan = planQuery(parseQuery(text, { game }), readSettings({ method: 'sample', seed: 3 }));
  if (plan.method !== 'sampled') throw new Error('that is a sample');
  const jobs: Job[] = [];
  for (const job of sampleJobs(plan, 0, Number.MAX_SAFE_INTEGER, 0)) {
    jobs.push({ ...job, deals: DEALS });
    if (jobs.length === 3) return jobs;
  }
  throw new Error('a sample goes on');
}

const QUESTIONS: readonly (readonly [GameName, string])[] = [
  ['holdem', 'AA,KK:0.3 v QQ-99 v AK'],
  ['holdem', 'AA:0.3,KK v QQ-99 v AK'],
  ['omaha', 'AAKK,QQJJ:0.2 v JT98,T987'],
  ['omaha5', 'AsAhKsKh2c,AcAdKcKd2h v JJTT*'],
  ['omaha', 'AAKK,QQJJ:0.2 v ****'],
  ['holdem', 'AsKs v random'],
  ['stud', 'AsAhAd v KsKhKd'],
];

describe('tables of ranges in the memory of a thread', () => {
  test('are those of the plan whose job it is, whatever ran before', () => {
    const kernels = loadKernelsNow();
    const jobs = QUESTIONS.flatMap(([game, text]) => jobsOf(game, text));
    // A plan of another name finds no tables.
    const alone = jobs.map((job, i) => runJob(kernels, { ...job, plan: `alone ${i}` }).outcomes);
    const order = jobs.flatMap((_, i) => [i, i, (i * 5) % jobs.length, (i * 8 + 3) % jobs.length]);
    for (const i of order) {
      const { outcomes } = runJob(kernels, jobs[i] as Job);
      expect(outcomes, `job ${i}`).toEqual(alone[i]);
    }
  });
});
