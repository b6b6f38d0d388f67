import { type Card, makeCard, rankOf, suitOf } from '../cards/card.ts';
import { cardSet } from '../cards/cardset.ts';

/** A relabelling of the suits: `suits[s]` takes the place of suit `s`. */
export type Relabelling = readonly [number, number, number, number];

/** The 24 relabellings of the four suits, the identity first. */
const ALL: readonly Relabelling[] = permutations([0, 1, 2, 3]) as unknown as Relabelling[];

function permutations(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item) =>
    permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
  );
}

/** The card a relabelling turns a card into. */
export function relabel(card: Card, suits: Relabelling): Card {
  return makeCard(rankOf(card), suits[suitOf(card)] ?? 0);
}

/** The relabellings that leave the board and the dead cards as they are, as sets: hands that differ by one of them have the same equity. */
export function symmetries(board: readonly Card[], dead: readonly Card[]): Relabelling[] {
  return ALL.filter((suits) => keeps(board, suits) && keeps(dead, suits));
}

/** Whether a relabelling leaves a set of cards as it is. */
export function keeps(cards: readonly Card[], suits: Relabelling): boolean {
  const before = cardSet(cards);
  const after = cardSet(cards.map((card) => relabel(card, suits)));
  return before.lo === after.lo && before.hi === after.hi;
}
