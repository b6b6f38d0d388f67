import { EquityError } from './error.ts';
import { describeValue } from './options.ts';

/**
 * A card as one number 0..51: `rank * 4 + suit`, ranks 0..12 from the deuce to the ace, suits
 * clubs 0, diamonds 1, hearts 2, spades 3. The order of the numbers is the order of the ranks.
 */
export type Card = number;

/** A rank 0..12, the deuce to the ace. */
export type Rank = number;

/** A suit 0..3: clubs, diamonds, hearts, spades (the order of bring-in and odd-chip rules). */
export type Suit = number;

/** Rank letters in ascending order: `RANKS[12]` is the ace. */
export const RANKS = '23456789TJQKA';

/** Suit letters in ascending order. */
export const SUITS = 'cdhs';

/** Suit symbols in the order of {@link SUITS}. */
export const SUIT_SYMBOLS = '♣♦♥♠';

/** Cards in a full deck. */
export const DECK_SIZE = 52;

/** The card of a rank and a suit. */
export function makeCard(rank: Rank, suit: Suit): Card {
  return rank * 4 + suit;
}

/** The rank 0..12 of a card. */
export function rankOf(card: Card): Rank {
  return card >> 2;
}

/** The suit 0..3 of a card. */
export function suitOf(card: Card): Suit {
  return card & 3;
}

/**
 * Checks that a number is a card.
 *
 * @throws {EquityError} `BAD_CARD`.
 */
export function checkCard(card: unknown): asserts card is Card {
  if (Number.isInteger(card) && (card as number) >= 0 && (card as number) < DECK_SIZE) return;
  throw new EquityError('BAD_CARD', `${describeValue(card)} is not a card`, {
    hint: 'Cards are numbers from 0 to 51: rank * 4 + suit.',
  });
}

/**
 * A card as two letters, rank then suit: `As`. The inverse of {@link parseCard}.
 *
 * @throws {EquityError} `BAD_CARD` for what is no number from 0 to 51.
 */
export function formatCard(card: Card): string {
  checkCard(card);
  return RANKS.charAt(card >> 2) + SUITS.charAt(card & 3);
}

/**
 * Cards as text without separators: `AsKs`. The inverse of `parseCards`.
 *
 * @throws {EquityError} `BAD_CARD` for what is no list of numbers from 0 to 51.
 * @example
 * ```ts
 * import { formatCards } from 'equity';
 * formatCards([51, 47]); // 'AsKs'
 * ```
 */
export function formatCards(cards: Iterable<Card>): string {
  if (typeof cards?.[Symbol.iterator] !== 'function') {
    throw new EquityError('BAD_CARD', `cards are a list, not ${describeValue(cards)}`);
  }
  let text = '';
  for (const card of cards) text += formatCard(card);
  return text;
}
