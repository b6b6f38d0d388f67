import type { Definitions } from '../definitions.ts';
import { OptionError } from '../failure.ts';
import { ListOption } from '../repetition.ts';

const HINT = "Write a name and what it stands for: --define 'open=22+,A2s+', then $open.";

/** The option that names a range: given as often as there are names. */
export function defineOption(): ListOption {
  const text = 'a name for a range, used as $name; may be given several times';
  return new ListOption('--define <name=range>', text).argParser(readDefinition);
}

/** The definitions so far and one more. */
function readDefinition(value: string, before: Definitions = {}): Definitions {
  const bad = (message: string) => new OptionError('--define', value, message, HINT);
  const equals = value.indexOf('=');
  if (equals < 0) throw bad(`'${value}' defines nothing: there is no =`);
  // A $ before the name is what people write who have just used it.
  const name = value.slice(0, equals).trim().replace(/^\$/, '');
  if (name === '') throw bad('there is no name before the =');
  if (Object.hasOwn(before, name)) throw bad(`$${name} is defined twice`);
  return { ...before, [name]: value.slice(equals + 1) };
}
