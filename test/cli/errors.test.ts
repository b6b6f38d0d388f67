import { describe, expect, test } from 'vitest';
import { isSlipOf } from '../../src/cli/mistyped.ts';
import { filesBelow, sourceOf } from '../sources.ts';
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

describe('a mistake that is not one of the query', () => {
  test.each([
    [['AA', 'v', 'KK', '--board', '2h', '7d', '9c'], '--board 2h7d9c'],
    [['--board', '2h', '7d', '9c', 'AA', 'v', 'KK'], '--board 2h7d9c'],
    [['AA', 'v', 'KK', '--dead', '2h', '7d'], '--dead 2h7d'],
  ])('%j leaves cards of an option behind', (args, joined) => {
    const { stderr, code } = run(args);
    expect(code).toBe(2);
    expect(stderr).toMatch(
      new RegExp(`^hint: The cards of --\\w+ are one word: join them, ${joined}, or`, 'm'),
    );
  });

  test('nor do they go on with the board before it', () => {
    const { stdout, stderr, code } = equity('AA v KK on 2h7d9c --dead 3c 4c');
    expect({ stdout, code }).toEqual({ stdout: '', code: 2 });
    const [, line = '', carets = '', hint = ''] = stderr.split('\n');
    expect([line.slice(carets.indexOf('^')), hint.includes('--dead 3c4c')]).toEqual(['4c', true]);
    // Cards behind an option that are hands, or a board that begins behind it, are no mistake.
    expect(equity('--dead 3c AsKs v QQ on 2h7d9c').code).toBe(0);
    expect(equity('AA v KK --dead 3c on 2h 7d 9c').code).toBe(0);
    expect(equity('--dead 3c AsKs v QZ').stderr).not.toContain('--dead');
  });

  test.each([
    ['ranks AsKsQsJsTs', 'equity rank AsKsQsJsTs'],
    ['rang AA', 'equity range AA'],
    ['gird AA v KK', 'equity grid AA v KK'],
    ['game', 'equity games'],
    ['sttle AsKs v QQ', 'equity settle AsKs v QQ'],
  ])('%s is a mistyped command', (words, meant) => {
    const { stderr, code } = equity(words);
    expect(code).toBe(2);
    expect(stderr).toContain(`hint: Did you mean ${meant}?\n`);
  });

  test('but a hand is no command', () => {
    expect(equity('AsKz vs QQ').stderr).toContain('hint: A card is a rank');
    expect(isSlipOf('ranks', 'rank') && isSlipOf('bte', 'bet') && isSlipOf('odd', 'odds')).toBe(true);
    expect(isSlipOf('foo', 'odds') || isSlipOf('', 'bet') || isSlipOf('qq', 'bet')).toBe(false);
  });
});

describe('an error that has no place in the query', () => {
  test.each([
    [['AsKs v QQ on 2h7d9cTsJs', '--run-it', 'twice'], 'BAD_OPTION', '--run-it'],
    [['random v random v random', '--by-hand'], 'TOO_LARGE', '--by-hand'],
    [['random v random v random', '--exact'], 'TOO_LARGE', '--exact'],
    [['random v random', '--game', 'omaha', '--by-hand'], 'UNSUPPORTED', '--by-hand'],
    [['grid', 'random v random v random'], 'TOO_LARGE', 'random v random v random'],
    [['grid', 'AA v KK', '--game', 'omaha'], 'UNSUPPORTED', 'AA v KK'],
    [['games', 'foo'], 'BAD_OPTION', 'foo'],
  ])('%j points at what asks for too much', (args, code, mark) => {
    const { stdout, stderr, code: exitCode } = run(args);
    expect({ stdout, exitCode }).toEqual({ stdout: '', exitCode: 2 });
    const [first = '', line = '', carets = '', hint = ''] = stderr.split('\n');
    expect(first.startsWith(`error[${code}]: `)).toBe(true);
    expect(line.slice(carets.indexOf('^'), carets.length)).toBe(mark);
    expect(hint).toMatch(/^hint: [A-Z]/);
    expect(hint).not.toMatch(/--by-hand.*method/);
  });

  test('of a line of stdin is shown in the line', () => {
    const { stderr } = run(['-', '--by-hand'], { input: 'random v random v random\n' });
    expect(stderr.split('\n')[2]).toBe('  random v random v random');
  });
});

describe('hands that are left out', () => {
  test('are words of a query, or the hint says how', () => {
    const words = JSON.parse(equity('22+ -88 v KK --json').stdout);
    expect(words.players[0].hand).toBe('22+ -88');
    expect(JSON.parse(run(['22+ -8s8h v KK', '--json']).stdout).players[0].hand).toBe('22+ -8s8h');
    expect(equity('22+ -8s8h v KK').stderr).toContain(
      "hint: Quote hands that are left out with those before them, '22+ -8s8h'; after -- every word",
    );
  });

  test('by the board are said to be', () => {
    expect(equity('AsKs v AA on AhAd2c').stderr).toContain(
      "AA (player 2) has no hand left beside the board and the other players' hands",
    );
    expect(equity('AsKs v AA on Ah2c3d dead Ad').stderr).toContain(
      'the board and the dead cards and the other',
    );
    expect(equity('AsAh v AA v Ac2c').stderr).toContain("no hand left beside the other players' hands");
  });
});

test('hints begin with a capital', () => {
  const hints = filesBelow('src', '.ts').flatMap(
    (file) => sourceOf(file).match(/\bhint(:| =) ['`][a-z].*/g) ?? [],
  );
  expect(hints).toEqual([]);
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
