import { type GenericCard, type GenericPattern, namedOf } from './generic.ts';
import { choices } from './generic-hands.ts';
import { countOfSuit, type SuitCounts } from './multisets.ts';

const ALL_RANKS = 0x1fff;
const ALL_SUITS = 0xf;

/** What the cards of a pattern ask of one side of a hand, its ranks or its suits. */
interface Side {
  /** What a card asks for: a set, or a variable by name. */
  readonly asked: (card: GenericCard) => number | string;
  /** Values that the pattern names, and all there are, as sets. */
  readonly named: number;
  readonly all: number;
  /** What variables stand for so far. */
  readonly bound: Map<string, number>;
}

/** Whether hands fit a pattern, told from as little of them as possible. */
export class Fit {
  private readonly cards: readonly GenericCard[];
  private readonly ranks: Side;
  private readonly suits: Side;
  /** Whether only the ranks of a hand matter, or only its suits. */
  readonly only: 'ranks' | 'suits' | null;
  /** Cards of each rank, or of each suit, that have no place yet. */
  private readonly left = new Uint8Array(13);

  constructor(pattern: GenericPattern) {
    // Cards that may be any are there in every hand.
    const cards = pattern.cards.filter((card) => !anyRank(card) || !anySuit(card));
    // What is hardest to find first.
    this.cards = cards.sort((a, b) => weightOf(b) - weightOf(a));
    const named = namedOf(pattern);
    this.ranks = {
      asked: ({ rank }) => ('ranks' in rank ? rank.ranks : rank.variable),
      named: named.ranks,
      all: ALL_RANKS,
      bound: new Map(),
    };
    this.suits = {
      asked: ({ suit }) => ('suits' in suit ? suit.suits : suit.variable),
      named: named.suits,
      all: ALL_SUITS,
      bound: new Map(),
    };
    this.only = cards.every(anySuit) ? 'ranks' : cards.every(anyRank) ? 'suits' : null;
  }

  /** Whether some hand with so many cards of each rank may fit: of a pattern of ranks alone, whether all do. */
  ranksFit(counts: Uint8Array): boolean {
    this.left.set(counts);
    return this.place(0, this.ranks);
  }

  /** Whether hands with so many cards of each suit fit a pattern of suits alone. */
  suitsFit(packed: SuitCounts): boolean {
    for (let suit = 0; suit < 4; suit++) this.left[suit] = countOfSuit(packed, suit);
    return this.place(0, this.suits);
  }

  /** Whether a hand fits. */
  fits(hand: Uint8Array): boolean {
    return this.placeCard(0, hand, 0);
  }

  /** Whether the cards from one on find what they ask for among what is left of a side. */
  private place(index: number, side: Side): boolean {
    if (index === this.cards.length) return true;
    const { set, open } = valuesOf(side, this.cards[index]);
    for (let value = 0; set >> value !== 0; value++) {
      if (!((set >> value) & 1) || this.left[value] === 0) continue;
      this.left[value]--;
      if (open !== null) side.bound.set(open, 1 << value);
      const found = this.place(index + 1, side);
      this.left[value]++;
      if (open !== null) side.bound.delete(open);
      if (found) return true;
    }
    return false;
  }

  /** `taken` are the cards of the hand that have a place, by bit. */
  private placeCard(index: number, hand: Uint8Array, taken: number): boolean {
    if (index === this.cards.length) return true;
    const { ranks, suits } = this;
    const rank = valuesOf(ranks, this.cards[index]);
    const suit = valuesOf(suits, this.cards[index]);
    let found = false;
    for (let i = 0; i < hand.length && !found; i++) {
      const r = hand[i] >> 2;
      const s = hand[i] & 3;
      if ((taken >> i) & 1 || !((rank.set >> r) & 1) || !((suit.set >> s) & 1)) continue;
      if (rank.open !== null) ranks.bound.set(rank.open, 1 << r);
      if (suit.open !== null) suits.bound.set(suit.open, 1 << s);
      found = this.placeCard(index + 1, hand, taken | (1 << i));
    }
    if (rank.open !== null) ranks.bound.delete(rank.open);
    if (suit.open !== null) suits.bound.delete(suit.open);
    return found;
  }
}

/** The values that a card may have on a side, as a set; `open` is a variable that each of them would bind. */
function valuesOf(
  { asked, named, all, bound }: Side,
  card: GenericCard,
): { set: number; open: string | null } {
  const value = asked(card);
  if (typeof value === 'number') return { set: value, open: null };
  return { set: choices(bound, value, named, all), open: bound.has(value) ? null : value };
}

function anyRank({ rank }: GenericCard): boolean {
  return 'ranks' in rank && rank.ranks === ALL_RANKS;
}

function anySuit({ suit }: GenericCard): boolean {
  return 'suits' in suit && suit.suits === ALL_SUITS;
}

/** How much a card of a pattern asks for: written out, then variables and lists, then what is open. */
function weightOf({ rank, suit }: GenericCard): number {
  const rankWeight =
    'ranks' in rank ? (rank.ranks === ALL_RANKS ? 0 : rank.ranks & (rank.ranks - 1) ? 2 : 4) : 1;
  const suitWeight = 'suits' in suit ? (suit.suits === ALL_SUITS ? 0 : 4) : 1;
  return rankWeight + suitWeight;
}
