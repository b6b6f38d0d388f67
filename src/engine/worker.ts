import { workerData } from 'piscina';
import type { Job } from '../plan/job.ts';
import type { Tally } from '../tally/tally.ts';
import { loadKernels } from './kernels.ts';
import { runJob } from './run.ts';

/** Runs a job on a thread of the pool, which got the compiled kernels when it started. */
export default async function work(job: Job): Promise<Tally> {
  return runJob(await loadKernels(workerData as WebAssembly.Module), job);
}
