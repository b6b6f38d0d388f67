import { type Card, makeCard } from '../cards/card.ts';
import { CHOOSE } from '../cards/choose.ts';
import { RELABELLINGS, relabelHand } from '../cards/relabelling.ts';

/**
 * Visits the hands of `width` cards up to the names of their suits, each once: 16,432 of four cards, 134,459
 * of five. Rank by rank from the ace, suits that hold the same ranks so far are alike, and the
 * first of them take the next cards. `visit` gets the cards from the highest to the lowest, in a list that
 * the next call overwrites, and the number of hands that a relabelling of suits makes of it.
 */
export function visitSuitClasses(
  width: number,
  visit: (cards: readonly Card[], combos: number) => void,
): void {
  const cards: Card[] = new Array(width).fill(0);

  /** Takes `left` cards of `rank` and below; `alike` holds the numbers of suits that are alike, spades first. */
  const takeRank = (rank: number, alike: readonly number[], left: number, combos: number): void => {
    if (left === 0) {
      visit(cards, combos);
      return;
    }
    if (left > 4 * (rank + 1)) return;
    /** Takes cards from the suits of `alike[group]` on, of which `suit` is the highest. */
    const takeGroup = (
      group: number,
      suit: number,
      next: readonly number[],
      still: number,
      ways: number,
    ): void => {
      if (group === alike.length) {
        takeRank(rank - 1, next, still, ways);
        return;
      }
      const size = alike[group];
      for (let taken = Math.min(size, still); taken >= 0; taken--) {
        for (let i = 0; i < taken; i++) cards[width - still + i] = makeCard(rank, suit - i);
        const parts = [...next];
        if (taken > 0) parts.push(taken);
        if (taken < size) parts.push(size - taken);
        takeGroup(group + 1, suit - size, parts, still - taken, ways * CHOOSE[taken][size]);
      }
    };
    takeGroup(0, 3, [], left, combos);
  };
  takeRank(12, [4], width, 1);
}

/**
 * Visits the hands that relabelling its suits makes of a hand, some of them more than once. `visit` gets the
 * cards from the highest to the lowest, in a list that the next call overwrites.
 */
export function relabelSuits(cards: ArrayLike<Card>, visit: (cards: readonly Card[]) => void): void {
  const hand: Card[] = [];
  for (const suits of RELABELLINGS) {
    relabelHand(cards, 0, cards.length, suits, hand);
    visit(hand);
  }
}
