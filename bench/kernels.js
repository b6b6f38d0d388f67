import { instantiate } from '@assemblyscript/loader';
import { compileKernels, loadKernels } from '../dist/engine/kernels.js';
import { parseCards } from '../dist/index.js';

/** The kernels of this thread, their tables filled. */
export const kernels = await loadKernels();

/**
 * Kernels whose tables of values nothing has filled yet, running the same compiled code.
 *
 * @param {'simd' | 'scalar'} build
 */
export async function freshKernels(build = 'simd') {
  const { exports } = await instantiate(await compileKernels(build));
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
