import { type Command, Option } from 'commander';
import { OptionError } from './failure.ts';

/** An option that may be given several times: its values add up. */
export class ListOption extends Option {}

/**
 * Refuses a second, different value of an option that takes one, and an option of the program that stands on both
 * sides of a command's name: of the two, one would be dropped without a word.
 */
export function refuseRepetition(program: Command): void {
  const given = new Map<string, { value: string; command: Command }>();
  for (const command of [program, ...program.commands]) {
    for (const option of command.options) {
      const { long: flag, parseArg: read } = option;
      if (!flag || option.isBoolean()) continue;
      option.argParser((value: string, previous: unknown) => {
        const before = given.get(flag);
        if (before && before.value !== value && !(option instanceof ListOption && before.command === command))
          throw repeated(flag, before.value, value);
        if (!before) given.set(flag, { value, command });
        return read ? read(value, previous) : value;
      });
    }
  }
}

function repeated(flag: string, before: string, value: string): OptionError {
  const message = `${flag} is given twice, as '${before}' and as '${value}'`;
  return new OptionError(flag, value, message, `Keep one ${flag}.`);
}
