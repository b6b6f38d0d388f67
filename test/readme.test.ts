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

  test('names every option of the program', () => {
    const flags = (text: string) => new Set(text.match(/(?<=[\s`])--[a-z][a-z-]+/g));
    const table = README.slice(README.indexOf('### Options'), README.indexOf('### JSON'));
    const { stdout } = run(['--help']);
    const listed = stdout.split('\n').filter((line) => /^ +(-\w, )?--/.test(line));
    expect([...flags(table)].sort()).toEqual([...flags(listed.join('\n'))].sort());
  });
});
