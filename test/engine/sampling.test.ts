import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { equity } from '../../src/engine/equity.ts';
import { runJob } from '../../src/engine/run.ts';
import { sampleJobs } from '../../src/plan/checkpoint.ts';
import { makePlan } from '../../src/plan/holdem.ts';
import { readSettings } from '../../src/plan/options.ts';
import type { SamplePlan } from '../../src/plan/plan.ts';
import { parseQuery } from '../../src/query/parse.ts';
import type { Query } from '../../src/query/query.ts';
import { mergeTallies } from '../../src/tally/tally.ts';
import { kernels } from '../kernels/outcomes.ts';
import { mulberry32, shuffledDeck } from '../oracle/sample.ts';
import {
  bruteForce,
  countPlan,
  fractions,
  outcomesOf,
  queryOf,
  runs,
  SEED,
  type Spot,
  spots,
} from '../plan/questions.ts';

/** Winners to the number of random deals. */
function sample(query: Query, trials: number, seed = SEED): Record<string, number> {
  const plan = makePlan(query, readSettings({ trials, seed })) as SamplePlan;
  const parts = Array.from(sampleJobs(plan, 0, trials, 0), (job) => runJob(kernels, job));
  return outcomesOf(mergeTallies(plan.players, plan.pot, parts));
}

/** How many standard deviations the worst count is off; infinite where the impossible happened. */
function worstDeviation(
  found: Readonly<Record<string, number>>,
  expected: Readonly<Record<string, number>>,
): number {
  const trials = Object.values(found).reduce((sum, deals) => sum + deals, 0);
  let worst = 0;
  for (const winners of new Set([...Object.keys(found), ...Object.keys(expected)])) {
    const p = expected[winners] ?? 0;
    const off = Math.abs((found[winners] ?? 0) - trials * p);
    if (off < 1e-6) continue;
    // Rare outcomes have longer tails than the normal distribution: half a deal more room and a floor.
    worst = Math.max(worst, off / Math.max(Math.sqrt(trials * p * (1 - p)), p === 0 ? 0 : 1));
  }
  return worst;
}

/** Beyond this many standard deviations a fixed seed shows a bias: one in 150,000 by chance. */
const LIMIT = 4.5;

describe(`random deals come as often as they should (seed ${SEED})`, () => {
  test.each([
    { players: [2, 4], board: [3, 4, 5], hands: 6, dead: 4 },
    { players: [2, 4], board: [3, 4, 5], hands: 6, dead: 4, weights: [10_000, 5000, 2500, 999] },
    { players: [5, 7], board: [4, 5], hands: 3, dead: 0 },
    { players: [2, 3], board: [1, 2], hands: 3, dead: 8 },
  ] as const)('$players players with up to $hands hands, boards of $board', (shape) => {
    fc.assert(
      fc.property(spots(shape), (spot) => {
        const found = sample(queryOf(spot), 40_000);
        expect(worstDeviation(found, fractions(bruteForce(spot)))).toBeLessThan(LIMIT);
      }),
      runs(25),
    );
  });

  // Hands that meet must all be drawn again: drawing one player's alone gives other odds here.
  test.each([
    'AA,KK vs AA,KK vs AKs',
    'AA,KK vs AA,KK vs AA,KK',
    'AA:0.1,KK vs AK,AA vs AA,QQ:0.3',
    'AA vs AK vs KK,AQ on Ac7d2s',
    'AsAh,KK vs AsKs,QQ vs AhKs,AsQs',
  ])('hands that meet: %s', (text) => {
    const query = parseQuery(text);
    const expected = fractions(outcomesOf(countPlan(makePlan(query, readSettings({ method: 'exact' })))));
    expect(worstDeviation(sample(query, 4_000_000), expected)).toBeLessThan(LIMIT);
  });
});

describe('seats that can hold any two cards', () => {
  test.each([
    'AsKs vs random on 2h7d9c',
    'random vs 9h9d on 2h7d9cTs dead AsAh',
    'AKs,QQ vs random on 2h7d9cTs3s',
    'random vs random on AhAdAcKsKd dead 2c2d2h2s3c3d3h3s4c4d4h4s5c5d5h5s6c6d6h6s',
    'AA vs random vs KK on Ac7d2s',
    'AsKs vs random',
    'random vs AA:0.2,KK',
  ])('%s', (text) => {
    const query = parseQuery(text);
    const expected = fractions(outcomesOf(countPlan(makePlan(query, readSettings({ method: 'exact' })))));
    expect(worstDeviation(sample(query, 1_000_000), expected)).toBeLessThan(LIMIT);
  });

  /** Every hand of some cards. */
  function anyHand(live: readonly number[]): Spot['seats'][number] {
    return live.flatMap((a, i) =>
      live.slice(0, i).map((b) => ({ cards: [a, b] as [number, number], weight: 1 })),
    );
  }

  // So few cards are left that all deals can be listed.
  test.each([
    { random: 2, ranged: 1, toCome: 2, spare: 2 },
    { random: 3, ranged: 2, toCome: 1, spare: 1 },
    { random: 4, ranged: 0, toCome: 1, spare: 0 },
    { random: 5, ranged: 0, toCome: 0, spare: 0 },
    { random: 5, ranged: 1, toCome: 0, spare: 0 },
  ])('$random of them and $ranged ranges, $toCome board cards to come, $spare cards to spare', (shape) => {
    const { random, ranged, toCome, spare } = shape;
    const deck = shuffledDeck(mulberry32(SEED + random), 'full');
    const board = deck.splice(0, 5 - toCome);
    const fixed = deck.splice(0, 2) as [number, number];
    const live = deck.splice(0, 2 * (random + ranged) + toCome + spare);
    // Overlapping hands for the ranges, so that they meet each other and the random hands.
    const [a = 0, b = 0, c = 0] = live;
    const range = [
      [a, b],
      [b, c],
    ].map((hand) => ({ cards: hand as [number, number], weight: 1 }));
    const other = [
      [a, live[3]],
      [c, live[4]],
    ].map((hand) => ({ cards: hand as [number, number], weight: 1 }));
    const spot: Spot = {
      seats: [
        ...[range, other].slice(0, ranged),
        [{ cards: fixed, weight: 1 }],
        ...Array.from({ length: random }, () => anyHand(live)),
      ],
      board,
      dead: deck,
    };
    const query = queryOf(spot);
    const players = query.players.map((player, seat) => ({ ...player, random: seat > ranged }));
    const expected = fractions(bruteForce(spot));
    expect(worstDeviation(sample({ ...query, players }, 400_000), expected)).toBeLessThan(LIMIT);
  });

  test('ten of them win a tenth each, however they are dealt', async () => {
    const result = await equity(Array.from({ length: 10 }, () => 'random').join(' vs '), {
      trials: 1_000_000,
      seed: SEED,
    });
    for (const player of result.players) {
      expect(Math.abs(player.equity - 0.1)).toBeLessThan(4 * player.error);
    }
  });
});

describe('the interval of 1.96 standard errors', () => {
  const SEEDS = 1000;

  test.each([
    'AsKs vs QhQd',
    'AA,KK vs AKs,QQ on 2h7d9c',
    'AsKs vs QhQd vs 7c7d on 2s',
    // Almost always a tie.
    'AsKd vs AhKc',
  ])('holds for 19 of 20 seeds: %s', (text) => {
    const query = parseQuery(text);
    const exact = countPlan(makePlan(query, readSettings({ method: 'exact' })));
    const share = (outcomes: Readonly<Record<string, number>>, power: number) => {
      let sum = 0;
      let deals = 0;
      for (const [winners, count] of Object.entries(outcomes)) {
        deals += count;
        const sharers = Number(winners).toString(2).replaceAll('0', '').length;
        if (Number(winners) & 1) sum += count / sharers ** power;
      }
      return sum / deals;
    };
    const equityOf = share(outcomesOf(exact), 1);
    let inside = 0;
    for (let seed = 0; seed < SEEDS; seed++) {
      const found = sample(query, 4096, seed);
      const mean = share(found, 1);
      const error = Math.sqrt((share(found, 2) - mean ** 2) / 4096);
      if (Math.abs(mean - equityOf) <= 1.96 * error) inside++;
    }
    // 950 are expected, with a standard deviation of 7.
    expect(inside).toBeGreaterThan(925);
    expect(inside).toBeLessThan(975);
  });

  test('as the answer gives it', async () => {
    let inside = 0;
    for (let seed = 0; seed < 200; seed++) {
      const { players } = await equity('AKs vs QQ', { trials: 16_000, seed });
      const [player] = players;
      if (Math.abs((player?.equity ?? 0) - 0.46048526) <= 1.96 * (player?.error ?? 0)) inside++;
    }
    expect(inside).toBeGreaterThanOrEqual(180);
    expect(inside).toBeLessThanOrEqual(198);
  });
});
