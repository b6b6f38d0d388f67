// Vector instructions on one half of a vector, in a 64-bit integer: what a build without SIMD runs instead.
// Each function is named for its instruction; wasm/build/scalar/instructions.js says which halves it gets.
// Lanes are kept apart by their top bits (Warren, "Hacker's Delight", 2nd ed., section 2-18): a sum cannot
// carry into a lane whose top bits were cleared, a difference cannot borrow from one whose top bit was set.

/** The top bit of every lane. */
const TOP8: u64 = 0x8080808080808080;
const TOP16: u64 = 0x8000800080008000;
const TOP32: u64 = 0x8000000080000000;
const LOW32: u64 = 0x00000000ffffffff;

// @ts-ignore: decorator
@inline
function addLanes(a: u64, b: u64, top: u64): u64 {
  return ((a & ~top) + (b & ~top)) ^ ((a ^ b) & top);
}

// @ts-ignore: decorator
@inline
function subLanes(a: u64, b: u64, top: u64): u64 {
  return ((a | top) - (b & ~top)) ^ ((a ^ ~b) & top);
}

export function i8x16_add(a: u64, b: u64): u64 {
  return addLanes(a, b, TOP8);
}

export function i16x8_add(a: u64, b: u64): u64 {
  return addLanes(a, b, TOP16);
}

export function i16x8_sub(a: u64, b: u64): u64 {
  return subLanes(a, b, TOP16);
}

export function i32x4_add(a: u64, b: u64): u64 {
  return addLanes(a, b, TOP32);
}

export function i32x4_sub(a: u64, b: u64): u64 {
  return subLanes(a, b, TOP32);
}

export function i64x2_add(a: u64, b: u64): u64 {
  return a + b;
}

export function i64x2_sub(a: u64, b: u64): u64 {
  return a - b;
}

export function f64x2_add(a: u64, b: u64): u64 {
  return reinterpret<u64>(reinterpret<f64>(a) + reinterpret<f64>(b));
}

export function v128_and(a: u64, b: u64): u64 {
  return a & b;
}

export function v128_andnot(a: u64, b: u64): u64 {
  return a & ~b;
}

export function v128_or(a: u64, b: u64): u64 {
  return a | b;
}

export function v128_bitselect(a: u64, b: u64, mask: u64): u64 {
  return b ^ ((a ^ b) & mask);
}

export function v128_any_true(lo: u64, hi: u64): i32 {
  return i32((lo | hi) != 0);
}

/** All ones in the lanes whose top bit is set in `tops`, which has no other bits. */
// @ts-ignore: decorator
@inline
function fill(tops: u64, bits: u64): u64 {
  return (tops << 1) - (tops >> (bits - 1));
}

/** The top bits of the lanes where a >= b, but for the top bits of a and b themselves. */
// @ts-ignore: decorator
@inline
function difference(a: u64, b: u64, top: u64): u64 {
  return (a | top) - (b & ~top);
}

/** The top bit of each lane where a >= b, signed: where the top bits differ, that of b. */
// @ts-ignore: decorator
@inline
function atLeast(a: u64, b: u64, top: u64): u64 {
  const d = difference(a, b, top);
  return (d ^ ((d ^ b) & (a ^ b))) & top;
}

/** The same without a sign: where the top bits differ, that of a. */
// @ts-ignore: decorator
@inline
function atLeastUnsigned(a: u64, b: u64, top: u64): u64 {
  const d = difference(a, b, top);
  return (d ^ ((d ^ a) & (a ^ b))) & top;
}

/** The top bit of each lane that is the same in both: a lane of their difference that is 0 does not carry. */
// @ts-ignore: decorator
@inline
function equal(a: u64, b: u64, top: u64): u64 {
  const unequal = a ^ b;
  return ~(((unequal & ~top) + ~top) | unequal) & top;
}

export function i8x16_eq(a: u64, b: u64): u64 {
  return fill(equal(a, b, TOP8), 8);
}

export function i8x16_gt_s(a: u64, b: u64): u64 {
  return fill(atLeast(b, a, TOP8) ^ TOP8, 8);
}

export function i8x16_max_u(a: u64, b: u64): u64 {
  return b ^ ((a ^ b) & fill(atLeastUnsigned(a, b, TOP8), 8));
}

export function i16x8_eq(a: u64, b: u64): u64 {
  return fill(equal(a, b, TOP16), 16);
}

export function i16x8_gt_s(a: u64, b: u64): u64 {
  return fill(atLeast(b, a, TOP16) ^ TOP16, 16);
}

export function i16x8_max_s(a: u64, b: u64): u64 {
  return b ^ ((a ^ b) & fill(atLeast(a, b, TOP16), 16));
}

export function i16x8_mul(a: u64, b: u64): u64 {
  const second: u64 = 0x00000000ffff0000;
  const third: u64 = 0x0000ffff00000000;
  return (
    ((a * b) & 0xffff) |
    (((a & second) * (b >> 16)) & second) |
    (((a & third) * (b >> 32)) & third) |
    ((a >> 48 << 48) * (b >> 48))
  );
}

export function i32x4_mul(a: u64, b: u64): u64 {
  return ((a * b) & LOW32) | ((a & ~LOW32) * (b >> 32));
}

/** With 2^15 added to each lane no sum is negative; each pair is 2^16 too large then. */
export function i32x4_extadd_pairwise_i16x8_s(a: u64): u64 {
  const even: u64 = 0x0000ffff0000ffff;
  const raised = a ^ TOP16;
  const sums = (raised & even) + ((raised >> 16) & even);
  // 2^31 - 2^16 added and the top bit turned is 2^16 subtracted.
  return (sums + 0x7fff00007fff0000) ^ TOP32;
}

/** A signed 16-bit lane. */
// @ts-ignore: decorator
@inline
function lane16(a: u64, lane: u64): i64 {
  return (<i64>(a << (48 - lane * 16))) >> 48;
}

export function i32x4_dot_i16x8_s(a: u64, b: u64): u64 {
  const low = lane16(a, 0) * lane16(b, 0) + lane16(a, 1) * lane16(b, 1);
  const high = lane16(a, 2) * lane16(b, 2) + lane16(a, 3) * lane16(b, 3);
  return (<u64>low & LOW32) | (<u64>high << 32);
}

/** The four low bytes, each in 16 bits. */
// @ts-ignore: decorator
@inline
function spread(bytes: u64): u64 {
  const pairs = (bytes | (bytes << 16)) & 0x0000ffff0000ffff;
  return (pairs | (pairs << 8)) & 0x00ff00ff00ff00ff;
}

/** From the half that is asked for: its lower half, then its upper half. */
export function i16x8_extend_i8x16_u_lower(a: u64): u64 {
  return spread(a & LOW32);
}

export function i16x8_extend_i8x16_u_upper(a: u64): u64 {
  return spread(a >> 32);
}

export function i16x8_extmul_i8x16_u_lower(a: u64, b: u64): u64 {
  return i16x8_mul(spread(a & LOW32), spread(b & LOW32));
}

export function i16x8_extmul_i8x16_u_upper(a: u64, b: u64): u64 {
  return i16x8_mul(spread(a >> 32), spread(b >> 32));
}

export function i64x2_extmul_i32x4_s_lower(a: u64, b: u64): u64 {
  return <u64>(<i64><i32>a * <i64><i32>b);
}

export function i64x2_extmul_i32x4_s_upper(a: u64, b: u64): u64 {
  return <u64>((<i64>a >> 32) * (<i64>b >> 32));
}

export function f64x2_convert_i32x4_s_lower(a: u64): u64 {
  return reinterpret<u64>(<f64><i32>a);
}

export function f64x2_convert_i32x4_s_upper(a: u64): u64 {
  return reinterpret<u64>(<f64><i32>(a >> 32));
}

/** The bytes of a vector (lo, hi) that eight indices name; 0 for an index past its end. */
export function i8x16_swizzle(lo: u64, hi: u64, indices: u64): u64 {
  let bytes: u64 = 0;
  for (let shift: u64 = 0; shift < 64; shift += 8) {
    const index = (indices >> shift) & 0xff;
    if (index < 16) bytes |= (((index & 8 ? hi : lo) >> ((index & 7) << 3)) & 0xff) << shift;
  }
  return bytes;
}

/** The top bits of all lanes: the multiplication moves those of a half next to each other. */
export function i8x16_bitmask(lo: u64, hi: u64): i32 {
  return tops8(lo) | (tops8(hi) << 8);
}

// @ts-ignore: decorator
@inline
function tops8(a: u64): i32 {
  return <i32>((((a & TOP8) >> 7) * 0x0102040810204080) >> 56);
}

export function i16x8_bitmask(lo: u64, hi: u64): i32 {
  return tops16(lo) | (tops16(hi) << 4);
}

// @ts-ignore: decorator
@inline
function tops16(a: u64): i32 {
  return <i32>(((((a & TOP16) >> 15) * 0x0001000200040008) >> 48) & 15);
}

/** Both halves of a vector of 16-bit lanes as signed bytes. */
export function i8x16_narrow_i16x8_s(lo: u64, hi: u64): u64 {
  return packed(lo) | (packed(hi) << 32);
}

/** Four 16-bit lanes as bytes: those past the ends of a byte become its ends. */
// @ts-ignore: decorator
@inline
function packed(a: u64): u64 {
  const most: u64 = 0x007f007f007f007f;
  const least: u64 = ~most;
  const raised = i16x8_max_s(a, least);
  const bytes = (most ^ ((raised ^ most) & fill(atLeast(most, raised, TOP16), 16))) & 0x00ff00ff00ff00ff;
  const pairs = (bytes | (bytes >> 8)) & 0x0000ffff0000ffff;
  return (pairs | (pairs >> 16)) & LOW32;
}

export function i8x16_splat(value: i32): u64 {
  return <u64>(value & 0xff) * 0x0101010101010101;
}

export function i16x8_splat(value: i32): u64 {
  return <u64>(value & 0xffff) * 0x0001000100010001;
}

export function i32x4_splat(value: i32): u64 {
  return <u64><u32>value * 0x0000000100000001;
}

export function i64x2_splat(value: u64): u64 {
  return value;
}
