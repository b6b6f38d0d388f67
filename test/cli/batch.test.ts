import { describe, expect, test } from 'vitest';
import { run } from './program.ts';

const LINES = 'AdAc vs KhKs\n\n# a comment\nAsKz vs QQ\r\n  AsKs vs QhQd on 2h7d9c  \n';

describe('queries on stdin', () => {
  test('are answered line by line', () => {
    const { stdout, stderr, code } = run(['-'], { input: LINES });
    expect(code).toBe(3);
    expect(stdout).toContain("> AdAc vs KhKs\nTexas hold'em\n");
    expect(stdout).toContain("\n\n> AsKs vs QhQd on 2h7d9c\nTexas hold'em · board 2h 7d 9c\n");
    expect(stderr).toMatch(/^line 4:\nerror\[BAD_CARD\]: /);
  });

  test('give one JSON object a line, with the number of the line', () => {
    const { stdout, stderr, code } = run(['-', '--json'], { input: LINES });
    expect({ stderr, code }).toEqual({ stderr: '', code: 3 });
    const objects = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(objects.map((object) => object.line)).toEqual([1, 4, 5]);
    expect(objects[0].players[0].hand).toBe('AdAc');
    expect(objects[1].error.code).toBe('BAD_CARD');
    expect(objects[2].board).toBe('2h7d9c');
  });

  test('give one table of comma-separated values', () => {
    const { stdout, code } = run(['-', '--csv'], { input: 'AdAc vs KhKs\nAsKs vs QhQd on 2h7d9c' });
    expect(code).toBe(0);
    const lines = stdout.trimEnd().split('\n');
    expect(lines[0]).toMatch(/^line,hand,equity,/);
    expect(lines.slice(1).map((line) => line.split(',').slice(0, 2).join())).toEqual([
      '1,AdAc',
      '1,KhKs',
      '2,AsKs',
      '2,QhQd',
    ]);
  });

  test('share the options', () => {
    const { stdout } = run(['-', '--json', '--board', '2h7d9c'], { input: 'AdAc vs KhKs\nAsKs vs QhQd\n' });
    for (const line of stdout.trimEnd().split('\n')) expect(JSON.parse(line).board).toBe('2h7d9c');
  });

  test('may be none', () => {
    expect(run(['-'], { input: '' })).toEqual({ stdout: '', stderr: '', code: 0 });
  });
});
