// What an Omaha player makes of any three community cards: tables over the triples of a deck renumbered
// 0..47, made once per deal of hole cards.
//
// A triple a < b < c stands in the row of its first two cards, a row being 48 lanes of 16 bits over the
// third. Lanes that are no triple (c <= b, or past the deck) hold 0x7fff for the first seat and 0 for
// the others: there the first seat wins alone, and what it wins is never counted but found by
// subtraction, so no lane is ever masked.
//
// Without a flush the ranks decide: 455 multisets of three, each the maximum over the different pairs of
// ranks in the hole. Triples of one suit are then raised to the flush.
import { FLUSHES } from '../layout';
import { rankKey } from '../tables/keys';
import { lowBit } from '../tables/eights';
import { slot5 } from '../tables/strengths';
import { deckCard, deckSize, hole, holeCard } from './board-deal';
import { fillLowRow } from './omaha-values';

export const LANES: usize = 48;
export const ROW: usize = LANES * 2;
/** Bytes of a seat's table: C(48, 2) rows. */
export const TABLE: usize = 1128 * ROW;

export const HIGHS3: usize = memory.data(8 * 1128 * 96, 16);
/** A seat's low by the set of low ranks of four community cards and the fifth card: u16[256][48]. */
export const LOW_TABLE: usize = 256 * ROW;
export const LOWS5: usize = memory.data(8 * 256 * 96, 16);
/** By place in the deck, lanes of 0xffff for the places behind it: u16[48][48]. */
export const BEHIND: usize = memory.data(48 * 96, 16);
/** The set of low ranks of each place: u8[48]. */
export const DECK_LOWS: usize = memory.data(48, 16);

/** Strengths by three ranks in any order: u16[13][13][16]. */
const BY_RANKS: usize = memory.data(13 * 13 * 16 * 2, 16);
/** Rows by two ranks (the higher first), made when needed: u16[169][48], and which are there. */
const RANK_ROWS: usize = memory.data(169 * 96, 16);
const RANK_ROW_MADE: usize = memory.data(176, 16);
/** The places of a suit's cards in the deck. */
const SUITED: usize = memory.data(16, 16);
/** Key sums of the different pairs of ranks in a hole: u32[21], and how many. */
const RANK_PAIRS: usize = memory.data(21 * 4, 16);
/** A seat's low by a set of low ranks on the board: u16[256]. */
const LOW_BY_RANKS: usize = memory.data(256 * 2, 16);

/** The number of the row of two places a < b, less b: rows of one a follow each other. */
// @ts-ignore: decorator
@inline
export function rowBase(a: usize): usize {
  return (a * (95 - a)) / 2 - a - 1;
}

/** The row of two places a < b, in bytes from the start of a table. */
// @ts-ignore: decorator
@inline
export function rowOf(a: usize, b: usize): usize {
  return (rowBase(a) + b) * ROW;
}

/** What all seats share: which lanes are behind a place, and low ranks. */
export function prepareDeck(): void {
  memory.fill(BEHIND, 0, 48 * ROW);
  for (let place = 0; place < deckSize; place++) {
    memory.fill(BEHIND + <usize>place * ROW + <usize>(place + 1) * 2, 0xff, <usize>(deckSize - place - 1) * 2);
    store<u8>(DECK_LOWS + <usize>place, <u8>lowBit(deckCard(place)));
  }
}

/** Fills a seat's table of triples. */
export function prepareHigh(seat: i32): void {
  rankTriples(rankPairs(seat));
  memory.fill(RANK_ROW_MADE, 0, 176);
  const table = HIGHS3 + <usize>seat * TABLE;
  const none = i16x8.splat(seat == 0 ? 0x7fff : 0);
  const bytes = (<usize>deckSize * 2 + 15) & ~15;
  for (let a = 0; a < deckSize - 1; a++) {
    const rankA = deckCard(a) >> 2;
    let row = table + rowOf(<usize>a, <usize>(a + 1));
    for (let b = a + 1; b < deckSize; b++) {
      const from = rankRow(rankA, deckCard(b) >> 2);
      const behind = BEHIND + <usize>b * ROW;
      for (let i: usize = 0; i < bytes; i += 16) {
        v128.store(row + i, v128.bitselect(v128.load(from + i), none, v128.load(behind + i)));
      }
      row += ROW;
    }
  }
  for (let suit = 0; suit < 4; suit++) raiseFlushes(seat, suit, table);
}

/** Lists the key sums of the different pairs of ranks in a hole. */
function rankPairs(seat: i32): usize {
  let seen: u64 = 0;
  let seenHigh: u64 = 0;
  let seenTop: u64 = 0;
  let count: usize = 0;
  for (let i = 0; i < hole; i++) {
    for (let j = i + 1; j < hole; j++) {
      const a = holeCard(seat, i) >> 2;
      const b = holeCard(seat, j) >> 2;
      const pair = max(a, b) * 13 + min(a, b);
      const bit = <u64>1 << (pair & 63);
      if (pair < 64) {
        if (seen & bit) continue;
        seen |= bit;
      } else if (pair < 128) {
        if (seenHigh & bit) continue;
        seenHigh |= bit;
      } else {
        if (seenTop & bit) continue;
        seenTop |= bit;
      }
      store<u32>(RANK_PAIRS + (count << 2), rankKey(a) + rankKey(b));
      count++;
    }
  }
  return count;
}

/** Fills BY_RANKS. Sums of five cards of one rank, which no deal makes, read something that is never used. */
function rankTriples(pairs: usize): void {
  const end = RANK_PAIRS + (pairs << 2);
  for (let c = 0; c < 13; c++) {
    for (let b = 0; b <= c; b++) {
      const sumBc = rankKey(b) + rankKey(c);
      for (let a = 0; a <= b; a++) {
        const sum = sumBc + rankKey(a);
        let best: u16 = 0;
        for (let pair = RANK_PAIRS; pair < end; pair += 4) {
          best = max(best, load<u16>(slot5(sum + load<u32>(pair))));
        }
        // Rows are looked up by their two ranks, the higher first.
        setTriple(c, b, a, best);
        setTriple(c, a, b, best);
        setTriple(b, a, c, best);
      }
    }
  }
}

// @ts-ignore: decorator
@inline
function setTriple(first: i32, second: i32, third: i32, strength: u16): void {
  store<u16>(BY_RANKS + (<usize>((first * 13 + second) * 16 + third) << 1), strength);
}

/** The row of two ranks over all places. */
function rankRow(rankA: i32, rankB: i32): usize {
  const pair = <usize>(max(rankA, rankB) * 13 + min(rankA, rankB));
  const row = RANK_ROWS + pair * ROW;
  if (load<u8>(RANK_ROW_MADE + pair)) return row;
  store<u8>(RANK_ROW_MADE + pair, 1);
  const strengths = BY_RANKS + (pair << 5);
  for (let place: usize = 0; place < <usize>deckSize; place++) {
    const rank = <usize>deckCard(<i32>place) >> 2;
    store<u16>(row + (place << 1), load<u16>(strengths + (rank << 1)));
  }
  return row;
}

/** Raises the triples of a suit of which the seat holds two or more. */
function raiseFlushes(seat: i32, suit: i32, table: usize): void {
  let held = 0;
  for (let i = 0; i < hole; i++) {
    const card = holeCard(seat, i);
    if ((card & 3) == suit) held |= 1 << (card >> 2);
  }
  if (popcnt(held) < 2) return;
  let count: usize = 0;
  for (let place = 0; place < deckSize; place++) {
    if ((deckCard(place) & 3) == suit) store<u8>(SUITED + count++, <u8>place);
  }
  for (let i: usize = 0; i < count; i++) {
    const a = <i32>load<u8>(SUITED + i);
    for (let j = i + 1; j < count; j++) {
      const b = <i32>load<u8>(SUITED + j);
      const row = table + rowOf(<usize>a, <usize>b);
      const two = (1 << (deckCard(a) >> 2)) | (1 << (deckCard(b) >> 2));
      for (let k = j + 1; k < count; k++) {
        const c = <i32>load<u8>(SUITED + k);
        const at = row + (<usize>c << 1);
        store<u16>(at, max(load<u16>(at), bestFlush(two | (1 << (deckCard(c) >> 2)), held)));
      }
    }
  }
}

/** The best flush of three ranks and two of those held. */
function bestFlush(three: i32, held: i32): u16 {
  let best: u16 = 0;
  for (let rest = held; rest; rest &= rest - 1) {
    const first = rest & -rest;
    for (let others = rest ^ first; others; others &= others - 1) {
      best = max(best, load<u16>(FLUSHES + (<usize>(three | first | (others & -others)) << 1)));
    }
  }
  return best;
}

/** Fills a seat's table of lows. */
export function prepareLow(seat: i32): void {
  let held = 0;
  for (let i = 0; i < hole; i++) held |= lowBit(holeCard(seat, i));
  fillLowRow(held, LOW_BY_RANKS);
  const table = LOWS5 + <usize>seat * LOW_TABLE;
  for (let ranks: usize = 0; ranks < 256; ranks++) {
    const row = table + ranks * ROW;
    for (let place: usize = 0; place < <usize>deckSize; place++) {
      const all = ranks | load<u8>(DECK_LOWS + place);
      store<u16>(row + (place << 1), load<u16>(LOW_BY_RANKS + (all << 1)));
    }
  }
}
