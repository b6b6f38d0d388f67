import { OptionError } from '../failure.ts';
import { readText } from '../option-values.ts';
import { ListOption } from '../repetition.ts';

const hintOf = (flag: string, cards: string) => `Write cards like As, Td or 10h: ${flag} ${cards}.`;

/** The values of `--board`: one text, or two in the order given. */
function readBoard(value: string, before?: string | readonly string[]): string | readonly string[] {
  const text = readText('--board', hintOf('--board', '2h7d9c'))(value);
  if (before === undefined) return text;
  if (typeof before === 'string') return [before, text];
  throw new OptionError('--board', value, 'at most two boards are played', 'Leave out a --board.');
}

/** The option that says the board, or both boards where two are played. */
export function boardOption(): ListOption {
  const text = 'community cards; given twice, two boards for half the pot each';
  return new ListOption('--board <cards>', text).argParser(readBoard);
}

/** The option that says which cards are dead; several add up. */
export function deadOption(): ListOption {
  const read = readText('--dead', hintOf('--dead', 'Jc'));
  return new ListOption('--dead <cards>', 'cards that can no longer come').argParser(
    (value: string, before?: string) => (before === undefined ? read(value) : `${before} ${read(value)}`),
  );
}
