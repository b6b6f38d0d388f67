import { makeCard } from '../cards/card.ts';
import type { EquityError, Span } from '../cards/error.ts';
import type { PlacedCard } from '../cards/parse.ts';
import { brief, errorAt, type Slice, sliceText } from '../cards/slice.ts';
import { checkRank, lowestRank } from '../games/deck.ts';
import type { Game } from '../games/game.ts';
import { gameOfHoleCards, inWords, tellsNoGame } from '../games/holecards.ts';
import { BUILT_IN, type Macros } from './definitions.ts';
import { addItems, type Context } from './evaluate.ts';
import { handCards, namesSuits, noHands } from './explicit.ts';
import { genericHole } from './generic.ts';
import { HandTable } from './handtable.ts';
import { readItems } from './items.ts';
import { listedRange } from './listed.ts';
import { atUse, joinMistakes, type Mistake, withOffer } from './mistakes.ts';
import type { Range } from './range.ts';
import { type Ranking, rankings } from './ranking.ts';
import type { ListContext } from './reading.ts';
import { roundingNote } from './rounding.ts';
import { type HandPattern, type Item, isExplicit } from './syntax.ts';
import { nearestReading } from './typo.ts';
import { wideRange } from './wide.ts';
import { TooMuchWork, Work } from './work.ts';

const PART_HINT = 'Part hands with commas, such as AsKs,QQ, and players with vs.';

/** The game that hands of so many cards belong to, judged by the first hand that tells; null where none does. */
export function gameOfItems(items: Iterable<Item>, macros = BUILT_IN): Game | null {
  for (const item of items) {
    const cards = item.kind === 'random' ? item.wildcards : (firstHand(item, macros)?.cards.length ?? 0);
    // Two wildcards or fewer are an old way to write any hand.
    const game = item.kind === 'random' && cards < 3 ? null : gameOfHoleCards(cards);
    if (game) return game;
  }
  return null;
}

/** The first hand that an item names, or null where it names none. */
function firstHand(item: Item, macros: Macros): HandPattern | null {
  switch (item.kind) {
    case 'hand':
    case 'climb':
      return item.hand;
    case 'between':
      return item.from;
    case 'filter':
      return firstHand(item.first, macros);
    case 'removal':
      return firstHand(item.item, macros);
    case 'group':
    case 'weights':
      return firstOf(item.items, macros);
    case 'macro': {
      const text = macros.defined(item.use.name) as string;
      return firstOf(readItems({ input: text, start: 0, end: text.length }, 0, macros), macros);
    }
    default:
      return null;
  }
}

function firstOf(items: readonly Item[], macros: Macros): HandPattern | null {
  for (const item of items) {
    const hand = firstHand(item, macros);
    if (hand !== null) return hand;
  }
  return null;
}

/** What a range is read with beside its text. */
export interface RangeReading {
  readonly ranking: Ranking;
  /** Whether mistakes come with an offer of what may be meant. */
  readonly offers: boolean;
  readonly macros: Macros;
  /** What it may cost; by default as much as a range may. */
  readonly work?: Work;
  /** Whether the game is a guess: it was not named, and no hand tells it. */
  readonly guessed?: boolean;
}

/** How ranges are read where nothing else is asked for. */
export const PLAIN_READING: RangeReading = { ranking: rankings.equity, offers: true, macros: BUILT_IN };

/**
 * The hands that items stand for in a game.
 *
 * @throws EquityError the first mistake of the text, which carries all the others.
 */
export function rangeOfItems(
  items: readonly Item[],
  slice: Slice,
  game: Game,
  reading = PLAIN_READING,
): Range {
  const { input } = slice;
  if (game.hole > 2) {
    const hands = outright(slice, game);
    if (hands !== null) return noted(listedRange(hands, slice, game), slice);
  }
  const list: ListContext = {
    input,
    game,
    notes: [],
    mistakes: [],
    macros: reading.macros,
    work: reading.work ?? new Work(),
    within: [],
    guessed: reading.guessed === true,
  };
  let range: Range | null;
  try {
    range =
      game.hole > MOST_TABLE_CARDS
        ? wideRange(items, slice, { ...list, checkHand: (hand, text) => checkHand(hand, text, game) })
        : tableRange(items, slice, { ...list, ranking: reading.ranking, macroHands: new Map(), addPlain });
  } catch (error) {
    if (!(error instanceof TooMuchWork)) throw error;
    const message = `${brief(sliceText(slice))} is too much work to read`;
    throw errorAt(
      'TOO_LARGE',
      message,
      input,
      slice,
      'Give fewer conditions, or name more cards of the hands.',
    );
  }
  if (list.mistakes.length > 0) {
    const found = list.mistakes.map((mistake) => {
      return atUse(reading.offers ? offering(mistake, game, reading.macros) : mistake.error, mistake.within);
    });
    throw joinMistakes(found.sort((a, b) => (a.span?.start ?? 0) - (b.span?.start ?? 0)));
  }
  if (range === null) throw noHands(items, slice);
  return noted(range, slice);
}

/** A range with a note of the weights that are not kept as they are written. */
function noted(range: Range, slice: Slice): Range {
  const note = roundingNote(sliceText(slice));
  return note === null ? range : { ...range, notes: [...range.notes, note] };
}

/** The most cards of hands that a table holds a weight for each of: there are 2,598,960 hands of five. */
const MOST_TABLE_CARDS = 5;

/** The hands of items, told apart by a table of all hands; null where none has a weight. */
function tableRange(items: readonly Item[], slice: Slice, context: Context): Range | null {
  const { game, notes } = context;
  const table = new HandTable(game.hole, makeCard(lowestRank(game), 0), context.work);
  addItems(table, items, context);
  if (table.size === 0) return null;
  return table.toRange(sliceText(slice), { start: slice.start, end: slice.end }, notes);
}

/**
 * The items of a range in a game of more than two hole cards whose hands are all given outright, with a
 * wildcard for each card that is not known; null where the range needs the generic syntax.
 */
function outright(slice: Slice, game: Game): readonly Item[] | null {
  // Where suits are variables, x is no wildcard: xxxx is four cards of one suit.
  if (/x/i.test(sliceText(slice))) return null;
  const items = readItems(slice);
  for (const item of items) {
    if (item.kind === 'random') {
      if (item.wildcards > 1) checkCards(item.wildcards, item, slice.input, game);
    } else if (item.kind !== 'hand' || !namesSuits(item.hand)) {
      return null;
    } else if (items.length === 1) {
      // Alone, a hand of too few or too many cards is a slip: the generic syntax would add free cards.
      checkHand(item.hand, slice.input, game);
    } else if (item.hand.cards.length !== game.hole) {
      return null;
    }
  }
  return items;
}

/**
 * Refuses hands written for hold'em in another game that was not asked for by name: they would be read in
 * the generic syntax, with free cards added.
 */
export function checkNoHoldem(slice: Slice, game: Game, macros: Macros): void {
  const [item] = readItems(slice, 0, macros);
  const hand = item === undefined ? null : firstHand(item, macros);
  if (hand?.cards.length === 2) checkCards(2, item.kind === 'macro' ? item : hand, slice.input, game);
}

/** Adds the hands of an item that names all its cards, or every hand; says whether it was such an item. */
function addPlain(table: HandTable, item: Item, weight: number, context: ListContext): boolean {
  const { input, game, guessed } = context;
  if (item.kind === 'random') {
    if (item.wildcards > 1) checkCards(item.wildcards, item, input, game, guessed);
    table.addAll(weight);
    return true;
  }
  if (item.kind !== 'hand' && item.kind !== 'climb' && item.kind !== 'between') return false;
  for (const hand of item.kind === 'between' ? [item.from, item.to] : [item.hand]) {
    checkHand(hand, input, game, guessed);
  }
  if (item.kind !== 'hand' || !isExplicit(item.hand)) return false;
  table.add(handCards(item.hand, input), weight);
  return true;
}

/** An error with an offer of the nearest text that can be read. */
function offering({ error, item, input }: Mistake, game: Game, macros: Macros): EquityError {
  // Hands that were read and contradict each other are no typo; an error with an offer keeps its own.
  if (game.hole !== 2 || error.code === 'EMPTY_RANGE' || error.hint?.startsWith('Did you mean')) return error;
  const reads = (text: string): boolean => {
    const slice = { input: text, start: 0, end: text.length };
    try {
      const reading = { ...PLAIN_READING, offers: false, macros };
      return rangeOfItems(readItems(slice, genericHole(game), macros), slice, game, reading).count > 0;
    } catch {
      return false;
    }
  };
  const offer = nearestReading(input.slice(item.start, item.end).trim(), reads);
  return offer === null ? error : withOffer(error, `Did you mean ${offer}?`);
}

/** The known cards and their places of a range that is a single hand; null where it is anything else. */
export function singleHand(items: readonly Item[]): PlacedCard[] | null {
  const [item] = items;
  if (items.length !== 1 || item.kind !== 'hand' || !namesSuits(item.hand)) return null;
  const known: PlacedCard[] = [];
  for (const { rank, suit, start, end } of item.hand.cards) {
    if (rank !== null && suit !== null) known.push({ card: makeCard(rank, suit), start, end });
  }
  return known;
}

/** Refuses a hand of the wrong number of cards, and cards that the game's deck has not. */
function checkHand(hand: HandPattern, input: string, game: Game, guessed = false): void {
  checkCards(hand.cards.length, hand, input, game, guessed);
  for (const card of hand.cards) if (card.rank !== null) checkRank(card.rank, card, input, game);
}

function checkCards(cards: number, span: Span, input: string, game: Game, guessed = false): void {
  if (cards === game.hole) return;
  if (guessed) {
    const { message, hint } = tellsNoGame(cards);
    throw errorAt('BAD_HAND', message, input, span, hint);
  }
  const message = `${inWords(cards)} card${cards === 1 ? '' : 's'}: ${game.title} hands have ${inWords(game.hole)}`;
  const fewer =
    game.hole === 2
      ? 'Write all its cards, such as AsKs, or its ranks, such as AK.'
      : 'Write all its cards, or * for one that is not known.';
  throw errorAt('BAD_HAND', message, input, span, cards < game.hole ? fewer : PART_HINT);
}
