// The strength of a hand from the sum of START and its card records.
import { FLUSHES } from '../layout';
import { FIVE_SUITED } from '../tables/cards';
import { slot5, slot6, slot7 } from '../tables/strengths';

/** The strength of a flush, given the set of cards and the flag bits of `FIVE_SUITED`. */
// @ts-ignore: decorator
@inline
export function flushStrength(cards: u64, flags: u64): i32 {
  // Flag bit 51 + 4s belongs to suit s, whose ranks sit at bits 16s.
  const suit: u64 = (ctz(flags) - 51) >> 2;
  return load<u16>(FLUSHES + ((<usize>(cards >> (suit << 4)) & 8191) << 1));
}

// @ts-ignore: decorator
@inline
export function strength7(sum: v128): i32 {
  const low = v128.extract_lane<u64>(sum, 0);
  const flags = low & FIVE_SUITED;
  if (flags) return flushStrength(v128.extract_lane<u64>(sum, 1), flags);
  return load<u16>(slot7(<u32>low));
}

/** The strength of five, six or seven cards. */
// @ts-ignore: decorator
@inline
export function strength(sum: v128, cards: i32): i32 {
  const low = v128.extract_lane<u64>(sum, 0);
  const flags = low & FIVE_SUITED;
  if (flags) return flushStrength(v128.extract_lane<u64>(sum, 1), flags);
  if (cards == 7) return load<u16>(slot7(<u32>low));
  return load<u16>(cards == 6 ? slot6(<u32>low) : slot5(<u32>low));
}
