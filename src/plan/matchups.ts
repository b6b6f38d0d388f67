import type { Query } from '../query/query.ts';
import { Combinations } from './combinations.ts';
import { HAND_CARDS, handIndex } from './handindex.ts';
import { Images } from './images.ts';
import { Places } from './places.ts';
import { finish, type Steps } from './steps.ts';
import { symmetries } from './suits.ts';

/** The distinct match-ups of a query: hands that can be dealt together, those that differ only by a relabelling of suits counted once. */
export interface Matchups {
  /** `players * 2` cards a match-up, ordered by their hands: that keeps the kernels' tables warm. */
  readonly hands: Uint8Array;
  /** How much weight each stands for. */
  readonly weights: Float64Array;
  /** Heads-up: the weight of the same match-up with the seats exchanged, or null. */
  readonly swapped: Float64Array | null;
  readonly count: number;
  /** Where it was asked for, by combination of hands in the order of {@link Combinations}: twice the place of
   *  its match-up, plus 1 if it is met with the seats exchanged. */
  readonly places: Int32Array | null;
}

/** Hands looked at before others get a turn. */
const LOOKS_A_TURN = 100_000;

/**
 * Expands the ranges of a query into distinct match-ups; null if more than `most` combinations of hands,
 * complete or not, were met on the way.
 */
export function* matchupSteps(
  query: Query,
  most = Number.POSITIVE_INFINITY,
  withPlaces = false,
): Steps<Matchups | null> {
  const players = query.players.length;
  const images = new Images(symmetries(query.board, query.dead));
  const numbers = query.players.map(({ count, hands }) =>
    Uint16Array.from({ length: count }, (_, i) => handIndex(hands[i * 2], hands[i * 2 + 1])),
  );
  const combinations = new Combinations(query.players);
  const found = new Weights(players);
  const places = withPlaces ? new Column(Int32Array) : null;
  const dealt = new Uint16Array(players);
  const image = new Uint16Array(players);
  const exchanged = new Uint16Array(players);
  for (;;) {
    const step = combinations.next(LOOKS_A_TURN);
    if (combinations.met > most) return null;
    if (step === 'done') return found.pack(places?.values() ?? null);
    if (step === 'paused') {
      yield;
      continue;
    }
    const { chosen, weight } = combinations;
    for (let seat = 0; seat < players; seat++) dealt[seat] = numbers[seat][chosen[seat]];
    images.write(dealt, image);
    // Heads-up, a match-up and the one with the seats exchanged are counted once.
    let other = false;
    if (players === 2) {
      dealt.reverse();
      images.write(dealt, exchanged);
      other = exchanged[0] < image[0] || (exchanged[0] === image[0] && exchanged[1] < image[1]);
    }
    const place = found.add(other ? exchanged : image, weight, other);
    places?.push(place * 2 + Number(other));
  }
}

/** Expands ranges as {@link matchupSteps} does, in one go. */
export function distinctMatchups(query: Query, most?: number): Matchups | null {
  return finish(matchupSteps(query, most));
}

/** A column of numbers that grows. */
class Column<Numbers extends Int32Array | Float64Array> {
  private length = 0;
  private room: Numbers;
  private readonly make: new (
    length: number,
  ) => Numbers;

  constructor(make: new (length: number) => Numbers) {
    this.make = make;
    this.room = new make(1 << 8);
  }

  push(value: number): void {
    if (this.length === this.room.length) {
      const wider = new this.make(this.length * 2);
      wider.set(this.room);
      this.room = wider;
    }
    this.room[this.length++] = value;
  }

  add(at: number, value: number): void {
    this.room[at] += value;
  }

  values(): Numbers {
    return this.room.slice(0, this.length) as Numbers;
  }
}

/** Weights by match-up. */
class Weights {
  private readonly places: Places;
  private readonly weights = new Column(Float64Array);
  private readonly swapped = new Column(Float64Array);
  private readonly players: number;

  constructor(players: number) {
    this.players = players;
    this.places = new Places(players);
  }

  /** Adds to a match-up; says which it is in order of appearance. */
  add(hands: Uint16Array, weight: number, exchanged: boolean): number {
    const { count } = this.places;
    const place = this.places.add(hands);
    if (place === count) {
      this.weights.push(0);
      this.swapped.push(0);
    }
    (exchanged ? this.swapped : this.weights).add(place, weight);
    return place;
  }

  /** Lays the match-ups out flat, in the order of their hands. */
  pack(places: Int32Array | null): Matchups {
    const { count } = this.places;
    const width = this.players * 2;
    const weights = this.weights.values();
    const swapped = this.swapped.values();
    const hands = new Uint8Array(count * width);
    const sorted = this.places.sorted();
    const order = new Int32Array(count);
    for (let i = 0; i < count; i++) {
      order[sorted[i]] = i;
      this.places.at(sorted[i]).forEach((hand, seat) => {
        hands[i * width + seat * 2] = HAND_CARDS[hand * 2];
        hands[i * width + seat * 2 + 1] = HAND_CARDS[hand * 2 + 1];
      });
    }
    return {
      hands,
      weights: Float64Array.from(sorted, (place) => weights[place]),
      swapped: swapped.some((weight) => weight > 0)
        ? Float64Array.from(sorted, (place) => swapped[place])
        : null,
      count,
      places: places?.map((place) => order[place >> 1] * 2 + (place & 1)) ?? null,
    };
  }
}
