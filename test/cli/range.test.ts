import { describe, expect, test } from 'vitest';
import { run } from './program.ts';

describe('equity range', () => {
  test('shows the shortest text, the combos, the weights and the grid', () => {
    const { stdout, stderr, code } = run(['range', 'QQ,KK,AA,AKs:0.5']);
    expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
    const lines = stdout.split('\n');
    expect(lines[0]).toBe("Texas hold'em");
    expect(lines[2]).toBe('QQ+,AKs:0.5');
    expect(lines[4]).toBe('22 combos · 1.66 % of hands');
    expect(lines[5]).toBe('weights sum to 20 · 1.51 %');
    expect(lines[8]).toMatch(/^ {2}A {3}AA {2}50% {4}· /);
    expect(lines).toHaveLength(7 + 14 + 1);
  });

  test('tells what a percentage is', () => {
    const { stdout } = run(['range', 'top', '1%']);
    expect(stdout).toContain('note: top 1% is 12 combos (0.90 %) by equity against a random hand');
    expect(run(['range', '2.1%', '--ranking', 'chen']).stdout).toMatch(/\nJJ\+,AKs\n/);
  });

  test('shows all hands of Omaha and hands with unknown cards, and names the game', () => {
    const { stdout } = run(['range', 'random@50', '--game', 'plo']);
    expect(stdout).toMatch(/^Omaha\n\nrandom@50\n\n270,725 combos · 100\.00 % of hands\n/);
    expect(stdout).toContain('weights sum to 135,362.5 · 50.00 %');
    // 13^4 hands of four suits, and 6 * 78 * 78 double-suited ones.
    expect(stdout).toMatch(/double-suited +36,504 .*\n.*rainbow +28,561 /);
    expect(run(['range', 'AsAhKd*', '--csv']).stdout.split('\n')).toHaveLength(1 + 49 + 1);
    expect(JSON.parse(run(['range', 'AsAhKdKc**', '--json']).stdout)).toMatchObject({
      game: 'omaha6',
      combos: 1128,
    });
    expect(run(['range', 'AKs..']).stdout).toMatch(/^Omaha\n/);
    const stud = run(['range', 'AhKh7c', '--game', 'stud']);
    expect({ code: stud.code, stdout: stud.stdout }).toEqual({ code: 2, stdout: '' });
    expect(stud.stderr).toContain('error[UNSUPPORTED]: AhKh7c is one hand as it is dealt');
  });

  test('takes names for ranges', () => {
    const define = ['--define', 'open=$pairs,A2s+', '--define=$pairs=22+'];
    expect(run(['range', '$open', ...define]).stdout).toContain('\nnote: $pairs is 22+\n');
    expect(run(['range', '$open!AA', ...define, '--to', 'pio']).stdout).toMatch(/^KK,/);
    const { stdout } = run(['grid', '$pairs vs $open', ...define, '--json']);
    expect(JSON.parse(stdout).hand).toBe('$pairs');
    const batch = run(['-', '--json', ...define], { input: '$pairs vs AKs\n$nobody vs KK\n' });
    expect(batch.code).toBe(3);
    expect(JSON.parse(batch.stdout.split('\n')[0]).players[0].hand).toBe('$pairs');
    expect(batch.stdout.split('\n')[1]).toContain("there is no macro '$nobody'");
  });

  test('points at the definition that cannot be', () => {
    for (const [definition, caret] of [
      ['foo', 'foo'],
      ['ds=AA', 'ds'],
      ['=AA', '=AA'],
      ['a=$b', 'a'],
    ]) {
      const { stderr, code } = run(['range', '$a,AA', '--define', 'b=$a', '--define', definition]);
      expect(code).toBe(2);
      const [, line, carets] = stderr.split('\n');
      expect(line.slice(carets.indexOf('^'), carets.lastIndexOf('^') + 1)).toBe(caret);
    }
  });

  test('writes it for other programs', () => {
    expect(run(['range', 'AQs:0.75,AA', '--to', 'gtoplus']).stdout).toBe('AA,[75]AQs[/75]\n');
    expect(run(['range', 'AsKs:0.5', '--to=combos']).stdout).toBe('AsKs:0.5\n');
    expect(run(['range', 'AsKs:0.5', '--to', 'PPT']).stdout).toBe('AsKs@50\n');
  });

  test('writes JSON and CSV', () => {
    const range = JSON.parse(run(['range', 'AsKs:0.5,QhQd', '--json']).stdout);
    expect(range).toEqual({
      game: 'holdem',
      text: 'AsKs:0.5,QhQd',
      canonical: 'AsKs:0.5,QhQd',
      combos: 2,
      share: 2 / 1326,
      weight: 1.5,
      classes: [
        { hand: 'AKs', combos: 1, of: 4, weight: 0.125 },
        { hand: 'QQ', combos: 1, of: 6, weight: 1 / 6 },
      ],
      hands: [
        { hand: 'AsKs', weight: 0.5 },
        { hand: 'QhQd', weight: 1 },
      ],
    });
    expect(run(['range', 'AsKs:0.5,QhQd', '--csv']).stdout).toBe('hand,weight\nAsKs,0.5\nQhQd,1\n');
  });

  test('shows every mistake with its caret, and as JSON', () => {
    const { stdout, stderr, code } = run(['range', 'AKz,QQ,JJ-4498s']);
    expect({ stdout, code }).toEqual({ stdout: '', code: 2 });
    expect(stderr.match(/error\[/g)).toHaveLength(2);
    expect(stderr).toContain('  AKz,QQ,JJ-4498s\n    ^\n');
    expect(stderr).toContain('  AKz,QQ,JJ-4498s\n            ^^^^^\nhint: Did you mean JJ-44,98s?');
    const { error } = JSON.parse(run(['range', 'AKz,QQ,JJ-4498s', '--json']).stdout);
    expect(error).toMatchObject({ code: 'BAD_CARD', span: { start: 2, end: 3 } });
    expect(error.more).toMatchObject([{ code: 'BAD_HAND', span: { start: 10, end: 15 } }]);
  });

  test('points at options that make no sense', () => {
    for (const args of [
      ['range', 'QQ', '--to', 'foo'],
      ['range', 'QQ', '--ranking', 'foo'],
      ['range', 'QQ', '--game', 'foo'],
    ]) {
      const { stderr, code } = run(args);
      expect(code).toBe(2);
      expect(stderr).toMatch(/foo\n +\^\^\^\n/);
    }
    expect(run(['range']).code).toBe(2);
  });
});
