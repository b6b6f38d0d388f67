import { describe, expect, test } from 'vitest';
import { equity } from '../../src/engine/equity.ts';
import { games } from '../../src/games/games.ts';
import type { HandResult } from '../../src/tally/result.ts';
import { cards } from '../oracle/cards.ts';
import { type DealCount, equities } from '../oracle/count.ts';
import { enumerate } from '../oracle/enumerate.ts';

type StudGame = 'stud' | 'stud8' | 'studhilo' | 'razz' | 'draw' | 'lowball27' | 'badugi';

/** Every deal of hands with `x` for what is not known, one by one. */
function oracle(game: StudGame, hands: readonly string[], dead: string): DealCount {
  const known = hands.map((hand) => cards(hand.replaceAll('x', '')));
  return enumerate({ game: games[game], hands: known, dead: cards(dead) });
}

function handByHand(game: StudGame, hands: readonly string[], dead = '', threads = 1) {
  return equity({ hands, dead, game }, { byHand: true, threads });
}

/** The hands told apart that are looked at: all of a few, some of many. */
function some(hands: readonly HandResult[] | undefined): readonly HandResult[] {
  const step = Math.ceil((hands?.length ?? 0) / 40);
  return (hands ?? []).filter((_, at) => at % step === 0);
}

describe('the hands that a player of stud or draw may have been dealt', () => {
  test.each<[StudGame, string[], string]>([
    ['stud', ['xAs8c9dTh2h', 'QsQhKd2c3c4d'], ''],
    ['stud', ['AsAh8c9dTh2h', 'Qs x Kd2c3c4d'], '5c5d'],
    ['stud', ['x x 8c9dTh2h x', 'QsQhKd2c3c4d5d'], ''],
    ['stud8', ['x As 8c 4d 5h 2h', 'x Qh 6d 2c 3c 7d'], ''],
    ['studhilo', ['x As 8c 4d 5h 2h', 'x Qh 6d 2c 3c 7d'], ''],
    ['razz', ['x As 8c 4d 5h 2h', 'x 3h 6d 2c 4c 7d'], 'KsKhKd'],
    ['draw', ['As Ah Kd x x', '2c 2d 3h 4d'], ''],
    ['lowball27', ['2s 3h 4d x', '2c 7d 3s 4h'], ''],
    ['badugi', ['As x 4d', '2c 3d 5h'], ''],
    ['draw', ['As Ah Kd x', '2c 2d 3h 4d 9c', 'Qc Jc Tc 9s'], ''],
    ['razz', ['x As 8c 4d 5h 2h Td', 'Kc 3h 6d 2c 4c 7d x', 'x 9c 8d 7s 6c 5d 4h'], ''],
  ])('%s %j dead %j: each fares as if it were the only one', async (game, hands, dead) => {
    const result = await handByHand(game, hands, dead);
    const counted = oracle(game, hands, dead);
    const whole = equities(counted);
    expect(result).toMatchObject({ method: 'exact', deals: counted.deals });
    for (const [seat, player] of result.players.entries()) {
      expect(player.equity).toBeCloseTo(whole[seat] ?? -1, 12);
      const told = player.hands ?? [];
      expect(new Set(told.map(({ hand }) => hand)).size).toBe(told.length);
      const deals = told.reduce((sum, hand) => sum + hand.deals, 0);
      const mean = told.reduce((sum, hand) => sum + hand.deals * hand.equity, 0) / deals;
      expect(mean).toBeCloseTo(player.equity, 12);
      for (const hand of some(told)) {
        const alone = oracle(game, hands.with(seat, hand.hand), dead);
        const { win = -1, tie = -1, lose = -1 } = alone.seats[seat] ?? {};
        expect(hand.weight).toBe(1);
        expect(hand.deals).toBe(alone.deals);
        expect(hand.equity).toBeCloseTo(equities(alone)[seat] ?? -1, 12);
        expect([hand.win, hand.tie, hand.lose].map((part) => Math.round(part * hand.deals))).toEqual([
          win,
          tie,
          lose,
        ]);
      }
    }
  });

  test('are all ways to fill in what is not known, in the order dealt', async () => {
    const { players } = await handByHand('draw', ['As x Kd Qh Jc', '2c 2d 3h 4d 9c'], '3c');
    // 52 cards, less nine in the hands and a dead one.
    expect(players[0]?.hands).toHaveLength(42);
    expect(players[0]?.hands?.[0]?.hand).toBe('AsAhKdQhJc');
    expect(players[1]?.hands?.map(({ hand }) => hand)).toEqual(['2c2d3h4d9c']);
  });

  test('of a hand that is known are that hand, on any street', async () => {
    const { players } = await handByHand('stud', ['AsAhKd', '9s8s7s']);
    // As known from counting all 18,265,297,050 deals.
    expect(players[0]?.hands).toMatchObject([{ hand: 'AsAhKd', deals: 18_265_297_050 }]);
    expect(Math.round((players[0]?.hands?.[0]?.win ?? 0) * 18_265_297_050)).toBe(10_734_365_206);
  });

  test('of a hand of which nothing is dealt are not listed', async () => {
    const { players } = await handByHand('draw', ['As Ah Kd Kh x', 'random']);
    expect(players[0]?.hands).toHaveLength(48);
    expect(players[1]?.hands).toBeUndefined();
  });

  test('are the same on any number of threads', async () => {
    const hands = ['x x 8c9dTh', 'QsQhKd2c3c'];
    const [one, two] = [await handByHand('stud', hands), await handByHand('stud', hands, '', 2)];
    expect(two.players).toEqual(one.players);
  });

  test('where a last card is shared, share it', async () => {
    // Eight hands of six leave four cards: the seventh is one for all.
    const deck =
      'AsKsQsJsTs9s8s7s6s5s4s3s2sAhKhQhJhTh9h8h7h6h5h4h3h2hAdKdQdJdTd9d8d7d6d5d4d3d2dAcKcQcJcTc9c8c7c6c';
    const hands = Array.from({ length: 8 }, (_, seat) =>
      Array.from({ length: 6 }, (_, card) => deck.slice(2 * (seat + 8 * card)).slice(0, 2)).join(''),
    );
    const open = hands.with(2, `x${hands[2]?.slice(2)}`);
    const { players } = await handByHand('stud', open);
    expect(players[2]?.hands).toHaveLength(5);
    const own = players[2]?.hands?.find(({ hand }) => hand === hands[2]);
    const alone = await equity({ hands, game: 'stud' }, { method: 'exact' });
    expect(own?.equity).toBeCloseTo(alone.players[2]?.equity ?? -1, 12);
  });

  test.each([
    [['xx8c', 'xxKd'], /seconds$/],
    [['AsAhKd', 'random'], /seconds$/],
    [['x x 8c x x x x', 'xxxxxxx'], /hands are too many/],
  ])('%j are refused where that is out of reach', async (hands, message) => {
    const error = await handByHand('stud', hands).catch((reason) => reason);
    expect(error).toMatchObject({ code: 'TOO_LARGE', hint: expect.stringContaining('sample') });
    expect(error.message).toMatch(message);
  });
});
