import { describe, expect, test } from 'vitest';
import { CommandLine } from '../../src/cli/command-line.ts';
import type { OptionError } from '../../src/cli/failure.ts';
import { readError, readSeed, readThreads, readTrials } from '../../src/cli/option-values.ts';
import { equity, run } from './program.ts';

/** The characters of the input line that the carets stand under. */
function marked(stderr: string): string {
  const lines = stderr.split('\n');
  const index = lines.findIndex((line) => /^ *\^+ *$/.test(line));
  const from = lines[index].indexOf('^');
  return lines[index - 1].slice(from, lines[index].length);
}

describe('numbers as people write them', () => {
  test.each([
    ['2000000', 2_000_000],
    ['2_000_000', 2_000_000],
    ['2,000,000', 2_000_000],
    ['1e6', 1_000_000],
    ['1E+6', 1_000_000],
    ['2M', 2_000_000],
    ['1.1m', 1_100_000],
    ['50k', 50_000],
    [' 7 ', 7],
  ])('%s', (text, number) => {
    expect(readTrials(text)).toBe(number);
  });

  test('a seed may be 0, threads may not', () => {
    expect(readSeed('0')).toBe(0);
    expect(readThreads('8')).toBe(8);
    expect(() => readThreads('0')).toThrow('at least 1');
  });

  test('an error may be in per cent', () => {
    expect(readError('0.0001')).toBe(0.0001);
    expect(readError('1e-4')).toBe(0.0001);
    expect(readError('.01%')).toBe(0.0001);
  });
});

describe('values that are refused', () => {
  test.each([
    ['--trials', 'abc'],
    ['--trials', '-5'],
    ['--trials', '0'],
    ['--trials', '1.5'],
    ['--trials', 'NaN'],
    ['--trials', 'Infinity'],
    ['--trials', '-Infinity'],
    ['--trials', '1e400'],
    ['--trials', '0x10'],
    ['--trials', '1e3k'],
    ['--trials', '--json-lines'],
    ['--error', 'abc'],
    ['--error', '0'],
    ['--error', '-0.1'],
    ['--error', '0.6'],
    ['--error', 'NaN'],
    ['--error', '%'],
    ['--seed', 'x'],
    ['--seed', '-1'],
    ['--seed', '1.5'],
    ['--threads', '0'],
    ['--threads', '-2'],
    ['--threads', 'many'],
    ['--threads', '1e9'],
  ])('%s %s', (flag, value) => {
    const read = {
      '--trials': readTrials,
      '--error': readError,
      '--seed': readSeed,
      '--threads': readThreads,
    };
    const line = new CommandLine(['AsKs', flag, value, 'vs', 'QQ']);
    try {
      read[flag as keyof typeof read](value);
      expect.unreachable();
    } catch (error) {
      const failure = line.failureOf(error as OptionError);
      expect(failure.code).toBe('BAD_OPTION');
      expect(failure.hint).toContain(flag === '--seed' ? '--seed 7' : flag);
      expect(line.text.slice(failure.span?.start, failure.span?.end)).toBe(value);
    }
  });

  test('an empty value is marked by its quotes', () => {
    for (const flag of ['--trials', '--board']) {
      const { stderr, code } = run(['AsKs', flag, '', 'vs', 'QQ']);
      expect(code).toBe(2);
      expect(stderr).toMatch(/^error\[BAD_OPTION\]: --\w+ needs a/);
      expect(marked(stderr)).toBe("''");
    }
  });

  test('the exact lines', () => {
    expect(equity('AsKs vs QQ --trials abc').stderr.split('\n').slice(0, 3)).toEqual([
      "error[BAD_OPTION]: 'abc' is not a number",
      '  equity AsKs vs QQ --trials abc',
      '                             ^^^',
    ]);
    expect(equity('--trials=-5 AsKs vs QQ').stderr.split('\n').slice(0, 3)).toEqual([
      'error[BAD_OPTION]: --trials must be at least 1',
      '  equity --trials=-5 AsKs vs QQ',
      '                  ^^',
    ]);
    expect(equity('AsKs --threads 0 vs QQ').stderr.split('\n').slice(0, 3)).toEqual([
      'error[BAD_OPTION]: --threads must be at least 1',
      '  equity AsKs --threads 0 vs QQ',
      '                        ^',
    ]);
  });

  test('the same as JSON on stdout', () => {
    const { stdout, stderr, code } = equity('AsKs vs QQ --trials abc --json');
    expect(code).toBe(2);
    expect(stderr).toBe('');
    const { error } = JSON.parse(stdout);
    expect(error.code).toBe('BAD_OPTION');
    expect(error.input.slice(error.span.start, error.span.end)).toBe('abc');
    expect(error.hint).not.toBe('');
  });
});

describe('options that contradict each other', () => {
  test.each([
    ['--exact --sample', '--sample'],
    ['--exact --trials 5', '--trials'],
    ['--exact --error 0.001', '--error'],
    ['--explain --csv', '--csv'],
  ])('%s', (options, flag) => {
    const { stdout, stderr, code } = equity(`AsKs vs QQ ${options}`);
    expect({ stdout, code }).toEqual({ stdout: '', code: 2 });
    expect(stderr).toMatch(/^error\[BAD_OPTION\]: /);
    expect(stderr).toMatch(/^hint: /m);
    expect(marked(stderr)).toBe(flag);
  });

  test('--json and --csv, said as JSON', () => {
    const { stdout, code } = equity('AsKs vs QQ --json --csv');
    expect(code).toBe(2);
    expect(JSON.parse(stdout).error.code).toBe('BAD_OPTION');
  });
});

describe('options given several times', () => {
  test('dead cards add up', () => {
    const one = JSON.parse(equity('AsKs vs QQ on 2h7d9c --dead 3c4c --json').stdout);
    const two = JSON.parse(equity('AsKs vs QQ on 2h7d9c --dead 3c --dead 4c --json').stdout);
    expect({ ...two, seconds: 0 }).toEqual({ ...one, seconds: 0 });
    expect(two.dead).toBe('3c4c');
    const twice = equity('AsKs vs QQ --dead 3c --dead 4z');
    expect(twice.code).toBe(2);
    expect(marked(twice.stderr)).toBe('z');
  });

  test.each([
    ['AA v KK --game holdem --game omaha', '--game', 'holdem', 'omaha'],
    ['AA v KK --trials 5 --trials=7', '--trials', '5', '7'],
    ['AA v KK --threads 1 --threads 2', '--threads', '1', '2'],
    ['AA v KK --seed 1 --seed 2', '--seed', '1', '2'],
    ['AA v KK --error 0.1 --error 0.2', '--error', '0.1', '0.2'],
    ['AA v KK --run-it once --run-it twice', '--run-it', 'once', 'twice'],
    ['AA v KK --put 1,2 --put 3,4', '--put', '1,2', '3,4'],
    ['AA v KK --ranking chen --ranking equity', '--ranking', 'chen', 'equity'],
    ['odds --pot 9 --call 3 --pot 8', '--pot', '9', '8'],
    ['odds AA v KK --pot 9 --call 3 --seed 8 --seed 7', '--seed', '8', '7'],
    ['--seed 8 odds AA v KK --pot 9 --call 3 --seed 7', '--seed', '8', '7'],
    ['--dead 3c odds AA v KK --pot 9 --call 3 --dead 4c', '--dead', '3c', '4c'],
    ['bet --structure no-limit --dead ante --dead blind', '--dead', 'ante', 'blind'],
    ['grid AA v KK --player 1 --player 2', '--player', '1', '2'],
    ['range AA --to pio --to ppt', '--to', 'pio', 'ppt'],
  ])('%s', (words, flag, first, second) => {
    const { stdout, stderr, code } = equity(words);
    expect({ stdout, code }).toEqual({ stdout: '', code: 2 });
    expect(stderr).toContain(`error[BAD_OPTION]: ${flag} is given twice, as '${first}' and as '${second}'\n`);
    expect(marked(stderr)).toBe(second);
  });

  test('the same value twice says the same', () => {
    expect(equity('AsKs vs QQ on 2h7d9c --seed 7 --seed 7').code).toBe(0);
  });
});

describe('options that do not exist', () => {
  test.each([
    ['AsKs vs QQ --trails 5', '--trails', 'Did you mean --trials?'],
    ['--bord 2h7d9c AsKs vs QQ', '--bord', 'Did you mean --board?'],
    ['AsKs vs QQ -json', '-json', 'Did you mean --json?'],
    ['AsKs vs QQ --xyzzy', '--xyzzy', 'Run equity --help for the options'],
    ['AsKs vs -QQ', '-QQ', 'after -- every word is part of the query'],
    ['AsKs vs QQ --json=yes', '--json', 'Write --json alone.'],
    ['AsKs vs QQ --trials', '--trials', 'Run equity --help to see what it takes.'],
    ['rank AsKsQsJsTs --trials 5', '--trials', 'Run equity rank --help to see what does.'],
    ['--trials 5 rank AsKsQsJsTs', '--trials', 'Run equity rank --help to see what does.'],
    ['rank AsKsQsJsTs --jsn', '--jsn', 'Did you mean --json?'],
  ])('%s', (words, flag, hint) => {
    const { stdout, stderr, code } = equity(words);
    expect({ stdout, code }).toEqual({ stdout: '', code: 2 });
    expect(stderr).toMatch(/^error\[BAD_OPTION\]: /);
    expect(marked(stderr)).toBe(flag);
    expect(stderr).toMatch(/^hint: /m);
    expect(stderr).toContain(hint);
  });
});

describe('the command line as text', () => {
  test('quotes what a shell would not take and points inside the quotes', () => {
    const line = new CommandLine(['AsKs|QQ', '--board', "2h 3'z", '--seed', '']);
    expect(line.text).toBe(`equity 'AsKs|QQ' --board "2h 3'z" --seed ''`);
    const span = line.valueSpan('--board', "2h 3'z", { start: 5, end: 6 });
    expect(line.text.slice(span?.start, span?.end)).toBe('z');
    const empty = line.valueSpan('--seed', '');
    expect(line.text.slice(empty?.start, empty?.end)).toBe("''");
  });

  test('finds the last of several values', () => {
    const line = new CommandLine(['--trials', '5', '--trials=5', 'x']);
    expect(line.valueSpan('--trials', '5')?.start).toBe(line.text.lastIndexOf('5'));
    expect(line.valueSpan('--trials', '6')).toBeNull();
    expect(line.flagSpan('--seed')).toBeNull();
  });
});
