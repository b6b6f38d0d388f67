import { beforeAll, describe, expect, test } from 'vitest';
import type { LowRanking } from '../../src/games/game.ts';
import { cards, combinations } from '../oracle/cards.ts';
import { denseClasses, forEachHand, handSize, orderChecksum, valueOfClass } from '../oracle/order.ts';
import { mulberry32, shuffledDeck } from '../oracle/sample.ts';
import { inputOf, kernels } from './outcomes.ts';

const SEED = 20_260_311;

/** Rankings as the kernels number them, how many classes they have, and the checksum of the oracle's order. */
const RANKINGS: readonly [LowRanking, number, number, string][] = [
  ['eight', 1, 56, '89dba345'],
  ['ace-to-five', 2, 6175, 'fa40c255'],
  ['deuce-to-seven', 3, 7462, 'eb4ceb41'],
  ['badugi', 4, 1092, '1e71028c'],
];

function lowOf(ranking: number, hand: readonly number[]): number {
  inputOf().set(hand);
  return kernels.evaluateLow(ranking, hand.length);
}

describe.each(RANKINGS)('%s', (ranking, number, classes, checksum) => {
  const size = handSize(ranking);
  const strengths = new Uint16Array(size === 4 ? 270_725 : 2_598_960);

  beforeAll(() => {
    forEachHand(size, (hand, index) => {
      strengths[index] = lowOf(number, hand);
    });
  });

  test('every hand has the class that the oracle gives it', () => {
    const expected = denseClasses(ranking);
    const wrong = strengths.findIndex((strength, index) => strength !== expected[index]);
    expect(wrong, `hand number ${wrong}: ${strengths[wrong]} instead of ${expected[wrong]}`).toBe(-1);
  });

  test(`the order has the checksum ${checksum}, and ${classes} classes`, () => {
    expect(orderChecksum(strengths)).toBe(checksum);
    expect(Math.max(...new Set(strengths))).toBe(classes);
  });
});

describe.each([
  ['eight', 1],
  ['ace-to-five', 2],
] as const)('seven cards, %s', (_, number) => {
  test(`are worth the best five of them (seed ${SEED})`, () => {
    const random = mulberry32(SEED + number);
    const seen = new Set<number>();
    for (let trial = 0; trial < 6_000; trial++) {
      // Every other hand from few ranks, so that pairs, trips and full houses are left over.
      const deck = shuffledDeck(random, 'full');
      const ranks = 2 + Math.floor(random() * 12);
      const few = deck.filter((card) => (trial % 2 === 0 ? true : card >> 2 < ranks));
      const hand = [...few, ...deck.filter((card) => !few.includes(card))].slice(0, 7);
      const best = Math.max(...combinations(hand, 5).map((five) => lowOf(number, five)));
      if (lowOf(number, hand) !== best) expect.fail(`${hand}: ${lowOf(number, hand)} instead of ${best}`);
      seen.add(best);
    }
    expect(seen.size).toBeGreaterThan(number === 1 ? 40 : 1000);
  });
});

test('24,530,944 of the 133,784,560 hands of seven cards qualify for the low: sampled at the same rate', () => {
  const random = mulberry32(SEED);
  const trials = 40_000;
  let qualified = 0;
  for (let trial = 0; trial < trials; trial++) {
    if (lowOf(1, shuffledDeck(random, 'full').slice(0, 7)) > 0) qualified++;
  }
  const rate = 24_530_944 / 133_784_560;
  expect(Math.abs(qualified / trials - rate)).toBeLessThan(4 * Math.sqrt((rate * (1 - rate)) / trials));
});

test.each([
  ['eight', 1, '7c6d5h4s3c', '8c4d3h2sAc'],
  ['eight', 1, '6c5d4h3s2c', '7c4d3h2sAc'],
  ['eight', 1, '8c6d5h4s3c', '8c7d3h2sAc'],
  ['eight', 1, '7c5d4h3s2c', '7c6d3h2sAc'],
  ['eight', 1, '8c6d5h4sAc', '8c6d5h4s2c'],
  ['eight', 1, '8c6d5h4s2c', '8c6d5h4s3c'],
  ['eight', 1, '8c6d4h3s2c', '8c7d4h2sAc'],
  ['deuce-to-seven', 3, 'Kc5d4h3s2c', '5d4h3s2cAs'],
  ['deuce-to-seven', 3, '5d4h3s2cAs', '2s2h7d8c9c'],
  ['deuce-to-seven', 3, '7c5d4h3s2c', '7c5c4c3c2c'],
  ['deuce-to-seven', 3, 'Ac5d4h3s2c', 'Ac6d4h3s2c'],
  ['ace-to-five', 2, 'KcQdJhTs9c', 'AcAd2h3s4c'],
  ['badugi', 4, 'KcQdJhTs', 'Ac2d3h3s'],
] as const)('%s: %#: %s%s beats %s', (_, ranking, better, worse) => {
  expect(lowOf(ranking, cards(better))).toBeGreaterThan(lowOf(ranking, cards(worse)));
});

test('classes mean what the oracle says they mean', () => {
  expect(valueOfClass('eight', lowOf(1, cards('5c4d3h2sAc')))).toBe(valueOfClass('eight', 56));
  expect(lowOf(1, cards('9c4d3h2sAc'))).toBe(0);
});
