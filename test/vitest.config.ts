import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: fileURLToPath(new URL('..', import.meta.url)),
    include: ['test/**/*.test.ts'],
    testTimeout: 60_000,
    // Two cores: worker threads under test need one of them.
    maxWorkers: 2,
    coverage: { include: ['src/**'] },
  },
});
