import { describe, expect, test } from 'vitest';
import { explain } from '../../src/plan/explanation.ts';

/** The players who act first, counted from 1, and on which street. */
function first(game: string, line: string) {
  const { street } = explain(line, { game });
  return (
    street && { name: street.name, action: street.action, players: street.seats.map((seat) => seat + 1) }
  );
}

describe('third street: the door card brings it in', () => {
  test.each([
    ['stud', 'AsAhKd vs 9s8s7s vs QcQd8h', 2],
    ['stud', 'AsAh7d vs 9s8s7s vs QcQd7h', 1],
    ['stud', 'AsAh7d vs 9s8s7s vs QcQd7c', 3],
    ['stud', '2c2d3h vs QcQdAs', 1],
    ['stud8', 'AsAh2d vs 9s8s7s', 1],
    ['studhilo', 'xx2d vs xx2c', 2],
    // Razz: the highest, the ace being low.
    ['razz', 'AsAhKd vs 9s8s7s vs QcQd8h', 1],
    ['razz', '2c3dAh vs 4c5d2s', 2],
    ['razz', 'AsAhKd vs QcQdKh', 2],
  ])('%s %s: player %i', (game, line, player) => {
    expect(first(game, line)).toEqual({ name: 'third street', action: 'brings it in', players: [player] });
  });
});

describe('later: the best exposed hand acts first', () => {
  test.each([
    ['stud', 'AsAhKd2c vs 9s8s7s6d', 'fourth', [1]],
    ['stud', 'AsAhKdQc vs 9s8s2s2d', 'fourth', [2]],
    ['stud', 'AsAhKdKc2s vs 9s8s2h2d3h', 'fifth', [1]],
    ['stud', 'AsAhKdKc2s4s vs 9s8s2h2d3h3s', 'sixth', [2]],
    ['stud', 'AsAhKdKc2s4s vs 9s8s5h5d5c3s', 'sixth', [2]],
    ['stud', 'AsAhKdQc vs 9s8sKhQd', 'fourth', [1, 2]],
    // The seventh card is down: aces full in the hole and at the end do not show.
    ['stud', 'AsAhKdQc2s4sAd vs 9s8s5h5d6c3s2h', 'seventh', [2]],
    ['stud8', 'As2s3s4s vs KcKdQhQd', 'fourth', [2]],
    ['razz', 'KcKdAh2s vs AcAd3h4c', 'fourth', [1]],
    ['razz', 'KcKdAhAs vs AcAdKhQc', 'fourth', [2]],
    ['razz', '2c2dAh7s4c vs 3c3d5h6c7d', 'fifth', [1]],
    ['razz', '2c2d2h2s4c vs 3c3dAhAcAd', 'fifth', [1]],
  ])('%s %s: %s street, players %j', (game, line, street, players) => {
    expect(first(game, line)).toEqual({ name: `${street} street`, action: 'acts first', players });
  });
});

test('an exposed card that is not known leaves it open, a down card does not', () => {
  expect(first('stud', 'AsAhKd vs 9s8sx')?.players).toEqual([]);
  expect(first('stud', 'AsAhKd vs random')?.players).toEqual([]);
  expect(first('stud', 'AsAhKd vs xx2c')?.players).toEqual([2]);
  expect(first('stud', 'AsAhKd2c3c4cx vs xx5c6c7c8c9c')).toMatchObject({ players: [1] });
});

test('there is no street where nothing is known, nor in other games', () => {
  expect(first('stud', 'random vs random')).toBeNull();
  expect(first('draw', 'AsAhKd vs QsQh')).toBeNull();
  expect(explain('AsKs vs QQ').street).toBeNull();
});

test('the rest of an explanation: combos, deals, kernel', () => {
  const explanation = explain('AsAhKd vs 9s8s7s', { game: 'stud' });
  expect(explanation).toMatchObject({ game: 'stud', method: 'exact', deals: 18_265_297_050 });
  // C(46, 4)
  expect(explanation.players.map(({ combos }) => combos)).toEqual([163_185, 163_185]);
  expect(explain('AsAhKd vs 9s8s7s vs 2c2d2h', { game: 'stud' }).method).toBe('sampled');
});
