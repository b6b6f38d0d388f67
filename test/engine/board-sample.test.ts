import { equity, type Result } from 'equity';
import { describe, expect, test } from 'vitest';

const SEED = 5;

function sample(query: string, options: object): Promise<Result> {
  return equity(query, { seed: SEED, method: 'sample', trials: 200_000, ...options });
}

/** Every figure of a sample lies within five standard errors of the exact one. */
function expectNear(sampled: Result, exact: Result): void {
  expect(exact.method).toBe('exact');
  expect(sampled.method).toBe('sampled');
  const trials = sampled.method === 'sampled' ? sampled.trials : 0;
  sampled.players.forEach((player, seat) => {
    const wanted = exact.players[seat];
    expect(Math.abs(player.equity - wanted.equity)).toBeLessThan(5 * player.error);
    const near = (a = 0, b = 0) => {
      expect(Math.abs(a - b)).toBeLessThan(5 * Math.sqrt((b * (1 - b)) / trials) + 2e-5);
    };
    near(player.win, wanted.win);
    near(player.tie, wanted.tie);
    near(player.high?.win, wanted.high?.win);
    near(player.low?.win, wanted.low?.win);
    near(player.low?.qualify, wanted.low?.qualify);
    for (const { share, probability } of wanted.shares ?? []) {
      near(player.shares?.find((part) => part.share === share)?.probability, probability);
    }
  });
}

describe('random deals agree with counted ones', () => {
  test.each([
    ['omaha', 'AsAhKsKh v JdTd9c8c', {}],
    ['omaha', 'AsAhKsKh v JdTd9c8c v 7s6s5h4h', { dead: '2c2d' }],
    ['omaha', 'AsAhKs* v JdTd9c8c', {}],
    ['omaha', 'As2d** v Kd3h** on 2s7s9cTh', { dead: '2c3c4c5c6c7c8c2h4h5h6h7h8h3d4d5d6d7d8dQhQd9h9d9s' }],
    ['omaha', 'AsAhKsKh,QsQhJsJh:0.25 v JdTd9c8c,AdAcKdKc', {}],
    ['omaha', 'AAKK,KK98:0.5 v QQJT,T987 on 2h7d9c', {}],
    ['omaha', 'As*** v JdTd9c8c on 2h7h9hTc', {}],
    ['omaha5', 'AsAhKs** v JdTd8c7h6h on 2h7d9c5s', { dead: '2c3c4c5c6c' }],
    ['omaha5', 'As**** v JdTd8c7h6h on 2h7d9c5sKc', { dead: '2c3c4c5c6c2d3d4d5d6d2s3s4s' }],
    ['omaha6', 'AsAhKs2c3d* v JdTd9c8c7h6s v QcQdJh8s8h* on 2h7d9h5s', {}],
    ['holdem8', 'As2s v KK,QQ v ** on 4d8h9c', {}],
    ['shortdeck', 'AsKs v QQ,JJ v TT on 8s9s', { runs: 2 }],
    ['omaha5', 'AsAhKsKh2c v JdTd9c8c7h', {}],
    ['omaha7', 'AsAhKsKh2c3d4c v JdTd9c8c7h6h5s', {}],
    ['omaha8', 'As2s3h4h v KsKdQsQd', {}],
    ['omaha8', 'As2d3hKh v Ah2c4s5s v Kd*QsQd on 4d8h', { dead: '8s8c9s9d9c' }],
    ['holdem8', 'As2s v KhKd v 7c7d', {}],
    ['holdem8', 'As2s v random on 4d8h9c', {}],
    ['shortdeck', 'AsKs v QhQd v random on 8s9sTc', {}],
    ['shortdeck-trips', 'AsKs v QQ', {}],
    ['omaha', 'AsAhKsKh v JdTd9c8c', { board: ['2h7d9s', 'QsJc3d'] }],
    ['omaha8', 'AsAh2s3h v KcKdQcJd', { runs: 2, board: '4h8d9s' }],
    ['holdem', 'AsKh v QdQc', { runs: 2, board: '2h7d9c' }],
  ])('%s: %s %j', async (game, query, more) => {
    const exact = await equity(query, { game, method: 'exact', ...more });
    expectNear(await sample(query, { game, ...more }), exact);
  });
});

test('more hands than 2^20 are drawn evenly', async () => {
  // Every hand but one: 1,533,938 of five cards from the 47 that are not on the board.
  const options = { game: 'omaha5', board: '2h7d9cThJs' };
  const all = await equity('AsKsQs8d8c v random', { method: 'exact', ...options });
  const allButOne = await sample('AsKsQs8d8c v !AhKhQhJhTc', { threads: 1, ...options });
  expect(allButOne.players[0].error).toBeLessThan(0.002);
  expect(Math.abs(allButOne.players[0].equity - all.players[0].equity)).toBeLessThan(
    5 * allButOne.players[0].error,
  );
});

test('the same seed gives the same numbers on one thread and on two', async () => {
  const options = { game: 'omaha8', trials: 1_000_000 };
  const one = await sample('AsAh2s3h v random v Kc***', { ...options, threads: 1 });
  const two = await sample('AsAh2s3h v random v Kc***', { ...options, threads: 2 });
  expect(two.players).toEqual(one.players);
});

test.each([
  ['omaha', 2],
  ['omaha', 3],
  ['omaha', 6],
  ['omaha8', 3],
  ['omaha5-8', 4],
  ['omaha7', 2],
  ['omaha6', 5],
  ['holdem8', 9],
])('seats of random hands are alike: %s, %i of them', async (game, count) => {
  const { players } = await sample(Array(count).fill('random').join(' v '), { game });
  for (const player of players) expect(Math.abs(player.equity - 1 / count)).toBeLessThan(4.5 * player.error);
});

test('a random hand against fixed ones is one of all hands: exact where that is little work', async () => {
  const result = await equity('AsAhKsKh v JdTd** on 2s7d9cTh');
  expect(result.method).toBe('exact');
  // 42 cards are left, of which the hand takes two and the river one of the others.
  expect(result.method === 'exact' && result.deals).toBe(((42 * 41) / 2) * 40);
});
