import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { run } from './program.ts';

/** V8 has no SIMD on x64 without SSE 4.1: a real engine for the other build of the kernels. */
const WITHOUT_SIMD = ['--no-enable-sse4-1', '--no-enable-avx'];

/** A function that returns a vector: (module (func (result v128) (v128.const i64x2 0 0))). */
const VECTOR = [0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 22, 1, 20, 0, 253, 12];
const PROGRAM = `process.exit(WebAssembly.validate(Uint8Array.of(${[...VECTOR, ...Array(16).fill(0), 11]})) ? 10 : 20)`;

/** Whether Node has SIMD with these flags; null where it does not know them. */
function hasSimd(flags: readonly string[]): boolean | null {
  const { status } = spawnSync(process.execPath, [...flags, '-e', PROGRAM]);
  return status === 10 ? true : status === 20 ? false : null;
}

/** What the program says, but for how long it took. */
function answer(words: string, node: readonly string[] = []) {
  const { stdout, stderr, code } = run(words.split(' '), { node });
  return { stdout: stdout.replace(/"seconds":[\d.e-]+/, ''), stderr, code };
}

test('this engine has SIMD', () => {
  expect(hasSimd([])).toBe(true);
});

describe.skipIf(hasSimd(WITHOUT_SIMD) !== false)('an engine without SIMD gives the same answers', () => {
  test.each([
    'AsKs vs QQ --json',
    'QQ+,AKs vs A2s+ on 2c4c5h dead Jc --json',
    'As2s3h4h vs KsKdQsQd --game omaha8 --json',
    'AsAdKh vs 7s7d2h --game stud --json',
    // Enough deals for the pool, whose threads get the kernels from this one.
    'AA vs KK vs random --trials 20000000 --seed 7 --threads 2 --json',
    'rank AsKsQsJsTs2c3d --json',
    'settle AsKs vs QhQd on 2h7d9cTsJs --put 100,100 --json',
  ])('equity %s', (words) => {
    const { stdout, stderr, code } = answer(words);
    expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
    expect(answer(words, WITHOUT_SIMD)).toEqual({ stdout, stderr, code });
  });
});

// Without a compiler V8 has no WebAssembly either.
describe.skipIf(hasSimd(['--jitless']) !== null)('an engine without WebAssembly', () => {
  test.each(['AsKs vs QQ', 'rank AsKsQsJsTs'])('equity %s', (words) => {
    const { stdout, stderr, code } = answer(words, ['--jitless']);
    expect({ stdout, code }).toEqual({ stdout: '', code: 1 });
    expect(stderr).toContain(
      'error[ENGINE]: this JavaScript engine cannot run the kernels\nhint: WebAssembly is needed',
    );
  });
});
