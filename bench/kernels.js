import { instantiate } from '@assemblyscript/loader';
import { parseCards } from '../dist/cards/parse.js';
import { compileKernels, loadKernels } from '../dist/engine/kernels.js';
import { runJob } from '../dist/engine/run.js';
import { sampleJobs } from '../dist/plan/checkpoint.js';
import { readSettings } from '../dist/plan/options.js';
import { makePlan } from '../dist/plan/plan.js';
import { parseQuery } from '../dist/query/parse.js';

/** The kernels of this thread, their tables filled and their code compiled to the end by use. */
export const kernels = await loadKernels();

const module = await compileKernels();

/** Kernels whose tables of values nothing has filled yet, running the same compiled code. */
export async function freshKernels() {
  const { exports } = await instantiate(module);
  exports.init();
  return exports;
}

/**
 * Puts the hole cards of some players where kernels read them.
 *
 * @param {typeof kernels} target
 * @param {string} hands such as `AsKs QhQd`
 * @returns {number} the number of players
 */
export function deal(target, hands) {
  const cards = parseCards(hands);
  new Uint8Array(target.memory.buffer, target.input(), cards.length).set(cards);
  return cards.length / 2;
}

/**
 * A plan for a query.
 *
 * @param {string} query
 * @param {import('../dist/index.js').MethodOptions} options
 */
export function planOf(query, options) {
  return makePlan(parseQuery(query, {}), readSettings(options));
}

/**
 * A function that plays a number of random deals of a query, other ones at each call.
 *
 * @param {string} query
 * @param {number} trials
 */
export function sampler(query, trials) {
  let seed = 1;
  return () => {
    const plan = planOf(query, { method: 'sample', trials, seed: seed++ });
    for (const job of sampleJobs(plan, 0, trials, 0)) runJob(kernels, job);
  };
}

export { runJob };
