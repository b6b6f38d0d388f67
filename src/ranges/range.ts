import type { Card } from '../cards/card.ts';
import type { Span } from '../cards/error.ts';

/** The weight of a hand that is always played: weights are integers in 1/10000. */
export const FULL_WEIGHT = 10_000;

/** A hand of which only some cards are known: the others are any that are left, all equally likely. */
export interface PartialHand {
  /** The known cards, as given. */
  readonly cards: readonly Card[];
  /** How many cards are not known. */
  readonly unknown: number;
  /** The weight of every such hand in 1/10000; full where there is none. */
  readonly weight?: number | undefined;
  /**
   * Stud and draw games: the cards dealt so far in the order given (stud: two down, the door card, what
   * came later), null for one that is not known. Cards still to come are not in it, but are among the
   * `unknown` ones.
   */
  readonly dealt?: readonly (Card | null)[] | undefined;
}

/** The hands one player may hold: each an unordered set of `width` cards with a weight. */
export interface Range {
  /** The text it was read from, trimmed. */
  readonly text: string;
  /** Where that text stands in the input it was read from. */
  readonly span: Span;
  /** Cards a hand. */
  readonly width: number;
  /** `count * width` cards, hand after hand, the highest hands first; within a hand from the highest card to the lowest. Hands are distinct. */
  readonly hands: Uint8Array;
  /** One weight a hand, 1..10000 (in 1/10000). */
  readonly weights: Uint16Array;
  /** How many hands. */
  readonly count: number;
  /** Whether this is every hand of the deck (in a query: of the cards not known), each with the same weight, in a list of hands the full one. */
  readonly random: boolean;
  /** What a reader should know of how the text was understood: how many combos a percentage is, and the like. */
  readonly notes: readonly string[];
  /** Where some of a hand's cards are unknown and the hands are too many to list, in games with more than two cards: then `hands` and `weights` are empty. */
  readonly partial?: PartialHand | undefined;
}
