import { bitCount } from '../cards/bitcount.ts';

/** Calls back with every way to take some cards of ranks: how many of each of the 13, at most four. */
export function forEachMultiset(cards: number, visit: (counts: Uint8Array) => void): void {
  const counts = new Uint8Array(13);
  const take = (rank: number, left: number): void => {
    if (rank < 0) {
      if (left === 0) visit(counts);
      return;
    }
    // What is left must fit the ranks that are left.
    for (let count = Math.min(4, left); count >= 0 && left - count <= 4 * rank; count--) {
      counts[rank] = count;
      take(rank - 1, left - count);
    }
    counts[rank] = 0;
  };
  take(12, cards);
}

/** The sets of suits by size, as 4 bits. */
const SUIT_SETS: readonly (readonly number[])[] = [0, 1, 2, 3, 4].map((size) =>
  Array.from({ length: 16 }, (_, set) => set).filter((set) => bitCount(set) === size),
);

/** A set of suits as counts of each suit, three bits a suit: up to seven cards. */
const PACKED = Uint16Array.from({ length: 16 }, (_, set) => {
  return (set & 1) | ((set & 2) << 2) | ((set & 4) << 4) | ((set & 8) << 6);
});

/** Counts of cards by suit packed into 12 bits: three bits a suit, clubs lowest. */
export type SuitCounts = number;

/** The cards of a suit in packed counts. */
export function countOfSuit(packed: SuitCounts, suit: number): number {
  return (packed >> (3 * suit)) & 7;
}

/** Distributions by how often each number of cards of a rank comes: the ranks themselves do not matter. */
const DISTRIBUTIONS = new Map<number, ReadonlyMap<SuitCounts, number>>();

/** How many hands of a rank multiset have each packed suit counts, by those counts. */
export function suitDistribution(counts: Uint8Array): ReadonlyMap<SuitCounts, number> {
  let kind = 0;
  for (const count of counts) if (count > 0) kind += 8 ** (count - 1);
  const known = DISTRIBUTIONS.get(kind);
  if (known) return known;
  let ways: Map<SuitCounts, number> = new Map([[0, 1]]);
  for (const count of counts) {
    if (count === 0) continue;
    const next = new Map<SuitCounts, number>();
    for (const [packed, number] of ways) {
      for (const set of SUIT_SETS[count]) {
        const sum = packed + PACKED[set];
        next.set(sum, (next.get(sum) ?? 0) + number);
      }
    }
    ways = next;
  }
  DISTRIBUTIONS.set(kind, ways);
  return ways;
}

/** How many hands a rank multiset is. */
export function handsOfMultiset(counts: Uint8Array): number {
  let hands = 1;
  for (const count of counts) hands *= SUIT_SETS[count].length;
  return hands;
}

/** Calls back with every hand of a rank multiset: its cards from the highest down, and its packed suit counts. */
export function forEachHand(
  counts: Uint8Array,
  cards: Uint8Array,
  visit: (packed: SuitCounts) => void,
): void {
  const ranks = Array.from(counts.keys())
    .filter((rank) => counts[rank] > 0)
    .reverse();
  const deal = (index: number, at: number, packed: SuitCounts): void => {
    if (index === ranks.length) {
      visit(packed);
      return;
    }
    const rank = ranks[index];
    for (const set of SUIT_SETS[counts[rank]]) {
      let to = at;
      for (let suit = 3; suit >= 0; suit--) if ((set >> suit) & 1) cards[to++] = rank * 4 + suit;
      deal(index + 1, to, packed + PACKED[set]);
    }
  };
  deal(0, 0, 0);
}
