import type { CommandLine } from './command-line.ts';
import { COMMANDS } from './commands/catalogue.ts';
import type { Failure } from './failure.ts';

/** Whether one letter too many, too few or wrong, or two in the wrong order, make one word of the other. */
export function isSlipOf(typed: string, meant: string): boolean {
  let from = 0;
  while (from < Math.min(typed.length, meant.length) && typed[from] === meant[from]) from++;
  const [a, b] = [typed.slice(from), meant.slice(from)];
  const added = a.slice(1) === b || a === b.slice(1);
  return added || a.slice(1) === b.slice(1) || (a.slice(2) === b.slice(2) && a[0] === b[1] && a[1] === b[0]);
}

/** A word of one card or several: what is left over where the cards of an option stand apart. */
const CARDS = /^((10|[2-9TJQKA])[cdhs])+$/i;

/** The option whose cards go on after a space, and so are words of the query; null where there is none. */
function optionCutShort({ args }: CommandLine): { flag: string; cards: string } | null {
  for (const flag of ['--board', '--boards', '--dead']) {
    const at = args.indexOf(flag);
    if (at < 0 || !CARDS.test(args[at + 2] ?? '')) continue;
    let end = at + 2;
    while (end < args.length && CARDS.test(args[end])) end++;
    return { flag, cards: args.slice(at + 1, end).join('') };
  }
  return null;
}

/** A failure in the words of a query, with a better hint where they were not meant to be a query. */
export function withLikelierHint(failure: Failure, line: CommandLine): Failure {
  const { input, span } = failure;
  if (input === undefined || input === line.text) return failure;
  const [typed = '', ...rest] = input.split(/\s+/);
  const isQuery = !line.args.some((arg) => Object.hasOwn(COMMANDS, arg));
  const command = Object.keys(COMMANDS).find((name) => isSlipOf(typed.toLowerCase(), name));
  if (isQuery && span?.start === 0 && command !== undefined) {
    return { ...failure, hint: `Did you mean ${['equity', command, ...rest].join(' ')}?` };
  }
  const cut = optionCutShort(line);
  if (cut === null) return failure;
  const { flag, cards } = cut;
  return {
    ...failure,
    hint: `The cards of ${flag} are one word: join them, ${flag} ${cards}, or quote them.`,
  };
}
