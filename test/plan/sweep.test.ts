import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseCards } from '../../src/cards/parse.ts';
import { handsOf } from '../../src/engine/by-hand.ts';
import { runJob } from '../../src/engine/run.ts';
import { makePlan } from '../../src/plan/holdem.ts';
import type { SweepJob } from '../../src/plan/job.ts';
import { readSettings } from '../../src/plan/options.ts';
import type { ExactPlan, Plan } from '../../src/plan/plan.ts';
import { parseQuery } from '../../src/query/parse.ts';
import type { HandTally } from '../../src/tally/tally.ts';
import { countWith, kernels } from '../kernels/outcomes.ts';
import {
  bruteForce,
  countPlan,
  fractions,
  outcomesOf,
  queryOf,
  runs,
  type Spot,
  spots,
} from './questions.ts';

/** Weights with different factors: parts of the whole, and odd ones. */
const WEIGHTS = [10_000, 5000, 2500, 7, 1];

const byHand = readSettings({ byHand: true });

function sweep(spot: Spot) {
  const query = queryOf(spot);
  const plan = makePlan(query, byHand, 'sweep');
  const tally = countPlan(plan);
  return { tally, hands: handsOf(plan, query.players, tally) as readonly HandTally[] };
}

/** Each hand's deals won, tied and lost, told one by one: every hand of a seat alone against the others. */
function handByHand(spot: Spot): number[][][] {
  return spot.seats.map((own, seat) =>
    own.map(({ cards }) => {
      const seats = spot.seats.map((other, i) => (i === seat ? [{ cards, weight: 1 }] : other));
      const counts = [0, 0, 0];
      for (const [key, deals] of Object.entries(bruteForce({ ...spot, seats }))) {
        const winners = Number(key);
        counts[winners === 1 << seat ? 0 : winners & (1 << seat) ? 1 : 2] += deals;
      }
      return counts;
    }),
  );
}

/** The same of a tally, times what the weights of the other seats were divided by. */
function countsOf(tallies: readonly HandTally[], spot: Spot): number[][][] {
  const divisors = spot.seats.map((seat) => seat.map(({ weight }) => weight).reduce(gcd));
  return tallies.map(({ win, tie, lose }, seat) => {
    const divisor = divisors.reduce((product, of, other) => (other === seat ? product : product * of), 1);
    return Array.from(win, (_, i) => [win[i] * divisor, tie[i] * divisor, lose[i] * divisor]);
  });
}

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}

describe('a sweep', () => {
  const shape = { players: [2, 2], hands: 12, dead: 3, weights: WEIGHTS } as const;

  test('counts what plain enumeration counts, whole and hand by hand', () => {
    const property = (spot: Spot) => {
      const { tally, hands } = sweep(spot);
      const found = fractions(outcomesOf(tally));
      const wanted = fractions(bruteForce(spot));
      expect(Object.keys(found)).toEqual(Object.keys(wanted));
      for (const key of Object.keys(wanted)) expect(found[key]).toBeCloseTo(wanted[key], 12);
      expect(countsOf(hands, spot)).toEqual(handByHand(spot));
    };
    fc.assert(fc.property(spots({ ...shape, board: [4, 5] }), property), runs(150));
    fc.assert(fc.property(spots({ ...shape, hands: 6, board: [3] }), property), runs(30));
  });

  test('of three ranges counts the same', () => {
    const property = (spot: Spot) => {
      const { tally, hands } = sweep(spot);
      const found = fractions(outcomesOf(tally));
      const wanted = fractions(bruteForce(spot));
      expect(Object.keys(found)).toEqual(Object.keys(wanted));
      for (const key of Object.keys(wanted)) expect(found[key]).toBeCloseTo(wanted[key], 12);
      expect(countsOf(hands, spot)).toEqual(handByHand(spot));
    };
    const three = { ...shape, players: [3, 3], hands: 5 } as const;
    fc.assert(fc.property(spots({ ...three, board: [4, 5] }), property), runs(60));
    fc.assert(fc.property(spots({ ...three, hands: 3, board: [3] }), property), runs(12));
    // Where weights are small the sums are of 16 bits.
    fc.assert(fc.property(spots({ ...three, weights: [1, 2, 146], board: [4, 5] }), property), runs(60));
  });

  test('of three ranges is the same in one piece and in many', () => {
    const query = parseQuery('15%,AKo:0.3 vs 20% vs 22+,A2s+ on 2h7d9c');
    const plan = makePlan(query, byHand, 'sweep') as ExactPlan;
    expect(plan.jobs.length).toBeGreaterThan(2);
    const whole = runJob(kernels, { ...(plan.jobs[0] as SweepJob), to: 49 });
    const parts = countPlan(plan);
    expect(outcomesOf(parts)).toEqual(outcomesOf(whole));
    expect(parts.hands).toEqual(whole.hands);
  });

  test.each([
    ['three of a suit', '2s7s9sTdJd'],
    ['four of a suit', '2s7s9sTsJd'],
    ['five of a suit', '2s7s9sTsKs'],
    ['a straight flush on the board', '5s6s7s8s9s'],
    ['a royal flush on the board', 'AsKsQsJsTs'],
    ['quads on the board', '2s2d2h2cKd'],
    ['a full house on the board', 'AsAdAhKsKh'],
    ['a paired flush board', '9s9d2s5sKs'],
    ['a flush to come', '2s7s9s'],
    ['a flush to come twice over', '2s7s9hTh'],
    ['runner-runner flushes', '2s7h9d'],
  ])('meets hands in their order with %s', (_, text) => {
    const board = parseCards(text);
    const live = Array.from({ length: 52 }, (_, card) => card).filter((card) => !board.includes(card));
    const hands = live.flatMap((high) =>
      live.filter((low) => low < high).map((low) => ({ cards: [high, low] as const, weight: 0 })),
    );
    // Every fortieth (on the flop fewer) hand, the two sides apart from each other.
    const step = board.length === 3 ? 80 : 17;
    const seat = (from: number) =>
      hands.filter((_, i) => i % step === from).map((hand, i) => ({ ...hand, weight: 1 + ((i * 37) % 101) }));
    const spot: Spot = { seats: [seat(0), seat(5)], board, dead: [] };
    expect(countsOf(sweep(spot).hands, spot)).toEqual(handByHand(spot));
  });

  test('of all hands against all hands is level, with the largest weights too', () => {
    for (const board of ['2h7d9c', '2s7s9s', '2h7d9cTs', '2h7d9cTsJd']) {
      const plan = makePlan(parseQuery('random vs random', { board }), byHand);
      expect(plan).toMatchObject({ method: 'exact', kernel: 'sweep' });
      const { outcomes, hands } = countPlan(plan);
      expect(outcomes.get(1)).toBe(outcomes.get(2));
      expect(hands?.[0]).toEqual(hands?.[1]);
    }
    // Weights that have nothing in common: their sums over all boards do not fit 32 bits.
    const wide = parseQuery('random!AsAh,AsAh:0.9999 vs random!AsAh,AsAh:0.9999', { board: '2h7d9c' });
    const plan = makePlan(wide, byHand);
    const tally = countPlan(plan);
    expect(tally.hands?.[0]).toEqual(tally.hands?.[1]);
    // The first hand is AsAh: it meets 1,081 hands of weight 10,000, each on C(45, 2) runouts.
    const [{ win, tie, lose }] = tally.hands as readonly HandTally[];
    expect(win[0] + tie[0] + lose[0]).toBe(1081 * 990 * 10_000);
  });
});

describe('the plan', () => {
  const kernelOf = (text: string, options = {}): Plan['kernel'] =>
    makePlan(parseQuery(text), readSettings(options)).kernel;

  test('sweeps where that is less work than counting match-ups', () => {
    expect(kernelOf('15% vs 15% on 2h7d9c')).toBe('sweep');
    expect(kernelOf('random vs random on 2h7d9cTsJd')).toBe('sweep');
    expect(kernelOf('AsKs vs QhQd on 2h7d9c')).toBe('count');
    expect(kernelOf('AA vs KK on 2h7d9c')).toBe('count');
    expect(kernelOf('15% vs 15%')).toBe('count');
    expect(kernelOf('15% vs 15% vs 15% on 2h7d9c')).toBe('sweep');
    expect(kernelOf('AsKs vs QhQd vs JsJd on 2h7d9c')).toBe('count');
    expect(kernelOf('AsKs vs QhQd on 2h7d9c', { byHand: true })).toBe('sweep');
    expect(kernelOf('AsKs vs QhQd', { byHand: true })).toBe('count');
  });

  test('counts the same deals either way', () => {
    fc.assert(
      fc.property(
        spots({ players: [2, 3], hands: 8, board: [3, 4, 5], dead: 2, weights: WEIGHTS }),
        (spot) => {
          const query = queryOf(spot);
          const swept = makePlan(query, readSettings({}), 'sweep');
          const counted = makePlan(query, readSettings({}), 'count');
          expect(swept).toMatchObject({ deals: (counted as typeof swept & { deals: number }).deals });
          const found = outcomesOf(countPlan(swept));
          const wanted = outcomesOf(countPlan(counted));
          expect(found).toEqual(wanted);
        },
      ),
      runs(60),
    );
  });

  test('tells hands apart preflop by their match-ups', () => {
    fc.assert(
      fc.property(spots({ players: [2, 2], hands: 5, board: [0], dead: 2, weights: WEIGHTS }), (spot) => {
        const query = queryOf(spot);
        const plan = makePlan(query, byHand);
        const hands = handsOf(plan, query.players, countPlan(plan)) as readonly HandTally[];
        const counts = countsOf(hands, spot);
        spot.seats.forEach((own, seat) => {
          own.forEach(({ cards }, i) => {
            let [win, tie, lose] = [0, 0, 0];
            for (const other of spot.seats[1 - seat]) {
              if (other.cards.some((card) => cards.includes(card))) continue;
              const deals = countWith('countPreflop', { hands: [cards, other.cards], dead: spot.dead });
              win += (deals[1] ?? 0) * other.weight;
              tie += (deals[3] ?? 0) * other.weight;
              lose += (deals[2] ?? 0) * other.weight;
            }
            expect(counts[seat][i]).toEqual([win, tie, lose]);
          });
        });
      }),
      runs(40),
    );
  });

  test('tells the hands of more players apart by their match-ups', () => {
    fc.assert(
      fc.property(spots({ players: [2, 5], hands: 3, board: [4, 5], dead: 2, weights: WEIGHTS }), (spot) => {
        const query = queryOf(spot);
        const plan = makePlan(query, byHand, 'count');
        const hands = handsOf(plan, query.players, countPlan(plan)) as readonly HandTally[];
        expect(countsOf(hands, spot)).toEqual(handByHand(spot));
      }),
      runs(40),
    );
  });

  test('refuses a sample of single hands', () => {
    expect(() => readSettings({ byHand: true, trials: 5 })).toThrow(/tell hands apart/);
    expect(() => readSettings({ byHand: 1 as unknown as boolean })).toThrow(/true or false/);
  });
});
