import type { BoardSampleJob, SampleJob, StudSampleJob } from './job.ts';

import type { SamplePlan } from './plan.ts';
import { INLINE_JOB_WORK, POOL_JOB_WORK } from './work.ts';

/** Blocks before the first look at the error: enough deals for an estimate of the variance. */
const FIRST_BLOCKS = 8;
/** Where blocks are small, at least so many deals (a multiple of every small block). */
const FIRST_LEAST = 256;
/** How far the deals may grow between two looks. */
const LARGEST_GROWTH = 4;
/** Aim a little beyond the target, so that the next look is mostly the last. */
const MARGIN = 1.02;

/**
 * After how many deals a sample looks at its error next. It depends on the plan and on what was counted
 * at the last look alone, so that the same seed stops at the same place on any number of threads.
 */
export function nextCheckpoint(plan: SamplePlan, deals: number, error: number): number {
  const limit = plan.trials ?? Number.MAX_SAFE_INTEGER;
  if (plan.error === null) return limit;
  if (deals === 0) return Math.min(Math.max(FIRST_BLOCKS * plan.blockDeals, FIRST_LEAST), limit);
  const needed = deals * (error / plan.error) ** 2 * MARGIN;
  const next = Math.min(Math.max(needed, deals + plan.blockDeals), deals * LARGEST_GROWTH);
  return Math.min(Math.ceil(next / plan.blockDeals) * plan.blockDeals, limit);
}

/** Whether a sample that looks at its error after `deals` deals is done. */
export function isPreciseEnough(plan: SamplePlan, deals: number, error: number): boolean {
  return (
    (plan.trials !== null && deals >= plan.trials) ||
    (plan.error !== null && deals > 0 && error <= plan.error)
  );
}

/** The jobs that play the deals from `from` (the start of a block) up to `to`; `index` numbers the first. */
export function* sampleJobs(
  plan: SamplePlan,
  from: number,
  to: number,
  index: number,
): Generator<SampleJob | BoardSampleJob | StudSampleJob> {
  const jobWork = plan.inline ? INLINE_JOB_WORK : POOL_JOB_WORK;
  const step = Math.max(1, Math.round(jobWork / (plan.dealWork * plan.blockDeals))) * plan.blockDeals;
  let next = index;
  for (let deal = from; deal < to; deal += step) {
    const deals = Math.min(step, to - deal);
    const common = {
      index: next++,
      plan: plan.hash,
      board: plan.board,
      dead: plan.dead,
      players: plan.players,
      work: deals * plan.dealWork,
      seed: plan.seed,
      block: deal / plan.blockDeals,
      deals,
    };
    const { stud, boardGame, ranking, seats, contenders, blockDeals } = plan;
    const ranked = { ...common, ...(ranking ? { ranking } : {}), ...(plan.tree ? { tree: true } : {}) };
    if (stud !== undefined) yield { kind: 'stud-sample', ...common, stud };
    else if (boardGame !== undefined) yield { kind: 'board-sample', ...ranked, ...boardGame, blockDeals };
    else {
      const some = contenders ? { contenders } : {};
      yield { kind: 'sample', ...ranked, ...some, seats, blockDeals };
    }
  }
}
