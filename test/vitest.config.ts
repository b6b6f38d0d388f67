import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig(({ mode }) => ({
  test: {
    root: fileURLToPath(new URL('..', import.meta.url)),
    include: ['test/**/*.test.ts'],
    testTimeout: 60_000,
    // What tests share takes as long as a test.
    hookTimeout: 60_000,
    // Two cores: worker threads under test need one of them.
    maxWorkers: 2,
    coverage: { include: ['src/**'] },
    // `--mode scalar`: with the kernels for engines without SIMD.
    setupFiles: mode === 'scalar' ? ['test/scalar.ts'] : [],
  },
}));
