// Range against range on a hold'em board, with card removal: every hand of both sides against the
// whole other range, on every board that can come. On one board hands are met from the weakest up; a
// hand beats the weight seen so far, less what of it shares a card: seen - seen[card] - seen[card].
// The hand itself, which shares both, is taken off twice; the host adds it once (it ties with itself
// on every board). Sums of a board fit 32 bits, and so do those of DRAIN boards.
import { INPUT } from '../layout';
import { cardBit } from '../tables/cards';
import { cardKey } from './deal';
import { blockOrder, FLUSH_HANDS, flushHands, flushOf, forgetOrders, orderFlushes } from './sweep-order';
import { activeBlocks, BLOCK_BYTES, BLOCK_CARDS, blockOf, laneOf, LIVE, LIVE_CARDS, setCard, setSuit, SIDE_BYTES, startBlocks, SUMS, SUMS_BYTES, SUMS_SIDE, WEIGHTS } from './sweep-blocks';

/** Boards whose sums fit i32 (a hand that only itself could meet counts below 0): at most 1,081 hands of weight 10,000 are met on each. */
const DRAIN: i32 = 192;

/** Weight of the other side met by each hand: won and not lost, i32[2][91][4][4] each. */
const WON: usize = memory.data(2 * 91 * 64, 16);
const KEPT: usize = memory.data(2 * 91 * 64, 16);
/** The same over all boards, f64[4][1456]: side one won, side one not lost, side two won, side two not lost. */
const TOTALS: usize = memory.data(4 * 91 * 16 * 8, 16);
const TOTALS_BYTES: usize = 91 * 16 * 8;
let undrained: i32 = 0;

/** Weight seen so far of each side, by card u32[2][52] and in all u32[2] (16 bytes apart). */
const SEEN: usize = memory.data(2 * 52 * 4, 16);
const SEEN_SIDE: usize = 52 * 4;
const SEEN_ALL: usize = memory.data(32, 16);

let suits: u64 = 0;
let key: u32 = 0;
/** Whether side two is wanted hand by hand. */
let both: bool = false;

/** The address of the weights: u32[2][1456], lanes as in sweep-blocks.ts. */
export function sweepWeights(): usize {
  return WEIGHTS;
}

/** The address of what is counted: f64[4][1456]. */
export function sweepTotals(): usize {
  return TOTALS;
}

/** Sweeps all boards that go on from `board` cards (3 to 5) at INPUT; `dead` dead cards follow them. */
export function sweepRanges(board: i32, dead: i32, sides: i32): void {
  let gone: u64 = 0;
  suits = 0;
  key = 0;
  both = sides == 2;
  for (let i = 0; i < board + dead; i++) {
    const card = <i32>load<u8>(INPUT + <usize>i);
    gone |= cardBit(card);
    if (i < board) {
      suits |= cardBit(card);
      key += cardKey(card);
    }
  }
  memory.fill(WON, 0, 2 * SIDE_BYTES);
  memory.fill(KEPT, 0, 2 * SIDE_BYTES);
  memory.fill(TOTALS, 0, 4 * TOTALS_BYTES);
  undrained = 0;
  startBlocks(gone);
  forgetOrders();
  if (board == 5) sweepBoard(0);
  else if (board == 4) {
    for (let suit = 0; suit < 4; suit++) eachRank(suit, -1, -1, 0);
  } else {
    // Suit by suit, so that the hands which make a flush seldom change; the suit with more cards on the
    // board first, so that the order of flushes does not either.
    for (let first = 0; first < 4; first++) {
      for (let second = 0; second <= first; second++) {
        const swap = ranksIn(second) > ranksIn(first);
        eachRank(swap ? second : first, swap ? first : second, -1, 0);
      }
    }
  }
  drain();
}

/** How many cards of a suit the board has. */
function ranksIn(suit: i32): i32 {
  return popcnt(<i32>(suits >> (suit << 4)) & 8191);
}

/** Deals every card of `suit`, below rank `top` where that is not -1, then one of `next` where that is not -1. */
function eachRank(suit: i32, next: i32, top: i32, index: i32): void {
  const end = top < 0 ? 13 : top;
  for (let rank = 0; rank < end; rank++) {
    const card = rank * 4 + suit;
    if (load<i32>(LIVE_CARDS + (<usize>card << 2)) == 0) continue;
    suits |= cardBit(card);
    key += cardKey(card);
    setCard(card, false);
    if (next >= 0) eachSecond(next, next == suit ? rank : 13, rank);
    else sweepBoard(rank);
    setCard(card, true);
    key -= cardKey(card);
    suits ^= cardBit(card);
  }
}

/** Deals every card of `suit` below rank `end` after one of rank `first`. */
function eachSecond(suit: i32, end: i32, first: i32): void {
  for (let rank = 0; rank < end; rank++) {
    const card = rank * 4 + suit;
    if (load<i32>(LIVE_CARDS + (<usize>card << 2)) == 0) continue;
    suits |= cardBit(card);
    key += cardKey(card);
    setCard(card, false);
    sweepBoard(blockOf(max(first, rank), min(first, rank)));
    setCard(card, true);
    key -= cardKey(card);
    suits ^= cardBit(card);
  }
}

/** Meets all hands of a complete board; `index` is the number of the ranks that came. */
function sweepBoard(index: i32): void {
  let suit = -1;
  let board = 0;
  for (let s = 0; s < 4; s++) {
    const ranks = <i32>(suits >> (s << 4)) & 8191;
    if (popcnt(ranks) >= 3) {
      suit = s;
      board = ranks;
    }
  }
  setSuit(suit, popcnt(board));
  if (suit >= 0) orderFlushes(board);
  memory.fill(SEEN, 0, 2 * SEEN_SIDE);
  memory.fill(SEEN_ALL, 0, 32);
  const order = blockOrder(index, key);
  const end = order + (<usize>activeBlocks << 2);
  if (suit < 0) meetBlocks(order, end);
  else meetWithFlushes(order, end, suit, popcnt(board) == 5 ? flushOf(board) : 0);
  if (++undrained == DRAIN) drain();
}

/** Meets blocks from `at` to `end`, which no flush comes between. */
function meetBlocks(at: usize, end: usize): void {
  while (at < end) {
    const strength = load<u32>(at) >> 8;
    const from = at;
    do {
      at += 4;
    } while (at < end && load<u32>(at) >> 8 == strength);
    meetGroup(from, at);
  }
}

/** Meets blocks of equal strength. */
// @ts-ignore: decorator
@inline
function meetGroup(from: usize, to: usize): void {
  for (let at = from; at < to; at += 4) query(load<u8>(at), WON);
  for (let at = from; at < to; at += 4) see(load<u8>(at));
  for (let at = from; at < to; at += 4) query(load<u8>(at), KEPT);
}

/** Meets blocks and the hands of FLUSH_HANDS. Where the whole board is one suit the blocks are all worth
 *  its flush, `shared`; else that is 0. */
function meetWithFlushes(at: usize, end: usize, suit: i32, shared: u32): void {
  let flush = FLUSH_HANDS;
  const lastFlush = FLUSH_HANDS + (<usize>flushHands << 2);
  while (at < end || flush < lastFlush) {
    const blocks: u32 = at < end ? (shared ? shared : load<u32>(at) >> 8) : 0xffff;
    const hands: u32 = flush < lastFlush ? load<u32>(flush) >> 16 : 0xffff;
    const strength = min(blocks, hands);
    const from = at;
    const flushFrom = flush;
    if (blocks == strength) {
      if (shared) at = end;
      else
        do {
          at += 4;
        } while (at < end && load<u32>(at) >> 8 == strength);
    }
    while (flush < lastFlush && load<u32>(flush) >> 16 == strength) flush += 4;
    if (flush == flushFrom) {
      meetGroup(from, at);
      continue;
    }
    for (let i = from; i < at; i += 4) query(load<u8>(i), WON);
    for (let i = flushFrom; i < flush; i += 4) meetFlush(load<u32>(i), suit, 0);
    for (let i = from; i < at; i += 4) see(load<u8>(i));
    for (let i = flushFrom; i < flush; i += 4) meetFlush(load<u32>(i), suit, 1);
    for (let i = from; i < at; i += 4) query(load<u8>(i), KEPT);
    for (let i = flushFrom; i < flush; i += 4) meetFlush(load<u32>(i), suit, 2);
  }
}

/** Adds what each hand of a block beats at this point to `into`. */
// @ts-ignore: decorator
@inline
function query(block: u32, into: usize): void {
  const b = <usize>block;
  const cards = load<u32>(BLOCK_CARDS + (b << 2));
  const high = SEEN + <usize>(cards & 0xffff);
  const low = SEEN + <usize>(cards >> 16);
  const live = LIVE + b * BLOCK_BYTES;
  const at = into + b * BLOCK_BYTES;
  const l0 = v128.load(live);
  const l1 = v128.load(live, 16);
  const l2 = v128.load(live, 32);
  const l3 = v128.load(live, 48);
  // Side one meets side two.
  let base = i32x4.sub(v128.load32_splat(SEEN_ALL, 16), v128.load(low, SEEN_SIDE));
  v128.store(at, i32x4.add(v128.load(at), v128.and(l0, i32x4.sub(base, v128.load32_splat(high, SEEN_SIDE)))));
  v128.store(at, i32x4.add(v128.load(at, 16), v128.and(l1, i32x4.sub(base, v128.load32_splat(high, SEEN_SIDE + 4)))), 16);
  v128.store(at, i32x4.add(v128.load(at, 32), v128.and(l2, i32x4.sub(base, v128.load32_splat(high, SEEN_SIDE + 8)))), 32);
  v128.store(at, i32x4.add(v128.load(at, 48), v128.and(l3, i32x4.sub(base, v128.load32_splat(high, SEEN_SIDE + 12)))), 48);
  if (!both) return;
  base = i32x4.sub(v128.load32_splat(SEEN_ALL), v128.load(low));
  const to = at + SIDE_BYTES;
  v128.store(to, i32x4.add(v128.load(to), v128.and(l0, i32x4.sub(base, v128.load32_splat(high)))));
  v128.store(to, i32x4.add(v128.load(to, 16), v128.and(l1, i32x4.sub(base, v128.load32_splat(high, 4)))), 16);
  v128.store(to, i32x4.add(v128.load(to, 32), v128.and(l2, i32x4.sub(base, v128.load32_splat(high, 8)))), 32);
  v128.store(to, i32x4.add(v128.load(to, 48), v128.and(l3, i32x4.sub(base, v128.load32_splat(high, 12)))), 48);
}

/** Adds the hands of a block to those seen. */
// @ts-ignore: decorator
@inline
function see(block: u32): void {
  const b = <usize>block;
  const cards = load<u32>(BLOCK_CARDS + (b << 2));
  const high = SEEN + <usize>(cards & 0xffff);
  const low = SEEN + <usize>(cards >> 16);
  const sums = SUMS + b * SUMS_BYTES;
  // One after the other: of a pair both ranks are the same.
  v128.store(high, i32x4.add(v128.load(high), v128.load(sums)));
  v128.store(low, i32x4.add(v128.load(low), v128.load(sums, 16)));
  v128.store(SEEN_ALL, i32x4.add(v128.load(SEEN_ALL), v128.load(sums, 32)));
  v128.store(high, i32x4.add(v128.load(high, SEEN_SIDE), v128.load(sums, SUMS_SIDE)), SEEN_SIDE);
  v128.store(low, i32x4.add(v128.load(low, SEEN_SIDE), v128.load(sums, SUMS_SIDE + 16)), SEEN_SIDE);
  v128.store(SEEN_ALL, i32x4.add(v128.load(SEEN_ALL, 16), v128.load(sums, SUMS_SIDE + 32)), 16);
}

/** Meets the hands of an entry of FLUSH_HANDS: step 0 adds what they beat, step 1 makes them seen, step 2
 *  adds what they do not lose to. */
function meetFlush(entry: u32, suit: i32, step: i32): void {
  const card = <i32>(entry >> 8 & 255) * 4 + suit;
  const other = <i32>(entry & 255);
  if (load<i32>(LIVE_CARDS + (<usize>card << 2)) == 0) return;
  if (other < 13) {
    meetHand(card, other * 4 + suit, step);
    return;
  }
  for (let second = 0; second < 52; second++) {
    if ((second & 3) != suit) meetHand(card, second, step);
  }
}

// @ts-ignore: decorator
@inline
function meetHand(a: i32, b: i32, step: i32): void {
  if (load<i32>(LIVE_CARDS + (<usize>b << 2)) == 0) return;
  const lane = laneOf(a, b);
  const first = load<u32>(WEIGHTS + lane);
  const second = load<u32>(WEIGHTS + SIDE_BYTES + lane);
  if ((first | second) == 0) return;
  const seenA = SEEN + (<usize>a << 2);
  const seenB = SEEN + (<usize>b << 2);
  if (step == 1) {
    store<u32>(seenA, load<u32>(seenA) + first);
    store<u32>(seenB, load<u32>(seenB) + first);
    v128.store(SEEN_ALL, i32x4.add(v128.load(SEEN_ALL), i32x4.splat(first)));
    store<u32>(seenA, load<u32>(seenA, SEEN_SIDE) + second, SEEN_SIDE);
    store<u32>(seenB, load<u32>(seenB, SEEN_SIDE) + second, SEEN_SIDE);
    v128.store(SEEN_ALL, i32x4.add(v128.load(SEEN_ALL, 16), i32x4.splat(second)), 16);
    return;
  }
  const at = (step == 0 ? WON : KEPT) + lane;
  store<u32>(at, load<u32>(at) + load<u32>(SEEN_ALL, 16) - load<u32>(seenA, SEEN_SIDE) - load<u32>(seenB, SEEN_SIDE));
  if (!both) return;
  store<u32>(at, load<u32>(at, SIDE_BYTES) + load<u32>(SEEN_ALL) - load<u32>(seenA) - load<u32>(seenB), SIDE_BYTES);
}

/** Moves what the boards since the last time have added to TOTALS. */
function drain(): void {
  undrained = 0;
  drainInto(WON, TOTALS);
  drainInto(KEPT, TOTALS + TOTALS_BYTES);
  if (!both) return;
  drainInto(WON + SIDE_BYTES, TOTALS + 2 * TOTALS_BYTES);
  drainInto(KEPT + SIDE_BYTES, TOTALS + 3 * TOTALS_BYTES);
}

function drainInto(from: usize, to: usize): void {
  for (let i: usize = 0; i < SIDE_BYTES; i += 8) {
    const pair = v128.load64_zero(from + i);
    v128.store(to + (i << 1), f64x2.add(v128.load(to + (i << 1)), f64x2.convert_low_i32x4_s(pair)));
    store<u64>(from + i, 0);
  }
}
