import { failureOf, UsageError } from './failure.ts';
import type { Session } from './session.ts';

/**
 * What a thrown error amounts to where it speaks of the value of an option: the same, pointing into the
 * command line. An error about `input`, and what is no error of the library, is returned as it is.
 */
export function pointAtOption(
  error: unknown,
  input: string,
  options: Readonly<Record<string, string | readonly string[] | undefined>>,
  session: Session,
): unknown {
  const failure = failureOf(error);
  if (failure.code === 'INTERNAL' || failure.input === input) return error;
  const values: [flag: string, value: string][] = [];
  for (const [name, value] of Object.entries(options)) {
    for (const text of typeof value === 'string' ? [value] : (value ?? [])) values.push([`--${name}`, text]);
  }
  return new UsageError(session.commandLine.relocate(failure, values));
}
