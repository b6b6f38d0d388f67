// Strengths of low hands, higher is better. All of them are filled when a game first asks for lows.
//
// Ace-to-five without qualifier: 1..6175, 6175 minus the place among the 6,175 classes of five ranks
// from the best: 1,287 without a pair · 2,860 pairs · 858 two pair · 858 trips · 156 full houses ·
// 156 quads. (Eight-or-better has a table of its own: eights.ts.) The ace is the lowest
// rank (position 0 of a mask, the king 12), and sets of ranks compare like numbers, highest rank first.
// Badugi: 1..1092, 715 hands of four cards above 286 of three, 78 of two and 13 of one.
import { BADUGIS, LOWS5, LOWS7, RANKS5, RANKS7 } from '../layout';
import { rankKey } from './keys';
import { slot5, slot7, without } from './strengths';
import { choose } from './subsets';

const PAIR: i32 = 1287;
const TWO_PAIR: i32 = PAIR + 2860;
const TRIPS: i32 = TWO_PAIR + 858;
const FULL_HOUSE: i32 = TRIPS + 858;
const QUADS: i32 = FULL_HOUSE + 156;
/** Classes of ace-to-five hands. */
const CLASSES: i32 = QUADS + 156;

/** The place of a mask among all masks of as many bits, in ascending order. */
function subsetOrdinal(mask: i32): i32 {
  let ordinal = 0;
  for (let rest = mask, k = 1; rest != 0; rest &= rest - 1, k++) ordinal += choose(ctz(rest), k);
  return ordinal;
}

/** The `count` lowest bits of a mask. */
function lowest(mask: i32, count: i32): i32 {
  let rest = mask;
  for (let i = 0; i < count; i++) rest &= rest - 1;
  return mask ^ rest;
}

/** The place of the best five of some ranks, 0 the best, given the masks of ranks held at least once,
 *  twice and three times. Five cards have as few equal ranks as the hand allows, so the number of
 *  different ranks tells the category. */
function placeOf(once: i32, twice: i32, thrice: i32): i32 {
  const ranks = popcnt(once);
  if (ranks >= 5) return subsetOrdinal(lowest(once, 5));
  if (ranks == 4) {
    const p = ctz(twice);
    return PAIR + p * 220 + subsetOrdinal(without(once, p));
  }
  if (ranks == 3) {
    if (popcnt(twice) > 1) {
      const pairs = lowest(twice, 2);
      const kicker = once ^ pairs;
      const below = popcnt(pairs & (kicker - 1));
      return TWO_PAIR + subsetOrdinal(pairs) * 11 + ctz(kicker) - below;
    }
    const t = ctz(twice);
    return TRIPS + t * 66 + subsetOrdinal(without(once, t));
  }
  // Two ranks: trips and a pair if the cards allow it, else quads and a kicker.
  if (popcnt(twice) > 1) {
    const t = ctz(thrice);
    return FULL_HOUSE + t * 12 + ctz(without(once, t));
  }
  const q = ctz(twice);
  return QUADS + q * 12 + ctz(without(once, q));
}

/** Walks the rank multisets of `left` more cards from the `rank`th rank above the ace up. */
function walk(cards: i32, left: i32, rank: i32, sum: u32, once: i32, twice: i32, thrice: i32): void {
  if (left == 0) {
    const strength = <u16>(CLASSES - placeOf(once, twice, thrice));
    if (cards == 7) store<u16>(slot7(sum) - RANKS7 + LOWS7, strength);
    else store<u16>(slot5(sum) - RANKS5 + LOWS5, strength);
    return;
  }
  if (rank == 13) return;
  const key = rankKey(rank == 0 ? 12 : rank - 1);
  const bit = 1 << rank;
  walk(cards, left, rank + 1, sum, once, twice, thrice);
  walk(cards, left - 1, rank + 1, sum + key, once | bit, twice, thrice);
  if (left > 1) walk(cards, left - 2, rank + 1, sum + 2 * key, once | bit, twice | bit, thrice);
  if (left > 2) walk(cards, left - 3, rank + 1, sum + 3 * key, once | bit, twice | bit, thrice | bit);
  if (left > 3) walk(cards, left - 4, rank + 1, sum + 4 * key, once | bit, twice | bit, thrice | bit);
}

function badugiStrength(ranks: i32): i32 {
  const place = subsetOrdinal(ranks);
  switch (popcnt(ranks)) {
    case 1: return 13 - place;
    case 2: return 13 + 78 - place;
    case 3: return 13 + 78 + 286 - place;
    case 4: return 13 + 78 + 286 + 715 - place;
    default: return 0;
  }
}

let filled = false;

/** Fills the tables unless they are. */
export function fillLows(): void {
  if (filled) return;
  filled = true;
  for (let mask = 1; mask < 8192; mask++) store<u16>(BADUGIS + (<usize>mask << 1), <u16>badugiStrength(mask));
  walk(5, 5, 0, 0, 0, 0, 0);
  walk(7, 7, 0, 0, 0, 0, 0);
}
