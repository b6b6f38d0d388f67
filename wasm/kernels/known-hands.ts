// The seats of a board game whose cards are all known, on any board. By ranks the best of them and who has it
// depend on the rank multiset of the board alone, with a flush on the suited cards of the board alone; the better
// of the two wins. So a board takes two look-ups, whatever the number of seats. Entries are made on first use:
// strength times 2^16 plus the seats that have it; 0 is not made.
import { MAX_PLAYERS } from '../layout';
import { lowOf } from '../tables/eights';
import { slot7 } from '../tables/strengths';
import { bestPair, flushOf, handRecord, two } from './board-hand';
import { BOARD_ROWS, BOARD_SLOTS, lowOfTwo, VALUE_ROW } from './omaha-values';

/** The known hands, as records: v128[10], and their seats: i32[10]. */
const HANDS: usize = memory.data(MAX_PLAYERS * 16, 16);
const SEATS: usize = memory.data(MAX_PLAYERS * 4, 16);
/** By slot of the board's rank multiset: u32[BOARD_SLOTS]. */
const BY_RANKS: usize = memory.data(BOARD_SLOTS * 4, 16);
/** By suit and the ranks that a board has of it, three or more: u32[4][8192]. */
const BY_FLUSH: usize = memory.data(4 * 8192 * 4, 16);
/** By the low ranks of the board: u32[256]. */
const BY_LOWS: usize = memory.data(256 * 4, 16);

/** What stands for a flush that nobody has. */
const NOBODY: u32 = 1;

/** How many seats are known. */
export let knownSeats: i32 = 0;

/** Forgets all known hands. */
export function clearKnown(): void {
  knownSeats = 0;
  memory.fill(BY_RANKS, 0, BOARD_SLOTS * 4);
  memory.fill(BY_FLUSH, 0, 4 * 8192 * 4);
}

/** Adds the hand of a seat, its cards a byte each. */
export function addKnown(seat: i32, cards: u64): void {
  v128.store(HANDS + (<usize>knownSeats << 4), handRecord(cards));
  store<i32>(SEATS + (<usize>knownSeats << 2), seat);
  knownSeats++;
}

/** Tells the lows of the hands added. */
export function fillKnownLows(): void {
  for (let board = 0; board < 256; board++) {
    let best: u32 = 0;
    for (let i: usize = 0; i < <usize>knownSeats; i++) {
      const held = lowRanks(load<u64>(HANDS + (i << 4), 8));
      best = better(best, two ? lowOfTwo(held, board) : lowOf(held | board), seatBit(i));
    }
    store<u32>(BY_LOWS + (<usize>board << 2), best);
  }
}

// @ts-ignore: decorator
@inline
function seatBit(i: usize): u32 {
  return 1 << load<u32>(SEATS + (i << 2));
}

/** The low ranks of a set of cards, the ace at bit 0. */
// @ts-ignore: decorator
@inline
export function lowRanks(set: u64): i32 {
  const halves = set | (set >> 32);
  const ranks = <i32>(halves | (halves >> 16)) & 8191;
  return ((ranks << 1) | (ranks >> 12)) & 0xff;
}

/** The better of the best so far and a strength of other seats; 0 is no hand. */
// @ts-ignore: decorator
@inline
export function better(best: u32, strength: i32, seats: u32): u32 {
  if (strength == 0) return best;
  const other = (<u32>strength << 16) | seats;
  return (best ^ other) >> 16 == 0 ? best | seats : max(best, other);
}

/** The best by ranks on a board of some slot and key sum. */
// @ts-ignore: decorator
@inline
export function knownByRanks(slot: usize, key: u32): u32 {
  const found = load<u32>(BY_RANKS + (slot << 2));
  return found ? found : makeByRanks(slot, key);
}

function makeByRanks(slot: usize, key: u32): u32 {
  let best: u32 = 0;
  for (let i: usize = 0; i < <usize>knownSeats; i++) {
    const pattern = load<u64>(HANDS + (i << 4));
    const strength = two ? bestPair(BOARD_ROWS + slot * VALUE_ROW, pattern) : <i32>load<u16>(slot7(key + <u32>pattern));
    best = better(best, strength, seatBit(i));
  }
  store<u32>(BY_RANKS + (slot << 2), best);
  return best;
}

/** The best flush on a board with three or more cards of a suit. */
// @ts-ignore: decorator
@inline
export function knownByFlush(suit: usize, ranks: i32): u32 {
  const found = load<u32>(BY_FLUSH + (suit << 15) + (<usize>ranks << 2));
  return found ? found : makeByFlush(suit, ranks);
}

function makeByFlush(suit: usize, ranks: i32): u32 {
  let best: u32 = 0;
  for (let i: usize = 0; i < <usize>knownSeats; i++) {
    const held = <i32>load<u16>(HANDS + (i << 4) + (suit << 1), 8) & 8191;
    best = better(best, flushOf(ranks, held), seatBit(i));
  }
  best = max(best, NOBODY);
  store<u32>(BY_FLUSH + (suit << 15) + (<usize>ranks << 2), best);
  return best;
}

/** The best low on a board with some low ranks; 0 for none. */
// @ts-ignore: decorator
@inline
export function knownByLows(lows: i32): u32 {
  return load<u32>(BY_LOWS + (<usize>lows << 2));
}
