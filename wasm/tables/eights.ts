// Low hands, eight or better. A set of low ranks is 8 bits, the ace bit 0, the eight bit 7: lows compare
// from the highest card down, and so do such sets as numbers. Strengths are 56 (5-4-3-2-A) down to 1
// (8-7-6-5-4), 0 for no low, so that higher is better as everywhere.
import { EIGHTS } from '../layout';

/** The low rank of a card as a set; 0 for nine to king. */
// @ts-ignore: decorator
@inline
export function lowBit(card: i32): i32 {
  const rank = card >> 2;
  return rank == 12 ? 1 : (2 << rank) & 0xff;
}

/** The best low of five different ranks in a set; 0 for none. */
// @ts-ignore: decorator
@inline
export function lowOf(ranks: i32): i32 {
  return load<u16>(EIGHTS + (<usize>ranks << 1));
}

export function fillEights(): void {
  let better = 56;
  for (let ranks = 0; ranks < 256; ranks++) {
    const bits = popcnt(ranks);
    if (bits < 5) continue;
    // More than five: the highest goes.
    const low = bits == 5 ? better-- : lowOf(ranks ^ (1 << (31 - clz(ranks))));
    store<u16>(EIGHTS + (<usize>ranks << 1), <u16>low);
  }
}
