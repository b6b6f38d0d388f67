import { describe, expect, test } from 'vitest';
import {
  formatCount,
  formatDuration,
  formatNumberOf,
  formatPercent,
  marginOf,
  supportedDecimals,
} from '../../src/cli/render/figures.ts';

describe('percentages', () => {
  test.each([
    [0.46048526, 4, '46.0485 %'],
    [0.5, 0, '50 %'],
    [0, 4, '0.0000 %'],
    [1, 4, '100.0000 %'],
  ])('%d with %d decimals', (fraction, decimals, text) => {
    expect(formatPercent(fraction, decimals)).toBe(text);
  });

  test('what is possible never shows as impossible, nor as certain', () => {
    expect(formatPercent(1e-9, 4)).toBe('<0.0001 %');
    expect(formatPercent(1 - 1e-9, 4)).toBe('>99.9999 %');
    expect(formatPercent(0.004, 0)).toBe('<1 %');
  });

  test('an unknown figure is a dash, not NaN', () => {
    expect(formatPercent(Number.NaN, 4)).toBe('–');
    expect(formatCount(Number.NaN)).toBe('–');
    expect(formatDuration(Number.NaN)).toBe('–');
  });
});

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [10_273_824, '10,273,824'],
  [2_097_572_400, '2,097,572,400'],
  [1234.5, '1,234.5'],
])('the count %d', (count, text) => {
  expect(formatCount(count)).toBe(text);
});

test('one of a thing, several things', () => {
  expect(formatNumberOf(1, 'deal')).toBe('1 deal');
  expect(formatNumberOf(1712304, 'deal')).toBe('1,712,304 deals');
});

test.each([
  [0.00001, '0.1 ms'],
  [0.0004, '0.4 ms'],
  [0.004, '4 ms'],
  [0.0041, '4.1 ms'],
  [0.0123, '12 ms'],
  [0.9996, '1.0 s'],
  [1.24, '1.2 s'],
  [59.96, '1 min 00 s'],
  [125, '2 min 05 s'],
])('a time of %d s', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text);
});

describe('the margin of a sample', () => {
  test('is 1.96 standard errors', () => {
    expect(marginOf(0.0001, 25_000_000)).toBeCloseTo(0.000196, 6);
  });

  test('is never nothing, even where every deal was won', () => {
    expect(marginOf(0, 1000)).toBe(0.003);
    expect(marginOf(0, 1)).toBe(1);
    expect(marginOf(0, 0)).toBeNaN();
  });

  test.each([
    [0.00019, 3], // 0.019 %
    [0.0002, 2], // 0.02 %
    [0.00098, 2], // 0.10 %
    [0.003, 1], // 0.3 %
    [0.013, 1], // 1.3 %
    [0.05, 0], // 5 %
    [1e-9, 6],
    [Number.NaN, 0],
  ])('of %d supports %d decimals', (margin, decimals) => {
    expect(supportedDecimals(margin)).toBe(decimals);
  });
});
