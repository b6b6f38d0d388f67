import type { Rank, Suit } from '../cards/card.ts';
import type { EquityError, Span } from '../cards/error.ts';
import type { GenericPattern, MacroUse } from './generic.ts';

/** A card as written: its rank (by a wildcard) and its suit may be left open. */
export interface CardPattern extends Span {
  /** The rank, or null for a wildcard. */
  readonly rank: Rank | null;
  /** The suit, or null where none is written. */
  readonly suit: Suit | null;
}

/** Cards written side by side, any number of them: how many make a hand is up to the game. */
export interface HandPattern extends Span {
  readonly cards: readonly CardPattern[];
  /** What the letter after the ranks asks for: `s`, `o`, or neither. */
  readonly suits: 'suited' | 'offsuit' | null;
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

/** `15%`, `top 15%`, `5%-10%`: hands from one place of a ranking to another. */
export interface PercentItem extends Listed {
  readonly kind: 'percent';
  /** Per cent of all combos, 0..100, the best first. */
  readonly from: number;
  readonly to: number;
}

/** A list inside a list: `(…)`, `[75%]…[/75%]`, or what follows `75:`. */
export interface GroupItem extends Listed {
  readonly kind: 'group';
  readonly items: readonly Item[];
}

/** `22+:99-55`, `AA!AcAs`: operands from left to right, each keeping or taking away hands of those before. */
export interface FilterItem extends Listed {
  readonly kind: 'filter';
  readonly first: Item;
  readonly rest: readonly { readonly keep: boolean; readonly item: Item }[];
}

/** `!88`, ` -88`: what is taken from the rest of the list. */
export interface RemovalItem extends Listed {
  readonly kind: 'removal';
  readonly item: Item;
}

/** `Weights: AQs:75%`: what hands of the rest of the list weigh instead. */
export interface WeightsItem extends Listed {
  readonly kind: 'weights';
  readonly items: readonly Item[];
}

/** A hand in the generic syntax, or the hands of a row of them. */
export interface GenericItem extends Listed {
  readonly kind: 'generic';
  readonly patterns: readonly GenericPattern[];
}

/** A macro of the reader's own that stands for a range. */
export interface MacroItem extends Listed {
  readonly kind: 'macro';
  readonly use: MacroUse;
}

/** A member that could not be read. */
export interface BadItem extends Listed {
  readonly kind: 'bad';
  readonly error: EquityError;
}

/** One member of the list that a range is. */
export type Item =
  | RandomItem
  | HandItem
  | BetweenItem
  | PercentItem
  | GroupItem
  | FilterItem
  | RemovalItem
  | WeightsItem
  | GenericItem
  | MacroItem
  | BadItem;

/** Whether a hand names every card it holds. */
export function isExplicit(hand: HandPattern): boolean {
  return hand.suits === null && hand.cards.every((card) => card.suit !== null && card.rank !== null);
}
