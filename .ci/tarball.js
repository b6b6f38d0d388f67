// Packs the package, installs it into an empty project in a folder with a space in its path, and uses it
// there in every way it can be used.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const work = mkdtempSync(join(tmpdir(), 'equity tarball '));
const project = join(work, 'an empty project');

/** Runs a program in a folder and returns what it printed. */
function run(cwd, program, ...args) {
  console.log(`$ ${[program, ...args].join(' ')}`);
  return execFileSync(program, args, { cwd, encoding: 'utf8', timeout: 120_000 });
}

/** Runs a file of code there. */
function runCode(name, code) {
  writeFileSync(join(project, name), code);
  return run(project, process.execPath, name);
}

const ASK = `
const exact = await equity('AdAc vs KhKs');
console.log(exact.method, exact.players[0].counts.win);
// Enough deals for the pool: its worker must be found, and must find the kernels.
const sampled = await equity('AA vs KK vs random', { trials: 20_000_000, seed: 7, threads: 2 });
console.log(sampled.method, sampled.trials, sampled.players[0].equity.toFixed(2));
process.exit(0);
`;
const ANSWER = 'exact 1388072\nsampled 20000000 0.70\n';

const TYPES = `import { equity, type Result } from 'equity';
const result: Result = await equity('AsKs vs QQ', { onProgress: ({ fraction }) => fraction });
export const count: number = result.method === 'exact' ? result.deals : result.trials;
`;
const STRICT = ['--noEmit', '--strict', '--target', 'es2022', '--module', 'nodenext', '--types', ''];

try {
  mkdirSync(project);
  run(root, 'npm', 'pack', '--silent', '--ignore-scripts', '--pack-destination', work);
  const tarball = readdirSync(work).find((name) => name.endsWith('.tgz'));
  assert.ok(tarball, 'npm pack made a tarball');
  run(root, 'npx', '--no-install', 'publint', join(work, tarball), '--strict');
  run(root, 'npx', '--no-install', 'attw', join(work, tarball), '--profile', 'esm-only');
  writeFileSync(join(project, 'package.json'), '{ "name": "project", "private": true }\n');
  run(project, 'npm', 'install', '--no-audit', '--no-fund', join(work, tarball));

  const imported = runCode('import.mjs', `import { equity } from 'equity';${ASK}`);
  assert.equal(imported, ANSWER, 'import');
  const required = runCode('require.cjs', `const { equity } = require('equity');\n(async () => {${ASK}})();`);
  assert.equal(required, ANSWER, 'require()');

  // The declarations that were packed are complete.
  writeFileSync(join(project, 'types.mts'), TYPES);
  run(project, process.execPath, join(root, 'node_modules/typescript/bin/tsc'), ...STRICT, 'types.mts');

  const words = ['AsKs', 'vs', 'QQ', '--json'];
  for (const [program, ...args] of [
    [join('node_modules', '.bin', 'equity')],
    ['npx', '--no-install', 'equity'],
  ]) {
    const answer = JSON.parse(run(project, program, ...args, ...words));
    assert.equal(answer.deals, 10_273_824, program);
  }
  console.log('the packed package works');
} finally {
  rmSync(work, { recursive: true, force: true });
}
