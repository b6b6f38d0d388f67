import { type Card, makeCard, rankOf, type Suit, suitOf } from '../cards/card.ts';

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
        takeGroup(group + 1, suit - size, parts, still - taken, ways * CHOOSE_SUITS[size][taken]);
      }
    };
    takeGroup(0, 3, [], left, combos);
  };
  takeRank(12, [4], width, 1);
}

/** `CHOOSE_SUITS[n][k]`: the ways to take k of n suits. */
const CHOOSE_SUITS: readonly (readonly number[])[] = [[1], [1, 1], [1, 2, 1], [1, 3, 3, 1], [1, 4, 6, 4, 1]];

/** The 24 ways to relabel suits: the new suit of each. */
const RELABELLINGS: readonly (readonly Suit[])[] = [0, 1, 2, 3].flatMap((first) =>
  [0, 1, 2, 3].flatMap((second) =>
    [0, 1, 2, 3].flatMap((third) => {
      const suits = [first, second, third, 6 - first - second - third];
      return new Set(suits).size === 4 && suits.every((suit) => suit >= 0 && suit < 4) ? [suits] : [];
    }),
  ),
);

/**
 * Visits the hands that relabelling its suits makes of a hand, some of them more than once. `visit` gets the
 * cards from the highest to the lowest, in a list that the next call overwrites.
 */
export function relabelSuits(cards: ArrayLike<Card>, visit: (cards: readonly Card[]) => void): void {
  const hand: Card[] = [];
  for (const suits of RELABELLINGS) {
    for (let i = 0; i < cards.length; i++) {
      const card = makeCard(rankOf(cards[i]), suits[suitOf(cards[i])]);
      let at = i;
      for (; at > 0 && hand[at - 1] < card; at--) hand[at] = hand[at - 1];
      hand[at] = card;
    }
    visit(hand);
  }
}
