// The plain generic kernel: deals every way to complete the board and evaluates every player's seven
// cards on each. The fallback, and in tests the judge of the kernels that count.
import { INPUT, MAX_PLAYERS } from '../layout';
import { cardBit, cardRecord, START } from '../tables/cards';
import { strength7 } from '../evaluate/high';
import { addOutcome, clearOutcomes, liveSet, players, readDeal } from './deal';

/** Each player's hole cards as card records. */
const HANDS: usize = memory.data(MAX_PLAYERS * 16, 16);

/** Plays every deal whose lowest card to come is one of the `from`th to the `to`th live cards (all of
 *  them when the board is complete); outcomes are left in OUTCOMES. */
export function enumerate(seats: i32, board: i32, dead: i32, from: i32, to: i32): void {
  readDeal(seats, board, dead);
  clearOutcomes();
  for (let p = 0; p < seats; p++) {
    const at = INPUT + <usize>p * 2;
    v128.store(HANDS + (<usize>p << 4), i64x2.add(cardRecord(load<u8>(at)), cardRecord(load<u8>(at, 1))));
  }
  let sum = i64x2(START, 0);
  for (let i = 0; i < board; i++) sum = i64x2.add(sum, cardRecord(load<u8>(INPUT + <usize>(2 * seats + i))));
  if (board == 5) {
    score(sum);
    return;
  }
  let live = 0;
  for (let card = 0; card < 52; card++) {
    if ((liveSet & cardBit(card)) == 0) continue;
    if (live >= from && live < to) deal(card + 1, 4 - board, i64x2.add(sum, cardRecord(card)));
    live++;
  }
}

function deal(from: i32, left: i32, sum: v128): void {
  if (left == 0) {
    score(sum);
    return;
  }
  for (let card = from; card <= 52 - left; card++) {
    if (liveSet & cardBit(card)) deal(card + 1, left - 1, i64x2.add(sum, cardRecord(card)));
  }
}

function score(board: v128): void {
  let best = 0;
  let winners = 0;
  for (let p = 0; p < players; p++) {
    const strength = strength7(i64x2.add(board, v128.load(HANDS + (<usize>p << 4))));
    winners = strength > best ? 1 << p : strength == best ? winners | (1 << p) : winners;
    best = max(best, strength);
  }
  addOutcome(winners, 1);
}
