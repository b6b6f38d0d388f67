// How many ways there are to complete an unknown hand that stay within what the fixed hands make of a board.
// With exactly two hole cards in play a hand is worth its best pair of cards: it stays within a limit when
// every pair does, so such hands are the cliques of a graph (cliques.ts).
//
// Without a flush only ranks matter, and a vertex is a rank. Where flushes are possible and all of them are
// above the limit, a hand has at most one card of the suit: single cards. Else the ranks of the suit are
// vertices of their own, from 13 on.
import { INPUT } from '../layout';
import { flushes } from '../tables/strengths';
import { BAD, countCliques, setCards } from './cliques';
import { flushSquare, lowsAbove, lowSquare, ranksAbove, SQUARE_ROW, spreadRow } from './square-rows';
import { fixedSeats, hole, knownCards, knownIn, liveIn, liveOf, unknownCards } from './unknown-deal';

/** The limits of a count: all pairs below the best fixed hand, up to it, or anything. */
export const BELOW: i32 = 0;
export const WITHIN: i32 = 1;
export const ANY: i32 = 2;

/** Strengths by two ranks on the board that is counted: u16[13][16]. */
const SQUARE: usize = memory.data(416, 16);
/** For the limits BELOW and WITHIN, the bad partners of every rank by rank strengths, flushes and lows: u32[2][16]. */
const BAD_RANKS: usize = memory.data(128, 16);
const BAD_FLUSHES: usize = memory.data(128, 16);
const BAD_LOWS: usize = memory.data(128, 16);

/** The strength that BAD_RANKS is made for, and whether the limits BELOW and WITHIN differ in each of the tables. */
let rankLimit: i32 = -1;
let ranksDiffer: bool = false;
let flushesDiffer: bool = false;
let lowsDiffer: bool = false;

/** Bit planes of how many cards are left by rank: of all suits, and outside the suit of the flush. */
let all1: u32 = 0;
let all2: u32 = 0;
let all4: u32 = 0;
let plain1: u32 = 0;
let plain2: u32 = 0;
let plain4: u32 = 0;
/** The suit of the flush, -1 for none, and the ranks left in it; whether every flush is above the limit, or none. */
let flushSuit: i32 = -1;
let suited: u32 = 0;
let noFlush: bool = false;
let anyFlush: bool = false;

/** Begins with a board: its row of strengths, and how many cards of each rank come with it, u8[13]. */
export function setBoard(row: usize, coming: usize): void {
  spreadRow(row, SQUARE);
  rankLimit = -1;
  all1 = all2 = all4 = 0;
  for (let rank = 0; rank < 13; rank++) {
    const left: u32 = liveOf(rank) - load<u8>(coming + <usize>rank);
    all1 |= (left & 1) << rank;
    all2 |= ((left >> 1) & 1) << rank;
    all4 |= (left >> 2) << rank;
  }
}

/** Sets the best low of the fixed hands, 0 for none, on the board's low ranks. */
export function setLow(board: i32, low: i32): void {
  const square = lowSquare(board);
  let differ: u32 = 0;
  for (let rank: usize = 0; rank < 13; rank++) {
    const above = lowsAbove(square + (rank << 4), low);
    const from = lowsAbove(square + (rank << 4), low - 1);
    differ |= above ^ from;
    store<u32>(BAD_LOWS + (rank << 2), from);
    store<u32>(BAD_LOWS + (rank << 2), above, 64);
  }
  lowsDiffer = differ != 0;
}

/** Sets the best high of the fixed hands where no flush is possible. */
export function setHigh(strength: i32): void {
  flushSuit = -1;
  flushesDiffer = false;
  setRanks(strength);
}

/** The same with the ranks `board` of a suit there, `drawn` of which come now beside `others` by rank, u8[13]. */
export function setHighSuited(strength: i32, suit: i32, board: i32, drawn: i32, others: usize): void {
  setRanks(strength);
  flushSuit = suit;
  const live = liveIn(suit);
  suited = live & ~drawn;
  plain1 = plain2 = plain4 = 0;
  for (let rank = 0; rank < 13; rank++) {
    const left: u32 = liveOf(rank) - ((live >> rank) & 1) - load<u8>(others + <usize>rank);
    plain1 |= (left & 1) << rank;
    plain2 |= ((left >> 1) & 1) << rank;
    plain4 |= (left >> 2) << rank;
  }
  noFlush = strength < flushes;
  flushesDiffer = !noFlush && fillBad(flushSquare(board), strength, BAD_FLUSHES);
  anyFlush = !noFlush && !flushesDiffer && !isAbove(suited | knownIn(suit));
}

/** Whether some of the suited ranks make a flush above the limit. */
function isAbove(ranks: u32): bool {
  for (let left = ranks; left; left &= left - 1) {
    if (load<u32>(BAD_FLUSHES + (<usize>ctz(left) << 2), 64) & ranks) return true;
  }
  return false;
}

function setRanks(strength: i32): void {
  if (rankLimit == strength) return;
  rankLimit = strength;
  ranksDiffer = fillBad(SQUARE, strength, BAD_RANKS);
}

/** Writes the bad partners of every rank by a square; returns whether a pair is as strong as the limit. */
function fillBad(square: usize, strength: i32, bad: usize): bool {
  let differ: u32 = 0;
  for (let rank: usize = 0; rank < 13; rank++) {
    const row = square + rank * SQUARE_ROW;
    const above = ranksAbove(row, strength);
    const from = ranksAbove(row, strength - 1);
    differ |= above ^ from;
    store<u32>(bad + (rank << 2), from);
    store<u32>(bad + (rank << 2), above, 64);
  }
  return differ != 0;
}

/** Whether the unknown hand may tie the best high of the fixed hands, and their best low. */
export function mayTieHigh(): bool {
  return ranksDiffer || flushesDiffer;
}

export function mayTieLow(): bool {
  return lowsDiffer;
}

/** Ways to complete the unknown hand such that no pair of its cards is above the limits. */
export function countHands(high: i32, low: i32): u32 {
  const suits = high != ANY && flushSuit >= 0 && !anyFlush;
  if (suits && !noFlush) return countSuited(high, low);
  for (let at: usize = 0; at < 52; at += 4) store<u32>(BAD + at, badOf(high, low, at));
  if (!suits) {
    setCards(all1, all2, all4, 0);
    return countBeside(8191, -1);
  }
  const known = popcnt(knownIn(flushSuit));
  if (known > 1) return 0;
  const singles = known == 1 ? 0 : suited;
  setCards(plain1, plain2, plain4, singles);
  return countBeside(8191, -1);
}

/** The bad partners of a rank, four times the rank being `at`. */
// @ts-ignore: decorator
@inline
function badOf(high: i32, low: i32, at: usize): u32 {
  const byRank = high == ANY ? 0 : load<u32>(BAD_RANKS + (<usize>high << 6) + at);
  return low == ANY ? byRank : byRank | load<u32>(BAD_LOWS + (<usize>low << 6) + at);
}

/** The same with the ranks of the suit as vertices of their own. */
function countSuited(high: i32, low: i32): u32 {
  for (let at: usize = 0; at < 52; at += 4) {
    const byRank = badOf(high, low, at);
    const bad = byRank | (byRank << 13);
    store<u32>(BAD + at, bad);
    store<u32>(BAD + at, bad | (load<u32>(BAD_FLUSHES + (<usize>high << 6) + at) << 13), 52);
  }
  setCards(plain1 | (suited << 13), plain2, plain4, 0);
  return countBeside((1 << 26) - 1, flushSuit);
}

/** Counts the cliques that hold the known cards, cards of `suit` being vertices of their own. */
function countBeside(vertices: u32, suit: i32): u32 {
  let met: u32 = 0;
  let at = INPUT + <usize>(fixedSeats * hole);
  for (let i = 0; i < knownCards; i++) {
    const card = <i32>load<u8>(at++);
    const vertex = (card & 3) == suit ? (card >> 2) + 13 : card >> 2;
    const bad = load<u32>(BAD + (<usize>vertex << 2));
    if (bad & met) return 0;
    met |= 1 << vertex;
    vertices &= ~bad;
  }
  return countCliques(vertices, unknownCards);
}
