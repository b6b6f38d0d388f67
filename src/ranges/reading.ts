import { EquityError, type Span } from '../cards/error.ts';
import { brief, errorAt, trimSlice } from '../cards/slice.ts';
import type { Game } from '../games/game.ts';
import type { Macros } from './definitions.ts';
import { genericHole, type MacroUse } from './generic.ts';
import { readItems } from './items.ts';
import type { Mistake, UsedMacro } from './mistakes.ts';
import type { FilterItem, GenericItem, Item } from './syntax.ts';
import type { Work } from './work.ts';

/** Where items stand that are being made hands of, and what comes of them beside hands. */
export interface ListContext {
  readonly input: string;
  readonly game: Game;
  /** Whether that is a guess: it was not named, and no hand tells it. */
  readonly guessed: boolean;
  readonly notes: string[];
  readonly mistakes: Mistake[];
  readonly macros: Macros;
  readonly work: Work;
  /** The uses of macros that the input is the text of, the outermost first. */
  readonly within: readonly UsedMacro[];
}

/** Does something for an item. A mistake is collected, so that the items after it are read too. */
export function attempt(item: Item, context: ListContext, action: () => void): void {
  try {
    action();
  } catch (error) {
    if (!(error instanceof EquityError)) throw error;
    const { input, within } = context;
    context.mistakes.push({ error, item, input, within });
  }
}

/** The items of one of the reader's own macros, and where they stand: what is wrong with them is a mistake of its use. */
export function openMacro<T extends ListContext>(
  { name, start, end }: MacroUse,
  context: T,
): { items: readonly Item[]; inner: T } {
  const { input, game, macros, within, notes } = context;
  const text = macros.defined(name) as string;
  const use: UsedMacro = { name, text, input, span: { start, end } };
  notes.push(`$${name} is ${brief(text)}`);
  const items = readItems(trimSlice({ input: text, start: 0, end: text.length }), genericHole(game), macros);
  return { items, inner: { ...context, input: text, within: [...within, use] } };
}

/** Refuses patterns of more cards than the hands of the game have. */
export function checkPatterns(item: GenericItem, context: ListContext): void {
  const { input, game } = context;
  for (const part of item.patterns.flatMap((pattern) => [pattern, ...pattern.also])) {
    if (part.cards.length <= game.hole) continue;
    const message = `${textOf(part, context)} has ${part.cards.length} cards: ${game.title} hands have ${game.hole}`;
    throw errorAt('BAD_HAND', message, input, part, 'Part hands with commas, and players with vs.');
  }
}

/** The error of patterns that no hand fits. */
export function noHandFits(item: GenericItem, context: ListContext): EquityError {
  const hint = 'Variables stand for ranks and suits that the hand does not name, and each for another one.';
  return errorAt('EMPTY_RANGE', `no hand fits ${textOf(item, context)}`, context.input, item, hint);
}

/** The error of a chain that takes every hand away. */
export function leavesNoHand(item: FilterItem, context: ListContext): EquityError {
  const text = textOf(item, context);
  const hint = /^\d+%?:/.test(text)
    ? 'For the weight of what follows write 75: AQs, with a space.'
    : 'A colon before hands keeps those named on both sides, ! takes away those after it.';
  return errorAt('EMPTY_RANGE', `${text} leaves no hand`, context.input, item, hint);
}

/** Notes digits on one side of a colon that are ranks: without a space they look like a weight in per cent. */
export function noteRanks({ first, rest, end }: FilterItem, context: ListContext): void {
  const isNumber = (item: Item) => /^[2-9][2-9]$/.test(textOf(item, context));
  const { keep, item } = rest[0];
  if (!keep) return;
  const [before, after] = [first, item].map((side) => textOf(side, context));
  const hands = textOf({ start: item.start, end }, context);
  if (isNumber(first)) {
    context.notes.push(
      `${before}:${hands} is the hands of both; for the weight ${before} % write ${before}: ${hands}`,
    );
  } else if (isNumber(item)) {
    context.notes.push(
      `${before}:${after} is the hands of both; for the weight ${after} % write ${before}@${after}`,
    );
  }
}

/** The items of a list without patterns that stand before them already, which would add no hand. */
export function distinctItems(items: readonly Item[], { input }: ListContext): Item[] {
  const done = new Set<string>();
  return items.filter((item) => isNew(item, input.slice(item.start, item.end), done));
}

/** The operands of a chain behind its first without patterns that hold already, or are gone. */
export function distinctOperands({ first, rest }: FilterItem, { input }: ListContext): FilterItem['rest'] {
  const textOf = (keep: boolean, { start, end }: Span) => (keep ? ':' : '!') + input.slice(start, end);
  const done = new Set([textOf(true, first)]);
  return rest.filter(({ keep, item }) => isNew(item, textOf(keep, item), done));
}

function isNew({ kind }: Item, text: string, done: Set<string>): boolean {
  if (kind === 'generic' && done.has(text)) return false;
  done.add(text);
  return true;
}

/** The text of an item, as messages quote it. */
export function textOf({ start, end }: Span, { input }: ListContext): string {
  return brief(input.slice(start, end));
}
