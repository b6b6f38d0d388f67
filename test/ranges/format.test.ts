import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCard, RANKS } from '../../src/cards/card.ts';
import { formatRange } from '../../src/ranges/format.ts';
import { parseRange } from '../../src/ranges/parse.ts';

test.each([
  ['random', 'random'],
  ['22+,A2+,K2+,Q2+,J2+,T2+,92+,82+,72+,62+,52+,42+,32', 'random'],
  ['QQ+', 'QQ+'],
  ['AA', 'AA'],
  ['22-77', '77-22'],
  ['TT, 99, 55', 'TT-99,55'],
  ['AK', 'AKs,AKo'],
  ['A2+', 'A2s+,A2o+'],
  ['KQs, ATs+', 'ATs+,KQs'],
  ['A2s-A5s, A9s', 'A9s,A5s-A2s'],
  ['54s+', '54s'],
  ['AQo-ATo', 'AQo-ATo'],
  ['AKo, 72o, QQ', 'QQ,AKo,72o'],
  ['AsKs,AhKh,AdKd,AcKc', 'AKs'],
  ['KcQc, 2d2c, AsKs', 'AsKs,KcQc,2d2c'],
  ['AA:0.5,KK:0.5,QQ', 'KK+:0.5,QQ'],
  ['AKs,AsKs:0.5', 'AKs'],
  ['AsKs,AhKh:0.5,AdKd,AcKc', 'AsKs,AhKh:0.5,AdKd,AcKc'],
  ['QQ:0.0001,AsKs:33.33%', 'QQ:0.0001,AsKs:0.3333'],
])('%j is written %j', (text, canonical) => {
  expect(formatRange(parseRange(text))).toBe(canonical);
});

const weight = fc.oneof(fc.constant(10000), fc.integer({ min: 1, max: 10000 }), fc.constantFrom(5000, 2500));
const card = fc.integer({ min: 0, max: 51 });
const combo = fc
  .tuple(card, card)
  .filter(([a, b]) => a !== b)
  .map(([a, b]) => formatCard(a) + formatCard(b));
const cell = fc
  .tuple(
    fc.constantFrom(...RANKS),
    fc.constantFrom(...RANKS),
    fc.constantFrom('', 's', 'o'),
    fc.constantFrom('', '+'),
  )
  .map(([a, b, suits, plus]) => a + b + (a === b ? '' : suits) + plus);

test('reading what was written gives the same range', () => {
  const item = fc.tuple(fc.oneof(combo, cell), weight).map(([hand, of]) => `${hand}:${of / 10000}`);
  fc.assert(
    fc.property(fc.array(item, { minLength: 1, maxLength: 60 }), (items) => {
      const range = parseRange(items.join(','));
      const text = formatRange(range);
      const again = parseRange(text);
      expect(again.hands).toEqual(range.hands);
      expect(again.weights).toEqual(range.weights);
      expect(again.random).toBe(range.random);
      expect(formatRange(again)).toBe(text);
    }),
    { seed: 4, numRuns: 500 },
  );
});
