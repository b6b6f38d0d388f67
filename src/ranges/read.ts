import { makeCard } from '../cards/card.ts';
import type { Span } from '../cards/error.ts';
import type { PlacedCard } from '../cards/parse.ts';
import { errorAt, type Slice, sliceText } from '../cards/slice.ts';
import { checkRank, lowestRank } from '../games/deck.ts';
import { gameOfHoleCards } from '../games/find.ts';
import type { Game } from '../games/game.ts';
import { handCards, namesSuits, noHands } from './explicit.ts';
import { HandTable } from './handtable.ts';
import { listedRange } from './listed.ts';
import { FULL_WEIGHT, type Range } from './range.ts';
import { addBetween, addClimb, addStartingHand, startingHand } from './startinghand.ts';
import { type BetweenItem, type HandItem, type HandPattern, type Item, isExplicit } from './syntax.ts';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const PART_HINT = 'Part hands with commas, such as AsKs,QQ, and players with vs.';

/** A count as people write it: in words up to ten. */
function inWords(number: number): string {
  return NUMBERS[number] ?? String(number);
}

/** The game that hands of so many cards belong to, judged by the first hand that tells; null where none does. */
export function gameOfItems(items: Iterable<Item>): Game | null {
  for (const item of items) {
    // Two wildcards or fewer are an old way to write any hand.
    if (item.kind === 'random' && item.wildcards < 3) continue;
    const game = gameOfHoleCards(item.kind === 'random' ? item.wildcards : cardsOf(firstHand(item)));
    if (game) return game;
  }
  return null;
}

function firstHand(item: HandItem | BetweenItem): HandPattern {
  return item.kind === 'between' ? item.from : item.hand;
}

/** How many cards a hand has, known or not. */
function cardsOf(hand: HandPattern): number {
  return hand.cards.length + (hand.unknown ?? 0);
}

/** The hands that items stand for in a game. */
export function rangeOfItems(items: readonly Item[], slice: Slice, game: Game): Range {
  const { input } = slice;
  checkItems(items, input, game);
  if (game.hole > 2) return listedRange(items, slice, game);
  const table = new HandTable(game.hole, makeCard(lowestRank(game), 0));
  for (const item of items) {
    const weight = item.weight ?? FULL_WEIGHT;
    if (item.kind === 'random') table.addAll(weight);
    else if (item.kind === 'hand' && isExplicit(item.hand)) table.add(handCards(item.hand, input), weight);
    else if (item.kind === 'climb') addClimb(table, item, input, weight);
    else if (item.kind === 'between') addBetween(table, item, input, weight);
    else addStartingHand(table, startingHand(item.hand, input), weight);
  }
  const range = table.toRange(sliceText(slice), { start: slice.start, end: slice.end });
  if (range.count === 0) throw noHands(items, slice);
  return range;
}

/** The known cards and their places of a range that is a single hand; null where it is anything else. */
export function singleHand(items: readonly Item[]): PlacedCard[] | null {
  const [item] = items;
  if (items.length !== 1 || item.kind !== 'hand' || !namesSuits(item.hand)) return null;
  return item.hand.cards.map(({ rank, suit, start, end }) => ({
    card: makeCard(rank, suit as number),
    start,
    end,
  }));
}

/** Refuses hands of the wrong number of cards, and cards that the game's deck has not. */
function checkItems(items: readonly Item[], input: string, game: Game): void {
  for (const item of items) {
    if (item.kind === 'random') {
      if (item.wildcards > 1) checkCards(item.wildcards, item, input, game);
      continue;
    }
    for (const hand of item.kind === 'between' ? [item.from, item.to] : [item.hand]) {
      if (game.hole === 2 && hand.unknown) {
        const start = hand.start + input.slice(hand.start, hand.end).search(/[xX*.]/);
        const message = 'wildcards inside a hand cannot be read yet';
        const hint = 'Write the hands that are meant, such as AK,AQ.';
        throw errorAt('UNSUPPORTED', message, input, { start, end: start + 1 }, hint);
      }
      checkCards(cardsOf(hand), hand, input, game);
      for (const card of hand.cards) checkRank(card.rank, card, input, game);
    }
  }
}

function checkCards(cards: number, span: Span, input: string, game: Game): void {
  if (cards === game.hole) return;
  const message = `${inWords(cards)} card${cards === 1 ? '' : 's'}: ${game.title} hands have ${inWords(game.hole)}`;
  const fewer =
    game.hole === 2
      ? 'Write all its cards, such as AsKs, or its ranks, such as AK.'
      : 'Write all its cards, or * for one that is not known.';
  throw errorAt('BAD_HAND', message, input, span, cards < game.hole ? fewer : PART_HINT);
}
