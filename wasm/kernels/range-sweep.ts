// The sweep of two sorted lists of hands: what weight of the other list each hand of the one beats, does not lose to,
// and meets at all.
import { HAND, sumCount, sums } from './range-hands';

/** An entry of a sorted list: the address of the hand u32, its place u16, its low u16. */
export const ENTRY: usize = 8;

/** Of each hand the weight beaten, not lost to, met: f64[3], or four of each by what becomes of the low (range-sweep-lows.ts). */
export let results: usize = 0;
export let resultBytes: usize = 24;
/** From one of the three to the next. */
export let stageBytes: usize = 8;
let hands: usize = 0;

/** Says where hands and results stand. */
export function placeResults(handsAt: usize, resultsAt: usize, split: bool): void {
  hands = handsAt;
  results = resultsAt;
  stageBytes = split ? 32 : 8;
  resultBytes = 3 * stageBytes;
}

/** The address of a hand's results. */
// @ts-ignore: decorator
@inline
export function resultsOf(hand: usize): usize {
  return results + (hand - hands) / HAND * resultBytes;
}

// @ts-ignore: decorator
@inline
export function addTo(at: usize, weight: i32): void {
  store<f64>(at, load<f64>(at) + <f64>weight);
}

/** The weight of all hands seen. */
let seen: i32 = 0;

// @ts-ignore: decorator
@inline
function see(entry: usize): void {
  const hand = <usize>load<u32>(entry);
  const weight = load<i32>(hand, 16);
  seen += weight;
  let at = <usize>load<u32>(hand, 20);
  for (const end = <usize>load<u32>(hand, 24); at < end; at += 4) {
    const sum = load<u32>(at);
    store<i32>(sum, load<i32>(sum) - weight);
  }
  for (const end = <usize>load<u32>(hand, 28); at < end; at += 4) {
    const sum = load<u32>(at);
    store<i32>(sum, load<i32>(sum) + weight);
  }
}

/** The weight of the hands seen that share no card with a hand. */
// @ts-ignore: decorator
@inline
function meet(hand: usize): i32 {
  let met = seen;
  const end = <usize>load<u32>(hand, 28);
  for (let at = <usize>load<u32>(hand, 20); at < end; at += 4) met += load<i32>(load<u32>(at));
  return met;
}

/** Meets every hand of one sorted list with those of another. */
export function sweep(one: usize, oneEnd: usize, other: usize, otherEnd: usize): void {
  memory.fill(sums, 0, sumCount << 2);
  seen = 0;
  let next = one;
  while (next < oneEnd) {
    const place = load<u16>(next, 4);
    while (other < otherEnd && load<u16>(other, 4) < place) {
      see(other);
      other += ENTRY;
    }
    const run = next;
    do {
      next += ENTRY;
    } while (next < oneEnd && load<u16>(next, 4) == place);
    const ties = other < otherEnd && load<u16>(other, 4) == place;
    for (let at = run; at < next; at += ENTRY) {
      const hand = <usize>load<u32>(at);
      const result = resultsOf(hand);
      const won = meet(hand);
      addTo(result, won);
      if (!ties) addTo(result + stageBytes, won);
    }
    if (!ties) continue;
    do {
      see(other);
      other += ENTRY;
    } while (other < otherEnd && load<u16>(other, 4) == place);
    for (let at = run; at < next; at += ENTRY) {
      const hand = <usize>load<u32>(at);
      addTo(resultsOf(hand) + stageBytes, meet(hand));
    }
  }
  for (; other < otherEnd; other += ENTRY) see(other);
  for (let at = one; at < oneEnd; at += ENTRY) {
    const hand = <usize>load<u32>(at);
    addTo(resultsOf(hand) + 2 * stageBytes, meet(hand));
  }
}
