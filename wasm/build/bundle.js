// Joins the compiled modules into a few files: a process that loads a hundred small ones spends more time
// on that than on most answers. Declarations stay as they are; packages stay imports, but for the loader of
// the kernels, which everybody needs: finding a package takes Node longer than reading this one.
import { cpSync, readdirSync, rmSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';
import { rolldown } from 'rolldown';

/** What is loaded by its own name: the library, the program, the worker, and the kernels for benchmarks. */
const ENTRIES = ['index', 'cli/main', 'engine/worker', 'engine/kernels'];

/** The packages that become part of the bundle. */
const INCLUDED = ['@assemblyscript/loader'];

/**
 * What every process reads is short. Functions keep their names and their lines, for stack traces and for
 * Node, which prints the line that an error comes from.
 */
const SHORT = { mangle: { keepNames: true }, codegen: { removeWhitespace: false } };

const LICENSE = new URL('../../node_modules/assemblyscript/LICENSE', import.meta.url);

/** Bundles the modules in `folder` in place, by way of the empty folder `work`. */
export async function bundle(folder, work) {
  const build = await rolldown({
    input: Object.fromEntries(ENTRIES.map((entry) => [entry, resolve(folder, `${entry}.js`)])),
    external: (id) => !id.startsWith('.') && !isAbsolute(id) && !INCLUDED.includes(id),
    platform: 'neutral',
  });
  await build.write({
    dir: work,
    format: 'esm',
    // Annotations are for the bundlers of others; what is to be read stands in the declarations.
    comments: { legal: true, annotation: true, jsdoc: false },
    minify: SHORT,
    entryFileNames: '[name].js',
    // The pool finds its worker beside itself.
    chunkFileNames: (chunk) => (chunk.name === 'pool' ? 'engine/pool.js' : 'chunks/[name]-[hash].js'),
  });
  await build.close();
  removeModules(folder);
  cpSync(work, folder, { recursive: true });
  // Of the loader, which comes without a copy of its own.
  cpSync(LICENSE, join(folder, 'engine/LICENSE-assemblyscript.txt'));
}

function removeModules(folder) {
  for (const entry of readdirSync(folder, { recursive: true })) {
    if (entry.endsWith('.js')) rmSync(join(folder, entry));
  }
}
