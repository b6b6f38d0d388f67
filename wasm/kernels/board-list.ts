// The outcome of every way to complete a board, one by one: for two boards, whose outcomes are put beside
// each other, and where few boards are left or the players are too many for tables of triples.
import { cardRecord } from '../tables/cards';
import { clearBoardOutcomes, deckCard, deckSize, hole, holeCard, known, readBoardDeal } from './board-deal';
import { setHole } from './board-hand';
import { clearOpen, countBoard, emptyBoard, scoreHigh, scoreLow } from './board-score';
import { addKnown, clearKnown, fillKnownLows } from './known-hands';
import { prepareValues } from './omaha-values';

/** Where the next outcome is written; 0 to count them instead. */
let next: usize = 0;
let seats: i32 = 0;
let lows: bool = false;

/** Writes the outcome of every board at `at`, u32 each, in lexicographic order of the cards to come; with `at` 0
 *  counts them into BOARD_OUTCOMES. Only boards whose first card to come is one of the live cards `from` to `to`. */
export function listBoards(
  players: i32, width: i32, two: bool, split: bool, board: i32, dead: i32, from: i32, to: i32, at: usize,
): void {
  readBoardDeal(players, width, board, dead);
  seats = players;
  lows = split;
  setHole(width, two);
  if (two) prepareValues();
  if (at == 0) clearBoardOutcomes(players, split);
  next = at;
  clearKnown();
  clearOpen();
  for (let seat = 0; seat < players; seat++) {
    let cards: u64 = 0;
    for (let i = 0; i < hole; i++) cards |= <u64>holeCard(seat, i) << (<u64>i << 3);
    addKnown(seat, cards);
  }
  if (split) fillKnownLows();
  let sum = emptyBoard();
  for (let i = 0; i < board; i++) sum = i64x2.add(sum, cardRecord(deckCard(i)));
  if (board == 5) {
    note(sum);
    return;
  }
  for (let place = known + from; place < min(known + to, deckSize); place++) {
    deal(place + 1, 4 - board, i64x2.add(sum, cardRecord(deckCard(place))));
  }
}

function deal(from: i32, left: i32, sum: v128): void {
  if (left == 0) {
    note(sum);
    return;
  }
  for (let place = from; place < deckSize; place++) {
    deal(place + 1, left - 1, i64x2.add(sum, cardRecord(deckCard(place))));
  }
}

// @ts-ignore: decorator
@inline
function note(sum: v128): void {
  const outcome = lows ? scoreHigh(sum, 0) | (scoreLow(sum, 0) << seats) : scoreHigh(sum, 0);
  if (next) {
    store<u32>(next, outcome);
    next += 4;
  } else {
    countBoard(outcome);
  }
}
