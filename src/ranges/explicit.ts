import { type Card, makeCard } from '../cards/card.ts';
import type { EquityError } from '../cards/error.ts';
import { cardTwice } from '../cards/parse.ts';
import { errorAt, type Slice } from '../cards/slice.ts';
import type { HandPattern, Item } from './syntax.ts';

/** Whether every card of a hand is named in full, or not at all by a wildcard. */
export function namesSuits(hand: HandPattern): boolean {
  return hand.suits === null && hand.cards.every((card) => (card.rank === null) === (card.suit === null));
}

/** How many cards of a hand are wildcards of which nothing is known. */
export function unknownCards(hand: HandPattern): number {
  return hand.cards.filter((card) => card.rank === null && card.suit === null).length;
}

/** The cards that a hand names, from the highest to the lowest. */
export function handCards(hand: HandPattern, input: string): Card[] {
  const cards: Card[] = [];
  // Sorted in place: exports of solvers have more than a thousand of these.
  for (const { rank, suit, start, end } of hand.cards) {
    if (rank === null || suit === null) continue;
    const card = makeCard(rank, suit);
    if (cards.includes(card)) {
      throw cardTwice(input, { card, start, end }, 'in this hand twice', 'A deck holds every card once.');
    }
    let at = cards.length;
    for (; at > 0 && cards[at - 1] < card; at--) cards[at] = cards[at - 1];
    cards[at] = card;
  }
  return cards;
}

/** The error of a range without hands. */
export function noHands(items: readonly Item[], { input, start, end }: Slice): EquityError {
  const hint = 'Give at least one hand, such as AsKs, QQ+ or random.';
  return errorAt('EMPTY_RANGE', emptiness(items), input, { start, end }, hint);
}

/** Whether an item is a list without hands: `()`, `[75%][/75%]`, `100:`. */
function isEmpty(item: Item): boolean {
  return item.kind === 'group' && item.items.every(isEmpty);
}

/** Why no hand is left. */
function emptiness(items: readonly Item[]): string {
  if (items.every(isEmpty)) return 'there are no hands here';
  if (items.some((item) => item.kind === 'removal')) return 'every hand here is taken away again';
  return 'every hand here has the weight 0';
}
