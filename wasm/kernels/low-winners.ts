// Who has the best low of a hold'em deal: it depends on the set of low ranks on the board alone, so that
// counts by rank multisets and flushes tell the lows as well. In whole pots the set is always empty.
import { BOARD_OUTCOMES, INPUT, OUTCOMES } from '../layout';
import { lowBit, lowOf } from '../tables/eights';
import { players } from './deal';

/** The seats with the best low, times 2^players, by the set of low ranks on the board: u32[256]. */
const LOW_WINNERS: usize = memory.data(256 * 4, 16);

/** The low ranks that count: all eight in split pots, none in whole ones. */
let lowRanks: i32 = 0;
/** Where deals are counted. */
let counts: usize = OUTCOMES;

/** Prepares the deal just read for a whole pot, counted in OUTCOMES, or a split one, in BOARD_OUTCOMES. */
export function preparePot(split: bool): void {
  counts = split ? BOARD_OUTCOMES : OUTCOMES;
  lowRanks = split ? 0xff : 0;
  memory.fill(counts, 0, <usize>8 << (split ? 2 * players : players));
  store<u32>(LOW_WINNERS, 0);
  if (!split) return;
  for (let board = 0; board < 256; board++) {
    let best = 1;
    let winners = 0;
    for (let p = 0; p < players; p++) {
      const at = INPUT + <usize>p * 2;
      const low = lowOf(board | lowBit(load<u8>(at)) | lowBit(load<u8>(at, 1)));
      winners = low > best ? 1 << p : low == best ? winners | (1 << p) : winners;
      best = max(best, low);
    }
    store<u32>(LOW_WINNERS + (<usize>board << 2), winners << players);
  }
}

/** Whether there are lows to tell. */
// @ts-ignore: decorator
@inline
export function isSplit(): bool {
  return lowRanks != 0;
}

/** The low ranks in a mask of ranks. */
// @ts-ignore: decorator
@inline
export function lowsOf(ranks: i32): i32 {
  return ((ranks << 1) | (ranks >> 12)) & lowRanks;
}

/** Adds deals to the count of the seats with the best high hand on boards with some low ranks. */
// @ts-ignore: decorator
@inline
export function addDeals(highs: i32, lows: i32, deals: u64): void {
  const at = counts + (<usize>(highs | load<u32>(LOW_WINNERS + (<usize>lows << 2))) << 3);
  store<u64>(at, load<u64>(at) + deals);
}
