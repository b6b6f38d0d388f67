// What is known of a deal of stud or draw: private cards only, all from one deck. Read from INPUT once a
// call, used by the kernels of these games. Unknown cards and cards to come are the same here: draws.
import { INPUT, MAX_PLAYERS } from '../layout';
import { strength } from '../evaluate/high';
import { lowStrength } from '../evaluate/low';
import { cardBit, cardRecord, START } from '../tables/cards';
import { fillLows } from '../tables/lows';

/** Bytes of a seat in INPUT: known cards, draws, then the known cards themselves. */
const SEAT_BYTES: usize = 16;

/** START and each seat's known cards: v128[10]. */
export const BASES: usize = memory.data(MAX_PLAYERS * 16, 16);
/** Cards each seat is still to get: i32[10]. */
const DRAWS: usize = memory.data(MAX_PLAYERS * 4, 16);
/** The records of the cards that can still be dealt, in ascending order: v128[52]. */
export const LIVE: usize = memory.data(52 * 16, 16);

export let seats: i32 = 0;
/** How many cards can still be dealt. */
export let live: i32 = 0;
/** Cards of a hand at the showdown. */
export let handCards: i32 = 0;
/** Whether the best high hand wins (the high half of a split pot). */
let highs: bool = false;
/** The low ranking, see evaluate/low.ts. */
let lows: i32 = 0;
/** Whether the pot is split between high and low. */
export let split: bool = false;

/** Sets the rules: cards of a hand, 1 where the high hand wins, the low ranking. */
export function setRules(cards: i32, high: i32, low: i32): void {
  handCards = cards;
  highs = high != 0;
  lows = low;
  split = highs && low != 0;
  if (low != 0) fillLows();
}

/** Reads `players` seats, then `dead` dead cards. */
export function readSeats(players: i32, dead: i32): void {
  seats = players;
  let gone: u64 = 0;
  for (let seat: usize = 0; seat < <usize>players; seat++) {
    const at = INPUT + seat * SEAT_BYTES;
    const known = <usize>load<u8>(at);
    let sum = i64x2(START, 0);
    for (let i: usize = 0; i < known; i++) sum = i64x2.add(sum, cardRecord(load<u8>(at + i, 2)));
    v128.store(BASES + (seat << 4), sum);
    store<i32>(DRAWS + (seat << 2), load<u8>(at, 1));
    gone |= v128.extract_lane<u64>(sum, 1);
  }
  const deadCards = INPUT + <usize>players * SEAT_BYTES;
  for (let i = 0; i < dead; i++) gone |= cardBit(load<u8>(deadCards + i));
  live = 0;
  for (let card = 0; card < 52; card++) {
    if (gone & cardBit(card)) continue;
    v128.store(LIVE + (<usize>live << 4), cardRecord(card));
    live++;
  }
}

// @ts-ignore: decorator
@inline
export function baseOf(seat: i32): v128 {
  return v128.load(BASES + (<usize>seat << 4));
}

// @ts-ignore: decorator
@inline
export function drawsOf(seat: i32): i32 {
  return load<i32>(DRAWS + (<usize>seat << 2));
}

/** The record of a card that can be dealt. */
// @ts-ignore: decorator
@inline
export function liveRecord(index: usize): v128 {
  return v128.load(LIVE + (index << 4));
}

/** What wins the pot, or its high half: higher is better. */
// @ts-ignore: decorator
@inline
export function mainStrength(sum: v128): i32 {
  return highs ? strength(sum, handCards) : lowStrength(lows, sum, handCards);
}

/** What wins the low half of a split pot; 0 wins nothing. */
// @ts-ignore: decorator
@inline
export function halfStrength(sum: v128): i32 {
  return lowStrength(lows, sum, handCards);
}

/** Deals counted by outcome, at an address the host gives: u64 by high winners + low winners * 2^seats. */
let outcomeTable: usize = 0;

export function clearTable(at: usize): void {
  outcomeTable = at;
  memory.fill(at, 0, <usize>8 << (split ? 2 * seats : seats));
}

// @ts-ignore: decorator
@inline
export function countOutcome(winners: i32, lowWinners: i32): void {
  countOutcomes(winners | (lowWinners << seats), 1);
}

/** Adds deals to an entry of the table. */
// @ts-ignore: decorator
@inline
export function countOutcomes(outcome: i32, deals: i64): void {
  const at = outcomeTable + (<usize>outcome << 3);
  store<i64>(at, load<i64>(at) + deals);
}

/** How many sets of `k` cards `n` cards have. */
export function setsOf(n: i32, k: i32): u64 {
  let result: u64 = 1;
  for (let i = 0; i < k; i++) result = result * <u64>(n - i) / <u64>(i + 1);
  return result;
}
