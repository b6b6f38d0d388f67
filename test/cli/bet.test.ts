import { describe, expect, test } from 'vitest';
import { run } from './program.ts';

/** Runs `equity bet` and returns what it prints as an object. */
function bet(structure: string, actions: string, options: string) {
  const said = actions === '' ? [] : ['--actions', actions];
  const args = ['bet', '--structure', structure, ...options.split(' '), ...said, '--json'];
  const { stdout, stderr, code } = run(args);
  expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
  return JSON.parse(stdout);
}

describe('equity bet', () => {
  // The last total, and the smallest raise that comes after it.
  test.each([
    ['pot-limit', 'raise pot', '--blinds 1/2', 7, 12],
    ['pot-limit', 'raise pot, raise pot', '--blinds 1/2', 24, 41],
    ['pot-limit', 'raise pot', '--blinds 5/10', 35, 60],
    ['pot-limit', 'bet 10, raise pot', '--pot 20 --street flop', 50, 90],
    ['pot-limit', 'bet 3, raise 10, raise pot', '--pot 10 --street flop', 43, 76],
    ['pot-limit', 'bet 150, call, raise pot', '--pot 200 --street turn', 800, 1450],
    ['no-limit', 'call', '--blinds 2/5', 5, 10],
    ['no-limit', 'raise 10, raise 50', '--blinds 2/5', 50, 90],
    ['no-limit', 'raise min, raise min', '--blinds 0.50/1', 3, 4],
  ])('%s: %s with %s goes to %d, then %d', (structure, actions, options, to, min) => {
    const { steps, next } = bet(structure, actions, options);
    expect(steps.at(-1).to).toBe(to);
    expect(next.raise.min).toBe(min);
  });

  test('counts the smallest raise of every action too', () => {
    const { steps } = bet('pot-limit', 'raise pot, raise pot', '--blinds 1/2');
    expect(steps.map(({ legal }: { legal: { raise: unknown } }) => legal.raise)).toEqual([
      { kind: 'raise', min: 4, max: 7 },
      { kind: 'raise', min: 12, max: 24 },
    ]);
  });

  test('caps a fixed limit at a bet and three raises', () => {
    const { steps, next } = bet('fixed-limit', 'bet, raise, raise, raise', '--stakes 10/20 --street turn');
    expect(steps.map(({ to }: { to: number }) => to)).toEqual([20, 40, 60, 80]);
    expect(next).toEqual({ player: 5, call: 80, raise: null, barred: 'capped' });
  });

  test('allows either bet of a fixed limit where a pair is open on fourth street', () => {
    const options = '--stakes 10/20 --street fourth --open-pair';
    expect(bet('fixed-limit', '', options).next.raise.sizes).toEqual([10, 20]);
    expect(bet('fixed-limit', '', '--stakes 10/20 --street fifth').next.raise.sizes).toEqual([20]);
  });

  test('does not reopen the betting for a short all-in', () => {
    const options = '--blinds 1/2 --stacks 100,100,100,15,100';
    const { steps, next } = bet('no-limit', 'raise 10, all-in, fold, fold, call', options);
    expect(steps[1]).toMatchObject({ to: 15, allIn: true, short: true });
    // The big blind, who had not acted, might have raised.
    expect(steps[4].legal.raise).toMatchObject({ min: 23 });
    expect(next).toEqual({ player: 3, call: 5, raise: null, barred: 'not-reopened' });
  });

  test('counts antes and a bring-in as money in the pot', () => {
    const { next } = bet('fixed-limit', '', '--stakes 10/20 --ante 1 --bring-in 3 --street third');
    // Eight antes and the bring-in; it is completed to the small bet.
    expect(next).toMatchObject({ player: 2, call: 3, raise: { sizes: [10] } });
    expect(bet('no-limit', '', '--blinds 1/2 --straddles 4').next).toMatchObject({ player: 4, call: 4 });
    expect(bet('no-limit', '', '--blinds 1/2 --ante 1 --dead ante,blind').pot).toBe(12);
  });

  test('prints a table', () => {
    const words = ['bet', '--structure', 'pot-limit', '--blinds', '1/2', '--actions', 'raise pot, raise pot'];
    expect(run(words).stdout).toBe(
      `  player   action      goes to   adds   pot   a raise goes to
  3        raise pot         7      7    10   4 to 7
  4        raise pot        24     24    34   12 to 24

player 5 is next · pot 34
  fold, call 24 or raise to 41 at least, 82 at most
`,
    );
    expect(run([...words, '--csv']).stdout).toBe(
      'player,action,kind,to,added,pot,raise_min,raise_max\n3,raise pot,raise,7,7,10,4,7\n4,raise pot,raise,24,24,34,12,24\n',
    );
  });
});

describe('equity bet refuses', () => {
  test.each<[string[], code: string, mark: string, message: RegExp]>([
    [
      ['--structure', 'no-limit', '--blinds', '2/5', '--actions', 'raise 10, raise 11'],
      'BAD_ACTION',
      'raise 11',
      /player 4 may not raise to 11; legal: fold, call 10 or raise to 15 at least$/,
    ],
    [
      ['--structure', 'pot-limit', '--blinds', '1/2', '--actions', 'raise 8'],
      'BAD_ACTION',
      'raise 8',
      /legal: fold, call 2 or raise to 4 at least, 7 at most$/,
    ],
    [
      ['--structure', 'fixed-limit', '--stakes', '10/20', '--street', 'turn', '--actions', 'bet, raise 50'],
      'BAD_ACTION',
      'raise 50',
      /legal: fold, call 20 or raise to 40$/,
    ],
    [
      ['--structure', 'no-limit', '--blinds', '1/2', '--actions', 'check'],
      'BAD_ACTION',
      'check',
      /cannot check/,
    ],
    [
      ['--structure', 'no-limit', '--blinds', '1/2', '--actions', 'rise 5'],
      'BAD_ACTION',
      'rise 5',
      /no action/,
    ],
    [['--structure', 'no-limit', '--blinds', '1/-2'], 'BAD_AMOUNT', '-2', /negative/],
    [['--structure', 'no-limit', '--blinds', '1/2', '--cap', 'x'], 'BAD_OPTION', 'x', /whole number/],
    [['--structure', 'no-limit', '--blinds', '1/2', '--players', '1'], 'BAD_OPTION', 'no-limit', /1 players/],
    [['--structure', 'spread'], 'BAD_OPTION', 'spread', /no structure/],
    [['--structure', 'fixed-limit'], 'BAD_OPTION', 'fixed-limit', /needs its stakes/],
    [['--structure', 'fixed-limit', '--stakes', '10'], 'BAD_OPTION', '10', /two bets/],
    [['--structure', 'no-limit', '--street', 'sixth street'], 'BAD_OPTION', 'sixth street', /no round/],
    [['--structure', 'no-limit', '--dead', 'ante,pot'], 'BAD_OPTION', 'ante,pot', /no forced bet/],
  ])('%j', (args, code, mark, message) => {
    const { stdout, stderr, code: exit } = run(['bet', ...args]);
    expect({ stdout, exit }).toEqual({ stdout: '', exit: 2 });
    const [first = '', line = '', carets = '', hint] = stderr.split('\n');
    expect(first).toMatch(new RegExp(`^error\\[${code}\\]: `));
    expect(first).toMatch(message);
    expect(line.slice(carets.indexOf('^'), carets.length)).toBe(mark);
    expect(hint).toMatch(/^hint: \S/);
  });

  test('to play without a structure', () => {
    const { stderr, code } = run(['bet', '--blinds', '1/2']);
    expect(code).toBe(2);
    expect(stderr).toMatch(/^error\[BAD_OPTION\]: --structure is missing\n/);
  });
});
