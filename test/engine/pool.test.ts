import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type EquityOptions, equity, explain, type Result } from 'equity';
import { describe, expect, test } from 'vitest';

// Threads load the built package, so that it is what these tests are about.
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** More than is done on the calling thread. */
const LARGE: [string, string, EquityOptions][] = [
  ['trials', 'AsKs vs QQ vs random', { trials: 14_000_003 }],
  ['a target error', 'AA,KK vs AKs,QQ vs JTs', { method: 'sample', error: 0.0001 }],
  ['an exact answer', '99+ vs AK,KQ vs T9s,98s,87s dead 2c3d4h', { method: 'exact' }],
];

/** A result without what the clock says. */
function numbers({ seconds, ...rest }: Result): Omit<Result, 'seconds'> {
  return rest;
}

describe.each(LARGE)('%s', (_, text, options) => {
  test('are for the pool', () => {
    expect(explain(text, options).inline).toBe(false);
  });

  test('have the same numbers on 1, 2 and all threads', async () => {
    const one = await equity(text, { ...options, threads: 1 });
    expect(numbers(await equity(text, { ...options, threads: 2 }))).toEqual(numbers(one));
    expect(numbers(await equity(text, options))).toEqual(numbers(one));
  });

  test('report progress that does not fall', async () => {
    let fraction = 0;
    let partials = 0;
    await equity(text, {
      ...options,
      threads: 2,
      onProgress: (progress) => {
        expect(progress.fraction).toBeGreaterThanOrEqual(fraction);
        expect(progress.fraction).toBeLessThanOrEqual(1);
        fraction = progress.fraction;
        partials += progress.result().partial ? 1 : 0;
      },
    });
    expect(partials).toBeGreaterThan(1);
    expect(fraction).toBeGreaterThan(0.9);
  });
});

describe('the pool', () => {
  const forever: EquityOptions = { method: 'sample', error: 1e-7, threads: 2 };

  test('stops for a signal and rejects with its reason, promptly', async () => {
    const controller = new AbortController();
    let aborted = 0;
    const promise = equity('AA vs random vs random', {
      ...forever,
      signal: controller.signal,
      onProgress: () => {
        if (aborted > 0) return;
        aborted = performance.now();
        controller.abort('enough');
      },
    });
    await expect(promise).rejects.toBe('enough');
    expect(performance.now() - aborted).toBeLessThan(2000);
  });

  test('serves others after that, and several at once', async () => {
    const options: EquityOptions = { trials: 13_000_000, threads: 2 };
    const texts = ['AsKs vs QhQd vs random', 'AA vs random vs random'];
    const stopped = equity('AA vs random', { ...forever, signal: AbortSignal.timeout(200) });
    const together = Promise.all(texts.map((text) => equity(text, options)));
    await expect(stopped).rejects.toMatchObject({ name: 'TimeoutError' });
    for (const [i, result] of (await together).entries()) {
      const alone = await equity(texts[i] as string, { ...options, threads: 1 });
      expect(numbers(result)).toEqual(numbers(alone));
    }
  });

  test('passes on what a listener throws, and leaves the work at that', async () => {
    let calls = 0;
    const onProgress = () => {
      calls++;
      if (calls === 1) throw new Error('no more');
    };
    // One look at the error, at the very end: all the jobs are in one list.
    const options: EquityOptions = { trials: 1e12, threads: 2, onProgress };
    await expect(equity('AA vs random vs random', options)).rejects.toThrow('no more');
    await new Promise((resolve) => {
      setTimeout(resolve, 500);
    });
    expect(calls).toBe(1);
  });
});

/** Runs a script that imports the package and prints when it has its answer; resolves to how long it lives on. */
function lifeAfterAnswer(script: string): Promise<{ code: number | null; output: string; after: number }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script], { cwd: ROOT });
    let output = '';
    let answered = 0;
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (output.includes('answered')) answered ||= performance.now();
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    const killer = setTimeout(() => child.kill(), 30_000);
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(killer);
      resolve({ code, output, after: performance.now() - answered });
    });
  });
}

describe('a process ends by itself soon after its answer', () => {
  test.each([
    ['from its own thread', `await equity('AsKs vs QQ');`],
    ['from the pool', `await equity('AA vs random vs random', { trials: 30_000_000, threads: 2 });`],
    [
      'of an aborted question',
      `await equity('AA vs random vs random', { error: 1e-7, signal: AbortSignal.timeout(400) }).catch(() => 0);`,
    ],
  ])('%s', async (_, line) => {
    const script = `import { equity } from 'equity';\n${line}\nconsole.log('answered');`;
    const { code, output, after } = await lifeAfterAnswer(script);
    expect({ code, output }).toEqual({ code: 0, output: 'answered\n' });
    expect(after).toBeLessThan(3000);
  });
});
