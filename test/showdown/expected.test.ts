import { describe, expect, test } from 'vitest';
import { equity } from '../../src/engine/equity.ts';
import { type ChipsOptions, type ExpectedChips, expectedChips } from '../../src/showdown/expected.ts';
import { cards } from '../oracle/cards.ts';
import { equities } from '../oracle/count.ts';
import { enumerate } from '../oracle/enumerate.ts';
import { RULES } from '../oracle/games.ts';

const stacks = [{ put: 300 }, { put: 200 }, { put: 100 }];

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

describe('expected chips', () => {
  test('are those of each pot among its own players, as the oracle deals them', async () => {
    const hands = ['AsKs', 'QhQd', '7c7d', 'Jh9h'];
    const board = '2h7h9c';
    const put = [300, 200, 100, 60].map((chips) => ({ put: chips }));
    const result = await expectedChips({ hands, board }, put);
    expect(result.method).toBe('exact');
    expect(result.pots.map(({ amount, eligible }) => [amount, eligible])).toEqual([
      [240, [0, 1, 2, 3]],
      [120, [0, 1, 2]],
      [200, [0, 1]],
    ]);
    for (const pot of result.pots) {
      const others = hands.filter((_, player) => !pot.eligible.includes(player));
      const count = enumerate({
        game: RULES.holdem,
        hands: pot.eligible.map((player) => cards(hands[player] ?? '')),
        board: cards(board),
        dead: others.flatMap((hand) => cards(hand)),
      });
      expect(pot.deals).toBe(count.deals);
      equities(count).forEach((equity, seat) => {
        expect(pot.equities[pot.eligible[seat] ?? 0]).toBeCloseTo(equity, 12);
      });
    }
    expect(sum(result.players.map(({ net }) => net))).toBeCloseTo(0, 9);
    expect(result.players.map(({ returned }) => returned)).toEqual([100, 0, 0, 0]);
  });

  test('of a pot that all can win are its share', async () => {
    const { pots, players } = await expectedChips('AsKs vs QQ', [{ put: 50 }, { put: 50 }]);
    const { players: shares } = await equity('AsKs vs QQ');
    expect(pots[0]?.equities).toEqual(shares.map((player) => player.equity));
    expect(players[0]?.chips).toBeCloseTo(100 * (shares[0]?.equity ?? 0), 12);
  });

  test('leave out the fold of a player whose cards are known to be gone', async () => {
    const put = [{ put: 50 }, { put: 50 }, { put: 10, folded: true }];
    const { pots, players } = await expectedChips('AsKs vs QhQd vs AhKh', put);
    const { players: shares } = await equity('AsKs vs QhQd dead AhKh');
    expect(pots[0]?.equities).toEqual([shares[0]?.equity, shares[1]?.equity, 0]);
    expect(players[2]).toMatchObject({ folded: true, net: -10 });
  });

  test('count the hands of a folded range', async () => {
    const put = [{ put: 50 }, { put: 50 }, { put: 10, folded: true }];
    const { pots, method } = await expectedChips('AsKs vs QhQd vs AhKh,QsQc on 2h7d9c', put);
    const [without, with_] = await Promise.all(
      ['AhKh', 'QsQc'].map((dead) => equity(`AsKs vs QhQd on 2h7d9c dead ${dead}`)),
    );
    // Both hands leave as many deals.
    const mean = ((without?.players[0]?.equity ?? 0) + (with_?.players[0]?.equity ?? 0)) / 2;
    expect(method).toBe('exact');
    expect(pots[0]?.equities[0]).toBeCloseTo(mean, 12);
  });

  test.each<[game: string, rules: keyof typeof RULES, hands: string[], board: string]>([
    ['omaha8', 'omaha8', ['As2cKdQh', 'Ah2dTcTs', '9s9h8d7d'], '2h3h4c'],
    ['omaha', 'omaha', ['AsAcKdQh', 'JhTdTcTs', '9s9h8d7d'], '2h3h4c'],
    ['holdem8', 'holdem8', ['As2c', 'KhKd', '5s6s'], '2h3h4c'],
    ['shortdeck', 'shortdeck', ['AsKs', 'QhQd', '7c7d'], '6h8h9c'],
  ])('of %s are those of the oracle', async (game, rules, hands, board) => {
    const result = await expectedChips({ hands, board, game }, stacks);
    expect(result.method).toBe('exact');
    const side = enumerate({
      game: RULES[rules],
      hands: hands.slice(0, 2).map((hand) => cards(hand)),
      board: cards(board),
      dead: cards(hands[2] ?? ''),
    });
    equities(side).forEach((equity, seat) => {
      expect(result.pots[1]?.equities[seat]).toBeCloseTo(equity, 12);
    });
  });

  test('of stud leave out what a player all-in for less is dealt', async () => {
    // Two cards to come for each; the third player's known cards are gone.
    const hands = ['AsKsQs2h3d', 'QhQd7s8s9h', '7c7dJhJd2c'];
    const result = await expectedChips({ hands, game: 'stud' }, stacks);
    const { players } = await equity(
      { hands: hands.slice(0, 2), dead: hands[2] },
      { game: 'stud', method: 'exact' },
    );
    expect(result.method).toBe('exact');
    expect(result.pots[1]?.equities.slice(0, 2)).toEqual(players.map((player) => player.equity));
  });

  test('of a board that is run twice are those of one, on average', async () => {
    const query = 'AsKs vs QhQd vs 7c7d on 2h3h4c';
    const [once, twice] = await Promise.all(
      [1, 2].map((times) => expectedChips(query, stacks, { runs: times })),
    );
    expect(twice?.runs).toBe(2);
    once?.players.forEach(({ net }, player) => {
      expect(twice?.players[player]?.net).toBeCloseTo(net, 9);
    });
  });

  test('refuse a range that cannot win a pot where it cannot be dealt in unseen', async () => {
    const query = 'AsKs vs QhQd vs 77 on 2h3h4c';
    await expect(expectedChips(query, stacks, { runs: 2 })).rejects.toMatchObject({ code: 'UNSUPPORTED' });
  });

  test('go to who is unopposed without a deal', async () => {
    const put = [{ put: 50 }, { put: 30, folded: true }];
    const result = await expectedChips('AsKs vs QhQd', put, { folded: [30] });
    expect(result.pots).toMatchObject([{ method: 'unopposed', amount: 90, deals: 0 }]);
    expect(result.players.map(({ net }) => net)).toEqual([60, -30, -30]);
  });

  test('come after the rake', async () => {
    const rake = { millionths: 50_000, cap: 20 };
    const result = await expectedChips('AsKs vs QhQd vs 7c7d', stacks, { rake });
    expect(result.pots.map(({ raked }) => raked)).toEqual([15, 5]);
    expect(sum(result.players.map(({ chips }) => chips))).toBeCloseTo(480, 9);
  });
});

describe('expected chips so far', () => {
  test.each<[string, ChipsOptions]>([
    ['AA,KK vs QQ,AKs vs JJ,TT', { trials: 3_000_000, seed: 3, threads: 1 }],
    ['22+ vs 15% vs AsKs', { threads: 1, method: 'exact' }],
  ])('of %s are marked as partial and become those of the end', async (query, options) => {
    const seen: ExpectedChips[] = [];
    const put = [{ put: 3 }, { put: 3 }, { put: 1 }];
    const end = await expectedChips(query, put, { ...options, onProgress: (at) => seen.push(at.result()) });
    expect(end.partial).toBe(false);
    expect(seen.length).toBeGreaterThan(3);
    let deals = [0, 0];
    for (const { partial, pots, players, total } of seen) {
      expect({ partial, total }).toEqual({ partial: true, total: 7 });
      for (const [i, pot] of pots.entries()) expect(pot.deals).toBeGreaterThanOrEqual(deals[i] ?? 0);
      deals = pots.map((pot) => pot.deals);
      expect(sum(pots[0]?.equities ?? [])).toBeCloseTo(1, 12);
      // Nobody can tell what the first two can expect of a pot that was not played for.
      const open = pots[1]?.method === 'unplayed';
      expect(players.map(({ net }) => Number.isNaN(net))).toEqual([open, open, false]);
      if (!open) expect(sum(players.map(({ net }) => net))).toBeCloseTo(0, 9);
    }
    expect(seen[0]?.pots[1]).toMatchObject({ method: 'unplayed', deals: 0 });
    const last = seen[seen.length - 1];
    expect(last?.pots.map((pot) => pot.equities)).toEqual(end.pots.map((pot) => pot.equities));
    // Without the spread that both pots share the error is larger, not smaller.
    last?.players.forEach(({ chips, error }, player) => {
      expect(chips).toBe(end.players[player]?.chips);
      expect(error).toBeGreaterThanOrEqual((end.players[player]?.error ?? 1) * (1 - 1e-12));
    });
  });
});

describe('sampled expected chips', () => {
  test('have the pots of the same deals', async () => {
    const query = 'AA,KK vs QQ,AKs vs JJ,TT';
    const options = { trials: 50_000, seed: 3 };
    const { pots, seed } = await expectedChips(query, stacks, options);
    expect(seed).toBe(3);
    expect(pots.map(({ method, deals }) => [method, deals])).toEqual([
      ['sampled', 50_000],
      ['sampled', 50_000],
    ]);
    // The main pot is that of the plain sample.
    const { players } = await equity(query, options);
    expect(pots[0]?.equities).toEqual(players.map((player) => player.equity));
    // Whoever wins the main pot wins the side pot of the same deal.
    expect(pots[1]?.equities[0]).toBeGreaterThan(pots[0]?.equities[0] ?? 1);
    expect(pots[1]?.equities[1]).toBeGreaterThan(pots[0]?.equities[1] ?? 1);
  });

  test('are counted where a side pot can be', async () => {
    // Two unknown hands are too much to count; the others see them only as unknown cards.
    const put = [{ put: 300 }, { put: 300 }, { put: 100 }, { put: 100 }];
    const query = 'AsKs vs QhQd vs random vs random';
    const { pots, method } = await expectedChips(query, put, { error: 0.01 });
    expect(method).toBe('sampled');
    expect(pots.map((pot) => pot.method)).toEqual(['sampled', 'exact']);
    const { players } = await equity('AsKs vs QhQd');
    expect(pots[1]?.equities.slice(0, 2)).toEqual(players.map((player) => player.equity));
  });

  test.each<[string, ChipsOptions]>([
    ['AsKs,AhKh vs QQ,JJ vs 77,AJs', { trials: 1000 }],
    ['AsKs vs QhQd vs 7c7d', { trials: 1000 }],
  ])('of %s state the error that they have', async (query, options) => {
    const seeds = Array.from({ length: 300 }, (_, seed) => seed);
    const results = await Promise.all(
      seeds.map((seed) => expectedChips(query, stacks, { ...options, seed })),
    );
    for (const player of [0, 1, 2]) {
      const chips = results.map((result) => result.players[player]?.chips ?? 0);
      const mean = sum(chips) / chips.length;
      const spread = Math.sqrt(sum(chips.map((value) => (value - mean) ** 2)) / (chips.length - 1));
      const stated = sum(results.map((result) => result.players[player]?.error ?? 0)) / results.length;
      // The spread of 300 samples is known to 4 %: five times that is 20 %. Errors taken as independent of each
      // other would be a quarter too small for the first two.
      expect(stated / spread).toBeGreaterThan(0.8);
      expect(stated / spread).toBeLessThan(1.2);
    }
  });

  test('of other games have deals of their own in a side pot', async () => {
    const options = { game: 'omaha8', trials: 20_000, seed: 2 };
    const query = 'As2cKdQh vs Ah2dTcTs vs 9s9h8d7d on 2h3h4c';
    const sampled = await expectedChips(query, stacks, options);
    const counted = await expectedChips(query, stacks, { game: 'omaha8' });
    expect(sampled.pots.map(({ method }) => method)).toEqual(['sampled', 'sampled']);
    sampled.players.forEach(({ chips, error }, player) => {
      expect(Math.abs(chips - (counted.players[player]?.chips ?? 0))).toBeLessThan(4 * error);
      expect(error).toBeGreaterThan(0);
    });
    // The second player is in both pots; errors of independent samples add up by their squares.
    const [main, side] = sampled.pots.map((pot) => pot.errors[1] ?? 0);
    expect(sampled.players[1]?.error).toBeCloseTo(Math.hypot(main ?? 0, side ?? 0), 12);
  });

  test('do not depend on the number of threads', async () => {
    const options = { trials: 40_000, seed: 9 };
    const one = await expectedChips('AA vs KK vs QQ', stacks, { ...options, threads: 1 });
    const two = await expectedChips('AA vs KK vs QQ', stacks, { ...options, threads: 2 });
    expect(two.pots).toEqual(one.pots);
  });
});

test.each<[string, readonly { put: number }[], ChipsOptions, string]>([
  ['AsKs vs QhQd', stacks, {}, 'BAD_AMOUNT'],
  ['AsKs vs QhQd', [{ put: 1 }], {}, 'BAD_AMOUNT'],
  ['AsKs vs QhQd', [{ put: 1 }, { put: -1 }], {}, 'BAD_AMOUNT'],
  ['AsKs vs QhQd', [{ put: 1 }, { put: 0.5 }], {}, 'BAD_AMOUNT'],
  ['AsKs vs QhQd', [{ put: 0 }, { put: 0 }], {}, 'BAD_POT'],
  ['AsKs vs QhQd', [{ put: 1 }, { put: 1 }], { folded: [-1] }, 'BAD_AMOUNT'],
  ['AsKs vs QhQd', [{ put: 1 }, { put: 1 }], { threads: 0 }, 'BAD_OPTION'],
  ['AsKs vs QzQd', [{ put: 1 }, { put: 1 }], {}, 'BAD_CARD'],
])('%s with %j %j is refused: %s', async (query, put, options, code) => {
  await expect(expectedChips(query, put, options)).rejects.toMatchObject({ code });
});

test('an aborted question rejects with the reason', async () => {
  const signal = AbortSignal.abort(new Error('enough'));
  await expect(expectedChips('AA vs KK vs QQ', stacks, { signal })).rejects.toThrow('enough');
});

test('progress is told over all pots', async () => {
  const fractions: number[] = [];
  await expectedChips('AA vs KK vs QQ', stacks, {
    onProgress: ({ fraction }) => fractions.push(fraction),
  });
  expect(fractions).toEqual([...fractions].sort((a, b) => a - b));
  expect(fractions.at(-1)).toBeCloseTo(1, 9);
});
