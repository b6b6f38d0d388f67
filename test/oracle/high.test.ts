import { describe, expect, test } from 'vitest';
import type { HighRanking } from '../../src/games/game.ts';
import { cards } from './cards.ts';
import { bestHigh, highCategory, highValue } from './high.ts';

const value = (text: string, ranking: HighRanking = 'standard') => highValue(cards(text), ranking);
const category = (text: string, ranking: HighRanking = 'standard') =>
  highCategory(value(text, ranking), ranking);

/** Expects every hand to beat the next one. */
function expectDescending(hands: string[], ranking: HighRanking = 'standard'): void {
  hands.slice(1).forEach((hand, index) => {
    const better = hands[index] as string;
    expect(value(better, ranking), `${better} beats ${hand}`).toBeGreaterThan(value(hand, ranking));
  });
}

describe('standard high hands', () => {
  test('the categories, best and worst of each, in order', () => {
    expectDescending([
      'AsKsQsJsTs',
      '5d4d3d2dAd',
      'AsAhAdAcKs',
      '2s2h2d2c3s',
      'AsAhAdKsKh',
      '2s2h2d3s3h',
      'AsKsQsJs9s',
      '7d5d4d3d2d',
      'AsKhQdJcTs',
      '5h4d3c2sAh',
      'AsAhAdKsQh',
      '2s2h2d4s3h',
      'AsAhKsKhQd',
      '3s3h2s2h4d',
      'AsAhKsQhJd',
      '2s2h5s4h3d',
      'AsKhQdJc9s',
      '7d5h4d3d2d',
    ]);
  });

  test.each([
    ['9h8h7h6h5h', 'straight flush'],
    ['9h9d9s9c5h', 'quads'],
    ['9h9d9s5c5h', 'full house'],
    ['KhJh7h4h2h', 'flush'],
    ['9h8d7h6h5h', 'straight'],
    ['9h9d9s6c5h', 'trips'],
    ['9h9d6s6c5h', 'two pair'],
    ['9h9d7s6c5h', 'pair'],
    ['KhJd7h4h2h', 'high card'],
  ])('%s is a %s', (hand, name) => {
    expect(category(hand)).toBe(name);
  });

  test('ties inside a class go rank by rank, down to the fifth card', () => {
    expectDescending(['AsKhQd9c8s', 'AsKhQd9c7s', 'AsKhQd8c7s', 'AsKhJdTc9s', 'AsQhJdTc9s', 'KsQhJdTc8s']);
    expectDescending(['9s9hAdKcQs', '9s9hAdKcJs', '9s9hAdQcJs', '9s9hKdQcJs', '8s8hAdKcQs']);
    expectDescending(['9s9h7d7cAs', '9s9h7d7cKs', '9s9h6d6cAs', '8s8h7d7cAs']);
    expectDescending(['9s9h9dAcKs', '9s9h9dAcQs', '9s9h9dKcQs', '8s8h8dAcKs']);
    expectDescending(['Ts9h8d7c6s', '9s8h7d6c5s', '6s5h4d3c2s', '5s4h3d2cAs']);
  });

  test('five equal ranks tie, whatever the suits', () => {
    expect(value('AsKhQd9c8s')).toBe(value('8hAdKcQs9d'));
    expect(value('AsKsQs9s8s')).toBe(value('AhKhQh9h8h'));
    expect(value('5s4h3d2cAs')).toBe(value('Ah2s3d4c5d'));
  });

  test('the ace plays low only in A-2-3-4-5', () => {
    expect(category('QsKhAd2c3s')).toBe('high card');
    expect(category('KsAh2d3c4s')).toBe('high card');
    expect(category('5s4h3d2cAs')).toBe('straight');
    expect(category('5s4s3s2sAs')).toBe('straight flush');
    expectDescending(['6s5s4s3s2s', '5s4s3s2sAs']);
  });

  test('full houses compare trips first, flushes card by card', () => {
    expectDescending(['7s7h7dAsAh', '7s7h7dKsKh', '7s7h7d2s2h', '5s5h5dAsAh']);
    expectDescending(['AsKs4s3s2s', 'AhQhJhTh8h', 'AdQdJdTd7d', 'AcQcJcTc6c']);
  });

  test('quads on the board are decided by the fifth card', () => {
    const best = (hole: string) => bestHigh(cards(`${hole} KsKhKcKd9s`), 'standard');
    expect(best('Ah2c')).toBeGreaterThan(best('QhQc'));
    expect(best('QhQc')).toBeGreaterThan(best('9h2c'));
    expect(best('8h8c')).toBe(best('2h3c'));
  });

  test('the best five of seven may use two, one or none of the hole cards', () => {
    const board = 'TsJsQs2d3c';
    expect(bestHigh(cards(`AsKs${board}`), 'standard')).toBe(value('AsKsQsJsTs'));
    expect(bestHigh(cards(`As9h${board}`), 'standard')).toBe(value('AsQsJsTs9h'));
    expect(bestHigh(cards('2h3h AsKsQsJsTs'), 'standard')).toBe(value('AsKsQsJsTs'));
  });
});

describe('short-deck high hands', () => {
  test('a flush beats a full house, and with the option trips beat a straight', () => {
    const [flush, full, straight, trips] = ['AsKsQs9s7s', 'AsAhAdKsKh', 'AsKhQdJcTs', '6s6h6d8s7h'];
    expectDescending(['6s6h6d6c7s', flush, full, straight, trips, 'AsAhKsKhQd'], 'short');
    expectDescending(['6s6h6d6c7s', flush, full, trips, straight, 'AsAhKsKhQd'], 'short-trips');
    expectDescending([full, flush, straight, trips]);
  });

  test.each(['short', 'short-trips'] as const)('%s: A-6-7-8-9 is the lowest straight', (ranking) => {
    expect(category('As6h7d8c9s', ranking)).toBe('straight');
    expect(category('As6s7s8s9s', ranking)).toBe('straight flush');
    expectDescending(['Ts9h8d7c6s', '9s8h7d6cAs'], ranking);
    expect(category('Ks6h7d8c9s', ranking)).toBe('high card');
    expect(category('As6h7d8c9s')).toBe('high card');
  });
});
