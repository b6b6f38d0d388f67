// What is known of a hold'em deal: read from INPUT once per call, used by the counting kernels.
// Sets of cards are the high lanes of card records: bits 16s + r.
import { CARDS, INPUT, MAX_PLAYERS, OUTCOMES } from '../layout';
import { cardBit } from '../tables/cards';

/** All 52 cards. */
const FULL_DECK: u64 = 0x1fff1fff1fff1fff;

/** Each player's hole cards as a set: u64[10]. */
const HOLES: usize = memory.data(MAX_PLAYERS * 8, 16);
/** The key sum of each player's hole cards: u32[10]. */
const HOLE_KEYS: usize = memory.data(MAX_PLAYERS * 4, 16);

/** Players in the deal. */
export let players: i32 = 0;
/** Community cards known. */
export let boardCards: i32 = 0;
export let boardSet: u64 = 0;
/** The key sum of the known community cards. */
export let boardKey: u32 = 0;
/** Cards that can still come. */
export let liveSet: u64 = 0;

/** Reads `seats` hands of two cards, then `board` community cards, then `dead` dead cards. */
export function readDeal(seats: i32, board: i32, dead: i32): void {
  players = seats;
  boardCards = board;
  boardSet = 0;
  boardKey = 0;
  let live = FULL_DECK;
  let at = INPUT;
  for (let p: usize = 0; p < <usize>seats; p++) {
    const a = <i32>load<u8>(at);
    const b = <i32>load<u8>(at, 1);
    at += 2;
    const set = cardBit(a) | cardBit(b);
    store<u64>(HOLES + (p << 3), set);
    store<u32>(HOLE_KEYS + (p << 2), cardKey(a) + cardKey(b));
    live &= ~set;
  }
  for (let i = 0; i < board; i++) {
    const card = <i32>load<u8>(at++);
    boardSet |= cardBit(card);
    boardKey += cardKey(card);
  }
  live &= ~boardSet;
  for (let i = 0; i < dead; i++) live &= ~cardBit(<i32>load<u8>(at++));
  liveSet = live;
}

/** The rank key of a card. */
// @ts-ignore: decorator
@inline
export function cardKey(card: i32): u32 {
  return load<u32>(CARDS + (<usize>card << 4));
}

/** The hole cards of a player. */
// @ts-ignore: decorator
@inline
export function holeSet(player: i32): u64 {
  return load<u64>(HOLES + (<usize>player << 3));
}

// @ts-ignore: decorator
@inline
export function holeKey(player: i32): u32 {
  return load<u32>(HOLE_KEYS + (<usize>player << 2));
}

/** The ranks that a set of cards has in a suit, as a 13-bit mask. */
// @ts-ignore: decorator
@inline
export function suitedRanks(set: u64, suit: i32): i32 {
  return <i32>(set >> (suit << 4)) & 8191;
}

/** The ranks of a set of cards, as a 13-bit mask. */
// @ts-ignore: decorator
@inline
export function rankSet(set: u64): i32 {
  const halves = set | (set >> 32);
  return <i32>(halves | (halves >> 16)) & 8191;
}

/** How many cards of a suit must come on the board before somebody has a flush: 3, 4 or 5. */
export function flushThreshold(suit: i32): i32 {
  let most = 0;
  for (let p = 0; p < players; p++) most = max(most, popcnt(suitedRanks(holeSet(p), suit)));
  return 5 - most;
}

/** Forgets all counted outcomes. */
export function clearOutcomes(): void {
  memory.fill(OUTCOMES, 0, 1024 * 8);
}

/** Adds deals to the count of a set of winners. */
// @ts-ignore: decorator
@inline
export function addOutcome(winners: i32, deals: u64): void {
  const at = OUTCOMES + (<usize>winners << 3);
  store<u64>(at, load<u64>(at) + deals);
}
