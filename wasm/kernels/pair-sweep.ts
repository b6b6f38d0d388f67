// The last two seats of a deal of many: their completions are listed and sorted once, and swept for every
// deal of the other seats without the cards that these have.
import { COMPLETION, listCompletions, MAIN, sortCompletions } from './completions';
import { countOutcomes, drawsOf, live, setsOf } from './stud-deal';
import { ahead, bothAt, bothBelow, firstAt, level, secondAt, startSweeps, sweepAbove } from './completion-sweep';

/** The seat before the pair's second. */
let firstSeat: i32 = 0;
/** The sorted lists, the second right after the first; the sets of cards of both, u64 each; room for what is left of them. */
let lists: usize = 0;
let secondList: usize = 0;
let listsEnd: usize = 0;
let sets: usize = 0;
let filtered: usize = 0;

/** How many bytes of room `listPair` needs for lists of so many completions. */
export function nestedRoom(first: u32, second: u32): u32 {
  return 3 * <u32>COMPLETION * (first + second);
}

/** Lists the completions of two seats. */
export function listPair(seat: i32, room: usize): void {
  firstSeat = seat;
  const second = listCompletions(seat, room);
  const end = listCompletions(seat + 1, second);
  lists = end;
  secondList = lists + (second - room);
  listsEnd = lists + (end - room);
  sortCompletions(room, second, lists, MAIN, 0);
  sortCompletions(second, end, secondList, MAIN, 0);
  sets = room;
  filtered = listsEnd;
  for (let at: usize = 0; at < end - room; at += COMPLETION) {
    const draws = drawsOf(lists + at < secondList ? seat : seat + 1);
    let cards = load<u64>(lists + at);
    let set: u64 = 0;
    for (let i = 0; i < draws; i++, cards >>= 6) set |= <u64>1 << (cards & 63);
    store<u64>(sets + at, set);
  }
  startSweeps(drawsOf(seat), drawsOf(seat + 1), false);
}

/** Copies the completions of a list that have none of the cards `used`; returns where the copy ends. */
function filter(from: usize, end: usize, to: usize, used: u64): usize {
  const distance = sets - lists;
  for (let at = from; at < end; at += COMPLETION) {
    store<u64>(to, load<u64>(at));
    to += load<u64>(at + distance) & used ? 0 : COMPLETION;
  }
  return to;
}

/** Counts the deals of the pair once the others have the cards `used` and `winners` the best hand of them. */
export function sweepPair(used: u64, best: i32, winners: i32): void {
  const second = filter(lists, secondList, filtered, used);
  const end = filter(secondList, listsEnd, second, used);
  const ahead0 = ahead;
  const level0 = level;
  sweepAbove(filtered, second, second, end, MAIN, best);
  const left = live - <i32>popcnt(used);
  const draws = drawsOf(firstSeat);
  const deals = <i64>(setsOf(left, draws) * setsOf(left - draws, drawsOf(firstSeat + 1)));
  const won = ahead - ahead0;
  const shared = level - level0;
  const one = 1 << firstSeat;
  const other = 2 << firstSeat;
  countOutcomes(winners, bothBelow);
  countOutcomes(winners | one, firstAt);
  countOutcomes(winners | other, secondAt);
  countOutcomes(winners | one | other, bothAt);
  countOutcomes(one, won);
  countOutcomes(one | other, shared);
  countOutcomes(other, deals - bothBelow - firstAt - secondAt - bothAt - won - shared);
}
