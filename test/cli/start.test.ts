import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const DIST = new URL('../../dist/', import.meta.url);

/** `import … from "…"`, `import "…"` and `export … from "…"` at the start of a line, as the bundler writes them. */
const STATIC = /^(?:import|export)\b[^"\n]*"([^"\n]+)"/gm;

/** What a built file imports before it runs, and what that imports, and so on: the names of packages and Node modules. */
function packagesOf(file: URL, seen = new Set<string>()): string[] {
  if (seen.has(file.href)) return [];
  seen.add(file.href);
  const names = Array.from(readFileSync(fileURLToPath(file), 'utf8').matchAll(STATIC), ([, name]) => name);
  return names.flatMap((name) => (name.startsWith('.') ? packagesOf(new URL(name, file), seen) : [name]));
}

// Finding a package takes Node longer than answering, and the parser of options loads much of Node.
test.each(['index.js', 'cli/main.js'])('%s loads no package before it is asked for something', (entry) => {
  expect(packagesOf(new URL(entry, DIST))).toEqual([]);
});

test('the worker loads only the pool', () => {
  expect(packagesOf(new URL('engine/worker.js', DIST))).toEqual(['piscina']);
});
