import binaryen from 'assemblyscript/binaryen';
import { beforeAll, describe, expect, test } from 'vitest';
import { bytes as kernels } from '../../src/engine/kernels-simd.ts';
import { lower } from '../../wasm/build/scalar/lower.js';

// Every vector instruction, and every way for a vector to go through a function, run by the engine's SIMD and
// by what the build makes of it for engines without.

const UNARY = [
  'i16x8.extend_low_i8x16_u',
  'i16x8.extend_high_i8x16_u',
  'i32x4.extadd_pairwise_i16x8_s',
  'f64x2.convert_low_i32x4_s',
];
const BINARY = [
  'v128.and',
  'v128.andnot',
  'v128.or',
  'i8x16.add',
  'i8x16.eq',
  'i8x16.gt_s',
  'i8x16.max_u',
  'i8x16.narrow_i16x8_s',
  'i8x16.swizzle',
  'i16x8.add',
  'i16x8.sub',
  'i16x8.mul',
  'i16x8.max_s',
  'i16x8.eq',
  'i16x8.gt_s',
  'i16x8.extmul_low_i8x16_u',
  'i16x8.extmul_high_i8x16_u',
  'i32x4.add',
  'i32x4.sub',
  'i32x4.mul',
  'i32x4.dot_i16x8_s',
  'i64x2.add',
  'i64x2.sub',
  'i64x2.extmul_low_i32x4_s',
  'i64x2.extmul_high_i32x4_s',
  'f64x2.add',
];
const TESTS = ['v128.any_true', 'i8x16.bitmask', 'i16x8.bitmask'];
const EXTRACTS: readonly (readonly [string, number])[] = [
  ['i16x8.extract_lane_u', 8],
  ['i32x4.extract_lane', 4],
  ['i64x2.extract_lane', 2],
];
const SPLATS = ['i8x16.splat', 'i16x8.splat', 'i32x4.splat', 'i64x2.splat'];
const LOADS = ['v128.load', 'v128.load16_splat', 'v128.load32_splat', 'v128.load64_zero'];
const SHUFFLES = [
  '0 1 2 3 8 9 10 11 16 17 18 19 24 25 26 27',
  '4 5 6 7 12 13 14 15 20 21 22 23 28 29 30 31',
  '8 9 10 11 12 13 14 15 0 1 2 3 4 5 6 7',
  '31 0 17 2 29 4 15 6 6 6 7 30 1 16 16 0',
];

/** A, B and C lie at 0, 16 and 32, an i32 at 48; functions leave their result at 64. */
const A = '(v128.load (i32.const 0))';
const B = '(v128.load (i32.const 16))';
const C = '(v128.load (i32.const 32))';
const NUMBER = '(i32.load (i32.const 48))';
const keep = (vector: string) => `(v128.store (i32.const 64) ${vector})`;

/** Functions by what they are for. */
const FUNCTIONS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(UNARY.map((name) => [name, keep(`(${name} ${A})`)])),
  ...Object.fromEntries(BINARY.map((name) => [name, keep(`(${name} ${A} ${B})`)])),
  'v128.bitselect': keep(`(v128.bitselect ${A} ${B} ${C})`),
  ...Object.fromEntries(TESTS.map((name) => [name, `(i32.store (i32.const 64) (${name} ${A}))`])),
  ...Object.fromEntries(
    EXTRACTS.flatMap(([name, lanes]) =>
      Array.from({ length: lanes }, (_, lane) => {
        const type = name.startsWith('i64') ? 'i64' : 'i32';
        return [`${name} ${lane}`, `(${type}.store (i32.const 64) (${name} ${lane} ${A}))`];
      }),
    ),
  ),
  ...Object.fromEntries(
    SPLATS.map((name) => {
      const value = name.startsWith('i64') ? `(i64.extend_i32_s ${NUMBER})` : NUMBER;
      return [name, keep(`(${name} ${value})`)];
    }),
  ),
  'i64x2.replace_lane 0': keep(`(i64x2.replace_lane 0 ${A} (i64.load (i32.const 20)))`),
  'i64x2.replace_lane 1': keep(`(i64x2.replace_lane 1 ${A} (i64.load (i32.const 20)))`),
  ...Object.fromEntries(LOADS.map((name) => [name, keep(`(${name} offset=3 align=1 (i32.const 8))`)])),
  ...Object.fromEntries(
    SHUFFLES.map((places) => [`i8x16.shuffle ${places}`, keep(`(i8x16.shuffle ${places} ${A} ${B})`)]),
  ),
  'v128.const': keep('(v128.const i32x4 1 -2 0x7fffffff 0x80000000)'),
  'v128.store': `(v128.store offset=5 align=1 (i32.const 60) ${A})`,
  'a parameter and a result': keep(`(call $sum (call $sum ${A} (i32.const 7) ${B}) ${NUMBER} ${A})`),
  'an early return': keep(`(call $early ${A} ${B} ${NUMBER})`),
  select: keep(`(select ${A} ${B} ${NUMBER})`),
  'the arms of a condition': keep(`(if (result v128) ${NUMBER} (then ${A}) (else (i16x8.add ${A} ${B})))`),
  'an arm that does not end': keep(
    `(block $out (result v128) (if (result v128) ${NUMBER} (then ${A}) (else (br $out ${B}))))`,
  ),
  'a branch with a condition': keep(
    `(block $out (result v128) (i16x8.add (br_if $out ${A} ${NUMBER}) (local.tee $v ${B})))`,
  ),
  'a loop': `
    (local.set $v ${B})
    ${keep(`(loop $again (result v128)
      (local.set $v (i32x4.add (local.get $v) ${A}))
      (br_if $again (i32.lt_s (local.tee $i (i32.add (local.get $i) (i32.const 1))) (i32.const 5)))
      (local.get $v))`)}`,
  // The first operand was read before the second wrote the local.
  'a local that an operand writes': `
    (local.set $v ${A})
    ${keep(`(i16x8.sub (local.get $v) (local.tee $v (i16x8.add (local.get $v) ${B})))`)}
    (drop (local.get $v))`,
  'an address that is computed first': `
    (v128.store (local.tee $i (i32.const 64)) (block (result v128) (local.set $i (i32.const 0)) ${A}))`,
};

const SOURCE = `(module
  (memory (export "memory") 1)
  (func $sum (param $a v128) (param $n i32) (param $b v128) (result v128)
    (i32x4.add (local.get $a) (i32x4.mul (local.get $b) (i32x4.splat (local.get $n)))))
  (func $early (param $a v128) (param $b v128) (param $n i32) (result v128)
    (if (local.get $n) (then (return (i8x16.add (local.get $a) (local.get $b)))))
    (local.get $b))
  ${Object.entries(FUNCTIONS)
    .map(([name, body]) => `(func (export "${name}") (local $v v128) (local $i i32) ${body})`)
    .join('\n')})`;

type Exports = { memory: WebAssembly.Memory } & Record<string, () => void>;

function instantiate(bytes: Uint8Array<ArrayBuffer>): Exports {
  return new WebAssembly.Instance(new WebAssembly.Module(bytes)).exports as Exports;
}

/** xorshift32; Marsaglia, "Xorshift RNGs", 2003. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state >>> 0;
  };
}

/** Bytes that make lanes at the ends of their range. */
const EDGES = [0x00, 0x01, 0x7f, 0x80, 0x81, 0xfe, 0xff];

/** Three vectors and a number: random bytes, edges, and lanes that are the same in A and B. */
function writeInput(memory: Uint8Array, random: () => number): void {
  const kind = random() % 3;
  for (let i = 0; i < 64; i++) {
    memory[i] = kind === 0 || random() % 4 === 0 ? random() : (EDGES[random() % EDGES.length] as number);
  }
  for (let i = 16; i < 32; i += 2) if (random() % 3 === 0) memory.copyWithin(i, i - 16, i - 14);
  // Indices within a vector, and around its end.
  if (kind === 2) for (let i = 16; i < 32; i++) memory[i] = random() % 18;
  if (random() % 2 === 0) memory.fill(0, 48, 52);
}

/** Bits of a NaN are anybody's choice. */
function read(memory: Uint8Array, name: string): unknown {
  return name.startsWith('f64x2')
    ? [...new Float64Array(memory.buffer, 64, 2)]
    : [...memory.subarray(64, 88)];
}

describe('kernels without SIMD', () => {
  let simd: Exports;
  let scalar: Exports;
  beforeAll(async () => {
    const module = binaryen.parseText(SOURCE);
    module.setFeatures(binaryen.Features.All);
    const bytes = module.emitBinary() as Uint8Array<ArrayBuffer>;
    module.dispose();
    simd = instantiate(bytes);
    scalar = instantiate(await lower(bytes));
  });

  test.each(Object.keys(FUNCTIONS))('%s', (name) => {
    const random = randomNumbers(20260731);
    const [expected, actual] = [simd, scalar].map(({ memory }) => new Uint8Array(memory.buffer));
    for (let round = 0; round < 2000; round++) {
      writeInput(expected as Uint8Array, random);
      (actual as Uint8Array).set(expected as Uint8Array);
      simd[name]?.();
      scalar[name]?.();
      expect(read(actual as Uint8Array, name), `round ${round}`).toEqual(read(expected as Uint8Array, name));
    }
  });

  test('every vector instruction of the kernels is among them', () => {
    const module = binaryen.readBinary(Buffer.from(kernels, 'base64'));
    const used = new Set(module.emitText().match(/\b(?:v128|[if]\d+x\d+)\.\w+/g));
    module.dispose();
    const tested = new Set(SOURCE.match(/\b(?:v128|[if]\d+x\d+)\.\w+/g));
    expect([...used].filter((name) => !tested.has(name))).toEqual([]);
    expect(used.size).toBeGreaterThan(40);
  });

  test('an instruction without a substitute is named', async () => {
    const module = binaryen.parseText(
      `(module (memory 1) (func (export "f") ${keep(`(i8x16.avgr_u ${A} ${B})`)}))`,
    );
    module.setFeatures(binaryen.Features.All);
    const bytes = module.emitBinary();
    module.dispose();
    await expect(lower(bytes)).rejects.toThrow('no substitute for (i8x16.avgr_u');
  });
});
