// Prints the milliseconds from the bytes of the kernels to the first answer, in a process of its own.
import { loadKernels } from '../../dist/engine/kernels.js';

const start = performance.now();
const kernels = await loadKernels();
// AsKs vs QhQd.
new Uint8Array(kernels.memory.buffer, kernels.input(), 4).set([51, 47, 42, 41]);
kernels.countPreflop(2, 0);
const milliseconds = performance.now() - start;
if (new BigUint64Array(kernels.memory.buffer, kernels.outcomes(), 4)[1] === 0n) throw new Error('no answer');
console.log(milliseconds);
