import { expect, test } from 'vitest';
import { shareCovariance } from '../../src/tally/covariance.ts';
import { outcomeKey, type Tally } from '../../src/tally/tally.ts';

function tally(players: number, outcomes: readonly (readonly [winners: number, deals: number])[]): Tally {
  return {
    players,
    pot: 'whole',
    outcomes: new Map(outcomes.map(([winners, deals]) => [outcomeKey(winners), deals])),
  };
}

test('the covariance of mean shares of two pots follows from the winners of the larger', () => {
  // Four deals: seat 0 wins two, seat 1 one, seats 0 and 2 share one.
  const wide = tally(3, [
    [0b001, 2],
    [0b010, 1],
    [0b101, 1],
  ]);
  const narrow = tally(2, [
    [0b01, 3],
    [0b10, 1],
  ]);
  // Seat 0: shares 1, 1, 0, 1/2 of the one pot and 1, 1, 0, 1 of the other.
  expect(shareCovariance(wide, narrow, [0, 1], 0)).toBeCloseTo((2.5 / 4 - (2.5 / 4) * (3 / 4)) / 4, 15);
  expect(shareCovariance(wide, narrow, [0, 1], 1)).toBeCloseTo((1 / 4 - (1 / 4) * (1 / 4)) / 4, 15);
  expect(shareCovariance(tally(3, []), tally(2, []), [0, 1], 0)).toBe(0);
});

test('ties among the players of the smaller pot are split there too', () => {
  const wide = tally(3, [
    [0b111, 1],
    [0b010, 1],
  ]);
  // Seats 1 and 2 of it: the tie is one of two there.
  const narrow = tally(2, [
    [0b11, 1],
    [0b01, 1],
  ]);
  // Seat 1: shares 1/3 and 1 of the one pot, 1/2 and 1 of the other.
  const product = ((1 / 3) * (1 / 2) + 1) / 2;
  expect(shareCovariance(wide, narrow, [1, 2], 0)).toBeCloseTo((product - (2 / 3) * (3 / 4)) / 2, 15);
});
