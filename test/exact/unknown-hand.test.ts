import { equity, explain, type Result } from 'equity';
import { describe, expect, test } from 'vitest';
import { choose } from '../oracle/cards.ts';
import { loadReference } from '../reference/load.ts';

async function exact(query: string, options: object = {}) {
  const result = await equity(query, options);
  if (result.method !== 'exact') throw new Error(`${query} was sampled`);
  return result;
}

describe('reference samples of a hand against a random one', () => {
  for (const game of ['omaha', 'omaha8'] as const) {
    const lines = loadReference(game).filter(
      ({ hands, method }) =>
        method === 'montecarlo' && hands.filter((hand) => hand === 'random').length === 1,
    );
    test.each(lines)(`${game} $id`, async ({ hands, board, dead, total, players }) => {
      const result = await equity({ hands, board, dead }, { game });
      expect(result.method).toBe('exact');
      const near = (wanted = 0, probability = 0) => {
        const error = Math.sqrt((probability * (1 - probability)) / total);
        expect(Math.abs(wanted / total - probability)).toBeLessThanOrEqual(4 * error);
      };
      players.forEach((wanted, seat) => {
        const player = result.players[seat];
        expect(Math.abs(player.equity - wanted.equity)).toBeLessThan(2 / Math.sqrt(total));
        near(wanted.counts?.win, wanted.counts && player.win);
        near(wanted.counts?.tie, wanted.counts && player.tie);
        near(wanted.scoop, wanted.scoop && player.win);
        near(wanted.high?.win, wanted.high && player.high?.win);
        near(wanted.high?.tie, wanted.high && player.high?.tie);
        near(wanted.low?.win, wanted.low && player.low?.win);
        near(wanted.low?.tie, wanted.low && player.low?.tie);
      });
    });
  }
});

describe('before the flop, samples agree', () => {
  test.each([
    ['omaha', '7s6h3d2c v random'],
    ['omaha', 'Ac*** v AsAhKsKh v Jd9d5c5s'],
    ['omaha5', '7s2s2hAc4h v random'],
    ['omaha6', 'Qd7s2s2hAc4h v random v As9h8hKdKc3s'],
    ['omaha5-8', 'As2d***  v Ah2c4s5sKd'],
    ['omaha8', 'As2d3hKh v Ah*** v Kd7sQsQd'],
    ['courchevel8', 'As2d3hKhKc v random on 4d'],
  ])('%s: %s', async (game, query) => {
    const counted = await exact(query, { game });
    const sampled = await equity(query, { game, method: 'sample', trials: 400_000, seed: 9 });
    const trials = 'trials' in sampled ? sampled.trials : 0;
    counted.players.forEach((player, seat) => {
      const other = sampled.players[seat];
      expect(Math.abs(player.equity - other.equity)).toBeLessThan(4.5 * other.error);
      const near = (probability = 0, found = 0) => {
        const error = Math.sqrt((probability * (1 - probability)) / trials);
        expect(Math.abs(probability - found)).toBeLessThan(4.5 * error + 1e-5);
      };
      near(player.win, other.win);
      near(player.tie, other.tie);
      near(player.high?.tie, other.high?.tie);
      near(player.low?.win, other.low?.win);
      near(player.low?.tie, other.low?.tie);
    });
  });
});

const counts = (result: Result) => result.players.map((player) => Object.values(player.counts));

test.each([
  ['omaha', 'AsAhKsKh', 'Qd***'],
  ['omaha8', 'As2s3h4h', 'random'],
])('%s: %s v %s is five times counted by its first board card', async (game, hand, unknown) => {
  const whole = await exact(`${hand} v ${unknown}`, { game });
  const sum = whole.players.map(() => [0, 0, 0]);
  for (const rank of '23456789TJQKA') {
    for (const suit of 'cdhs') {
      const card = `${rank}${suit}`;
      if (`${hand}${unknown}`.includes(card)) continue;
      const part = await exact(`${hand} v ${unknown} on ${card}`, { game });
      counts(part).forEach((seat, i) => {
        seat.forEach((count, j) => {
          sum[i][j] += count;
        });
      });
    }
  }
  expect(sum).toEqual(counts(whole).map((seat) => seat.map((count) => 5 * count)));
});

test('a range is its hands by their weights', async () => {
  const board = '4d8h9s';
  const [one, other] = await Promise.all(
    ['As2s3h4h', 'KsKdQs2d'].map((hand) => exact(`Ah*** v ${hand} on ${board}`, { game: 'omaha8' })),
  );
  const both = await exact(`Ah*** v As2s3h4h:0.25,KsKdQs2d on ${board}`, { game: 'omaha8' });
  // A shared number of cards leaves every match-up the same number of deals.
  expect(one.deals).toBe(other.deals);
  both.players.forEach((player, seat) => {
    const wanted = (one.players[seat].equity * 1 + other.players[seat].equity * 4) / 5;
    expect(player.equity).toBeCloseTo(wanted, 12);
  });
});

test('one thread and two count the same', async () => {
  const query = 'random v As2s3h4h,KsKdQsQd,7s6s5h4h,JdTd9c8c';
  expect(explain(query, { game: 'omaha8' }).inline).toBe(false);
  const [one, two] = [
    await exact(query, { game: 'omaha8', threads: 1 }),
    await exact(query, { game: 'omaha8', threads: 2 }),
  ];
  expect(two.players).toEqual(one.players);
});

describe('what is planned', () => {
  test.each([
    ['omaha', 'AsAhKsKh vs random', choose(48, 4) * choose(44, 5)],
    ['omaha', 'AsAhKsKh vs AcAd** vs QsQhJsJh', choose(42, 2) * choose(40, 5)],
    ['omaha', 'AsAhKsKh vs random on 2h7d9c', choose(45, 4) * choose(41, 2)],
    ['omaha6', 'AsAhKsKh2c3d vs random', choose(46, 6) * choose(40, 5)],
    ['courchevel', 'AsAhKsKh2c vs random on 9d', choose(46, 5) * choose(41, 4)],
  ])('%s: %s is counted', (game, query, deals) => {
    const plan = explain(query, { game });
    expect(plan).toMatchObject({ method: 'exact', matchups: 1, inline: true });
    expect(plan.kernel).toContain('unknown hand');
    expect(plan.deals).toBe(deals);
  });

  test.each([
    ['omaha', 'AsAhKsKh vs random vs random'],
    ['omaha', 'AA** vs random'],
    ['omaha', 'AA vs Ks***'],
  ])('%s: %s is sampled', (game, query) => {
    expect(explain(query, { game }).method).toBe('sampled');
  });
});
