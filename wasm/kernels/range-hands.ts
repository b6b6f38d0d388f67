// Lists of hands of any number of cards for a card-removal sweep. Hands of two lists meet where they share no
// card: of those seen,
//   seen - S1 + S2 - S3 + ...,   Sj the sum of what is seen of each j-card subset.
// Lists are mostly sparse, so only the subsets that occur in both have a sum, and each hand lists the addresses of
// its own. A sum of an odd number of cards is kept negative: meeting a hand is one addition for each.

/** Vectors of four that the lows of a board need at the most: 28 pairs of low ranks, and no low. */
export const LOW_VECTORS: i32 = 8;

/** A hand: cards u8[8], its set of cards u64, weight u32 (cards and weight are the host's), where the
 *  addresses of its sums start u32, where those of odd subsets end u32, where all end u32. */
export const HAND: usize = 32;

/** The set of cards of each subset of a hand, by the subset of its places: u64[128]. */
const SETS: usize = memory.data(128 * 8, 16);

/** By hash: sets u64, and the numbers of their sums u32, 0 for a set that one list alone has. */
let keys: usize = 0;
let numbers: usize = 0;
let slots: usize = 0;
/** The sums, i32 each; their first is never used. */
export let sums: usize = 0;
export let sumCount: usize = 0;
/** The same sums by how low the hands are (range-sweep-lows.ts): i32[4 * LOW_VECTORS] each at the most. */
export let lowSums: usize = 0;
/** Where the next address goes. */
let next: usize = 0;
let width: i32 = 0;

/** How many sets of cards `hands` hands may have between them. */
function setsOf(hands: i32, cards: i32): usize {
  let all: u64 = 0;
  let ways: u64 = 1;
  for (let i: u64 = 0; i < <u64>cards; i++) {
    ways = (ways * (52 - i)) / (i + 1);
    all += ways;
  }
  return <usize>min(all, <u64>hands * <u64>((1 << cards) - 1));
}

/** A power of two that leaves half of the slots free. */
function slotsFor(sets: usize): usize {
  let size: usize = 16;
  while (size < 2 * sets) size <<= 1;
  return size;
}

/** How many bytes `numberSubsets` needs for two lists; `split` with sums by lows. */
export function subsetRoom(first: i32, second: i32, cards: i32, split: bool): u64 {
  const sets = setsOf(min(first, second), cards);
  const addresses = <u64>(first + second) * <u64>((1 << cards) - 1);
  const lows = split ? <u64>(sets + 2) * 16 * LOW_VECTORS : 0;
  return <u64>slotsFor(sets) * 12 + <u64>(sets + 2) * 4 + addresses * 4 + lows + 64;
}

/** Numbers the subsets that two lists have in common and lists them by hand. */
export function numberSubsets(first: usize, firstEnd: usize, second: usize, secondEnd: usize, cards: i32, room: usize): void {
  width = cards;
  const swap = secondEnd - second < firstEnd - first;
  const few = swap ? second : first;
  const fewEnd = swap ? secondEnd : firstEnd;
  const many = swap ? first : second;
  const manyEnd = swap ? firstEnd : secondEnd;
  const sets = setsOf(<i32>((fewEnd - few) / HAND), cards);
  slots = slotsFor(sets);
  keys = room;
  numbers = keys + (slots << 3);
  sums = numbers + (slots << 2);
  sumCount = 1;
  next = sums + ((sets + 2) << 2);
  memory.fill(keys, 0, slots * 12);
  for (let hand = few; hand < fewEnd; hand += HAND) {
    findSets(hand);
    for (let subset: usize = 1; subset < <usize>(1 << cards); subset++) {
      const set = load<u64>(SETS + (subset << 3));
      store<u64>(keys + (slotOf(set) << 3), set);
    }
  }
  for (let hand = many; hand < manyEnd; hand += HAND) listSums(hand, true);
  for (let hand = few; hand < fewEnd; hand += HAND) listSums(hand, false);
  lowSums = (next + 15) & ~15;
}

/** Fills SETS and the set of a hand. */
function findSets(hand: usize): void {
  for (let i: usize = 0; i < <usize>width; i++) {
    const bit = (<u64>1) << <u64>load<u8>(hand + i);
    const end: usize = 8 << i;
    for (let at: usize = 0; at < end; at += 8) store<u64>(SETS + end + at, load<u64>(SETS + at) | bit);
  }
  store<u64>(hand, load<u64>(SETS + (<usize>((1 << width) - 1) << 3)), 8);
}

/** The slot of a set, or where it would go. */
// @ts-ignore: decorator
@inline
function slotOf(set: u64): usize {
  let slot = <usize>((set * 0x9e3779b97f4a7c15) >> 32) & (slots - 1);
  let key = load<u64>(keys + (slot << 3));
  while (key != 0 && key != set) {
    slot = (slot + 1) & (slots - 1);
    key = load<u64>(keys + (slot << 3));
  }
  return slot;
}

/** Lists the addresses of a hand's sums, those of odd subsets first; `fresh` numbers those met for the first time. */
function listSums(hand: usize, fresh: bool): void {
  findSets(hand);
  store<u32>(hand, <u32>next, 20);
  listHalf(1, fresh);
  store<u32>(hand, <u32>next, 24);
  listHalf(0, fresh);
  store<u32>(hand, <u32>next, 28);
}

function listHalf(parity: usize, fresh: bool): void {
  for (let subset: usize = 1; subset < <usize>(1 << width); subset++) {
    if ((popcnt(subset) & 1) != parity) continue;
    const set = load<u64>(SETS + (subset << 3));
    const slot = slotOf(set);
    if (load<u64>(keys + (slot << 3)) == 0) continue;
    const at = numbers + (slot << 2);
    let number = <usize>load<u32>(at);
    if (number == 0) {
      if (!fresh) continue;
      number = sumCount++;
      store<u32>(at, <u32>number);
    }
    store<u32>(next, <u32>(sums + (number << 2)));
    next += 4;
  }
}
