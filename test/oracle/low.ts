import { type Card, RANKS, rankOf, suitOf } from '../../src/cards/card.ts';
import type { LowRanking } from '../../src/games/game.ts';
import { combinations } from './cards.ts';
import { aceHighValue, rankCounts, repeats } from './high.ts';

const ACE = RANKS.indexOf('A');

/** More than any badness below: what a badness is subtracted from, so that higher is better. */
const WORST = 16 ** 6;

/** The pip count of a card where the ace is low: ace 1, deuce 2 ... king 13. */
function pips(card: Card): number {
  return rankOf(card) === ACE ? 1 : rankOf(card) + 2;
}

/**
 * The strength of a low hand, higher is better, equal when they tie, always above 0; null when it
 * is no low at all. Five cards; for badugi four.
 */
export function lowValue(hand: readonly Card[], ranking: LowRanking): number | null {
  switch (ranking) {
    case 'eight':
      return eightOrBetter(hand);
    case 'ace-to-five':
      return WORST - aceToFiveBadness(hand);
    case 'deuce-to-seven':
      // The worst high hand wins, and the wheel is only ace high.
      return WORST - aceHighValue(hand);
    case 'badugi':
      return badugi(hand);
  }
}

/** The best low of any five of the cards (badugi: of any four); null when there is none. */
export function bestLow(hand: readonly Card[], ranking: LowRanking): number | null {
  let best: number | null = null;
  for (const subset of combinations(hand, ranking === 'badugi' ? 4 : 5)) {
    const value = lowValue(subset, ranking);
    if (value !== null && (best === null || value > best)) best = value;
  }
  return best;
}

function eightOrBetter(hand: readonly Card[]): number | null {
  const paired = new Set(hand.map(rankOf)).size < hand.length;
  if (paired || hand.some((card) => pips(card) > 8)) return null;
  return WORST - aceToFiveBadness(hand);
}

/** How bad a hand is: no pair, pair, two pair, trips, full house, quads; then rank by rank, those held most often first. */
function aceToFiveBadness(hand: readonly Card[]): number {
  const counts = rankCounts(hand);
  const holds = repeats(counts);
  let digits = 0;
  let place = 16 ** 4;
  for (let count = 4; count >= 1; count--) {
    if (holds[count] === 0) continue;
    for (let pip = 13; pip >= 1; pip--) {
      if (counts[pip === 1 ? ACE : pip - 2] !== count) continue;
      digits += pip * place;
      place /= 16;
    }
  }
  return pairing(holds) * 16 ** 5 + digits;
}

/** The ways to hold ranks more than once: 0 none, 1 pair, 2 two pair, 3 trips, 4 full house, 5 quads. */
function pairing(holds: readonly number[]): number {
  if (holds[4] === 1) return 5;
  if (holds[3] === 1) return holds[2] === 1 ? 4 : 3;
  return holds[2] as number;
}

/**
 * The best badugi among all subsets of the cards: more cards first, then the lower ranks from the
 * highest down. The leading digit of the value is the number of cards.
 */
function badugi(hand: readonly Card[]): number {
  for (let size = 4; size > 1; size--) {
    const badugis = combinations(hand, size).filter(
      (subset) => new Set(subset.map(rankOf)).size === size && new Set(subset.map(suitOf)).size === size,
    );
    if (badugis.length > 0) return Math.max(...badugis.map(badugiValue));
  }
  return Math.max(...hand.map((card) => badugiValue([card])));
}

function badugiValue(subset: readonly Card[]): number {
  const highestFirst = subset.map(pips).sort((a, b) => b - a);
  const badness = highestFirst.reduce((digits, pip) => digits * 16 + pip, 0);
  return subset.length * 16 ** 4 + (16 ** 4 - badness);
}

/** How many cards play in a badugi of this value. */
export function badugiSize(value: number): number {
  return Math.floor(value / 16 ** 4);
}
