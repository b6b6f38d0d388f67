// The part of a hold'em count in which somebody makes a flush. Between players with a flush only the
// suited cards of the board matter: five suited ranks on at most seven cards rule out a full house
// and four of a kind. A player without one can still have those, and then wins, unless the flush is a
// straight flush. In short deck a flush beats a full house, and only four of a kind wins so.
import { FLUSHES } from '../layout';
import { rankKey } from '../tables/keys';
import { aboveFlush, slot7 } from '../tables/strengths';
import { choose, subsetsOf } from '../tables/subsets';
import { boardCards, boardSet, flushThreshold, holeKey, holeSet, liveSet, players, suitedRanks } from './deal';
import { addDeals, isSplit, lowsOf } from './low-winners';

/** Live cards of the other three suits by rank: i32[13]. */
const OTHERS: usize = memory.data(13 * 4, 16);

/** The ways to fill up a board with cards of other suits, by the low ranks among them: {low ranks, ways}, 8 bytes each. */
const FILLS: usize = memory.data(40 * 8, 16);
let fillsEnd: usize = FILLS;
/** The same before they are listed: u32[256]. */
const FILL_WAYS: usize = memory.data(256 * 4, 16);

/** The suit that is counted, and the ranks of the community cards of other suits: key sum, mask, whether two are equal. */
let suit: i32 = 0;
let otherKey: u32 = 0;
let otherRanks: i32 = 0;
let otherPaired: bool = false;
/** Who holds the best flush on the board in hand. */
let flushWinners: i32 = 0;

/** The seats that have a flush when the board shows `t` cards of a suit, as a bit mask. */
export function flushSeats(ofSuit: i32, t: i32): i32 {
  let seats = 0;
  for (let p = 0; p < players; p++) {
    if (t + popcnt(suitedRanks(holeSet(p), ofSuit)) >= 5) seats |= 1 << p;
  }
  return seats;
}

/** Counts all boards on which at least one player holds a flush. */
export function countFlushes(): void {
  for (let ofSuit = 0; ofSuit < 4; ofSuit++) {
    selectSuit(ofSuit);
    const live = suitedRanks(liveSet, suit);
    const fixed = suitedRanks(boardSet, suit);
    const toCome = 5 - boardCards;
    const otherCards = <i32>popcnt(liveSet) - popcnt(live);
    const threshold = flushThreshold(suit);
    for (let t = max(threshold, popcnt(fixed)); t <= min(5, popcnt(fixed) + toCome); t++) {
      const drawn = t - popcnt(fixed);
      // The ways to fill the board up with cards of other suits.
      const ways = choose(otherCards, toCome - drawn);
      const deals = <u64>ways * <u64>choose(popcnt(live), drawn);
      if (deals == 0) continue;
      const able = flushSeats(suit, t);
      if (threshold == 5 && !isSplit()) addDeals(able, 0, deals);
      else compare(t, able, live | fixed, fixed, toCome - drawn, ways);
    }
  }
}

/** Makes `ofSuit` the suit that is counted. */
export function selectSuit(ofSuit: i32): void {
  suit = ofSuit;
  otherKey = 0;
  otherRanks = 0;
  otherPaired = false;
  for (let rank = 0; rank < 13; rank++) {
    let live = 0;
    for (let other = 0; other < 4; other++) {
      if (other == suit) continue;
      live += (suitedRanks(liveSet, other) >> rank) & 1;
      if ((suitedRanks(boardSet, other) >> rank) & 1) {
        otherKey += rankKey(rank);
        if ((otherRanks >> rank) & 1) otherPaired = true;
        otherRanks |= 1 << rank;
      }
    }
    store<i32>(OTHERS + (<usize>rank << 2), live);
  }
}

/** Lists the ways to fill up a board with `more` (at most two) cards of other suits. */
function listFills(more: i32, ways: i32): void {
  fillsEnd = FILLS;
  if (more == 0 || !isSplit()) {
    addFill(0, ways);
    return;
  }
  memory.fill(FILL_WAYS, 0, 256 * 4);
  for (let a = 0; a < 13; a++) {
    const live = load<i32>(OTHERS + (<usize>a << 2));
    noteFill(1 << a, more == 1 ? live : choose(live, 2));
    for (let b = a + 1; b < 13 && more == 2; b++) {
      noteFill((1 << a) | (1 << b), live * load<i32>(OTHERS + (<usize>b << 2)));
    }
  }
  for (let lows = 0; lows < 256; lows++) {
    const each = load<i32>(FILL_WAYS + (<usize>lows << 2));
    if (each) addFill(lows, each);
  }
}

function noteFill(ranks: i32, ways: i32): void {
  const at = FILL_WAYS + (<usize>lowsOf(ranks) << 2);
  store<i32>(at, load<i32>(at) + ways);
}

function addFill(lows: i32, ways: i32): void {
  store<i32>(fillsEnd, lows);
  store<i32>(fillsEnd, ways, 4);
  fillsEnd += 8;
}

/** Every choice of `t` board cards of the suit: adds `ways` deals to the best flush, then moves those
 *  that a full house wins. */
function compare(t: i32, able: i32, allowed: i32, required: i32, more: i32, ways: i32): void {
  listFills(more, ways);
  const rest = ((1 << players) - 1) & ~able;
  const excluded = ~allowed;
  let at = subsetsOf(t);
  const end = at + (<usize>choose(13, t) << 1);
  for (; at < end; at += 2) {
    const ranks = <i32>load<u16>(at);
    if ((ranks & excluded) != 0 || (ranks & required) != required) continue;
    const best = bestFlush(ranks, able);
    const lows = lowsOf(ranks | otherRanks);
    for (let fill = FILLS; fill < fillsEnd; fill += 8) {
      addDeals(flushWinners, lows | load<i32>(fill), load<i32>(fill, 4));
    }
    if (rest != 0 && t < 5 && best < aboveFlush) moveBoards(ranks, rest, more, false);
  }
}

/** The strength of the best flush of some seats over the suited ranks of a board; leaves who has it in `flushWinners`. */
export function bestFlush(ranks: i32, able: i32): i32 {
  let best = 0;
  let winners = 0;
  for (let p = 0; p < players; p++) {
    if (((able >> p) & 1) == 0) continue;
    const mask = ranks | suitedRanks(holeSet(p), suit);
    const strength = <i32>load<u16>(FLUSHES + (<usize>mask << 1));
    winners = strength > best ? 1 << p : strength == best ? winners | (1 << p) : winners;
    best = max(best, strength);
  }
  flushWinners = winners;
  return best;
}

/** Completes the suited ranks of a board with `more` (at most two) cards of other suits in every way that
 *  pairs it, and moves the deals on which one of `rest` has a full house or better from `flushWinners` to
 *  them; with `back`, from them. */
export function moveBoards(ranks: i32, rest: i32, more: i32, back: bool): void {
  let key = otherKey;
  for (let left = ranks; left; left &= left - 1) key += rankKey(ctz(left));
  const seen = ranks | otherRanks;
  const paired = otherPaired || (ranks & otherRanks) != 0;
  if (more == 0) {
    if (paired) moveBoard(key, seen, rest, 1, back);
    return;
  }
  for (let a = 0; a < 13; a++) {
    const live = load<i32>(OTHERS + (<usize>a << 2));
    if (live == 0) continue;
    const keyA = key + rankKey(a);
    const seenA = seen | (1 << a);
    const pairedA = paired || ((seen >> a) & 1) != 0;
    if (more == 1) {
      if (pairedA) moveBoard(keyA, seenA, rest, live, back);
      continue;
    }
    if (live > 1) moveBoard(keyA + rankKey(a), seenA, rest, choose(live, 2), back);
    for (let b = a + 1; b < 13; b++) {
      const ways = live * load<i32>(OTHERS + (<usize>b << 2));
      if (ways == 0 || !(pairedA || ((seen >> b) & 1) != 0)) continue;
      moveBoard(keyA + rankKey(b), seenA | (1 << b), rest, ways, back);
    }
  }
}

/** Moves the deals of boards of some ranks. */
function moveBoard(key: u32, ranks: i32, rest: i32, ways: u64, back: bool): void {
  let best = 0;
  let winners = 0;
  for (let p = 0; p < players; p++) {
    if (((rest >> p) & 1) == 0) continue;
    const strength = <i32>load<u16>(slot7(key + holeKey(p)));
    winners = strength > best ? 1 << p : strength == best ? winners | (1 << p) : winners;
    best = max(best, strength);
  }
  if (best < aboveFlush) return;
  const lows = lowsOf(ranks);
  addDeals(back ? flushWinners : winners, lows, ways);
  addDeals(back ? winners : flushWinners, lows, -ways);
}
