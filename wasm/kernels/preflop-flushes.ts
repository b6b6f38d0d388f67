// The boards with a flush, before the flop, as vector code: see flushes.ts for the plain version. A
// player's flush over a board's suited cards depends on the player's ranks in the suit alone (none,
// one or two); these rows of strengths over all subsets are made on first use and kept.
import { FLUSHES } from '../layout';
import { FULL_HOUSE } from '../tables/strengths';
import { choose, subsetsOf } from '../tables/subsets';
import { addOutcome, flushThreshold, holeSet, liveSet, players, suitedRanks } from './deal';
import { bestFlush, flushSeats, moveBoards, selectSuit } from './flushes';
import { addRow, addWinners, clearRows } from './winners';

/** Lanes of the subsets of 3, 4 and 5 ranks, each padded to full vectors. */
const ROW3: usize = 288;
const ROW4: usize = 720;
const ROW5: usize = 1288;
const ROW_BYTES: usize = (ROW3 + ROW4 + ROW5) * 2;
/** By hole ranks in the suit (none, 13 single ranks, 78 pairs): u16[92][ROW3 + ROW4 + ROW5], and which are there. */
const VALUES: usize = memory.data(92 * <i32>ROW_BYTES, 16);
const FILLED: usize = memory.data(92, 8);
/** 1 in the lanes of subsets that can be dealt, else 0. */
const DEALABLE: usize = memory.data(<i32>ROW5 * 2, 16);

/** Counts all boards on which somebody has a flush, except that where only one player can have one the
 *  deals go to that player even if somebody has a full house; straight flushes get what the caller, who
 *  moves those by ranks alone, will take from them. */
export function countPreflopFlushes(): void {
  for (let suit = 0; suit < 4; suit++) {
    const live = suitedRanks(liveSet, suit);
    const otherCards = <i32>popcnt(liveSet) - popcnt(live);
    const threshold = flushThreshold(suit);
    selectSuit(suit);
    for (let t = threshold; t <= 5; t++) {
      const ways = choose(otherCards, 5 - t);
      const deals = <u64>ways * <u64>choose(popcnt(live), t);
      if (deals == 0) continue;
      const able = flushSeats(suit, t);
      const alone = popcnt(able) == 1;
      if (alone || threshold == 5) addOutcome(able, deals);
      else compare(suit, t, able, live, ways);
      if (t < 5 && alone) creditStraightFlushes(suit, t, able, live);
      else if (t < 5 && able != (1 << players) - 1) moveFullHouses(t, able, live);
    }
  }
}

function compare(suit: i32, t: i32, able: i32, live: i32, ways: i32): void {
  const lanes = markDealable(t, live);
  clearRows();
  for (let p = 0; p < players; p++) {
    if ((able >> p) & 1) addRow(valuesOf(suitedRanks(holeSet(p), suit), t), p);
  }
  addWinners(DEALABLE, 0, lanes, 0, ways);
}

/** Fills DEALABLE for subsets of `t` ranks; returns how many lanes that is. */
function markDealable(t: i32, live: i32): usize {
  const lanes = t == 3 ? ROW3 : t == 4 ? ROW4 : ROW5;
  const subsets = subsetsOf(t);
  const excluded = i16x8.splat(<i16>~live);
  for (let i: usize = 0; i < lanes * 2; i += 16) {
    const dealable = i16x8.eq(v128.and(v128.load(subsets + i), excluded), i16x8.splat(0));
    v128.store(DEALABLE + i, v128.and(dealable, i16x8.splat(1)));
  }
  for (let i = <usize>choose(13, t); i < lanes; i++) store<u16>(DEALABLE + (i << 1), 0);
  return lanes;
}

/** The flush strengths of hole ranks over the subsets of `t` ranks. */
function valuesOf(hole: i32, t: i32): usize {
  let index: usize = 0;
  if (hole) {
    const high = 31 - clz(hole);
    const low = hole ^ (1 << high);
    index = low ? <usize>(14 + high * (high - 1) / 2 + ctz(low)) : <usize>(1 + high);
  }
  const row = VALUES + index * ROW_BYTES;
  if (load<u8>(FILLED + index) == 0) {
    store<u8>(FILLED + index, 1);
    fillRow(row, hole, 3);
    fillRow(row + ROW3 * 2, hole, 4);
    fillRow(row + (ROW3 + ROW4) * 2, hole, 5);
  }
  return row + (t == 3 ? 0 : t == 4 ? ROW3 * 2 : (ROW3 + ROW4) * 2);
}

function fillRow(row: usize, hole: i32, t: i32): void {
  const subsets = subsetsOf(t);
  for (let i: usize = 0; i < <usize>choose(13, t) * 2; i += 2) {
    const mask = <usize>load<u16>(subsets + i) | hole;
    store<u16>(row + i, load<u16>(FLUSHES + (mask << 1)));
  }
}

/** The boards of `t` suited cards with which the only seat that has a flush has a straight flush. */
function creditStraightFlushes(suit: i32, t: i32, able: i32, live: i32): void {
  const seat = ctz(able);
  const row = valuesOf(suitedRanks(holeSet(seat), suit), t);
  const subsets = subsetsOf(t);
  const lanes = t == 3 ? ROW3 : ROW4;
  const excluded = i16x8.splat(<i16>~live);
  const below = i16x8.splat(<i16>FULL_HOUSE);
  for (let i: usize = 0; i < lanes * 2; i += 16) {
    const straight = i16x8.gt_s(v128.load(row + i), below);
    if (!v128.any_true(straight)) continue;
    const dealable = i16x8.eq(v128.and(v128.load(subsets + i), excluded), i16x8.splat(0));
    for (let bits = i16x8.bitmask(v128.and(straight, dealable)); bits; bits &= bits - 1) {
      const ranks = <i32>load<u16>(subsets + i + (<usize>ctz(bits) << 1));
      bestFlush(ranks, able);
      moveBoards(ranks, ((1 << players) - 1) ^ able, 5 - t, true);
    }
  }
}

/** With several flushes, the boards on which one of the others has a full house, one by one. */
function moveFullHouses(t: i32, able: i32, live: i32): void {
  const rest = ((1 << players) - 1) ^ able;
  const subsets = subsetsOf(t);
  for (let i: usize = 0; i < <usize>choose(13, t) * 2; i += 2) {
    const ranks = <i32>load<u16>(subsets + i);
    if (ranks & ~live) continue;
    if (bestFlush(ranks, able) < FULL_HOUSE) moveBoards(ranks, rest, 5 - t, false);
  }
}
