import { bitCount } from '../cards/bitcount.ts';
import { CHOOSE, choose } from '../cards/choose.ts';

/** Hands of the same number of cards, hand after hand, each from its highest card to its lowest. */
export interface HandList {
  readonly hands: Uint8Array;
  readonly width: number;
}

/** Subsets of up to so many cards are summed up in arrays; larger ones, of which few occur, in maps. */
const MOST_ARRAY_CARDS = 4;

/**
 * The weights of a list of hands, summed up by every subset of their cards: what tells how much of the list
 * shares no card with a hand, by inclusion and exclusion.
 */
export class SubsetSums {
  private readonly width: number;
  private readonly arrays: readonly Float64Array[];
  private readonly maps: readonly Map<number, number>[];
  /** The index of each subset of the hand in hand among those of as many cards, by its bits. */
  private readonly indices: Float64Array;
  private readonly sizes: Uint8Array;

  constructor({ hands, width }: HandList, weightOf: (hand: number) => number) {
    this.width = width;
    this.indices = new Float64Array(1 << width);
    this.sizes = Uint8Array.from({ length: 1 << width }, (_, bits) => bitCount(bits));
    this.arrays = Array.from(
      { length: Math.min(width, MOST_ARRAY_CARDS) + 1 },
      (_, size) => new Float64Array(choose(52, size)),
    );
    this.maps = Array.from({ length: width + 1 }, () => new Map());
    for (let hand = 0; hand * width < hands.length; hand++) {
      this.find(hands, hand);
      const weight = weightOf(hand);
      for (let bits = 0; bits < this.indices.length; bits++) {
        const size = this.sizes[bits];
        const index = this.indices[bits];
        if (size <= MOST_ARRAY_CARDS) this.arrays[size][index] += weight;
        else this.maps[size].set(index, (this.maps[size].get(index) ?? 0) + weight);
      }
    }
  }

  /** The weight of the hands that share no card with a hand of another list. */
  beside(hands: Uint8Array, hand: number): number {
    this.find(hands, hand);
    let sum = 0;
    for (let bits = 0; bits < this.indices.length; bits++) {
      const size = this.sizes[bits];
      const index = this.indices[bits];
      const seen = size <= MOST_ARRAY_CARDS ? this.arrays[size][index] : (this.maps[size].get(index) ?? 0);
      sum += size & 1 ? -seen : seen;
    }
    return sum;
  }

  /** Finds the indices of a hand's subsets: colexicographic, card by card from the lowest. */
  private find(hands: Uint8Array, hand: number): void {
    const last = (hand + 1) * this.width - 1;
    for (let i = 0; i < this.width; i++) {
      const card = hands[last - i];
      const bit = 1 << i;
      for (let bits = 0; bits < bit; bits++) {
        this.indices[bits | bit] = this.indices[bits] + CHOOSE[this.sizes[bits] + 1][card];
      }
    }
  }
}
