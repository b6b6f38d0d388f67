import type { Query } from '../query/query.ts';
import type { Range } from '../ranges/range.ts';
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
}

/** Hold'em hands as one number 0..1325: C(high, 2) + low. */
export function handIndex(a: number, b: number): number {
  return a > b ? (a * (a - 1)) / 2 + b : (b * (b - 1)) / 2 + a;
}

interface Entry {
  readonly hands: number[];
  weight: number;
  swapped: number;
}

/**
 * Expands the ranges of a query into distinct match-ups. Work grows with the product of the ranges'
 * sizes, so the caller bounds that first.
 */
export function distinctMatchups(query: Query): Matchups {
  const images = new Images(symmetries(query.board, query.dead));
  const players = query.players.map((range) => seatHands(range));
  const divisors = query.players.map((range) => commonDivisor(range.weights));
  const exchange = players.length === 2;
  const entries = new Map<number | string, Entry>();
  const chosen: number[] = [];

  const add = (canonical: number[], weight: number, swapped: boolean): void => {
    // Up to four hands make a number below 2^53.
    const key =
      canonical.length <= 4
        ? canonical.reduce((k, hand) => k * 1326 + hand, 0)
        : String.fromCharCode(...canonical);
    let entry = entries.get(key);
    if (entry === undefined) {
      entry = { hands: [...canonical], weight: 0, swapped: 0 };
      entries.set(key, entry);
    }
    if (swapped) entry.swapped += weight;
    else entry.weight += weight;
  };

  const deal = (seat: number, lo: number, hi: number, weight: number): void => {
    const seatOf = players[seat];
    if (seatOf === undefined) {
      if (exchange) {
        const forward = images.smallest(chosen);
        const backward = images.smallest([chosen[1] ?? 0, chosen[0] ?? 0]);
        const swapped = backward[0] !== forward[0] ? backward[0] < forward[0] : backward[1] < forward[1];
        add(swapped ? backward : forward, weight, swapped);
      } else {
        add(images.smallest(chosen), weight, false);
      }
      return;
    }
    for (let i = 0; i < seatOf.index.length; i++) {
      if ((seatOf.lo[i] & lo) !== 0 || (seatOf.hi[i] & hi) !== 0) continue;
      chosen[seat] = seatOf.index[i];
      deal(seat + 1, lo | seatOf.lo[i], hi | seatOf.hi[i], weight * (seatOf.weights[i] / divisors[seat]));
    }
  };
  deal(0, 0, 0, 1);
  return pack([...entries.values()], players.length, exchange);
}

/** Orders match-ups by the first hands, which keeps the kernel's tables warm, and lays them out flat. */
function pack(entries: Entry[], players: number, exchange: boolean): Matchups {
  entries.sort((a, b) => compareHands(a.hands, b.hands));
  const hands = new Uint8Array(entries.length * players * 2);
  const weights = new Float64Array(entries.length);
  const swapped =
    exchange && entries.some((entry) => entry.swapped > 0) ? new Float64Array(entries.length) : null;
  entries.forEach((entry, i) => {
    weights[i] = entry.weight;
    if (swapped !== null) swapped[i] = entry.swapped;
    entry.hands.forEach((hand, seat) => {
      hands.set(HAND_CARDS.subarray(hand * 2, hand * 2 + 2), (i * players + seat) * 2);
    });
  });
  return { hands, weights, swapped, count: entries.length };
}

function compareHands(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i++) {
    const difference = a[i] - b[i];
    if (difference !== 0) return difference;
  }
  return 0;
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
function commonDivisor(weights: Uint16Array): number {
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

  /** The smallest image of a list of hands, the first hand deciding first. */
  smallest(hands: readonly number[]): number[] {
    const first = this.first(hands[0]);
    const result = [first.image];
    let cards = first.cards;
    for (let seat = 1; seat < hands.length; seat++) {
      const hand = hands[seat];
      let least = imageOf(hand, cards[0]);
      for (let i = 1; i < cards.length; i++) least = Math.min(least, imageOf(hand, cards[i]));
      if (cards.length > 1 && seat + 1 < hands.length) {
        cards = cards.filter((images) => imageOf(hand, images) === least);
      }
      result.push(least);
    }
    return result;
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
