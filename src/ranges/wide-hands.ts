import { writeHand } from '../cards/handnumber.ts';
import { type Condition, type HandInView, UNKNOWN } from './condition.ts';
import { forEachHand, forEachMultiset, handsOfMultiset, suitDistribution } from './multisets.ts';
import type { Work } from './work.ts';

/** Weights and numbers of hands share a double: 14 bits of weight below 27 of the number. */
const WEIGHTS = 2 ** 14;

/** Hands that are looked at one by one at the most: a few seconds' work. */
const MOST_LOOKS = 10_000_000;

/** What a multiset costs, in steps of work. */
const MULTISET = 8;

/** The search was given up. */
export class TooManyLooks extends Error {}

/**
 * Hands of so many cards that no table holds a weight for each: 20,358,520 of six, 133,784,560 of seven.
 * They are counted by rank multisets, and by numbers of cards of each suit where ranks do not tell; only
 * where that does not tell either, hands are looked at one by one.
 */
export class WideHands {
  readonly width: number;
  readonly view: HandInView;
  readonly work: Work;

  constructor(width: number, work: Work) {
    this.width = width;
    this.work = work;
    this.view = { counts: new Uint8Array(13), multiset: 0, packed: 0, cards: new Uint8Array(width) };
  }

  /** How many hands have a weight. Stops at `enough` of them. */
  count(condition: Condition, enough = Number.POSITIVE_INFINITY): number {
    const { view } = this;
    let looks = 0;
    let count = 0;
    this.forEachMultiset((counts) => {
      if (count >= enough) return;
      const all = condition('ranks');
      if (all !== UNKNOWN) {
        if (all > 0) count += handsOfMultiset(counts);
        return;
      }
      let unsure = false;
      for (const [packed, hands] of suitDistribution(counts)) {
        view.packed = packed;
        const weight = condition('suits');
        if (weight === UNKNOWN) unsure = true;
        else if (weight > 0) count += hands;
      }
      if (!unsure) return;
      looks += handsOfMultiset(counts);
      this.work.spend(handsOfMultiset(counts));
      if (looks > MOST_LOOKS) throw new TooManyLooks();
      forEachHand(counts, view.cards, (packed) => {
        view.packed = packed;
        if (condition('suits') === UNKNOWN && condition('cards') > 0) count++;
      });
    });
    return count;
  }

  /** Calls back with the number and the weight of every hand that has one, in no order. */
  each(condition: Condition, visit: (number: number, weight: number) => void): void {
    const { view } = this;
    this.forEachMultiset((counts) => {
      const all = condition('ranks');
      if (all === 0) return;
      this.work.spend(handsOfMultiset(counts));
      forEachHand(counts, view.cards, (packed, number) => {
        let weight = all;
        if (weight === UNKNOWN) {
          view.packed = packed;
          weight = condition('suits');
          if (weight === UNKNOWN) weight = condition('cards');
        }
        if (weight > 0) visit(number, weight);
      });
    });
  }

  /** The hands that have a weight, the highest first, and their weights; `count` is how many there are. */
  list(condition: Condition, count: number): { hands: Uint8Array; weights: Uint16Array } {
    const { width } = this;
    const found = new Float64Array(count);
    let size = 0;
    this.each(condition, (number, weight) => {
      found[size++] = number * WEIGHTS + weight;
    });
    found.sort();
    const hands = new Uint8Array(count * width);
    const weights = new Uint16Array(count);
    for (let i = 0; i < count; i++) {
      const entry = found[count - 1 - i];
      const number = Math.floor(entry / WEIGHTS);
      writeHand(number, width, hands, i * width);
      weights[i] = entry - number * WEIGHTS;
    }
    return { hands, weights };
  }

  private forEachMultiset(visit: (counts: Uint8Array) => void): void {
    forEachMultiset(this.width, (counts) => {
      this.view.counts = counts;
      this.view.multiset++;
      this.work.spend(MULTISET);
      visit(counts);
    });
  }
}
