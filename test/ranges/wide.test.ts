import { parseRange } from 'equity';
import { describe, expect, test } from 'vitest';
import { choose } from '../../src/cards/choose.ts';
import { EquityError } from '../../src/cards/error.ts';
import { handNumber } from '../../src/cards/handnumber.ts';
import type { Game } from '../../src/games/game.ts';
import { games } from '../../src/games/games.ts';
import { Macros } from '../../src/ranges/definitions.ts';
import { readItems } from '../../src/ranges/items.ts';
import type { Range } from '../../src/ranges/range.ts';
import { PLAIN_READING, rangeOfItems } from '../../src/ranges/read.ts';
import { wideRange } from '../../src/ranges/wide.ts';
import { Work } from '../../src/ranges/work.ts';

const macros = new Macros({ big: '[A-J]', good: 'AA$ds,KK:0.5', bad: 'AAz' });

/** A range of four or five cards as those of six and seven are read. */
function wide(text: string, game: Game): { range: Range | null; codes: string[]; notes: string[] } {
  const slice = { input: text, start: 0, end: text.length };
  const items = readItems(slice, game.hole, macros);
  const known = { input: text, game, guessed: false, macros, work: new Work(), checkHand: () => {} };
  const context = { ...known, notes: [], mistakes: [], within: [] };
  const range = wideRange(items, slice, context);
  return {
    range,
    codes: context.mistakes.map(({ error }: { error: EquityError }) => error.code),
    notes: context.notes,
  };
}

/** The same by a table of all hands. */
function table(text: string, game: Game): Range | EquityError {
  const slice = { input: text, start: 0, end: text.length };
  try {
    const reading = { ...PLAIN_READING, offers: false, macros };
    return rangeOfItems(readItems(slice, game.hole, macros), slice, game, reading);
  } catch (error) {
    if (error instanceof EquityError) return error;
    throw error;
  }
}

const TEXTS = [
  ...[
    'AA',
    'A',
    'As:A',
    'AsAh:A',
    'AKQJ',
    'AAKK',
    'ss',
    '*h*h',
    'xxyy',
    'xxxy',
    'xxx',
    'wxyz',
    'RROO',
    'RRON',
  ],
  ...[
    'RxRyOxOy',
    'AxAyKxKy',
    'ARRR',
    'Ahxx',
    'AhKx',
    'AAhh',
    '[A-T][A-T][A-T][A-T]',
    '[A,2,3]hKcQcJc',
    'R[A-J]R',
  ],
  ...['AA$ds', 'AA:$ds', 'AA!AAA', 'AA!As', '(AA,KK):$ds', '$np', '$tp', '$t', '$q', '$B$B', 'A$Z$Zh'],
  ...['JT98-5432', '8765+', 'QQ+', 'AA@50,KK', '[50]AAKK[/50]', '(AA@50,AAKK):$ds@50', 'AA:0.5:0.5'],
  ...[
    '!A',
    'AA,!AAK',
    'AA -$ds',
    '!A,!K',
    '$big$big',
    '$good',
    'AA$good',
    'AA!$good',
    '$good:$ds',
    'AA,!QQQ',
  ],
  ...['AAAAA', 'AsKsQsJs', 'AsKsQsJs:0.5,AKQJ:0.2', 'AA!A', 'AA:KK:QQ', '$bad', 'AA:0', 'AA,!A', 'hh!hhh'],
];

describe('hands by rank multisets and suits are those of a table of all hands', () => {
  for (const game of [games.omaha, games.omaha5] as Game[]) {
    // A table of all hands of five cards takes its time.
    const texts = game.hole === 4 ? TEXTS : ['AAKK', 'AxAyKxKy:AsKs'];
    test.each(texts)(`${game.name} %s`, (text) => {
      const wanted = table(text, game);
      const { range, codes } = wide(text, game);
      if (wanted instanceof EquityError) {
        expect(range).toBeNull();
        // Why nothing is left of a list is said by its reader.
        if (codes.length > 0) expect(codes[0]).toBe(wanted.code);
        else expect(wanted.code).toBe('EMPTY_RANGE');
        return;
      }
      expect(codes).toEqual([]);
      expect(range?.count).toBe(wanted.count);
      expect(range?.random).toBe(wanted.random);
      if (wanted.random) return;
      expect(range?.notes).toEqual(wanted.notes);
      expect(Buffer.compare(range?.hands as Uint8Array, wanted.hands)).toBe(0);
      expect(range?.weights).toEqual(wanted.weights);
    });
  }
});

describe('six and seven cards', () => {
  const broadway = (cards: number) => choose(20, cards);
  test.each([
    ['AA', 6, 6 * choose(48, 4) + 4 * choose(48, 3) + choose(48, 2)],
    ['AAKK', 6, 36 * choose(44, 2) + 2 * 6 * 4 * 44 + 2 * 6 + 16],
    ['AAAA', 7, choose(48, 3)],
    ['AAA!AAAA', 7, 4 * choose(48, 4)],
    ['[A-T][A-T][A-T][A-T][A-T][A-T]', 7, broadway(6) * 32 + broadway(7)],
    ['AsAh:AA', 6, choose(50, 4)],
    ['AsAh:Ks', 7, choose(49, 4)],
    ['*h*h*h*h*h*h', 7, choose(13, 6) * 39 + choose(13, 7)],
    ['xxxxxx', 6, 4 * choose(13, 6)],
    ['RRRROOO', 7, 13 * 12 * 4],
    ['RROONN', 6, choose(13, 3) * 6 ** 3],
    ['AsKsQsJsTs9s', 6, 1],
  ])('%s of %i are %i', (text, hole, count) => {
    const game = `omaha${hole}`;
    const range = parseRange(text, { game });
    expect(range.count).toBe(count);
    expect(range.hands.length).toBe(count * hole);
    expect(range.weights.length).toBe(count);
    let before = Number.POSITIVE_INFINITY;
    for (let hand = 0; hand < count; hand += Math.ceil(count / 5000)) {
      const number = handNumber(range.hands.subarray(hand * hole, (hand + 1) * hole), hole);
      expect(number).toBeLessThan(before);
      before = number;
    }
  });

  test('every hand by another name is a random one', () => {
    // Of five cards or more two are of one suit.
    const range = parseRange('xx', { game: 'omaha6' });
    expect(range).toMatchObject({ count: choose(52, 6), random: true, partial: { cards: [], unknown: 6 } });
  });

  test.each([
    [
      'A',
      'omaha7',
      'TOO_LARGE',
      `A is ${(choose(52, 7) - choose(48, 7)).toLocaleString('en-US')} hands (44.96 %)`,
    ],
    ['AxxKyy', 'omaha7', 'UNSUPPORTED', 'there are too many hands of 7 cards to look through'],
    ['15%', 'omaha6', 'UNSUPPORTED', 'there is no ranking of Six-card Omaha hands'],
    ['AA,KK; Weights: KK:50%', 'omaha6', 'UNSUPPORTED', 'there is no list of weights'],
    ['RROOAAKK', 'omaha6', 'BAD_HAND', 'RROOAAKK has 8 cards'],
    ['AAAAA', 'omaha6', 'EMPTY_RANGE', 'no hand fits AAAAA'],
    ['AA!A', 'omaha6', 'EMPTY_RANGE', 'AA!A leaves no hand'],
    ['AAKK,!A', 'omaha6', 'EMPTY_RANGE', 'every hand here is taken away again'],
  ])('%s in %s: %s', (text, game, code, message) => {
    let error: unknown;
    try {
      parseRange(text, { game });
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toMatchObject({ code, message: expect.stringContaining(message) });
  });
});
