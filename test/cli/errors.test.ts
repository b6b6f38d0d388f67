import { describe, expect, test } from 'vitest';
import { equity, run } from './program.ts';

/** Each of these is a mistake people make: the words, the code, the line of carets. */
const MISTAKES: readonly (readonly [args: readonly string[], code: string, carets: string])[] = [
  [['vs'], 'EMPTY_HAND', '^^'],
  [['AsKs vs'], 'EMPTY_HAND', '     ^^'],
  [['AsAs', 'vs', 'QQ'], 'DUPLICATE_CARD', '  ^^'],
  [['AsKs', 'vs', 'AsQd'], 'DUPLICATE_CARD', '        ^^'],
  [['AsKs', 'vs', 'QQ', 'on', '2h2h3c'], 'DUPLICATE_CARD', '                ^^'],
  [['AsKs', 'vs', 'QQ', 'on', 'AsTd2c'], 'DUPLICATE_CARD', '^^'],
  [['AsKz', 'vs', 'QQ'], 'BAD_CARD', '   ^'],
  [['A1s', 'vs', 'QQ'], 'BAD_CARD', ' ^'],
  [['AsKs', 'vs', 'QсQd'], 'BAD_CARD', '         ^'],
  [['A♠K♠', 'v', '10h1d'], 'BAD_CARD', '          ^'],
  [['AsKsQs', 'vs', 'QQ'], 'BAD_HAND', '^^^^^^'],
  [['AsKsQsJsTs9s8s7s', 'vs', 'random'], 'BAD_HAND', '^^^^^^^^^^^^^^^^'],
  [['AsKs', 'vs', 'QQ', 'on', '2h3h4h5h6h7h'], 'BAD_BOARD', '                        ^^'],
  [['AA', 'vs', 'AcAd', 'vs', 'AhAs', 'vs', 'KK'], 'NO_DEAL', '^^'],
  [Array(11).fill('KK').join(' vs ').split(' '), 'TOO_MANY_PLAYERS', `${' '.repeat(60)}^^`],
];

describe('a query that cannot be answered', () => {
  test.each(MISTAKES)('%j', (args, code, carets) => {
    const { stdout, stderr, code: exitCode } = run(args);
    expect({ stdout, exitCode }).toEqual({ stdout: '', exitCode: 2 });
    const lines = stderr.split('\n');
    expect(lines[0]).toMatch(new RegExp(`^error\\[${code}\\]: \\S`));
    expect(lines.slice(1, 3)).toEqual([`  ${args.join(' ')}`, `  ${carets}`]);
    expect(lines[3]).toMatch(/^hint: \S/);
    expect(lines.slice(4)).toEqual(['']);
  });

  test('names the code point of a letter that only looks right', () => {
    expect(equity('AsKs vs QсQd').stderr).toContain('U+0441');
  });

  test('is an object with --json: the same code, the same span', () => {
    const { stdout, stderr, code } = equity('AsKz vs QQ --json');
    expect({ stderr, code }).toEqual({ stderr: '', code: 2 });
    expect(stdout.endsWith('}\n')).toBe(true);
    const { error } = JSON.parse(stdout);
    expect(Object.keys(error)).toEqual(['code', 'message', 'input', 'span', 'hint']);
    expect(error).toMatchObject({ code: 'BAD_CARD', input: 'AsKz vs QQ', span: { start: 3, end: 4 } });
  });
});

describe('an option with cards that cannot be', () => {
  test.each([
    ['--board', '2h2h3c', 'DUPLICATE_CARD', '2h'],
    ['--board', '2h3z', 'BAD_CARD', 'z'],
    ['--dead', 'J', 'BAD_CARD', 'J'],
    ['--game', 'holdme', 'UNKNOWN_GAME', 'holdme'],
  ])('%s %s is shown in the command line', (flag, value, code, mark) => {
    const { stderr, code: exitCode } = run(['AsKs', 'vs', 'QQ', flag, value]);
    expect(exitCode).toBe(2);
    const [first, line, carets] = stderr.split('\n');
    expect(first.startsWith(`error[${code}]: `)).toBe(true);
    expect(line).toBe(`  equity AsKs vs QQ ${flag} ${value}`);
    expect(carets).toBe(`${' '.repeat(line.lastIndexOf(mark))}${'^'.repeat(mark.length)}`);
  });

  test('that a hand holds is shown in the query', () => {
    const { stderr } = equity('AsKs vs QQ --board As2c3d');
    expect(stderr.split('\n').slice(1, 3)).toEqual(['  AsKs vs QQ', '  ^^']);
  });
});

describe('a query that is missing', () => {
  test.each([
    [[''], "  equity ''", '         ^^'],
    [['  '], "  equity '  '", '          ^^'],
    [['--exact'], '  equity --exact', '                ^'],
    [['rank'], '  equity rank', '             ^'],
  ])('%j', (args, line, carets) => {
    const { stdout, stderr, code } = run(args);
    expect({ stdout, code }).toEqual({ stdout: '', code: 2 });
    expect(stderr.split('\n').slice(1, 3)).toEqual([line, carets]);
  });
});

describe('equity rank', () => {
  test.each([
    ['AsKs', 'AsKs'],
    ['AsKsQsJsTs 2c3d4h', '4h'],
    ['AsKsQsJsTz', 'z'],
    ['AsKsQsJsTs As', 'As'],
    ['AsKsQsJsTs vs 9h8h7h6h', '9h8h7h6h'],
    ['9h8h7h6h5h | AsKsQsJsT', 'T'],
  ])('%s', (words, mark) => {
    const { stdout, code } = run(['rank', words, '--json']);
    expect(code).toBe(2);
    const { error } = JSON.parse(stdout);
    expect(error.input).toBe(words);
    expect(words.slice(error.span.start, error.span.end)).toContain(mark);
    expect(error.hint).toMatch(/\S/);
  });

  test('has no hand on one side', () => {
    const { stderr, code } = run(['rank', 'AsKsQsJsTs', 'vs']);
    expect(code).toBe(2);
    expect(stderr).toMatch(/^error\[EMPTY_HAND\]: /);
  });
});
