// Joins the compiled modules into a few files: a process that loads a hundred small ones spends more time
// on that than on most answers. Declarations stay as they are; packages stay imports.
import { cpSync, readdirSync, rmSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';
import { rolldown } from 'rolldown';

/** What is loaded by its own name: the library, the program, the worker, and the kernels for benchmarks. */
const ENTRIES = ['index', 'cli/main', 'engine/worker', 'engine/kernels'];

/** Bundles the modules in `folder` in place, by way of the empty folder `work`. */
export async function bundle(folder, work) {
  const build = await rolldown({
    input: Object.fromEntries(ENTRIES.map((entry) => [entry, resolve(folder, `${entry}.js`)])),
    external: (id) => !id.startsWith('.') && !isAbsolute(id),
    platform: 'neutral',
  });
  await build.write({
    dir: work,
    format: 'esm',
    entryFileNames: '[name].js',
    // The pool finds its worker beside itself.
    chunkFileNames: (chunk) => (chunk.name === 'pool' ? 'engine/pool.js' : 'chunks/[name]-[hash].js'),
  });
  await build.close();
  removeModules(folder);
  cpSync(work, folder, { recursive: true });
}

function removeModules(folder) {
  for (const entry of readdirSync(folder, { recursive: true })) {
    if (entry.endsWith('.js')) rmSync(join(folder, entry));
  }
}
