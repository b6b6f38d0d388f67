// What is known of a deal with fixed hands and one hand of which some cards, or none, are known: read from
// INPUT once per call. Ranks in a suit are masks; suits that look the same to everybody are counted once.
import { INPUT } from '../layout';
import { PAIR_AT } from './omaha-values';

/** Seats whose cards are all known. */
export let fixedSeats: i32 = 0;
export let hole: i32 = 0;
/** Cards known of the unknown hand, cards to choose for it, and community cards to come. */
export let knownCards: i32 = 0;
export let unknownCards: i32 = 0;
export let toCome: i32 = 0;
/** Cards that can still be dealt. */
export let liveCards: i32 = 0;

/** Ranks by suit: of cards that can be dealt, on the board, known of the unknown hand; then of the fixed seats. */
const SUITED: usize = memory.data(4 * 2 * 16, 16);
const LIVE: usize = SUITED;
const BOARD: usize = SUITED + 8;
const KNOWN: usize = SUITED + 16;
const HELD: usize = SUITED + 24;
/** Live cards and community cards known by rank: u8[13] each. */
const LIVE_RANKS: usize = memory.data(16, 16);
const BOARD_RANKS: usize = memory.data(16, 16);
/** How many suits are counted with each suit: 0 if it goes with an earlier one: u8[4]. */
const TIMES: usize = memory.data(8, 8);
/** Where the strengths of a fixed seat's pairs of ranks stand in a row: a count, then offsets in bytes: u8[10][32]. */
export const RANK_PAIRS: usize = memory.data(10 * 32, 16);

/** Reads `fixed` hands of `width` cards, then the cards known of the unknown hand, the board and the dead cards. */
export function readUnknownDeal(fixed: i32, width: i32, known: i32, board: i32, dead: i32): void {
  fixedSeats = fixed;
  hole = width;
  knownCards = known;
  unknownCards = width - known;
  toCome = 5 - board;
  memory.fill(SUITED, 0, 4 * 2 * 16);
  memory.fill(BOARD_RANKS, 0, 16);
  memory.fill(LIVE_RANKS, 4, 13);
  for (let suit: usize = 0; suit < 4; suit++) store<u16>(LIVE + (suit << 1), 8191);
  liveCards = 52;
  let at = INPUT;
  for (let seat = 0; seat < fixed; seat++) {
    for (let i = 0; i < width; i++) take(load<u8>(at++), HELD + <usize>(seat << 3));
    listPairs(seat);
  }
  for (let i = 0; i < known; i++) take(load<u8>(at++), KNOWN);
  for (let i = 0; i < board; i++) {
    const card = load<u8>(at++);
    take(card, BOARD);
    const rank = BOARD_RANKS + <usize>(card >> 2);
    store<u8>(rank, load<u8>(rank) + 1);
  }
  for (let i = 0; i < dead; i++) take(load<u8>(at++), 0);
  for (let suit = 0; suit < 4; suit++) findTimes(suit);
}

/** Takes a card from the deck and puts it to the ranks by suit at `to` (0 for nowhere). */
function take(card: i32, to: usize): void {
  const suit = <usize>(card & 3) << 1;
  const bit = 1 << (card >> 2);
  store<u16>(LIVE + suit, load<u16>(LIVE + suit) & ~bit);
  if (to) store<u16>(to + suit, load<u16>(to + suit) | bit);
  const rank = LIVE_RANKS + <usize>(card >> 2);
  store<u8>(rank, load<u8>(rank) - 1);
  liveCards--;
}

function listPairs(seat: i32): void {
  const list = RANK_PAIRS + <usize>(seat << 5);
  const cards = INPUT + <usize>(seat * hole);
  let count: usize = 0;
  for (let i: usize = 1; i < <usize>hole; i++) {
    for (let j: usize = 0; j < i; j++) {
      const pair = <usize>((load<u8>(cards + i) >> 2) << 4) | <usize>(load<u8>(cards + j) >> 2);
      count++;
      store<u8>(list + count, load<u8>(PAIR_AT + pair));
    }
  }
  store<u8>(list, <u8>count);
}

/** Counts the suits that look like a suit, unless one before it does. */
function findTimes(suit: i32): void {
  let times: u8 = 1;
  for (let other = 0; other < 4; other++) {
    if (other == suit || !looksLike(suit, other)) continue;
    times = other < suit ? 0 : times ? times + 1 : 0;
  }
  store<u8>(TIMES + <usize>suit, times);
}

function looksLike(suit: i32, other: i32): bool {
  for (let masks = SUITED; masks < HELD + (<usize>fixedSeats << 3); masks += 8) {
    if (load<u16>(masks + (<usize>suit << 1)) != load<u16>(masks + (<usize>other << 1))) return false;
  }
  return true;
}

// @ts-ignore: decorator
@inline
export function timesOf(suit: i32): i32 {
  return load<u8>(TIMES + <usize>suit);
}

// @ts-ignore: decorator
@inline
export function liveIn(suit: i32): i32 {
  return load<u16>(LIVE + (<usize>suit << 1));
}

// @ts-ignore: decorator
@inline
export function boardIn(suit: i32): i32 {
  return load<u16>(BOARD + (<usize>suit << 1));
}

// @ts-ignore: decorator
@inline
export function knownIn(suit: i32): i32 {
  return load<u16>(KNOWN + (<usize>suit << 1));
}

// @ts-ignore: decorator
@inline
export function heldIn(seat: i32, suit: i32): i32 {
  return load<u16>(HELD + (<usize>seat << 3) + (<usize>suit << 1));
}

/** Live cards of a rank. */
// @ts-ignore: decorator
@inline
export function liveOf(rank: i32): i32 {
  return load<u8>(LIVE_RANKS + <usize>rank);
}

/** Known community cards of a rank. */
// @ts-ignore: decorator
@inline
export function boardOf(rank: i32): i32 {
  return load<u8>(BOARD_RANKS + <usize>rank);
}
