import { EquityError, type EquityOptions, equity, formatCard, type Result } from 'equity';
import { describe, expect, test } from 'vitest';
import { parseCards } from '../../src/cards/parse.ts';
import { equities } from '../oracle/count.ts';
import { enumerate } from '../oracle/enumerate.ts';
import { RULES, type RulesName } from '../oracle/games.ts';

/** The result for a board, or null where no deal has it. */
async function on(board: string, hands: readonly string[], options: EquityOptions): Promise<Result | null> {
  try {
    return await equity({ hands, board }, { method: 'exact', threads: 1, ...options });
  } catch (error) {
    if (error instanceof EquityError && ['EMPTY_RANGE', 'NO_DEAL', 'DUPLICATE_CARD'].includes(error.code))
      return null;
    throw error;
  }
}

/** Every kernel that boards of two cards come to, by what is asked of it. */
const QUESTIONS: [string, string[], EquityOptions][] = [
  ['two hands', ['AsKs', 'QhQd'], {}],
  ['six hands', ['AsKs', 'QhQd', '8c8d', 'Jc9c', '8s6h', 'Ac5c'], {}],
  ['two ranges', ['AA,AKs', 'QQ,76s'], {}],
  ['ranges hand by hand', ['AA,AKs', 'QQ,76s'], { byHand: true }],
  ['three ranges', ['AA,KK', 'QQ,76s', '22'], {}],
  ['hold’em hi/lo', ['As2s', 'QhQd'], { game: 'holdem8' }],
  ['short deck', ['AsKs', 'QhQd'], { game: 'shortdeck' }],
  ['Omaha', ['AsAhKsKh', 'JdTd9c8c'], {}],
  ['Omaha, three hands', ['AsAhKsKh', 'JdTd9c8c', '5h6h7s8s'], {}],
  ['Omaha hi/lo', ['As2s3h4h', 'KsKdQsQd'], { game: 'omaha8' }],
  ['five-card Omaha', ['AsAhKsKh4d', 'JdTd9c8c2d'], {}],
  ['seven-card Omaha', ['AsAhKsKh4d3c5c', 'JdTd9c8c2d5d6d'], { game: 'omaha7' }],
  ['Omaha ranges', ['AsAhKK', 'JsTs9h8h+'], { game: 'omaha' }],
];

describe('a board card that is not known', () => {
  test.each(QUESTIONS)('%s: the mean over all cards it may be', async (_, hands, options) => {
    const two = options.game === 'shortdeck' ? '9h7c' : '2h7c';
    const unknown = (await on(`${two}*`, hands, options)) as Result;
    expect(unknown.board).toBe(two);
    expect(unknown.notes).toContain('one card of the board is not known, and dealt like those still to come');
    expect(unknown.players).toEqual((await on(two, hands, options))?.players);
    // Each board of five is counted once for each of its three other cards.
    const sums = hands.map(() => 0);
    let deals = 0;
    for (let card = 0; card < 52; card++) {
      const text = formatCard(card);
      if (two.includes(text) || (options.game === 'shortdeck' && card < 16)) continue;
      const flop = await on(two + text, hands, options);
      if (flop === null) continue;
      deals += flop.method === 'exact' ? flop.deals : Number.NaN;
      flop.players.forEach((player, seat) => {
        sums[seat] += player.equity * (flop.method === 'exact' ? flop.deals : Number.NaN);
      });
    }
    expect(unknown.method === 'exact' && unknown.deals * 3).toBe(deals);
    unknown.players.forEach((player, seat) => {
      expect(player.equity).toBeCloseTo(sums[seat] / deals, 11);
    });
  });

  // Few cards are left, so that the slow oracle can deal them all.
  const dead = '2c2d2s3c3d3s3h4c4d4s4h5c5d5s5h6c6d6s6h8c8d8s9s9d';
  test.each<[RulesName, string[], string]>([
    ['holdem', ['AsKs', 'QhQd'], '2h7c*'],
    ['holdem', ['AsKs', 'QhQd', 'JcTc'], '2h***'],
    ['omaha', ['AsAhKsKh', 'JdTdJcTc'], '* 7c ? 2h'],
    ['omaha8', ['AsAhKsKh', 'JdTdJcTc'], '2hxx'],
  ])('%s %j on %s as the oracle deals it', async (game, hands, board) => {
    const result = (await on(board, hands, { game, dead })) as Result;
    const count = enumerate({
      game: RULES[game],
      hands: hands.map(parseCards),
      board: parseCards(result.board),
      dead: parseCards(dead),
    });
    expect(result.method === 'exact' && result.deals).toBe(count.deals);
    equities(count).forEach((share, seat) => {
      expect(result.players[seat].equity).toBeCloseTo(share, 11);
    });
  });

  test('a board of unknown cards is no board', async () => {
    const result = (await on('xxxxx', ['AsKs', 'QhQd'], {})) as Result;
    expect(result.players).toEqual((await on('', ['AsKs', 'QhQd'], {}))?.players);
    expect(result.board).toBe('');
    expect(result.notes).toEqual(['5 cards of the board are not known, and dealt like those still to come']);
  });
});

test('a dead card that is not known changes nothing', async () => {
  const [known, unknown] = await Promise.all([
    equity('AsKs vs QQ on 2h7d9c dead 3h'),
    equity('AsKs vs QQ on 2h7d9c dead 3h*'),
  ]);
  expect(unknown.players).toEqual(known.players);
  expect(unknown.dead).toBe('3h');
  expect(unknown.notes).toEqual([...known.notes, 'an unknown dead card changes nothing']);
  const stud = await equity('AsAhKd vs 9s8s7s dead x', { game: 'stud' });
  expect(stud.notes).toContain('an unknown dead card changes nothing');
});
