import { describe, expect, test } from 'vitest';
import { equity } from '../../src/engine/equity.ts';
import { games } from '../../src/games/games.ts';
import type { PlayerResult, Result } from '../../src/tally/result.ts';
import { cards } from '../oracle/cards.ts';
import { enumerate } from '../oracle/enumerate.ts';
import { loadReference, type ReferenceLine } from '../reference/load.ts';

const GAMES = ['stud', 'stud8', 'razz', 'lowball', 'lowball27'] as const;
const lines = GAMES.flatMap(loadReference);

/** The answer on this thread; three hands on fifth street are more work than the budget. */
function ask(game: string, hands: readonly string[], dead = ''): Promise<Result> {
  return equity({ hands, dead, game }, { threads: 1, method: 'exact' });
}

function player(result: Result, seat: number): PlayerResult {
  const found = result.players[seat];
  if (found === undefined) throw new Error(`no player ${seat}`);
  return found;
}

function titled(some: readonly ReferenceLine[]): [string, ReferenceLine][] {
  return some.map((line) => [
    `${line.game} ${line.hands.join(' vs ')}${line.dead === '' ? '' : ` dead ${line.dead}`}`,
    line,
  ]);
}

describe('exact reference values', () => {
  test.each(titled(lines.filter(({ method }) => method === 'exact')))('%s', async (_, line) => {
    const result = await ask(line.game, line.hands, line.dead);
    expect(result).toMatchObject({ method: 'exact', deals: line.total });
    line.players.forEach((expected, seat) => {
      const found = player(result, seat);
      expect(found.equity).toBeCloseTo(expected.equity, 8);
      if (expected.counts !== undefined) expect(found.counts).toMatchObject(expected.counts);
      if (expected.high !== undefined) expect(found.high?.counts).toMatchObject(expected.high);
      // The reference counts a low as lost only where the loser qualifies too.
      if (expected.low !== undefined) {
        expect(found.low?.counts).toMatchObject({ win: expected.low.win, tie: expected.low.tie });
      }
      if (expected.scoop !== undefined) expect(found.counts.win).toBe(expected.scoop);
    });
  });
});

describe('sampled reference values', () => {
  test.each(titled(lines.filter(({ method }) => method === 'montecarlo')))('%s', async (_, line) => {
    const result = await ask(line.game, line.hands, line.dead);
    line.players.forEach(({ equity: expected }, seat) => {
      const error = Math.sqrt((expected * (1 - expected)) / line.total);
      expect(Math.abs(player(result, seat).equity - expected)).toBeLessThan(4 * error);
    });
  });
});

describe('known answers', () => {
  test.each([
    ['AsAhTsTh8h8d', 'KcQcJcTd3c2d', '', 1114, 0, 1560],
    ['AsAhTsTh8h8d', 'KcQcJcTd3c2d', '5c6c2sJh', 926, 0, 1260],
    ['AsAhKd', '9s8s7s', '', 10_734_365_206, 209_462, 18_265_297_050],
    ['AsAhKd', 'KsKhAd', '', 12_219_887_731, 20_309_400, 18_265_297_050],
  ])('stud %s vs %s dead %s', async (first, second, dead, win, tie, deals) => {
    const result = await ask('stud', [first, second], dead);
    expect(result).toMatchObject({ method: 'exact', deals });
    const lose = deals - win - tie;
    expect(player(result, 0).counts).toEqual({ win, tie, lose });
    expect(player(result, 1).counts).toEqual({ win: lose, tie, lose: win });
  });

  test('stud percentages', async () => {
    const first = await ask('stud', ['AsAhTsTh8h8d', 'KcQcJcTd3c2d']);
    expect(player(first, 0).equity).toBeCloseTo(0.71410256, 8);
    const second = await ask('stud', ['AsAhTsTh8h8d', 'KcQcJcTd3c2d'], '5c6c2sJh');
    expect(player(second, 0).equity).toBeCloseTo(0.73492063, 8);
  });

  test('stud8 on fifth street', async () => {
    const result = await ask('stud8', ['As2d3h4c7s', 'KcKsQdJh9c']);
    expect(result).toMatchObject({ method: 'exact', deals: 671_580 });
    expect(player(result, 0).equity).toBeCloseTo(0.61824355, 8);
  });

  test.each([
    ['2c3d4h5s8cKhKd', '2d3s4c5h8hQsJd', 0.75, 0.25],
    ['As2d3h4c5sKcKd', 'Ac2s3d4h5dQhQc', 0.5, 0.5],
    ['As2d3h4c5sKcKd', 'Ac2s3d4h6dQhQc', 1, 0],
  ])('stud8 at the end: %s vs %s', async (first, second, share, other) => {
    const result = await ask('stud8', [first, second]);
    expect(result).toMatchObject({ method: 'exact', deals: 1 });
    expect(result.players.map(({ equity: part }) => part)).toEqual([share, other]);
    expect(player(result, 0).scoop).toBe(share === 1 ? 1 : 0);
    expect(player(result, 0).shares).toEqual([{ share, probability: 1 }]);
  });

  test('razz on fifth street', async () => {
    const result = await ask('razz', ['As2d3h4c7s', '2c4s5h6d8h']);
    expect(player(result, 0).equity).toBeCloseTo(0.80304208, 8);
  });

  test.each([
    ['5d4h3s2cAs', 'Kc5h4c3d2s', 0],
    ['5d4h3s2cAs', '2d2h7d8c9c', 1],
  ])('A-2-3-4-5 in deuce-to-seven is ace high: %s vs %s', async (wheel, other, share) => {
    expect(player(await ask('lowball27', [wheel, other]), 0).equity).toBe(share);
  });

  test('studhilo always plays for a low', async () => {
    const result = await ask('studhilo', ['AsAhKd', '9s8s7s']);
    const { high, low } = player(result, 0);
    // The high hands are those of stud.
    expect(high?.counts).toEqual({ win: 10_734_365_206, tie: 209_462, lose: 7_530_722_382 });
    expect(low?.qualify).toBe(1);
    const { win = 0, tie = 0, lose = 0 } = low?.counts ?? {};
    expect(win + tie + lose).toBe(18_265_297_050);
    // The low hands are those of razz.
    const razz = await ask('razz', ['AsAhKd', '9s8s7s']);
    expect(low?.counts).toEqual(player(razz, 0).counts);
  });

  test('the high hands of stud8 are those of stud', async () => {
    const hands = ['AsAh4c', '7d6d5d'];
    const split = await ask('stud8', hands);
    const whole = await ask('stud', hands);
    expect(player(split, 1).high?.counts).toEqual(player(whole, 1).counts);
  });
});

describe('unknown cards', () => {
  test.each(['stud', 'razz'] as const)('%s: they are any that are left', async (name) => {
    const result = await ask(name, ['AsAhKd2c5h9dQh', 'xx8c3c4sTdx']);
    const oracle = enumerate({ game: games[name], hands: [cards('AsAhKd2c5h9dQh'), cards('8c3c4sTd')] });
    // Three of the 41 cards that nobody is known to have.
    expect(result).toMatchObject({ method: 'exact', deals: 10_660 });
    const { win, tie, lose } = oracle.seats[0] ?? {};
    expect(player(result, 0).counts).toEqual({ win, tie, lose });
  });

  test('a hand of nothing but unknown cards is a random hand', async () => {
    const hands = ['7s5d4c3h', 'xxxxx'];
    const written = await ask('lowball27', hands);
    const random = await ask('lowball27', ['7s5d4c3h', 'random']);
    const alone = await ask('lowball27', ['7s5d4c3h']);
    expect(written).toMatchObject({ method: 'exact', deals: 48 * ((47 * 46 * 45 * 44 * 43) / 120) });
    expect(random.players.map(({ counts }) => counts)).toEqual(written.players.map(({ counts }) => counts));
    expect(alone.players.map(({ counts }) => counts)).toEqual(written.players.map(({ counts }) => counts));
    expect(alone.notes).toEqual(['against one random hand']);
  });
});
