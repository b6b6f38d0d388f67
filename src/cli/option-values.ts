import { OptionError } from './failure.ts';

/** What a whole-number option accepts. */
interface Whole {
  readonly flag: string;
  readonly least: number;
  readonly most: number;
  readonly hint: string;
}

const TRIALS: Whole = {
  flag: '--trials',
  least: 1,
  most: 1e15,
  hint: 'Say how many deals to sample: --trials 2000000, 2_000_000, 2e6 or 2M.',
};
const SEED: Whole = {
  flag: '--seed',
  least: 0,
  most: Number.MAX_SAFE_INTEGER,
  hint: 'A seed is a whole number from 0 up: --seed 7.',
};
const THREADS: Whole = {
  flag: '--threads',
  least: 1,
  most: 1024,
  hint: 'Say how many threads may work, 1 or more: --threads 4.',
};

const ERROR_HINT = 'Give the standard error to reach as a share of the pot: --error 0.0001, which is 0.01%.';

const NUMBER = /^(\d+(?:[_,]\d+)*(?:\.\d+)?|\.\d+)(e[+-]?\d+)?([kmg]?)$/i;
const SCALES: Readonly<Record<string, string>> = { k: 'e3', m: 'e6', g: 'e9' };

/** A number as people write it (`2_000_000`, `1e6`, `2.5M`), or null. */
function readNumber(text: string): number | null {
  const match = NUMBER.exec(text);
  if (match === null) return null;
  const [, digits, exponent = '', letter] = match;
  if (exponent !== '' && letter !== '') return null;
  // The scale is read as part of the number: 1.1 times a million would not be whole.
  return Number(digits.replace(/[_,]/g, '') + exponent + (SCALES[letter.toLowerCase()] ?? ''));
}

function isNegative(text: string): boolean {
  return /^[-−–]\s*[\d.]/.test(text);
}

function readWhole(value: string, kind: Whole): number {
  const { flag, least, most, hint } = kind;
  const bad = (message: string) => new OptionError(flag, value, message, hint);
  if (value.trim() === '') throw bad(`${flag} needs a number`);
  if (isNegative(value.trim())) throw bad(`${flag} must be at least ${least}`);
  const number = readNumber(value.trim());
  if (number === null) throw bad(`'${value}' is not a number`);
  if (number < least) throw bad(`${flag} must be at least ${least}`);
  if (number > most) throw bad(`${flag} must be at most ${most}`);
  if (!Number.isInteger(number)) throw bad(`'${value}' is not a whole number`);
  return number;
}

/** The value of `--trials`. */
export function readTrials(value: string): number {
  return readWhole(value, TRIALS);
}

/** The value of `--seed`. */
export function readSeed(value: string): number {
  return readWhole(value, SEED);
}

/** The value of `--threads`. */
export function readThreads(value: string): number {
  return readWhole(value, THREADS);
}

/** The value of `--error`: a standard error as a fraction, or in per cent. */
export function readError(value: string): number {
  const bad = (message: string) => new OptionError('--error', value, message, ERROR_HINT);
  const text = value.trim();
  if (text === '') throw bad('--error needs a number');
  if (isNegative(text)) throw bad('--error must be above 0');
  const percent = text.endsWith('%');
  const number = readNumber(percent ? text.slice(0, -1).trimEnd() : text);
  if (number === null) throw bad(`'${value}' is not a number`);
  const error = percent ? number / 100 : number;
  if (error === 0) throw bad('--error must be above 0: only an exact answer has none');
  // The share of one deal is between 0 and 1, so its standard deviation is at most a half.
  if (error > 0.5) throw bad('--error must be at most 0.5');
  return error;
}

/** The value of an option that is text. A flag in its place means that the value was forgotten. */
export function readText(flag: string, hint: string): (value: string) => string {
  return (value) => {
    if (value.startsWith('--'))
      throw new OptionError(flag, value, `${flag} needs a value, not another option`, hint);
    if (value.trim() === '') throw new OptionError(flag, value, `${flag} needs a value`, hint);
    return value;
  };
}

const RUNS: Readonly<Record<string, number>> = { once: 1, twice: 2, '1': 1, '2': 2 };

/** The value of `--run-it`. */
export function readRuns(value: string): number {
  const runs = RUNS[value.trim().toLowerCase()];
  if (runs !== undefined) return runs;
  const message = `a board is run once or twice, not '${value}'`;
  throw new OptionError('--run-it', value, message, 'Write --run-it twice.');
}
