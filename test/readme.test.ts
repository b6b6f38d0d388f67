import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { run } from './cli/program.ts';
import { Project } from './example.ts';
import { ROOT, sourceOf } from './sources.ts';

// Every block of code of the README is run, in an empty project:
//
// - `sh`: the commands must succeed. If a block of `text` or `json` is the next, it is what they print on
//   stdout and stderr, and they may fail. Times may differ; nothing else may.
// - `ts`: an example as in the doc comments; see example.ts.
//
// README_UPDATE=1 writes what is printed into the README.

interface Block {
  readonly language: string;
  readonly text: string;
  /** Where its text stands in the README. */
  readonly at: number;
}

const README = sourceOf('README.md');
const UPDATE = process.env.README_UPDATE === '1';

const BLOCKS: Block[] = [...README.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].map((match) => ({
  language: match[1] ?? '',
  text: match[2] ?? '',
  at: match.index + 4 + (match[1] ?? '').length,
}));

const PROMISES = new Set(['text', 'json']);

/** npm itself, the setting up of a clone and its tests, are run for real by the gate. */
const NO_NPM = 'npm() { :; }\n';

/** Figures that differ from run to run. */
function withoutTimes(text: string): string {
  return text
    .replace(/\b\d+(?:\.\d+)? m?s\b/g, '(time)')
    .replace(/"seconds":[\d.e-]+/g, '"seconds":0')
    .trimEnd();
}

/** Commands that between them print every field of a table, by its heading. `partial` takes a Ctrl-C. */
const JSON_COMMANDS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  field: [
    ['AA vs KK vs QQ', '--trials', '1000'],
    ['-'],
    ['AA vs KK on 2h7d9c', '--run-it', 'twice'],
    ['AA** vs KsKdQsQd on 2h7d9cTs', '--game', 'omaha8', '--by-hand'],
    ['As2s3h4h vs KsKdQsQd', '--game', 'omaha8', '--board', '2h7d9c', '--board', '3c4c5d'],
  ],
  '`equity … --explain`': [
    ['AA vs 15%', '--board', '2h7d9c', '--board', '3c4c5d', '--explain'],
    ['AA vs KK on 2h7d9c', '--run-it', 'twice', '--explain'],
    ['As2d3h4c7s vs 2c4s5h6d8h', '--game', 'razz', '--explain'],
  ],
  '`equity … --put`': [
    ['AA vs KK vs QQ on 2h', '--put', '300,200,100f', '--trials', '100'],
    ['AKs vs 15% on 2h7d9c', '--put', '300,200'],
  ],
  '`equity odds`': [
    ['odds', 'AKs vs QQ on Kc7d2h', '--pot', '9', '--call', '3'],
    ['odds', 'AKs vs QQ', '--pot', '9', '--call', '3', '--trials', '100'],
  ],
  '`equity settle`': [
    ['settle', 'AsKs vs AhKd vs QhQd on 2h7h9cJsJd', '--put', '76,76f,25', '--folded', '28'],
    ['settle', 'AsKs vs AhKd on 2h7h9cJsJd', '--put', '76,76', '--folded', '1'],
  ],
  '`equity bet`': [
    ['bet', '--structure', 'no-limit', '--blinds', '1/2', '--stacks', '200,200,3', '--actions', 'all-in'],
  ],
  '`equity rank`': [['rank', 'AsKsQsJsTs | 2c3d4d5d8d']],
  '`equity range`': [
    ['range', '15%', '--to', 'pio'],
    ['range', 'AA$ds', '--game', 'omaha'],
  ],
  '`equity grid`': [
    ['grid', 'AA vs 15%', '--board', '2h7d9c', '--board', '3c4c5d'],
    ['grid', 'AA vs 15% on 2h7d9c'],
  ],
  '`equity games`': [['games']],
};

/** The fields that a table names, as paths: `players[].win`. The first of a cell says where the others are. */
function fieldsOf(heading: string): string[] {
  const lines = README.slice(README.indexOf('### JSON')).split('\n');
  const from = lines.findIndex((line) => line.startsWith(`| ${heading} `));
  const rows = lines.slice(from + 2, lines.indexOf('', from));
  return rows
    .flatMap((row) => {
      const [first = '', ...others] = (row.split('|')[1] ?? '').match(/(?<=`)[^`, ]+(?=`)/g) ?? [];
      const parent = first.slice(0, first.lastIndexOf('.') + 1);
      return [first, ...others.map((name) => (name.includes('.') ? name : parent + name))];
    })
    .filter((field) => field !== 'partial');
}

/** Where the values of a JSON object stand: `players[].counts.win`. */
function pathsOf(value: unknown, path: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => pathsOf(item, `${path}[]`));
  if (value === null || typeof value !== 'object') return [path];
  const prefix = path === '' ? '' : `${path}.`;
  return Object.entries(value).flatMap(([name, item]) => pathsOf(item, prefix + name));
}

const project = new Project();
const updates: { block: Block; text: string }[] = [];

beforeAll(() => {
  expect(new Set(BLOCKS.map(({ language }) => language))).toEqual(new Set(['sh', 'text', 'json', 'ts']));
});

afterAll(() => {
  project.remove();
  if (!UPDATE) return;
  let text = README;
  for (const update of updates.reverse()) {
    const { at, text: old } = update.block;
    text = text.slice(0, at) + update.text + text.slice(at + old.length);
  }
  writeFileSync(join(ROOT, 'README.md'), text);
});

describe('README', () => {
  test.each(
    BLOCKS.flatMap((block, i) => (block.language === 'sh' ? [{ block, i, title: block.text.trim() }] : [])),
  )('$title', async ({ block, i }) => {
    const { stdout, stderr, code } = await project.shell(NO_NPM + block.text);
    const promise = BLOCKS[i + 1];
    if (promise === undefined || !PROMISES.has(promise.language)) {
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      return;
    }
    const printed = stdout + stderr;
    if (promise.language === 'json') {
      const parsed = JSON.parse(withoutTimes(printed)) as unknown;
      if (UPDATE) updates.push({ block: promise, text: `${JSON.stringify(JSON.parse(printed), null, 2)}\n` });
      else
        expect(parsed).toEqual(
          JSON.parse(withoutTimes(promise.text).replace(/"seconds": [\d.e-]+/, '"seconds":0')),
        );
    } else if (UPDATE) {
      updates.push({ block: promise, text: printed });
    } else {
      expect(withoutTimes(printed)).toBe(withoutTimes(promise.text));
    }
  });

  test.each(
    BLOCKS.flatMap(({ language, text }, i) => (language === 'ts' ? [{ text, name: `readme-${i}` }] : [])),
  )('$name', async ({ text, name }) => {
    const { stderr, code } = await project.example(text, name);
    expect(stderr).toBe('');
    expect(code).toBe(0);
  });

  describe('describes every field of JSON', () => {
    test.each(Object.entries(JSON_COMMANDS))('of %s', (heading, commands) => {
      const documented = fieldsOf(heading);
      const printed = new Set(
        commands.flatMap((args) => {
          const { stdout } = run([...args, '--json'], { input: 'AsKs vs QQ on 2h7d9c\n' });
          return pathsOf(JSON.parse(stdout), '');
        }),
      );
      const covers = (field: string, path: string) =>
        path === field || path.startsWith(`${field}.`) || path.startsWith(`${field}[`);
      const missing = [...printed].filter((path) => !documented.some((field) => covers(field, path)));
      const stale = documented.filter((field) => ![...printed].some((path) => covers(field, path)));
      expect({ missing, stale }).toEqual({ missing: [], stale: [] });
    });
  });

  test('names every option of the program', () => {
    const flags = (text: string) => new Set(text.match(/(?<=[\s`])--[a-z][a-z-]+/g));
    const table = README.slice(README.indexOf('### Options'), README.indexOf('### JSON'));
    const { stdout } = run(['--help']);
    const listed = stdout.split('\n').filter((line) => /^ +(-\w, )?--/.test(line));
    expect([...flags(table)].sort()).toEqual([...flags(listed.join('\n'))].sort());
  });
});
