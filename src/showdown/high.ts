import { type Card, rankOf } from '../cards/card.ts';
import { evaluate } from '../engine/evaluate.ts';
import type { HighRanking } from '../games/game.ts';
import type { MadeHand } from './made.ts';

/** The kinds of hands from the worst up, where the order is not that of the full deck. */
const SHORT = [
  'high card',
  'pair',
  'two pair',
  'three of a kind',
  'straight',
  'full house',
  'flush',
  'four of a kind',
  'straight flush',
  'royal flush',
];
const SHORT_TRIPS = [...SHORT.slice(0, 3), 'straight', 'three of a kind', 'full house', ...SHORT.slice(6)];

const ORDERS: Readonly<Record<HighRanking, readonly string[] | null>> = {
  standard: null,
  short: SHORT,
  'short-trips': SHORT_TRIPS,
};

/** More than any strength of the full deck. */
const CATEGORY_STEP = 10_000;

/** A-9-8-7-6, the lowest straight where there are no cards below the six. */
const SHORT_WHEEL = [12, 7, 6, 5, 4];

/** What five cards are worth as a high hand. */
export function madeHigh(five: readonly Card[], ranking: HighRanking): MadeHand {
  const value = evaluate(five);
  const { strength, category, name, cards } = value;
  const order = ORDERS[ranking];
  if (order === null) return { strength, category, name, cards };
  const wheel = cards.every((card, i) => rankOf(card) === SHORT_WHEEL[i]);
  if (!wheel) return { strength: order.indexOf(category) * CATEGORY_STEP + strength, category, name, cards };
  const kind = category === 'flush' ? 'straight flush' : 'straight';
  return {
    // Below every other straight, whose strengths are above zero.
    strength: order.indexOf(kind) * CATEGORY_STEP,
    category: kind,
    name: `${kind}, nine high`,
    cards: [...cards.slice(1), cards[0] as Card],
  };
}
