import { EquityError } from '../cards/error.ts';
import { brief, errorAt, trimSlice } from '../cards/slice.ts';
import type { Game } from '../games/game.ts';
import type { Macros } from './definitions.ts';
import { genericHole, type MacroUse } from './generic.ts';
import { addGeneric } from './generic-hands.ts';
import type { HandTable } from './handtable.ts';
import { readItems } from './items.ts';
import type { Mistake, UsedMacro } from './mistakes.ts';
import { addHolders, addPattern, checkNoWildcard, hasWildcard } from './pattern.ts';
import { FULL_WEIGHT } from './range.ts';
import { addPercentage, type Ranking } from './ranking.ts';
import { addBetween, addClimb, addStartingHand, startingHand } from './startinghand.ts';
import type { FilterItem, GenericItem, HandItem, Item, RemovalItem, WeightsItem } from './syntax.ts';

/** What the meaning of items depends on, and what comes of them beside hands. */
export interface Context {
  readonly input: string;
  readonly game: Game;
  readonly ranking: Ranking;
  /** Adds the hands of an item that needs no further reading: an explicit one, or `random`. */
  readonly addPlain: (table: HandTable, item: Item, weight: number, input: string) => boolean;
  readonly notes: string[];
  readonly mistakes: Mistake[];
  readonly macros: Macros;
  /** The hands of macros that were read before. */
  readonly macroHands: Map<string, HandTable>;
  /** The uses of macros that the input is the text of, the outermost first. */
  readonly within: readonly UsedMacro[];
}

/** Adds the hands of a list to a table. Mistakes are collected, so that the items after them are read too. */
export function addItems(table: HandTable, items: readonly Item[], context: Context): void {
  const removals: RemovalItem[] = [];
  const weights: WeightsItem[] = [];
  let named = false;
  for (const item of items) {
    if (item.kind === 'removal') removals.push(item);
    else if (item.kind === 'weights') weights.push(item);
    else {
      named = true;
      attempt(item, context, () => addItem(table, item, context));
    }
  }
  if (removals.length > 0 && !named) table.addAll(FULL_WEIGHT);
  for (const item of removals) attempt(item, context, () => removeItem(table, item, context));
  for (const item of weights) attempt(item, context, () => reweigh(table, item, context));
}

function attempt(item: Item, context: Context, action: () => void): void {
  try {
    action();
  } catch (error) {
    if (!(error instanceof EquityError)) throw error;
    const { input, within } = context;
    context.mistakes.push({ error, item, input, within });
  }
}

/** Adds the hands of one item. `held` says that a card alone stands for every hand with it. */
function addItem(table: HandTable, item: Item, context: Context, held = false): void {
  const weight = item.weight ?? FULL_WEIGHT;
  switch (item.kind) {
    case 'bad':
      throw item.error;
    case 'percent':
      addPercentage(table, item, context, weight);
      return;
    case 'group': {
      const inner = table.empty();
      addItems(inner, item.items, context);
      table.addTable(inner, weight);
      return;
    }
    case 'filter':
      table.addTable(filtered(table, item, context), weight);
      return;
    case 'generic':
      addGenericItem(table, item, context, weight);
      return;
    case 'macro':
      table.addTable(macroHands(table, item.use, context), weight);
      return;
    case 'hand':
      if (held && item.hand.cards.length === 1 && context.game.hole === 2) {
        addHolders(table, item.hand.cards[0], weight);
        return;
      }
  }
  checkNoWildcard(item, context.input);
  if (context.addPlain(table, item, weight, context.input)) return;
  switch (item.kind) {
    case 'climb':
      noteShortClimb(item, context);
      addClimb(table, item, context.input, weight);
      return;
    case 'between':
      addBetween(table, item, context.input, weight);
      return;
    case 'hand':
      if (hasWildcard(item.hand)) addPattern(table, item.hand, weight);
      else addStartingHand(table, startingHand(item.hand, context.input), weight);
  }
}

/** The most cards of a hand whose open cards are listed: there are 2,598,960 hands of five. */
const MOST_OPEN_CARDS = 5;

function addGenericItem(table: HandTable, item: GenericItem, context: Context, weight: number): void {
  const { input, game } = context;
  const found = table.empty();
  for (const pattern of item.patterns) {
    const { cards } = pattern;
    const named = text({ ...item, ...pattern }, context);
    for (const part of [pattern, ...pattern.also]) {
      if (part.cards.length <= game.hole) continue;
      const message = `${text({ ...item, ...part }, context)} has ${part.cards.length} cards: ${game.title} hands have ${game.hole}`;
      throw errorAt('BAD_HAND', message, input, part, 'Part hands with commas, and players with vs.');
    }
    if (game.hole > MOST_OPEN_CARDS && cards.length < game.hole) {
      const message = `there are too many hands of ${game.hole} cards that fit ${named}`;
      throw errorAt('UNSUPPORTED', message, input, pattern, 'Name all the cards of each hand.');
    }
    const hands = table.empty();
    addGeneric(hands, pattern, game.hole, FULL_WEIGHT);
    for (const also of pattern.also) {
      const shape = table.empty();
      addGeneric(shape, also, game.hole, FULL_WEIGHT);
      hands.keep(shape);
    }
    for (const use of pattern.uses) hands.keep(macroHands(table, use, context));
    found.addTable(hands, weight);
  }
  if (found.size === 0) {
    const hint = 'Variables stand for ranks and suits that the hand does not name, and each for another one.';
    throw errorAt('EMPTY_RANGE', `no hand fits ${text(item, context)}`, input, item, hint);
  }
  table.addTable(found, FULL_WEIGHT);
}

/** The hands of one of the reader's own macros. What is wrong with its text is a mistake where it is used. */
function macroHands(like: HandTable, { name, start, end }: MacroUse, context: Context): HandTable {
  const { input, game, macros, within, notes } = context;
  const known = context.macroHands.get(name);
  if (known) return known;
  const text = macros.defined(name) as string;
  const table = like.empty();
  const slice = trimSlice({ input: text, start: 0, end: text.length });
  const inner = { ...context, input: text, within: [...within, { name, text, input, span: { start, end } }] };
  notes.push(`$${name} is ${brief(text)}`);
  addItems(table, readItems(slice, genericHole(game), macros), inner);
  context.macroHands.set(name, table);
  return table;
}

/** `54s+` is 54s alone where some expect more: the kicker has nowhere to climb. */
function noteShortClimb(item: HandItem, { input, notes }: Context): void {
  const { top, kicker } = startingHand(item.hand, input);
  if (top - kicker !== 1 || top === 12) return;
  const text = brief(input.slice(item.hand.start, item.hand.end));
  notes.push(`${text}+ is ${text} alone: the kicker climbs to just below the top card`);
}

/** The hands of a chain of `:` (and) and `!` (and not). */
function filtered(like: HandTable, item: FilterItem, context: Context): HandTable {
  const table = like.empty();
  addItem(table, item.first, context, true);
  const mistakes = context.mistakes.length;
  for (const { keep, item: operand } of item.rest) {
    const other = like.empty();
    addItem(other, operand, context, true);
    if (keep) table.keep(other);
    else table.remove(other);
  }
  if (table.size === 0 && context.mistakes.length === mistakes) {
    const message = `${text(item, context)} leaves no hand`;
    const hint = /^\d+:/.test(text(item, context))
      ? 'For the weight of what follows write 75: AQs, with a space.'
      : 'A colon before hands keeps those named on both sides, ! takes away those after it.';
    throw errorAt('EMPTY_RANGE', message, context.input, item, hint);
  }
  return table;
}

function removeItem(table: HandTable, item: RemovalItem, context: Context): void {
  const gone = table.empty();
  addItem(gone, item.item, context, true);
  if (table.remove(gone) === 0) {
    context.notes.push(`${text(item, context)} takes nothing away`);
  }
}

function reweigh(table: HandTable, list: WeightsItem, context: Context): void {
  for (const item of list.items) {
    const weights = table.empty();
    addItem(weights, item, context);
    if (table.reweigh(weights) > 0 || weights.size === 0) continue;
    const hint = 'Name the hands before Weights: and their weights after it.';
    throw errorAt('BAD_RANGE', `${text(item, context)} is not among the hands`, context.input, item, hint);
  }
}

function text({ start, end }: Item, { input }: Context): string {
  return brief(input.slice(start, end));
}
