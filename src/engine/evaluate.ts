import { type Card, checkCard, rankOf, suitOf } from '../cards/card.ts';
import { EquityError } from '../cards/error.ts';
import { rankLetters, rankName, rankNames } from '../cards/names.ts';
import { describeValue } from '../cards/options.ts';
import { parseCards } from '../cards/parse.ts';
import { type Kernels, loadKernelsNow } from './kernels.ts';

/** What five, six or seven cards are worth as a high hand. */
export interface HandValue {
  /** 1..7462: the place among the 7,462 classes of five cards, the royal flush highest. Equal hands split the pot. */
  readonly strength: number;
  /** `high card`, `pair`, `two pair`, `three of a kind`, `straight`, `flush`, `full house`, `four of a kind`, `straight flush`, `royal flush`. */
  readonly category: string;
  /** The hand in words: `two pair, kings and fours, ace kicker`. */
  readonly name: string;
  /** The five cards that play, those that count most first. */
  readonly cards: readonly Card[];
  /** How many of the 7,462 classes it beats. */
  readonly beats: number;
}

/** The lowest strength of every category; see wasm/tables/strengths.ts. */
const CATEGORIES = [
  [7462, 'royal flush'],
  [7453, 'straight flush'],
  [7297, 'four of a kind'],
  [7141, 'full house'],
  [5864, 'flush'],
  [5854, 'straight'],
  [4996, 'three of a kind'],
  [4138, 'two pair'],
  [1278, 'pair'],
  [1, 'high card'],
] as const;

/**
 * Evaluates five, six or seven cards as a high hand.
 *
 * @throws {EquityError} `BAD_CARD` or `DUPLICATE_CARD` for cards that cannot be read, `BAD_HAND` for
 * fewer than five or more than seven; `ENGINE` in an engine without SIMD before {@link ready}.
 * @example
 * ```ts
 * import { evaluate, formatCards } from 'equity';
 * const hand = evaluate('AsKsQsJsTs2c3d');
 * hand.name; // 'royal flush'
 * hand.strength; // 7462
 * formatCards(hand.cards); // 'AsKsQsJsTs'
 * ```
 */
export function evaluate(cards: string | readonly Card[]): HandValue {
  const hand = typeof cards === 'string' ? parseCards(cards) : checkCards(cards);
  if (hand.length < 5 || hand.length > 7) {
    throw new EquityError('BAD_HAND', `a hand to evaluate has five to seven cards, not ${hand.length}`, {
      ...(typeof cards === 'string' ? { input: cards, span: { start: 0, end: cards.length } } : {}),
      hint: 'Name the hole cards and the board together: AsKs Qs Js Ts 2c 3d',
    });
  }
  const kernels = loadKernelsNow();
  kernels.useRanking(0);
  const strength = strengthOf(kernels, hand);
  const [, category] = CATEGORIES.find(([lowest]) => strength >= lowest) ?? CATEGORIES[9];
  const five = inOrder(fiveOf(kernels, hand, strength));
  return { strength, category, name: describe(category, five), cards: five, beats: strength - 1 };
}

function checkCards(cards: readonly Card[]): Card[] {
  if (!Array.isArray(cards)) {
    throw new EquityError('BAD_HAND', `a hand is a text or a list of cards, not ${describeValue(cards)}`);
  }
  for (const card of cards) checkCard(card);
  if (new Set(cards).size < cards.length)
    throw new EquityError('DUPLICATE_CARD', 'a card stands twice in the hand');
  return [...cards];
}

function strengthOf(kernels: Kernels, cards: readonly Card[]): number {
  new Uint8Array(kernels.memory.buffer, kernels.input(), cards.length).set(cards);
  return kernels.evaluate(cards.length);
}

/** Five of the cards that are as strong as all of them. */
function fiveOf(kernels: Kernels, cards: readonly Card[], strength: number): Card[] {
  if (cards.length === 5) return [...cards];
  for (let i = 0; i < cards.length; i++) {
    const rest = cards.filter((_, j) => j !== i);
    if (strengthOf(kernels, rest) === strength) return fiveOf(kernels, rest, strength);
  }
  throw new EquityError('ENGINE', 'no five cards are worth the whole hand');
}

/** Five cards with those that count most first: larger groups before smaller, then by rank; the ace of a wheel last. */
function inOrder(cards: readonly Card[]): Card[] {
  const count = (card: Card) => cards.filter((other) => rankOf(other) === rankOf(card)).length;
  const wheel =
    cards.every((card) => rankOf(card) <= 3 || rankOf(card) === 12) &&
    cards.every((card) => count(card) === 1);
  const height = (card: Card) => (wheel && rankOf(card) === 12 ? -1 : rankOf(card));
  return [...cards].sort((a, b) => count(b) - count(a) || height(b) - height(a) || suitOf(b) - suitOf(a));
}

function describe(category: string, five: readonly Card[]): string {
  const ranks = five.map(rankOf);
  const one = (i: number) => rankName(ranks[i]);
  const many = (i: number) => rankNames(ranks[i]);
  switch (category) {
    case 'royal flush':
      return category;
    case 'straight flush':
    case 'straight':
      return `${category}, ${one(0)} high`;
    case 'four of a kind':
      return `${category}, ${many(0)}, ${one(4)} kicker`;
    case 'full house':
      return `${category}, ${many(0)} full of ${many(3)}`;
    case 'three of a kind':
      return `${category}, ${many(0)}, ${one(3)} and ${one(4)} kickers`;
    case 'two pair':
      return `${category}, ${many(0)} and ${many(2)}, ${one(4)} kicker`;
    case 'pair':
      return `${category} of ${many(0)}, ${one(2)}, ${one(3)} and ${one(4)} kickers`;
    default:
      return `${category}, ${rankLetters(ranks)}`;
  }
}
