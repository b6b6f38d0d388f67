// In which order hands come on a board: the blocks by their rank strength, and the hands that make a
// flush, which are between straights and full houses or above.
import { FLUSHES } from '../layout';
import { cardKey } from './deal';
import { slot7 } from '../tables/strengths';
import { ACTIVE_LIST, activeBlocks } from './sweep-blocks';

/** The order of the blocks by the ranks still to come (pair of ranks, rank or nothing: 91 at most), made on
 *  first use: u32[91][91] of strength * 256 + block. */
const ORDERS: usize = memory.data(91 * 91 * 4, 16);
const ORDERED: usize = memory.data(91, 8);
const ORDER_BYTES: usize = 91 * 4;

/** Flush hands, the weakest first: u32 of strength * 65536 + first rank * 256 + second rank (255: any card
 *  of another suit). 78 pairs and 13 cards at the most. */
export const FLUSH_HANDS: usize = memory.data(91 * 4, 16);
export let flushHands: i32 = 0;
/** The suited cards of the board that FLUSH_HANDS is for, and how many of them. */
let flushBoard: i32 = 0;

/** Forgets all orders: the ranges or the known board have changed. */
export function forgetOrders(): void {
  memory.fill(ORDERED, 0, 91);
  flushBoard = 0;
}

/** The order of the blocks on a board whose ranks have the key sum `key`; `index` is the number of the ranks still to come. */
export function blockOrder(index: i32, key: u32): usize {
  const order = ORDERS + <usize>index * ORDER_BYTES;
  if (load<u8>(ORDERED + <usize>index)) return order;
  store<u8>(ORDERED + <usize>index, 1);
  for (let i = 0; i < activeBlocks; i++) {
    const b = <i32>load<u8>(ACTIVE_LIST + <usize>i);
    const high = highOf(b);
    const low = b - high * (high + 1) / 2;
    const strength = <u32>load<u16>(slot7(key + cardKey(high << 2) + cardKey(low << 2)));
    insert(order, i, (strength << 8) | b);
  }
  return order;
}

/** The higher rank of a block. */
function highOf(block: i32): i32 {
  let high = 0;
  while ((high + 1) * (high + 2) / 2 <= block) high++;
  return high;
}

/** Puts a number into its place among `count` ascending ones. */
// @ts-ignore: decorator
@inline
function insert(list: usize, count: i32, value: u32): void {
  let at = list + (<usize>count << 2);
  while (at > list && load<u32>(at - 4) > value) {
    store<u32>(at, load<u32>(at - 4));
    at -= 4;
  }
  store<u32>(at, value);
}

/** Lists the hands that make a flush with the suited ranks of the board, `board`. */
export function orderFlushes(board: i32): void {
  if (board == flushBoard) return;
  flushBoard = board;
  flushHands = 0;
  const alone = popcnt(board) >= 4;
  for (let high = 0; high < 13; high++) {
    if (board >> high & 1) continue;
    const one = board | (1 << high);
    if (alone) insert(FLUSH_HANDS, flushHands++, flushOf(one) << 16 | high << 8 | 255);
    for (let low = 0; low < high; low++) {
      if (board >> low & 1) continue;
      insert(FLUSH_HANDS, flushHands++, flushOf(one | (1 << low)) << 16 | high << 8 | low);
    }
  }
}

/** The strength of a flush of these ranks. */
// @ts-ignore: decorator
@inline
export function flushOf(ranks: i32): u32 {
  return load<u16>(FLUSHES + (<usize>ranks << 1));
}
