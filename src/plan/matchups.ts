import type { Query, Range } from '../query/query.ts';
import { type Relabelling, relabel, symmetries } from './suits.ts';

/** The distinct match-ups of a query: hands that can be dealt together, those that differ only by a relabelling of suits counted once. */
export interface Matchups {
  /** `players * 2` cards a match-up. */
  readonly hands: Uint8Array;
  /** How much weight each stands for. */
  readonly weights: Float64Array;
  /** Heads-up: the weight of the same match-up with the seats exchanged, or null. */
  readonly swapped: Float64Array | null;
  readonly count: number;
  /** Where it was asked for, heads-up: by hand of the first seat and hand of the second, twice the place of
   *  their match-up, plus 1 if it is met with the seats exchanged; -1 if they cannot be dealt together. */
  readonly pairs: Int32Array | null;
}

/** Hold'em hands as one number 0..1325: C(high, 2) + low. */
export function handIndex(a: number, b: number): number {
  return a > b ? (a * (a - 1)) / 2 + b : (b * (b - 1)) / 2 + a;
}

/** The hands of a match-up as one value: up to four make a number below 2^53, more a string; either sorts like the hands. */
type Key = number | string;

/** Hand indices are below this. */
const HANDS = 1326;

/**
 * Expands the ranges of a query into distinct match-ups; null if more than `most` combinations of hands,
 * complete or not, were met on the way.
 */
export function distinctMatchups(
  query: Query,
  most = Number.POSITIVE_INFINITY,
  withPairs = false,
): Matchups | null {
  const images = new Images(symmetries(query.board, query.dead));
  const seats = query.players.map((range) => seatHands(range));
  const divisors = query.players.map((range) => commonDivisor(range.weights));
  const found = new Weights();
  const chosen = new Array<number>(seats.length).fill(0);

  const pairs = withPairs
    ? new Int32Array(query.players.reduce((product, range) => product * range.count, 1)).fill(-1)
    : null;
  let met = 0;

  // `pair` numbers the hands chosen by their places in the ranges.
  const deal = (seat: number, lo: number, hi: number, weight: number, pair: number): void => {
    met++;
    if (seat === seats.length) {
      const key = images.keyOf(chosen);
      // Heads-up, a match-up and the one with the seats exchanged are counted once.
      const exchanged = seats.length === 2 ? images.keyOf([chosen[1], chosen[0]]) : key;
      const place = exchanged < key ? found.add(exchanged, 0, weight) : found.add(key, weight, 0);
      if (pairs !== null) pairs[pair] = place * 2 + (exchanged < key ? 1 : 0);
      return;
    }
    const hands = seats[seat];
    for (let i = 0; i < hands.index.length && met <= most; i++) {
      if ((hands.lo[i] & lo) !== 0 || (hands.hi[i] & hi) !== 0) continue;
      chosen[seat] = hands.index[i];
      const share = weight * (hands.weights[i] / divisors[seat]);
      deal(seat + 1, lo | hands.lo[i], hi | hands.hi[i], share, pair * hands.index.length + i);
    }
  };
  deal(0, 0, 0, 1, 0);
  return met > most ? null : found.pack(seats.length, pairs);
}

/** Weights by match-up. */
class Weights {
  private readonly places = new Map<Key, number>();
  private readonly weights: number[] = [];
  private readonly swapped: number[] = [];

  /** Adds to a match-up; says which it is in order of appearance. */
  add(key: Key, weight: number, swapped: number): number {
    const place = this.places.get(key);
    if (place === undefined) {
      this.places.set(key, this.weights.length);
      this.weights.push(weight);
      return this.swapped.push(swapped) - 1;
    }
    this.weights[place] += weight;
    this.swapped[place] += swapped;
    return place;
  }

  /** Lays the match-ups out flat, ordered by their hands: that keeps the kernels' tables warm. */
  pack(players: number, pairs: Int32Array | null): Matchups {
    const count = this.weights.length;
    const keys: ArrayLike<Key> =
      players <= 4
        ? Float64Array.from(this.places.keys() as Iterable<number>).sort()
        : [...(this.places.keys() as Iterable<string>)].sort();
    const hands = new Uint8Array(count * players * 2);
    const weights = new Float64Array(count);
    const swapped = this.swapped.some((weight) => weight > 0) ? new Float64Array(count) : null;
    const order = new Int32Array(count);
    for (let i = 0; i < count; i++) {
      const place = this.places.get(keys[i]) as number;
      order[place] = i;
      weights[i] = this.weights[place];
      if (swapped !== null) swapped[i] = this.swapped[place];
      writeHands(keys[i], players, hands, i * players * 2);
    }
    pairs?.forEach((pair, i) => {
      if (pair >= 0) pairs[i] = order[pair >> 1] * 2 + (pair & 1);
    });
    return { hands, weights, swapped, count, pairs };
  }
}

/** Writes the cards of a match-up. */
function writeHands(key: Key, players: number, out: Uint8Array, at: number): void {
  let rest = key;
  for (let seat = players - 1; seat >= 0; seat--) {
    let hand: number;
    if (typeof rest === 'string') {
      hand = rest.charCodeAt(seat);
    } else {
      hand = rest % HANDS;
      rest = (rest - hand) / HANDS;
    }
    out[at + seat * 2] = HAND_CARDS[hand * 2];
    out[at + seat * 2 + 1] = HAND_CARDS[hand * 2 + 1];
  }
}

/** The two cards of each hand index. */
const HAND_CARDS = new Uint8Array(1326 * 2);
for (let high = 1; high < 52; high++) {
  for (let low = 0; low < high; low++) HAND_CARDS.set([high, low], handIndex(high, low) * 2);
}

interface SeatHands {
  readonly index: Uint16Array;
  readonly lo: Int32Array;
  readonly hi: Int32Array;
  readonly weights: Uint16Array;
}

function seatHands(range: Range): SeatHands {
  const seat = {
    index: new Uint16Array(range.count),
    lo: new Int32Array(range.count),
    hi: new Int32Array(range.count),
    weights: range.weights,
  };
  for (let i = 0; i < range.count; i++) {
    const cards = range.hands.subarray(i * 2, i * 2 + 2);
    seat.index[i] = handIndex(cards[0], cards[1]);
    for (const card of cards) {
      if (card < 32) seat.lo[i] |= 1 << card;
      else seat.hi[i] |= 1 << (card - 32);
    }
  }
  return seat;
}

/** The greatest common divisor of a range's weights: equal weights count as 1. */
export function commonDivisor(weights: Uint16Array): number {
  let divisor = 0;
  for (const weight of weights) {
    let a = weight;
    while (a !== 0) [a, divisor] = [divisor % a, a];
    if (divisor === 1) break;
  }
  return divisor;
}

/** What the relabellings of a query make of hands. */
class Images {
  /** By relabelling, the image of every card. */
  private readonly cards: readonly Uint8Array[];
  /** By hand, its smallest image and the relabellings that lead there. */
  private readonly firsts = new Map<number, { image: number; cards: readonly Uint8Array[] }>();

  constructor(relabellings: readonly Relabelling[]) {
    this.cards = relabellings.map((suits) =>
      Uint8Array.from({ length: 52 }, (_, card) => relabel(card, suits)),
    );
  }

  /** The key of the smallest image of a list of hands, the first hand deciding first. */
  keyOf(hands: readonly number[]): Key {
    const first = this.first(hands[0]);
    let cards = first.cards;
    let number = first.image;
    let text = hands.length > 4 ? String.fromCharCode(first.image) : '';
    for (let seat = 1; seat < hands.length; seat++) {
      const hand = hands[seat];
      let least = imageOf(hand, cards[0]);
      for (let i = 1; i < cards.length; i++) {
        const image = imageOf(hand, cards[i]);
        if (image < least) least = image;
      }
      if (cards.length > 1 && seat + 1 < hands.length) {
        cards = cards.filter((images) => imageOf(hand, images) === least);
      }
      if (hands.length > 4) text += String.fromCharCode(least);
      else number = number * HANDS + least;
    }
    return hands.length > 4 ? text : number;
  }

  private first(hand: number): { image: number; cards: readonly Uint8Array[] } {
    let known = this.firsts.get(hand);
    if (known === undefined) {
      const image = Math.min(...this.cards.map((images) => imageOf(hand, images)));
      known = { image, cards: this.cards.filter((images) => imageOf(hand, images) === image) };
      this.firsts.set(hand, known);
    }
    return known;
  }
}

/** What a relabelling, given by the images of the cards, makes of a hand. */
function imageOf(hand: number, images: Uint8Array): number {
  return handIndex(images[HAND_CARDS[hand * 2]], images[HAND_CARDS[hand * 2 + 1]]);
}
