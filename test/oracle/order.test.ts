import { describe, expect, test } from 'vitest';
import type { LowRanking } from '../../src/games/game.ts';
import { cards, colexIndex } from './cards.ts';
import { type Category, highCategory } from './high.ts';
import { badugiSize } from './low.ts';
import { classCount, denseClasses, forEachHand, orderChecksum, type Ranking, valueOfClass } from './order.ts';

test.each([4, 5] as const)('hands of %i cards are numbered without a gap', (size) => {
  let expected = 0;
  let wrong = 0;
  forEachHand(size, (hand, index) => {
    if (index !== expected++ || colexIndex(hand) !== index) wrong++;
    for (let at = 1; at < size; at++) if ((hand[at] as number) <= (hand[at - 1] as number)) wrong++;
  });
  expect(wrong).toBe(0);
  expect(expected).toBe(size === 4 ? 270_725 : 2_598_960);
});

test('the index does not depend on the order of the cards', () => {
  expect(colexIndex([51, 50, 49, 48, 47])).toBe(2_598_959);
  expect(colexIndex([47, 51, 49, 48, 50])).toBe(2_598_959);
});

/**
 * Classes of each ranking, and the checksum of its order. Ace-to-five: C(13, 5) without a pair, 2,860
 * pairs, 858 two pairs, 858 trips, 156 full houses, 156 quads. Badugi: C(13, 4) + C(13, 3) + C(13, 2) + 13.
 */
const ORDERS: [Ranking, number, string][] = [
  ['standard', 7462, '38333775'],
  ['short', 1404, 'bc0adb9d'],
  ['short-trips', 1404, '3718bdcd'],
  ['eight', 56, '89dba345'],
  ['ace-to-five', 6175, 'fa40c255'],
  ['deuce-to-seven', 7462, 'eb4ceb41'],
  ['badugi', 1092, '1e71028c'],
];

test.each(ORDERS)('%s has %i classes and its order the checksum %s', (ranking, classes, checksum) => {
  expect(classCount(ranking)).toBe(classes);
  expect(orderChecksum(denseClasses(ranking))).toBe(checksum);
});

/** How many hands there are of each kind that a value belongs to. */
function countHands<K>(ranking: Ranking, kindOf: (value: number) => K): Map<K, number> {
  const counts = new Map<K, number>();
  const kinds = Array.from({ length: classCount(ranking) }, (_, index) =>
    kindOf(valueOfClass(ranking, index + 1)),
  );
  for (const strength of denseClasses(ranking)) {
    if (strength === 0) continue;
    const kind = kinds[strength - 1] as K;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return counts;
}

test('all 2,598,960 high hands by category', () => {
  const counts = countHands('standard', (value) => highCategory(value, 'standard'));
  expect(Object.fromEntries(counts)).toEqual({
    'high card': 1_302_540,
    pair: 1_098_240,
    'two pair': 123_552,
    trips: 54_912,
    straight: 10_200,
    flush: 5_108,
    'full house': 3_744,
    quads: 624,
    'straight flush': 40,
  });
});

// Nine ranks: flushes 4 * C(9, 5) less 24 straight flushes, straights 6 * (4^5 - 4), and so on.
test.each(['short', 'short-trips'] as const)('all 376,992 high hands of the short deck, %s', (ranking) => {
  const counts = countHands(ranking, (value) => highCategory(value, ranking));
  expect(Object.fromEntries(counts)).toEqual({
    'high card': 122_400,
    pair: 193_536,
    'two pair': 36_288,
    trips: 16_128,
    straight: 6_120,
    flush: 480,
    'full house': 1_728,
    quads: 288,
    'straight flush': 24,
  });
});

describe('the standard classes', () => {
  // The first and last class of each category in the usual numbering, where 1 is the royal flush.
  test.each<[Category, number, number]>([
    ['straight flush', 1, 10],
    ['quads', 11, 166],
    ['full house', 167, 322],
    ['flush', 323, 1599],
    ['straight', 1600, 1609],
    ['trips', 1610, 2467],
    ['two pair', 2468, 3325],
    ['pair', 3326, 6185],
    ['high card', 6186, 7462],
  ])('%s: %i to %i from the top', (category, first, last) => {
    const name = (place: number) => highCategory(valueOfClass('standard', 7463 - place), 'standard');
    expect(name(first)).toBe(category);
    expect(name(last)).toBe(category);
  });
});

test('badugi hands by the number of cards that play', () => {
  const counts = countHands('badugi', badugiSize);
  // Four: C(13, 4) * 4!. One: four of a suit, 4 * C(13, 4), or four of a rank, 13.
  expect(counts.get(4)).toBe(17_160);
  expect(counts.get(1)).toBe(2_873);
  expect(counts.get(3)).toBe(154_440);
  expect(counts.get(2)).toBe(96_252);
});

// Best and worst of each low, and how many hands tie for the best.
test.each<[LowRanking, string, string, number]>([
  ['eight', '5s4h3d2cAs', '8s7h6d5c4s', 4 ** 5],
  ['ace-to-five', '5s4h3d2cAs', 'KsKhKdKcQs', 4 ** 5],
  ['deuce-to-seven', '7s5h4d3c2s', 'AsKsQsJsTs', 4 ** 5 - 4],
  ['badugi', '4s3h2dAc', 'KsKhKdKc', 24],
])('%s: the best is %s, the worst %s', (ranking, best, worst, ties) => {
  const classes = denseClasses(ranking);
  const top = classCount(ranking);
  expect(classes[colexIndex(cards(best))]).toBe(top);
  expect(classes[colexIndex(cards(worst))]).toBe(1);
  expect(classes.filter((one) => one === top)).toHaveLength(ties);
});

test('eight-or-better: 57,344 hands qualify', () => {
  // Each of C(8, 5) sets of ranks in 4^5 suits.
  expect(denseClasses('eight').filter((one) => one > 0)).toHaveLength(56 * 4 ** 5);
});
