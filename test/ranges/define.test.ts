import { EquityError, equity, formatRange, parseQuery, parseRange } from 'equity';
import { describe, expect, test } from 'vitest';

function failure(action: () => unknown): EquityError {
  try {
    action();
  } catch (error) {
    if (error instanceof EquityError) return error;
    throw error;
  }
  throw new Error('no error');
}

describe('macros stand for a range in parentheses', () => {
  test.each([
    ['$open', { open: '22+,A2s+' }, '22+,A2s+'],
    ['$open!AA', { open: '22+,A2s+' }, '(22+,A2s+)!AA'],
    ['$open:0.5,AA', { open: '22+,A2s+' }, '(22+,A2s+):0.5,AA'],
    ['22+ -$pairs', { pairs: '99-55' }, '22+ -99 -88 -77 -66 -55'],
    ['22+,!$pairs', { pairs: '99-55' }, '22+,!99-55'],
    ['22+:$pairs', { pairs: '99-55,AK' }, '99-55'],
    ['[75%]$a[/75%],KK', { a: 'AA,QQ:0.5' }, 'AA:0.75,QQ:0.375,KK'],
    ['50: $a, 100: KK', { a: 'AA' }, 'AA:0.5,KK'],
    ['AA,KK; Weights: $a:50%', { a: 'KK' }, 'AA,KK:0.5'],
    ['$a', { a: '$b,KK', b: '$c', c: 'AA' }, 'AA,KK'],
    ['$a,$a', { a: '15%' }, '15%'],
    ['$A,$a', { A: 'AA', a: 'KK' }, 'AA,KK'],
    ['$3bet', { '3bet': ' AA \n KK ' }, 'AA,KK'],
    ['$all', { all: 'random' }, 'random'],
    // A card in a hand.
    ['$big$big', { big: '[A-J]' }, 'JJ+,AJ+,KJ+,QJ'],
    ['A$big', { big: '[A-J]' }, 'AJ+,AA'],
    ['Ah$big', { big: '[A-J]' }, 'AhK,AhQ,AhJ,AhAs,AhAc,AhAd'.replace(/Ah([KQJ])/g, 'Ah$1x')],
    ['$B$B', {}, 'JJ+,AJ+,KJ+,QJ'],
    ['$two$two', { two: '$one', one: '[A-K]' }, 'KK+,AK'],
  ])('%s with %j is %s', (text, define, plain) => {
    const range = parseRange(text, { define: define as Record<string, string> });
    const wanted = parseRange(plain.replace(/Ah[KQJ]x/g, (hand) => suits(hand)));
    expect(formatRange(range)).toBe(formatRange(wanted));
  });

  function suits(hand: string): string {
    return [...'cdhs'].map((suit) => hand.slice(0, 3) + suit).join(',');
  }

  test.each([
    ['AA$mine', { mine: 'xxyy' }, 864],
    ['AA:$mine', { mine: 'xxyy' }, 864],
    ['$mine', { mine: 'AA$ds,KK$ds' }, 864 + 864 - 6],
    ['$ace$ace', { ace: 'A' }, 6961],
    ['$ace$ace$shape', { ace: 'A', shape: '$ds' }, 864],
    ['$hero', { hero: 'AsAhKsKh' }, 1],
  ])('in Omaha %s with %j is %i', (text, define, count) => {
    expect(parseRange(text, { game: 'omaha', define: define as Record<string, string> }).count).toBe(count);
  });

  test('they say what they stand for', () => {
    expect(parseRange('$a,KK', { define: { a: 'AA' } }).notes).toEqual(['$a is AA']);
  });

  test('in queries, where they tell the game too', async () => {
    const define = { open: '22+,A2s+', hero: 'AsKs' };
    const { players } = await equity('$hero vs $open', { define });
    const plain = await equity('AsKs vs 22+,A2s+');
    expect(players[0].equity).toBe(plain.players[0].equity);
    expect(parseQuery('$p vs random', { define: { p: 'AsAhKsKh' } }).game.name).toBe('omaha');
    // Not the words of a query.
    expect(parseQuery('$on vs $dead', { define: { on: 'AA', dead: 'KK' } }).players[1].count).toBe(6);
  });

  test('in the query and as an option', () => {
    const query = parseQuery({ hands: ['$a', '$b'], define: { a: 'AA' } }, { define: { b: 'KK' } });
    expect(query.players.map(({ count }) => count)).toEqual([6, 6]);
    const twice = () => parseQuery({ hands: ['$a'], define: { a: 'AA' } }, { define: { a: 'KK' } });
    expect(failure(twice).code).toBe('BAD_OPTION');
  });
});

describe('mistakes', () => {
  test.each([
    [{ ds: 'AA' }, 'the macro $ds is built in: xxyy'],
    [{ 'a b': 'AA' }, "'a b' cannot be the name of a macro"],
    [{ '': 'AA' }, "'' cannot be the name of a macro"],
    [{ a: ' ' }, 'the macro $a stands for nothing'],
    [{ a: 'KK,$a' }, 'the macro $a stands for itself: $a → $a'],
    [{ a: '$b', b: 'AA:$c', c: '$a$a' }, 'the macro $a stands for itself: $a → $b → $c → $a'],
    [{ z: '$a', a: '$b', b: '$a' }, 'the macro $a stands for itself: $a → $b → $a'],
  ])('%j: %s', (define, message) => {
    const error = failure(() => parseRange('AA', { define: define as Record<string, string> }));
    expect(error).toMatchObject({ code: 'BAD_OPTION', message });
  });

  test('in the text of a macro, at its use', () => {
    const error = failure(() => parseRange('QQ,$a', { define: { a: '$b', b: 'AA,JJ-4498s' } }));
    expect(error).toMatchObject({
      code: 'BAD_HAND',
      message: expect.stringMatching(/^in \$a \(\$b\): in \$b \(AA,JJ-4498s\): /),
      input: 'QQ,$a',
      span: { start: 3, end: 5 },
    });
    expect(error.hint).toContain('Did you mean JJ-44,98s?');
  });

  test('each once, and those of the line beside them', () => {
    const error = failure(() => parseRange('AKz,$a,$a', { define: { a: 'QQz' } }));
    expect([error, ...error.more].map(({ span }) => span?.start)).toEqual([2, 4]);
  });

  test('a name no macro has', () => {
    const error = failure(() => parseRange('$opne', { define: { open: 'AA' } }));
    expect(error).toMatchObject({ code: 'BAD_RANGE', span: { start: 0, end: 5 } });
    expect(error.hint).toMatch(/^Did you mean \$open\?/);
    expect(failure(() => parseRange('$')).message).toBe("there is no name after '$'");
  });

  test.each(['$a+', '$a-KK', 'AK$a', '$a$a', '22-$a', '$ds', '$B$B$B'])('%s', (text) => {
    expect(['BAD_RANGE', 'BAD_HAND']).toContain(
      failure(() => parseRange(text, { define: { a: 'AA,KK' } })).code,
    );
  });

  test('hands of hold’em where another player told Omaha', () => {
    const query = () => parseQuery('AsAhKsKh vs $open', { define: { open: '22+' } });
    expect(failure(query)).toMatchObject({ code: 'BAD_HAND', span: { start: 12, end: 17 } });
  });
});

test('macros of macros of macros take no longer than their hands', () => {
  const define: Record<string, string> = { m0: 'AA', c0: '[A-K]' };
  for (let i = 1; i < 60; i++) {
    define[`m${i}`] = `$m${i - 1},$m${i - 1}`;
    define[`c${i}`] = `$c${i - 1}$c${i - 1}`;
  }
  expect(parseRange('$m59', { define }).count).toBe(6);
  expect(failure(() => parseRange('$c59', { define })).code).toBe('BAD_RANGE');
  const chain = Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`m${i}`, `$m${i + 1}`]));
  expect(failure(() => parseRange('$m0', { define: chain })).code).toBe('BAD_OPTION');
});
