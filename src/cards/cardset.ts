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

/** Hands of `width` cards, hand after hand; `hands` is empty where they are not listed. */
interface Hands {
  readonly count: number;
  readonly width: number;
  readonly hands: Uint8Array;
}

/** The sets of some hands: the halves of each, by its place. */
export function handSets({ count, width, hands }: Hands): {
  readonly lo: Int32Array;
  readonly hi: Int32Array;
} {
  const lo = new Int32Array(count);
  const hi = new Int32Array(count);
  for (let hand = 0, at = 0; at < hands.length; hand++) {
    for (const end = at + width; at < end; at++) {
      if (hands[at] < 32) lo[hand] |= 1 << hands[at];
      else hi[hand] |= 1 << (hands[at] - 32);
    }
  }
  return { lo, hi };
}
