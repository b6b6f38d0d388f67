import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatCards, RANKS } from '../../src/cards/card.ts';
import { EquityError } from '../../src/cards/error.ts';
import { parseRange } from '../../src/ranges/parse.ts';
import type { Range } from '../../src/ranges/range.ts';

/** The hands of a range as text, in its order. */
function hands({ hands, width, count }: Range): string[] {
  return Array.from({ length: count }, (_, i) => formatCards(hands.subarray(i * width, (i + 1) * width)));
}

function failure(text: string, options = {}) {
  try {
    parseRange(text, options);
  } catch (error) {
    if (!(error instanceof EquityError)) throw error;
    const { code, message, hint, span, input } = error;
    return {
      code,
      message,
      hint,
      at: span && input?.slice(span.start, span.end),
      span: span && [span.start, span.end],
    };
  }
  throw new Error(`no error for ${text}`);
}

describe('hold’em notation', () => {
  test.each([
    ['AsKs', 1],
    ['AKs', 4],
    ['AKo', 12],
    ['AK', 16],
    ['QQ', 6],
    ['QQ+', 18],
    ['22-77', 36],
    ['77-22', 36],
    ['ATs+', 16],
    ['A2o+', 144],
    ['A2+', 192],
    ['KQ+', 16],
    ['54s+', 4],
    ['53s+', 8],
    ['AA+', 6],
    ['22+', 78],
    ['A5s-A2s', 16],
    ['A2s-A5s', 16],
    ['JTs-54s', 28],
    ['T9s-QJs', 12],
    ['A5s-K4s', 8],
    ['AQo-ATo', 36],
    ['AQ-AT', 48],
    ['AK-AK', 16],
    ['random', 1326],
    ['Any', 1326],
    ['*', 1326],
    ['**', 1326],
    ['xx', 1326],
    ['..', 1326],
    ['100%', 1326],
    ['77+,ATs+,KTs+,QJs,AJo+,KQo', 128],
    ['99-22,AQs-A8s,A5s-A4s,K9s+,Q9s+,J9s+,T8s+,97s+,87s,76s,65s,AQo-AJo,KQo', 176],
    ['QQ,QQ+,QsQh', 18],
    ['AK,AKs,AKo', 16],
    ['AA,,KK,', 12],
    ['AA;KK\nQQ JJ', 24],
    ['AsKs QsQd', 2],
    ['As Ks', 1],
    ['As Ks, QsQd', 2],
    ['A K', 16],
    ['22 - 77', 36],
    ['22–77', 36],
    ['22 — 77', 36],
  ])('%j is %i combos', (text, count) => {
    expect(parseRange(text).count).toBe(count);
  });

  test.each([
    ['AKs', 'kas'],
    ['AKs', 'KaS'],
    ['AcAs', 'ACAS'],
    ['AcAs', 'asac'],
    ['AcAs', 'A♣A♠'],
    ['AcAs', 'A♧\uFE0F A♤'],
    ['TT', '1010'],
    ['ATs+', 'A10s+'],
    ['ATs+', 'a10S+'],
    ['T9s', '109s'],
    ['T9s', '910s'],
    ['T♥9♥', '10h9h'],
    ['ATo+', 'TAO+'],
    ['A5s-A2s', '5as-2As'],
  ])('%j can be written %j', (text, other) => {
    expect(hands(parseRange(other))).toEqual(hands(parseRange(text)));
  });

  test('puts the highest hands first, and in a hand the highest card', () => {
    expect(hands(parseRange('KQs'))).toEqual(['KsQs', 'KhQh', 'KdQd', 'KcQc']);
    expect(hands(parseRange('22'))).toEqual(['2s2h', '2s2d', '2s2c', '2h2d', '2h2c', '2d2c']);
    expect(hands(parseRange('2c3d, KsAh, AsAc, QhKs'))).toEqual(['AsAc', 'AhKs', 'KsQh', '3d2c']);
    const all = hands(parseRange('random'));
    expect(all.slice(0, 3)).toEqual(['AsAh', 'AsAd', 'AsAc']);
    expect(all.at(-1)).toBe('2d2c');
    expect(new Set(all).size).toBe(1326);
  });

  test('names the hands that a plain reading of it names', () => {
    // A reading by predicate over all 1,326 combos, where the parser builds hands up.
    const combos = hands(parseRange('random'));
    const rank = (card: string) => RANKS.indexOf(card);
    const is = (combo: string, top: string, kicker: string, suits: string) =>
      combo[0] === top &&
      combo[2] === kicker &&
      (suits === '' || (suits === 's') === (combo[1] === combo[3]));
    const cell = fc
      .tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 12 }), fc.constantFrom('', 's', 'o'))
      .map(([a, b, suits]) => ({
        top: RANKS[Math.max(a, b)],
        kicker: RANKS[Math.min(a, b)],
        suits: a === b ? '' : suits,
      }));
    fc.assert(
      fc.property(cell, ({ top, kicker, suits }) => {
        const text = top + kicker + suits;
        expect(hands(parseRange(text))).toEqual(combos.filter((combo) => is(combo, top, kicker, suits)));
        const climbs = combos.filter((combo) =>
          top === kicker
            ? combo[0] === combo[2] && rank(combo[0]) >= rank(top)
            : RANKS.split('').some(
                (k) => rank(k) >= rank(kicker) && rank(k) < rank(top) && is(combo, top, k, suits),
              ),
        );
        expect(hands(parseRange(`${text}+`))).toEqual(climbs);
      }),
      { seed: 2 },
    );
  });

  test('is random only as every hand at full weight', () => {
    expect(parseRange('random').random).toBe(true);
    expect(parseRange('22+,A2+,K2+,Q2+,J2+,T2+,92+,82+,72+,62+,52+,42+,32').random).toBe(true);
    expect(parseRange('random:0.5').random).toBe(false);
    expect(parseRange('22+,A2+,K2+,Q2+,J2+,T2+,92+,82+,72+,62+,52+,42+').random).toBe(false);
  });

  test('keeps its text, and where it stood', () => {
    expect(parseRange('  QQ+, AKs \n')).toMatchObject({
      text: 'QQ+, AKs',
      span: { start: 2, end: 10 },
      width: 2,
    });
  });
});

describe('weights', () => {
  const weights = (text: string) => [...parseRange(text).weights];

  test.each([
    ['AsKs:0.5', 5000],
    ['AsKs:.25', 2500],
    ['AsKs:1', 10000],
    ['AsKs:1.0', 10000],
    ['AsKs:75%', 7500],
    ['AsKs@75', 7500],
    ['AsKs@1', 100],
    ['AsKs@100', 10000],
    ['AsKs:0.12345', 1235],
    ['AsKs:0.00001', 1],
    ['AsKs:1e-3', 10],
    ['As Ks:0.5', 5000],
  ])('%j is %i of 10000', (text, weight) => {
    expect(weights(text)).toEqual([weight]);
  });

  test('hold for the whole item before them', () => {
    expect(weights('AQs-ATs:0.75')).toEqual(Array(12).fill(7500));
    expect(weights('QQ+:0.1')).toEqual(Array(18).fill(1000));
    expect(weights('AhKh:0.5,AsKs')).toEqual([10000, 5000]);
    expect(weights('AhKh:0.5 AsKs:0.25')).toEqual([2500, 5000]);
  });

  test('the greater one counts where a hand is named twice', () => {
    expect(weights('AsKs:0.5,AsKs:0.25')).toEqual([5000]);
    expect(weights('AsKs:0.25,AKs:0.5')).toEqual([5000, 5000, 5000, 5000]);
  });

  test('of nothing takes no part', () => {
    expect(hands(parseRange('AsKs:0,QsQd'))).toEqual(['QsQd']);
    expect(hands(parseRange('AsKs:0,AsKs'))).toEqual(['AsKs']);
    expect(failure('AsKs:0')).toMatchObject({ code: 'EMPTY_RANGE', span: [0, 6] });
  });
});

describe('errors point at what they are about', () => {
  test.each([
    ['', 'EMPTY_RANGE', [0, 0], ''],
    [' , ', 'EMPTY_RANGE', [1, 2], ','],
    ['AsKz', 'BAD_CARD', [3, 4], 'z'],
    ['A1s', 'BAD_CARD', [1, 2], '1'],
    ['AKz', 'BAD_CARD', [2, 3], 'z'],
    ['QQ, AKz', 'BAD_CARD', [6, 7], 'z'],
    ['hello', 'BAD_CARD', [0, 1], 'h'],
    ['QQ,hello', 'BAD_CARD', [3, 4], 'h'],
    ['AKs😀', 'BAD_CARD', [3, 5], '😀'],
    ['Aс', 'BAD_CARD', [1, 2], 'с'],
    ['A♠\uFE0FКs', 'BAD_CARD', [3, 4], 'К'],
    ['AsAs', 'DUPLICATE_CARD', [2, 4], 'As'],
    ['QQ,A♠\uFE0FAs', 'DUPLICATE_CARD', [6, 8], 'As'],
    ['As', 'BAD_HAND', [0, 2], 'As'],
    ['A', 'BAD_HAND', [0, 1], 'A'],
    ['As,Ks', 'BAD_HAND', [0, 2], 'As'],
    ['AsKsQs', 'BAD_HAND', [0, 6], 'AsKsQs'],
    ['QQ,As Ks Qs', 'BAD_HAND', [3, 11], 'As Ks Qs'],
    ['AKQ', 'BAD_HAND', [0, 3], 'AKQ'],
    ['AKh', 'BAD_HAND', [0, 1], 'A'],
    ['AsK', 'BAD_HAND', [2, 3], 'K'],
    ['QQs', 'BAD_HAND', [0, 3], 'QQs'],
    ['QQo', 'BAD_HAND', [0, 3], 'QQo'],
    ['AsKs+', 'BAD_RANGE', [0, 4], 'AsKs'],
    ['AsKso', 'BAD_RANGE', [0, 5], 'AsKso'],
    ['AKss', 'BAD_RANGE', [3, 4], 's'],
    ['AKso', 'BAD_RANGE', [3, 4], 'o'],
    ['QQ++', 'BAD_RANGE', [3, 4], '+'],
    ['QQ+KK', 'BAD_RANGE', [3, 4], 'K'],
    ['AK-87s', 'BAD_RANGE', [0, 6], 'AK-87s'],
    ['JJ-98s', 'BAD_RANGE', [0, 6], 'JJ-98s'],
    ['AA-A2', 'BAD_RANGE', [0, 5], 'AA-A2'],
    ['A5s-A2', 'BAD_RANGE', [0, 6], 'A5s-A2'],
    ['A5s-K2s', 'BAD_RANGE', [0, 7], 'A5s-K2s'],
    ['AsKs-AsQs', 'BAD_RANGE', [0, 4], 'AsKs'],
    ['22-', 'BAD_RANGE', [2, 3], '-'],
    ['22-,77', 'BAD_RANGE', [2, 3], '-'],
    ['AKs:', 'BAD_RANGE', [3, 4], ':'],
    ['AKs:,QQ', 'BAD_RANGE', [3, 4], ':'],
    ['AA@', 'BAD_RANGE', [2, 3], '@'],
    ['AKs:2', 'BAD_RANGE', [4, 5], '2'],
    ['AKs:101%', 'BAD_RANGE', [4, 8], '101%'],
    ['AKs:0.5s', 'BAD_RANGE', [7, 8], 's'],
    ['AKs:-1', 'BAD_RANGE', [3, 4], ':'],
    ['randm', 'BAD_RANGE', [0, 5], 'randm'],
    ['+', 'BAD_RANGE', [0, 1], '+'],
    ['*h', 'BAD_HAND', [0, 2], '*h'],
    ['[75%]AA', 'BAD_RANGE', [0, 5], '[75%]'],
    ['***', 'BAD_HAND', [0, 3], '***'],
  ])('%j: %s at %j', (text, code, span, at) => {
    expect(failure(text)).toMatchObject({ code, span, at, hint: expect.stringMatching(/[.?]$/) });
  });

  test('in words that say what is wrong', () => {
    expect(failure('AsKsQs').message).toBe("three cards: hold'em hands have two, Omaha hands four to seven");
    expect(failure('AA,AsKsQs').message).toBe("three cards: Texas hold'em hands have two");
    expect(failure('AsKsQsJs', { game: 'holdem' })).toMatchObject({ code: 'BAD_HAND', span: [0, 8] });
    expect(failure('randm').hint).toBe('Did you mean random?');
    expect(failure('QQ', { game: 'bridge' }).code).toBe('UNKNOWN_GAME');
  });

  test('whatever the input, and at once', () => {
    const junk = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.string({ unit: fc.constantFrom(...'AKQJT10 92cdhsox*+-,;:@%.()[]!$v♠é\uFE0F'), maxLength: 40 }),
    );
    fc.assert(
      fc.property(junk, (text) => {
        try {
          expect(parseRange(text).count).toBeGreaterThan(0);
        } catch (error) {
          if (!(error instanceof EquityError)) throw error;
          const { span, input } = error;
          expect(input).toBe(text);
          expect(span && span.start >= 0 && span.start <= span.end && span.end <= text.length).toBe(true);
        }
      }),
      { seed: 3, numRuns: 3000 },
    );
  });

  test.each([
    ['9', '9'.repeat(99_999)],
    ['1', '1'.repeat(99_999)],
    ['A♠', 'A♠'.repeat(50_000)],
    ['0.', `AA:${'0.'.repeat(49_000)}`],
    ['AA,', 'AA,'.repeat(33_000)],
    ['spaces in a hand', `AsA${' '.repeat(99_000)}Ks`],
    ['spaces', `AA${' '.repeat(99_000)}KK`],
    ['letters', 'abc'.repeat(33_000)],
  ])('100,000 characters of %j take no longer than reading them', (_, text) => {
    const start = performance.now();
    try {
      parseRange(text);
    } catch (error) {
      if (!(error instanceof EquityError)) throw error;
      expect(error.message.length).toBeLessThan(200);
    }
    expect(performance.now() - start).toBeLessThan(2000);
  });
});
