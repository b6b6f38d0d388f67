// The sweep of two sorted lists on a board with a low: what range-sweep.ts tells, by what becomes of the low half. The
// sums of the hands seen are kept apart by their lows: a vector of them, no low first, then
// upward the lows that occur. A hand adds its weight to one lane and meets the lanes all at once.
import { lowSums, LOW_VECTORS, sumCount, sums } from './range-hands';
import { addTo, ENTRY, resultsOf, stageBytes } from './range-sweep';

/** What becomes of the low half, in the order of results: nobody has a low, this hand's is the better one, both tie, the other's. */
const NONE: usize = 0;
const WIN: usize = 8;
const TIE: usize = 16;
const LOSE: usize = 24;

/** The weight of the hands seen by low, and of those of them that a hand meets: i32 each. */
const SEEN: usize = memory.data(16 * LOW_VECTORS, 16);
const MET: usize = memory.data(16 * LOW_VECTORS, 16);

/** The lows of the list that is seen, as a set: bit 0 is no low. */
let lows: u64 = 0;
/** Bytes of a vector of sums, and what it takes to get from the address of a plain sum to that of its vector. */
let vectorBytes: usize = 0;
let scale: usize = 0;
let base: usize = 0;

// @ts-ignore: decorator
@inline
function lowOf(entry: usize): u64 {
  return load<u16>(entry, 6);
}

/** How many of the lows that are seen are below one. */
// @ts-ignore: decorator
@inline
function lanesBelow(low: u64): usize {
  return <usize>popcnt(lows & (((<u64>1) << low) - 1));
}

function see(entry: usize): void {
  const hand = <usize>load<u32>(entry);
  const weight = load<i32>(hand, 16);
  const lane = lanesBelow(lowOf(entry)) << 2;
  store<i32>(SEEN + lane, load<i32>(SEEN + lane) + weight);
  const from = base + lane;
  let at = <usize>load<u32>(hand, 20);
  for (const end = <usize>load<u32>(hand, 24); at < end; at += 4) {
    const sum = from + <usize>load<u32>(at) * scale;
    store<i32>(sum, load<i32>(sum) - weight);
  }
  for (const end = <usize>load<u32>(hand, 28); at < end; at += 4) {
    const sum = from + <usize>load<u32>(at) * scale;
    store<i32>(sum, load<i32>(sum) + weight);
  }
}

/** Adds to four results, and to four others where `also` is not 0, the weight of the hands seen that share no card with a hand. */
function meet(entry: usize, result: usize, also: usize): void {
  const hand = <usize>load<u32>(entry);
  const from = <usize>load<u32>(hand, 20);
  const end = <usize>load<u32>(hand, 28);
  for (let vector: usize = 0; vector < vectorBytes; vector += 16) {
    let met = v128.load(SEEN + vector);
    const first = base + vector;
    for (let at = from; at < end; at += 4) met = i32x4.add(met, v128.load(first + <usize>load<u32>(at) * scale));
    v128.store(MET + vector, met);
  }
  const low = lowOf(entry);
  const tied = MET + (lanesBelow(low) << 2);
  let below = 0;
  for (let lane = MET; lane < tied; lane += 4) below += load<i32>(lane);
  let equal = 0;
  let above = tied;
  if ((lows >> low) & 1) {
    equal = load<i32>(tied);
    above += 4;
  }
  // Lanes past the last low hold nothing.
  let better = 0;
  for (; above < MET + vectorBytes; above += 4) better += load<i32>(above);
  const level = low == 0 ? NONE : TIE;
  addTo(result + WIN, below);
  addTo(result + level, equal);
  addTo(result + LOSE, better);
  if (also == 0) return;
  addTo(also + WIN, below);
  addTo(also + level, equal);
  addTo(also + LOSE, better);
}

/** Meets every hand of one sorted list with those of another. */
export function sweepWithLows(one: usize, oneEnd: usize, other: usize, otherEnd: usize): void {
  lows = 1;
  for (let at = other; at < otherEnd; at += ENTRY) lows |= (<u64>1) << lowOf(at);
  vectorBytes = (<usize>(<i32>popcnt(lows) + 3) >> 2) << 4;
  assert(vectorBytes <= <usize>(16 * LOW_VECTORS));
  // Plain sums are 4 bytes apart.
  scale = vectorBytes >> 2;
  base = lowSums - sums * scale;
  memory.fill(lowSums, 0, sumCount * vectorBytes);
  memory.fill(SEEN, 0, 16 * LOW_VECTORS);
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
      const result = resultsOf(<usize>load<u32>(at));
      meet(at, result, ties ? 0 : result + stageBytes);
    }
    if (!ties) continue;
    do {
      see(other);
      other += ENTRY;
    } while (other < otherEnd && load<u16>(other, 4) == place);
    for (let at = run; at < next; at += ENTRY) meet(at, resultsOf(<usize>load<u32>(at)) + stageBytes, 0);
  }
  for (; other < otherEnd; other += ENTRY) see(other);
  for (let at = one; at < oneEnd; at += ENTRY) meet(at, resultsOf(<usize>load<u32>(at)) + 2 * stageBytes, 0);
}
