import { choose } from '../cards/choose.ts';
import { brief, errorAt, type Slice, sliceText } from '../cards/slice.ts';
import {
  ALWAYS,
  anyOf,
  both,
  type Condition,
  counting,
  fitting,
  NEVER,
  scaled,
  without,
} from './condition.ts';
import { MOST_HANDS } from './expansion.ts';
import { handCards } from './explicit.ts';
import type { GenericPattern, MacroUse } from './generic.ts';
import { FULL_WEIGHT, type Range } from './range.ts';
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
import { startingHand } from './startinghand.ts';
import type { FilterItem, GenericItem, HandPattern, Item, RemovalItem } from './syntax.ts';
import { TooManyLooks, WideHands } from './wide-hands.ts';

/** What reading a range of wide hands needs. */
export interface WideContext extends ListContext {
  /** Refuses a hand of the wrong number of cards. */
  readonly checkHand: (hand: HandPattern, input: string) => void;
}

interface Reading extends WideContext {
  readonly hands: WideHands;
  /** What macros that were read before stand for. */
  readonly macroConditions: Map<string, Condition>;
}

/**
 * The hands of a range of six or seven cards in the generic syntax; null where there are mistakes, which
 * are in the context, and where no hand has a weight.
 */
export function wideRange(items: readonly Item[], slice: Slice, context: WideContext): Range | null {
  const { game, mistakes } = context;
  const hands = new WideHands(game.hole, context.work);
  const condition = listed(items, { ...context, hands, macroConditions: new Map() });
  if (mistakes.length > 0) return null;
  const count = counted(hands, condition, slice);
  if (count === 0) return null;
  const all = choose(52, game.hole);
  const range = {
    text: sliceText(slice),
    span: { start: slice.start, end: slice.end },
    width: game.hole,
    count,
    notes: context.notes,
  };
  if (count === all && counted(hands, without(ALWAYS, full(condition)), slice, 1) === 0) {
    const partial = { cards: [], unknown: game.hole };
    return { ...range, hands: new Uint8Array(0), weights: new Uint16Array(0), random: true, partial };
  }
  if (count > MOST_HANDS) {
    const share = ((count / all) * 100).toFixed(2);
    const message = `${brief(range.text)} is ${count.toLocaleString('en-US')} hands (${share} %); ranges of ${game.title} have at most ${MOST_HANDS.toLocaleString('en-US')}`;
    const open = `AsAh${'*'.repeat(game.hole - 2)}`;
    const hint = `Name more of the cards, such as AAKK; one hand alone may have any number of unknown cards: ${open}.`;
    throw errorAt('TOO_LARGE', message, slice.input, slice, hint);
  }
  return { ...range, ...hands.list(condition, count), random: false };
}

/** The hands that are always played. */
function full(condition: Condition): Condition {
  return (known) => {
    const weight = condition(known);
    return weight > 0 && weight < FULL_WEIGHT ? 0 : weight;
  };
}

function counted(hands: WideHands, condition: Condition, slice: Slice, enough?: number): number {
  try {
    return hands.count(condition, enough);
  } catch (error) {
    if (!(error instanceof TooManyLooks)) throw error;
    const message = `there are too many hands of ${hands.width} cards to look through for ${brief(sliceText(slice))}`;
    throw errorAt(
      'UNSUPPORTED',
      message,
      slice.input,
      slice,
      'Name more ranks, or all the cards of each hand.',
    );
  }
}

/** What a list of items stands for. Mistakes are collected, so that the items after them are read too. */
function listed(items: readonly Item[], context: Reading): Condition {
  const parts: Condition[] = [];
  const removals: RemovalItem[] = [];
  for (const item of distinctItems(items, context)) {
    if (item.kind === 'removal') removals.push(item);
    else attempt(item, context, () => parts.push(conditionOf(item, context)));
  }
  let condition = parts.length > 0 ? anyOf(parts) : removals.length === items.length ? ALWAYS : NEVER;
  for (const item of removals) {
    attempt(item, context, () => {
      const gone = conditionOf(item.item, context);
      if (!exists(both(condition, gone), item, context))
        context.notes.push(`${textOf(item, context)} takes nothing away`);
      condition = counting(without(condition, gone), context.work);
    });
  }
  return condition;
}

function conditionOf(item: Item, context: Reading): Condition {
  const weight = item.weight ?? FULL_WEIGHT;
  const { input, game } = context;
  switch (item.kind) {
    case 'bad':
      throw item.error;
    case 'random':
      return scaled(ALWAYS, weight);
    case 'percent': {
      const hint = 'Name the hands; such hands have no ranking.';
      throw errorAt('UNSUPPORTED', `there is no ranking of ${game.title} hands`, input, item, hint);
    }
    case 'weights': {
      const hint = 'Write the weight behind each hand: AAKK:0.5.';
      throw errorAt('UNSUPPORTED', `there is no list of weights for ${game.title} hands`, input, item, hint);
    }
    case 'group':
      return scaled(listed(item.items, context), weight);
    case 'macro':
      return scaled(macroCondition(item.use, context), weight);
    case 'filter':
      return scaled(filtered(item, context), weight);
    case 'generic':
      return scaled(genericCondition(item, context), weight);
    case 'removal':
      return conditionOf(item.item, context);
    case 'between':
    case 'climb':
      // Whole hands name their suits, so that there is no row of them.
      startingHand(item.kind === 'between' ? item.from : item.hand, input);
      throw errorAt(
        'BAD_RANGE',
        `${textOf(item, context)} is no row of hands`,
        input,
        item,
        'Name the hands one by one.',
      );
    case 'hand':
      context.checkHand(item.hand, input);
      return scaled(fitting(explicit(item.hand, input), context.hands.view, context.work), weight);
  }
}

/** A hand with all its cards as a pattern. */
function explicit(hand: HandPattern, input: string): GenericPattern {
  const cards = handCards(hand, input).map((card) => ({
    rank: { ranks: 1 << (card >> 2) },
    suit: { suits: 1 << (card & 3) },
  }));
  return { cards, also: [], uses: [], start: hand.start, end: hand.end };
}

function genericCondition(item: GenericItem, context: Reading): Condition {
  checkPatterns(item, context);
  const { work, hands } = context;
  const { view } = hands;
  const any = item.patterns.map((pattern) => {
    const shapes = pattern.also.map((also) => fitting(also, view, work));
    const ranges = pattern.uses.map((use) => macroCondition(use, context));
    return [...shapes, ...ranges].reduce(both, fitting(pattern, view, work));
  });
  const condition = anyOf(any);
  if (!exists(condition, item, context)) throw noHandFits(item, context);
  return condition;
}

function macroCondition(use: MacroUse, context: Reading): Condition {
  const known = context.macroConditions.get(use.name);
  if (known) return known;
  const { items, inner } = openMacro(use, context);
  const condition = listed(items, inner);
  context.macroConditions.set(use.name, condition);
  return condition;
}

function filtered(item: FilterItem, context: Reading): Condition {
  noteRanks(item, context);
  const mistakes = context.mistakes.length;
  let condition = conditionOf(item.first, context);
  for (const { keep, item: operand } of distinctOperands(item, context)) {
    condition = counting((keep ? both : without)(condition, conditionOf(operand, context)), context.work);
  }
  if (context.mistakes.length === mistakes && !exists(condition, item, context))
    throw leavesNoHand(item, context);
  return condition;
}

function exists(condition: Condition, item: Item, { hands, input }: Reading): boolean {
  return counted(hands, condition, { input, start: item.start, end: item.end }, 1) > 0;
}
