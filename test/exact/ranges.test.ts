import { type EquityOptions, equity, formatCards, parseRange, rankings } from 'equity';
import { describe, expect, test } from 'vitest';
import { loadReference, loadStartingHands } from '../reference/load.ts';

describe('known answers', () => {
  test.each([
    ['KcQc v 6c5c,AQo+', 31.375731],
    ['QhQs v TT+', 50.012509],
    ['QQ+ v TT+', 65.0483],
    ['AA v QQ', 81.547056],
    ['AA v 22', 82.216738],
    ['AA v QQ@1,22@100', 82.2101],
    ['AA v QQ@99,22@100', 81.8836],
    ['AA v QQ,22', 81.8819],
    ['AA,72o v KK,QQ:0.7 on Kc7d2h', 49.7773],
    ['QQ+,AKs,AcQc v A2s+ on 2c4c5h dead Jc', 61.636727],
    ['QQ v AK', 56.056116],
    ['KK v AK', 68.883796],
  ])('%s is %f %%', async (query, percent) => {
    const digits = String(percent).split('.')[1].length;
    for (const byHand of [false, true]) {
      const { players, method } = await equity(query, { byHand });
      expect(method).toBe('exact');
      expect((players[0].equity * 100).toFixed(digits)).toBe(percent.toFixed(digits));
    }
  });

  test('the deals of weighted and dead cards', async () => {
    expect(await equity('QQ+,AKs,AcQc v A2s+ on 2c4c5h dead Jc')).toMatchObject({ deals: 759_638 });
  });

  test('combos', () => {
    expect(parseRange('77+,ATs+,KTs+,QJs,AJo+,KQo').count).toBe(128);
    expect(parseRange('99-22,AQs-A8s,A5s-A4s,K9s+,Q9s+,J9s+,T8s+,97s+,87s,76s,65s,AQo-AJo,KQo').count).toBe(
      176,
    );
  });
});

describe('the values of others', () => {
  const ranges = loadReference('holdem').filter((line) => line.ranges && line.method === 'exact');

  test.each(ranges.map((line) => [line.id, line] as const))('%s', async (_, line) => {
    if (line.hands.length > 2) return;
    const { hands, board, dead } = line;
    for (const byHand of [false, true]) {
      const result = await equity({ hands, board, dead }, { byHand });
      expect(result).toMatchObject({ method: 'exact', deals: line.total });
      line.players.forEach((player, seat) => {
        expect(result.players[seat].equity).toBeCloseTo(player.equity, 8);
      });
    }
  });

  test('are there', () => expect(ranges.length).toBeGreaterThan(5));
});

describe('Omaha ranges', () => {
  test('are worth what their hands are worth', async () => {
    const query = (hand: string) => equity(`${hand} v QsQhJs9h`, { game: 'omaha', board: '2h7d9cTc' });
    const { hands, count } = parseRange('AAKK$ds', { game: 'omaha' });
    expect(count).toBe(6);
    let sum = 0;
    let dealt = 0;
    for (let i = 0; i < count; i++) {
      const { players } = await query(formatCards(hands.subarray(i * 4, i * 4 + 4)));
      sum += players[0].equity;
      dealt++;
    }
    const { players, method } = await query('AAKK$ds');
    expect(method).toBe('exact');
    // No hand shares a card with the other: all are dealt equally often.
    expect(players[0].equity).toBeCloseTo(sum / dealt, 12);
  });
});

describe('hand by hand', () => {
  test('hands add up to their range', async () => {
    for (const query of ['QQ+,AK:0.5 v 15%', 'QQ+,AK:0.5 v 15% on Kc7d2h', '22+ v random on 2s7s9s']) {
      const { players } = await equity(query, { byHand: true });
      for (const { hands = [], equity: whole, win, tie } of players) {
        const sum = (figure: (hand: (typeof hands)[number]) => number) =>
          hands.reduce((total, hand) => total + hand.weight * hand.deals * figure(hand), 0);
        expect(sum((hand) => hand.equity) / sum(() => 1)).toBeCloseTo(whole, 12);
        expect(sum((hand) => hand.win) / sum(() => 1)).toBeCloseTo(win, 12);
        expect(sum((hand) => hand.tie) / sum(() => 1)).toBeCloseTo(tie, 12);
      }
    }
  });

  test.each([
    ['three players before the flop', ['AsAh,AdAc', 'KsKh,AdKd:0.5', 'QsQh,7c6c'], {}],
    ['Omaha before the flop', ['AsAhKsKh,AdAcKsKh', 'QsQhJsJh,AsQsJh7d:0.5,2c3c4c5c'], {}],
    [
      'Omaha hi/lo, three players on a flop',
      ['As2s3hKd,KsKhQsQh', 'Ah2h4cKc', 'AdAcQdQc,2d3d4d5d:0.25'],
      { game: 'omaha8', board: '6s7h9d' },
    ],
    ['Omaha against any hand', ['AsAhKsKh,2s2h7d7c', 'random'], { board: '2d7h9c' }],
    ['Omaha against a hand that is known in part', ['9s9h7d7c,AsAhKsKh:0.5', 'AdAc**'], { board: '2d7hTc' }],
    ["hold'em hi/lo", ['As2s,KsKh', 'Ah3h,8d7d:0.5', 'QQ'], { game: 'holdem8', board: '4s5hKd' }],
    ['short deck', ['AsAh,9s8s', 'KK,TsTh'], { game: 'shortdeck' }],
    ['two boards', ['AsAh,9s8s', 'KsKh,TsTh:0.5'], { board: ['2h7d9c', 'AdKd3c'] }],
  ] as [string, string[], EquityOptions][])(
    '%s: each hand is what it is alone',
    async (_, seats, options) => {
      const { players } = await equity(seats.join(' vs '), { ...options, byHand: true });
      for (const [seat, { hands }] of players.entries()) {
        expect(hands === undefined).toBe(/random|\*/.test(seats[seat]));
        for (const { hand, equity: share, win, tie, lose, deals } of hands ?? []) {
          const alone = await equity(seats.with(seat, hand).join(' vs '), options);
          expect(alone.method).toBe('exact');
          expect(share).toBeCloseTo(alone.players[seat].equity, 12);
          expect(win).toBeCloseTo(alone.players[seat].win, 12);
          expect(tie).toBeCloseTo(alone.players[seat].tie, 12);
          expect(lose).toBeCloseTo(alone.players[seat].lose, 12);
          expect(deals).toBeGreaterThan(0);
        }
      }
    },
  );

  test('of short deck add up to their range', async () => {
    const short = await equity('AA v KK', { byHand: true, game: 'shortdeck' });
    const whole = short.players[0].hands?.map((hand) => hand.equity) ?? [];
    expect(whole.reduce((sum, of) => sum + of, 0) / whole.length).toBeCloseTo(short.players[0].equity, 12);
  });

  test('are not told where hands are not listed', async () => {
    await expect(equity('AsAh** v KsKh** on 2d7h9c', { byHand: true })).rejects.toThrow(/told apart/);
    await expect(equity('AsAhKd v 9s8s7s', { byHand: true, game: 'stud' })).rejects.toThrow(/told apart/);
  });

  test('a hand that is never dealt beside the others has no deals', async () => {
    const { players } = await equity('AsAh,KsKh v AsQs', { byHand: true });
    expect(players[0].hands?.[0]).toMatchObject({ hand: 'AsAh', equity: 0, deals: 0 });
  });

  test('every starting hand against a random one, and so the ranking of percentages', async () => {
    const { players } = await equity('random v random', { byHand: true });
    const byClass = new Map((players[0].hands ?? []).map((hand) => [classOf(hand.hand), hand]));
    const known = loadStartingHands('holdem');
    expect(known).toHaveLength(169);
    for (const { hand, wins, ties, losses } of known) {
      const counted = byClass.get(hand);
      expect(
        counted && [counted.win, counted.tie, counted.lose].map((part) => Math.round(part * counted.deals)),
      ).toEqual([wins, ties, losses]);
    }
    const order = [...byClass].sort(([, a], [, b]) => b.equity - a.equity).map(([name]) => name);
    expect(rankings.equity.classes()).toEqual(order);
  });
});

function classOf(hand: string): string {
  const [a, b] = [hand.charAt(0), hand.charAt(2)];
  return a === b ? a + b : a + b + (hand.charAt(1) === hand.charAt(3) ? 's' : 'o');
}
