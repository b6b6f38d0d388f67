import { Option } from 'commander';
import { OptionError } from '../failure.ts';

/** The output options as commander hands them over. Colour is looked up elsewhere: errors need it too. */
export interface OutputFlags {
  readonly json?: true;
  readonly csv?: true;
}

/** The options of every command that say how its answer is written. `row` is what a line of CSV is for. */
export function outputOptions(row: string): Option[] {
  return [
    new Option('--json', 'one JSON object'),
    new Option('--csv', `comma-separated values, a line for each ${row}`),
    new Option('--color', 'colour even when nobody is looking'),
    new Option('--no-color', 'no colour (also NO_COLOR=1)'),
  ].map((option) => option.helpGroup('How it is written:'));
}

/** The error of an option that cannot stand beside another. */
export function contradiction(flag: string, other: string, hint: string): OptionError {
  return new OptionError(flag, undefined, `${flag} contradicts ${other}`, hint);
}

/** Refuses two ways of writing at a time. */
export function checkOutput({ json, csv }: OutputFlags): void {
  if (json && csv)
    throw contradiction('--csv', '--json', 'Keep one: an answer is written one way at a time.');
}
