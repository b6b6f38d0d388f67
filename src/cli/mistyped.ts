import type { CommandLine } from './command-line.ts';
import { COMMANDS } from './commands/catalogue.ts';
import { type Failure, UsageError } from './failure.ts';

/** Whether one letter too many, too few or wrong, or two in the wrong order, make one word of the other. */
export function isSlipOf(typed: string, meant: string): boolean {
  let from = 0;
  while (from < Math.min(typed.length, meant.length) && typed[from] === meant[from]) from++;
  const [a, b] = [typed.slice(from), meant.slice(from)];
  const added = a.slice(1) === b || a === b.slice(1);
  return added || a.slice(1) === b.slice(1) || (a.slice(2) === b.slice(2) && a[0] === b[1] && a[1] === b[0]);
}

const CARD = '(10|[2-9TJQKA])[cdhs]';
/** A word that is a card, and one of cards: what is left over where the cards of an option stand apart. */
const ONE_CARD = new RegExp(`^${CARD}$`, 'i');
const CARDS = new RegExp(`^(${CARD})+$`, 'i');

/** An option whose cards go on after a space, and so are words of the query. */
interface CutShort {
  /** Where the option stands among the arguments. */
  readonly at: number;
  readonly hint: string;
}

function optionCutShort({ args }: CommandLine, cards: RegExp): CutShort | null {
  for (const flag of ['--board', '--boards', '--dead']) {
    const at = args.indexOf(flag);
    if (at < 0 || !cards.test(args[at + 2] ?? '')) continue;
    let end = at + 2;
    while (end < args.length && cards.test(args[end])) end++;
    const joined = args.slice(at + 1, end).join('');
    return { at, hint: `The cards of ${flag} are one word: join them, ${flag} ${joined}, or quote them.` };
  }
  return null;
}

/** Refuses cards left behind by an option where they would go on with the board before it, or the dead cards. */
export function checkCutShort(line: CommandLine): void {
  const cut = optionCutShort(line, CARDS);
  if (cut === null || !/\s(on|dead)\s/i.test(line.args.slice(0, cut.at).join(' '))) return;
  throw new UsageError({
    code: 'BAD_QUERY',
    message: `cards behind ${line.args[cut.at]} would go on with those of the query before it`,
    input: line.text,
    span: line.spanOf(cut.at + 2),
    hint: cut.hint,
  });
}

/** A failure in the words of a query, with a better hint where they were not meant to be a query. */
export function withLikelierHint(failure: Failure, line: CommandLine): Failure {
  const { code, input, span } = failure;
  if (input === undefined || input === line.text) return failure;
  const [typed = '', ...rest] = input.split(/\s+/);
  const isQuery = !line.args.some((arg) => Object.hasOwn(COMMANDS, arg));
  const command = Object.keys(COMMANDS).find((name) => isSlipOf(typed.toLowerCase(), name));
  if (isQuery && span?.start === 0 && command !== undefined) {
    return { ...failure, hint: `Did you mean ${['equity', command, ...rest].join(' ')}?` };
  }
  const cut = code === 'BAD_HAND' ? optionCutShort(line, ONE_CARD) : null;
  return cut === null ? failure : { ...failure, hint: cut.hint };
}
