// Two players of stud or draw, every deal counted without visiting it: see sweep.ts. Where the pot is
// split the high hands are swept within and between classes of lows: completions whose low classes
// differ are told apart at exactly one bit position above which they agree, so one sweep a position,
// between the two halves of each block of classes, meets every pair once.
import { addOutcome, clearOutcomes } from './deal';
import { COMPLETION, HALF, listCompletions, MAIN, sortCompletions } from './completions';
import { drawsOf, live, readSeats, setRules, setsOf, split } from './stud-deal';
import { ahead, level, startSweeps, sweep } from './completion-sweep';

// Cells of the table of outcomes: {first ahead, level, total} of the high hands, by how the lows compare.
const NEITHER: i32 = 0;
const FIRST: i32 = 1;
const SECOND: i32 = 2;
const BOTH: i32 = 3;
/** i64[4][3] */
const CELLS: usize = memory.data(4 * 3 * 8, 16);
const AHEAD: i32 = 0;
const LEVEL: i32 = 1;
const TOTAL: i32 = 2;

function cell(lows: i32, what: i32): usize {
  return CELLS + <usize>((lows * 3 + what) << 3);
}

function addCell(lows: i32, what: i32, pairs: i64): void {
  store<i64>(cell(lows, what), load<i64>(cell(lows, what)) + pairs);
}

/** How many bytes of room `sweepStud` needs for lists of so many completions. */
export function sweepRoom(first: u32, second: u32): u32 {
  return 3 * <u32>COMPLETION * (first + second);
}

/** Counts all deals of the two seats in INPUT; OUTCOMES by high winners + 4 * low winners. */
export function sweepStud(dead: i32, cards: i32, high: i32, low: i32, room: usize): void {
  setRules(cards, high, low);
  readSeats(2, dead);
  clearOutcomes();
  memory.fill(CELLS, 0, 4 * 3 * 8);
  const first = room;
  const second = listCompletions(0, first);
  const end = listCompletions(1, second);
  const bytes = end - room;
  const sorted = end;
  const firstSorted = sorted;
  const secondSorted = sorted + (second - first);
  const draws = drawsOf(0);
  const sameSize = draws == drawsOf(1) && draws > 0;
  if (split) numberLows(first, end);
  sortCompletions(first, second, firstSorted, MAIN, 0);
  sortCompletions(second, end, secondSorted, MAIN, 0);
  startSweeps(draws, drawsOf(1), true);
  if (split) {
    sweepByLows(firstSorted, secondSorted, sorted + bytes);
  } else {
    sweep(firstSorted, secondSorted, secondSorted, sorted + bytes, MAIN);
    addCell(NEITHER, AHEAD, ahead);
    addCell(NEITHER, LEVEL, level);
  }
  if (sameSize) correct(first, second, draws & 1 ? -1 : 1);
  report();
}

/** Makes outcomes of the cells; what is missing in them follows from the totals. */
function report(): void {
  const deals = <i64>setsOf(live, drawsOf(0)) * <i64>setsOf(live - drawsOf(0), drawsOf(1));
  if (split) {
    const rest = load<i64>(cell(NEITHER, TOTAL)) + load<i64>(cell(FIRST, TOTAL)) + load<i64>(cell(BOTH, TOTAL));
    store<i64>(cell(SECOND, TOTAL), deals - rest);
  } else {
    store<i64>(cell(NEITHER, TOTAL), deals);
  }
  for (let lows = 0; lows < 4; lows++) {
    const won = load<i64>(cell(lows, AHEAD));
    const shared = load<i64>(cell(lows, LEVEL));
    addOutcome(1 | (lows << 2), won);
    addOutcome(3 | (lows << 2), shared);
    addOutcome(2 | (lows << 2), load<i64>(cell(lows, TOTAL)) - won - shared);
  }
}

/** Adds what the sweeps leave out: pairs of one set of cards with itself, which is in both lists at the same place. */
function correct(first: usize, second: usize, sign: i64): void {
  const distance = second - first;
  for (let at = first; at < second; at += COMPLETION) {
    const other = at + distance;
    let lows = NEITHER;
    if (split) {
      const a = load<u16>(at + HALF);
      const b = load<u16>(other + HALF);
      lows = a > b ? FIRST : b > a ? SECOND : a ? BOTH : NEITHER;
      addCell(lows, TOTAL, sign);
    }
    const a = load<u16>(at + MAIN);
    const b = load<u16>(other + MAIN);
    if (a > b) addCell(lows, AHEAD, sign);
    else if (a == b) addCell(lows, LEVEL, sign);
  }
}

/** By strength of the low: its number among those that occur. u16[8192] */
const NUMBERS: usize = memory.data(8192 * 2, 16);
/** How many of them, the 0 of "no low" included. */
let lowClasses: i32 = 0;

/** Replaces the lows of all completions by consecutive numbers: 0 stays, better lows have higher ones. */
function numberLows(from: usize, end: usize): void {
  memory.fill(NUMBERS, 0, 8192 * 2);
  for (let at = from; at < end; at += COMPLETION) store<u16>(NUMBERS + (<usize>load<u16>(at + HALF) << 1), 1);
  lowClasses = 1;
  for (let low: usize = 1; low < 8192; low++) {
    if (load<u16>(NUMBERS + (low << 1)) == 0) continue;
    store<u16>(NUMBERS + (low << 1), <u16>lowClasses);
    lowClasses++;
  }
  store<u16>(NUMBERS, 0);
  for (let at = from; at < end; at += COMPLETION) {
    store<u16>(at + HALF, load<u16>(NUMBERS + (<usize>load<u16>(at + HALF) << 1)));
  }
}

/** Sweeps lists sorted by high hands (the second begins where the first ends), with room for two more at `second2End`. */
function sweepByLows(first: usize, second: usize, end: usize): void {
  const firstByLow = end;
  const secondByLow = end + (second - first);
  const byLowEnd = end + (end - first);
  for (let bit = 0; 1 << bit < lowClasses; bit++) {
    sortCompletions(first, second, firstByLow, HALF, bit);
    sortCompletions(second, end, secondByLow, HALF, bit);
    if (bit == 0) {
      sweepLows(firstByLow, secondByLow, byLowEnd);
      sweepClasses(firstByLow, secondByLow, byLowEnd);
    }
    sweepBlocks(firstByLow, secondByLow, byLowEnd, bit);
  }
  if (lowClasses == 1) {
    sortCompletions(first, second, firstByLow, HALF, 0);
    sortCompletions(second, end, secondByLow, HALF, 0);
    sweepLows(firstByLow, secondByLow, byLowEnd);
    sweepClasses(firstByLow, secondByLow, byLowEnd);
  }
}

/** The end of the run of completions whose low class without its `bit` lowest bits is `block`. */
function endOfBlock(from: usize, end: usize, bit: i32, block: i32): usize {
  let at = from;
  while (at < end && <i32>load<u16>(at + HALF) >> bit == block) at += COMPLETION;
  return at;
}

/** The totals: how the lows compare, whatever the high hands. */
function sweepLows(first: usize, second: usize, end: usize): void {
  const firstWith = endOfBlock(first, second, 0, 0);
  const secondWith = endOfBlock(second, end, 0, 0);
  const level0 = level;
  sweep(first, firstWith, second, secondWith, HALF);
  addCell(NEITHER, TOTAL, level - level0);
  const level1 = level;
  const ahead1 = ahead;
  sweep(firstWith, second, second, end, HALF);
  addCell(FIRST, TOTAL, ahead - ahead1);
  addCell(BOTH, TOTAL, level - level1);
}

/** The high hands of pairs whose lows are equal. */
function sweepClasses(first: usize, second: usize, end: usize): void {
  let a = first;
  let b = second;
  for (let low = 0; low < lowClasses; low++) {
    const aEnd = endOfBlock(a, second, 0, low);
    const bEnd = endOfBlock(b, end, 0, low);
    sweepInto(low == 0 ? NEITHER : BOTH, a, aEnd, b, bEnd);
    a = aEnd;
    b = bEnd;
  }
}

/** The high hands of pairs whose low classes differ at a bit and agree above it. */
function sweepBlocks(first: usize, second: usize, end: usize, bit: i32): void {
  let a = first;
  let b = second;
  for (let block = 0; block << bit < lowClasses; block += 2) {
    const aUpper = endOfBlock(a, second, bit, block);
    const bUpper = endOfBlock(b, end, bit, block);
    const aEnd = endOfBlock(aUpper, second, bit, block + 1);
    const bEnd = endOfBlock(bUpper, end, bit, block + 1);
    sweepInto(FIRST, aUpper, aEnd, b, bUpper);
    sweepInto(SECOND, a, aUpper, bUpper, bEnd);
    a = aEnd;
    b = bEnd;
  }
}

function sweepInto(lows: i32, first: usize, firstEnd: usize, second: usize, secondEnd: usize): void {
  if (first == firstEnd || second == secondEnd) return;
  const ahead0 = ahead;
  const level0 = level;
  sweep(first, firstEnd, second, secondEnd, MAIN);
  addCell(lows, AHEAD, ahead - ahead0);
  addCell(lows, LEVEL, level - level0);
}
