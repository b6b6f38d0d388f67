import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { equity } from '../../src/engine/equity.ts';
import { makePlan } from '../../src/plan/holdem.ts';
import { estimateFit, type Fit } from '../../src/plan/legal.ts';
import { readSettings } from '../../src/plan/options.ts';
import { parseQuery } from '../../src/query/parse.ts';
import { ANY_WEIGHTS, deals, queryOf, runs, type Spot, spots } from './questions.ts';

/** What a plain loop over all combinations finds. */
function trueFit(spot: Spot): Pick<Fit, 'combinations' | 'acceptance'> {
  const all = [...deals(spot)].map(({ weight }) => weight);
  const drawn = spot.seats
    .map((seat) => seat.reduce((sum, { weight }) => sum + weight, 0))
    .reduce((product, total) => product * total, 1);
  return {
    combinations: all.length,
    acceptance: all.reduce((sum, weight) => sum + weight / drawn, 0),
  };
}

/** The same text for every one of some players. */
function each(players: number, text: string): string {
  return Array.from({ length: players }, () => text).join(' vs ');
}

describe('how hands fit together', () => {
  test('few hands are counted', () => {
    const shape = { players: [2, 6], board: [0, 3], hands: 5, dead: 2, weights: ANY_WEIGHTS } as const;
    fc.assert(
      fc.property(spots(shape), (spot) => {
        const fit = estimateFit(queryOf(spot).players);
        const { combinations, acceptance } = trueFit(spot);
        expect(fit.combinations).toBe(combinations);
        expect(fit.acceptance / acceptance).toBeCloseTo(1, 9);
      }),
      runs(100),
    );
  });

  // N ranks have 3 ways each to make two pairs: 3^N * (2 N)! ways to deal them to 2 N players.
  test.each([
    [6, 'AA,KK,QQ', 27 * 720],
    [8, 'AA,KK,QQ,JJ', 81 * 40_320],
  ])('%i players with %s: %i combinations, estimated', (players, range, combinations) => {
    const fit = estimateFit(parseQuery(each(players, range)).players);
    const all = 6 ** players * (players / 2) ** players;
    // 64 descents, of which some run into a dead end.
    expect(fit.combinations / combinations).toBeGreaterThan(0.5);
    expect(fit.combinations / combinations).toBeLessThan(2);
    expect(fit.acceptance / (combinations / all)).toBeGreaterThan(0.5);
    expect(fit.acceptance / (combinations / all)).toBeLessThan(2);
  });
});

describe('hands that hardly fit together', () => {
  const tight = each(6, 'AA,KK,QQ');

  test('are counted where few combinations are left', async () => {
    const result = await equity(tight, { threads: 1 });
    expect(result).toMatchObject({ method: 'exact', deals: 27 * 720 * 658_008 });
    for (const player of result.players) expect(player.equity).toBeCloseTo(1 / 6, 12);
  });

  test('can be sampled', async () => {
    const result = await equity(tight, { trials: 5_000 });
    expect(result).toMatchObject({ method: 'sampled', trials: 5_000 });
    for (const player of result.players) {
      expect(Math.abs(player.equity - 1 / 6)).toBeLessThan(4 * player.error);
    }
  });

  test('can be sampled when the only deal that fits is rare', async () => {
    // Once in about 5,700 draws: the seats' first hands leave nothing for each other.
    const text = 'JcJd:0.0007,9h8h vs 9h7h,6s5s vs 6s4s';
    const { method, players } = await equity(text, { trials: 2_000 });
    expect(method).toBe('sampled');
    const exact = await equity(text, { method: 'exact' });
    players.forEach((player, seat) => {
      const difference = Math.abs(player.equity - (exact.players[seat]?.equity ?? 0));
      expect(difference).toBeLessThan(4 * player.error);
    });
  });

  test('do not hang: they are planned at once and give up or give way to an abort', async () => {
    for (const text of [each(8, 'AA,KK,QQ,JJ'), each(10, 'AA,KK,QQ,JJ,TT')]) {
      const start = performance.now();
      const query = parseQuery(text);
      let planned = true;
      try {
        makePlan(query, readSettings({}));
      } catch (error) {
        planned = false;
        expect(error).toMatchObject({ code: 'TOO_LARGE' });
      }
      expect(performance.now() - start).toBeLessThan(5000);
      if (!planned) continue;
      const signal = AbortSignal.timeout(300);
      const outcome = equity(text, { threads: 1, signal });
      await expect(outcome).rejects.toMatchObject({ name: 'TimeoutError' });
      expect(performance.now() - start).toBeLessThan(10_000);
    }
  });
});
