import { isPreciseEnough, nextCheckpoint, sampleJobs } from '../plan/checkpoint.ts';
import type { Job } from '../plan/job.ts';
import type { Plan, SamplePlan } from '../plan/plan.ts';
import { largestError } from '../tally/summary.ts';
import { emptyTally, type Tally } from '../tally/tally.ts';
import { loadKernels } from './kernels.ts';
import { mergeByIndex, runJob } from './run.ts';
import { Turn } from './turns.ts';

/** How work is carried out. */
export interface ExecutionOptions {
  readonly threads: number;
  readonly signal: AbortSignal | undefined;
  /** Called when part of the work is done: the fraction 0..1, and a way to the tally so far. */
  readonly onPart: ((fraction: number, tally: () => Tally) => void) | undefined;
}

/**
 * Carries out a plan and returns what was counted. The tally of an aborted plan is lost unless
 * `onPart` has taken it: the promise rejects with the signal's reason.
 */
export async function execute(plan: Plan, options: ExecutionOptions): Promise<Tally> {
  options.signal?.throwIfAborted();
  return plan.method === 'exact' ? countAll(plan, options) : sampleUntilDone(plan, options);
}

async function countAll(plan: Plan & { method: 'exact' }, options: ExecutionOptions): Promise<Tally> {
  const parts = new Map<number, Tally>();
  const total = plan.jobs.reduce((sum, job) => sum + job.work, 0);
  let done = 0;
  await runAll(plan.jobs, plan.inline, options, (job, tally) => {
    parts.set(job.index, tally);
    done += job.work;
    options.onPart?.(done / total, () => mergeByIndex(plan.players, plan.pot, parts));
  });
  return mergeByIndex(plan.players, plan.pot, parts);
}

async function sampleUntilDone(plan: SamplePlan, options: ExecutionOptions): Promise<Tally> {
  let tally = emptyTally(plan.players, plan.pot);
  let deals = 0;
  let jobs = 0;
  // A sample may turn out to need more deals than it seemed: progress waits then, it does not fall.
  let reached = 0;
  while (!isPreciseEnough(plan, deals, largestError(tally))) {
    const until = nextCheckpoint(plan, deals, largestError(tally));
    const expected = expectedDeals(plan, deals, tally);
    const parts = new Map<number, Tally>([[-1, tally]]);
    let played = deals;
    await runAll(sampleJobs(plan, deals, until, jobs), plan.inline, options, (job, part) => {
      parts.set(job.index, part);
      played += job.work / plan.dealWork;
      reached = Math.max(reached, Math.min(1, played / Math.max(expected, until)));
      options.onPart?.(reached, () => mergeByIndex(plan.players, plan.pot, parts));
    });
    tally = mergeByIndex(plan.players, plan.pot, parts);
    jobs += parts.size - 1;
    deals = until;
  }
  return tally;
}

/** How many deals a sample is going to need, as far as one can tell. */
function expectedDeals(plan: SamplePlan, deals: number, tally: Tally): number {
  const limit = plan.trials ?? Infinity;
  if (plan.error === null) return limit;
  const needed = deals === 0 ? 0.25 / plan.error ** 2 : deals * (largestError(tally) / plan.error) ** 2;
  return Math.min(limit, needed);
}

async function runAll(
  jobs: Iterable<Job>,
  inline: boolean,
  options: ExecutionOptions,
  onTally: (job: Job, tally: Tally) => void,
): Promise<void> {
  if (inline || options.threads === 1) {
    await runHere(jobs, options.signal, onTally);
  } else {
    const { runOnPool } = await import('./pool.ts');
    await runOnPool(jobs, options.threads, options.signal, onTally);
  }
  options.signal?.throwIfAborted();
}

async function runHere(
  jobs: Iterable<Job>,
  signal: AbortSignal | undefined,
  onTally: (job: Job, tally: Tally) => void,
): Promise<void> {
  const kernels = await loadKernels();
  const turn = new Turn();
  for (const job of jobs) {
    onTally(job, runJob(kernels, job));
    if (turn.isOver()) await turn.next();
    if (signal?.aborted === true) return;
  }
}
