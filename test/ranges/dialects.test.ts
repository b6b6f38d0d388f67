import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatCard, RANKS } from '../../src/cards/card.ts';
import { convertRange, type RangeDialect, rangeDialects } from '../../src/ranges/dialects.ts';
import { rangeGrid } from '../../src/ranges/grid.ts';
import { parseRange } from '../../src/ranges/parse.ts';

describe('a range is written', () => {
  const text = 'QQ+,AKs:0.5,A5s-A2s:0.25,AhKd';
  test.each<[RangeDialect, string]>([
    ['pio', 'AA,KK,QQ,AKs:0.5,A5s:0.25,A4s:0.25,A3s:0.25,A2s:0.25,AhKd'],
    ['gtoplus', 'AA-QQ,AhKd,[50]AKs[/50],[25]A5s-A2s[/25]'],
    ['equilab', '100: QQ+, AhKd, 50: AKs, 25: A5s-A2s'],
    ['cruncher', 'QQ+, AKs, A5s-A2s, AhKd; Weights: AKs:50%, A5s-A2s:25%'],
    ['ppt', 'AA-QQ,AKs@50,A5s-A2s@25,AhKd'],
  ])('for %s', (dialect, expected) => {
    expect(convertRange(parseRange(text), dialect)).toBe(expected);
  });

  test('without weights where there are none', () => {
    const range = parseRange('QQ+,AK');
    expect(convertRange(range, 'equilab')).toBe('QQ+, AKs, AKo');
    expect(convertRange(range, 'cruncher')).toBe('QQ+, AKs, AKo');
    expect(convertRange(range, 'gtoplus')).toBe('AA-QQ,AKs,AKo');
    expect(convertRange(parseRange('AKs:0.5'), 'combos')).toBe('AsKs:0.5,AhKh:0.5,AdKd:0.5,AcKc:0.5');
  });

  test('so that reading it gives the same range', () => {
    const card = fc.integer({ min: 0, max: 51 });
    const combo = fc
      .tuple(card, card)
      .filter(([a, b]) => a !== b)
      .map(([a, b]) => formatCard(a) + formatCard(b));
    const cell = fc
      .tuple(fc.constantFrom(...RANKS), fc.constantFrom(...RANKS), fc.constantFrom('', '+'))
      .map(([a, b, plus]) => a + b + plus);
    const weight = fc.constantFrom('', ':0.5', ':0.75', ':0.0001', ':0.3333');
    const item = fc.tuple(fc.oneof(combo, cell), weight).map(([hand, of]) => hand + of);
    fc.assert(
      fc.property(
        fc.array(item, { minLength: 1, maxLength: 40 }),
        fc.constantFrom(...rangeDialects),
        (items, dialect) => {
          const range = parseRange(items.join(','));
          const again = parseRange(convertRange(range, dialect));
          expect(again.hands).toEqual(range.hands);
          expect(again.weights).toEqual(range.weights);
        },
      ),
      { seed: 6, numRuns: 300 },
    );
  });

  test('in a notation there is, or not at all', () => {
    expect(() => convertRange(parseRange('AA'), 'flopzilla' as RangeDialect)).toThrow(/no notation/);
  });
});

test('the grid has pairs on the diagonal, suited hands above it, and counts every combo once', () => {
  const grid = rangeGrid(parseRange('random'));
  expect(grid[0].map(({ hand }) => hand)).toEqual(
    'AA AKs AQs AJs ATs A9s A8s A7s A6s A5s A4s A3s A2s'.split(' '),
  );
  expect(grid.map(([{ hand }]) => hand)).toEqual(
    'AA AKo AQo AJo ATo A9o A8o A7o A6o A5o A4o A3o A2o'.split(' '),
  );
  const cells = grid.flat();
  expect(new Set(cells.map(({ hand }) => hand)).size).toBe(169);
  for (const { hand, combos, of, weight } of cells) {
    expect(combos).toBe(parseRange(hand).count);
    expect(of).toBe(combos);
    expect(weight).toBe(1);
  }
  // Half of the four combos at half weight.
  expect(rangeGrid(parseRange('AsKs:0.5,AhKh:0.5'))[0][1]).toEqual({
    hand: 'AKs',
    combos: 2,
    of: 4,
    weight: 0.25,
  });
});
