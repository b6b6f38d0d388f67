import type { Card } from './card.ts';

/** A set of cards as two 32-bit halves: bit `card` of `lo` for cards 0..31, bit `card - 32` of `hi` for the rest. */
export interface CardSet {
  readonly lo: number;
  readonly hi: number;
}

/** The set that holds no card. */
export const NO_CARDS: CardSet = { lo: 0, hi: 0 };

/** The set of some cards; repeated cards count once. */
export function cardSet(cards: Iterable<Card>): CardSet {
  let lo = 0;
  let hi = 0;
  for (const card of cards) {
    if (card < 32) lo |= 1 << card;
    else hi |= 1 << (card - 32);
  }
  return { lo, hi };
}

/** Whether a set holds a card. */
export function hasCard(set: CardSet, card: Card): boolean {
  return card < 32 ? ((set.lo >>> card) & 1) === 1 : ((set.hi >>> (card - 32)) & 1) === 1;
}

/** The cards in either set. */
export function union(a: CardSet, b: CardSet): CardSet {
  return { lo: a.lo | b.lo, hi: a.hi | b.hi };
}

/** Whether two sets share a card. */
export function intersects(a: CardSet, b: CardSet): boolean {
  return ((a.lo & b.lo) | (a.hi & b.hi)) !== 0;
}

/** The cards of a set in ascending order. */
export function cardsOf(set: CardSet): Card[] {
  const cards: Card[] = [];
  for (let card = 0; card < 52; card++) if (hasCard(set, card)) cards.push(card);
  return cards;
}
