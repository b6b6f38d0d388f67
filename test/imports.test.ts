import { existsSync, readdirSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesBelow, importsOf, ROOT, roomOf, sourceOf, withoutComments } from './sources.ts';

/** What each room may import besides itself. Every list names lower rooms only. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  'src/cards': [],
  'src/games': ['src/cards'],
  'src/ranges': ['src/cards', 'src/games'],
  'src/query': ['src/cards', 'src/games', 'src/ranges'],
  'src/plan': ['src/cards', 'src/games', 'src/query'],
  'src/tally': ['src/cards', 'src/games'],
  'src/engine': ['src/cards', 'src/plan', 'src/tally'],
  'src/pots': ['src/cards', 'src/tally'],
  'src/showdown': [
    'src/cards',
    'src/games',
    'src/ranges',
    'src/query',
    'src/plan',
    'src/engine',
    'src/tally',
    'src/pots',
  ],
  'src/index.ts': [
    'src/cards',
    'src/games',
    'src/ranges',
    'src/query',
    'src/plan',
    'src/engine',
    'src/tally',
    'src/pots',
    'src/showdown',
  ],
  'src/cli': ['src/index.ts'],
  wasm: [],
  bench: ['dist'],
};

const FILES = [...filesBelow('src', '.ts'), ...filesBelow('wasm', '.ts'), ...filesBelow('bench', '.js')];

/** Files that run on Node only. */
function mayUseNode(file: string): boolean {
  return (
    file === 'src/engine/pool.ts' ||
    file === 'src/engine/worker.ts' ||
    file.startsWith('src/cli/') ||
    file.startsWith('bench/')
  );
}

function isNodeModule(name: string): boolean {
  return name.startsWith('node:') || builtinModules.includes(name);
}

describe('imports', () => {
  test('every folder of src is a room', () => {
    const folders = readdirSync(join(ROOT, 'src'), { withFileTypes: true }).map(({ name }) => `src/${name}`);
    expect(folders.filter((folder) => ALLOWED[folder] === undefined)).toEqual([]);
  });

  test('files import files that are there', () => {
    const missing = FILES.flatMap((file) =>
      importsOf(file)
        .filter(({ target, isFile }) => isFile && !existsSync(join(ROOT, target)))
        .map(({ target }) => `${file} -> ${target}`),
    );
    expect(missing).toEqual([]);
  });

  test.each(Object.keys(ALLOWED))('%s imports nothing but the rooms below it', (room) => {
    const wrong: string[] = [];
    for (const file of FILES.filter((candidate) => roomOf(candidate) === room)) {
      for (const { target, isFile } of importsOf(file)) {
        const other = roomOf(target);
        if (!isFile || other === room || ALLOWED[room]?.includes(other)) continue;
        wrong.push(`${file} -> ${target}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('no file imports itself by way of others', () => {
    const graph = new Map(
      FILES.map((file) => [file, importsOf(file).flatMap(({ target, isFile }) => (isFile ? [target] : []))]),
    );
    const done = new Set<string>();
    const cycles: string[] = [];
    const visit = (file: string, path: readonly string[]): void => {
      const at = path.indexOf(file);
      if (at >= 0) cycles.push([...path.slice(at), file].join(' -> '));
      if (at >= 0 || done.has(file)) return;
      for (const next of graph.get(file) ?? []) visit(next, [...path, file]);
      done.add(file);
    };
    for (const file of FILES) visit(file, []);
    expect(cycles).toEqual([]);
  });

  test('only the pool, its worker and the program need Node', () => {
    const wrong = FILES.filter((file) => !mayUseNode(file)).flatMap((file) =>
      importsOf(file)
        .filter(({ target, isFile }) => !isFile && (isNodeModule(target) || target === 'piscina'))
        .map(({ target }) => `${file} -> ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  test('the library imports one package besides the pool', () => {
    const packages = FILES.filter((file) => file.startsWith('src/') && !mayUseNode(file)).flatMap((file) =>
      importsOf(file).flatMap(({ target, isFile }) => (isFile ? [] : [target])),
    );
    expect([...new Set(packages)]).toEqual(['@assemblyscript/loader']);
  });

  test('the library does without lookbehind, which engines without SIMD do not know', () => {
    const wrong = FILES.filter((file) => file.startsWith('src/') && !mayUseNode(file)).filter((file) =>
      /\(\?<[=!]/.test(sourceOf(file)),
    );
    expect(wrong).toEqual([]);
  });

  test('the pool is loaded when it is needed, not with the library', () => {
    const still = FILES.filter((file) => file.startsWith('src/') && !file.startsWith('src/cli/')).filter(
      (file) => /from\s+'[^']*\/pool\.ts'/.test(withoutComments(sourceOf(file))),
    );
    expect(still).toEqual([]);
  });

  test('src/index.ts holds explicit named exports and nothing else', () => {
    const rest = withoutComments(sourceOf('src/index.ts'))
      .replace(/export (?:type )?\{[^{}*]+\} from '\.\/[^']+';/g, '')
      .trim();
    expect(rest).toBe('');
    expect(sourceOf('src/index.ts')).not.toMatch(/\bdefault\b/);
  });
});
