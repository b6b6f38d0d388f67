import { expect, test } from 'vitest';
import { type EquityOptions, equity } from '../../src/engine/equity.ts';

/** Wins, losses and ties of the first hand over all deals. */
const COUNTS: [string, EquityOptions, win: number, lose: number, tie: number][] = [
  ['AdAc vs KhKs', {}, 1_388_072, 317_694, 6_538],
  ['AcAs vs KcKs', {}, 1_410_336, 292_660, 9_308],
  ['Jc5c vs QdTd', {}, 600_384, 1_096_118, 15_802],
  ['AdAh vs AcAs', {}, 37_210, 37_210, 1_637_884],
  ['Kd8d vs random', { board: '2d9s4hKsJh' }, 847, 137, 6],
  ['AsTh vs random', { board: 'AhKdJc' }, 896_263, 115_355, 58_572],
];

test.each(COUNTS)('%s %o: %i won, %i lost, %i tied', async (query, options, win, lose, tie) => {
  const result = await equity(query, { ...options, threads: 1 });
  expect(result.players[0]?.counts).toEqual({ win, lose, tie });
  expect(result).toMatchObject({ method: 'exact', deals: win + lose + tie });
});

/** Equities in percent, with the places they are known to. */
const PERCENTAGES: [string, number[]][] = [
  ['AA vs KK', [81.94605]],
  ['AKs vs QQ', [46.048526]],
  ['AKo vs QQ', [43.242336]],
  ['AA vs random', [85.203713]],
  ['72o vs random', [34.583647]],
  ['JsTs vs AA vs KK+', [19.096711, 61.383323, 19.519966]],
  ['AA vs KK vs QQ', [66.979329, 17.745732, 15.274939]],
];

test.each(PERCENTAGES)('%s: %j %', async (query, percentages) => {
  const result = await equity(query, { threads: 1 });
  expect(result.method).toBe('exact');
  percentages.forEach((percentage, seat) => {
    expect((result.players[seat]?.equity ?? 0) * 100).toBeCloseTo(percentage, 6);
  });
});

test('one hand alone plays against a random one', async () => {
  const result = await equity('AsAh', { threads: 1 });
  expect(result).toMatchObject({ method: 'exact', deals: 2_097_572_400 });
  expect(result.players.map(({ hand }) => hand)).toEqual(['AsAh', 'random']);
  expect((result.players[0]?.equity ?? 0) * 100).toBeCloseTo(85.203713, 6);
});

test('four players who share the straight on the board get a quarter each', async () => {
  const result = await equity('2c2d vs 3c3d vs 4c4d vs 5c5d', { board: 'JdTcQsKs9s' });
  expect(result).toMatchObject({ method: 'exact', deals: 1 });
  for (const player of result.players) {
    expect(player).toMatchObject({ equity: 0.25, counts: { win: 0, tie: 1, lose: 0 } });
  }
});

test.each([
  ['AsKs vs QhQd', '2s7s9d3hQc', [0, 1]],
  ['2h3h vs 4s4d', 'AcKcQcJcTc', [0.5, 0.5]],
  ['ThAc vs AdTd vs TsAs', '4d7s6sJdJh', [1 / 3, 1 / 3, 1 / 3]],
])('%s on the complete board %s is one deal', async (hands, board, equities) => {
  for (const method of ['auto', 'exact'] as const) {
    const result = await equity(hands, { board, method });
    expect(result).toMatchObject({ method: 'exact', deals: 1 });
    result.players.forEach((player, seat) => {
      expect(player.equity).toBeCloseTo(equities[seat] as number, 14);
      expect(player.win + player.tie + player.lose).toBe(1);
    });
  }
});

test('a complete board can be sampled too, and never gives NaN', async () => {
  const result = await equity('AsKs vs QhQd', { board: '2s7s9d3hQc', trials: 100 });
  expect(result).toMatchObject({ method: 'sampled', trials: 100 });
  expect(result.players.map(({ equity }) => equity)).toEqual([0, 1]);
  for (const player of result.players) expect(player.error).toBeGreaterThan(0);
});
