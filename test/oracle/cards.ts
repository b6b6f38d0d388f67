import { type Card, DECK_SIZE, makeCard, RANKS, SUITS } from '../../src/cards/card.ts';
import type { Deck } from '../../src/games/game.ts';

/** Cards from text such as `AsKs` or `As Kh 10d`: the oracle reads its own, so that it judges the parser too. */
export function cards(text: string): Card[] {
  const symbols = text.replaceAll('10', 'T').replaceAll(/\s/g, '');
  const found: Card[] = [];
  for (let at = 0; at < symbols.length; at += 2) {
    const rank = RANKS.indexOf(symbols.charAt(at).toUpperCase());
    const suit = SUITS.indexOf(symbols.charAt(at + 1).toLowerCase());
    if (rank < 0 || suit < 0 || at + 1 === symbols.length) throw new Error(`not cards: ${text}`);
    found.push(makeCard(rank, suit));
  }
  return found;
}

/** Every card of a deck in ascending order: the short deck begins with the sixes. */
export function deckOf(deck: Deck): Card[] {
  const first = deck === 'short' ? makeCard(RANKS.indexOf('6'), 0) : 0;
  return Array.from({ length: DECK_SIZE - first }, (_, index) => first + index);
}

/** Every way to take `size` of the items, each in the order the items came in. */
export function combinations<T>(items: readonly T[], size: number): T[][] {
  const found: T[][] = [];
  const taken: T[] = [];
  const take = (from: number): void => {
    if (taken.length === size) found.push(taken.slice());
    else
      for (let at = from; at < items.length; at++) {
        taken.push(items[at] as T);
        take(at + 1);
        taken.pop();
      }
  };
  take(0);
  return found;
}

const LARGEST = 8;

/** Pascal's triangle: C(n, k) at n * (LARGEST + 1) + k. */
const binomials = Array.from({ length: (DECK_SIZE + 1) * (LARGEST + 1) }, (_, at) => {
  const n = Math.floor(at / (LARGEST + 1));
  let product = 1;
  for (let k = 1; k <= at % (LARGEST + 1); k++) product = (product * (n - k + 1)) / k;
  return product;
});

/** How many ways there are to take `size` of `count` things; `size` up to 8, `count` up to 52. */
export function choose(count: number, size: number): number {
  return binomials[count * (LARGEST + 1) + size] as number;
}

/**
 * The colexicographic index of some cards in any order: sorted ascending as c1 < c2 < ... < ck it
 * is C(c1, 1) + C(c2, 2) + ... + C(ck, k), which numbers all k-card hands 0, 1, 2 ... without a gap.
 */
export function colexIndex(hand: readonly Card[]): number {
  let index = 0;
  for (const card of hand) {
    // The place of a card in the sorted hand is one more than the number of cards below it.
    let place = 1;
    for (const other of hand) if (other < card) place++;
    index += choose(card, place);
  }
  return index;
}
