import type { Card } from '../cards/card.ts';
import type { Range } from '../query/query.ts';
import type { WeightedHands } from './combinations.ts';

/** The hands of a range: those it lists, or all ways to complete the one it knows a part of with cards that are not `gone`. */
export function listHands(range: Range, hole: number, gone: readonly Card[]): WeightedHands {
  if (!range.partial) return range;
  const { cards, unknown } = range.partial;
  const taken = new Set([...gone, ...cards]);
  const hands: number[] = [];
  const chosen: Card[] = [];
  const fill = (below: number): void => {
    if (chosen.length === unknown) {
      hands.push(...[...cards, ...chosen].sort((a, b) => b - a));
      return;
    }
    for (let card = below - 1; card >= 0; card--) {
      if (taken.has(card)) continue;
      chosen.push(card);
      fill(card);
      chosen.pop();
    }
  };
  fill(52);
  const count = hands.length / hole;
  return { count, width: hole, hands: Uint8Array.from(hands), weights: new Uint16Array(count).fill(1) };
}
