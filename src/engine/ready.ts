import { loadKernels } from './kernels.ts';

/**
 * Loads the kernels. `equity` and `expectedChips` do so by themselves. `evaluate` and `settleHands` answer at
 * once: where there is WebAssembly with SIMD they load them on the spot, but in an engine without it (Safari
 * before 16.4) they need this to have been awaited.
 *
 * @throws {EquityError} `ENGINE` in an engine that cannot run the kernels at all.
 * @example
 * ```ts
 * import { evaluate, ready } from 'equity';
 * await ready();
 * evaluate('AsKsQsJsTs').name; // 'royal flush'
 * ```
 */
export async function ready(): Promise<void> {
  await loadKernels();
}
