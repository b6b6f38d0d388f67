import { afterAll, describe, expect, test } from 'vitest';
import { executable, Project } from './example.ts';
import { reachableFrom, sourceOf } from './sources.ts';

interface Example {
  readonly file: string;
  readonly name: string;
  readonly code: string;
}

/** The code after every `@example` of a file's doc comments. */
function examplesOf(file: string): Example[] {
  const examples: Example[] = [];
  for (const [comment] of sourceOf(file).matchAll(/\/\*\*[\s\S]*?\*\//g)) {
    const text = comment.replace(/^\/\*\*|\*\/$/g, '').replace(/^\s*\* ?/gm, '');
    for (const part of text.split('@example').slice(1)) {
      const code = /^\s*```ts\n([\s\S]*?)```/.exec(part)?.[1];
      if (code === undefined) throw new Error(`an @example of ${file} is not a block of ts`);
      const name = `${file} ${examples.length + 1}`;
      examples.push({ file, name, code });
    }
  }
  return examples;
}

const EXAMPLES = [...reachableFrom('src/index.ts')].sort().flatMap(examplesOf);
const project = new Project();
afterAll(() => project.remove());

describe('examples of the doc comments', () => {
  test('there are some', () => {
    expect(EXAMPLES.length).toBeGreaterThan(8);
  });

  test.each(EXAMPLES)('$name', async ({ name, code }) => {
    const { stderr, code: exit } = await project.example(code, name.replace(/\W+/g, '-'));
    expect(stderr).toBe('');
    expect(exit).toBe(0);
  });

  test.each(EXAMPLES)('$name promises something', ({ code }) => {
    expect(executable(code)).toMatch(/\n\s*__equal\([^_]|__log\("/);
  });

  test('an example that is wrong fails', async () => {
    const wrong = ["parseCards('As'); // [50]", "console.log('a'); // b", 'const a = [1]; a.length; // 1'];
    const outcomes = await Promise.all(
      wrong.map((line, i) =>
        project.example(`import { parseCards } from 'equity';\n${line}\n`, `wrong-${i}`),
      ),
    );
    expect(outcomes.map(({ code }) => code)).toEqual([1, 1, 0]);
  });
});
