import type { Card } from '../cards/card.ts';
import { forEachCompletion } from '../cards/completion.ts';
import type { Range } from '../query/query.ts';
import type { WeightedHands } from './combinations.ts';

/** The hands of a range: those it lists, or all ways to complete the one it knows a part of with cards that are not `gone`. */
export function listHands(range: Range, hole: number, gone: readonly Card[]): WeightedHands {
  if (!range.partial) return range;
  const { cards, unknown } = range.partial;
  const hands: number[] = [];
  forEachCompletion(cards, unknown, gone, (hand) => hands.push(...hand));
  const count = hands.length / hole;
  return { count, width: hole, hands: Uint8Array.from(hands), weights: new Uint16Array(count).fill(1) };
}
