import { type Card, suitOf } from '../cards/card.ts';
import { visitSuitClasses } from './suit-classes.ts';

/** What tables are written in: 90 characters that stand for themselves in a template literal. */
export const DIGITS =
  '#%&()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_abcdefghijklmnopqrstuvwxyz{|}~"!';

/** The last digit says that the next two are the equity itself, the higher first. */
export const WHOLE: number = DIGITS.length - 1;

/** Any other is the difference from the last class with the same suits; this one is none. */
export const NO_DIFFERENCE: number = (WHOLE - 1) / 2;

/** The suits of a hand's cards as one number: classes that share it differ in ranks alone, and little from one to the next. */
export function suitsOf(cards: readonly Card[]): number {
  return cards.reduce((suits, card) => suits * 4 + suitOf(card), 0);
}

/** A table as it is stored. */
export interface StoredEquities {
  /** How many steps of equity the pot has. */
  readonly steps: number;
  readonly digits: string;
}

/** The suit classes of hands in the order that `visitSuitClasses` has, with what a table says of each. */
export interface EquityTable {
  /** The cards of a hand of each class, from the highest to the lowest. */
  readonly hands: Uint8Array;
  /** How many hands each class has. */
  readonly combos: Uint8Array;
  /** The equity of each class, in the steps of the stored table. */
  readonly equities: Uint16Array;
}

/** Reads a table of the equities of hands of `width` cards. Line breaks in it mean nothing. */
export function readEquityTable(stored: StoredEquities, width: number): EquityTable {
  const values = new Uint8Array(128);
  for (let digit = 0; digit < DIGITS.length; digit++) values[DIGITS.charCodeAt(digit)] = digit;
  const table = stored.digits.replaceAll('\n', '');
  const hands: Card[] = [];
  const sizes: number[] = [];
  const equities: number[] = [];
  const last = new Uint16Array(4 ** width);
  let at = 0;
  const next = (): number => values[table.charCodeAt(at++)];
  visitSuitClasses(width, (cards, combos) => {
    const suits = suitsOf(cards);
    const digit = next();
    last[suits] = digit === WHOLE ? next() * DIGITS.length + next() : last[suits] + digit - NO_DIFFERENCE;
    hands.push(...cards);
    sizes.push(combos);
    equities.push(last[suits]);
  });
  return {
    hands: Uint8Array.from(hands),
    combos: Uint8Array.from(sizes),
    equities: Uint16Array.from(equities),
  };
}
