import { beforeAll, describe, expect, test } from 'vitest';
import { combinations, deckOf } from '../oracle/cards.ts';
import { bestHigh } from '../oracle/high.ts';
import { denseClasses, forEachHand, orderChecksum, valueOfClass } from '../oracle/order.ts';
import { mulberry32, shuffledDeck } from '../oracle/sample.ts';
import { inputOf, kernels, strengthOf } from './outcomes.ts';

const SEED = 20_260_101;

describe('five cards', () => {
  let expected: Uint16Array;
  const strengths = new Uint16Array(2_598_960);

  beforeAll(() => {
    expected = denseClasses('standard');
    const input = inputOf();
    forEachHand(5, (hand, index) => {
      input.set(hand);
      strengths[index] = kernels.evaluate(5);
    });
  });

  test('strengths are the classes of the oracle, hand by hand', () => {
    const wrong = strengths.findIndex((strength, index) => strength !== expected[index]);
    expect(wrong, `hand number ${wrong}: ${strengths[wrong]} instead of ${expected[wrong]}`).toBe(-1);
  });

  test('the order has the checksum of the oracle', () => {
    expect(orderChecksum(strengths)).toBe('38333775');
  });

  test('the strengths are 1 to 7,462 without a gap', () => {
    const seen = new Set(strengths);
    expect(seen.size).toBe(7462);
    expect(Math.min(...seen)).toBe(1);
    expect(Math.max(...seen)).toBe(7462);
  });
});

describe.each([6, 7] as const)('%i cards', (size) => {
  test(`are worth the best five of them, as the kernel sees five (seed ${SEED + size})`, () => {
    const random = mulberry32(SEED + size);
    for (let trial = 0; trial < 8_000; trial++) {
      const hand = shuffledDeck(random, 'full').slice(0, size);
      const best = Math.max(...combinations(hand, 5).map(strengthOf));
      if (strengthOf(hand) !== best) expect.fail(`${hand}: ${strengthOf(hand)} instead of ${best}`);
    }
  });

  test(`are worth what the oracle says (seed ${SEED - size})`, () => {
    const random = mulberry32(SEED - size);
    for (let trial = 0; trial < 1_500; trial++) {
      const hand = shuffledDeck(random, 'full').slice(0, size);
      const value = valueOfClass('standard', strengthOf(hand));
      if (value !== bestHigh(hand, 'standard')) expect.fail(`${hand} is a ${value}`);
    }
  });

  test(`with four or more of a suit: flushes meet straights and full houses (seed ${SEED})`, () => {
    const random = mulberry32(SEED);
    for (let trial = 0; trial < 4_000; trial++) {
      const suit = Math.floor(random() * 4);
      const deck = shuffledDeck(random, 'full');
      const suited = deck.filter((card) => card % 4 === suit);
      // Ranks near each other make straight flushes common enough to be tested.
      const low = Math.floor(random() * 7) * 4;
      const near = suited.filter((card) => card >= low && card < low + 28).slice(0, 5);
      const hand = [...near, ...deck.filter((card) => !near.includes(card))].slice(0, size);
      const best = Math.max(...combinations(hand, 5).map(strengthOf));
      if (strengthOf(hand) !== best) expect.fail(`${hand}: ${strengthOf(hand)} instead of ${best}`);
    }
  });
});

test('the order of the cards does not matter', () => {
  const random = mulberry32(SEED + 1);
  for (let trial = 0; trial < 2_000; trial++) {
    const hand = shuffledDeck(random, 'full').slice(0, 5 + (trial % 3));
    expect(strengthOf([...hand].reverse())).toBe(strengthOf(hand));
    expect(strengthOf([...hand].sort((a, b) => a - b))).toBe(strengthOf(hand));
  }
});

test('the royal flush is on top, whatever comes with it', () => {
  const royal = deckOf('full')
    .filter((card) => card % 4 === 2)
    .slice(-5);
  expect(strengthOf(royal)).toBe(7462);
  expect(strengthOf([...royal, 0, 1])).toBe(7462);
});
