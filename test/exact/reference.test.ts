import { describe, expect, test } from 'vitest';
import { equity } from '../../src/engine/equity.ts';
import type { Result } from '../../src/tally/result.ts';
import { loadReference, loadStartingHands, type ReferenceLine } from '../reference/load.ts';

const all = loadReference('holdem');
const exact = all.filter((line) => line.method === 'exact');
const sampled = all.filter((line) => line.method === 'montecarlo');

function titled(lines: readonly ReferenceLine[]): [string, ReferenceLine][] {
  return lines.map((line) => {
    const board = line.board === '' ? '' : ` on ${line.board}`;
    const dead = line.dead === '' ? '' : ` dead ${line.dead}`;
    return [`${line.id}: ${line.hands.join(' vs ')}${board}${dead}`, line];
  });
}

function answer({ hands, board, dead }: ReferenceLine): Promise<Result> {
  return equity({ hands, board, dead, game: 'holdem' }, { threads: 1 });
}

test('there are reference values', () => {
  expect(exact.length).toBeGreaterThanOrEqual(90);
  expect(sampled.length).toBeGreaterThanOrEqual(2);
});

describe('exact reference values', () => {
  test.each(titled(exact))('%s', async (_, line) => {
    const result = await answer(line);
    expect(result.method).toBe('exact');
    expect('deals' in result && result.deals).toBe(line.total);
    line.players.forEach((expected, seat) => {
      const player = result.players[seat];
      // Written with 8 to 12 places.
      expect(player?.equity).toBeCloseTo(expected.equity, expected.counts ? 7 : 11);
      expect(player?.error).toBe(0);
      if (expected.counts !== undefined) {
        const { win, tie, lose } = expected.counts;
        expect(player?.counts).toEqual({ win, tie, lose: lose ?? line.total - win - tie });
      }
    });
  });
});

describe('sampled reference values', () => {
  test.each(titled(sampled))('%s', async (_, line) => {
    const result = await answer(line);
    line.players.forEach((expected, seat) => {
      // Both are estimates; the reference's error follows from its trials.
      const theirs = Math.sqrt((expected.equity * (1 - expected.equity)) / line.total);
      const ours = result.players[seat]?.error ?? 0;
      const difference = Math.abs((result.players[seat]?.equity ?? 0) - expected.equity);
      expect(difference).toBeLessThan(4 * Math.hypot(theirs, ours));
    });
  });
});

describe('every starting hand against a random hand', () => {
  const hands = loadStartingHands('holdem');

  test('there are 169 of them, 1,326 combos in all', () => {
    expect(hands).toHaveLength(169);
    expect(hands.reduce((sum, { combos }) => sum + combos, 0)).toBe(1326);
  });

  test.each(hands.map((row) => [row.hand, row] as const))('%s', async (hand, row) => {
    const result = await equity(`${hand} vs random`, { method: 'exact', threads: 1 });
    // The table is about one combo; all combos of a starting hand do alike.
    const one = (count: number) => count / row.combos;
    const player = result.players[0];
    const { win = 0, tie = 0, lose = 0 } = player?.counts ?? {};
    expect({ wins: one(win), ties: one(tie), losses: one(lose) }).toEqual({
      wins: row.wins,
      ties: row.ties,
      losses: row.losses,
    });
    expect(row.wins + row.ties + row.losses).toBe(row.total);
    expect(player?.equity).toBeCloseTo(row.equity, 7);
  });
});
