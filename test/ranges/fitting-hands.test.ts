import { parseRange } from 'equity';
import { describe, expect, test } from 'vitest';
import { BUILT_IN } from '../../src/ranges/definitions.ts';
import { addFitting } from '../../src/ranges/fitting-hands.ts';
import { type GenericPattern, readGeneric } from '../../src/ranges/generic.ts';
import { addGeneric } from '../../src/ranges/generic-hands.ts';
import { HandTable } from '../../src/ranges/handtable.ts';
import { FULL_WEIGHT } from '../../src/ranges/range.ts';
import { Work } from '../../src/ranges/work.ts';

function hands(table: HandTable): Uint8Array {
  return table.toRange('', { start: 0, end: 0 }, []).hands;
}

/** The hands of each pattern, its cards placed in every way; those of all of them together. */
function placed({ also, ...pattern }: GenericPattern, width: number): HandTable {
  const [first, ...others] = [{ ...pattern, also: [] }, ...also].map((each) => {
    const table = new HandTable(width);
    addGeneric(table, each, width, FULL_WEIGHT);
    return table;
  });
  for (const other of others) (first as HandTable).keep(other);
  return first as HandTable;
}

describe('the hands that a pattern fits are those its cards can be placed in', () => {
  test.each([
    ...[
      'AA',
      'A',
      'As',
      'AsAh',
      'AKQJ',
      'ss',
      '*h*h',
      'xxyy',
      'xxxy',
      'xxx',
      'wxyz',
      'RROO',
      'RRON',
      'RxRyOxOy',
    ],
    ...[
      'AxAyKxKy',
      'ARRR',
      'Ahxx',
      'AAhh',
      '[A,2,3]hKcQcJc',
      'R[A-J]R',
      'xR',
      'xRyR',
      'RxRy',
      'AxKx',
      '****',
    ],
    ...['AA$ds', 'AsAh$ds', 'AsAhKsKd$ds', '$ds$np', '$np', '$B$B$ss', 'A$Z$Z', 'AsKs$ds$tp', 'AsAhKsKh$q'],
  ])('%s', (text) => {
    const pattern = readGeneric(text, 0, text.length, BUILT_IN);
    const table = new HandTable(4);
    addFitting(table, pattern, 4, new Work());
    expect(Buffer.compare(hands(table), hands(placed(pattern, 4)))).toBe(0);
  });
});

/** How many of some cards have each value, the most frequent first. */
function repeats(cards: Uint8Array, shift: number, mask: number): number[] {
  const counts = new Array<number>(13).fill(0);
  for (const card of cards) counts[(card >> shift) & mask] = (counts[(card >> shift) & mask] ?? 0) + 1;
  return counts.sort((a, b) => b - a);
}

/** Two suits of two cards and more; four ranks and more; an ace and another. */
const SHAPES: readonly [string, (cards: Uint8Array) => boolean][] = [
  ['$ds', (cards) => (repeats(cards, 0, 3)[1] ?? 0) >= 2],
  ['$np', (cards) => (repeats(cards, 2, 15)[3] ?? 0) >= 1],
  ['AA$ds', (cards) => (cards[1] ?? 0) >= 48 && (repeats(cards, 0, 3)[1] ?? 0) >= 2],
  [
    'AsAhKd$ds',
    (cards) => [51, 50, 45].every((card) => cards.includes(card)) && (repeats(cards, 0, 3)[1] ?? 0) >= 2,
  ],
];

test.each(SHAPES)('of five cards, %s is what it says, and in order', (text, fits) => {
  const range = parseRange(text, { game: 'omaha5' });
  const cards = new Uint8Array(5);
  let count = 0;
  let differences = 0;
  const deal = (at: number, below: number): void => {
    if (at < 5) {
      for (let card = below - 1; card >= 4 - at; card--) {
        cards[at] = card;
        deal(at + 1, card);
      }
    } else if (fits(cards)) {
      for (let i = 0; i < 5; i++) if (range.hands[count * 5 + i] !== cards[i]) differences++;
      count++;
    }
  };
  deal(0, 52);
  expect({ count, differences }).toEqual({ count: range.count, differences: 0 });
});
