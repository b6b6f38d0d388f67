// What is known of a deal of a board game with any number of hole cards: read from INPUT once per call.
import { BOARD_OUTCOMES, INPUT } from '../layout';
import { cardBit } from '../tables/cards';

/** Community cards in the order given, then the cards that can still come in ascending order: u8[64]. */
export const DECK: usize = memory.data(64, 16);

export let seats: i32 = 0;
/** Hole cards a player. */
export let hole: i32 = 0;
/** Community cards known. */
export let known: i32 = 0;
/** Cards in DECK. */
export let deckSize: i32 = 0;

/** Reads `players` hands of `width` cards, then `board` community cards, then `dead` dead cards. */
export function readBoardDeal(players: i32, width: i32, board: i32, dead: i32): void {
  seats = players;
  hole = width;
  known = board;
  let gone: u64 = 0;
  const boardAt = INPUT + <usize>(players * width);
  for (let at = INPUT; at < boardAt + <usize>(board + dead); at++) gone |= cardBit(load<u8>(at));
  memory.copy(DECK, boardAt, board);
  let size = board;
  // Nothing comes to a complete board.
  for (let card = 0; card < 52 && board < 5; card++) {
    if (gone & cardBit(card)) continue;
    store<u8>(DECK + <usize>size, <u8>card);
    size++;
  }
  deckSize = size;
}

/** A card of DECK. */
// @ts-ignore: decorator
@inline
export function deckCard(place: i32): i32 {
  return load<u8>(DECK + <usize>place);
}

/** A hole card of a seat. */
// @ts-ignore: decorator
@inline
export function holeCard(seat: i32, i: i32): i32 {
  return load<u8>(INPUT + <usize>(seat * hole + i));
}

/** Forgets the outcomes of so many players. */
export function clearBoardOutcomes(players: i32, split: bool): void {
  memory.fill(BOARD_OUTCOMES, 0, <usize>8 << (split ? 2 * players : players));
}

/** Adds deals to an outcome. */
// @ts-ignore: decorator
@inline
export function addBoardOutcome(high: i32, low: i32, deals: u64): void {
  const at = BOARD_OUTCOMES + (<usize>(high | (low << seats)) << 3);
  store<u64>(at, load<u64>(at) + deals);
}
