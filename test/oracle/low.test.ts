import { describe, expect, test } from 'vitest';
import type { LowRanking } from '../../src/games/game.ts';
import { cards } from './cards.ts';
import { bestLow, lowValue } from './low.ts';

/** Expects every hand to beat the next one. */
function expectDescending(ranking: LowRanking, hands: string[]): void {
  hands.slice(1).forEach((hand, index) => {
    const better = hands[index] as string;
    const [first, second] = [better, hand].map((text) => lowValue(cards(text), ranking) ?? 0);
    expect(first, `${better} beats ${hand}`).toBeGreaterThan(second as number);
  });
}

function expectTie(ranking: LowRanking, first: string, second: string): void {
  expect(lowValue(cards(first), ranking), `${first} ties ${second}`).toBe(lowValue(cards(second), ranking));
}

describe('eight-or-better', () => {
  test('compares from the highest card down, the ace low', () => {
    expectDescending('eight', ['7s6h5d4c3s', '8s4h3d2cAs']);
    expectDescending('eight', ['6s5h4d3c2s', '7s4h3d2cAs']);
    expectDescending('eight', ['8s6h5d4c3s', '8s7h3d2cAs']);
    expectDescending('eight', ['7s5h4d3c2s', '7s6h3d2cAs']);
    expectDescending('eight', ['8s6h5d4cAs', '8s6h5d4c2s', '8s6h5d4c3s']);
    expectDescending('eight', ['8s6h4d3c2s', '8s7h4d2cAs']);
  });

  test('straights and flushes do not count against it', () => {
    expectTie('eight', '5s4s3s2sAs', '5h4d3c2sAh');
    expectDescending('eight', ['5s4s3s2sAs', '6h4d3c2sAh']);
  });

  test('a nine or a pair is no low', () => {
    expect(lowValue(cards('9s4h3d2cAs'), 'eight')).toBeNull();
    expect(lowValue(cards('4s4h3d2cAs'), 'eight')).toBeNull();
    expect(bestLow(cards('KsKh9d8c3s2hAd'), 'eight')).toBeNull();
    expect(bestLow(cards('AsAh2d2c3s3h8d'), 'eight')).toBeNull();
    expect(bestLow(cards('AsAh2d2c3s7h8d'), 'eight')).toBe(lowValue(cards('8d7h3s2cAh'), 'eight'));
  });
});

describe('ace-to-five', () => {
  test('has the order of eight-or-better, without end', () => {
    expectDescending('ace-to-five', ['5s4h3d2cAs', '8s7h6d5c4s', '9s4h3d2cAs', 'KsQhJdTc9s']);
    expectTie('ace-to-five', '5s4s3s2sAs', '5h4d3c2sAh');
  });

  test('pairs lose to all hands without, then trips, and so on', () => {
    expectDescending('ace-to-five', [
      'KsQhJdTc9s',
      'AsAh4d3c2s',
      'AsAh5d3c2s',
      '2s2h4d3cAs',
      'KsKhQdJcTs',
      '2s2hAsAh3d',
      '3s3hAsAh2d',
      '3s3h2s2hAd',
      'KsKhQsQhJd',
      'AsAhAd3c2s',
      'KsKhKdQcJs',
      'AsAhAd2c2s',
      'KsKhKdQcQs',
      'AsAhAdAc2s',
      'KsKhKdKcQs',
    ]);
  });

  test('the best five of seven', () => {
    const best = (text: string) => bestLow(cards(text), 'ace-to-five');
    expect(best('As2h3d4c5s6h7d')).toBe(lowValue(cards('As2h3d4c5s'), 'ace-to-five'));
    expect(best('AsAh2d2c3s3hKd')).toBe(lowValue(cards('AsAh2d3cKs'), 'ace-to-five'));
    expect(best('KsKhKdKcQsQhQd')).toBe(lowValue(cards('KsKhQsQhQd'), 'ace-to-five'));
  });
});

describe('deuce-to-seven', () => {
  test('the worst high hand wins', () => {
    expectDescending('deuce-to-seven', [
      '7s5h4d3c2s',
      '7s6h4d3c2s',
      '8s5h4d3c2s',
      '9s5h4d3c2s',
      'KsQhJdTc8s',
      'As5h4d3c2s',
      'AsKhQdJc9s',
      '2s2h5d4c3s',
      '3s3h2d2c4s',
      '2s2h2d4c3s',
      '6s5h4d3c2s',
      '7s5s4s3s2s',
      '2s2h2d3c3s',
      '2s2h2d2c3s',
      '6s5s4s3s2s',
      'AsKsQsJsTs',
    ]);
  });

  test('A-2-3-4-5 is ace high, suited a flush', () => {
    expectDescending('deuce-to-seven', ['KsQhJdTc8s', 'As5h4d3c2s', 'As6h4d3c2s', '2s2h5d4c3s']);
    expectDescending('deuce-to-seven', ['KsJsTs9s8s', 'As5s4s3s2s', 'As6s4s3s2s', '2s2h2d3c3s']);
  });
});

describe('badugi', () => {
  test('more cards beat fewer, then the lowest from the highest down', () => {
    expectDescending('badugi', [
      'As2h3d4c',
      'As2h3d5c',
      '2s3h4d5c',
      'As2h3d6c',
      'TsJhQdKc',
      'As2h3d3c',
      'As2h4d4h',
      '2s3h4d2h',
      'JsQhKdKc',
      'As2h2dAh',
      'QsKhKdQh',
      'As2s3s4s',
      '2s2h2d2c',
      'KsKhKdKc',
    ]);
  });

  test('the best subset of four plays', () => {
    // The ace and the four share a suit: the ace stays. Of two threes either stays.
    expectTie('badugi', 'As2h3d4s', 'Ac2d3hKc');
    expectTie('badugi', 'As2h3d3c', 'Ac2d3sAh');
    expectTie('badugi', 'AsAhAdAc', 'Ac2c3c4c');
  });
});
