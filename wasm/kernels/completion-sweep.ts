// Two lists of completions against each other: how many pairs without a common card have the first
// ahead, how many are level. Going upward in strength, the second list's completions are put into
// counts by the subsets of their cards; the disjoint ones among those seen so far are then
//   all - S1 + S2 - S3 + S4,   Sj the sum of the counts of the j-card subsets of the first's cards.
// Subsets are looked at up to `depth` cards. Where both hands get as many, one less than all of them will
// do: the last term matters only where both completions are the same set, and the caller can correct that.
import { COMPLETION } from './completions';

/** How many completions seen hold a card, two cards, three, four: by colexicographic index. */
const ONES: usize = memory.data(64 * 4, 16);
const TWOS: usize = memory.data(1_326 * 2, 16);
const THREES: usize = memory.data(22_100 * 2, 16);
const FOURS: usize = memory.data(270_725 * 2, 16);

/** C(n, 2), C(n, 3), C(n, 4) of a card n, in bytes of a u16: u32[64] each. */
const CHOOSE2: usize = memory.data(64 * 4, 16);
const CHOOSE3: usize = memory.data(64 * 4, 16);
const CHOOSE4: usize = memory.data(64 * 4, 16);

/** Runs shorter than this are compared pair by pair. */
const SHORT_RUN: usize = 12 * COMPLETION;
/** Card sets of such a run: u64[12]. */
const SETS: usize = memory.data(12 * 8, 16);
/** Lists longer than this make clearing the counts cheaper than taking completions out again. */
const LONG_LIST: usize = 400 * COMPLETION;

let firstCards: i32 = 0;
let secondCards: i32 = 0;
let depth: i32 = 0;
/** What a pair of equal sets adds to the count of disjoint pairs when subsets of all its cards are left out. */
let equalSets: i64 = 0;
/** How many completions are in the counts. */
let all: i32 = 0;

/** Pairs with the first ahead, and level, since `startSweeps`. */
export let ahead: i64 = 0;
export let level: i64 = 0;

/** Prepares for lists whose completions have so many cards; `corrected` where the caller corrects for equal sets. */
export function startSweeps(first: i32, second: i32, corrected: bool): void {
  firstCards = first;
  secondCards = second;
  depth = min(first, second);
  equalSets = 0;
  if (corrected && first == second && first > 0) {
    depth = first - 1;
    equalSets = first & 1 ? 1 : -1;
  }
  for (let n: u32 = 0; n < 52; n++) {
    const two = n * (n - 1) / 2;
    const three = n < 3 ? 0 : two * (n - 2) / 3;
    store<u32>(CHOOSE2 + <usize>(n << 2), n < 2 ? 0 : 2 * two);
    store<u32>(CHOOSE3 + <usize>(n << 2), 2 * three);
    store<u32>(CHOOSE4 + <usize>(n << 2), n < 4 ? 0 : 2 * (three * (n - 3) / 4));
  }
  clearCounts();
  ahead = 0;
  level = 0;
}

function clearCounts(): void {
  all = 0;
  memory.fill(ONES, 0, 64 * 4);
  memory.fill(TWOS, 0, 1_326 * 2);
  if (depth > 2) memory.fill(THREES, 0, 22_100 * 2);
  if (depth > 3) memory.fill(FOURS, 0, 270_725 * 2);
}

/** The sweep of two lists sorted by the strength at offset `field`; adds to `ahead` and `level`. */
export function sweep(first: usize, firstEnd: usize, second: usize, secondEnd: usize, field: usize): void {
  clearAfter(second, sweepFrom(first, firstEnd, second, secondEnd, field));
}

/** The same without clearing the counts, in which completions weaker than both lists may be; returns where the second list was left. */
function sweepFrom(first: usize, firstEnd: usize, second: usize, secondEnd: usize, field: usize): usize {
  let next = second;
  while (first < firstEnd) {
    const strength = load<u16>(first + field);
    const below = next;
    while (next < secondEnd && load<u16>(next + field) < strength) next += COMPLETION;
    if (next > below) put(below, next, 1);
    const run = first;
    while (first < firstEnd && load<u16>(first + field) == strength) first += COMPLETION;
    const lower = all > 0 ? disjoint(run, first) : 0;
    ahead += lower;
    const equal = next;
    while (next < secondEnd && load<u16>(next + field) == strength) next += COMPLETION;
    if (next == equal) continue;
    if (next - equal <= SHORT_RUN) {
      level += disjointOfRun(run, first, equal, next);
      put(equal, next, 1);
    } else {
      put(equal, next, 1);
      level += disjoint(run, first) - lower;
    }
  }
  return next;
}

/** Takes the completions of a list out of the counts again, which hold no others. */
function clearAfter(from: usize, end: usize): void {
  if (end - from > LONG_LIST) clearCounts();
  else if (end > from) put(from, end, -1);
}

/** Disjoint pairs both weaker than a floor; the first level with it and the second weaker, the other way round, both level. */
export let bothBelow: i64 = 0;
export let firstAt: i64 = 0;
export let secondAt: i64 = 0;
export let bothAt: i64 = 0;

/** The sweep of two sorted lists of whose pairs those above a floor count in `ahead` and `level` alone;
 *  the others count by who of the two is level with the floor. */
export function sweepAbove(first: usize, firstEnd: usize, second: usize, secondEnd: usize, field: usize, floor: i32): void {
  const firstFloor = weaker(first, firstEnd, field, floor);
  const firstAbove = weaker(firstFloor, firstEnd, field, floor + 1);
  const secondFloor = weaker(second, secondEnd, field, floor);
  const secondAbove = weaker(secondFloor, secondEnd, field, floor + 1);
  put(second, secondFloor, 1);
  bothBelow = disjoint(first, firstFloor);
  firstAt = firstAbove > firstFloor ? disjoint(firstFloor, firstAbove) : 0;
  secondAt = 0;
  bothAt = 0;
  if (secondAbove > secondFloor) {
    put(secondFloor, secondAbove, 1);
    secondAt = disjoint(first, firstFloor) - bothBelow;
    if (firstAbove > firstFloor) bothAt = disjoint(firstFloor, firstAbove) - firstAt;
  }
  clearAfter(second, sweepFrom(firstAbove, firstEnd, secondAbove, secondEnd, field));
}

/** Where the completions of a sorted list stop that are weaker than a strength. */
function weaker(from: usize, end: usize, field: usize, strength: i32): usize {
  let low: usize = 0;
  let high = (end - from) / COMPLETION;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (<i32>load<u16>(from + middle * COMPLETION + field) < strength) low = middle + 1;
    else high = middle;
  }
  return from + low * COMPLETION;
}

// @ts-ignore: decorator
@inline
function cardSet(cards: u64, count: i32): u64 {
  let set: u64 = 0;
  for (let i = 0; i < count; i++, cards >>= 6) set |= <u64>1 << (cards & 63);
  return set;
}

/** Disjoint pairs of two short runs, equal sets counted as the sums over subsets count them. */
function disjointOfRun(first: usize, firstEnd: usize, second: usize, secondEnd: usize): i64 {
  let pairs: i64 = 0;
  let end = SETS;
  for (let at = second; at < secondEnd; at += COMPLETION, end += 8) {
    store<u64>(end, cardSet(load<u64>(at), secondCards));
  }
  for (let at = first; at < firstEnd; at += COMPLETION) {
    const set = cardSet(load<u64>(at), firstCards);
    for (let other = SETS; other < end; other += 8) {
      const common = set & load<u64>(other);
      if (common == 0) pairs++;
      else if (common == set && equalSets != 0) pairs += equalSets;
    }
  }
  return pairs;
}

// @ts-ignore: decorator
@inline
function add(table: usize, offset: usize, change: i32): void {
  store<u16>(table + offset, <u16>(load<u16>(table + offset) + change));
}

/** Puts completions of the second list into the counts (`change` 1) or takes them out (-1). */
function put(from: usize, end: usize, change: i32): void {
  const count = secondCards;
  const size = depth;
  all += change * <i32>((end - from) >> 3);
  if (size == 0) return;
  for (let at = from; at < end; at += COMPLETION) {
    const cards = load<u32>(at);
    // The byte offset of a card in a list of u16; its subsets' offsets follow from sums.
    const a: usize = (cards << 1) & 126;
    addOne(a, change);
    if (count == 1) continue;
    const b: usize = (cards >> 5) & 126;
    const b2 = load<u32>(CHOOSE2 + (b << 1)) as usize;
    addOne(b, change);
    if (size > 1) add(TWOS, b2 + a, change);
    if (count == 2) continue;
    const c: usize = (cards >> 11) & 126;
    const c2 = load<u32>(CHOOSE2 + (c << 1)) as usize;
    const c3 = load<u32>(CHOOSE3 + (c << 1)) as usize;
    addOne(c, change);
    if (size > 1) {
      add(TWOS, c2 + a, change);
      add(TWOS, c2 + b, change);
      if (size > 2) add(THREES, c3 + b2 + a, change);
    }
    if (count == 3) continue;
    const d: usize = (cards >> 17) & 126;
    const d2 = load<u32>(CHOOSE2 + (d << 1)) as usize;
    const d3 = load<u32>(CHOOSE3 + (d << 1)) as usize;
    const d4 = load<u32>(CHOOSE4 + (d << 1)) as usize;
    addOne(d, change);
    if (size > 1) {
      add(TWOS, d2 + a, change);
      add(TWOS, d2 + b, change);
      add(TWOS, d2 + c, change);
      if (size > 2) {
        add(THREES, d3 + b2 + a, change);
        add(THREES, d3 + c2 + a, change);
        add(THREES, d3 + c2 + b, change);
        if (size > 3) add(FOURS, d4 + c3 + b2 + a, change);
      }
    }
    if (count == 4) continue;
    const e: usize = (cards >> 23) & 126;
    const e2 = load<u32>(CHOOSE2 + (e << 1)) as usize;
    const e3 = load<u32>(CHOOSE3 + (e << 1)) as usize;
    const e4 = load<u32>(CHOOSE4 + (e << 1)) as usize;
    addOne(e, change);
    if (size > 1) {
      add(TWOS, e2 + a, change);
      add(TWOS, e2 + b, change);
      add(TWOS, e2 + c, change);
      add(TWOS, e2 + d, change);
    }
    if (size > 2) {
      add(THREES, e3 + b2 + a, change);
      add(THREES, e3 + c2 + a, change);
      add(THREES, e3 + c2 + b, change);
      add(THREES, e3 + d2 + a, change);
      add(THREES, e3 + d2 + b, change);
      add(THREES, e3 + d2 + c, change);
    }
    if (size > 3) {
      add(FOURS, e4 + c3 + b2 + a, change);
      add(FOURS, e4 + d3 + b2 + a, change);
      add(FOURS, e4 + d3 + c2 + a, change);
      add(FOURS, e4 + d3 + c2 + b, change);
    }
  }
}

// @ts-ignore: decorator
@inline
function addOne(card: usize, change: i32): void {
  store<i32>(ONES + (card << 1), load<i32>(ONES + (card << 1)) + change);
}

// @ts-ignore: decorator
@inline
function one(card: usize): i32 {
  return load<i32>(ONES + (card << 1));
}

// @ts-ignore: decorator
@inline
function held(table: usize, offset: usize): i32 {
  return load<u16>(table + offset);
}

/** Pairs of a completion of a run of the first list and one in the counts that share no card. */
function disjoint(from: usize, end: usize): i64 {
  const count = firstCards;
  const size = depth;
  let pairs = <i64>all * <i64>((end - from) >> 3);
  if (size == 0) return pairs;
  for (let at = from; at < end; at += COMPLETION) {
    const cards = load<u32>(at);
    const a: usize = (cards << 1) & 126;
    let common = one(a);
    if (count > 1) {
      const b: usize = (cards >> 5) & 126;
      const b2 = load<u32>(CHOOSE2 + (b << 1)) as usize;
      common += one(b);
      if (size > 1) common -= held(TWOS, b2 + a);
      if (count > 2) {
        const c: usize = (cards >> 11) & 126;
        const c2 = load<u32>(CHOOSE2 + (c << 1)) as usize;
        const c3 = load<u32>(CHOOSE3 + (c << 1)) as usize;
        common += one(c);
        if (size > 1) {
          common -= held(TWOS, c2 + a) + held(TWOS, c2 + b);
          if (size > 2) common += held(THREES, c3 + b2 + a);
        }
        if (count > 3) {
          const d: usize = (cards >> 17) & 126;
          const d2 = load<u32>(CHOOSE2 + (d << 1)) as usize;
          const d3 = load<u32>(CHOOSE3 + (d << 1)) as usize;
          const d4 = load<u32>(CHOOSE4 + (d << 1)) as usize;
          common += one(d);
          if (size > 1) {
            common -= held(TWOS, d2 + a) + held(TWOS, d2 + b) + held(TWOS, d2 + c);
            if (size > 2) {
              common += held(THREES, d3 + b2 + a) + held(THREES, d3 + c2 + a) + held(THREES, d3 + c2 + b);
              if (size > 3) common -= held(FOURS, d4 + c3 + b2 + a);
            }
          }
          if (count > 4) {
            const e: usize = (cards >> 23) & 126;
            const e2 = load<u32>(CHOOSE2 + (e << 1)) as usize;
            const e3 = load<u32>(CHOOSE3 + (e << 1)) as usize;
            const e4 = load<u32>(CHOOSE4 + (e << 1)) as usize;
            common += one(e);
            if (size > 1) common -= held(TWOS, e2 + a) + held(TWOS, e2 + b) + held(TWOS, e2 + c) + held(TWOS, e2 + d);
            if (size > 2) {
              common += held(THREES, e3 + b2 + a) + held(THREES, e3 + c2 + a) + held(THREES, e3 + c2 + b);
              common += held(THREES, e3 + d2 + a) + held(THREES, e3 + d2 + b) + held(THREES, e3 + d2 + c);
            }
            if (size > 3) {
              common -= held(FOURS, e4 + c3 + b2 + a) + held(FOURS, e4 + d3 + b2 + a);
              common -= held(FOURS, e4 + d3 + c2 + a) + held(FOURS, e4 + d3 + c2 + b);
            }
          }
        }
      }
    }
    pairs -= common;
  }
  return pairs;
}
