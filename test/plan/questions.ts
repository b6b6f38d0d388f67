import fc from 'fast-check';
import type { Card } from '../../src/cards/card.ts';
import { runJob } from '../../src/engine/run.ts';
import { games } from '../../src/games/games.ts';
import type { Plan } from '../../src/plan/plan.ts';
import type { Query } from '../../src/query/query.ts';
import { FULL_WEIGHT, type Range } from '../../src/ranges/range.ts';
import { mergeTallies, type Tally } from '../../src/tally/tally.ts';
import { countWith, kernels } from '../kernels/outcomes.ts';

/** The seed of all generated questions. */
export const SEED = 42;

/** How properties are run: the same questions every time, the seed in the message of a failure. */
export function runs(numRuns: number): fc.Parameters<unknown> {
  return { seed: SEED, numRuns };
}

/** Two cards and how often they are played, in 1/10000. */
export interface WeightedHand {
  readonly cards: readonly [Card, Card];
  readonly weight: number;
}

/** A question in plain words: the hands of every seat, the board and the dead cards. */
export interface Spot {
  readonly seats: readonly (readonly WeightedHand[])[];
  readonly board: readonly Card[];
  readonly dead: readonly Card[];
}

/** Weights with different factors, some of them tiny. */
export const ANY_WEIGHTS = [FULL_WEIGHT, 5000, 2500, 7, 1];

/** The same question as the parser would make it. */
export function queryOf({ seats, board, dead }: Spot): Query {
  return { game: games.holdem, players: seats.map(rangeOf), board, dead, notes: [] };
}

function rangeOf(hands: readonly WeightedHand[]): Range {
  return {
    text: '',
    span: { start: 0, end: 0 },
    width: 2,
    hands: Uint8Array.from(hands.flatMap(({ cards }) => [...cards].sort((a, b) => b - a))),
    weights: Uint16Array.from(hands, ({ weight }) => weight),
    count: hands.length,
    random: false,
    notes: [],
  };
}

export interface SpotShape {
  readonly players: readonly [number, number];
  readonly board: readonly number[];
  /** How many hands a seat may have. */
  readonly hands: number;
  /** How many dead cards, at the most. */
  readonly dead?: number;
  /** The weights that hands have, by default the full one. */
  readonly weights?: readonly number[];
}

/**
 * Spots whose hands come from few cards, so that they collide and have suits in common. At least one
 * deal gives every seat a hand.
 */
export function spots(shape: SpotShape): fc.Arbitrary<Spot> {
  const { players, board, hands, dead = 0, weights = [FULL_WEIGHT] } = shape;
  const deck = Array.from({ length: 52 }, (_, card) => card);
  const weight = fc.constantFrom(...weights);
  return fc
    .record({
      cards: fc.shuffledSubarray(deck, { minLength: 52, maxLength: 52 }),
      players: fc.integer({ min: players[0], max: players[1] }),
      board: fc.constantFrom(...board),
      dead: fc.integer({ min: 0, max: dead }),
      // Four ranks of all suits, or any cards.
      close: fc.boolean(),
    })
    .chain((some) => {
      const known = some.board + some.dead;
      const live = some.cards.slice(known);
      const base = some.cards[0] as Card;
      const near = live.filter((card) => ((card >> 2) + 13 - (base >> 2)) % 13 < 4);
      const pool = some.close && near.length >= 2 * some.players + 1 ? near : live.slice(0, 14);
      const hand = fc.record({
        cards: fc
          .shuffledSubarray(pool, { minLength: 2, maxLength: 2 })
          .map((cards) => cards as [Card, Card]),
        weight,
      });
      const seat = fc.uniqueArray(hand, {
        minLength: 1,
        maxLength: hands,
        selector: ({ cards }) => Math.max(...cards) * 52 + Math.min(...cards),
      });
      return fc.array(seat, { minLength: some.players, maxLength: some.players }).map((seats) => ({
        seats,
        board: some.cards.slice(0, some.board),
        dead: some.cards.slice(some.board, known),
      }));
    })
    .filter((spot) => deals(spot).next().done === false);
}

/** Every way to give every seat one of its hands, with the product of the weights. */
export function* deals({ seats }: Spot): Generator<{ hands: (readonly Card[])[]; weight: number }> {
  const hands: (readonly Card[])[] = [];
  const taken = new Uint8Array(52);
  function* deal(weight: number): Generator<{ hands: (readonly Card[])[]; weight: number }> {
    if (hands.length === seats.length) {
      yield { hands: [...hands], weight };
      return;
    }
    for (const { cards, weight: more } of seats[hands.length] ?? []) {
      const [a, b] = cards;
      if (taken[a] === 1 || taken[b] === 1) continue;
      taken[a] = taken[b] = 1;
      hands.push(cards);
      yield* deal(weight * more);
      hands.pop();
      taken[a] = taken[b] = 0;
    }
  }
  yield* deal(1);
}

/** What a plain loop over all deals counts, every board dealt: winners to weighted deals. */
export function bruteForce(spot: Spot): Record<string, number> {
  const outcomes: Record<string, number> = {};
  for (const { hands, weight } of deals(spot)) {
    for (const [winners, count] of Object.entries(countWith('enumerate', { ...spot, hands }))) {
      outcomes[winners] = (outcomes[winners] ?? 0) + count * weight;
    }
  }
  return outcomes;
}

/** The parts of outcomes in their sum: plans may leave out a factor that all weights have in common. */
export function fractions(outcomes: Readonly<Record<string, number>>): Record<string, number> {
  const total = Object.values(outcomes).reduce((sum, deals) => sum + deals, 0);
  return Object.fromEntries(Object.entries(outcomes).map(([winners, deals]) => [winners, deals / total]));
}

/** Carries out an exact plan on this thread. */
export function countPlan(plan: Plan): Tally {
  if (plan.method !== 'exact') throw new Error('a sample has no list of jobs');
  const parts = plan.jobs.map((job) => runJob(kernels, job));
  return mergeTallies(plan.players, plan.pot, parts);
}

/** A tally's deals by set of winners. */
export function outcomesOf(tally: Tally): Record<string, number> {
  return Object.fromEntries(tally.outcomes);
}
