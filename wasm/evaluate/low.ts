// The strength of a low hand from the sum of START and its card records: higher is better, 0 is none.
import { BADUGIS, LOWS5, LOWS7, RANKS5, RANKS7 } from '../layout';
import { lowOf } from '../tables/eights';
import { slot5, slot7 } from '../tables/strengths';
import { strength } from './high';

/** The rankings of a low hand, as the host numbers them. */
export const NO_LOW: i32 = 0;
export const EIGHT: i32 = 1;
export const ACE_TO_FIVE: i32 = 2;
export const DEUCE_TO_SEVEN: i32 = 3;
export const BADUGI: i32 = 4;

/** Ranks held, the deuce at bit 0 and the ace at bit 12. */
// @ts-ignore: decorator
@inline
function ranksOf(cards: u64): u32 {
  const two = cards | (cards >> 32);
  return <u32>(two | (two >> 16)) & 8191;
}

/** The same with the ace at bit 0 and the king at bit 12. */
// @ts-ignore: decorator
@inline
function aceLow(ranks: u32): u32 {
  return ((ranks << 1) | (ranks >> 12)) & 8191;
}

/** Eight-or-better: 1..56, or 0. */
// @ts-ignore: decorator
@inline
export function lowEight(sum: v128): i32 {
  return lowOf(aceLow(ranksOf(v128.extract_lane<u64>(sum, 1))) & 255);
}

/** Ace-to-five of seven or five cards: 1..6175. */
// @ts-ignore: decorator
@inline
export function lowAceToFive(sum: v128, cards: i32): i32 {
  const key = v128.extract_lane<u32>(sum, 0);
  if (cards == 7) return load<u16>(slot7(key) - RANKS7 + LOWS7);
  return load<u16>(slot5(key) - RANKS5 + LOWS5);
}

/** Deuce-to-seven of five cards: 1..7462, the high strengths turned round once A-2-3-4-5 has moved down
 *  from the straights (5854) and straight flushes (7453) to its place among ace-high hands: right above
 *  all that are king-high or lower, 784 with mixed suits and as many suited ones. */
export function lowDeuceToSeven(sum: v128): i32 {
  const high = strength(sum, 5);
  let place = high;
  if (high == 5854) place = 785;
  else if (high >= 785 && high < 5854) place = high + 1;
  else if (high == 7453) place = 6648;
  else if (high >= 6648 && high < 7453) place = high + 1;
  return 7463 - place;
}

/** Badugi of four cards: 1..1092, the best set of them without two of a rank or a suit. */
export function lowBadugi(sum: v128): i32 {
  return bestBadugi(v128.extract_lane<u64>(sum, 1), 0, 0);
}

/** The best badugi that adds to some ranks at most one card of `suit` and of each suit above it. */
function bestBadugi(cards: u64, suit: u64, ranks: u32): i32 {
  if (suit == 4) return load<u16>(BADUGIS + (<usize>ranks << 1));
  let best = bestBadugi(cards, suit + 1, ranks);
  for (let left = aceLow(<u32>(cards >> (suit << 4)) & 8191) & ~ranks; left != 0; left &= left - 1) {
    best = max(best, bestBadugi(cards, suit + 1, ranks | (1 << ctz(left))));
  }
  return best;
}

/** The low of a hand of `cards` cards in a ranking. */
// @ts-ignore: decorator
@inline
export function lowStrength(ranking: i32, sum: v128, cards: i32): i32 {
  if (ranking == ACE_TO_FIVE) return lowAceToFive(sum, cards);
  if (ranking == EIGHT) return lowEight(sum);
  if (ranking == DEUCE_TO_SEVEN) return lowDeuceToSeven(sum);
  return lowBadugi(sum);
}
