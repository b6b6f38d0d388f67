import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Relabelling, relabel } from '../../src/cards/relabelling.ts';
import { equity } from '../../src/engine/equity.ts';
import { execute } from '../../src/engine/execute.ts';
import { makePlan } from '../../src/plan/holdem.ts';
import { readSettings } from '../../src/plan/options.ts';
import { SHARE_UNITS, seatTally } from '../../src/tally/seat.ts';
import { dealsOf, type Tally } from '../../src/tally/tally.ts';
import { ANY_WEIGHTS, countPlan, outcomesOf, queryOf, runs, type Spot, spots } from '../plan/questions.ts';

const exact = readSettings({ method: 'exact' });

function count(spot: Spot): Tally {
  return countPlan(makePlan(queryOf(spot), exact));
}

/** An order of some things. */
function orders(count: number): fc.Arbitrary<number[]> {
  const places = Array.from({ length: count }, (_, place) => place);
  return fc.shuffledSubarray(places, { minLength: count, maxLength: count });
}

const anySpot = spots({
  players: [2, 6],
  board: [0, 1, 2, 3, 4, 5],
  hands: 3,
  dead: 5,
  weights: ANY_WEIGHTS,
});

test('relabelling the suits changes nothing', () => {
  fc.assert(
    fc.property(anySpot, orders(4), (spot, order) => {
      const suits = order as unknown as Relabelling;
      const image = (card: number) => relabel(card, suits);
      const there: Spot = {
        seats: spot.seats.map((seat) =>
          seat.map(({ cards: [a, b], weight }) => ({ cards: [image(a), image(b)], weight })),
        ),
        board: spot.board.map(image),
        dead: spot.dead.map(image),
      };
      expect(outcomesOf(count(there))).toEqual(outcomesOf(count(spot)));
    }),
    runs(150),
  );
});

test('when the seats change places so do the results', () => {
  fc.assert(
    fc.property(
      anySpot.chain((spot) => fc.tuple(fc.constant(spot), orders(spot.seats.length))),
      ([spot, order]) => {
        const there = count({
          ...spot,
          seats: order.map((seat) => spot.seats[seat] as Spot['seats'][number]),
        });
        const expected: Record<string, number> = {};
        for (const [winners, deals] of count(spot).outcomes) {
          const moved = order.reduce((set, seat, place) => set | (((winners >> seat) & 1) << place), 0);
          expected[moved] = deals;
        }
        expect(outcomesOf(there)).toEqual(expected);
      },
    ),
    runs(150),
  );
});

test('the order of the hands in a range, of the board and of the dead cards does not matter', () => {
  fc.assert(
    fc.property(anySpot, (spot) => {
      const reversed = {
        seats: spot.seats.map((seat) => [...seat].reverse()),
        board: [...spot.board].reverse(),
        dead: [...spot.dead].reverse(),
      };
      expect(outcomesOf(count(reversed))).toEqual(outcomesOf(count(spot)));
    }),
    runs(60),
  );
});

describe('all players together take the pot', () => {
  test('exactly, in share units', () => {
    fc.assert(
      fc.property(spots({ players: [2, 6], board: [0, 3, 4, 5], hands: 4, dead: 5 }), (spot) => {
        const tally = count(spot);
        const units = spot.seats.map((_, seat) => seatTally(tally, seat).units);
        expect(units.reduce((sum, share) => sum + share, 0)).toBe(SHARE_UNITS * dealsOf(tally));
      }),
      runs(100),
    );
  });

  test.each([
    ['AKs vs QQ', {}],
    ['AA:0.3,KK vs AKs:0.5,QQ vs JJ', {}],
    ['AA vs KK vs QQ vs JJ vs TT', { trials: 100_003 }],
    ['random vs random vs random', { trials: 100_000 }],
    ['AsKd vs AhKc vs AdKs', { board: 'QcJc2d' }],
  ] as const)('equities of %s %o sum to 1', async (text, options) => {
    const { players } = await equity(text, options);
    const total = (part: 'equity' | 'win') => players.reduce((sum, player) => sum + player[part], 0);
    expect(Math.abs(total('equity') - 1)).toBeLessThan(1e-12);
    for (const { win, tie, lose } of players) expect(Math.abs(win + tie + lose - 1)).toBeLessThan(1e-12);
  });
});

test('plans deal as many deals as they say', async () => {
  await fc.assert(
    fc.asyncProperty(spots({ players: [2, 4], board: [0, 3, 4, 5], hands: 4, dead: 4 }), async (spot) => {
      const plan = makePlan(queryOf(spot), exact);
      const tally = await execute(plan, { threads: 1, signal: undefined, onPart: undefined });
      expect(plan.method === 'exact' && plan.deals).toBe(dealsOf(tally));
    }),
    runs(60),
  );
});
