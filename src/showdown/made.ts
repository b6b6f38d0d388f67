import type { Card } from '../cards/card.ts';

/** What some cards are worth one way, as a high hand or as a low one. */
export interface MadeHand {
  /** Higher is better, equal hands tie; comparable among hands of one game and one way. */
  readonly strength: number;
  /** The kind of hand: `two pair`, or `low`. */
  readonly category: string;
  /** The hand in words: `two pair, kings and fours, ace kicker`, or `8-6-4-2-A low`. */
  readonly name: string;
  /** The cards that play, those that count most first. */
  readonly cards: readonly Card[];
}
