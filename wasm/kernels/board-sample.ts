// Monte Carlo for board games. As in hold'em, every deal is drawn from all that are possible: seats with a
// list of hands draw by an alias table, all of them again when two hands share a card; unknown cards of
// other seats come after that from what is left, then the board, then a second one.
import { INPUT, MAX_PLAYERS } from '../layout';
import { cardBit, cardRecord } from '../tables/cards';
import { seedStream } from '../random';
import { BATCH, boardOf, clearDeals, drawBoards, drawRanges, ENTRY, fillDraws } from './batch';
import { clearBoardOutcomes } from './board-deal';
import { addUnknown, clearUnknown, drawsSets, drawUnknown, fillLive, liveCards, secondOf, shuffleAll } from './board-draw';
import { handRecord, setHole } from './board-hand';
import { drawByTree } from './draw-tree';
import { addPair, clearPairs } from './board-pairs';
import { addOpen, clearOpen, countBoard, emptyBoard, scoreHigh, scoreLow } from './board-score';
import { addKnown, clearKnown, fillKnownLows } from './known-hands';
import { prepareValues } from './omaha-values';

/** A seat in INPUT: hands u32, their address u32, known cards u8, the cards (u8 each, 7 at most). */
const SEAT: usize = 16;

/** Seats with a list of hands: {seat, hands, address of the first entry}, 16 bytes each. */
const RANGED: usize = memory.data(MAX_PLAYERS * 16, 16);
let rangedEnd: usize = 0;
/** The sums of the known cards of both boards. */
const BOARDS: usize = memory.data(32, 16);
/** Cards that cannot be dealt: in hands, on boards, dead. */
let fixedCards: u64 = 0;

/** Plays `deals` deals from the start of block `first`, each of `blockDeals`. INPUT holds the seats, then the board, the second board
 *  (`second` is -1 for none) and dead cards. Outcomes are left in BOARD_OUTCOMES, those of two boards in the pairs.
 *  `tree` is the address of a tree by which the seats with lists draw, or 0. */
export function sampleBoards(
  seats: i32, hole: i32, two: bool, split: bool, board: i32, second: i32, dead: i32,
  seedLow: u32, seedHigh: u32, blockDeals: i32, first: u32, deals: i32, tree: usize,
): void {
  setHole(hole, two);
  if (two) prepareValues();
  if (second < 0) clearBoardOutcomes(seats, split);
  else clearPairs();
  readSeats(seats, hole, board, second, dead);
  if (split) fillKnownLows();
  const live = fillLive(fixedCards);
  const sets = second < 0 && drawsSets(<i32>(rangedEnd - RANGED) >> 4);
  if (sets) fillDraws(live, liveCards());
  const seed = (<u64>seedHigh << 32) | <u64>seedLow;
  for (let left = deals, block = <u64>first; left > 0; left -= blockDeals, block++) {
    seedStream(seed, block);
    for (let rest = min(left, blockDeals); rest > 0; rest -= BATCH) {
      const batch = min(rest, BATCH);
      clearDeals(fixedCards);
      if (tree) drawByTree(tree, RANGED, rangedEnd, batch, fixedCards);
      else if (rangedEnd > RANGED) drawRanges(RANGED, rangedEnd, batch, fixedCards);
      if (sets) {
        drawUnknown(batch);
        drawBoards(5 - board, batch);
      } else {
        shuffleAll(5 - board, second < 0 ? 0 : 5 - second, batch);
      }
      if (second >= 0) scoreBoth(batch, seats, split);
      else if (split) scoreSplit(batch, seats);
      else scoreWhole(batch);
    }
  }
}

/** Writes the records of a table of hands, whose cards the host has written with the other fields. */
export function prepareBoardRange(address: usize, hands: u32, hole: i32, two: bool): void {
  setHole(hole, two);
  if (two) prepareValues();
  for (let entry = address; entry < address + <usize>hands * ENTRY; entry += ENTRY) {
    v128.store(entry, handRecord(load<u64>(entry)));
  }
}

function readSeats(seats: i32, hole: i32, board: i32, second: i32, dead: i32): void {
  rangedEnd = RANGED;
  fixedCards = 0;
  clearKnown();
  clearOpen();
  clearUnknown();
  for (let seat = 0; seat < seats; seat++) {
    const from = INPUT + <usize>seat * SEAT;
    const hands = load<u32>(from);
    if (hands > 0) {
      addOpen(seat);
      store<i32>(rangedEnd, seat);
      store<u32>(rangedEnd, hands, 4);
      store<usize>(rangedEnd, <usize>load<u32>(from, 4), 8);
      rangedEnd += 16;
      continue;
    }
    const known = <i32>load<u8>(from, 8);
    let cards: u64 = 0;
    for (let i: usize = 0; i < <usize>known; i++) {
      const card = load<u8>(from + i, 9);
      cards |= <u64>card << (<u64>i << 3);
      fixedCards |= cardBit(card);
    }
    if (known == hole) {
      addKnown(seat, cards);
    } else {
      addOpen(seat);
      addUnknown(seat, known, cards);
    }
  }
  const at = INPUT + <usize>seats * SEAT;
  v128.store(BOARDS, sumBoard(at, board));
  v128.store(BOARDS + 16, sumBoard(at + <usize>board, second));
  const deadAt = at + <usize>(board + max(second, 0));
  for (let i: usize = 0; i < <usize>dead; i++) fixedCards |= cardBit(load<u8>(deadAt + i));
}

/** The sum of the known cards of a board. */
function sumBoard(from: usize, known: i32): v128 {
  let sum = emptyBoard();
  for (let i = 0; i < known; i++) {
    const card = <i32>load<u8>(from + <usize>i);
    sum = i64x2.add(sum, cardRecord(card));
    fixedCards |= cardBit(card);
  }
  return sum;
}

function scoreWhole(deals: i32): void {
  const known = v128.load(BOARDS);
  for (let deal: usize = 0; deal < <usize>deals; deal++) {
    countBoard(scoreHigh(i64x2.add(known, boardOf(deal)), deal));
  }
}

// @ts-ignore: decorator
@inline
function outcomeOf(board: v128, deal: usize, seats: i32): u32 {
  return scoreHigh(board, deal) | (scoreLow(board, deal) << seats);
}

function scoreSplit(deals: i32, seats: i32): void {
  const known = v128.load(BOARDS);
  for (let deal: usize = 0; deal < <usize>deals; deal++) {
    countBoard(outcomeOf(i64x2.add(known, boardOf(deal)), deal, seats));
  }
}

function scoreBoth(deals: i32, seats: i32, split: bool): void {
  const known = v128.load(BOARDS);
  const knownSecond = v128.load(BOARDS, 16);
  for (let deal: usize = 0; deal < <usize>deals; deal++) {
    const board = i64x2.add(known, boardOf(deal));
    const second = i64x2.add(knownSecond, secondOf(deal));
    const first = split ? outcomeOf(board, deal, seats) : scoreHigh(board, deal);
    const other = split ? outcomeOf(second, deal, seats) : scoreHigh(second, deal);
    addPair(<u64>first | (<u64>other << 20), 1);
  }
}
