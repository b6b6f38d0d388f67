import type { Card } from './card.ts';

/** Calls back with every hand of some cards and `unknown` others that are not `gone`, each from its highest card to its lowest. */
export function forEachCompletion(
  cards: readonly Card[],
  unknown: number,
  gone: Iterable<Card>,
  visit: (hand: readonly Card[]) => void,
): void {
  const taken = new Set([...gone, ...cards]);
  const chosen: Card[] = [];
  const deal = (below: Card): void => {
    if (chosen.length === unknown) {
      visit([...cards, ...chosen].sort((a, b) => b - a));
      return;
    }
    for (let card = below - 1; card >= 0; card--) {
      if (taken.has(card)) continue;
      chosen.push(card);
      deal(card);
      chosen.pop();
    }
  };
  deal(52);
}
