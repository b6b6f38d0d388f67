import { writeHand } from '../cards/handnumber.ts';
import type { Query } from '../query/query.ts';
import { Combinations } from './combinations.ts';
import { listHands } from './completions.ts';
import { Images } from './images.ts';
import { Places } from './places.ts';
import { finish, type Steps } from './steps.ts';
import { keeps, symmetries } from './suits.ts';

/** The distinct match-ups of a query: hands that can be dealt together, those that differ only by a relabelling of suits counted once. */
export interface Matchups {
  /** `players * hole` cards a match-up, each hand from its highest card to its lowest, in the order of the hands: that keeps the kernels' tables warm. */
  readonly hands: Uint8Array;
  /** How much weight each stands for. */
  readonly weights: Float64Array;
  /** The weight of the same match-up with the two seats exchanged, or null. */
  readonly swapped: Float64Array | null;
  readonly count: number;
  /** Where it was asked for, by combination of hands in the order of {@link Combinations}: twice the place of
   *  its match-up, plus 1 if it is met with the seats exchanged. */
  readonly places: Int32Array | null;
}

/** How match-ups are looked for. */
export interface MatchupOptions {
  /** Give up when more combinations of hands, complete or not, are met. */
  readonly most?: number;
  /** Say which match-up each combination is. */
  readonly places?: boolean;
  /** Count a match-up of two seats and the one with the seats exchanged once. */
  readonly exchange?: boolean;
  /** Cards beside the board and the dead ones that no hand can have. */
  readonly known?: readonly number[];
}

/** Hands looked at, and combinations placed, before others get a turn: a few milliseconds' work each. */
const LOOKS_A_TURN = 100_000;
const PLACED_A_TURN = 5_000;

/** Expands the hands of a query, listed or partly known, into distinct match-ups; null where those are more than `most`. */
export function* matchupSteps(query: Query, options: MatchupOptions = {}): Steps<Matchups | null> {
  const { most = Number.POSITIVE_INFINITY, exchange = false, known = [] } = options;
  const { board, dead } = query;
  const relabellings = symmetries(board, dead).filter((suits) => keeps(known, suits));
  const gone = [...board, ...dead, ...known, ...query.players.flatMap(({ partial }) => partial?.cards ?? [])];
  const seats = query.players.map((range) => listHands(range, query.game.hole, gone));
  const players = seats.length;
  const combinations = new Combinations(seats, known);
  const { chosen } = combinations;
  const images = new Images(relabellings, seats);
  const image = new Uint32Array(players);
  const others = exchange ? new Images(relabellings, [seats[1], seats[0]]) : null;
  const other = new Uint32Array(players);
  const found = new Weights(players, query.game.hole);
  const places = options.places ? new Column(Int32Array) : null;
  let placed = 0;
  for (;;) {
    const step = combinations.next(LOOKS_A_TURN);
    if (combinations.met > most) return null;
    if (step === 'done') return found.pack(places?.values() ?? null);
    if (step === 'paused') {
      yield;
      continue;
    }
    images.write(chosen, image);
    let exchanged = false;
    if (others !== null) {
      others.write([chosen[1], chosen[0]], other);
      exchanged = other[0] < image[0] || (other[0] === image[0] && other[1] < image[1]);
    }
    const place = found.add(exchanged ? other : image, combinations.weight, exchanged);
    places?.push(place * 2 + Number(exchanged));
    if (++placed % PLACED_A_TURN === 0) yield;
  }
}

/** Expands hands as {@link matchupSteps} does, in one go. */
export function distinctMatchups(query: Query, options?: MatchupOptions): Matchups | null {
  return finish(matchupSteps(query, options));
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
  private readonly hole: number;

  constructor(players: number, hole: number) {
    this.players = players;
    this.hole = hole;
    this.places = new Places(players);
  }

  /** Adds to a match-up; says which it is in order of appearance. */
  add(hands: Uint32Array, weight: number, exchanged: boolean): number {
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
    const { players, hole } = this;
    const { count } = this.places;
    const weights = this.weights.values();
    const swapped = this.swapped.values();
    const hands = new Uint8Array(count * players * hole);
    const sorted = this.places.sorted();
    const order = new Int32Array(count);
    for (let i = 0; i < count; i++) {
      order[sorted[i]] = i;
      this.places.at(sorted[i]).forEach((hand, seat) => {
        writeHand(hand, hole, hands, (i * players + seat) * hole);
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
