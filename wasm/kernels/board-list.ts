// The outcome of every way to complete a board, one by one: for two boards, whose outcomes are put beside
// each other, and where few boards are left or the players are too many for tables of triples.
import { cardRecord } from '../tables/cards';
import { clearBoardOutcomes, deckCard, deckSize, hole, holeCard, known, readBoardDeal } from './board-deal';
import { countBoard, emptyBoard, HANDS, scoreBoard, setKnown, setRules } from './board-score';

/** Where the next outcome is written; 0 to count them instead. */
let next: usize = 0;

/** Writes the outcome of every board at `at`, u32 each, in lexicographic order of the cards to come; with `at` 0
 *  counts them into BOARD_OUTCOMES. Only boards whose first card to come is one of the live cards `from` to `to`. */
export function listBoards(
  players: i32, width: i32, two: bool, split: bool, board: i32, dead: i32, from: i32, to: i32, at: usize,
): void {
  readBoardDeal(players, width, board, dead);
  setRules(players, width, two, split);
  if (at == 0) clearBoardOutcomes(players, split);
  next = at;
  for (let seat = 0; seat < players; seat++) {
    for (let i = 0; i < hole; i++) store<u8>(HANDS + <usize>(seat * 8 + i), <u8>holeCard(seat, i));
    setKnown(seat);
  }
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
  const outcome = scoreBoard(sum);
  if (next) {
    store<u32>(next, outcome);
    next += 4;
  } else {
    countBoard(outcome);
  }
}
