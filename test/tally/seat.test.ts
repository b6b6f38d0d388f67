import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { meanShare, SHARE_UNITS, seatTally } from '../../src/tally/seat.ts';
import { largestError, makeResult } from '../../src/tally/summary.ts';
import {
  dealsOf,
  emptyTally,
  highSeats,
  lowSeats,
  mergeTallies,
  outcomeKey,
  type PotKind,
  type Tally,
} from '../../src/tally/tally.ts';

const RUNS = { seed: 42, numRuns: 200 };

function tallyOf(players: number, pot: PotKind, outcomes: readonly (readonly [number, number])[]): Tally {
  return { players, pot, outcomes: new Map(outcomes) };
}

/** Tallies of any number of players, with whole deals. */
function tallies(pot: PotKind): fc.Arbitrary<Tally> {
  return fc.integer({ min: 2, max: 10 }).chain((players) => {
    const seats = fc.integer({ min: 1, max: 2 ** players - 1 });
    const lows = pot === 'split' ? fc.integer({ min: 0, max: 2 ** players - 1 }) : fc.constant(0);
    const outcome = fc.tuple(seats, lows).map(([high, low]) => outcomeKey(high, low));
    const entry = fc.tuple(outcome, fc.integer({ min: 1, max: 1_000_000_000 }));
    return fc
      .uniqueArray(entry, { minLength: 1, maxLength: 30, selector: ([key]) => key })
      .map((outcomes) => tallyOf(players, pot, outcomes));
  });
}

describe('share units', () => {
  test('divide a pot, a half and a quarter between up to ten', () => {
    for (let players = 1; players <= 10; players++) expect((SHARE_UNITS / 4) % players).toBe(0);
  });

  test.each(['whole', 'split'] as const)('of all seats are all the pots, in a %s pot', (pot) => {
    fc.assert(
      fc.property(tallies(pot), (tally) => {
        const seats = Array.from({ length: tally.players }, (_, seat) => seatTally(tally, seat));
        const units = seats.reduce((sum, seat) => sum + seat.units, 0);
        expect(units).toBe(SHARE_UNITS * dealsOf(tally));
        for (const seat of seats) {
          expect(Number.isInteger(seat.units)).toBe(true);
          expect(seat.win + seat.tie + seat.lose).toBe(dealsOf(tally));
          expect([...seat.shares.values()].reduce((sum, deals) => sum + deals, 0)).toBe(dealsOf(tally));
        }
        const equities = seats.reduce((sum, seat) => sum + meanShare(seat).equity, 0);
        expect(Math.abs(equities - 1)).toBeLessThan(1e-12);
      }),
      RUNS,
    );
  });
});

describe('a whole pot', () => {
  // Seat 0 wins 5, ties seat 1 in 3, all three tie in 1, seat 2 wins 1.
  const tally = tallyOf(3, 'whole', [
    [0b001, 5],
    [0b011, 3],
    [0b111, 1],
    [0b100, 1],
  ]);

  test('wins, ties, losses and shares by seat', () => {
    expect(seatTally(tally, 0)).toMatchObject({ win: 5, tie: 4, lose: 1 });
    expect(seatTally(tally, 1)).toMatchObject({ win: 0, tie: 4, lose: 6 });
    expect(seatTally(tally, 2)).toMatchObject({ win: 1, tie: 1, lose: 8 });
    expect(meanShare(seatTally(tally, 0)).equity).toBeCloseTo((5 + 3 / 2 + 1 / 3) / 10, 15);
    expect([...seatTally(tally, 0).shares]).toEqual([
      [SHARE_UNITS, 5],
      [SHARE_UNITS / 2, 3],
      [SHARE_UNITS / 3, 1],
      [0, 1],
    ]);
  });

  test('the standard error is that of a mean of independent shares', () => {
    const shares = [1, 1, 1, 1, 1, 0.5, 0.5, 0.5, 1 / 3, 0];
    const mean = shares.reduce((sum, share) => sum + share, 0) / 10;
    const variance = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0) / 10;
    expect(meanShare(seatTally(tally, 0)).error).toBeCloseTo(Math.sqrt(variance / 10), 14);
    expect(largestError(tally)).toBe(
      Math.max(...[0, 1, 2].map((seat) => meanShare(seatTally(tally, seat)).error)),
    );
  });

  test('a sample in which one hand always wins is not certain', () => {
    const always = tallyOf(2, 'whole', [[0b01, 10_000]]);
    for (const seat of [0, 1]) {
      const { error } = meanShare(seatTally(always, seat));
      expect(error).toBeGreaterThan(0);
      // If one deal in 10,000 went the other way, the error would be about 1 in 10,000.
      expect(error).toBeLessThan(0.0002);
    }
  });

  test('nothing counted is no NaN', () => {
    expect(meanShare(seatTally(emptyTally(2, 'whole'), 0))).toEqual({ equity: 0, error: 0 });
    const heading = { game: 'holdem', board: '', dead: '', notes: [], hands: ['AA', 'KK'] };
    const result = makeResult(heading, { method: 'sampled', seed: 1 }, emptyTally(2, 'whole'), 0, true);
    expect(JSON.stringify(result)).not.toMatch(/null|NaN/);
    expect(result).toMatchObject({ partial: true, trials: 0 });
  });
});

describe('a split pot', () => {
  test('quarters: A wins high and ties low, or wins high while B and C tie for low', () => {
    const [a, b, c] = [0b001, 0b010, 0b100];
    const quarter = tallyOf(3, 'split', [[outcomeKey(a, a | b), 1]]);
    expect([0, 1, 2].map((seat) => seatTally(quarter, seat).units / SHARE_UNITS)).toEqual([0.75, 0.25, 0]);
    const lows = tallyOf(3, 'split', [[outcomeKey(a, b | c), 1]]);
    expect([0, 1, 2].map((seat) => seatTally(lows, seat).units / SHARE_UNITS)).toEqual([0.5, 0.25, 0.25]);
    const noLow = tallyOf(3, 'split', [[outcomeKey(b), 1]]);
    expect([0, 1, 2].map((seat) => seatTally(noLow, seat).units / SHARE_UNITS)).toEqual([0, 1, 0]);
  });

  test('a scoop is the whole pot; the low half counts where there is one', () => {
    const tally = tallyOf(2, 'split', [
      [outcomeKey(1, 1), 2],
      [outcomeKey(1, 2), 3],
      [outcomeKey(1), 4],
      [outcomeKey(3, 3), 1],
    ]);
    const seat = seatTally(tally, 0);
    expect(seat).toMatchObject({ win: 6, tie: 4, lose: 0 });
    expect(seat.high).toMatchObject({ win: 9, tie: 1, lose: 0 });
    expect(seat.low).toMatchObject({ win: 2, tie: 1, lose: 3 });
    const heading = { game: 'holdem8', board: '', dead: '', notes: [], hands: ['a', 'b'] };
    const [player] = makeResult(heading, { method: 'exact' }, tally, 0, false).players;
    expect(player).toMatchObject({ scoop: 0.6, error: 0 });
    expect(player?.low).toMatchObject({ qualify: 0.6, equity: 2.5 / 6 });
    expect(player?.shares).toEqual([
      { share: 1, probability: 0.6 },
      { share: 0.5, probability: 0.4 },
    ]);
  });
});

describe('merging', () => {
  test('keys name the winners of both halves', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1023 }), fc.integer({ min: 0, max: 1023 }), (high, low) => {
        expect(highSeats(outcomeKey(high, low))).toBe(high);
        expect(lowSeats(outcomeKey(high, low))).toBe(low);
      }),
      RUNS,
    );
  });

  test('gives the same in any order and any grouping', () => {
    const part = tallies('split').map(({ outcomes }) => tallyOf(10, 'split', [...outcomes]));
    fc.assert(
      fc.property(fc.array(part, { minLength: 3, maxLength: 6 }), (parts) => {
        const merge = (some: readonly Tally[]) => mergeTallies(10, 'split', some);
        const sorted = ({ outcomes }: Tally) => [...outcomes].sort(([a], [b]) => a - b);
        const whole = sorted(merge(parts));
        expect(sorted(merge([...parts].reverse()))).toEqual(whole);
        expect(sorted(merge([merge(parts.slice(0, 2)), merge(parts.slice(2))]))).toEqual(whole);
        expect(sorted(merge([emptyTally(10, 'split'), ...parts]))).toEqual(whole);
        expect(dealsOf(merge(parts))).toBe(parts.reduce((sum, one) => sum + dealsOf(one), 0));
      }),
      RUNS,
    );
  });
});
