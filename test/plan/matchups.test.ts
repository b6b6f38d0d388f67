import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { relabel } from '../../src/cards/relabelling.ts';
import { makePlan } from '../../src/plan/holdem.ts';
import { distinctMatchups, type Matchups } from '../../src/plan/matchups.ts';
import { readSettings } from '../../src/plan/options.ts';
import { symmetries } from '../../src/plan/suits.ts';
import { parseQuery } from '../../src/query/parse.ts';
import type { Query } from '../../src/query/query.ts';
import { cards } from '../oracle/cards.ts';
import {
  ANY_WEIGHTS,
  bruteForce,
  countPlan,
  deals,
  fractions,
  outcomesOf,
  queryOf,
  runs,
  spots,
} from './questions.ts';

const exact = readSettings({ method: 'exact' });

function matchupsOf(query: Query): Matchups {
  return distinctMatchups(query, { exchange: query.players.length === 2 }) as Matchups;
}

describe('distinct match-ups stand for all of them', () => {
  test.each([
    { players: [2, 2], board: [3, 4, 5], hands: 12, dead: 3, count: 80 },
    { players: [3, 4], board: [3, 4, 5], hands: 5, dead: 3, count: 60 },
    { players: [5, 6], board: [4, 5], hands: 3, dead: 0, count: 30 },
    { players: [2, 3], board: [2], hands: 3, dead: 2, count: 15 },
  ] as const)('$players players, boards of $board cards', ({ count, ...shape }) => {
    fc.assert(
      fc.property(spots(shape), (spot) => {
        const tally = outcomesOf(countPlan(makePlan(queryOf(spot), exact)));
        // Hands of full weight count once.
        const expected = bruteForce({
          ...spot,
          seats: spot.seats.map((seat) => seat.map((hand) => ({ ...hand, weight: 1 }))),
        });
        expect(tally).toEqual(expected);
      }),
      runs(count),
    );
  });

  test('hands of different weights', () => {
    fc.assert(
      fc.property(
        spots({ players: [2, 4], board: [3, 4, 5], hands: 5, dead: 2, weights: ANY_WEIGHTS }),
        (spot) => {
          const found = fractions(outcomesOf(countPlan(makePlan(queryOf(spot), exact))));
          const expected = fractions(bruteForce(spot));
          expect(Object.keys(found).sort()).toEqual(Object.keys(expected).sort());
          for (const [winners, part] of Object.entries(expected))
            expect(found[winners]).toBeCloseTo(part, 12);
        },
      ),
      runs(80),
    );
  });

  test('boards and dead cards that leave suits alike, and ranges that change places', () => {
    const queries = [
      ['AA,AKs,A5s vs AA,AKo,76s', 'on 2c3c4c5c'],
      ['QQ,JTs vs QQ,JTs', 'on AcAdAhKs dead KcKdKh'],
      ['99,T8s vs T8s,99,A9o', 'on 9hThJhQd dead 2c2d'],
      ['KK,AKs vs KK,AKs vs AKs,KK', 'on 7c7d8c8d'],
    ] as const;
    for (const [hands, rest] of queries) {
      const query = parseQuery(`${hands} ${rest}`);
      const seats = query.players.map((range) =>
        Array.from({ length: range.count }, (_, i) => ({
          cards: [range.hands[i * 2], range.hands[i * 2 + 1]] as [number, number],
          weight: 1,
        })),
      );
      const tally = outcomesOf(countPlan(makePlan(query, exact)));
      expect(tally, `${hands} ${rest}`).toEqual(bruteForce({ seats, board: query.board, dead: query.dead }));
    }
  });

  test('their weights sum to the deals of hands', () => {
    fc.assert(
      fc.property(spots({ players: [2, 5], board: [0, 1, 2, 3], hands: 6, dead: 4 }), (spot) => {
        const { weights, swapped, count, hands } = matchupsOf(queryOf(spot));
        const total = [...weights, ...(swapped ?? [])].reduce((sum, weight) => sum + weight, 0);
        expect(total).toBe([...deals(spot)].length);
        expect(hands).toHaveLength(count * spot.seats.length * 2);
      }),
      runs(100),
    );
  });
});

describe('how many are distinct', () => {
  // 1,326 * 1,225 ordered pairs of hands are 47,008 up to suits and seats.
  test('any two hands before the flop: 47,008', () => {
    const { count, weights, swapped } = matchupsOf(parseQuery('random vs random'));
    expect(count).toBe(47_008);
    const total = [...weights, ...(swapped ?? [])].reduce((sum, weight) => sum + weight, 0);
    expect(total).toBe(1326 * 1225);
  });

  test('a limit on the combinations stops the search', () => {
    const query = parseQuery('QQ+ vs AK');
    // 18 hands of the first player, and 18 * 16 combinations less those that meet.
    expect(distinctMatchups(query, { most: 18 + 18 * 16 + 1 })).not.toBeNull();
    expect(distinctMatchups(query, { most: 100 })).toBeNull();
  });

  test.each([
    // Six pairs of aces on six pairs of kings: they share two suits, one or none.
    ['AA vs KK', 3],
    // The suit of the ace and king is among those of the queens, or is not.
    ['AKs vs QQ', 2],
    ['AsKs vs QhQd', 1],
    ['AA vs AA', 1],
  ])('%s: %i', (hands, count) => {
    expect(matchupsOf(parseQuery(hands)).count).toBe(count);
  });
});

describe('relabellings of the suits', () => {
  test.each([
    ['', '', 24],
    ['AsKs', '', 6],
    ['AsKh', '', 2],
    ['AsAh', '', 4],
    ['2c3d4h', '', 1],
    ['AcAdAh', 'Ks', 6],
    ['AsAh', 'KsKd', 1],
    ['', '2c2d2h2s', 24],
  ])('board %s, dead %s: %i leave the cards alone', (board, dead, count) => {
    const found = symmetries(cards(board), cards(dead));
    expect(found).toHaveLength(count);
    expect(new Set(found.map(String)).size).toBe(count);
    for (const suits of found) {
      const image = (text: string) => cards(text).map((card) => relabel(card, suits));
      expect(image(board).sort()).toEqual(cards(board).sort());
      expect(image(dead).sort()).toEqual(cards(dead).sort());
    }
  });
});
