import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EquityError } from '../../src/cards/error.ts';
import { games } from '../../src/games/games.ts';
import { readItems } from '../../src/ranges/items.ts';
import { readPlain } from '../../src/ranges/plain.ts';
import type { Range } from '../../src/ranges/range.ts';
import { rangeOfItems } from '../../src/ranges/read.ts';

const sliceOf = (input: string) => ({ input, start: 0, end: input.length });

/** The same text the long way; null for one with a mistake. */
function long(text: string): Range | null {
  try {
    return rangeOfItems(readItems(sliceOf(text)), sliceOf(text), games.holdem);
  } catch (error) {
    if (error instanceof EquityError) return null;
    throw error;
  }
}

/** Items that make a text long enough. */
const TAIL = ',2c2d:0.25'.repeat(11);

const rank = fc.constantFrom(...'23456789TJQKAtjqka');
const suit = fc.constantFrom(...'cdhsCDHS');
const combo = fc.tuple(rank, suit, rank, suit).map((parts) => parts.join(''));
const pairOfRanks = fc
  .tuple(rank, rank, fc.constantFrom('', 's', 'o', 'S', 'O'))
  .map((parts) => parts.join(''));
const number = fc.oneof(
  fc.double({ min: 0, max: 1, noNaN: true }).map((weight) => weight.toFixed(4)),
  fc.constantFrom(
    '1',
    '0',
    '1.',
    '0.',
    '.5',
    '1.0000',
    '0.00001',
    '0.123456789012345',
    '1.5',
    '22',
    '9',
    '50%',
  ),
);
const weight = fc.oneof(
  fc.constant(''),
  fc.tuple(fc.constantFrom(':', ': ', ':  ', '@', ' :'), number).map((parts) => parts.join('')),
);
const separator = fc.constantFrom(',', ', ', ';', ' ', '\n', ' , ', ',,');
const listOf = (hand: fc.Arbitrary<string>) =>
  fc
    .array(fc.tuple(hand, weight, separator), { minLength: 1, maxLength: 6 })
    .map((items) => items.flat().join(''));

describe('long lists of hands with weights', () => {
  test('are the same range as the long way', () => {
    const odd = fc.constantFrom(
      '75',
      '22',
      '98s',
      '10s9s',
      'QQ+',
      '22-55',
      'A♠K♠',
      'AhKh',
      'random',
      '!88',
      '15%',
    );
    let plain = 0;
    fc.assert(
      fc.property(listOf(fc.oneof(combo, pairOfRanks, odd)), (list) => {
        const text = list + TAIL;
        const range = readPlain(sliceOf(text));
        if (range === null) return;
        plain++;
        expect(range).toEqual(long(text));
      }),
      { numRuns: 3000, seed: 5 },
    );
    expect(plain).toBeGreaterThan(300);
  });

  test.each([
    'AhKh:0.5, AsKs: 0.25',
    'AA:0.5\nAKs:0.3333;AKo',
    '72o:0,AA',
    '75: 0.5,22: 1.0',
    '75:1,88',
    'qq: 0',
    ...['AA', 'aKS', 'TsTh', '75', '22'].map((hand) => `${hand}: 1`),
  ])('%j is read at a stroke', (list) => {
    const range = readPlain(sliceOf(list + TAIL));
    expect(range).not.toBeNull();
    expect(range).toEqual(long(list + TAIL));
  });

  test.each([
    ...[
      'AsAs',
      'AAs',
      'AsK',
      'AKz',
      'AA:',
      'AA:2',
      'AA:0.5.5',
      '75: AQs',
      '75: 22',
      'AA@50',
      'AA:50%',
      'A',
      'QQ+',
    ],
    ...['AA :0.5', 'AKsQ', 'vs', '10s9s', 'A♠K♠', '$B$B', 'AA:0.1234567890123456'],
  ])('%j is left to the long way', (list) => {
    expect(readPlain(sliceOf(list + TAIL))).toBeNull();
    expect(readPlain(sliceOf(`${TAIL.slice(1)},${list}`))).toBeNull();
  });

  test('every hand', () => {
    const classes = Array.from('AKQJT98765432').flatMap((a, i, all) => all.slice(i).map((b) => a + b));
    const range = readPlain(sliceOf(classes.join(',')));
    expect(range).toMatchObject({ count: 1326, random: true });
    expect(range).toEqual(long(classes.join(',')));
    expect(readPlain(sliceOf('AA:0,'.repeat(40)))).toBeNull();
  });
});
