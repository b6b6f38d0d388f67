import { describe, expect, test } from 'vitest';
import type { Card } from '../../src/cards/card.ts';
import { cards, combinations, deckOf } from './cards.ts';
import { RULES, type Rules } from './games.ts';
import { type Category, highCategory, highValue } from './high.ts';
import { lowValue } from './low.ts';
import { settle, showdown, unitFor } from './showdown.ts';

/** Omaha with just the two cards that play: what a pair of hole cards is worth. */
const PAIR_OF_OMAHA: Rules = { ...RULES.omaha, hole: 2 };

const high = (game: Rules, hole: string, board: string) =>
  showdown(game, [cards(hole)], cards(board)).highs[0] as number;

const category = (game: Rules, hole: string, board: string): Category =>
  highCategory(high(game, hole, board), 'standard');

/** The pot as fractions of 5040, so that 1/2 is 2520, from hands written out. */
function shares(game: Rules, holes: string[], board = ''): number[] {
  return [...showdown(game, holes.map(cards), cards(board)).shares];
}

/** The pairs of hole cards that nothing beats on a board. */
function nuts(game: Rules, board: string): Card[][] {
  const known = cards(board);
  const pairs = combinations(
    deckOf('full').filter((card) => !known.includes(card)),
    2,
  );
  const highs = pairs.map((pair) => showdown(game, [pair], known).highs[0] as number);
  const best = Math.max(...highs);
  return pairs.filter((_, index) => highs[index] === best);
}

describe('Th 7s 2h 3h Kh', () => {
  const board = 'Th7s2h3hKh';

  test("in hold'em any one heart makes a flush, the ace the nuts", () => {
    for (const heart of ['Ah', 'Qh', '9h', '4h'])
      expect(category(RULES.holdem, `${heart}Kc`, board)).toBe('flush');
    const ace = cards('Ah')[0] as Card;
    expect(nuts(RULES.holdem, board).every((hand) => hand.includes(ace))).toBe(true);
    expect(high(RULES.holdem, 'Ah2c', board)).toBeGreaterThan(high(RULES.holdem, 'QhJh', board));
  });

  test('in Omaha a flush needs two hearts in the hole', () => {
    expect(category(RULES.omaha, 'AhAcAdAs', board)).toBe('pair');
    expect(category(RULES.omaha, 'AhQcJdTs', board)).toBe('pair');
    expect(category(RULES.omaha, '5h4hJdTs', board)).toBe('flush');
    // Three hearts on the board and two in the hole, never four and one.
    expect(high(RULES.omaha, 'Ah4hQcQd', board)).toBe(highValue(cards('AhKhTh4h3h'), 'standard'));
  });
});

describe('7h 8h 9s Tc Jd', () => {
  const board = '7h8h9sTcJd';

  test("in hold'em everyone has a straight to the jack, a queen makes 8-Q, K-Q the nuts", () => {
    const jack = highValue(cards('Js10h9d8c7s'), 'standard');
    const queen = highValue(cards('QsJh10d9c8s'), 'standard');
    expect(high(RULES.holdem, '2c3d', board)).toBe(jack);
    expect(high(RULES.holdem, '5c6d', board)).toBe(jack);
    expect(high(RULES.holdem, 'Qc2d', board)).toBe(queen);
    const ranks = nuts(RULES.holdem, board).map((hand) => hand.map((card) => card >> 2));
    expect(ranks).toHaveLength(16);
    expect(ranks.every(([low, top]) => low === 10 && top === 11)).toBe(true);
  });

  test.each([
    ['5c6d', '9'],
    ['KcQd', 'K'],
    ['7c8d', 'J'],
    ['8c9d', 'J'],
    ['9cTd', 'J'],
    ['TdJc', 'J'],
    ['Jc7d', 'J'],
    ['QcJs', 'Q'],
    ['QcTd', 'Q'],
    ['Qc9d', 'Q'],
    ['Qc8d', 'Q'],
  ])('in Omaha %s makes the straight to the %s', (pair, top) => {
    const straights: Record<string, string> = {
      '9': '9s8h7d6c5s',
      J: 'Js10h9d8c7s',
      Q: 'QsJh10d9c8s',
      K: 'KsQhJd10c9s',
    };
    expect(high(PAIR_OF_OMAHA, pair, board)).toBe(highValue(cards(straights[top] as string), 'standard'));
  });

  test.each(['2c3d', 'AcAd', 'Qc2d', '6c4d'])('in Omaha %s makes none', (pair) => {
    expect(category(PAIR_OF_OMAHA, pair, board)).not.toBe('straight');
  });
});

describe('Ks Kh Kc Kd 9s', () => {
  const board = 'KsKhKcKd9s';

  test("in hold'em everyone has quads, an ace the best kicker, a queen the next", () => {
    expect(category(RULES.holdem, '2c3d', board)).toBe('quads');
    expect(shares(RULES.holdem, ['Ac2d', 'QcQd', 'AdAh'], board)).toEqual([2520, 0, 2520]);
    expect(shares(RULES.holdem, ['QcJd', 'JcJh'], board)).toEqual([5040, 0]);
    expect(shares(RULES.holdem, ['8c8d', '2c3d'], board)).toEqual([2520, 2520]);
  });

  test('in Omaha nobody has quads: A-A makes kings full of aces, Q-Q kings full of queens', () => {
    expect(high(RULES.omaha, 'AcAdQcJd', board)).toBe(highValue(cards('KsKhKcAcAd'), 'standard'));
    expect(high(RULES.omaha, 'QcQdAcJd', board)).toBe(highValue(cards('KsKhKcQcQd'), 'standard'));
    expect(category(RULES.omaha, 'AcQdJh9c', board)).toBe('trips');
    expect(category(RULES.omaha, 'AcQdJhTc', board)).toBe('trips');
  });
});

describe('Kc Kh Ks 7s As', () => {
  const board = 'KcKhKs7sAs';

  test("in hold'em the last king is quads with an ace, A-A aces full", () => {
    expect(high(RULES.holdem, 'Kd2c', board)).toBe(highValue(cards('KcKhKsKdAs'), 'standard'));
    expect(high(RULES.holdem, 'AcAd', board)).toBe(highValue(cards('AcAdAsKcKh'), 'standard'));
  });

  test('in Omaha K-A is quads with an ace, then K-Q quads with a queen', () => {
    // K-Q plays K-Q and K-K-K: the ace on the board finds no room, so K-A beats it with its own.
    expect(high(RULES.omaha, 'KdAc3c2d', board)).toBe(highValue(cards('KcKhKsKdAc'), 'standard'));
    expect(high(RULES.omaha, 'KdQc3c2d', board)).toBe(highValue(cards('KcKhKsKdQc'), 'standard'));
    expect(shares(RULES.omaha, ['KdQcJc2d', 'AcAdQdJd'], board)).toEqual([5040, 0]);
  });
});

test('Omaha: two from the hole and three from the board, however many cards there are', () => {
  for (const [name, extra] of [
    ['omaha', ''],
    ['omaha5', '2c'],
    ['omaha6', '2c3h'],
    ['omaha7', '2c3h5h'],
  ] as const) {
    // Four spades in the hole and two on the board are no flush, four nines a pair.
    expect(category(RULES[name], `AsKsQsJs${extra}`, '9s7s4d4c8h')).toBe('pair');
    expect(category(RULES[name], `9s9h9d9c${extra}`, 'AsKdQcJs4h')).toBe('pair');
  }
});

describe('short deck', () => {
  test('a flush beats a full house, A-6-7-8-9 is a straight', () => {
    const board = 'As9s9h6s7c';
    expect(shares(RULES.shortdeck, ['KsQs', 'AhAd'], board)).toEqual([5040, 0]);
    expect(shares(RULES.holdem, ['KsQs', 'AhAd'], board)).toEqual([0, 5040]);
    expect(shares(RULES.shortdeck, ['8d10d', 'AdKc'], 'As9s6h7cQd')).toEqual([5040, 0]);
    expect(shares(RULES.shortdeck, ['8d10d', 'KdKc'], 'As9s6h7cKh')).toEqual([5040, 0]);
  });

  test('trips beat a straight only by the option', () => {
    const [holes, board] = [['8d10d', 'KdKc'], 'As9s6h7cKh'];
    expect(shares(RULES.shortdeck, holes, board)).toEqual([5040, 0]);
    expect(shares(RULES['shortdeck-trips'], holes, board)).toEqual([0, 5040]);
  });
});

describe('high and low', () => {
  const omaha8 = RULES.omaha8;

  test('a quarter: A has the best high and ties B for low', () => {
    expect(shares(omaha8, ['As2cKdQh', 'Ah2dTcTs'], '4s6h7dKcQs')).toEqual([3780, 1260]);
  });

  test('A has the best high and no low, B and C tie for low', () => {
    expect(shares(omaha8, ['5c3c9h9s', 'As2cKdJh', 'Ah2dTcTs'], '4s6h9dKcQs')).toEqual([5040, 0, 0]);
    expect(shares(omaha8, ['KsKhJsJh', 'As2c5dJc', 'Ah2d5hTs'], '4s6h8dKcQs')).toEqual([2520, 1260, 1260]);
  });

  test('no low: the high takes all; both ways best: a scoop', () => {
    expect(shares(omaha8, ['As2c3d4h', 'KhKd8s8d'], '9c9dTsJhQs')).toEqual([0, 5040]);
    expect(shares(omaha8, ['AsAh2s3h', 'KsKhQcJh'], '4s5d8cKdAd')).toEqual([5040, 0]);
  });

  test('the two sides may use different cards of the hole', () => {
    const { highs, lows } = showdown(omaha8, [cards('As2cKdKh')], cards('4s6h8dKcQs'));
    expect(highs).toEqual([highValue(cards('KdKhKcQs8d'), 'standard')]);
    expect(lows).toEqual([lowValue(cards('8d6h4s2cAs'), 'eight')]);
  });

  test('a low needs three board cards of different rank, 8 or lower', () => {
    const low = (board: string) => showdown(omaha8, [cards('As2c3d4h')], cards(board)).lows[0];
    expect(low('5s7h8dKcKs')).toBeGreaterThan(0);
    expect(low('5s7hTdKcKs')).toBe(0);
    expect(low('5s5h7d7cKs')).toBe(0);
    // Two of the three pair the hole, but the four and the three still play.
    expect(low('As2h8dKcKs')).toBe(lowValue(cards('8d4h3d2hAs'), 'eight'));
    // Hold'em may also play one or none of the hole cards.
    const holdem8 = showdown(RULES.holdem8, [cards('KhKd'), cards('8cKs')], cards('As2h3d4c7s'));
    expect(holdem8.lows[0]).toBe(lowValue(cards('7s4c3d2hAs'), 'eight'));
    expect(holdem8.lows[1]).toBe(holdem8.lows[0]);
  });

  test('stud: the same cards serve both ways', () => {
    expect(shares(RULES.stud8, ['As2s3s4s5sKcKd', 'AcAhAd8c7d6h5h'])).toEqual([5040, 0]);
    expect(shares(RULES.stud8, ['KsKhKdQcQd2c3h', 'As2h3d4c8hJdJs'])).toEqual([2520, 2520]);
    // Without the eight every hand has a low, here a nine against a ten.
    const holes = ['KsKhQdJc9s2d3h', 'AsAhAdTc8h6d2c'];
    expect(shares(RULES.stud8, holes)).toEqual([0, 5040]);
    expect(shares(RULES['stud-hilo'], holes)).toEqual([0, 5040]);
    expect(shares(RULES['stud-hilo'], ['KsKhKdKc9s9d2h', 'AsAh8d6c4h3d2c'])).toEqual([2520, 2520]);
  });
});

test('stud: one community card completes the hands of six, not a hand that has seven', () => {
  const six = ['AsKhQd9c7s2d', 'KsQhJd9s7c2h'];
  expect(shares(RULES.stud, six, '8h')).toEqual([5040, 0]);
  expect(shares(RULES.stud, six, 'Jh')).toEqual([0, 5040]);
  expect(shares(RULES.stud, ['AsKhQd9c7s2d3d', 'AhKsTd8s7c2h'], 'Ac')).toEqual([0, 5040]);
});

describe('only a low', () => {
  test('razz plays the best ace-to-five of seven', () => {
    expect(shares(RULES.razz, ['As2h3d4c5sKcKd', '2c3s4h6d8hAhAd'])).toEqual([5040, 0]);
    expect(shares(RULES.razz, ['AsAh2d2c3s3hKd', 'KsKhQdJcTs9h2s'])).toEqual([0, 5040]);
  });

  test('lowball hands play their five cards, badugi its four', () => {
    expect(shares(RULES.lowball, ['5s4s3s2sAs', '6h4h3h2hAh'])).toEqual([5040, 0]);
    expect(shares(RULES.lowball27, ['5s4h3s2sAs', '7h6h4h2c3h', 'Kh8c7d3d2d'])).toEqual([0, 5040, 0]);
    expect(shares(RULES.badugi, ['KsQhJdTc', 'As2h3d3c'])).toEqual([5040, 0]);
    expect(shares(RULES.draw, ['KsKhQdJcTs', 'KcKdQhJd9s', 'KcKdQhJdTd'])).toEqual([2520, 0, 2520]);
  });
});

describe('a pot is split evenly', () => {
  const one = { high: 'standard', low: 'eight' } as const;

  test('each half among its own winners', () => {
    expect(settle(one, [3, 3, 3], [0, 0, 0]).shares).toEqual([1680, 1680, 1680]);
    expect(settle(one, [3, 3, 3], [5, 5, 0]).shares).toEqual([840 + 1260, 840 + 1260, 840]);
    expect(settle(one, [1, 2, 3], [5, 4, 6]).shares).toEqual([0, 0, 5040]);
  });

  test('in whole units at any table', () => {
    for (let players = 1; players <= 23; players++) {
      for (let winners = 1; winners <= players; winners++) {
        const values = Array.from({ length: players }, (_, seat) => (seat < winners ? 2 : 1));
        const { shares: paid, unit } = settle(one, values, values.toReversed());
        expect(
          paid.every((share) => Number.isInteger(share)),
          `${winners} of ${players}`,
        ).toBe(true);
        expect(paid.reduce((sum, share) => sum + share)).toBe(unit);
      }
    }
    expect([2, 10, 11, 13].map(unitFor)).toEqual([5040, 5040, 55_440, 720_720]);
  });
});
