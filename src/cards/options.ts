import { EquityError } from './error.ts';
import { nearest } from './nearest.ts';

/** The names of some options, each once: the compiler misses one that is left out. */
export type OptionNames<Options> = Readonly<Record<keyof Options, true>>;

/** A value as a message names it: a text in quotes, so that `'2'` is not taken for 2. */
export function describeValue(value: unknown): string {
  if (typeof value === 'string') return value.length > 40 ? `'${value.slice(0, 40)}…'` : `'${value}'`;
  if (typeof value === 'function') return 'a function';
  if (Array.isArray(value)) return 'an array';
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
}

/**
 * Checks that options are an object and have names that there are: what is misspelt must not be ignored.
 *
 * @throws {EquityError} `BAD_OPTION`.
 */
export function checkOptions(options: unknown, names: Readonly<Record<string, true>>): void {
  if (typeof options !== 'object' || options === null || Array.isArray(options)) {
    throw new EquityError('BAD_OPTION', `options are an object, not ${describeValue(options)}`, {
      hint: `The options are ${Object.keys(names).join(', ')}.`,
    });
  }
  for (const [name, value] of Object.entries(options)) {
    if (value === undefined || Object.hasOwn(names, name)) continue;
    const close = nearest(name, Object.keys(names));
    throw new EquityError('BAD_OPTION', `there is no option ${describeValue(name)}`, {
      hint: close === null ? `The options are ${Object.keys(names).join(', ')}.` : `Did you mean '${close}'?`,
    });
  }
}
