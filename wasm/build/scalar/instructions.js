// What the scalar build runs for each vector instruction: functions of wasm/scalar/lanes.ts, and on which
// halves of the operands.
import binaryen from 'assemblyscript/binaryen';

/**
 * A vector without SIMD: expressions for its lower and upper 64 bits, which can be made any number of
 * times and in any order.
 *
 * @typedef {{ lo: () => number, hi: () => number }} Halves
 * @typedef {(name: string, ...halves: (() => number)[]) => () => number} Call a call of a function of lanes.ts
 */

/** Lane by lane: each half of the result from the same halves of the operands. */
const perHalf =
  (name) =>
  (call, ...vectors) => ({
    lo: call(name, ...vectors.map(({ lo }) => lo)),
    hi: call(name, ...vectors.map(({ hi }) => hi)),
  });

/** Lanes twice as wide, from one half of each operand. */
const wider =
  (half, name) =>
  (call, ...vectors) => ({
    lo: call(`${name}_lower`, ...vectors.map((vector) => vector[half])),
    hi: call(`${name}_upper`, ...vectors.map((vector) => vector[half])),
  });

/** Each half of the result takes bytes of the whole first operand. */
const swizzle = (call, bytes, indices) => ({
  lo: call('i8x16_swizzle', bytes.lo, bytes.hi, indices.lo),
  hi: call('i8x16_swizzle', bytes.lo, bytes.hi, indices.hi),
});

/** Each half of the result is a whole operand, its lanes made narrower. */
const narrow = (call, low, high) => ({
  lo: call('i8x16_narrow_i16x8_s', low.lo, low.hi),
  hi: call('i8x16_narrow_i16x8_s', high.lo, high.hi),
});

/** From vectors to a vector, by operation. */
export const VECTOR_OPERATIONS = new Map([
  [binaryen.AddVecI8x16, perHalf('i8x16_add')],
  [binaryen.EqVecI8x16, perHalf('i8x16_eq')],
  [binaryen.GtSVecI8x16, perHalf('i8x16_gt_s')],
  [binaryen.MaxUVecI8x16, perHalf('i8x16_max_u')],
  [binaryen.AddVecI16x8, perHalf('i16x8_add')],
  [binaryen.SubVecI16x8, perHalf('i16x8_sub')],
  [binaryen.MulVecI16x8, perHalf('i16x8_mul')],
  [binaryen.MaxSVecI16x8, perHalf('i16x8_max_s')],
  [binaryen.GtSVecI16x8, perHalf('i16x8_gt_s')],
  [binaryen.EqVecI16x8, perHalf('i16x8_eq')],
  [binaryen.AddVecI32x4, perHalf('i32x4_add')],
  [binaryen.SubVecI32x4, perHalf('i32x4_sub')],
  [binaryen.MulVecI32x4, perHalf('i32x4_mul')],
  [binaryen.DotSVecI16x8ToVecI32x4, perHalf('i32x4_dot_i16x8_s')],
  [binaryen.ExtAddPairwiseSVecI16x8ToI32x4, perHalf('i32x4_extadd_pairwise_i16x8_s')],
  [binaryen.AddVecI64x2, perHalf('i64x2_add')],
  [binaryen.SubVecI64x2, perHalf('i64x2_sub')],
  [binaryen.AddVecF64x2, perHalf('f64x2_add')],
  [binaryen.AndVec128, perHalf('v128_and')],
  [binaryen.AndNotVec128, perHalf('v128_andnot')],
  [binaryen.OrVec128, perHalf('v128_or')],
  [binaryen.BitselectVec128, perHalf('v128_bitselect')],
  [binaryen.ExtendLowUVecI8x16ToVecI16x8, wider('lo', 'i16x8_extend_i8x16_u')],
  [binaryen.ExtendHighUVecI8x16ToVecI16x8, wider('hi', 'i16x8_extend_i8x16_u')],
  [binaryen.ExtMulLowUVecI16x8, wider('lo', 'i16x8_extmul_i8x16_u')],
  [binaryen.ExtMulHighUVecI16x8, wider('hi', 'i16x8_extmul_i8x16_u')],
  [binaryen.ExtMulLowSVecI64x2, wider('lo', 'i64x2_extmul_i32x4_s')],
  [binaryen.ExtMulHighSVecI64x2, wider('hi', 'i64x2_extmul_i32x4_s')],
  [binaryen.ConvertLowSVecI32x4ToVecF64x2, wider('lo', 'f64x2_convert_i32x4_s')],
  [binaryen.SwizzleVecI8x16, swizzle],
  [binaryen.NarrowSVecI16x8ToVecI8x16, narrow],
]);

/** From a vector to an i32, by operation: a function of both halves. */
export const TESTS = new Map([
  [binaryen.AnyTrueVec128, 'v128_any_true'],
  [binaryen.BitmaskVecI8x16, 'i8x16_bitmask'],
  [binaryen.BitmaskVecI16x8, 'i16x8_bitmask'],
]);

/** From a number to a vector, by operation: both halves are the same. */
export const SPLATS = new Map([
  [binaryen.SplatVecI8x16, 'i8x16_splat'],
  [binaryen.SplatVecI16x8, 'i16x8_splat'],
  [binaryen.SplatVecI32x4, 'i32x4_splat'],
  [binaryen.SplatVecI64x2, 'i64x2_splat'],
]);

/** From memory to a vector, by operation: the bytes that are read, and how they fill it (zeros above them without). */
export const LOADS = new Map([
  [binaryen.Load16SplatVec128, { bytes: 2, splat: 'i16x8_splat' }],
  [binaryen.Load32SplatVec128, { bytes: 4, splat: 'i32x4_splat' }],
  [binaryen.Load64ZeroVec128, { bytes: 8 }],
]);

/** From a vector to a number, by operation: the bits of the lane, which has no sign. */
export const LANES = new Map([
  [binaryen.ExtractLaneUVecI16x8, 16],
  [binaryen.ExtractLaneVecI32x4, 32],
  [binaryen.ExtractLaneVecI64x2, 64],
]);

/**
 * One half of a shuffle of bytes: those that come from the same half of an operand and move the same way
 * are moved and masked at once.
 *
 * @param {import('assemblyscript/binaryen').default.Module} module
 * @param {(() => number)[]} halves of both operands: lo, hi, lo, hi
 * @param {readonly number[]} places which of the operands' 32 bytes each of the eight bytes is
 * @returns {() => number}
 */
export function shuffleHalf(module, halves, places) {
  const { i64 } = module;
  const parts = new Map();
  places.forEach((place, byte) => {
    const half = place >> 3;
    const left = (byte - (place & 7)) * 8;
    const key = `${half} ${left}`;
    const part = parts.get(key) ?? { half, left, mask: 0n };
    part.mask |= 0xffn << BigInt(byte * 8);
    parts.set(key, part);
  });
  return () =>
    [...parts.values()]
      .map(({ half, left, mask }) => {
        const bits = halves[half]();
        const moved =
          left < 0
            ? i64.shr_u(bits, i64.const(BigInt(-left)))
            : left > 0
              ? i64.shl(bits, i64.const(BigInt(left)))
              : bits;
        return i64.and(moved, i64.const(BigInt.asIntN(64, mask)));
      })
      .reduce((all, part) => i64.or(all, part));
}
