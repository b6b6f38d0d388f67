import { equity, type Result } from 'equity';
import { describe, expect, test } from 'vitest';
import { loadReference, type ReferenceGame } from '../reference/load.ts';

const percent = (result: Result) => result.players.map((player) => player.equity * 100);

/** The answer of a question that must be answered exactly. */
async function exact(query: string, game?: string) {
  const result = await equity(query, { game });
  if (result.method !== 'exact') throw new Error(`${query} was sampled`);
  return result;
}

describe('reference values of', () => {
  const GAMES = [
    'holdem8',
    'omaha',
    'omaha8',
    'omaha5',
    'omaha5-8',
    'omaha6',
    'shortdeck',
    'shortdeck-trips',
  ] as const satisfies readonly ReferenceGame[];
  for (const game of GAMES) {
    test.each(loadReference(game).filter((line) => line.method === 'exact'))(`${game} $id`, async (line) => {
      const { hands, board, dead } = line;
      const result = await equity({ hands, board, dead }, { game });
      if (result.method !== 'exact') throw new Error('was sampled');
      expect(result.deals).toBe(line.total);
      line.players.forEach((wanted, seat) => {
        const player = result.players[seat];
        expect(player.equity).toBeCloseTo(wanted.equity, 8);
        if (wanted.counts) expect(player.counts).toMatchObject(wanted.counts);
        if (wanted.high) expect(player.high?.counts).toMatchObject(wanted.high);
        // What is lost is counted there only where the player has a low as well.
        if (wanted.low)
          expect(player.low?.counts).toMatchObject({ win: wanted.low.win, tie: wanted.low.tie });
        if (wanted.scoop !== undefined) expect(player.counts.win).toBe(wanted.scoop);
      });
    });
  }
});

describe('Omaha', () => {
  test.each([
    ['AsAhKsKh v JdTd9c8c', 61.481315],
    ['AsAhKsKh v JsTs9h8h', 66.360561],
    ['AsAdKhJc v 8s7h6d5c', 57.241751],
  ])('%s is %f %%', async (query, wanted) => {
    expect(percent(await exact(query))[0]).toBeCloseTo(wanted, 6);
  });

  test('plays exactly two hole cards: 35 of 40 rivers', async () => {
    const result = await exact('5dQsQc7d v KdKhAdKs on 2d5cQhJs');
    expect(result.deals).toBe(40);
    expect(result.players[0].counts.win).toBe(35);
  });

  // Who wins on a board on which hold'em players would all play it.
  test.each([
    ['two hearts make the flush, one does not', 'AhQsJs9d v 5h4hQdJd on Th7s2h3hKh', 1],
    ['K-Q makes the nine to king only, Q-J queen high', 'QsJs2d2h v 5c6c2s3d on 7h8h9sTcJd', 0],
    ['5-6 makes the five to nine, below 7-8', '5s6s2c2d v 7c8c3s3d on 7h8h9sTcJd', 1],
    [
      'quads on the board are nobody’s: aces full of kings beat queens',
      'AsAdQcJc v QsQdJdTd on KsKhKcKd9s',
      0,
    ],
    ['K-A is quads with an ace, above aces full', 'KdAd2c3c v AhAc2d3d on KcKhKs7sAs', 0],
    ['K-A beats K-Q', 'KdQd2c3c v AhAc2d3d on KcKhKs7sAs', 0],
  ])('%s', async (_, query, winner) => {
    const result = await exact(query);
    expect(result.players.map((player) => player.counts.win)).toEqual(winner === 0 ? [1, 0] : [0, 1]);
  });
});

describe('Omaha hi/lo', () => {
  test.each([
    ['As2s3h4h v KsKdQsQd', 55.584213],
    ['AsAh2s3h v KcKdQcJd', 69.375456],
  ])('%s is %f %%', async (query, wanted) => {
    expect(percent(await exact(query, 'omaha8'))[0]).toBeCloseTo(wanted, 6);
  });

  test.each([
    ['As2cKdQh v Ah2dTcTs on 4s6h7dKcQs', [0.75, 0.25]],
    ['As2cKdQh v Ah2dTcTs v 5c3c9h9s on 4s6h7dKcQs', [0.25, 0.25, 0.5]],
    ['As2cKdQh v Ah2dTcTs v Ac2h9h9d on 4s6h7dKcQs', [2 / 3, 1 / 6, 1 / 6]],
    ['As2dQhJh v 3h4hKdTd on Ah2c7d8sKs', [0.5, 0.5]],
    ['KhKd8s8d v As2s3s4s on 9c9dTsJhQs', [1, 0]],
  ])('%s pays %j', async (query, shares) => {
    const result = await exact(query, 'o8');
    for (const [seat, player] of result.players.entries())
      expect(player.equity).toBeCloseTo(shares[seat], 12);
  });

  test('a flop with the quarters counted', async () => {
    const { deals, players } = await exact('As2cKdQh v Ah2d9c9s on 4s6h7d', 'omaha8');
    expect(deals).toBe(820);
    expect(players[0].equity * 100).toBeCloseTo(42.22561, 6);
    expect(players[1].equity * 100).toBeCloseTo(57.77439, 5);
    const quarters = players.map(
      (player) => (player.shares?.find(({ share }) => share === 0.25)?.probability ?? 0) * deals,
    );
    expect(quarters.map(Math.round)).toEqual([527, 272]);
    expect(players.map((player) => player.low?.counts.tie)).toEqual([820, 820]);
    expect(players[0].low?.qualify).toBe(1);
  });

  test('As2dQhJh has no low on A-2-7-8-K: both of its low cards are paired', async () => {
    const { players } = await exact('As2dQhJh v 3h4hKdTd on Ah2c7d8sKs', 'o8');
    expect(players[0].low?.counts).toEqual({ win: 0, tie: 0, lose: 1 });
    expect(players[1].low?.counts).toEqual({ win: 1, tie: 0, lose: 0 });
  });
});

describe('short deck', () => {
  test.each([
    ['shortdeck', [1, 0]],
    ['shortdeck-trips', [0, 1]],
  ])('A-6-7-8-9 against three kings in %s', async (game, wins) => {
    const result = await exact('AdQc v KsKc on 6s7s8d9cKh', game);
    expect(result.players.map((player) => player.equity)).toEqual(wins);
  });

  test.each([
    ['shortdeck', 74.64097],
    ['shortdeck-trips', 74.580884],
  ])('aces against kings in %s', async (game, wanted) => {
    expect(percent(await exact('AA v KK', game))[0]).toBeCloseTo(wanted, 6);
  });

  test('a flush beats a full house', async () => {
    const flush = await exact('AhJh v 9c9d on 9h8h6hKsKd', 'shortdeck');
    expect(flush.players[0].equity).toBe(1);
    const house = await exact('AhJh v 9c9d on 9h8h6hKsKd');
    expect(house.players[0].equity).toBe(0);
  });
});
