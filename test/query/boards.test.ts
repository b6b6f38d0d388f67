import { describe, expect, test } from 'vitest';
import { EquityError } from '../../src/cards/error.ts';
import { parseQuery } from '../../src/query/parse.ts';
import type { QueryOptions } from '../../src/query/query.ts';

function failure(query: string, options: QueryOptions = {}) {
  try {
    parseQuery(query, options);
  } catch (error) {
    if (error instanceof EquityError) return error;
  }
  throw new Error('no error');
}

test('the number of hole cards tells the game', () => {
  const game = (query: string) => parseQuery(query).game.name;
  expect(game('AsKsQsJs vs random')).toBe('omaha');
  expect(game('random vs 2s3s4s5s6s')).toBe('omaha5');
  expect(game('2s3s4s5s6s7s vs 2d3d4d5d6d7d')).toBe('omaha6');
  expect(game('2s3s4s5s6s7s8s vs random')).toBe('omaha7');
  expect(game('AsAh** vs random')).toBe('omaha');
  expect(game('**** vs random')).toBe('omaha');
});

test('wildcards stand for cards that are not known', () => {
  const [first, second, third] = parseQuery('As*Ah* vs random vs **KsKd', {
    game: 'o8',
    board: '2c',
  }).players;
  expect(first.partial).toEqual({ cards: [51, 50], unknown: 2 });
  // Of 52 cards one is on the board and two are in the hand.
  expect(first.count).toBe((49 * 48) / 2);
  expect(second.random).toBe(true);
  expect(second.partial).toEqual({ cards: [], unknown: 4 });
  expect(third.partial?.cards).toHaveLength(2);
});

test('a card of the board that is not known is written as in a range', () => {
  for (const unknown of ['*', 'x', 'X', '.', '?']) {
    const { board, notes } = parseQuery(`AsKs vs QQ on 2h7d${unknown}`);
    expect(board).toHaveLength(2);
    expect(notes).toEqual(parseQuery('AsKs vs QQ on 2h7d*').notes);
  }
  expect(parseQuery('AsKs vs QQ on ...').board).toEqual([]);
  expect(parseQuery('AsKs vs QQ on 2h7d9c dead .').dead).toEqual([]);
});

test('lists of hands keep their weights, and list what a wildcard may be', () => {
  const [first] = parseQuery('AsKsQsJs:0.5, 2s3s4s5s vs random').players;
  expect([first.count, ...first.weights]).toEqual([2, 5000, 10000]);
  // The last card is one of 49.
  expect(parseQuery('AsKsQs*, 2s3s4s5s vs random').players[0].count).toBe(50);
});

describe('errors', () => {
  test.each([
    ['AsKsQs vs 2s3s4s5s', { game: 'omaha' }, 'BAD_HAND', [0, 6]],
    ['AsKsQsJsTs9s8s7s vs random', { game: 'omaha' }, 'BAD_HAND', [0, 16]],
    ['AsKs vs QQ', { game: 'omaha' }, 'BAD_HAND', [0, 4]],
    // Cards that are not known: all of a card is known or nothing.
    ['AsKs vs QQ on 2h7d****', {}, 'BAD_BOARD', [21, 22]],
    ['AsKs vs QQ on 2h7dA*', {}, 'UNSUPPORTED', [18, 20]],
    ['AsKs vs QQ on 2h7d*h', {}, 'UNSUPPORTED', [18, 20]],
    ['AsKs vs QQ on 7d2cxh', {}, 'UNSUPPORTED', [18, 20]],
    // Letters that are suits to be chosen in hands are no suits here.
    ['AsKs vs QQ on Aw7d', {}, 'BAD_CARD', [15, 16]],
    ['AsKs vs QQ on 2h3z', {}, 'BAD_CARD', [17, 18]],
    ['AsKs vs QQ on 10x', {}, 'UNSUPPORTED', [14, 17]],
    ['AsKs vs QQ dead 2x', {}, 'UNSUPPORTED', [16, 18]],
    ['AsKs vs QQ on 2h *2h', {}, 'DUPLICATE_CARD', [18, 20]],
    ['AsKs vs QQ on 2h7d2', {}, 'BAD_CARD', [18, 19]],
    ['AsAhKd vs 9s8s7s on *', { game: 'stud' }, 'BAD_BOARD', [20, 21]],
    ['AsKsQsJs vs QhQd', {}, 'BAD_HAND', [12, 16]],
    ['AsKsQsJs vs random on 2c3c4c5c6c7c', {}, 'BAD_BOARD', [32, 34]],
    ['As5s vs QQ', { game: 'shortdeck' }, 'BAD_CARD', [2, 4]],
    ['22+ vs QQ', { game: '6+' }, 'BAD_CARD', [0, 1]],
    ['AsKs vs QQ on 6c7c5d', { game: '6+' }, 'BAD_CARD', [18, 20]],
    ['AsKs vs QQ dead 6c2d', { game: '6+' }, 'BAD_CARD', [18, 20]],
    ['AsKsQsJs vs As***', {}, 'DUPLICATE_CARD', [12, 14]],
    ['AsKsAsJs vs random', {}, 'DUPLICATE_CARD', [4, 6]],
    ['AKQJT vs random', { game: 'omaha' }, 'BAD_HAND', [0, 5]],
    ['AsKs******* vs random', { game: 'omaha' }, 'BAD_HAND', [0, 11]],
    ['As****, 2s3s4s5s6s7s vs random', {}, 'BAD_HAND', [8, 20]],
    ['*****, 2s3s4s5s6s vs random', {}, 'TOO_LARGE', [0, 5]],
    [`2s3s4s5s6s7s8s${' vs random'.repeat(6)}`, {}, 'TOO_MANY_PLAYERS', [68, 74]],
    [`2s3s4s5s6s7s8s${' vs random'.repeat(5)} dead 2c3c4c5c6c7c`, {}, 'TOO_MANY_CARDS', [70, 82]],
  ])('%s %j: %s', (query, options, code, [start, end]) => {
    expect(failure(query, options)).toMatchObject({ code, span: { start, end } });
  });

  test.each([
    [{ board: ['2h7d9c', '2h4c5c'] }, 'DUPLICATE_CARD'],
    [{ board: ['2h7d9c', '3h4c5c', '6h6c6d'] }, 'BAD_BOARD'],
    [{ board: ['2h7d9c', '3h4c5c'], runs: 2 }, 'BAD_OPTION'],
    [{ board: '2h7d9c3h4h', runs: 2 }, 'BAD_OPTION'],
    [{ runs: 3 }, 'BAD_OPTION'],
    [{ board: '2h7d*', runs: 2 }, 'BAD_OPTION'],
    [{ board: ['2h7d9c', 'Ks4c5c'] }, 'DUPLICATE_CARD'],
  ])('%j: %s', (options, code) => {
    expect(failure('AsKs vs QQ', options).code).toBe(code);
  });

  test('cards of both boards are needed', () => {
    const nine = Array.from({ length: 9 }, () => 'random').join(' vs ');
    expect(parseQuery(nine, { game: 'omaha', runs: 2, board: '2c3c4c' }).runTwice).toBe(true);
    // Nine hands are 36 cards, two boards ten, and seven more are dead.
    expect(failure(nine, { game: 'omaha', runs: 2, dead: '2c3c4c5c6c7c8c' }).code).toBe('TOO_MANY_CARDS');
  });
});
