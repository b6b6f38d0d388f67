import { describe, expect, test } from 'vitest';
import { EquityError } from '../../src/cards/error.ts';
import { parseCards } from '../../src/cards/parse.ts';
import { privateDeal } from '../../src/query/dealt.ts';
import { formatQuery } from '../../src/query/format.ts';
import { parseQuery } from '../../src/query/parse.ts';
import { formatRange } from '../../src/ranges/format.ts';
import { parseRange } from '../../src/ranges/parse.ts';

/** What is wrong with a query of a game, with the characters it points at. */
function failure(line: string, game = 'stud', dead?: string) {
  try {
    parseQuery(line, { game, dead });
  } catch (error) {
    if (error instanceof EquityError) {
      const { code, message, input = '', span = { start: 0, end: 0 }, hint } = error;
      return { code, message, hint, at: input.slice(span.start, span.end) };
    }
  }
  throw new Error('no error');
}

test('cards are kept in the order dealt: down cards first, then the door card', () => {
  const { players } = parseQuery('2c As Kd 3h vs x,9S,x,10♠', { game: '7stud' });
  expect(players[0]?.partial).toEqual({
    cards: parseCards('2cAsKd3h'),
    unknown: 3,
    dealt: parseCards('2cAsKd3h'),
  });
  const [nine, ten] = parseCards('9sTs');
  expect(players[1]?.partial).toEqual({ cards: [nine, ten], unknown: 5, dealt: [null, nine, null, ten] });
});

test.each([
  ['stud', 'xx8c', 'xx8c'],
  ['stud', 'X ? 8C', 'xx8c'],
  ['stud', 'As2d3h4c5s6c7d', 'As2d3h4c5s6c7d'],
  ['razz', '*2d3h', 'x2d3h'],
  ['stud', 'Random', 'random'],
  ['badugi', 'any', 'random'],
  ['lowball27', '7s5d', '7s5d'],
])('%s: %s is written %s', (game, text, written) => {
  const range = parseRange(text, { game });
  expect(formatRange(range).toLowerCase()).toBe(written.toLowerCase());
  expect(parseRange(formatRange(range), { game }).partial).toEqual(range.partial);
});

test('a query is written as it was given', () => {
  const line = 'AsAhKd vs xx8c dead 2c';
  expect(formatQuery(parseQuery(line, { game: 'stud' }))).toBe(line);
});

describe('errors', () => {
  test.each([
    ['AsAh vs KcKdKh', 'BAD_HAND', 'AsAh'],
    ['AsAhKd vs 9s8s7s6s', 'BAD_HAND', '9s8s7s6s'],
    ['AsAhKd vs random vs 9s8s7s6s', 'BAD_HAND', '9s8s7s6s'],
    ['AsAhKd2c3c4c5c6c vs KcKhQd', 'BAD_HAND', '6c'],
    ['AsAhAs vs KcKdKh', 'DUPLICATE_CARD', 'As'],
    ['AsAhKd vs KdQdJd', 'DUPLICATE_CARD', 'Kd'],
    ['AsAhKd vs 9s8s7s dead 7s', 'DUPLICATE_CARD', '7s'],
    ['AsAhKd vs 9s8s7s on 2c', 'BAD_BOARD', '2c'],
    ['AsAhKd, 2c2d2h vs 9s8s7s', 'UNSUPPORTED', ','],
    ['AsAhKd+ vs 9s8s7s', 'UNSUPPORTED', '+'],
    ['AsAhKd:0.5 vs 9s8s7s', 'UNSUPPORTED', ':'],
    ['AsAK vs 9s8s7s', 'BAD_CARD', 'K'],
    ['AsAhz vs 9s8s7s', 'BAD_CARD', 'z'],
    ['AsAhKd vs', 'EMPTY_HAND', 'vs'],
    ['AsAhKd vs xx8c vs xx7c vs xx6c vs xx5c vs xx4c vs xx3c vs xx2c vs xxTc', 'TOO_MANY_PLAYERS', 'xxTc'],
  ])('%s: %s at %j', (line, code, at) => {
    expect(failure(line)).toMatchObject({ code, at });
    expect(failure(line).hint).toBeTruthy();
  });

  test('players must be on one street, apart from those of whom nothing is known', () => {
    expect(failure('AsAhKd2c vs 9s8s7s').message).toBe(
      '9s8s7s has 3 cards and AsAhKd2c 4: players of Seven-card stud are on one street',
    );
    expect(parseQuery('AsAhKd2c vs random vs xx7s6d', { game: 'stud' }).players).toHaveLength(3);
    // Draw hands may lack different numbers of cards.
    expect(parseQuery('7s5d4c vs 8c6d4s3s', { game: '27' }).players).toHaveLength(2);
  });

  test('a deck holds 52 cards', () => {
    const eight = 'xx8c vs xx7c vs xx6c vs xx5c vs xx4c vs xx3c vs xx2c vs xxTc';
    expect(parseQuery(eight, { game: 'stud', dead: 'AsAhAd' }).notes).toHaveLength(1);
    expect(failure(eight, 'stud', 'AsAhAdAc')).toMatchObject({
      code: 'TOO_MANY_CARDS',
      at: 'AsAhAdAc',
      message: '8 hands, the last one shared, and 4 dead cards are 53 cards; the deck has 52',
    });
    const ten = Array.from({ length: 10 }, () => 'random').join(' vs ');
    expect(parseQuery(ten, { game: 'draw', dead: 'AsAh' }).players).toHaveLength(10);
    expect(failure(ten, 'draw', 'AsAhAd')).toMatchObject({ code: 'TOO_MANY_CARDS', at: 'AsAhAd' });
  });
});

describe('the community card of a short deck', () => {
  const seven = 'xx8c vs xx7c vs xx6c vs xx5c vs xx4c vs xx3c vs xx2c';

  test('there is none while all can have a seventh card', () => {
    expect(privateDeal(parseQuery(seven, { game: 'stud', dead: 'AsAhAd' }))).toMatchObject({
      community: 0,
      live: 42,
    });
  });

  test('it takes the place of everybody’s last card', () => {
    const query = parseQuery(seven, { game: 'stud', dead: 'AsAhAdAc' });
    const { community, live, seats } = privateDeal(query);
    expect({ community, live, draws: seats.map(({ draws }) => draws) }).toEqual({
      community: 1,
      live: 41,
      draws: [5, 5, 5, 5, 5, 5, 5],
    });
    expect(query.notes).toEqual([
      'the deck cannot give 7 players a seventh card each: one community card is dealt for all',
    ]);
  });

  test('games of one round have none', () => {
    const ten = Array.from({ length: 10 }, () => 'random').join(' vs ');
    expect(privateDeal(parseQuery(ten, { game: 'draw' })).community).toBe(0);
  });
});
