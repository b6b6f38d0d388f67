// How many sets of cards there are in which no two cards are bad together: the cliques of a graph on the
// cards, counted without listing them.
//
// A vertex stands for all cards of a rank that can be told apart by nothing else, up to four. Of the cards
// called single, a set may hold one at the most. Polynomials carry the count by cards still to choose, as
// u64 a + b 2^32 with b the part that has taken its single card: products of two such parts leave the
// 64 bits, and both counts stay below C(48, 7) < 2^32.
//
// One branch: the vertex with the most bad partners is in the set, so they are out, or it is out itself. When
// every vertex has one partner at the most, what remains is a product.
import { choose } from '../tables/subsets';

/** By vertex, the vertices it must not meet; itself where two of its cards must not: u32[32]. */
export const BAD: usize = memory.data(32 * 4, 16);
/** C(n, k): u64[64][8]. */
const CHOOSE: usize = memory.data(64 * 64, 16);
/** The polynomials of the branches that are open, and room for one more: u64[10][8]. */
const POLYNOMIALS: usize = memory.data(10 * 64, 16);

/** How many plain cards the vertices have, as bits 0, 1 and 2 of the numbers, and which have a single card. */
let plain1: u32 = 0;
let plain2: u32 = 0;
let plain4: u32 = 0;
let singles: u32 = 0;
let total: u64 = 0;

/** Fills the table of binomial coefficients; must be called before anything is counted. */
export function prepareCliques(): void {
  if (load<u64>(CHOOSE) == 1) return;
  for (let n = 0; n < 64; n++) {
    for (let k = 0; k < 8; k++) store<u64>(CHOOSE + <usize>(n * 64 + k * 8), <u64>choose(n, k));
  }
}

/** Sets how many cards each vertex stands for: plain ones as three bit planes, and single ones. */
// @ts-ignore: decorator
@inline
export function setCards(ones: u32, twos: u32, fours: u32, single: u32): void {
  plain1 = ones;
  plain2 = twos;
  plain4 = fours;
  singles = single;
}

/** Sets of `cards` cards of the vertices in a mask. */
export function countCliques(vertices: u32, cards: i32): u32 {
  total = 0;
  for (let left: usize = 0; left < <usize>cards; left++) store<u64>(POLYNOMIALS + (left << 3), 0);
  store<u64>(POLYNOMIALS + (<usize>cards << 3), 1);
  branch(vertices & (plain1 | plain2 | plain4 | singles), 0, cards, POLYNOMIALS);
  return <u32>total + <u32>(total >> 32);
}

/** Adds the sets with at most `left` more cards: any of `free`, and those of `rest` that fit together. */
function branch(rest: u32, free: u32, left: i32, polynomial: usize): void {
  for (;;) {
    let pivot = 0;
    let most = 0;
    if (left < 2) {
      free |= rest;
    } else {
      for (let unseen = rest; unseen; unseen &= unseen - 1) {
        const vertex = ctz(unseen);
        const bit = unseen & -unseen;
        const bad = load<u32>(BAD + (<usize>vertex << 2));
        const partners = <i32>popcnt(bad & rest & ~bit);
        if (partners > most) {
          most = partners;
          pivot = vertex;
        } else if (partners == 0) {
          // At most one card of it, whatever else there is.
          if (bad & bit) multiply(vertex, true, left, polynomial, 1, 0);
          else free |= bit;
          rest ^= bit;
        }
      }
    }
    if (most < 2) {
      for (; most && rest; rest &= rest - 1) {
        const vertex = ctz(rest);
        const bad = load<u32>(BAD + (<usize>vertex << 2));
        const bit = rest & -rest;
        const other = ctz(bad & rest & ~bit);
        rest ^= 1 << other;
        multiplyPair(vertex, other, left, polynomial);
      }
      addFree(free, left, polynomial);
      return;
    }
    const bit: u32 = 1 << pivot;
    const bad = load<u32>(BAD + (<usize>pivot << 2));
    rest ^= bit;
    multiply(pivot, (bad & bit) != 0, left, polynomial, 0, 64);
    branch(rest & ~bad, free, left - 1, polynomial + 64);
  }
}

/** Lets a polynomial choose cards of one of two vertices, or of neither. */
function multiplyPair(one: i32, other: i32, left: i32, polynomial: usize): void {
  multiply(one, isBadAlone(one), left, polynomial, 0, 64);
  multiply(other, isBadAlone(other), left, polynomial, 1, 0);
  for (let at = polynomial; at < polynomial + (<usize>left << 3); at += 8) {
    store<u64>(at, load<u64>(at) + load<u64>(at, 64));
  }
}

/** Whether two cards of a vertex must not meet. */
// @ts-ignore: decorator
@inline
function isBadAlone(vertex: i32): bool {
  return ((load<u32>(BAD + (<usize>vertex << 2)) >> vertex) & 1) != 0;
}

/** Adds all ways to choose the rest of the cards from `free`. */
// @ts-ignore: decorator
@inline
function addFree(free: u32, left: i32, polynomial: usize): void {
  const plain = popcnt(free & plain1) + 2 * popcnt(free & plain2) + 4 * popcnt(free & plain4);
  const single = <u64>popcnt(free & singles) << 32;
  const row = CHOOSE + (<usize>plain << 6);
  let sum = load<u64>(polynomial);
  for (let k: usize = 8; k <= <usize>left << 3; k += 8) {
    sum += load<u64>(polynomial + k) * (load<u64>(row + k) + single * load<u64>(row + k - 8));
  }
  total += sum;
}

/** Writes the product of a polynomial with the ways to choose one or more cards of a vertex, or none `keep` times, `into` bytes further on. */
// @ts-ignore: decorator
@inline
function multiply(vertex: i32, one: bool, left: i32, polynomial: usize, keep: u64, into: usize): void {
  const plain = ((plain1 >> vertex) & 1) + 2 * ((plain2 >> vertex) & 1) + 4 * ((plain4 >> vertex) & 1);
  const single = <u64>((singles >> vertex) & 1) << 32;
  const end = polynomial + (<usize>left << 3);
  const first = <u64>plain + single;
  if (one) {
    for (let at = polynomial; at < end; at += 8) store<u64>(at + into, keep * load<u64>(at) + first * load<u64>(at, 8));
    return;
  }
  const row = CHOOSE + (<usize>plain << 6);
  for (let at = polynomial; at < end; at += 8) {
    let sum = keep * load<u64>(at) + first * load<u64>(at, 8);
    let k = row + 16;
    for (let more = at + 16; more <= end; more += 8) {
      sum += load<u64>(more) * (load<u64>(k) + single * load<u64>(k - 8));
      k += 8;
    }
    store<u64>(at + into, sum);
  }
}
