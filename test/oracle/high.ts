import { type Card, RANKS, type Rank, rankOf, suitOf } from '../../src/cards/card.ts';
import type { HighRanking } from '../../src/games/game.ts';
import { combinations } from './cards.ts';

/** What a five-card high hand is called. */
export type Category =
  | 'high card'
  | 'pair'
  | 'two pair'
  | 'trips'
  | 'straight'
  | 'flush'
  | 'full house'
  | 'quads'
  | 'straight flush';

/** The categories from worst to best, for each ranking. */
export const CATEGORIES: Record<HighRanking, readonly Category[]> = {
  standard: [
    'high card',
    'pair',
    'two pair',
    'trips',
    'straight',
    'flush',
    'full house',
    'quads',
    'straight flush',
  ],
  // Four fewer cards of each suit make the flush rarer than the full house.
  short: [
    'high card',
    'pair',
    'two pair',
    'trips',
    'straight',
    'full house',
    'flush',
    'quads',
    'straight flush',
  ],
  'short-trips': [
    'high card',
    'pair',
    'two pair',
    'straight',
    'trips',
    'full house',
    'flush',
    'quads',
    'straight flush',
  ],
};

/** Runs of five ranks, each from its top rank down. The ace tops the best one. */
const ACE_HIGH_RUNS = runs('AKQJT', 'KQJT9', 'QJT98', 'JT987', 'T9876', '98765', '87654', '76543', '65432');

/** The straights of each ranking; the ace is the low card of the last one only. */
const STRAIGHTS: Record<HighRanking, readonly (readonly Rank[])[]> = {
  standard: [...ACE_HIGH_RUNS, ...runs('5432A')],
  short: [...ACE_HIGH_RUNS, ...runs('9876A')],
  'short-trips': [...ACE_HIGH_RUNS, ...runs('9876A')],
};

function runs(...texts: string[]): Rank[][] {
  return texts.map((text) => Array.from(text, (letter) => RANKS.indexOf(letter)));
}

/**
 * The strength of exactly five cards, higher is better, equal when they tie: the place of the
 * category, then up to five ranks in the order in which they break a tie, in base 16.
 */
export function highValue(hand: readonly Card[], ranking: HighRanking): number {
  return strength(hand, STRAIGHTS[ranking], CATEGORIES[ranking]);
}

/** The same where A-2-3-4-5 is no straight but ace high: what deuce-to-seven turns upside down. */
export function aceHighValue(hand: readonly Card[]): number {
  return strength(hand, ACE_HIGH_RUNS, CATEGORIES.standard);
}

/** The category that a value of {@link highValue} belongs to. */
export function highCategory(value: number, ranking: HighRanking): Category {
  return CATEGORIES[ranking][Math.floor(value / 16 ** 5)] as Category;
}

/** The best value of any five of the cards. */
export function bestHigh(hand: readonly Card[], ranking: HighRanking): number {
  return Math.max(...combinations(hand, 5).map((five) => highValue(five, ranking)));
}

function strength(
  hand: readonly Card[],
  straights: readonly (readonly Rank[])[],
  categories: readonly Category[],
): number {
  const counts = rankCounts(hand);
  const holds = repeats(counts);
  const top = holds[1] === 5 ? topOfStraight(counts, straights) : null;
  const flush = holds[1] === 5 && hand.every((card) => suitOf(card) === suitOf(hand[0] as Card));
  const category = categoryOf(holds, top !== null, flush);
  // A straight is named by its top card alone: in the wheel that is the five, not the ace.
  const ranks = top === null ? ranksByCount(counts, holds) : top * 16 ** 4;
  return categories.indexOf(category) * 16 ** 5 + ranks;
}

/** How many of five cards have each rank. */
export function rankCounts(hand: readonly Card[]): number[] {
  if (hand.length !== 5) throw new Error(`five cards make a hand, not ${hand.length}`);
  const counts = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (const card of hand) (counts[rankOf(card)] as number)++;
  return counts;
}

/** How many ranks are held 0, 1, 2, 3 and 4 times: a full house has one at 3 and one at 2. */
export function repeats(counts: readonly number[]): number[] {
  const holds = [0, 0, 0, 0, 0];
  for (const count of counts) (holds[count] as number)++;
  return holds;
}

function topOfStraight(counts: readonly number[], straights: readonly (readonly Rank[])[]): Rank | null {
  for (const run of straights) {
    if (run.every((rank) => counts[rank] === 1)) return run[0] as Rank;
  }
  return null;
}

function categoryOf(holds: readonly number[], straight: boolean, flush: boolean): Category {
  if (straight && flush) return 'straight flush';
  if (holds[4] === 1) return 'quads';
  if (holds[3] === 1 && holds[2] === 1) return 'full house';
  if (flush) return 'flush';
  if (straight) return 'straight';
  if (holds[3] === 1) return 'trips';
  if (holds[2] === 2) return 'two pair';
  if (holds[2] === 1) return 'pair';
  return 'high card';
}

/** The ranks as five base-16 digits: those held most often first, then from the highest down. */
function ranksByCount(counts: readonly number[], holds: readonly number[]): number {
  let digits = 0;
  let place = 16 ** 4;
  for (let count = 4; count >= 1; count--) {
    if (holds[count] === 0) continue;
    for (let rank = counts.length - 1; rank >= 0; rank--) {
      if (counts[rank] !== count) continue;
      digits += rank * place;
      place /= 16;
    }
  }
  return digits;
}
