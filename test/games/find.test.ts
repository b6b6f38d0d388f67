import { expect, test } from 'vitest';
import { EquityError } from '../../src/cards/error.ts';
import { nearest } from '../../src/cards/nearest.ts';
import { allGames, defaultGame, findGame } from '../../src/games/find.ts';
import { games } from '../../src/games/games.ts';
import { gameOfHoleCards } from '../../src/games/holecards.ts';

function failure(name: string) {
  try {
    findGame(name);
  } catch (error) {
    if (error instanceof EquityError) return error;
  }
  throw new Error('no error');
}

test.each([
  'holdem',
  "hold'em",
  'Hold Em',
  'HOLD-EM',
  'hold_em',
  "Texas Hold'em",
  'hold’em',
  ' NLHE ',
  'texas',
])('%j is hold’em', (name) => {
  expect(findGame(name)).toBe(games.holdem);
});

test.each([
  ['courchevel/8', 'courchevel8'],
  ['plo5/8', 'omaha5-8'],
  ['PLO6/8', 'omaha6-8'],
  ['5o8', 'omaha5-8'],
  ['6o8', 'omaha6-8'],
  ['o/8', 'omaha8'],
  ['stud/8', 'stud8'],
  ['sd', 'shortdeck'],
  ['short', 'shortdeck'],
])('%j is %s', (name, game) => {
  expect(findGame(name).name).toBe(game);
});

test('no two games share a name, so that each is found by all of its own', () => {
  for (const game of allGames)
    for (const name of [game.name, ...game.aliases]) expect(findGame(name)).toBe(game);
});

test('an unknown game lists what there is and offers the nearest name', () => {
  const error = failure('  holdme');
  expect(error).toMatchObject({ code: 'UNKNOWN_GAME', input: '  holdme', span: { start: 2, end: 8 } });
  expect(error.message).toBe("there is no game called 'holdme'");
  expect(error.hint).toContain('Did you mean holdem?');
  for (const name of Object.keys(games)) expect(error.hint).toContain(name);
  expect(failure('bridge').hint).not.toContain('Did you mean');
});

test('names that are long or not printable stay out of the message', () => {
  expect(failure('x'.repeat(5000)).message).toBe('there is no game called this');
  expect(failure('a\u001B[31mb').message).toBe('there is no game called this');
});

test('two hole cards beside a board are hold’em, and a game is told only by a count that some game has', () => {
  expect(gameOfHoleCards(2)).toBe(games.holdem);
  for (const count of [4, 5, 6, 7]) expect(gameOfHoleCards(count)?.title.toLowerCase()).toContain('omaha');
  for (const count of [0, 1, 3, 8, 9]) expect(gameOfHoleCards(count)).toBeNull();
  expect(defaultGame.name).toBe('holdem');
});

test('the nearest word differs in at most a third of its letters', () => {
  expect(nearest('randm', ['random', 'holdem'])).toBe('random');
  expect(nearest('rnadom', ['random'])).toBe('random');
  expect(nearest('handle', ['random'])).toBeNull();
  expect(nearest('', ['random'])).toBeNull();
  expect(nearest('kitten', ['sitting', 'mitten'])).toBe('mitten');
});
