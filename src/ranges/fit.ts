import { type GenericCard, type GenericPattern, namedOf } from './generic.ts';
import { choices } from './generic-hands.ts';
import { countOfSuit, type SuitCounts } from './multisets.ts';

const ALL_RANKS = 0x1fff;
const ALL_SUITS = 0xf;

/** Whether hands fit a pattern, told from as little of them as possible. */
export class Fit {
  private readonly cards: readonly GenericCard[];
  private readonly named: { readonly ranks: number; readonly suits: number };
  /** Whether only the ranks of a hand matter, or only its suits. */
  readonly only: 'ranks' | 'suits' | null;
  private readonly ranks = new Map<string, number>();
  private readonly suits = new Map<string, number>();
  private readonly left = new Uint8Array(13);

  constructor(pattern: GenericPattern) {
    // Cards that may be any are there in every hand.
    const cards = pattern.cards.filter((card) => !anyRank(card) || !anySuit(card));
    // What is hardest to find first.
    this.cards = cards.sort((a, b) => weightOf(b) - weightOf(a));
    this.named = namedOf(pattern);
    this.only = cards.every(anySuit) ? 'ranks' : cards.every(anyRank) ? 'suits' : null;
  }

  /** Whether some hand with so many cards of each rank may fit: of a pattern of ranks alone, whether all do. */
  ranksFit(counts: Uint8Array): boolean {
    this.left.set(counts);
    return this.placeRank(0);
  }

  /** Whether hands with so many cards of each suit fit a pattern of suits alone. */
  suitsFit(packed: SuitCounts): boolean {
    for (let suit = 0; suit < 4; suit++) this.left[suit] = countOfSuit(packed, suit);
    return this.placeSuit(0);
  }

  /** Whether a hand fits. */
  fits(hand: Uint8Array): boolean {
    return this.placeCard(0, hand, 0);
  }

  private placeRank(index: number): boolean {
    if (index === this.cards.length) return true;
    const { rank } = this.cards[index];
    const variable = 'variable' in rank ? rank.variable : null;
    const set =
      'ranks' in rank ? rank.ranks : choices(this.ranks, rank.variable, this.named.ranks, ALL_RANKS);
    const isNew = variable !== null && !this.ranks.has(variable);
    for (let r = 12; r >= 0; r--) {
      if (!((set >> r) & 1) || this.left[r] === 0) continue;
      this.left[r]--;
      if (isNew) this.ranks.set(variable, 1 << r);
      const found = this.placeRank(index + 1);
      this.left[r]++;
      if (isNew) this.ranks.delete(variable);
      if (found) return true;
    }
    return false;
  }

  private placeSuit(index: number): boolean {
    if (index === this.cards.length) return true;
    const { suit } = this.cards[index];
    const variable = 'variable' in suit ? suit.variable : null;
    const set =
      'suits' in suit ? suit.suits : choices(this.suits, suit.variable, this.named.suits, ALL_SUITS);
    const isNew = variable !== null && !this.suits.has(variable);
    for (let s = 0; s < 4; s++) {
      if (!((set >> s) & 1) || this.left[s] === 0) continue;
      this.left[s]--;
      if (isNew) this.suits.set(variable, 1 << s);
      const found = this.placeSuit(index + 1);
      this.left[s]++;
      if (isNew) this.suits.delete(variable);
      if (found) return true;
    }
    return false;
  }

  /** `taken` are the cards of the hand that have a place, by bit. */
  private placeCard(index: number, hand: Uint8Array, taken: number): boolean {
    if (index === this.cards.length) return true;
    const { rank, suit } = this.cards[index];
    const rankSet =
      'ranks' in rank ? rank.ranks : choices(this.ranks, rank.variable, this.named.ranks, ALL_RANKS);
    const suitSet =
      'suits' in suit ? suit.suits : choices(this.suits, suit.variable, this.named.suits, ALL_SUITS);
    const newRank = 'variable' in rank && !this.ranks.has(rank.variable) ? rank.variable : null;
    const newSuit = 'variable' in suit && !this.suits.has(suit.variable) ? suit.variable : null;
    let found = false;
    for (let i = 0; i < hand.length && !found; i++) {
      const r = hand[i] >> 2;
      const s = hand[i] & 3;
      if ((taken >> i) & 1 || !((rankSet >> r) & 1) || !((suitSet >> s) & 1)) continue;
      if (newRank !== null) this.ranks.set(newRank, 1 << r);
      if (newSuit !== null) this.suits.set(newSuit, 1 << s);
      found = this.placeCard(index + 1, hand, taken | (1 << i));
    }
    if (newRank !== null) this.ranks.delete(newRank);
    if (newSuit !== null) this.suits.delete(newSuit);
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
