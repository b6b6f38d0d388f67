import type { Card } from '../cards/card.ts';
import { cardSet } from '../cards/cardset.ts';
import { RELABELLINGS, type Relabelling, relabel } from '../cards/relabelling.ts';

/** The relabellings that leave the board and the dead cards as they are, as sets: hands that differ by one of them have the same equity. */
export function symmetries(board: readonly Card[], dead: readonly Card[]): Relabelling[] {
  return RELABELLINGS.filter((suits) => keeps(board, suits) && keeps(dead, suits));
}

/** Whether a relabelling leaves a set of cards as it is. */
export function keeps(cards: readonly Card[], suits: Relabelling): boolean {
  const before = cardSet(cards);
  const after = cardSet(cards.map((card) => relabel(card, suits)));
  return before.lo === after.lo && before.hi === after.hi;
}
