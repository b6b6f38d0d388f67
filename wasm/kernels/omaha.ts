// Exact Omaha equity for fixed hands of 4 to 7 cards, high or hi/lo: every board is visited, eight at a
// time. For two cards a, b of the board each seat gets a table
//   R[d][e] = max(H[abd], H[abe], H[ade], H[bde]),
// H being the table of triples; board abcde is then worth max(R[c][d], R[c][e], R[d][e], H[cde]), with
// e running over the lanes. Known community cards come first in the deck, as loops of one step.
import { choose } from '../tables/subsets';
import { clearBoardOutcomes, deckSize, readBoardDeal } from './board-deal';
import { countPair, finishPair, startPair } from './omaha-pair';
import { countPairSplit, finishPairSplit, startPairSplit } from './omaha-pair-split';
import { firstPlace, lastPlace, PARTIAL, PARTIAL_TABLE } from './omaha-places';
import { countTable, finishTable, startTable } from './omaha-table';
import { HIGHS3, prepareDeck, prepareHigh, prepareLow, ROW, rowOf, TABLE } from './omaha-triples';

/** Counts every way to complete the board for 2 to 8 players; outcomes are left in BOARD_OUTCOMES. */
export function countOmaha(players: i32, hole: i32, split: bool, board: i32, dead: i32): void {
  readBoardDeal(players, hole, board, dead);
  clearBoardOutcomes(players, split);
  const size = deckSize;
  prepareDeck();
  for (let seat = 0; seat < players; seat++) {
    prepareHigh(seat);
    if (split) prepareLow(seat);
  }
  const boards = <u64>choose(size - board, 5 - board);
  if (players > 2) startTable(players, split);
  else if (split) startPairSplit();
  else startPair();
  for (let a = firstPlace(0, -1); a <= lastPlace(0, size); a++) {
    for (let b = firstPlace(1, a); b <= lastPlace(1, size); b++) {
      for (let seat = 0; seat < players; seat++) preparePartial(<usize>seat, <usize>a, <usize>b, <usize>size);
      if (players > 2) countTable(a, b, size);
      else if (split) countPairSplit(a, b, size);
      else countPair(b, size);
    }
  }
  if (players > 2) finishTable(boards);
  else if (split) finishPairSplit(boards);
  else finishPair(boards);
}

/** Fills R of a seat. */
function preparePartial(seat: usize, a: usize, b: usize, size: usize): void {
  const highs = HIGHS3 + seat * TABLE;
  const ab = highs + rowOf(a, b);
  let into = PARTIAL + seat * PARTIAL_TABLE + (b + 1) * ROW;
  let ad = highs + rowOf(a, b + 1);
  let bd = highs + rowOf(b, b + 1);
  const bytes = size * 2;
  for (let d = b + 1; d < size; d++) {
    const abd = v128.load_splat<u16>(ab + (d << 1));
    for (let i: usize = 0; i < bytes; i += 16) {
      const first = i16x8.max_s(abd, v128.load(ab + i));
      const second = i16x8.max_s(v128.load(ad + i), v128.load(bd + i));
      v128.store(into + i, i16x8.max_s(first, second));
    }
    into += ROW;
    ad += ROW;
    bd += ROW;
  }
}
