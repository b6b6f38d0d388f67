import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatCards } from '../../src/cards/card.ts';
import { EquityError } from '../../src/cards/error.ts';
import { formatQuery } from '../../src/query/format.ts';
import { parseQuery } from '../../src/query/parse.ts';
import type { Query, QueryInput, QueryOptions } from '../../src/query/query.ts';

/** A query in a form that is easy to read in a failure. */
function shown({ game, players, board, dead, notes }: Query) {
  return {
    game: game.name,
    players: players.map(({ text, count }) => `${text}: ${count}`),
    board: formatCards(board),
    dead: formatCards(dead),
    notes,
  };
}

const read = (input: string | QueryInput, options: QueryOptions = {}) => shown(parseQuery(input, options));

function failure(input: string | QueryInput, options: QueryOptions = {}) {
  try {
    parseQuery(input, options);
  } catch (error) {
    if (!(error instanceof EquityError)) throw error;
    const { code, message, hint, span, input } = error;
    return {
      code,
      message,
      hint,
      input,
      span: span && [span.start, span.end],
      at: span && input?.slice(span.start, span.end),
    };
  }
  throw new Error(`no error for ${JSON.stringify(input).slice(0, 100)}`);
}

describe('a line', () => {
  test('names hands, board and dead cards', () => {
    expect(read('AsKs vs QQ on 2h7d9c dead Jc')).toEqual({
      game: 'holdem',
      players: ['AsKs: 1', 'QQ: 6'],
      board: '2h7d9c',
      dead: 'Jc',
      notes: [],
    });
  });

  test.each([
    'AsKs vs QQ on 2h7d9c dead Jc',
    'AsKs v QQ board 2h7d9c dead Jc',
    'AsKs VERSUS QQ ON 2h 7d 9c DEAD Jc',
    'AsKs vs. QQ on: 2h,7d,9c dead: Jc',
    'AsKs|QQ on 2h7d9c dead Jc',
    'AsKs | QQ dead Jc on 2h7d9c',
    'AsKs on 2h7d9c dead Jc vs QQ',
    'AsKs vs.QQ on 2h7d9c dead Jc',
    '  AsKs\tvs\nQQ\u00A0on\u30002h7d9c   dead Jc ',
  ])('%j may be written so', (line) => {
    expect(read(line)).toMatchObject({ players: ['AsKs: 1', 'QQ: 6'], board: '2h7d9c', dead: 'Jc' });
  });

  test.each([
    ['AsKs vs QhQd vs JcTc vs random', ['AsKs: 1', 'QhQd: 1', 'JcTc: 1', 'random: 1326']],
    ['A♠K♠ v 10h10d', ['A♠K♠: 1', '10h10d: 1']],
    ['A♠\uFE0FK♠\uFE0F vs QQ', ['A♠\uFE0FK♠\uFE0F: 1', 'QQ: 6']],
    ['AsKs|QQ|random', ['AsKs: 1', 'QQ: 6', 'random: 1326']],
    ['77+, ATs+ vs 22-55:0.5', ['77+, ATs+: 64', '22-55:0.5: 24']],
    ['As Ks vs Qs Qd', ['As Ks: 1', 'Qs Qd: 1']],
  ])('%j has these hands', (line, players) => {
    expect(read(line).players).toEqual(players);
  });

  test('keeps the places of its hands', () => {
    const { players } = parseQuery('  A♠\uFE0FKs vs  QQ, JJ  on 2h7d9c');
    expect(players.map(({ span }) => span)).toEqual([
      { start: 2, end: 7 },
      { start: 12, end: 18 },
    ]);
  });

  test('keeps board and dead cards in the order given', () => {
    const { board, dead } = parseQuery('AsKs vs QQ on 9c2h7d dead JcJd3c');
    expect(formatCards(board)).toBe('9c2h7d');
    expect(formatCards(dead)).toBe('JcJd3c');
  });
});

describe('parts of their own', () => {
  test('say the same as a line', () => {
    const line = read('AsKs vs QQ on 2h7d9c dead Jc');
    expect(read('AsKs vs QQ', { board: '2h 7d 9c', dead: 'Jc', game: "Hold'em" })).toEqual(line);
    expect(read('AsKs vs QQ on 2h7d9c', { board: '', dead: 'Jc' })).toEqual(line);
    expect(read({ hands: ['AsKs', ' QQ '], board: '2h7d9c', dead: 'Jc', game: 'texas' })).toEqual(line);
    expect(read({ hands: ['AsKs', 'QQ'], board: '2h7d9c' }, { dead: 'Jc' })).toEqual(line);
  });

  test('are where their errors point', () => {
    expect(failure('AsKs vs QQ', { board: '2h7d9u' })).toMatchObject({ input: '2h7d9u', span: [5, 6] });
    expect(failure('AsKs vs QQ', { dead: ' 5c5c' })).toMatchObject({ input: ' 5c5c', span: [3, 5] });
    expect(failure('AsKs vs QQ', { game: ' omahaha' })).toMatchObject({ input: ' omahaha', span: [1, 8] });
    expect(failure({ hands: ['AsKs', ' QQ,AsKz'] })).toMatchObject({ input: ' QQ,AsKz', span: [7, 8] });
    expect(failure({ hands: ['AsKs', 'QdAs'] })).toMatchObject({
      code: 'DUPLICATE_CARD',
      input: 'QdAs',
      span: [2, 4],
    });
    expect(failure({ hands: ['AA', 'AsAc', 'AhAd'] })).toMatchObject({
      code: 'NO_DEAL',
      input: 'AA',
      span: [0, 2],
    });
  });

  test.each([
    ['the board', 'AsKs vs QQ on 2h7d9c', { board: '3h4h5h' }, '3h4h5h'],
    ['the dead cards', 'AsKs vs QQ dead 2c', { dead: '3c' }, '3c'],
    ['the board', { hands: ['AsKs', 'QQ'], board: '2h7d9c' }, { board: '2h7d9c' }, '2h7d9c'],
    ['the game', { hands: ['AsKs', 'QQ'], game: 'holdem' }, { game: 'holdem' }, 'holdem'],
  ] as const)('%s cannot be given twice', (what, input, options, at) => {
    expect(failure(input, options)).toMatchObject({
      code: 'BAD_QUERY',
      at,
      message: expect.stringContaining(what),
    });
    expect(failure(input, options).message).toContain('given twice');
  });

  test('must be there, and texts', () => {
    expect(failure({ hands: [] })).toMatchObject({ code: 'EMPTY_HAND' });
    expect(failure({ hands: ['AsKs', ' '] })).toMatchObject({ code: 'EMPTY_HAND', input: ' ' });
    expect(failure({} as never)).toMatchObject({ code: 'BAD_QUERY' });
    expect(failure(7 as never)).toMatchObject({ code: 'BAD_QUERY' });
    expect(failure({ hands: ['AsKs', 5] } as never)).toMatchObject({ code: 'BAD_QUERY' });
    expect(failure('AsKs', { board: 5 } as never)).toMatchObject({ code: 'BAD_QUERY' });
  });
});

describe('one hand alone', () => {
  test('plays against a random one, and says so', () => {
    expect(read('AsKs')).toMatchObject({
      players: ['AsKs: 1', 'random: 1326'],
      notes: ['against one random hand'],
    });
    expect(read({ hands: ['QQ'], board: '2h7d9c' }).notes).toEqual(['against one random hand']);
    expect(parseQuery('AsKs on 2h7d9c').players[1]).toMatchObject({ random: true, count: (49 * 48) / 2 });
  });
});

describe('known cards', () => {
  test('take hands from ranges, and a note says how many', () => {
    const notes = (line: string) => read(line).notes;
    expect(notes('AsKs vs QQ on Qh7d9c')).toEqual(['QQ loses 3 of 6 combos to the board']);
    expect(notes('AsKs vs QQ dead QhQd')).toEqual(['QQ loses 5 of 6 combos to the dead cards']);
    expect(notes('AsKs vs QQ on Qh7d9c dead Qd')).toEqual([
      'QQ loses 5 of 6 combos to the board and the dead cards',
    ]);
    expect(notes('AKs,QQ vs JJ on AsKsQh')).toEqual(['AKs,QQ loses 4 of 10 combos to the board']);
    expect(notes('AK vs 22+ on 2h7d9c')).toEqual(['22+ loses 9 of 78 combos to the board']);
    expect(notes('AK vs random on 2h7d9c')).toEqual([]);
    expect(notes('AK vs QQ on 2h7d9c')).toEqual([]);
  });

  test('are in no hand that is left', () => {
    const query = parseQuery('22+:0.5,A2s+ vs random on 2hAd9c dead Kc5d');
    const known = [...query.board, ...query.dead];
    for (const range of query.players) {
      for (const card of range.hands) expect(known).not.toContain(card);
      expect(range.hands.length).toBe(range.count * 2);
      expect(range.weights.length).toBe(range.count);
    }
    // A2s+ less the diamonds, and less A2h, A9c, AKc: 36 - 3; pairs at half weight less 3 each of five ranks.
    expect([...query.players[0].weights].filter((weight) => weight === 10000).length).toBe(33);
    expect([...query.players[0].weights].filter((weight) => weight === 5000).length).toBe(78 - 15);
    expect(query.players[1]).toMatchObject({ count: (47 * 46) / 2, random: true });
  });
});

describe('errors', () => {
  test.each([
    ['vs', 'EMPTY_HAND', [0, 2]],
    ['', 'EMPTY_HAND', [0, 0]],
    ['   ', 'EMPTY_HAND', [0, 3]],
    ['AsKs vs', 'EMPTY_HAND', [5, 7]],
    ['AsKs vs ', 'EMPTY_HAND', [5, 7]],
    ['vs QQ', 'EMPTY_HAND', [0, 2]],
    ['|QQ', 'EMPTY_HAND', [0, 1]],
    ['AsKs vs vs QQ', 'EMPTY_HAND', [5, 7]],
    ['AsKs||QQ', 'EMPTY_HAND', [4, 5]],
    ['AsKs vs on 2h7d9c', 'EMPTY_HAND', [5, 7]],
    ['on 2h7d9c', 'EMPTY_HAND', [0, 2]],
    ['dead Jc AsKs vs QQ', 'EMPTY_HAND', [0, 4]],
    ['AsKs vs ,', 'EMPTY_RANGE', [8, 9]],
    ['AsAs vs QQ', 'DUPLICATE_CARD', [2, 4]],
    ['AsKs vs AsQd', 'DUPLICATE_CARD', [8, 10]],
    ['AsKs vs QdA♠', 'DUPLICATE_CARD', [10, 12]],
    ['AsKs vs QhQd vs Ks2d', 'DUPLICATE_CARD', [16, 18]],
    ['AsKs vs QQ on 2h2h3c', 'DUPLICATE_CARD', [16, 18]],
    ['AsKs vs QQ on AsTd2c', 'DUPLICATE_CARD', [0, 2]],
    ['AsKs vs QQ on 2h7dKs', 'DUPLICATE_CARD', [2, 4]],
    ['AsKs vs QQ dead Ks', 'DUPLICATE_CARD', [2, 4]],
    ['AsKs vs QQ dead 2c3c2c', 'DUPLICATE_CARD', [20, 22]],
    ['AsKs vs QQ on 2h7d9c dead 7d', 'DUPLICATE_CARD', [26, 28]],
    ['AsKz vs QQ', 'BAD_CARD', [3, 4]],
    ['A1s vs QQ', 'BAD_CARD', [1, 2]],
    ['Aс Ks vs QQ', 'BAD_CARD', [1, 2]],
    ['AsKs vs Qс', 'BAD_CARD', [9, 10]],
    ['AsKs vs QQ on 2h7d9с', 'BAD_CARD', [19, 20]],
    ['AsKs vs QQ on 2h7dK', 'BAD_CARD', [18, 19]],
    ['AsKs vs QQ dead J', 'BAD_CARD', [16, 17]],
    ['AKvsQQ', 'BAD_CARD', [2, 3]],
    ['AsKsvsQQ', 'BAD_CARD', [4, 5]],
    ['AsKs vs $v', 'BAD_RANGE', [8, 10]],
    ['A♠\uFE0FK♠\uFE0F vs Qz', 'BAD_CARD', [11, 12]],
    ['AsKsQs vs QQ', 'BAD_HAND', [0, 6]],
    ['AsKs vs Q', 'BAD_HAND', [8, 9]],
    ['AsKsQsJs vs QhQd', 'BAD_HAND', [12, 16]],
    ['AsKs vs QsQdJsJd', 'BAD_HAND', [8, 16]],
    ['AsKs vs QQ on 2h3h4h5h6h7h', 'BAD_BOARD', [24, 26]],
    ['AsKs vs QQ on 2h3h4h5h6h7h 8h', 'BAD_BOARD', [24, 29]],
    ['AsKs vs QQ on', 'BAD_BOARD', [11, 13]],
    ['AsKs vs QQ dead', 'BAD_QUERY', [11, 15]],
    ['AsKs vs QQ on dead Jc', 'BAD_BOARD', [11, 13]],
    ['AsKs vs QQ on 2h7d9c on Jc', 'BAD_QUERY', [21, 23]],
    ['AsKs vs QQ dead Jc dead Jd', 'BAD_QUERY', [19, 23]],
    ['AsKs vs QQ on QhQd2c dead Qs', 'EMPTY_RANGE', [8, 10]],
    ['AA vs AcAd vs AhAs vs KK', 'NO_DEAL', [0, 2]],
    ['KK vs AcAd vs AA vs AhAs', 'NO_DEAL', [14, 16]],
    ['AA vs AA vs AA', 'NO_DEAL', [12, 14]],
    ['AsKs vs AKs:0.5,QcJc on 2c3cJc dead AhAdKc', 'NO_DEAL', [8, 20]],
  ])('%j: %s', (line, code, span) => {
    expect(failure(line)).toMatchObject({ code, span, input: line, hint: expect.stringMatching(/[.?]$/) });
  });

  test('name the card, and where else it is', () => {
    expect(failure('AsKs vs AsQd')).toMatchObject({
      message: 'As is in two hands',
      hint: expect.stringContaining('AsKs'),
    });
    expect(failure('AsKs vs QQ on AsTd2c').message).toBe('As is in this hand and on the board');
    expect(failure('AsKs vs QQ dead Ks').message).toBe('Ks is in this hand and among the dead cards');
    expect(failure('AsKs vs QQ on 2h2h3c').message).toBe('2h is on the board twice');
  });

  test('name the player who cannot be dealt in', () => {
    expect(failure('AA vs AcAd vs AhAs vs KK').message).toMatch(/^AA \(player 1\) has no hand left/);
    expect(failure('QQ vs AK on QhQd2c dead Qs').message).toMatch(/^QQ has no hand left: all 6/);
  });

  test('name the character that is not what it seems', () => {
    expect(failure('AsKs vs Qс Qd').message).toContain("'с' (U+0441 CYRILLIC SMALL LETTER ES)");
  });

  test('tell how to part players whose vs is glued to a hand', () => {
    for (const line of ['AKvsQQ', 'AsKsvsQQ', 'AKsvsQQ', 'AK:0.5vsQQ']) {
      expect(failure(line).hint, line).toContain('vs with a space');
    }
  });

  test('count players and cards', () => {
    const hands = (count: number, hand = 'random') => Array(count).fill(hand).join(' vs ');
    expect(parseQuery(hands(10)).players.length).toBe(10);
    expect(failure(hands(11))).toMatchObject({ code: 'TOO_MANY_PLAYERS', span: [100, 106] });
    expect(failure({ hands: Array(50_000).fill('zz') }).code).toBe('BAD_CARD');
    expect(failure({ hands: Array(50_000).fill('QQ') }).code).toBe('TOO_MANY_PLAYERS');
    // Ten hands and a board are 25 cards: 27 may be dead, not 28.
    const dead = formatCards(Array.from({ length: 28 }, (_, card) => card));
    expect(parseQuery(hands(10), { dead: dead.slice(2) }).dead.length).toBe(27);
    expect(failure(hands(10), { dead })).toMatchObject({
      code: 'TOO_MANY_CARDS',
      span: [0, 56],
      input: dead,
    });
  });

  test('come at once for a text that is too long', () => {
    const start = performance.now();
    expect(failure('x'.repeat(1_000_000))).toMatchObject({ code: 'TOO_LARGE', input: undefined });
    expect(failure('AsKs vs QQ', { board: '2h '.repeat(400_000) })).toMatchObject({ code: 'TOO_LARGE' });
    expect(performance.now() - start).toBeLessThan(200);
    for (const piece of ['vs ', 'AK|', 'on 2h ', 'dead', '$vs', 'AsKs', '||', 'v']) {
      expect(failure(piece.repeat(Math.floor(100_000 / piece.length))).message.length).toBeLessThan(200);
    }
    expect(performance.now() - start).toBeLessThan(5000);
  });

  test('are the only outcome beside a query, whatever the input', () => {
    const words = fc.constantFrom(
      'AsKs',
      'QQ',
      'AK+',
      'random',
      '2h7d9c',
      'Jc',
      'vs',
      'v',
      '|',
      'on',
      'board',
      'dead',
      ':',
      ' ',
      'é',
    );
    fc.assert(
      fc.property(
        fc.array(fc.oneof({ weight: 6, arbitrary: words }, fc.string({ maxLength: 3 })), { maxLength: 14 }),
        (parts) => {
          const line = parts.join(' ');
          try {
            expect(parseQuery(line).players.length).toBeGreaterThan(1);
          } catch (error) {
            if (!(error instanceof EquityError)) throw error;
            expect(error.span?.end).toBeLessThanOrEqual(line.length);
          }
        },
      ),
      { seed: 5, numRuns: 2000 },
    );
  });
});

test.each(['AsKs vs QQ on 2h7d9c dead Jc', 'A♠K♠ vs 77+, ATs+:0.5 vs random', 'AsKs', 'QQ vs AK on QhQd2c'])(
  '%j, written out, is the same query',
  (line) => {
    const query = parseQuery(line);
    const again = parseQuery(formatQuery(query));
    expect(formatQuery(again)).toBe(formatQuery(query));
    expect({ ...shown(again), notes: [] }).toEqual({ ...shown(query), notes: [] });
  },
);

test('a query is written with single words between its parts', () => {
  expect(formatQuery(parseQuery(' A♠K♠|QQ,\n JJ ', { dead: '3c 4c', board: '2h, 7d' }))).toBe(
    'A♠K♠ vs QQ, JJ on 2h7d dead 3c4c',
  );
});
