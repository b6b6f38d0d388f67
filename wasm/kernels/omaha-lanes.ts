// Counters in the lanes of vectors: 16 bits while a pair of board cards lasts, then 32 bits of memory.

/** Adds the eight 16-bit counters of a vector to the four 32-bit counters at an address. */
// @ts-ignore: decorator
@inline
export function drain(lanes: v128, at: usize): void {
  v128.store(at, i32x4.add(v128.load(at), i32x4.extadd_pairwise_i16x8_s(lanes)));
}

/** The sum of the four 32-bit counters at an address. */
export function drained(at: usize): u64 {
  return <u64>load<u32>(at) + <u64>load<u32>(at, 4) + <u64>load<u32>(at, 8) + <u64>load<u32>(at, 12);
}
