import type { Card } from './card.ts';

/** A set of cards as two 32-bit halves: bit `card` of `lo` for cards 0..31, bit `card - 32` of `hi` for the rest. */
export interface CardSet {
  readonly lo: number;
  readonly hi: number;
}

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
