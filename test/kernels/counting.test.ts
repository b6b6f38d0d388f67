import { beforeAll, describe, expect, test } from 'vitest';
import { enumerate } from '../oracle/enumerate.ts';
import { RULES } from '../oracle/games.ts';
import { denseClasses } from '../oracle/order.ts';
import { formatQuestion, sampleDeals } from '../oracle/sample.ts';
import { countWith, type KnownDeal, type Outcomes } from './outcomes.ts';

const SEED = 7_001;

function expectEqual(found: Outcomes, expected: Outcomes, deal: KnownDeal): void {
  expect(found, formatQuestion({ game: RULES.holdem, ...deal })).toEqual(expected);
}

describe(`counting equals dealing every board (seed ${SEED})`, () => {
  test.each([
    { board: 5, count: 4_000 },
    { board: 4, count: 2_000 },
    { board: 3, count: 1_000 },
    { board: 2, count: 150 },
    { board: 1, count: 15 },
    { board: 0, count: 6 },
  ])('2 to 10 players with $board board cards and up to 10 dead', ({ board, count }) => {
    const shape = { players: [2, 10], board, dead: [0, 10] } as const;
    for (const deal of sampleDeals(SEED + board, count, RULES.holdem, shape)) {
      expectEqual(countWith('countMultisets', deal), countWith('enumerate', deal), deal);
    }
  });

  // Many players with a flush of their own, straight flushes against full houses.
  test('players with suited hands', () => {
    const deals = sampleDeals(SEED + 10, 3_000, RULES.holdem, {
      players: [2, 6],
      board: [2, 4],
      dead: [0, 3],
    });
    const suited = deals.filter(
      ({ hands }) => hands.filter(([a = 0, b = 0]) => (a & 3) === (b & 3)).length > 1,
    );
    expect(suited.length).toBeGreaterThan(300);
    for (const deal of suited.slice(0, 400)) {
      expectEqual(countWith('countMultisets', deal), countWith('enumerate', deal), deal);
    }
  });
});

describe('before the flop', () => {
  test(`both ways to count agree for 2 to 10 players and dead cards (seed ${SEED})`, () => {
    for (const deal of sampleDeals(SEED, 500, RULES.holdem, { players: [2, 10], board: 0, dead: [0, 12] })) {
      expectEqual(countWith('countPreflop', deal), countWith('countMultisets', deal), deal);
    }
  });

  test('no card is left but five', () => {
    const shape = { players: 10, board: 0, dead: 27 };
    for (const deal of sampleDeals(SEED + 1, 50, RULES.holdem, shape)) {
      const outcomes = countWith('countPreflop', deal);
      expectEqual(outcomes, countWith('enumerate', deal), deal);
      expect(Object.values(outcomes)).toEqual([1]);
    }
  });

  test(`counting equals dealing every board, few cards left (seed ${SEED + 2})`, () => {
    const shape = { players: [2, 10], board: 0, dead: [12, 26] } as const;
    for (const deal of sampleDeals(SEED + 2, 60, RULES.holdem, shape)) {
      expectEqual(countWith('countPreflop', deal), countWith('enumerate', deal), deal);
      expectEqual(countWith('countMultisets', deal), countWith('enumerate', deal), deal);
    }
  });
});

describe('the kernels and the oracle', () => {
  beforeAll(() => {
    denseClasses('standard');
  });

  test.each([
    { board: 5, count: 300 },
    { board: 4, count: 60 },
    { board: 3, count: 12 },
    { board: 2, count: 1 },
  ])(`count alike with $board board cards (seed ${SEED})`, ({ board, count }) => {
    const shape = { players: [2, 10], board, dead: [0, 6] } as const;
    for (const deal of sampleDeals(SEED + 20 + board, count, RULES.holdem, shape)) {
      const expected = enumerate(deal);
      for (const kernel of ['enumerate', 'countMultisets'] as const) {
        const outcomes = Object.entries(countWith(kernel, deal)).map(
          ([winners, deals]) => [Number(winners), deals] as const,
        );
        const total = outcomes.reduce((sum, [, deals]) => sum + deals, 0);
        expect(total, formatQuestion(deal)).toBe(expected.deals);
        deal.hands.forEach((_, seat) => {
          const sum = (chosen: (winners: number) => boolean) =>
            outcomes.reduce((deals, [winners, more]) => (chosen(winners) ? deals + more : deals), 0);
          const mine = (winners: number) => ((winners >> seat) & 1) === 1;
          const { win, tie, lose } = expected.seats[seat] as (typeof expected.seats)[number];
          expect(
            {
              win: sum((winners) => winners === 1 << seat),
              tie: sum((winners) => mine(winners) && winners !== 1 << seat),
              lose: sum((winners) => !mine(winners)),
            },
            `${formatQuestion(deal)}, seat ${seat}, ${kernel}`,
          ).toEqual({ win, tie, lose });
        });
      }
    }
  });
});

test(`any cut of the boards by their lowest card adds up (seed ${SEED + 3})`, () => {
  for (const deal of sampleDeals(SEED + 3, 60, RULES.holdem, {
    players: [2, 5],
    board: [2, 4],
    dead: [0, 6],
  })) {
    const whole = countWith('enumerate', deal);
    const parts = [
      [0, 1],
      [1, 7],
      [7, 20],
      [20, 20],
      [20, 52],
    ].map(([from, to]) => countWith('enumerate', deal, from, to));
    const sum: Record<string, number> = {};
    for (const part of parts) {
      for (const [winners, deals] of Object.entries(part)) sum[winners] = (sum[winners] ?? 0) + deals;
    }
    expectEqual(sum, whole, deal);
  }
});
