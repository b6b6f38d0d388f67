// Two ranges of hold'em hands as blocks. A block is a pair of ranks, high and low (91 of them), with
// a 4x4 matrix of lanes: row = the suit of the high card, column = the suit of the low card. Of a
// pair of equal ranks only the lanes below the diagonal are hands; the others weigh nothing.

export const BLOCKS: i32 = 91;
/** Bytes of a block of 16 lanes of 32 bits. */
export const BLOCK_BYTES: usize = 64;
export const SIDE_BYTES: usize = 91 * BLOCK_BYTES;

/** The weights of both sides, u32[2][91][4][4], written by the host; 0 where a known card is held. */
export const WEIGHTS: usize = memory.data(2 * 91 * 64, 16);
/** -1 in the lanes of hands that can be held on this board and play by their ranks, else 0: i32[91][4][4]. */
export const LIVE: usize = memory.data(91 * 64, 16);
/** Of the live lanes of each block, by side: sums of rows i32x4, of columns i32x4, of all i32x4 (the first counts). */
export const SUMS: usize = memory.data(2 * 91 * 48, 16);
export const SUMS_BYTES: usize = 48;
export const SUMS_SIDE: usize = 91 * SUMS_BYTES;

/** Where the cards of a block's ranks start in an array of 52 u32: u16 high * 16, u16 low * 16. */
export const BLOCK_CARDS: usize = memory.data(91 * 4, 16);
/** Whether either side has a hand in the block. */
const ACTIVE: usize = memory.data(91, 8);
/** -1 for each card that can be held, else 0: i32[52]. */
export const LIVE_CARDS: usize = memory.data(52 * 4, 16);
/** -1 in the lanes that play by their ranks given the suits on the board: i32[4][4]. */
const PLAIN: usize = memory.data(64, 16);
/** Block numbers that have hands: u8[91]. */
export const ACTIVE_LIST: usize = memory.data(91, 8);
export let activeBlocks: i32 = 0;

/** The number of a block. */
// @ts-ignore: decorator
@inline
export function blockOf(high: i32, low: i32): i32 {
  return high * (high + 1) / 2 + low;
}

/** The lane of a hand of two cards, in bytes from the start of a side. */
// @ts-ignore: decorator
@inline
export function laneOf(a: i32, b: i32): usize {
  const high = max(a, b);
  const low = min(a, b);
  return <usize>blockOf(high >> 2, low >> 2) * BLOCK_BYTES + <usize>((high & 3) * 16 + (low & 3) * 4);
}

/** Makes all cards live but those of a set (bit 16s + r), lets every hand play by its ranks, and finds the blocks that matter. */
export function startBlocks(gone: u64): void {
  activeBlocks = 0;
  for (let card = 0; card < 52; card++) {
    const held = (gone >> (16 * (card & 3) + (card >> 2))) & 1;
    store<i32>(LIVE_CARDS + (<usize>card << 2), held ? 0 : -1);
  }
  let b: usize = 0;
  for (let high: usize = 0; high < 13; high++) {
    for (let low: usize = 0; low <= high; low++, b++) {
      store<u32>(BLOCK_CARDS + b * 4, <u32>((high << 4) | (low << 20)));
      let any = i32x4.splat(0);
      for (let at = b * BLOCK_BYTES; at < (b + 1) * BLOCK_BYTES; at += 16) {
        any = v128.or(any, v128.or(v128.load(WEIGHTS + at), v128.load(WEIGHTS + SIDE_BYTES + at)));
      }
      const active = v128.any_true(any);
      store<u8>(ACTIVE + b, active);
      if (active) store<u8>(ACTIVE_LIST + activeBlocks++, <u8>b);
    }
  }
  plainSuit = -2;
  setSuit(-1, 0);
}

let plainSuit: i32 = -2;
let plainCards: i32 = 0;

/** Says which hands make a flush: those that hold enough of `suit`, of which the board has `cards` (3 or
 *  more; suit -1 for none). They no longer play by their ranks. */
export function setSuit(suit: i32, cards: i32): void {
  if (suit == plainSuit && (cards == plainCards || min(cards, plainCards) >= 4)) return;
  plainSuit = suit;
  plainCards = cards;
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < 4; column++) {
      const held = (row == suit ? 1 : 0) + (column == suit ? 1 : 0);
      store<i32>(PLAIN + <usize>(row * 16 + column * 4), suit >= 0 && held > 0 && held >= min(2, 5 - cards) ? 0 : -1);
    }
  }
  for (let i: usize = 0; i < <usize>activeBlocks; i++) setBlock(load<u8>(ACTIVE_LIST + i));
}

/** Takes a card out of the deck, or puts it back. */
export function setCard(card: i32, live: bool): void {
  store<i32>(LIVE_CARDS + (<usize>card << 2), live ? -1 : 0);
  const rank = card >> 2;
  for (let other = 0; other < 13; other++) {
    const b = <usize>blockOf(max(rank, other), min(rank, other));
    if (load<u8>(ACTIVE + b)) setBlock(b);
  }
}

/** Finds the live lanes of a block, and their sums. */
function setBlock(b: usize): void {
  const cards = load<u32>(BLOCK_CARDS + b * 4);
  const high = LIVE_CARDS + <usize>(cards & 0xffff);
  const low = v128.load(LIVE_CARDS + <usize>(cards >> 16));
  const at = LIVE + b * BLOCK_BYTES;
  v128.store(at, v128.and(v128.and(low, v128.load32_splat(high)), v128.load(PLAIN)));
  v128.store(at, v128.and(v128.and(low, v128.load32_splat(high, 4)), v128.load(PLAIN, 16)), 16);
  v128.store(at, v128.and(v128.and(low, v128.load32_splat(high, 8)), v128.load(PLAIN, 32)), 32);
  v128.store(at, v128.and(v128.and(low, v128.load32_splat(high, 12)), v128.load(PLAIN, 48)), 48);
  addUp(WEIGHTS + b * BLOCK_BYTES, at, SUMS + b * SUMS_BYTES);
  addUp(WEIGHTS + SIDE_BYTES + b * BLOCK_BYTES, at, SUMS + SUMS_SIDE + b * SUMS_BYTES);
}

// @ts-ignore: decorator
@inline
function addUp(weights: usize, live: usize, sums: usize): void {
  const r0 = v128.and(v128.load(weights), v128.load(live));
  const r1 = v128.and(v128.load(weights, 16), v128.load(live, 16));
  const r2 = v128.and(v128.load(weights, 32), v128.load(live, 32));
  const r3 = v128.and(v128.load(weights, 48), v128.load(live, 48));
  const r01 = i32x4.add(v128.shuffle<i32>(r0, r1, 0, 2, 4, 6), v128.shuffle<i32>(r0, r1, 1, 3, 5, 7));
  const r23 = i32x4.add(v128.shuffle<i32>(r2, r3, 0, 2, 4, 6), v128.shuffle<i32>(r2, r3, 1, 3, 5, 7));
  const rows = i32x4.add(v128.shuffle<i32>(r01, r23, 0, 2, 4, 6), v128.shuffle<i32>(r01, r23, 1, 3, 5, 7));
  v128.store(sums, rows);
  v128.store(sums, i32x4.add(i32x4.add(r0, r1), i32x4.add(r2, r3)), 16);
  const half = i32x4.add(rows, v128.shuffle<i32>(rows, rows, 2, 3, 0, 1));
  v128.store(sums, i32x4.add(half, v128.shuffle<i32>(half, half, 1, 0, 3, 2)), 32);
}
