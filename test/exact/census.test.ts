import { expect, test } from 'vitest';
import { inputOf, kernels } from '../kernels/outcomes.ts';

/** The first strength of each category above high card, in the numbering of 7,462 classes from the worst up. */
const CATEGORIES = [
  ['straight flush', 7462 - 9],
  ['quads', 7462 - 165],
  ['full house', 7462 - 321],
  ['flush', 7462 - 1598],
  ['straight', 7462 - 1608],
  ['trips', 7462 - 2466],
  ['two pair', 7462 - 3324],
  ['pair', 7462 - 6184],
  ['high card', 1],
] as const;

function byCategory(counts: ArrayLike<number>): Record<string, number> {
  const found: Record<string, number> = {};
  for (let strength = 0; strength < counts.length; strength++) {
    const count = counts[strength] as number;
    if (count === 0) continue;
    const name = CATEGORIES.find(([, first]) => strength >= first)?.[0] ?? 'nothing';
    found[name] = (found[name] ?? 0) + count;
  }
  return found;
}

/** Evaluates every hand of a size, its last card in the innermost loop. */
function census(size: number): Uint32Array {
  const counts = new Uint32Array(8192);
  const input = inputOf();
  const deal = (place: number, from: number): void => {
    for (let card = from; card < 52; card++) {
      input[place] = card;
      if (place + 1 === size) (counts[kernels.evaluate(size)] as number)++;
      else deal(place + 1, card + 1);
    }
  };
  deal(0, 0);
  return counts;
}

function classesIn(counts: Uint32Array): number {
  return counts.reduce((classes, count) => (count > 0 ? classes + 1 : classes), 0);
}

test('all 2,598,960 hands of five cards: categories and classes', () => {
  const counts = census(5);
  expect(byCategory(counts)).toEqual({
    'straight flush': 40,
    quads: 624,
    'full house': 3_744,
    flush: 5_108,
    straight: 10_200,
    trips: 54_912,
    'two pair': 123_552,
    pair: 1_098_240,
    'high card': 1_302_540,
  });
  expect(classesIn(counts)).toBe(7462);
});

// Published counts; they sum to C(52, 6).
test('all 20,358,520 hands of six cards by category', () => {
  const counts = census(6);
  expect(byCategory(counts)).toEqual({
    'straight flush': 1_844,
    quads: 14_664,
    'full house': 165_984,
    flush: 205_792,
    straight: 361_620,
    trips: 732_160,
    'two pair': 2_532_816,
    pair: 9_730_740,
    'high card': 6_612_900,
  });
});

test('all 133,784,560 hands of seven cards: categories and classes', () => {
  const at = kernels.reserve(8192 * 4);
  new Uint32Array(kernels.memory.buffer, at, 8192).fill(0);
  for (let top = 6; top < 52; top++) kernels.censusCount(top, at);
  const counts = new Uint32Array(kernels.memory.buffer, at, 8192);
  expect(byCategory(counts)).toEqual({
    'straight flush': 41_584,
    quads: 224_848,
    'full house': 3_473_184,
    flush: 4_047_644,
    straight: 6_180_020,
    trips: 6_461_620,
    'two pair': 31_433_400,
    pair: 58_627_800,
    'high card': 23_294_460,
  });
  // Seven cards always make five good ones: the best of the five-card classes below are never the best five.
  expect(classesIn(counts)).toBe(4824);

  // The benchmark's sum runs through the same loops.
  let sum = 0n;
  let expected = 0n;
  for (let top = 6; top < 52; top++) sum += kernels.censusSum(top);
  counts.forEach((count, strength) => {
    expected += BigInt(count) * BigInt(strength);
  });
  expect(sum).toBe(expected);
});
