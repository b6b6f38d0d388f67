import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** An import of a file: the file it leads to, from the root, or the name of a package or Node module. */
export interface Import {
  readonly target: string;
  readonly isFile: boolean;
}

/** The files with one of some endings below a folder, from the root. */
export function filesBelow(folder: string, ...endings: readonly string[]): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => posix.join(folder, name.replaceAll('\\', '/')))
    .filter((name) => endings.some((ending) => name.endsWith(ending)))
    .sort();
}

/** The text of a file. */
export function sourceOf(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}

/** The text without its comments: what stands in examples is not imported. */
export function withoutComments(text: string): string {
  return text.replace(
    /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g,
    (found) => (found.startsWith('/') ? ' ' : found),
  );
}

/** `from '…'`, `import '…'` and `import('…')`. */
const IMPORT =
  /(?:^|[;}\s])(?:import|export)\s+(?:[\w*{}\s,$]+?\s+from\s+)?['"]([^'"\n]+)['"]|import\(\s*['"]([^'"\n]+)['"]/g;

/** What a file imports, types too. */
export function importsOf(file: string): Import[] {
  const imports: Import[] = [];
  for (const [, still, dynamic] of withoutComments(sourceOf(file)).matchAll(IMPORT)) {
    const name = still ?? dynamic ?? '';
    if (!name.startsWith('.')) {
      imports.push({ target: name, isFile: false });
      continue;
    }
    const path = posix.join(posix.dirname(file), name);
    // AssemblyScript leaves the ending out.
    imports.push({ target: /\.\w+$/.test(path) ? path : `${path}.ts`, isFile: true });
  }
  return imports;
}

/** The files reachable from one, itself included. */
export function reachableFrom(file: string): Set<string> {
  const found = new Set([file]);
  for (const next of found) {
    for (const { target, isFile } of importsOf(next)) {
      if (isFile && existsSync(join(ROOT, target))) found.add(target);
    }
  }
  return found;
}

/** The folder of a file's room: `src/cards`, `wasm`, `bench`; `src/index.ts` is a room of its own. */
export function roomOf(file: string): string {
  if (!file.startsWith('src/')) return file.split('/')[0] ?? '';
  return dirname(file) === 'src' ? file : file.split('/').slice(0, 2).join('/');
}
