// Exact hold'em equity for fixed hands, high or hi/lo, by counting rank multisets, for any board and dead cards.
//
// Where nobody has a flush, only the ranks of the board matter: total = sum over the multisets m of
// ranks still to come of W'(m) * [who wins by ranks], with W'(m) the number of ways to deal m such
// that no player has a flush. W' comes from products of small polynomials that count the cards of
// each suit; the four suits are the lanes of a vector. Boards with a flush are counted apart.
//
// A node of the walk keeps U0..U5 per suit: the ways so far in which the board lacks at most i cards
// of a flush in that suit. Dealing e cards of a rank, of which the suit's own card may be one:
//   U_i' = C(o, e) U_i + x C(o, e-1) U_(i+1),   x: the suit's card is live, o: live cards of other suits.
import { boardCards, boardKey, boardSet, flushThreshold, holeKey, liveSet, players, rankSet, readDeal, suitedRanks } from './deal';
import { countFlushes } from './flushes';
import { addDeals, lowsOf, preparePot } from './low-winners';
import { choose } from '../tables/subsets';
import { rankKey } from '../tables/keys';
import { slot7 } from '../tables/strengths';

/** Per rank and number of cards 0..4: {C(o, e) in four lanes, x C(o, e-1) in four lanes}. */
const STEPS: usize = memory.data(13 * 5 * 32, 16);
/** Live cards per rank: i32[13]. */
const LIVE: usize = memory.data(13 * 4, 16);
/** U0..U5 per depth. */
const NODES: usize = memory.data(6 * 6 * 16, 16);

/** Counts every way to complete the board; outcomes are left in OUTCOMES, those of split pots in BOARD_OUTCOMES. */
export function countMultisets(seats: i32, split: bool, board: i32, dead: i32): void {
  readDeal(seats, board, dead);
  preparePot(split);
  countFlushes();
  prepare();
  const left = 5 - boardCards;
  const ranks = rankSet(boardSet);
  if (left == 0) {
    if (!v128.any_true(v128.load(NODES))) score(boardKey, ranks, 1);
  } else {
    walk(0, left, boardKey, ranks, 1, NODES);
  }
}

function prepare(): void {
  for (let rank = 0; rank < 13; rank++) {
    let live = 0;
    for (let suit = 0; suit < 4; suit++) live += (suitedRanks(liveSet, suit) >> rank) & 1;
    store<i32>(LIVE + (<usize>rank << 2), live);
    for (let e = 0; e <= 4; e++) {
      const step = STEPS + <usize>(rank * 5 + e) * 32;
      for (let suit = 0; suit < 4; suit++) {
        const own = (suitedRanks(liveSet, suit) >> rank) & 1;
        store<i32>(step + (<usize>suit << 2), choose(live - own, e));
        store<i32>(step + (<usize>suit << 2), own * choose(live - own, e - 1), 16);
      }
    }
  }
  for (let suit = 0; suit < 4; suit++) {
    const missing = flushThreshold(suit) - popcnt(suitedRanks(boardSet, suit));
    for (let i = 0; i < 6; i++) store<i32>(NODES + <usize>(i * 16 + suit * 4), i32(missing <= i));
  }
}

/** Deals `left` more cards of `from` and higher ranks; `ways` counts the deals so far. */
function walk(from: i32, left: i32, key: u32, ranks: i32, ways: i32, node: usize): void {
  for (let rank = from; rank < 13; rank++) {
    const live = load<i32>(LIVE + (<usize>rank << 2));
    for (let e = 1; e <= min(left, live); e++) {
      const step = STEPS + <usize>(rank * 5 + e) * 32;
      const without = v128.load(step);
      const withOwn = v128.load(step, 16);
      const total = ways * choose(live, e);
      const sum = key + <u32>e * rankKey(rank);
      if (e == left) {
        const u0 = v128.load(node);
        const u1 = v128.load(node, 16);
        const flushes = i32x4.add(i32x4.mul(without, u0), i32x4.mul(withOwn, u1));
        const deals = total - sumLanes(flushes);
        if (deals) score(sum, ranks | (1 << rank), deals);
      } else {
        const child = node + 96;
        for (let i: usize = 0; i < 80; i += 16) {
          const u = i32x4.mul(without, v128.load(node + i));
          v128.store(child + i, i32x4.add(u, i32x4.mul(withOwn, v128.load(node + i, 16))));
        }
        v128.store(child, i32x4.mul(i32x4.add(without, withOwn), v128.load(node, 80)), 80);
        walk(rank + 1, left - e, sum, ranks | (1 << rank), total, child);
      }
    }
  }
}

// @ts-ignore: decorator
@inline
function sumLanes(v: v128): i32 {
  return i32x4.extract_lane(v, 0) + i32x4.extract_lane(v, 1) + i32x4.extract_lane(v, 2) + i32x4.extract_lane(v, 3);
}

/** Adds deals of a complete board, by ranks alone, to whoever wins on it. */
function score(key: u32, ranks: i32, deals: i32): void {
  let best = 0;
  let winners = 0;
  for (let p = 0; p < players; p++) {
    const strength = <i32>load<u16>(slot7(key + holeKey(p)));
    winners = strength > best ? 1 << p : strength == best ? winners | (1 << p) : winners;
    best = max(best, strength);
  }
  addDeals(winners, lowsOf(ranks), deals);
}
