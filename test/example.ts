import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { cleanEnvironment } from './cli/program.ts';
import { ROOT } from './sources.ts';

/** What a process left behind. */
export interface Outcome {
  readonly stdout: string;
  readonly stderr: string;
  readonly code: number | null;
}

/** An empty project, in a folder with a space in its name, in which the built package is installed. */
export class Project {
  readonly folder = mkdtempSync(join(tmpdir(), 'equity project '));

  constructor() {
    const modules = join(this.folder, 'node_modules');
    mkdirSync(join(modules, '.bin'), { recursive: true });
    // 'junction' and 'file' matter on Windows only.
    symlinkSync(ROOT, join(modules, 'equity'), 'junction');
    symlinkSync(join(ROOT, 'dist/cli/main.js'), join(modules, '.bin/equity'), 'file');
  }

  /** Runs a program there, with its commands on the path. */
  run(program: string, args: readonly string[]): Promise<Outcome> {
    const path = `${join(this.folder, 'node_modules/.bin')}${delimiter}${process.env.PATH}`;
    const child = spawn(program, args, {
      cwd: this.folder,
      env: cleanEnvironment({ PATH: path }),
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: 50_000,
    });
    let stdout = '';
    let stderr = '';
    child.stdout.on('data', (data) => {
      stdout += data;
    });
    child.stderr.on('data', (data) => {
      stderr += data;
    });
    return new Promise((resolve, reject) => {
      child.on('error', reject);
      child.on('close', (code) => resolve({ stdout, stderr, code }));
    });
  }

  /** Runs the lines of a shell. */
  shell(lines: string): Promise<Outcome> {
    return this.run('sh', ['-c', lines]);
  }

  /** Runs an example of the library; see {@link executable}. */
  async example(code: string, name: string): Promise<Outcome> {
    const file = join(this.folder, `${name}.mjs`);
    writeFileSync(file, executable(code));
    return this.run(process.execPath, [file]);
  }

  /** Deletes it. */
  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** `expression; // value`, at the start of a line. */
const VALUE = /^(?!const |let |import |export |if |for |while |try |\}|\/\/)([^\s].*);\s*\/\/ (.+)$/;
/** `console.log(…); // text`, wherever it stands. */
const PRINTED = /console\.log\((.*)\);\s*\/\/ (.+)$/;

const PRELUDE = `
import { deepEqual as __equal } from 'node:assert/strict';
import { format as __format } from 'node:util';
let __printed = 0;
const __log = (expected, ...values) => { __printed++; __equal(__format(...values), expected); };
`;

/**
 * A module that runs an example and fails where it does not do what it says. What it says stands in
 * comments at the end of a line:
 *
 * - after an expression, its value: `parseCards('AsKs'); // [51, 47]`. A rounded number says so with
 *   an `…`: `result.players[0].equity; // 0.4605…`.
 * - after `console.log`, what is printed: `console.log(error.code); // BAD_CARD`.
 *
 * Any other comment has a line of its own.
 */
export function executable(code: string): string {
  let prints = 0;
  const lines = code.split('\n').map((line) => {
    const printed = PRINTED.exec(line);
    if (printed !== null) {
      prints++;
      const [found, values, text] = printed;
      return line.replace(found, () => `__log(${JSON.stringify(text)}, ${values});`);
    }
    const value = VALUE.exec(line);
    if (value === null) return line;
    const [, expression, expected = ''] = value;
    const rounded = /^(-?\d+\.?)(\d*)…$/.exec(expected);
    if (rounded === null) return `__equal(${expression}, ${expected});`;
    return `__equal(String(${expression}).slice(0, ${expected.length - 1}), ${JSON.stringify(expected.slice(0, -1))});`;
  });
  return `${PRELUDE}${lines.join('\n')}\n__equal(__printed, ${prints}, 'every console.log ran once');\n`;
}
