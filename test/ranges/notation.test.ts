import { describe, expect, test } from 'vitest';
import { formatCards } from '../../src/cards/card.ts';
import { EquityError } from '../../src/cards/error.ts';
import { formatRange } from '../../src/ranges/format.ts';
import { parseRange } from '../../src/ranges/parse.ts';

/** The mistakes of a text, each as its code, the characters it points at and its hint. */
function mistakes(text: string) {
  try {
    parseRange(text);
  } catch (error) {
    if (!(error instanceof EquityError)) throw error;
    return [error, ...error.more].map(({ code, span, hint, input }) => ({
      code,
      at: span && input?.slice(span.start, span.end),
      hint,
    }));
  }
  throw new Error(`no error for ${text}`);
}

describe('wildcards', () => {
  test.each([
    // An ace and any of the 51 others, pairs of aces counted once: 4 * 48 + 6.
    ['Ax', 198],
    ['A*', 198],
    ['A.', 198],
    ['Axs', 48],
    ['Axo', 144],
    ['xxs', 312],
    ['xxo', 1326 - 312 - 78],
    ['Ahx', 51],
    ['AhXh', 12],
    ['Ah*h', 12],
    ['*hAh', 12],
    ['*h*h', 78],
    ['A*h', 4 * 13 - 1],
    ['Ahxs', 13],
  ])('%j is %i combos', (text, count) => {
    expect(parseRange(text).count).toBe(count);
  });

  test('stand for every card that a plain reading of them allows', () => {
    const { hands, count } = parseRange('Ahx');
    for (let i = 0; i < count; i++) expect(formatCards(hands.subarray(i * 2, i * 2 + 2))).toContain('Ah');
  });

  test.each([['Ax+'], ['Axs-Kxs']])('%j is no row', (text) => {
    expect(mistakes(text)).toMatchObject([{ code: 'BAD_RANGE' }]);
  });
});

describe('lists within lists', () => {
  test.each([
    ['77+,!88', '99+,77'],
    ['!88,77+', '99+,77'],
    ['22+ -88', '99+,77-22'],
    ['22+,-88', '99+,77-22'],
    ['AA!AcAs', 'AsAh,AsAd,AhAd,AhAc,AdAc'],
    ['AA!As', 'AhAd,AhAc,AdAc'],
    ['AA:!As', 'AhAd,AhAc,AdAc'],
    ['22+:99-55', '99-55'],
    ['22+:99+', '99+'],
    ['22+:(99)', '99'],
    ['A*s:*h', 'AhKh,AhQh,AhJh,AhTh,Ah9h,Ah8h,Ah7h,Ah6h,Ah5h,Ah4h,Ah3h,Ah2h'],
    ['22+:77+!88!TT', 'JJ+,99,77'],
    ['(22+,A2s+):(99-77,A5s)', '99-77,A5s'],
    ['((QQ))', 'QQ'],
    ['(QQ+ AKs)!KK', 'AA,QQ,AKs'],
  ])('%j is %s', (text, canonical) => {
    expect(formatRange(parseRange(text))).toBe(canonical);
  });

  test('without anything else than removals are everything but those', () => {
    expect(parseRange('!88').count).toBe(1320);
    expect(parseRange('!AA!AcAs').count).toBe(1326 - 5);
  });

  test('that take nothing away say so', () => {
    expect(parseRange('22 -88').notes).toEqual(['-88 takes nothing away']);
    expect(parseRange('22+ -88').notes).toEqual([]);
  });
});

describe('weights in every dialect', () => {
  test.each([
    ['AQs:0.75', 'AQs:0.75'],
    ['AQo-ATo:0.75', 'AQo-ATo:0.75'],
    ['AhKh:0.5', 'AhKh:0.5'],
    ['[75%]AQs,AJs[/75%]', 'AQs-AJs:0.75'],
    ['[50]AA,KK[/50],QQ', 'KK+:0.5,QQ'],
    ['[33.33]AA[/33.33]', 'AA:0.3333'],
    ['100: AA, AKs, 75: AQs', 'AA,AKs,AQs:0.75'],
    ['100:AA,50:KK', 'AA,KK:0.5'],
    ['99: AA', 'AA:0.99'],
    ['AA, ATs+; Weights: AQs:75%', 'AA,AKs,AQs:0.75,AJs-ATs'],
    ['AA, ATs+; Weights: AQs:75%, AA:5%', 'AA:0.05,AKs,AQs:0.75,AJs-ATs'],
    ['AA@100,AQs@75', 'AA,AQs:0.75'],
    ['99:0.5', '99:0.5'],
    ['99:50%', '99:0.5'],
    ['(AA,KK:0.5):0.5', 'AA:0.5,KK:0.25'],
    ['[50]AA,[50]KK[/50][/50]', 'AA:0.5,KK:0.25'],
    ['(AA:0.5):(AA:0.5)', 'AA:0.25'],
  ])('%j is %s', (text, canonical) => {
    expect(formatRange(parseRange(text))).toBe(canonical);
  });

  test('a solver export of every combo is read within milliseconds', () => {
    const { hands } = parseRange('random');
    const text = Array.from({ length: 1326 }, (_, i) => {
      return `${formatCards(hands.subarray(i * 2, i * 2 + 2))}:0.${1000 + ((i * 37) % 9000)}`;
    }).join(',');
    let least = Number.POSITIVE_INFINITY;
    for (let run = 0; run < 20; run++) {
      const start = performance.now();
      expect(parseRange(text).count).toBe(1326);
      least = Math.min(least, performance.now() - start);
    }
    // Under a millisecond where nothing else runs.
    expect(least).toBeLessThan(10);
  });
});

describe('percentages', () => {
  test.each([
    // The first classes by equity against a random hand: AA KK QQ JJ TT 99 88 (42), AKs (46), 77 (52).
    ['0.1%', 6],
    ['1%', 12],
    ['top 3%', 42],
    ['3.5%', 46],
    ['100%', 1326],
  ])('%j is %i combos', (text, count) => {
    expect(parseRange(text).count).toBe(count);
  });

  test('may leave out the best', () => {
    const part = parseRange('5%-10%');
    expect(part.count).toBe(parseRange('10%').count - parseRange('5%').count);
    expect(parseRange('10% - 5%').hands).toEqual(part.hands);
    expect(parseRange('5-10%').hands).toEqual(part.hands);
    expect(parseRange('10%!5%').hands).toEqual(part.hands);
  });

  test('are of whole classes, as near as those come, and say how much they are', () => {
    for (const percent of [5, 15, 33, 50, 85]) {
      const { count, notes } = parseRange(`${percent}%`);
      expect(Math.abs(count - percent * 13.26)).toBeLessThanOrEqual(6);
      const share = ((count / 1326) * 100).toFixed(2);
      expect(notes).toEqual([
        `${percent}% is ${count.toLocaleString('en-US')} combos (${share} %) by equity against a random hand`,
      ]);
    }
  });

  test('go by another ranking where one is named', () => {
    // Chen: AA 20, KK 16, QQ 14, then JJ and AKs 12.
    expect(formatRange(parseRange('2.1%', { ranking: 'chen' }))).toBe('JJ+,AKs');
    expect(() => parseRange('5%', { ranking: 'chan' })).toThrow(/no ranking/);
  });
});

test.each([
  ['AA:0.333333', '0.333333 is 0.3333'],
  ['AA:0.000001', '0.000001 is 0.0001'],
  ['AA:1e-9,KK:0.12345', '1e-9 is 0.0001, and 1 more'],
  ['AA@33.333', '33.333 % is 33.33 %'],
  ['[33.333%]AA[/33.333%]', '33.333 % is 33.33 %'],
  ['33.333: AA', '33.333 % is 33.33 %'],
  ['AsAhKsKh:0.33333', '0.33333 is 0.3333'],
  ['AsAh:0.33333,'.repeat(20), '0.33333 is 0.3333'],
])('a weight that changes is noted: %s', (text, what) => {
  const note = `weights are kept to four decimals, 0.0001 at least: ${what}`;
  expect(parseRange(text).notes).toEqual([note]);
});

test.each(['AA:0.3333', 'AA:0.07', 'AA:57%', 'AA@0.01', 'AA:0.10000', '0.29: AA', 'AA:1e-4'])(
  'a weight of four decimals stays: %s',
  (text) => expect(parseRange(text).notes).toEqual([]),
);

test('a percentage of hands is no weight', () => {
  expect(parseRange('12.3456%:AA').notes).toEqual([expect.stringContaining('12.3456% is 166 combos')]);
});

describe('mistakes', () => {
  test.each([
    ['JJ-4498s', 'BAD_HAND', '4498s', 'JJ-44,98s'],
    ['AK-87s', 'BAD_RANGE', 'AK-87s', 'AK,87s'],
    ['QQ+KK', 'BAD_RANGE', 'K', 'QQ+,KK'],
    ['QQ++', 'BAD_RANGE', '+', 'QQ+'],
    ['AKz', 'BAD_CARD', 'z', 'AK'],
    ['QQs', 'BAD_HAND', 'QQs', 'QQ'],
    ['randm', 'BAD_RANGE', 'randm', 'random'],
  ])('%j: %s at %j, meant as %s', (text, code, at, meant) => {
    const [first, ...rest] = mistakes(text);
    expect(first).toMatchObject({ code, at });
    expect(first.hint).toMatch(new RegExp(`^Did you mean ${meant.replaceAll('+', '\\+')}\\?`));
    expect(rest).toEqual([]);
  });

  test.each([
    ['AKs:', ':'],
    ['[75%]AA', '[75%]'],
    ['[75%]AA[/50%]', '[/50%]'],
    ['AA[/50%]', '['],
    ['[]AA', '['],
    ['AA@', '@'],
    ['top %', 'top'],
    ['top', 'top'],
    ['150%', '150%'],
    ['0%', '0%'],
    ['5%-5%', '5%-5%'],
    ['5%-', '-'],
    ['(AA', '('],
    ['AA)', ')'],
    [')', ')'],
    ['!', '!'],
    ['-88', '-'],
    ['22+,!88:0.5', ':'],
    ['AA; Weights: KK:50%', 'KK:50%'],
    ['AA; Weights: AA', 'AA'],
    ['150: AA', '150: '],
    ['22+:99', '99'],
  ])('%j: at %j', (text, at) => {
    expect(mistakes(text)).toMatchObject([{ code: 'BAD_RANGE', at: expect.stringContaining(at.trim()) }]);
  });

  test.each([
    ['[/75%]AA', '[/75%] closes nothing', 'Write [75%] before its first hand.'],
    ['[150%]AA[/150%]', 'the weight 150% is more than all', 'A weight is'],
    ['()', 'there are no hands here', 'Give at least'],
    ['100:', 'there are no hands here', 'Give at least'],
    ['[75%][/75%]', 'there are no hands here', 'Give at least'],
    ['AA:0', 'every hand here has the weight 0', 'Give at least'],
    ['AA on AsKd2c', 'a range takes no board', 'Boards are for queries'],
    ['AAKK on AsKd2c', 'a range takes no board', 'Boards are for queries'],
  ])('%j: %s', (text, message, hint) => {
    const parse = () => parseRange(text);
    expect(parse).toThrow(expect.objectContaining({ message, hint: expect.stringContaining(hint) }));
  });

  test.each([
    ...['AQs:1.5', 'AQs@200', 'AQs:-1', 'AA:0.5.5', 'AKs:0.5@50', 'AA:1e400'],
    ...['AKs 0.5', 'QQ+ & AKs', 'QQ+ v AK', 'QqQ', 'xs'],
  ])('%j: no other number and nothing less is offered', (text) => {
    expect(mistakes(text)[0].hint).not.toContain('Did you mean');
  });

  test('parted by white space are all told of, and those of a list that is never closed', () => {
    expect(mistakes('QQ+ ZZ AKs KK:').map(({ at }) => at)).toEqual(['Z', ':']);
    expect(mistakes('[50%]AA,AK-87s').map(({ at }) => at)).toEqual(['[50%]', 'AK-87s']);
    expect(mistakes('(AA,AK-87s').map(({ at }) => at)).toEqual(['(', 'AK-87s']);
  });

  test('white space may stand before the colon of a weight', () => {
    expect(formatRange(parseRange('AQs : 0.75, KK :50%'))).toBe('KK:0.5,AQs:0.75');
    expect(formatRange(parseRange('75 : AQs'))).toBe('AQs:0.75');
  });

  test('hands that contradict each other are one', () => {
    expect(mistakes('AK:QQ')).toMatchObject([{ code: 'EMPTY_RANGE', at: 'AK:QQ' }]);
    expect(mistakes('QQ,AA!AA')).toMatchObject([{ code: 'EMPTY_RANGE', at: 'AA!AA' }]);
    expect(mistakes('QQ!QQ+,KK')).toMatchObject([{ code: 'EMPTY_RANGE' }]);
    expect(mistakes('75:AQs')[0].hint).toContain('75: AQs');
  });

  test('a hand of digits before a colon is noted, ranks for a weight are told of', () => {
    const { count, notes } = parseRange('75:75s');
    expect(count).toBe(4);
    expect(notes).toEqual(['75:75s is the hands of both; for the weight 75 % write 75: 75s']);
    expect(mistakes('22+:99')[0].hint).toContain('write (99)');
    expect(parseRange('22+:(99)').count).toBe(6);
  });

  test('are all told at once, in the order of the text', () => {
    const found = mistakes('AKz, QQ, KQ-, AsAs, (JJ, TTx), 54s-, top x; 99');
    expect(found.map(({ at }) => at)).toEqual(['z', '-', 'As', 'TTx', '-', 'top']);
    expect(mistakes(Array(500).fill('zz').join(','))).toHaveLength(20);
  });
});
