import { expect, test } from 'vitest';
import { loadReference, loadStartingHands, REFERENCE_GAMES } from './load.ts';

test.each(REFERENCE_GAMES)('%s: every line is whole and consistent', (game) => {
  const lines = loadReference(game);
  expect(new Set(lines.map((line) => line.id)).size).toBe(lines.length);
  for (const line of lines) {
    expect(line.game, line.id).toBe(game);
    expect(line.players, line.id).toHaveLength(line.hands.length);
    const sum = line.players.reduce((total, player) => total + player.equity, 0);
    expect(Math.abs(sum - 1), line.id).toBeLessThan(2e-8);
    for (const { counts, high, low, scoop } of line.players) {
      for (const one of [counts, high]) {
        if (one?.lose !== undefined) expect(one.win + one.tie + one.lose, line.id).toBe(line.total);
      }
      if (low) expect(low.win + low.tie + (low.lose ?? 0), line.id).toBeLessThanOrEqual(line.total);
      expect(scoop !== undefined, line.id).toBe(low !== undefined);
    }
  }
});

test.each([
  ['holdem', 169, 1326],
  ['shortdeck', 81, 630],
] as const)('%s: %i starting hands, %i combinations', (game, hands, combos) => {
  const rows = loadStartingHands(game);
  expect(new Set(rows.map((row) => row.hand)).size).toBe(hands);
  expect(rows.reduce((sum, row) => sum + row.combos, 0)).toBe(combos);
  for (const row of rows) {
    expect(row.wins + row.ties + row.losses, row.hand).toBe(row.total);
    expect((row.wins + row.ties / 2) / row.total, row.hand).toBeCloseTo(row.equity, 7);
  }
  // Every hand against every hand: what one wins the other loses.
  const balance = rows.reduce((sum, row) => sum + row.combos * (row.wins - row.losses), 0);
  expect(balance).toBe(0);
});
