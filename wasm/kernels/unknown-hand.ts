// Exact equity of fixed hands against one unknown or partly known hand in games that play exactly two hole
// cards, on any street: boards are counted by rank multiset, and of each, those with three or more of a suit
// by the ranks in it (as in hold'em: multisets.ts). On each such class of boards only the best fixed hand
// matters, and how many unknown hands are below it, level with it and above.
import { choose } from '../tables/subsets';
import { rankKey } from '../tables/keys';
import { BOARD_OUTCOMES } from '../layout';
import { clearBoardOutcomes } from './board-deal';
import { prepareCliques } from './cliques';
import { BOARD_ROWS, boardSlot, flushOfTwo, lowOfTwo, prepareValues, VALUE_ROW } from './omaha-values';
import { prepareFlushSquares, prepareLowSquares } from './square-rows';
import { boardIn, boardOf, fixedSeats, heldIn, liveCards, liveIn, liveOf, RANK_PAIRS, readUnknownDeal, timesOf, toCome, unknownCards } from './unknown-deal';
import { ANY, BELOW, countHands, mayTieHigh, mayTieLow, setBoard, setHigh, setHighSuited, setLow, WITHIN } from './unknown-graph';

/** By rank, the community cards to come and those of them outside the suit of a flush: u8[13]. */
const COMING: usize = memory.data(16, 16);
const OTHERS: usize = memory.data(16, 16);
/** Strengths by rank of the fixed seats on the board in hand: u16[10]. */
const VALUES: usize = memory.data(32, 16);

let split: bool = false;
/** The unknown seat as a set, and all ways to complete its hand. */
let unknownSet: i32 = 0;
let allHands: u64 = 0;
/** The rank multisets met so far, and which of them are counted. */
let met: i32 = 0;
let from: i32 = 0;
let to: i32 = 0;
/** The best fixed low and the seats that have it; whether a low is possible. */
let lowSet: i32 = 0;
let bestLow: i32 = 0;
let withLow: bool = false;
/** The best fixed high and the seats that have it. */
let highSet: i32 = 0;
let bestHigh: i32 = 0;
/** Hands up to a low whose highs are below the best fixed one, up to it, or anything. */
let below: u64 = 0;
let within: u64 = 0;
let any: u64 = 0;

/** Counts the deals of every hand for seat `seat` of which `known` cards are known, on the boards whose cards to come
 *  are, by ranks, the multisets `first` to `last`; INPUT holds what readUnknownDeal reads. */
export function countUnknown(
  players: i32, width: i32, highLow: bool, seat: i32, known: i32, board: i32, dead: i32, first: i32, last: i32,
): void {
  prepareValues();
  prepareFlushSquares();
  if (highLow) prepareLowSquares();
  prepareCliques();
  readUnknownDeal(players - 1, width, known, board, dead);
  clearBoardOutcomes(players, highLow);
  split = highLow;
  unknownSet = 1 << seat;
  allHands = choose(liveCards - toCome, unknownCards);
  met = 0;
  from = first;
  to = last;
  memory.fill(COMING, 0, 16);
  if (toCome == 0) meet(1);
  else walk(0, toCome, 1);
}

/** Deals `left` more cards of `rank` and higher ranks; `ways` counts the deals so far. */
function walk(lowest: i32, left: i32, ways: i32): void {
  for (let rank = lowest; rank < 13; rank++) {
    const live = liveOf(rank);
    for (let cards = 1; cards <= min(left, live); cards++) {
      store<u8>(COMING + <usize>rank, <u8>cards);
      const deals = ways * choose(live, cards);
      if (cards == left) meet(deals);
      else walk(rank + 1, left - cards, deals);
    }
    store<u8>(COMING + <usize>rank, 0);
  }
}

/** Counts the boards of a rank multiset if they are asked for. */
function meet(ways: u64): void {
  const number = met++;
  if (number < from || number >= to) return;
  let sum: u32 = 0;
  let lows = 0;
  let drawn = 0;
  for (let rank = 0; rank < 13; rank++) {
    const coming = load<u8>(COMING + <usize>rank);
    const cards = coming + boardOf(rank);
    if (coming) drawn |= 1 << rank;
    if (cards == 0) continue;
    sum += cards * rankKey(rank);
    lows |= rank == 12 ? 1 : (2 << rank) & 0xff;
  }
  const row = BOARD_ROWS + boardSlot(sum) * VALUE_ROW;
  setBoard(row, COMING);
  withLow = split && popcnt(lows) > 2;
  if (withLow) findLows(lows);
  for (let seat = 0; seat < fixedSeats; seat++) store<u16>(VALUES + <usize>(seat << 1), bestOf(row, seat));
  for (let suit = 0; suit < 4; suit++) ways -= countSuit(suit, drawn);
  if (ways == 0) return;
  findHighs(-1, 0);
  setHigh(bestHigh);
  count(ways);
}

/** Counts the boards of the rank multiset with three or more of a suit; returns how many there are. */
function countSuit(suit: i32, drawn: i32): u64 {
  const fixed = boardIn(suit);
  const able = drawn & liveIn(suit);
  let all: u64 = 0;
  // Every subset of the ranks to come that may be of the suit, the empty one last.
  for (let next = able + 1; next > 0; ) {
    const ranks = (next - 1) & able;
    next = ranks;
    if (popcnt(fixed | ranks) < 3) continue;
    const ways = waysBeside(suit, ranks);
    const times = timesOf(suit);
    all += ways;
    if (ways == 0 || times == 0) continue;
    findHighs(suit, fixed | ranks);
    setHighSuited(bestHigh, suit, fixed | ranks, ranks, OTHERS);
    count(ways * times);
  }
  return all;
}

/** Fills OTHERS for some ranks drawn in a suit; returns the ways to deal those. */
function waysBeside(suit: i32, ranks: i32): u64 {
  const live = liveIn(suit);
  let ways: u64 = 1;
  for (let rank = 0; rank < 13; rank++) {
    const cards = <i32>load<u8>(COMING + <usize>rank) - ((ranks >> rank) & 1);
    store<u8>(OTHERS + <usize>rank, <u8>cards);
    if (cards) ways *= choose(liveOf(rank) - ((live >> rank) & 1), cards);
  }
  return ways;
}

/** The best that a fixed seat makes by ranks. */
function bestOf(row: usize, seat: i32): u16 {
  const list = RANK_PAIRS + <usize>(seat << 5);
  let best: u16 = 0;
  for (let pair: usize = load<u8>(list); pair > 0; pair--) best = max(best, load<u16>(row + load<u8>(list + pair)));
  return best;
}

/** The fixed seat as a set; the unknown seat stands between them. */
// @ts-ignore: decorator
@inline
function setOf(fixed: i32): i32 {
  const set = 1 << fixed;
  return set < unknownSet ? set : set << 1;
}

/** Finds the best fixed high where the board shows some ranks of a suit. */
function findHighs(suit: i32, ranks: i32): void {
  bestHigh = 0;
  for (let seat = 0; seat < fixedSeats; seat++) {
    let value = <i32>load<u16>(VALUES + <usize>(seat << 1));
    if (suit >= 0) {
      const held = heldIn(seat, suit);
      if (popcnt(held) > 1) value = max(value, flushOfTwo(ranks, held));
    }
    if (value > bestHigh) highSet = 0;
    if (value >= bestHigh) highSet |= setOf(seat);
    bestHigh = max(bestHigh, value);
  }
}

function findLows(board: i32): void {
  bestLow = 0;
  lowSet = 0;
  for (let seat = 0; seat < fixedSeats; seat++) {
    const ranks = heldIn(seat, 0) | heldIn(seat, 1) | heldIn(seat, 2) | heldIn(seat, 3);
    const low = lowOfTwo(((ranks << 1) | (ranks >> 12)) & 0xff, board);
    if (low > bestLow) lowSet = 0;
    if (low > 0 && low >= bestLow) lowSet |= setOf(seat);
    bestLow = max(bestLow, low);
  }
  setLow(board, bestLow);
}

/** Adds the hands of the unknown seat, each on so many boards, to their outcomes. */
function count(boards: u64): void {
  if (!withLow) {
    countUpTo(ANY);
    add(0, boards * below, boards * within, boards * any);
    return;
  }
  countUpTo(WITHIN);
  const belowLevel = below;
  const withinLevel = within;
  const anyLevel = any;
  // Where nobody has a low to tie with, a hand up to that has none.
  if (bestLow == 0) {
    add(0, boards * below, boards * within, boards * any);
  } else {
    if (mayTieLow()) countUpTo(BELOW);
    add(lowSet, boards * below, boards * within, boards * any);
    const level = lowSet | unknownSet;
    add(level, boards * (belowLevel - below), boards * (withinLevel - within), boards * (anyLevel - any));
  }
  countUpTo(ANY);
  add(unknownSet, boards * (below - belowLevel), boards * (within - withinLevel), boards * (any - anyLevel));
}

/** Counts the hands up to a low: those below the best fixed high, those up to it, and all. */
function countUpTo(low: i32): void {
  within = countHands(WITHIN, low);
  below = mayTieHigh() ? countHands(BELOW, low) : within;
  any = low == ANY ? allHands : countHands(ANY, low);
}

/** Adds deals, given up to each high, to the outcomes with some seats having the best low. */
function add(low: i32, belowHigh: u64, withinHigh: u64, all: u64): void {
  const counts = BOARD_OUTCOMES + (<usize>low << (fixedSeats + 4));
  addTo(counts + (<usize>highSet << 3), belowHigh);
  addTo(counts + (<usize>(highSet | unknownSet) << 3), withinHigh - belowHigh);
  addTo(counts + (<usize>unknownSet << 3), all - withinHigh);
}

// @ts-ignore: decorator
@inline
function addTo(count: usize, deals: u64): void {
  store<u64>(count, load<u64>(count) + deals);
}
