import { type Card, formatCards } from '../../src/cards/card.ts';
import { deckOf } from './cards.ts';
import type { Question } from './enumerate.ts';
import type { Rules } from './games.ts';

/** A number, or any whole number from the first to the last. */
export type Span = number | readonly [first: number, last: number];

/** What random questions look like. What is left out is: two players, complete hands, a complete board, no dead cards. */
export interface QuestionShape {
  readonly players?: Span;
  /** Known private cards of every hand. */
  readonly hole?: Span;
  /** Known community cards. */
  readonly board?: Span;
  readonly dead?: Span;
}

/** Random numbers in [0, 1) from a seed, the same everywhere: the generator known as mulberry32. */
export function mulberry32(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The cards of a deck in random order. */
export function shuffledDeck(random: () => number, deck: Rules['deck']): Card[] {
  const cards = deckOf(deck);
  for (let last = cards.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [cards[last], cards[other]] = [cards[other] as Card, cards[last] as Card];
  }
  return cards;
}

/** A random question of some shape; the same seed and count give the same questions. */
export function sampleDeals(
  seed: number,
  count: number,
  game: Rules,
  shape: QuestionShape = {},
): Required<Question>[] {
  const random = mulberry32(seed);
  const pick = (span: Span): number => {
    const [first, last] = typeof span === 'number' ? [span, span] : span;
    return first + Math.floor(random() * (last - first + 1));
  };
  return Array.from({ length: count }, () => {
    const deck = shuffledDeck(random, game.deck);
    const players = pick(shape.players ?? 2);
    const hands = Array.from({ length: players }, () => deck.splice(0, pick(shape.hole ?? game.hole)));
    const board = deck.splice(0, pick(shape.board ?? game.board));
    const dead = deck.splice(0, pick(shape.dead ?? 0));
    return { game, hands, board, dead };
  });
}

/** A question as a person would ask it, for the message of a failing test. */
export function formatQuestion(question: Question): string {
  const { hands, board = [], dead = [] } = question;
  const seats = hands.map((hand) => formatCards(hand) || '?').join(' vs ');
  return [
    seats,
    board.length > 0 && `on ${formatCards(board)}`,
    dead.length > 0 && `dead ${formatCards(dead)}`,
  ]
    .filter((part) => part !== false)
    .join(' ');
}
