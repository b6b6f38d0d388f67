import { describe, expect, test } from 'vitest';
import { type Card, formatCards, RANKS, rankOf, suitOf } from '../../src/cards/card.ts';
import { EquityError } from '../../src/cards/error.ts';
import { renderRange } from '../../src/cli/render/range.ts';
import { NO_PAINT } from '../../src/cli/terminal.ts';
import type { Game } from '../../src/games/game.ts';
import { games } from '../../src/games/games.ts';
import { readItems } from '../../src/ranges/items.ts';
import type { Range } from '../../src/ranges/range.ts';
import { rangeOfItems } from '../../src/ranges/read.ts';

/** A game of hands of four (or five) cards, of which the kernels need know nothing here. */
const FOUR: Game = { ...games.holdem, name: 'four', title: 'Four', hole: 4, use: 'two' };
const FIVE: Game = { ...FOUR, hole: 5 };

function read(text: string, game = FOUR): Range {
  const slice = { input: text, start: 0, end: text.length };
  return rangeOfItems(readItems(slice, game.hole), slice, game);
}

function failure(text: string, game = FOUR) {
  try {
    read(text, game);
  } catch (error) {
    if (!(error instanceof EquityError)) throw error;
    const { code, span, hint } = error;
    return { code, at: text.slice(span?.start, span?.end), hint };
  }
  throw new Error(`no error for ${text}`);
}

function choose(n: number, k: number): number {
  return k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k;
}

/** The hands of a range that a plain predicate over ranks and suits keeps, and all such hands of the deck. */
function handsOf({ hands, width, count }: Range): Card[][] {
  return Array.from({ length: count }, (_, i) => [...hands.subarray(i * width, (i + 1) * width)]);
}

/** How often each value comes, the most frequent first: `2,1,1`. */
function shape(values: readonly number[]): string {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts.values()].sort((a, b) => b - a).join(',');
}

describe('the generic syntax: combos by counting', () => {
  const all = choose(52, 4);
  test.each([
    ['****', all],
    ['*', all],
    ['random', all],
    // At least two aces: 6 * C(48, 2) + 4 * 48 + 1.
    ['AA', 6961],
    ['AA**', 6961],
    ['aa', 6961],
    ['A', all - choose(48, 4)],
    ['As***', choose(51, 3)],
    ['AsAh**', choose(50, 2)],
    ['AsAhKsKh', 1],
    ['As Ah Ks Kh', 1],
    ['AKQJ', 4 ** 4],
    ['AAKK', 36],
    ['ss', all - choose(39, 4) - 13 * choose(39, 3)],
    ['*h*h', all - choose(39, 4) - 13 * choose(39, 3)],
    ['xxyy', choose(4, 2) * 78 * 78],
    ['$ds', choose(4, 2) * 78 * 78],
    ['xxyz', 4 * 78 * 3 * 13 * 13],
    ['wxyz', 13 ** 4],
    ['$rb', 13 ** 4],
    ['xxxx', 4 * choose(13, 4)],
    ['xxxy', 4 * choose(13, 3) * 39],
    ['RROO', choose(13, 2) * 36],
    ['RRON', 13 * choose(12, 2) * 6 * 16],
    ['$np', choose(13, 4) * 4 ** 4],
    ['RRRR', 13],
    ['AA:xxyy', 864],
    ['AA$ds', 864],
    ['xxyy:AA', 864],
    ['AxAyKxKy', 6],
    ['RxRyOxOy', choose(13, 2) * 6],
    ['AA!AAA', 6 * choose(48, 2)],
    ['AA:!AAA', 6 * choose(48, 2)],
    ['AA!As', 3 * choose(48, 2) + 48],
    ['(AA,KK):$ds', 864 + 864 - 6],
    ['[A-K][A-K][A-K][A-K]', choose(8, 4)],
    ['[A,2,3,4,5][A,2,3,4,5][A,2,3,4,5][A,2,3,4,5]', choose(20, 4)],
    ['$W$W$W$W', choose(20, 4)],
    ['[A,9-7]hKcQcJc', 4],
    ['JT98-5432', 7 * 4 ** 4],
    ['5432-JT98', 7 * 4 ** 4],
    ['8765+', 7 * 4 ** 4],
    ['5432-', 4 ** 4],
    ['QQ+', [0, 1, 2].reduce((sum, pairs) => sum + [3 * 6961, -3 * 36, 0][pairs], 0)],
    ['JsTs9h8h+', 4],
    ['AA@50,KK', 6961 * 2 - 36],
    ['[50]AAKK[/50]', 36],
  ])('%j is %i', (text, count) => {
    expect(read(text).count).toBe(count);
  });

  // A nine and two of each of two suits: all such hands less those of twelve ranks.
  const nines = 6 * (78 * 78 - 66 * 66);
  test.each([
    ['9:$ds', nines],
    ['10:$ds', nines],
    ['2:$ds', nines],
    ['$ds:9', nines],
    ['9$ds', nines],
    ['9:8', all - 2 * choose(48, 4) + choose(44, 4)],
    ['22:33', 36],
    ['$ds:99', 864],
    ['22+:99', 6961],
    ['876*:987*', 4 ** 4],
    ['99:0.5', 6961],
    ['99:1', 6961],
    ['99:50%', 6961],
  ])('ranks at a colon are hands: %s is %i', (text, count) => {
    expect(read(text).count).toBe(count);
  });

  test.each([
    ['9: $ds', 900],
    ['15%: $ds', 1500],
    ['[9%]$ds[/9%]', 900],
    ['50:$ds', 5000],
    ['100:$ds', 10_000],
    ['0.5:$ds', 50],
  ])('what cannot be ranks before it, or has a space behind it, is a weight: %s', (text, weight) => {
    const { count, weights, notes } = read(text);
    expect(count).toBe(choose(4, 2) * 78 * 78);
    expect(new Set(weights)).toEqual(new Set([weight]));
    expect(notes).toEqual([]);
  });

  test('what looks like a weight in per cent is noted', () => {
    expect(read('$ds:99').notes).toEqual(['$ds:99 is the hands of both; for the weight 99 % write $ds@99']);
    expect(failure('AA:50')).toMatchObject({ code: 'BAD_RANGE', at: '50' });
  });

  test('five cards', () => {
    expect(read('AA', FIVE).count).toBe(6 * choose(48, 3) + 4 * choose(48, 2) + 48);
    expect(read('AsAhKsKhQd', FIVE).count).toBe(1);
  });
});

describe('the generic syntax: a plain reading over all hands', () => {
  const everything: Card[][] = [];
  for (let a = 51; a > 2; a--) {
    for (let b = a - 1; b > 1; b--) {
      for (let c = b - 1; c > 0; c--) for (let d = c - 1; d >= 0; d--) everything.push([a, b, c, d]);
    }
  }
  const isVariable = (rank: number) => rank !== RANKS.indexOf('A');
  test.each<[string, (cards: readonly Card[]) => boolean]>([
    ['xxyy', (cards) => shape(cards.map(suitOf)) === '2,2'],
    ['RRON', (cards) => shape(cards.map(rankOf)) === '2,1,1'],
    // Variables are never the ranks and suits that are written out.
    [
      'ARRR',
      (cards) => {
        const others = cards.map(rankOf).filter(isVariable);
        return others.length === 3 && shape(others) === '3';
      },
    ],
    [
      'Ahxx',
      (cards) => {
        const rest = cards.filter((card) => card !== 50);
        if (rest.length === 4) return false;
        const suits = rest.map(suitOf).filter((suit) => suit !== 2);
        return suits.length > new Set(suits).size;
      },
    ],
    [
      'AhKx',
      (cards) => cards.includes(50) && cards.some((card) => rankOf(card) === 11 && suitOf(card) !== 2),
    ],
  ])('%s', (text, fits) => {
    const wanted = everything.filter(fits).map((cards) => formatCards(cards));
    expect(handsOf(read(text)).map((cards) => formatCards(cards))).toEqual(wanted);
  });

  // The distance of the highest from the lowest of four ranks is three without a gap, and one more with each.
  const spread = (cards: readonly Card[]) => {
    const ranks = cards.map(rankOf);
    return new Set(ranks).size < 4 ? 0 : Math.max(...ranks) - Math.min(...ranks);
  };
  test.each([
    ['$0g', 3],
    ['$1g', 4],
    ['$2g', 5],
  ])('%s', (text, distance) => {
    const wanted = everything
      .filter((cards) => spread(cards) === distance)
      .map((cards) => formatCards(cards));
    expect(handsOf(read(text)).map((cards) => formatCards(cards))).toEqual(wanted);
    expect(read(`${text.toUpperCase()}$DS`).count).toBe(read(`${text}:$ds`).count);
  });

  test('weights', () => {
    const { weights, count } = read('AAKK:0.5,AsAhKsKh');
    expect(count).toBe(36);
    expect([...weights].sort((a, b) => a - b)).toEqual([...Array(35).fill(5000), 10_000]);
  });
});

describe('the generic syntax: mistakes', () => {
  test.each([
    ['AKQJT', 'BAD_HAND', 'AKQJT'],
    ['AsAs,KK', 'EMPTY_RANGE', 'AsAs'],
    ['wxyzw', 'BAD_HAND', 'wxyzw'],
    ['AA$sd', 'BAD_RANGE', '$sd'],
    ['$', 'BAD_RANGE', '$'],
    ['[A-', 'BAD_RANGE', '['],
    ['[A-T-9]', 'BAD_RANGE', '[A-T-9]'],
    ['[Z]', 'BAD_RANGE', '[Z]'],
    ['JT98-543', 'BAD_RANGE', 'JT98-543'],
    ['JT98-5431', 'BAD_CARD', '1'],
    ['RR+', 'BAD_RANGE', 'RR'],
    ['15%', 'NOT_LOADED', '15%'],
    ['AA:KK:QQ', 'EMPTY_RANGE', 'AA:KK:QQ'],
    ['AA,#', 'BAD_CARD', '#'],
  ])('%j: %s at %j', (text, code, at) => {
    expect(failure(text)).toMatchObject({ code, at });
  });

  test('offer the nearest macro', () => {
    expect(failure('$rbb').hint).toContain('Did you mean $rb?');
  });
});

test('a range of four cards is shown by its shapes', () => {
  const text = renderRange(read('AAKK'), FOUR, NO_PAINT);
  // Of 36 hands the two pairs share both suits 6 times, none 6 times, one 24 times.
  expect(text).toMatch(/^Four\n\nAAKK\n\n36 combos · 0\.01 % of hands\n\n/);
  expect(text).toMatch(/^ {2}two pairs or more +36 +100\.00 %$/m);
  expect(text).toMatch(/^ {2}double-suited +6 +16\.67 %$/m);
  expect(text).toMatch(/^ {2}single-suited +24 +66\.67 %$/m);
  expect(text).toMatch(/^ {2}rainbow +6 +16\.67 %$/m);
  expect(text).toContain('such as AsAhKsKh ');
});
