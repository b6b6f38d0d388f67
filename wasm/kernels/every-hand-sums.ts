// How many hands seen hold some cards: counts by one, two, three (and of hands of five, four) cards, at
// colexicographic indices. A hand of `hole` cards meets, of those seen,
//   seen - S1 + S2 - S3 + ...,   Sj the sum of the counts of its j-card subsets,
// where the last term, that of all its cards, is the hand itself. Hands come in rows: those that
// differ in their lowest card alone, which is a bit of a mask.

/** C(n, 2) .. C(n, 5) of a card n: u32[64] each. */
export const CHOOSE2: usize = memory.data(64 * 4, 16);
export const CHOOSE3: usize = memory.data(64 * 4, 16);
export const CHOOSE4: usize = memory.data(64 * 4, 16);
export const CHOOSE5: usize = memory.data(64 * 4, 16);

const ONES: usize = memory.data(64 * 4, 16);
/** Of hands of five at most 14,190 hold two cards, 946 three and 43 four. */
const TWOS: usize = memory.data(1_326 * 2, 16);
const THREES: usize = memory.data(22_100 * 2, 16);
const FOURS: usize = memory.data(270_725, 16);

let seen: i32 = 0;

/** Forgets all hands seen. */
export function clearSums(hole: i32): void {
  if (load<u32>(CHOOSE2 + 8) == 0) fillChoose();
  seen = 0;
  memory.fill(ONES, 0, 64 * 4);
  memory.fill(TWOS, 0, 1_326 * 2);
  memory.fill(THREES, 0, 22_100 * 2);
  if (hole == 5) memory.fill(FOURS, 0, 270_725);
}

function fillChoose(): void {
  for (let n: u32 = 2; n < 52; n++) {
    const two = (n * (n - 1)) / 2;
    const three = (two * (n - 2)) / 3;
    const four = n < 3 ? 0 : (three * (n - 3)) / 4;
    const at = <usize>(n << 2);
    store<u32>(CHOOSE2 + at, two);
    store<u32>(CHOOSE3 + at, three);
    store<u32>(CHOOSE4 + at, four);
    store<u32>(CHOOSE5 + at, n < 4 ? 0 : (four * (n - 4)) / 5);
  }
}

// @ts-ignore: decorator
@inline
function one(card: usize): usize {
  return ONES + (card << 2);
}

/** The address of the counts of cards a, b by a; likewise below, the lowest card always left out. */
// @ts-ignore: decorator
@inline
function two(b: usize): usize {
  return TWOS + (<usize>load<u32>(CHOOSE2 + (b << 2)) << 1);
}

// @ts-ignore: decorator
@inline
function three(b: usize, c: usize): usize {
  return THREES + (<usize>(load<u32>(CHOOSE2 + (b << 2)) + load<u32>(CHOOSE3 + (c << 2))) << 1);
}

// @ts-ignore: decorator
@inline
function four(b: usize, c: usize, d: usize): usize {
  return FOURS + <usize>(load<u32>(CHOOSE2 + (b << 2)) + load<u32>(CHOOSE3 + (c << 2)) + load<u32>(CHOOSE4 + (d << 2)));
}

// @ts-ignore: decorator
@inline
function add(at: usize, change: i32): void {
  store<u16>(at, <u16>(load<u16>(at) + change));
}

/** Adds hands of four: the cards b < c < d and one of `lowest`. */
export function seeFour(cards: u32, lowest: u64): void {
  const b = <usize>(cards & 63);
  const c = <usize>((cards >> 8) & 63);
  const d = <usize>((cards >> 16) & 63);
  const count = <i32>popcnt(lowest);
  seen += count;
  store<i32>(one(b), load<i32>(one(b)) + count);
  store<i32>(one(c), load<i32>(one(c)) + count);
  store<i32>(one(d), load<i32>(one(d)) + count);
  const twoB = two(b);
  const twoC = two(c);
  const twoD = two(d);
  const threeC = three(b, c);
  const threeBD = three(b, d);
  const threeCD = three(c, d);
  add(twoC + (b << 1), count);
  add(twoD + (b << 1), count);
  add(twoD + (c << 1), count);
  add(threeCD + (b << 1), count);
  for (let left = lowest; left != 0; left &= left - 1) {
    const a = <usize>ctz(left);
    store<i32>(one(a), load<i32>(one(a)) + 1);
    const at = a << 1;
    add(twoB + at, 1);
    add(twoC + at, 1);
    add(twoD + at, 1);
    add(threeC + at, 1);
    add(threeBD + at, 1);
    add(threeCD + at, 1);
  }
}

/** Adds to the results at `results` (u32 by lowest card) `factor` times the hands seen that share no card with
 *  each of some hands of four; `own` where those are among the seen. */
export function meetFour(cards: u32, lowest: u64, results: usize, factor: i32, own: bool): void {
  const b = <usize>(cards & 63);
  const c = <usize>((cards >> 8) & 63);
  const d = <usize>((cards >> 16) & 63);
  const twoB = two(b);
  const twoC = two(c);
  const twoD = two(d);
  const threeC = three(b, c);
  const threeBD = three(b, d);
  const threeCD = three(c, d);
  const ones = load<i32>(one(b)) + load<i32>(one(c)) + load<i32>(one(d));
  const twos = <i32>load<u16>(twoC + (b << 1)) + <i32>load<u16>(twoD + (b << 1)) + <i32>load<u16>(twoD + (c << 1));
  const base = seen + <i32>own - ones + twos - <i32>load<u16>(threeCD + (b << 1));
  for (let left = lowest; left != 0; left &= left - 1) {
    const a = <usize>ctz(left);
    const at = a << 1;
    const pairs = <i32>load<u16>(twoB + at) + <i32>load<u16>(twoC + at) + <i32>load<u16>(twoD + at);
    const triples = <i32>load<u16>(threeC + at) + <i32>load<u16>(threeBD + at) + <i32>load<u16>(threeCD + at);
    const met = base - load<i32>(one(a)) + pairs - triples;
    const result = results + (a << 2);
    store<i32>(result, load<i32>(result) + factor * met);
  }
}

/** Adds hands of five: the cards b < c < d < e and one of `lowest`. */
export function seeFive(cards: u32, lowest: u64): void {
  const b = <usize>(cards & 63);
  const c = <usize>((cards >> 8) & 63);
  const d = <usize>((cards >> 16) & 63);
  const e = <usize>((cards >> 24) & 63);
  const count = <i32>popcnt(lowest);
  seeFour(cards & 0xffffff, lowest);
  store<i32>(one(e), load<i32>(one(e)) + count);
  const twoE = two(e);
  const threeBE = three(b, e);
  const threeCE = three(c, e);
  const threeDE = three(d, e);
  const fourD = four(b, c, d);
  const fourBCE = four(b, c, e);
  const fourBDE = four(b, d, e);
  const fourCDE = four(c, d, e);
  add(twoE + (b << 1), count);
  add(twoE + (c << 1), count);
  add(twoE + (d << 1), count);
  add(threeCE + (b << 1), count);
  add(threeDE + (b << 1), count);
  add(threeDE + (c << 1), count);
  store<u8>(fourCDE + b, <u8>(load<u8>(fourCDE + b) + count));
  for (let left = lowest; left != 0; left &= left - 1) {
    const a = <usize>ctz(left);
    const at = a << 1;
    add(twoE + at, 1);
    add(threeBE + at, 1);
    add(threeCE + at, 1);
    add(threeDE + at, 1);
    store<u8>(fourD + a, <u8>(load<u8>(fourD + a) + 1));
    store<u8>(fourBCE + a, <u8>(load<u8>(fourBCE + a) + 1));
    store<u8>(fourBDE + a, <u8>(load<u8>(fourBDE + a) + 1));
    store<u8>(fourCDE + a, <u8>(load<u8>(fourCDE + a) + 1));
  }
}

/** The same as `meetFour` for hands of five. */
export function meetFive(cards: u32, lowest: u64, results: usize, factor: i32, own: bool): void {
  const b = <usize>(cards & 63);
  const c = <usize>((cards >> 8) & 63);
  const d = <usize>((cards >> 16) & 63);
  const e = <usize>((cards >> 24) & 63);
  const twoB = two(b);
  const twoC = two(c);
  const twoD = two(d);
  const twoE = two(e);
  const threeC = three(b, c);
  const threeBD = three(b, d);
  const threeCD = three(c, d);
  const threeBE = three(b, e);
  const threeCE = three(c, e);
  const threeDE = three(d, e);
  const fourD = four(b, c, d);
  const fourBCE = four(b, c, e);
  const fourBDE = four(b, d, e);
  const fourCDE = four(c, d, e);
  const b2 = b << 1;
  const c2 = c << 1;
  const d2 = d << 1;
  const ones = load<i32>(one(b)) + load<i32>(one(c)) + load<i32>(one(d)) + load<i32>(one(e));
  const twos = <i32>load<u16>(twoC + b2) + <i32>load<u16>(twoD + b2) + <i32>load<u16>(twoE + b2) +
    <i32>load<u16>(twoD + c2) + <i32>load<u16>(twoE + c2) + <i32>load<u16>(twoE + d2);
  const threes = <i32>load<u16>(threeCD + b2) + <i32>load<u16>(threeCE + b2) + <i32>load<u16>(threeDE + b2) +
    <i32>load<u16>(threeDE + c2);
  const base = seen - <i32>own - ones + twos - threes + <i32>load<u8>(fourCDE + b);
  for (let left = lowest; left != 0; left &= left - 1) {
    const a = <usize>ctz(left);
    const at = a << 1;
    const pairs = <i32>load<u16>(twoB + at) + <i32>load<u16>(twoC + at) + <i32>load<u16>(twoD + at) + <i32>load<u16>(twoE + at);
    const triples = <i32>load<u16>(threeC + at) + <i32>load<u16>(threeBD + at) + <i32>load<u16>(threeCD + at) +
      <i32>load<u16>(threeBE + at) + <i32>load<u16>(threeCE + at) + <i32>load<u16>(threeDE + at);
    const fours = <i32>load<u8>(fourD + a) + <i32>load<u8>(fourBCE + a) + <i32>load<u8>(fourBDE + a) + <i32>load<u8>(fourCDE + a);
    const met = base - load<i32>(one(a)) + pairs - triples + fours;
    const result = results + (a << 2);
    store<i32>(result, load<i32>(result) + factor * met);
  }
}
