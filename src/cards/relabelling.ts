import { type Card, makeCard, rankOf, suitOf } from './card.ts';

/** A relabelling of the suits: `suits[s]` takes the place of suit `s`. */
export type Relabelling = readonly [number, number, number, number];

/** The 24 relabellings of the four suits, the identity first. */
export const RELABELLINGS: readonly Relabelling[] = permutations([0, 1, 2, 3]) as unknown as Relabelling[];

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

/** Writes what a relabelling makes of the `width` cards from `at` on, from the highest to the lowest. */
export function relabelHand(
  cards: ArrayLike<Card>,
  at: number,
  width: number,
  suits: Relabelling,
  into: Card[] | Uint8Array,
): void {
  for (let i = 0; i < width; i++) {
    const card = relabel(cards[at + i], suits);
    let to = i;
    for (; to > 0 && into[to - 1] < card; to--) into[to] = into[to - 1];
    into[to] = card;
  }
}
