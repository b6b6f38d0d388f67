// Makes a file of tests run on the kernels for engines without SIMD: those of the sources and those of the
// built package, on this thread and on the threads of its pool.
import { ready } from 'equity';
import { loadKernels } from '../src/engine/kernels.ts';

// The loader asks this whether there is SIMD.
WebAssembly.validate = () => false;
await loadKernels();
await ready();
