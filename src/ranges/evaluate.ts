import { brief, errorAt } from '../cards/slice.ts';
import { addFitting, filterFitting } from './fitting-hands.ts';
import type { MacroUse } from './generic.ts';
import type { HandTable } from './handtable.ts';
import { addHolders, addPattern, checkNoWildcard, hasWildcard } from './pattern.ts';
import { addPercentage } from './percentage.ts';
import { FULL_WEIGHT } from './range.ts';
import type { Ranking } from './ranking.ts';
import {
  attempt,
  checkPatterns,
  distinctItems,
  distinctOperands,
  type ListContext,
  leavesNoHand,
  noHandFits,
  noteRanks,
  openMacro,
  textOf,
} from './reading.ts';
import { addBetween, addClimb, addStartingHand, startingHand } from './startinghand.ts';
import type { FilterItem, GenericItem, HandItem, Item, RemovalItem, WeightsItem } from './syntax.ts';

/** What the meaning of items depends on, and what comes of them beside hands. */
export interface Context extends ListContext {
  readonly ranking: Ranking;
  /** Adds the hands of an item that needs no further reading: an explicit one, or `random`. */
  readonly addPlain: (table: HandTable, item: Item, weight: number, context: ListContext) => boolean;
  /** The hands of macros that were read before. */
  readonly macroHands: Map<string, HandTable>;
}

/** Adds the hands of a list to a table. Mistakes are collected, so that the items after them are read too. */
export function addItems(table: HandTable, items: readonly Item[], context: Context): void {
  const removals: RemovalItem[] = [];
  const weights: WeightsItem[] = [];
  let named = false;
  for (const item of distinctItems(items, context)) {
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
  if (context.addPlain(table, item, weight, context)) return;
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

function addGenericItem(table: HandTable, item: GenericItem, context: Context, weight: number): void {
  const { game } = context;
  checkPatterns(item, context);
  const found = table.empty();
  for (const pattern of item.patterns) {
    if (pattern.uses.length === 0) {
      addFitting(found, pattern, game.hole, context.work);
      continue;
    }
    const hands = table.empty();
    addFitting(hands, pattern, game.hole, context.work);
    for (const use of pattern.uses) hands.keep(macroHands(table, use, context));
    found.addTable(hands, FULL_WEIGHT);
  }
  if (found.size === 0) throw noHandFits(item, context);
  table.addTable(found, weight);
}

/** The hands of one of the reader's own macros. */
function macroHands(like: HandTable, use: MacroUse, context: Context): HandTable {
  const known = context.macroHands.get(use.name);
  if (known) return known;
  const table = like.empty();
  const { items, inner } = openMacro(use, context);
  addItems(table, items, inner);
  context.macroHands.set(use.name, table);
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
  noteRanks(item, context);
  const mistakes = context.mistakes.length;
  for (const { keep, item: operand } of distinctOperands(item, context)) {
    if (operand.kind === 'generic' && filterGeneric(table, operand, keep, context)) continue;
    const other = like.empty();
    addItem(other, operand, context, true);
    if (keep) table.keep(other);
    else table.remove(other);
  }
  if (table.size === 0 && context.mistakes.length === mistakes) {
    throw leavesNoHand(item, context);
  }
  return table;
}

/** Keeps or takes away the hands of a pattern by looking at those that are there; false where that is not done. */
function filterGeneric(table: HandTable, item: GenericItem, keep: boolean, context: Context): boolean {
  const [pattern, ...others] = item.patterns;
  if (others.length > 0 || pattern.uses.length > 0 || item.weight !== null) return false;
  checkPatterns(item, context);
  // Whether any hand at all fits is another question, where none that is there does.
  const before = table.size;
  const fitting = filterFitting(table, pattern, context.game.hole, keep, context.work);
  return fitting !== null && (fitting > 0 || before === 0);
}

function removeItem(table: HandTable, item: RemovalItem, context: Context): void {
  const gone = table.empty();
  addItem(gone, item.item, context, true);
  if (table.remove(gone) === 0) {
    context.notes.push(`${textOf(item, context)} takes nothing away`);
  }
}

function reweigh(table: HandTable, list: WeightsItem, context: Context): void {
  for (const item of list.items) {
    const weights = table.empty();
    addItem(weights, item, context);
    if (table.reweigh(weights) > 0 || weights.size === 0) continue;
    const hint = 'Name the hands before Weights: and their weights after it.';
    throw errorAt('BAD_RANGE', `${textOf(item, context)} is not among the hands`, context.input, item, hint);
  }
}
