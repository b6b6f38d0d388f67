import { type Card, makeCard } from '../cards/card.ts';
import type { EquityError, Span } from '../cards/error.ts';
import { cardTwice, type PlacedCard } from '../cards/parse.ts';
import { errorAt, type Slice, sliceText } from '../cards/slice.ts';
import { defaultGame, gameOfHoleCards } from '../games/find.ts';
import type { Game } from '../games/game.ts';
import { HandTable } from './handtable.ts';
import { FULL_WEIGHT, type Range } from './range.ts';
import { addBetween, addClimb, addStartingHand, startingHand } from './startinghand.ts';
import { type HandPattern, type Item, isExplicit } from './syntax.ts';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const PART_HINT = 'Part hands with commas, such as AsKs,QQ, and players with vs.';

/** A count as people write it: in words up to ten. */
function inWords(number: number): string {
  return NUMBERS[number] ?? String(number);
}

/**
 * The game that hands of so many cards belong to, judged by the first hand that tells; null where none does.
 *
 * @throws EquityError `UNSUPPORTED` where such hands belong to a game that is not in the table.
 */
export function gameOfItems(items: Iterable<Item>, input: string): Game | null {
  for (const item of items) {
    if (item.kind === 'random') continue;
    const hand = item.kind === 'between' ? item.from : item.hand;
    const cards = hand.cards.length;
    const game = gameOfHoleCards(cards);
    if (game) return game;
    if (cards < 4 || cards > 7) continue;
    const message = `hands of ${inWords(cards)} cards (Omaha) cannot be read yet`;
    const hint = `There is ${defaultGame.title}, with hands of ${inWords(defaultGame.hole)} cards.`;
    throw errorAt('UNSUPPORTED', message, input, hand, hint);
  }
  return null;
}

/** The hands that items stand for in a game. */
export function rangeOfItems(items: readonly Item[], slice: Slice, game: Game): Range {
  const { input } = slice;
  const table = new HandTable(game.hole);
  for (const item of items) {
    const weight = item.weight ?? FULL_WEIGHT;
    if (item.kind === 'random') {
      if (item.wildcards > 1) checkCards(item.wildcards, item, input, game);
      table.addAll(weight);
      continue;
    }
    for (const hand of item.kind === 'between' ? [item.from, item.to] : [item.hand]) {
      checkCards(hand.cards.length, hand, input, game);
    }
    if (item.kind === 'hand' && isExplicit(item.hand)) table.add(handCards(item.hand, input), weight);
    else if (game.hole !== 2) throw openSuits(item, input, game);
    else if (item.kind === 'climb') addClimb(table, item, input, weight);
    else if (item.kind === 'between') addBetween(table, item, input, weight);
    else addStartingHand(table, startingHand(item.hand, input), weight);
  }
  const range = table.toRange(sliceText(slice), { start: slice.start, end: slice.end });
  if (range.count === 0) {
    const message = items.length === 0 ? 'there are no hands here' : 'every hand here has the weight 0';
    throw errorAt(
      'EMPTY_RANGE',
      message,
      input,
      slice,
      'Give at least one hand, such as AsKs, QQ+ or random.',
    );
  }
  return range;
}

/** The cards and places of a range that is a single hand; null where it is anything else. */
export function singleHand(items: readonly Item[]): PlacedCard[] | null {
  const [item] = items;
  if (items.length !== 1 || item.kind !== 'hand' || !isExplicit(item.hand)) return null;
  return item.hand.cards.map(({ rank, suit, start, end }) => ({
    card: makeCard(rank, suit as number),
    start,
    end,
  }));
}

/** The cards of an explicit hand, from the highest to the lowest. */
function handCards(hand: HandPattern, input: string): Card[] {
  const cards: Card[] = [];
  // Sorted in place: exports of solvers have more than a thousand of these.
  for (const { rank, suit, start, end } of hand.cards) {
    const card = makeCard(rank, suit as number);
    if (cards.includes(card)) {
      throw cardTwice(input, { card, start, end }, 'in this hand twice', 'A deck holds every card once.');
    }
    let at = cards.length;
    for (; at > 0 && cards[at - 1] < card; at--) cards[at] = cards[at - 1];
    cards[at] = card;
  }
  return cards;
}

function openSuits(item: Span, input: string, game: Game): EquityError {
  const message = `${game.title} hands without suits cannot be read yet`;
  return errorAt('UNSUPPORTED', message, input, item, 'Give every card its suit.');
}

function checkCards(cards: number, span: Span, input: string, game: Game): void {
  if (cards === game.hole) return;
  const message = `${inWords(cards)} card${cards === 1 ? '' : 's'}: ${game.title} hands have ${inWords(game.hole)}`;
  const hint = cards < game.hole ? 'Write all its cards, such as AsKs, or its ranks, such as AK.' : PART_HINT;
  throw errorAt('BAD_HAND', message, input, span, hint);
}
