import type { Rank, Suit } from '../cards/card.ts';
import type { Span } from '../cards/error.ts';

/** A card as written: its suit may be left open. */
export interface CardPattern extends Span {
  readonly rank: Rank;
  /** The suit, or null where none is written. */
  readonly suit: Suit | null;
}

/** Cards written side by side, any number of them: how many make a hand is up to the game. */
export interface HandPattern extends Span {
  readonly cards: readonly CardPattern[];
  /** What the letter after the ranks asks for: `s`, `o`, or neither. */
  readonly suits: 'suited' | 'offsuit' | null;
  /** How many more cards there are of which nothing is known: the wildcards of `AsAh**`. */
  readonly unknown?: number | undefined;
}

/** What every member of a list has. */
interface Listed extends Span {
  /** In 1/10000, 0..10000; null where none is written. */
  readonly weight: number | null;
}

/** Every hand: `random`, or wildcards and how many of them. */
interface RandomItem extends Listed {
  readonly kind: 'random';
  readonly wildcards: number;
}

/** `AsKs`, `AKs`, `QQ`; with `climb`, `QQ+` and `ATs+`. */
export interface HandItem extends Listed {
  readonly kind: 'hand' | 'climb';
  readonly hand: HandPattern;
}

/** `22-77`, `A5s-A2s`. */
export interface BetweenItem extends Listed {
  readonly kind: 'between';
  readonly from: HandPattern;
  readonly to: HandPattern;
}

/** One member of the list that a range is. */
export type Item = RandomItem | HandItem | BetweenItem;

/** Whether a hand names every card it holds. */
export function isExplicit(hand: HandPattern): boolean {
  return hand.suits === null && !hand.unknown && hand.cards.every((card) => card.suit !== null);
}
