// The plain kernel for any board game: deals every way to complete the board and looks at every hand
// that each player may make of it. The fallback, and in tests the judge of the kernels that are fast.
import { cardRecord, START } from '../tables/cards';
import { lowBit, lowOf } from '../tables/eights';
import { strength, strength7 } from '../evaluate/high';
import { addBoardOutcome, clearBoardOutcomes, deckCard, deckSize, hole, holeCard, readBoardDeal, seats } from './board-deal';

/** The community cards of the board in hand. */
const BOARD: usize = memory.data(8, 8);
/** Sums of card records: of pairs of hole cards, 21 a seat at the most; of the ten triples of a board. */
const PAIRS: usize = memory.data(10 * 21 * 16, 16);
const TRIPLES: usize = memory.data(10 * 16, 16);
/** The sets of low ranks of the same; 0xff00 where they are not all low and different. u16. */
const PAIR_LOWS: usize = memory.data(10 * 21 * 2, 16);
const TRIPLE_LOWS: usize = memory.data(10 * 2, 16);
const NO_LOW: i32 = 0xff00;

/** Whether exactly two hole cards play, and whether half the pot goes to the best low of eight or better. */
let two: bool = false;
let split: bool = false;
/** The best strength found last, and the best low. */
let high: i32 = 0;
let low: i32 = 0;

/** Plays every deal whose first card to come is one of the `from`th to the `to`th live cards (all of them when
 *  the board is complete); outcomes are left in BOARD_OUTCOMES. */
export function playBoards(players: i32, width: i32, exactlyTwo: bool, highLow: bool, board: i32, dead: i32, from: i32, to: i32): void {
  readBoardDeal(players, width, board, dead);
  clearBoardOutcomes(players, highLow);
  two = exactlyTwo;
  split = highLow;
  for (let seat = 0; seat < players; seat++) preparePairs(seat);
  for (let i = 0; i < board; i++) store<u8>(BOARD + <usize>i, <u8>deckCard(i));
  if (board == 5) {
    score();
    return;
  }
  for (let place = board + from; place < min(board + to, deckSize); place++) {
    store<u8>(BOARD + <usize>board, <u8>deckCard(place));
    deal(board + 1, place + 1);
  }
}

function preparePairs(seat: i32): void {
  let at: usize = <usize>seat * 21;
  for (let a = 0; a < hole; a++) {
    for (let b = a + 1; b < hole; b++) {
      const first = holeCard(seat, a);
      const second = holeCard(seat, b);
      v128.store(PAIRS + (at << 4), i64x2.add(cardRecord(first), cardRecord(second)));
      const lows = lowBit(first) | lowBit(second);
      store<u16>(PAIR_LOWS + (at << 1), <u16>(popcnt(lows) == 2 ? lows : NO_LOW));
      at++;
    }
  }
}

function deal(dealt: i32, from: i32): void {
  if (dealt == 5) {
    score();
    return;
  }
  for (let place = from; place < deckSize; place++) {
    store<u8>(BOARD + <usize>dealt, <u8>deckCard(place));
    deal(dealt + 1, place + 1);
  }
}

function score(): void {
  if (two) prepareTriples();
  let bestHigh = 0;
  let bestLow = 1;
  let highs = 0;
  let lows = 0;
  for (let seat = 0; seat < seats; seat++) {
    if (two) evaluateTwo(seat);
    else evaluateAny(seat);
    highs = high > bestHigh ? 1 << seat : high == bestHigh ? highs | (1 << seat) : highs;
    bestHigh = max(bestHigh, high);
    lows = low > bestLow ? 1 << seat : low == bestLow ? lows | (1 << seat) : lows;
    bestLow = max(bestLow, low);
  }
  addBoardOutcome(highs, lows, 1);
}

function prepareTriples(): void {
  let at: usize = 0;
  for (let a: usize = 0; a < 3; a++) {
    for (let b = a + 1; b < 4; b++) {
      for (let c = b + 1; c < 5; c++) {
        const first = <i32>load<u8>(BOARD + a);
        const second = <i32>load<u8>(BOARD + b);
        const third = <i32>load<u8>(BOARD + c);
        const sum = i64x2.add(cardRecord(first), i64x2.add(cardRecord(second), cardRecord(third)));
        v128.store(TRIPLES + (at << 4), i64x2.add(sum, i64x2(START, 0)));
        const lows = lowBit(first) | lowBit(second) | lowBit(third);
        store<u16>(TRIPLE_LOWS + (at << 1), <u16>(popcnt(lows) == 3 ? lows : NO_LOW));
        at++;
      }
    }
  }
}

/** Two hole cards and three of the board. */
function evaluateTwo(seat: i32): void {
  high = 0;
  low = 0;
  const from = <usize>seat * 21;
  const to = from + <usize>(hole * (hole - 1) / 2);
  for (let pair = from; pair < to; pair++) {
    const cards = v128.load(PAIRS + (pair << 4));
    const pairLows = <i32>load<u16>(PAIR_LOWS + (pair << 1));
    for (let triple: usize = 0; triple < 10; triple++) {
      high = max(high, strength(i64x2.add(cards, v128.load(TRIPLES + (triple << 4))), 5));
      if (!split) continue;
      const lows = pairLows | load<u16>(TRIPLE_LOWS + (triple << 1));
      if (lows < 256) low = max(low, lowOf(lows));
    }
  }
}

/** Any five of two hole cards and the board. */
function evaluateAny(seat: i32): void {
  let sum = i64x2.add(i64x2(START, 0), v128.load(PAIRS + <usize>(seat * 21 * 16)));
  let lows = lowBit(holeCard(seat, 0)) | lowBit(holeCard(seat, 1));
  for (let i: usize = 0; i < 5; i++) {
    const card = <i32>load<u8>(BOARD + i);
    sum = i64x2.add(sum, cardRecord(card));
    lows |= lowBit(card);
  }
  high = strength7(sum);
  low = split ? lowOf(lows) : 0;
}
