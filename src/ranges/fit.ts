import { type GenericCard, type GenericPattern, namedOf } from './generic.ts';
import { countOfSuit, type SuitCounts } from './multisets.ts';
import type { Work } from './work.ts';

const ALL_RANKS = 0x1fff;
const ALL_SUITS = 0xf;

/** What trying a card costs, in steps of work. */
const TRY = 2;

/** What each card of a pattern asks of one side of a hand, its ranks or its suits, and what variables stand for so far. */
class Side {
  /** By card: what it asks for, as a set; 0 where that is a variable. */
  readonly sets: Uint16Array;
  /** By card: the number of its variable. */
  readonly variables: Uint8Array;
  /** By variable: what it stands for, as a set of one; 0 for nothing yet. */
  readonly bound: Uint16Array;
  /** What a variable that stands for nothing yet may be. */
  free: number;

  constructor(asked: readonly (number | string)[], free: number) {
    const names = [...new Set(asked.filter((value) => typeof value === 'string'))];
    this.sets = Uint16Array.from(asked, (value) => (typeof value === 'string' ? 0 : value));
    this.variables = Uint8Array.from(asked, (value) =>
      typeof value === 'string' ? names.indexOf(value) : 0,
    );
    this.bound = new Uint16Array(names.length);
    this.free = free;
  }

  /** The values that a card may have, as a set. */
  valuesOf(card: number): number {
    return this.sets[card] || this.bound[this.variables[card]] || this.free;
  }

  /** Whether a card's variable stands for nothing yet. */
  isOpen(card: number): boolean {
    return this.sets[card] === 0 && this.bound[this.variables[card]] === 0;
  }

  bind(card: number, value: number): void {
    this.bound[this.variables[card]] = value;
    this.free ^= value;
  }

  release(card: number): void {
    const variable = this.variables[card];
    this.free ^= this.bound[variable];
    this.bound[variable] = 0;
  }
}

/** Whether hands fit a pattern, told from as little of them as possible. */
export class Fit {
  private readonly size: number;
  private readonly ranks: Side;
  private readonly suits: Side;
  private readonly work: Work;
  /** Whether only the ranks of a hand matter, or only its suits. */
  readonly only: 'ranks' | 'suits' | null;
  /** Cards of each rank, or of each suit, that have no place yet. */
  private readonly left = new Uint8Array(13);
  /** Cards that were tried. */
  private tries = 0;

  constructor(pattern: GenericPattern, work: Work) {
    // Cards that may be any are there in every hand.
    const cards = pattern.cards.filter((card) => !anyRank(card) || !anySuit(card));
    // What is hardest to find first.
    cards.sort((a, b) => weightOf(b) - weightOf(a));
    const named = namedOf(pattern);
    this.size = cards.length;
    this.ranks = new Side(
      cards.map(({ rank }) => ('ranks' in rank ? rank.ranks : rank.variable)),
      ALL_RANKS & ~named.ranks,
    );
    this.suits = new Side(
      cards.map(({ suit }) => ('suits' in suit ? suit.suits : suit.variable)),
      ALL_SUITS & ~named.suits,
    );
    this.work = work;
    this.only = cards.every(anySuit) ? 'ranks' : cards.every(anyRank) ? 'suits' : null;
  }

  /** Whether some hand with so many cards of each rank may fit: of a pattern of ranks alone, whether all do. */
  ranksFit(counts: Uint8Array): boolean {
    this.left.set(counts);
    return this.counted(this.place(0, this.ranks));
  }

  /** Whether hands with so many cards of each suit fit a pattern of suits alone. */
  suitsFit(packed: SuitCounts): boolean {
    for (let suit = 0; suit < 4; suit++) this.left[suit] = countOfSuit(packed, suit);
    return this.counted(this.place(0, this.suits));
  }

  /** Whether a hand fits. */
  fits(hand: Uint8Array): boolean {
    return this.counted(this.placeCard(0, hand, 0));
  }

  /** An answer, once the work it was is on the account. */
  private counted(answer: boolean): boolean {
    this.work.spend(this.tries * TRY + 1);
    this.tries = 0;
    return answer;
  }

  /** Whether the cards from one on find what they ask for among what is left of a side. */
  private place(index: number, side: Side): boolean {
    if (index === this.size) return true;
    const { left } = this;
    const open = side.isOpen(index);
    let found = false;
    for (let set = side.valuesOf(index); set !== 0 && !found; set &= set - 1) {
      const value = 31 - Math.clz32(set & -set);
      if (left[value] === 0) continue;
      this.tries++;
      left[value]--;
      if (open) side.bind(index, set & -set);
      found = this.place(index + 1, side);
      if (open) side.release(index);
      left[value]++;
    }
    return found;
  }

  /** `taken` are the cards of the hand that have a place, by bit. */
  private placeCard(index: number, hand: Uint8Array, taken: number): boolean {
    if (index === this.size) return true;
    const { ranks, suits } = this;
    const rankSet = ranks.valuesOf(index);
    const suitSet = suits.valuesOf(index);
    const openRank = ranks.isOpen(index);
    const openSuit = suits.isOpen(index);
    let found = false;
    for (let i = 0; i < hand.length && !found; i++) {
      const rank = 1 << (hand[i] >> 2);
      const suit = 1 << (hand[i] & 3);
      if ((taken >> i) & 1 || !(rankSet & rank) || !(suitSet & suit)) continue;
      this.tries++;
      if (openRank) ranks.bind(index, rank);
      if (openSuit) suits.bind(index, suit);
      found = this.placeCard(index + 1, hand, taken | (1 << i));
      if (openRank) ranks.release(index);
      if (openSuit) suits.release(index);
    }
    return found;
  }
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
