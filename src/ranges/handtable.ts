import type { Card } from '../cards/card.ts';
import { CHOOSE } from '../cards/choose.ts';
import type { Span } from '../cards/error.ts';
import { handNumber, writeHand } from '../cards/handnumber.ts';
import { FULL_WEIGHT, type Range } from './range.ts';
import { Work } from './work.ts';

/** A weight for every hand of the deck, by its number, while a range is being read. */
export class HandTable {
  private readonly width: number;
  private readonly lowest: Card;
  private readonly weights: Uint16Array;
  private count = 0;
  private readonly work: Work;

  /** A table of hands of `width` cards, of a deck that begins with the card `lowest`. */
  constructor(width: number, lowest: Card = 0, work = new Work()) {
    this.work = work;
    this.width = width;
    this.lowest = lowest;
    this.weights = new Uint16Array(CHOOSE[width][52]);
    work.spend(this.weights.length);
  }

  /** Adds a hand, its cards from the highest to the lowest; a hand added twice keeps its greater weight. One that the deck has not is passed over. */
  add(cards: readonly Card[], weight: number): void {
    if (cards[this.width - 1] < this.lowest) return;
    this.put(handNumber(cards, this.width), weight);
  }

  /** Adds every hand. */
  addAll(weight: number): void {
    const cards = new Uint8Array(this.width);
    for (let hand = 0; hand < this.weights.length; hand++) {
      if (this.lowest > 0) writeHand(hand, this.width, cards, 0);
      if (cards[this.width - 1] >= this.lowest || this.lowest === 0) this.put(hand, weight);
    }
  }

  /** The same by the number of the hand, of a whole deck. */
  addNumber(hand: number, weight: number): void {
    this.put(hand, weight);
  }

  /** Keeps the hands that a test passes: it gets the cards from the highest down, in a list that the next call overwrites. */
  keepThose(test: (cards: Uint8Array) => boolean): void {
    const cards = new Uint8Array(this.width);
    this.change((hand, weight) => {
      writeHand(hand, this.width, cards, 0);
      return test(cards) ? weight : 0;
    });
  }

  /** How many hands have a weight. */
  get size(): number {
    return this.count;
  }

  /** The sum of all weights, in 1/10000. */
  get sum(): number {
    return this.weights.reduce((sum, weight) => sum + weight, 0);
  }

  /** A table for hands of the same game, with none in it. */
  empty(): HandTable {
    return new HandTable(this.width, this.lowest, this.work);
  }

  /** Adds the hands of another table, their weights multiplied by one in 1/10000. */
  addTable(other: HandTable, weight: number): void {
    const { weights } = other;
    this.work.spend(weights.length);
    if (this.count === 0 && weight === FULL_WEIGHT) {
      this.weights.set(weights);
      this.count = other.count;
      return;
    }
    for (let hand = 0; hand < weights.length; hand++) {
      if (weights[hand] !== 0) this.put(hand, product(weights[hand], weight));
    }
  }

  /** Keeps the hands that are in another table too; weights are multiplied. */
  keep(other: HandTable): void {
    this.change((hand, weight) => product(weight, other.weights[hand]));
  }

  /** Takes away the hands of another table; says how many that were. */
  remove(other: HandTable): number {
    const before = this.count;
    this.change((hand, weight) => (other.weights[hand] === 0 ? weight : 0));
    return before - this.count;
  }

  /** Gives hands that are there the weights of another table; says how many that were. */
  reweigh(other: HandTable): number {
    let found = 0;
    this.change((hand, weight) => {
      if (other.weights[hand] === 0) return weight;
      found++;
      return other.weights[hand];
    });
    return found;
  }

  /** The hands that have a weight, the highest first. */
  toRange(text: string, span: Span, notes: readonly string[]): Range {
    const { width, count, weights: all } = this;
    const hands = new Uint8Array(count * width);
    const weights = new Uint16Array(count);
    let random = count === CHOOSE[width][52 - this.lowest];
    const cards = Uint8Array.from({ length: width }, (_, i) => 51 - i);
    let at = 0;
    for (let hand = all.length - 1; at < count; hand--) {
      if (all[hand] !== 0) {
        if (all[hand] !== FULL_WEIGHT) random = false;
        weights[at] = all[hand];
        for (let i = 0; i < width; i++) hands[at * width + i] = cards[i];
        at++;
      }
      stepDown(cards);
    }
    return { text, span, width, hands, weights, count, random, notes };
  }

  /** Sets every weight above 0 to what a function makes of it. */
  private change(make: (hand: number, weight: number) => number): void {
    const { weights } = this;
    this.work.spend(weights.length);
    for (let hand = 0; hand < weights.length; hand++) {
      if (weights[hand] === 0) continue;
      weights[hand] = make(hand, weights[hand]);
      if (weights[hand] === 0) this.count--;
    }
  }

  private put(hand: number, weight: number): void {
    const old = this.weights[hand];
    if (weight <= old) return;
    if (old === 0) this.count++;
    this.weights[hand] = weight;
  }
}

/** Makes of a hand the next lower one: the last card that can be lowered is, and those behind it follow it closely. */
function stepDown(cards: Uint8Array): void {
  const last = cards.length - 1;
  let at = last;
  while (at > 0 && cards[at] === last - at) at--;
  let card = cards[at] - 1;
  for (; at <= last; at++) cards[at] = card--;
}

/** The product of two weights in 1/10000. What is played at all stays, however seldom. */
export function product(a: number, b: number): number {
  if (a === FULL_WEIGHT) return b;
  return a === 0 || b === 0 ? 0 : Math.max(1, Math.round((a * b) / FULL_WEIGHT));
}
