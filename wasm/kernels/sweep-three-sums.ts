// The sums of sweep-three.ts: by seat and by set (0: hands below, 1: hands not above), in lanes of 16
// bits where weights are small and of 32 bits else.

/** Lanes of a row, the 52 cards and padding, times their size: a whole number of vectors. */
export const COARSE_ROW: usize = 112;
export const FINE_ROW: usize = 208;

/** By seat and set: P, a row for each card, then C as one more row: 53 rows of up to 208 bytes. */
const ROWS: usize = memory.data(3 * 2 * 53 * 208, 16);
const SET_BYTES: usize = 53 * 208;
/** T by seat and set: i32[3][2]. */
const ALL: usize = memory.data(24, 16);
/** Products of the weights of the two other seats for one hand, by seat left out and set: all i64, then by card i64[52]. */
const SHARED: usize = memory.data(3 * 2 * 53 * 8, 16);
const SHARED_BYTES: usize = 53 * 8;

/** What {@link pairsOf} finds: pairs with both below; the next seat below and the last not above; the
 *  next not above and the last below; both not above. i64[4]. */
export const SETS: usize = memory.data(32, 16);

/** Empties all sums. */
export function forget(row: usize): void {
  for (let set: usize = 0; set < 6; set++) memory.fill(ROWS + set * SET_BYTES, 0, 53 * row);
  memory.fill(ALL, 0, 24);
  memory.fill(SHARED, 0, 6 * SHARED_BYTES);
}

// @ts-ignore: decorator
@inline
function rowBytes<T>(): usize {
  return sizeof<T>() == 2 ? COARSE_ROW : FINE_ROW;
}

// @ts-ignore: decorator
@inline
function raise<T>(at: usize, by: i32): void {
  store<T>(at, <T>(<i32>load<T>(at) + by));
}

// @ts-ignore: decorator
@inline
function raise64(at: usize, by: i64): void {
  store<i64>(at, load<i64>(at) + by);
}

/** Adds a hand (two cards, then at 4 the weights of the seats) to a set. */
export function addHand<T>(hand: usize, set: usize): void {
  const row = rowBytes<T>();
  const a = <usize>load<u8>(hand);
  const b = <usize>load<u8>(hand, 1);
  for (let seat: usize = 0; seat < 3; seat++) {
    const weight = load<i32>(hand + 4 + seat * 4);
    if (weight == 0) continue;
    const base = ROWS + (seat * 2 + set) * SET_BYTES;
    const rowA = base + a * row;
    const rowB = base + b * row;
    const cards = base + 52 * row;
    raise<T>(rowA + b * sizeof<T>(), weight);
    raise<T>(rowB + a * sizeof<T>(), weight);
    raise<T>(rowA + a * sizeof<T>(), weight);
    raise<T>(rowB + b * sizeof<T>(), weight);
    raise<T>(cards + a * sizeof<T>(), weight);
    raise<T>(cards + b * sizeof<T>(), weight);
    raise<i32>(ALL + (seat * 2 + set) * 4, weight);
  }
  for (let seat: usize = 0; seat < 3; seat++) {
    const product = productOf(hand, seat);
    if (product == 0) continue;
    const shared = SHARED + (seat * 2 + set) * SHARED_BYTES;
    raise64(shared, product);
    raise64(shared + 8 + a * 8, product);
    raise64(shared + 8 + b * 8, product);
  }
}

/** The seat after a seat, in a circle of three. */
// @ts-ignore: decorator
@inline
function after(seat: usize): usize {
  return seat == 2 ? 0 : seat + 1;
}

/** The product of the weights that the two other seats give to a hand. */
// @ts-ignore: decorator
@inline
function productOf(hand: usize, seat: usize): i64 {
  const next = after(seat);
  return <i64>load<i32>(hand + 4 + next * 4) * <i64>load<i32>(hand + 4 + after(next) * 4);
}

/** Finds the four weights of pairs that the two other seats can hold beside a hand of `seat`; left in SETS.
 *  The hand itself must be in set 1 and not in set 0. */
export function pairsOf<T>(hand: usize, seat: usize): void {
  const a = <usize>load<u8>(hand);
  const b = <usize>load<u8>(hand, 1);
  const next = after(seat);
  const last = after(next);
  const n0 = ROWS + next * 2 * SET_BYTES;
  const l0 = ROWS + last * 2 * SET_BYTES;
  if (sizeof<T>() == 2) dotCoarse(n0, l0, a * COARSE_ROW, b * COARSE_ROW);
  else dotFine(n0, l0, a * FINE_ROW, b * FINE_ROW);
  const ownNext = <i64>load<i32>(hand + 4 + next * 4);
  const ownLast = <i64>load<i32>(hand + 4 + last * 4);
  const nextBelow = rest<T>(n0, next * 2, a, b);
  const nextKept = rest<T>(n0 + SET_BYTES, next * 2 + 1, a, b) + ownNext;
  const lastBelow = rest<T>(l0, last * 2, a, b);
  const lastKept = rest<T>(l0 + SET_BYTES, last * 2 + 1, a, b) + ownLast;
  const own = ownNext * ownLast;
  // Hands that both could hold are as strong for the one as for the other: in both sets or in neither.
  const below = sharedRest(seat * 2, a, b);
  const kept = sharedRest(seat * 2 + 1, a, b) + own;
  store<i64>(SETS, nextBelow * lastBelow - load<i64>(SETS) + below);
  store<i64>(SETS, nextBelow * lastKept - load<i64>(SETS, 8) + below, 8);
  store<i64>(SETS, nextKept * lastBelow - load<i64>(SETS, 16) + below, 16);
  // At a and b the sums are those of the hand itself.
  store<i64>(SETS, nextKept * lastKept - load<i64>(SETS, 24) + 2 * own + kept, 24);
}

/** T - C[a] - C[b]. */
// @ts-ignore: decorator
@inline
function rest<T>(base: usize, set: usize, a: usize, b: usize): i64 {
  const cards = base + 52 * rowBytes<T>();
  return load<i32>(ALL + set * 4) - <i32>load<T>(cards + a * sizeof<T>()) - <i32>load<T>(cards + b * sizeof<T>());
}

// @ts-ignore: decorator
@inline
function sharedRest(set: usize, a: usize, b: usize): i64 {
  const at = SHARED + set * SHARED_BYTES;
  return load<i64>(at) - load<i64>(at + 8 + a * 8) - load<i64>(at + 8 + b * 8);
}

/** The four sums of x[c] x'[c], in SETS; `n` and `l` are the seats' sets below, `a` and `b` where rows start. */
// @ts-ignore: decorator
@inline
function dotCoarse(n: usize, l: usize, a: usize, b: usize): void {
  let s0 = i32x4.splat(0);
  let s1 = i32x4.splat(0);
  let s2 = i32x4.splat(0);
  let s3 = i32x4.splat(0);
  for (let i: usize = 0; i < COARSE_ROW; i += 16) {
    const nb = i16x8.sub(i16x8.sub(v128.load(n + i, 52 * COARSE_ROW), v128.load(n + a + i)), v128.load(n + b + i));
    const nk = i16x8.sub(i16x8.sub(v128.load(n + i, SET_BYTES + 52 * COARSE_ROW), v128.load(n + a + i, SET_BYTES)), v128.load(n + b + i, SET_BYTES));
    const lb = i16x8.sub(i16x8.sub(v128.load(l + i, 52 * COARSE_ROW), v128.load(l + a + i)), v128.load(l + b + i));
    const lk = i16x8.sub(i16x8.sub(v128.load(l + i, SET_BYTES + 52 * COARSE_ROW), v128.load(l + a + i, SET_BYTES)), v128.load(l + b + i, SET_BYTES));
    s0 = i32x4.add(s0, i32x4.dot_i16x8_s(nb, lb));
    s1 = i32x4.add(s1, i32x4.dot_i16x8_s(nb, lk));
    s2 = i32x4.add(s2, i32x4.dot_i16x8_s(nk, lb));
    s3 = i32x4.add(s3, i32x4.dot_i16x8_s(nk, lk));
  }
  store<i64>(SETS, sum4(s0));
  store<i64>(SETS, sum4(s1), 8);
  store<i64>(SETS, sum4(s2), 16);
  store<i64>(SETS, sum4(s3), 24);
}

// @ts-ignore: decorator
@inline
function sum4(v: v128): i64 {
  return i32x4.extract_lane(v, 0) + i32x4.extract_lane(v, 1) + i32x4.extract_lane(v, 2) + i32x4.extract_lane(v, 3);
}

// @ts-ignore: decorator
@inline
function dotFine(n: usize, l: usize, a: usize, b: usize): void {
  let s0 = i64x2.splat(0);
  let s1 = i64x2.splat(0);
  let s2 = i64x2.splat(0);
  let s3 = i64x2.splat(0);
  for (let i: usize = 0; i < FINE_ROW; i += 16) {
    const nb = i32x4.sub(i32x4.sub(v128.load(n + i, 52 * FINE_ROW), v128.load(n + a + i)), v128.load(n + b + i));
    const nk = i32x4.sub(i32x4.sub(v128.load(n + i, SET_BYTES + 52 * FINE_ROW), v128.load(n + a + i, SET_BYTES)), v128.load(n + b + i, SET_BYTES));
    const lb = i32x4.sub(i32x4.sub(v128.load(l + i, 52 * FINE_ROW), v128.load(l + a + i)), v128.load(l + b + i));
    const lk = i32x4.sub(i32x4.sub(v128.load(l + i, SET_BYTES + 52 * FINE_ROW), v128.load(l + a + i, SET_BYTES)), v128.load(l + b + i, SET_BYTES));
    s0 = i64x2.add(s0, i64x2.add(i64x2.extmul_low_i32x4_s(nb, lb), i64x2.extmul_high_i32x4_s(nb, lb)));
    s1 = i64x2.add(s1, i64x2.add(i64x2.extmul_low_i32x4_s(nb, lk), i64x2.extmul_high_i32x4_s(nb, lk)));
    s2 = i64x2.add(s2, i64x2.add(i64x2.extmul_low_i32x4_s(nk, lb), i64x2.extmul_high_i32x4_s(nk, lb)));
    s3 = i64x2.add(s3, i64x2.add(i64x2.extmul_low_i32x4_s(nk, lk), i64x2.extmul_high_i32x4_s(nk, lk)));
  }
  store<i64>(SETS, v128.extract_lane<i64>(s0, 0) + v128.extract_lane<i64>(s0, 1));
  store<i64>(SETS, v128.extract_lane<i64>(s1, 0) + v128.extract_lane<i64>(s1, 1), 8);
  store<i64>(SETS, v128.extract_lane<i64>(s2, 0) + v128.extract_lane<i64>(s2, 1), 16);
  store<i64>(SETS, v128.extract_lane<i64>(s3, 0) + v128.extract_lane<i64>(s3, 1), 24);
}
