// Lists of completions: every set of cards a seat may still get, with what its hand is worth then.
//   bits 0..29   the cards as numbers 0..51 among the live ones, ascending, six bits each
//   bits 32..47  the strength that wins the pot or its high half; bits 48..63 that of the low half
import { baseOf, drawsOf, halfStrength, live, liveRecord, mainStrength, split } from './stud-deal';

/** Bytes of a completion, and where its strengths are. */
export const COMPLETION: usize = 8;
export const MAIN: usize = 4;
export const HALF: usize = 6;

let end: usize = 0;

/** Lists a seat's completions at an address, the cards that change slowest first; returns where the list ends. */
export function listCompletions(seat: i32, at: usize): usize {
  end = at;
  extend(drawsOf(seat), 0, 0, 0, baseOf(seat));
  return end;
}

/** Adds the sets that have `left` more cards from the `from`th on. */
function extend(left: i32, from: usize, cards: u64, shift: u64, sum: v128): void {
  if (left == 0) {
    append(cards, sum);
    return;
  }
  const until = <usize>(live - left + 1);
  if (left > 1) {
    for (let card = from; card < until; card++) {
      extend(left - 1, card + 1, cards | ((<u64>card) << shift), shift + 6, i64x2.add(sum, liveRecord(card)));
    }
    return;
  }
  for (let card = from; card < until; card++) append(cards | ((<u64>card) << shift), i64x2.add(sum, liveRecord(card)));
}

// @ts-ignore: decorator
@inline
function append(cards: u64, sum: v128): void {
  let completion = cards | (<u64>mainStrength(sum) << 32);
  if (split) completion |= <u64>halfStrength(sum) << 48;
  store<u64>(end, completion);
  end += COMPLETION;
}

/** The end of each run of equal keys, then where the next of them goes: u32[8192]. */
const PLACES: usize = memory.data(8192 * 4, 16);

/** Copies a list to `to`, sorted by the strength at offset `field` without its `drop` lowest bits; equal
 *  ones keep their order. */
export function sortCompletions(from: usize, until: usize, to: usize, field: usize, drop: i32): void {
  memory.fill(PLACES, 0, 8192 * 4);
  countKeys(from, until, field, drop);
  let place: u32 = 0;
  for (let at = PLACES; at < PLACES + 8192 * 4; at += 4) {
    const count = load<u32>(at);
    store<u32>(at, place);
    place += count;
  }
  // In pieces: code is replaced by better code between calls only.
  for (let at = from; at < until; at += 1024 * COMPLETION) place1024(at, min(at + 1024 * COMPLETION, until), to, field, drop);
}

function countKeys(from: usize, until: usize, field: usize, drop: i32): void {
  for (let at = from; at < until; at += COMPLETION) {
    const place = PLACES + (<usize>(<u32>load<u16>(at + field) >> drop) << 2);
    store<u32>(place, load<u32>(place) + 1);
  }
}

function place1024(from: usize, until: usize, to: usize, field: usize, drop: i32): void {
  for (let at = from; at < until; at += COMPLETION) {
    const place = PLACES + (<usize>(<u32>load<u16>(at + field) >> drop) << 2);
    const index = load<u32>(place);
    store<u32>(place, index + 1);
    store<u64>(to + <usize>index * COMPLETION, load<u64>(at));
  }
}
