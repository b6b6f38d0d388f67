import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { Job } from '../plan/job.ts';
import type { Tally } from '../tally/tally.ts';
import { compileKernels } from './kernels.ts';
import { shareLists } from './share.ts';

/** Threads the pool has at the most. */
function mostThreads(): number {
  return availableParallelism();
}

let pool: Promise<Piscina> | undefined;

/** The pool of this process: made when it is first needed; idle threads end after half a minute. */
function sharedPool(): Promise<Piscina> {
  pool ??= compileKernels().then(
    (module) =>
      new Piscina({
        filename: new URL('./worker.js', import.meta.url).href,
        workerData: module,
        minThreads: 0,
        maxThreads: mostThreads(),
        idleTimeout: 30_000,
        recordTiming: false,
      }),
  );
  return pool;
}

/**
 * Runs jobs on the pool, at most `threads` at a time, and hands over each tally as it comes. Once
 * `signal` aborts or something fails no more jobs are sent; after an abort it returns when those under
 * way have ended.
 */
export async function runOnPool(
  jobs: Iterable<Job>,
  threads: number,
  signal: AbortSignal | undefined,
  onTally: (job: Job, tally: Tally) => void,
): Promise<void> {
  const piscina = await sharedPool();
  const queue = jobs[Symbol.iterator]();
  let failed = false;
  const lane = async (): Promise<void> => {
    try {
      while (!failed && signal?.aborted !== true) {
        const next = queue.next();
        if (next.done === true) return;
        const tally = (await piscina.run(shareLists(next.value))) as Tally;
        if (!failed) onTally(next.value, tally);
      }
    } catch (error) {
      // At once: another lane's tally may be waiting already.
      failed = true;
      throw error;
    }
  };
  await Promise.all(Array.from({ length: Math.min(threads, mostThreads()) }, lane));
}
