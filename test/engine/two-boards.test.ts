import { type Card, equity, parseCards } from 'equity';
import { describe, expect, test } from 'vitest';
import { combinations } from '../oracle/cards.ts';
import { RULES, type RulesName } from '../oracle/games.ts';
import { showdown } from '../oracle/showdown.ts';

/** Every pair of boards, one after the other: shares of the whole pot per seat and how often they come. */
function playBoth(
  game: RulesName,
  hands: string[],
  first: string,
  second: string,
  dead: string,
  runs: boolean,
) {
  const rules = RULES[game];
  const holes = hands.map((hand) => parseCards(hand));
  const boards = [parseCards(first), runs ? parseCards(first) : parseCards(second)];
  const known = new Set<Card>([...holes.flat(), ...boards.flat(), ...parseCards(dead)]);
  const deck = Array.from({ length: 52 }, (_, card) => card).filter((card) => !known.has(card));
  const counts = hands.map(() => new Map<number, number>());
  let deals = 0;
  const settled = boards.map((board) =>
    combinations(deck, 5 - board.length).map((cards) => {
      const { shares, unit } = showdown(rules, holes, [...board, ...cards]);
      return { cards, shares: shares.map((share) => share / unit) };
    }),
  );
  for (const a of settled[0] ?? []) {
    for (const b of settled[1] ?? []) {
      if (a.cards.some((card) => b.cards.includes(card))) continue;
      deals++;
      counts.forEach((count, seat) => {
        const share = ((a.shares[seat] ?? 0) + (b.shares[seat] ?? 0)) / 2;
        count.set(share, (count.get(share) ?? 0) + 1);
      });
    }
  }
  return { deals, counts };
}

describe('two boards are counted as the oracle deals them', () => {
  const DEAD = '2c2d3c3d4c5c5d6c6d7c8s9s9d';
  test.each([
    ['omaha', ['AsAhKsKh', 'JdTd9c8c'], '2h7d9h', 'QsJc3h', DEAD.replace('9d', 'Qd'), false],
    ['omaha', ['AsAhKsKh', 'JdTd9c8c'], '2h7d9h', '', DEAD, true],
    ['omaha8', ['AsAh2s3s', 'KdTd4h6h', 'JcJs7h8h'], '2h7d9h8c', '', DEAD, true],
    ['holdem8', ['As2s', 'KhKs'], '3h4d9hTc', '7s8dJc', DEAD, false],
    ['holdem', ['AsKs', 'QhQd'], '2h7d9hTc', '4s8dJc5s', DEAD, false],
  ] as const)('%s %j on %s / %s', async (game, hands, first, second, dead, runs) => {
    const wanted = playBoth(game, [...hands], first, second, dead, runs);
    const board = runs ? first : [first, second];
    const result = await equity({ hands, board, dead }, { game, runs: runs ? 2 : 1, method: 'exact' });
    expect(result.method === 'exact' && result.deals).toBe(wanted.deals);
    result.players.forEach((player, seat) => {
      const counts = wanted.counts[seat];
      expect(player.scoop).toBeCloseTo((counts.get(1) ?? 0) / wanted.deals, 12);
      for (const { share, probability } of player.shares ?? []) {
        expect(probability * wanted.deals).toBeCloseTo(counts.get(share) ?? 0, 6);
      }
      expect(player.shares?.length).toBe(counts.size);
    });
  });
});

// Each run by itself is like the only one.
test.each([
  ['AsAhKsKh v JdTd9c8c', 'omaha', ''],
  ['AsKh v JdTd', 'holdem', ''],
  ['As2s3h4h v KsKdQsQd', 'omaha8', '5c'],
])('%s in %s: running it twice leaves the equity as it is', async (query, game, board) => {
  const once = await equity(query, { game, board });
  const twice = await equity(query, { game, board, runs: 2 });
  expect(twice.method).toBe('exact');
  expect(twice.runs).toBe(2);
  twice.players.forEach((player, seat) => {
    expect(player.equity).toBeCloseTo(once.players[seat].equity, 12);
    for (const run of player.boards ?? []) {
      expect(run.equity).toBeCloseTo(once.players[seat].equity, 12);
      expect(run.win).toBeCloseTo(once.players[seat].win, 12);
    }
    // The runs take cards from each other, so both are won a little less often than independent ones.
    expect(player.scoop).toBeCloseTo(once.players[seat].win ** 2, 1);
  });
});

test('of two boards, each can be looked at alone', async () => {
  const hands = 'AsAhKsKh v JdTd9c8c';
  const both = await equity(hands, { board: ['2h7d9s', 'QsJc3d'] });
  const first = await equity(hands, { board: '2h7d9s', dead: 'QsJc3d' });
  const second = await equity(hands, { board: 'QsJc3d', dead: '2h7d9s' });
  expect(both.boards).toEqual(['2h7d9s', 'QsJc3d']);
  both.players.forEach((player, seat) => {
    expect(player.boards?.map(({ equity }) => equity)).toEqual([
      expect.closeTo(first.players[seat].equity, 12),
      expect.closeTo(second.players[seat].equity, 12),
    ]);
    expect(player.equity).toBeCloseTo((first.players[seat].equity + second.players[seat].equity) / 2, 12);
  });
});
