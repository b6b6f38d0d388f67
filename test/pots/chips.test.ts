import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EquityError } from '../../src/cards/error.ts';
import {
  chipScale,
  chipsToMoney,
  formatChips,
  inferUnit,
  parseChipList,
  parseChips,
  requireChips,
  sumChips,
} from '../../src/pots/chips.ts';

const cents = chipScale('0.01');
const ones = chipScale('1');

function errorOf(run: () => unknown): EquityError {
  try {
    run();
  } catch (error) {
    if (error instanceof EquityError) return error;
    throw error;
  }
  throw new Error('nothing was thrown');
}

describe('amounts of chips', () => {
  it('are whole numbers of the smallest chip', () => {
    expect(parseChips('51.50', cents)).toBe(5150);
    expect(parseChips('51.5', cents)).toBe(5150);
    expect(parseChips('51.500', cents)).toBe(5150);
    expect(parseChips('.5', cents)).toBe(50);
    expect(parseChips('3', cents)).toBe(300);
    expect(parseChips('0', ones)).toBe(0);
    expect(parseChips('1025', chipScale('25'))).toBe(41);
    expect(parseChips('1.75', chipScale('0.25'))).toBe(7);
    expect(parseChips('0.29', cents)).toBe(29); // 0.29 * 100 is 28.999… in floating point
  });

  it('are written in the scale they were read in', () => {
    expect(formatChips(5150, cents)).toBe('51.50');
    expect(formatChips(5, cents)).toBe('0.05');
    expect(formatChips(-89820, cents)).toBe('-898.20');
    expect(formatChips(0, cents)).toBe('0.00');
    expect(formatChips(41, chipScale('25'))).toBe('1025');
    expect(formatChips(7, chipScale('0.25'))).toBe('1.75');
    expect(formatChips(Number.MAX_SAFE_INTEGER, cents)).toBe('90071992547409.91');
  });

  it('survive the way there and back in every scale', () => {
    const units = fc.constantFrom('0.01', '0.001', '0.05', '0.25', '1', '5', '25', '1000');
    fc.assert(
      fc.property(units, fc.maxSafeNat(), (unit, chips) => {
        const scale = chipScale(unit);
        expect(parseChips(formatChips(chips, scale), scale)).toBe(chips);
      }),
      { seed: 6 },
    );
  });

  it('that are means need not be whole', () => {
    expect(chipsToMoney(150.5, chipScale('0.25'))).toBe(37.625);
    expect(chipsToMoney(-4200, cents)).toBe(-42);
  });

  it.each([
    ['-5', 'is negative'],
    ['−5', 'is negative'],
    ['abc', 'is not an amount'],
    ['', 'is missing'],
    ['1e3', 'is not an amount'],
    ['1,000', 'is not an amount'],
    ['$5', 'is not an amount'],
    ['.', 'is not an amount'],
    ['Infinity', 'is not an amount'],
    ['51.505', 'too precise for chips of 0.01'],
    ['90071992547409.92', 'is more than'],
    ['9'.repeat(400), 'is more than'],
  ])('refuse %s', (text, message) => {
    const error = errorOf(() => parseChips(text, cents));
    expect(error.code).toBe('BAD_AMOUNT');
    expect(error.message).toContain(message);
    expect(error.span).toEqual({ start: 0, end: text.length });
  });

  it('refuse what is no multiple of a larger chip', () => {
    expect(errorOf(() => parseChips('1030', chipScale('25'))).message).toContain('too precise');
  });
});

describe('the smallest chip', () => {
  it.each(['0', '0.00', '-1', 'x', '', '0.0000000000001'])('cannot be %j', (unit) => {
    expect(errorOf(() => chipScale(unit)).code).toBe('BAD_AMOUNT');
  });

  it('is inferred from amounts', () => {
    expect(inferUnit(['300', '200'])).toBe('1');
    expect(inferUnit(['51.5', '51.50'])).toBe('0.01');
    expect(inferUnit(['0.125', '3'])).toBe('0.001');
    expect(inferUnit([])).toBe('1');
  });
});

describe('lists of amounts', () => {
  it('are read between separators', () => {
    expect(parseChipList('300, 200,100', ones)).toEqual([300, 200, 100]);
    expect(parseChipList('0.5/1', chipScale('0.01'), { separator: '/' })).toEqual([50, 100]);
  });

  it('point at the wrong one', () => {
    const error = errorOf(() => parseChipList('300, -200,100', ones));
    expect(error.input).toBe('300, -200,100');
    expect(error.span).toEqual({ start: 5, end: 9 });
    expect(errorOf(() => parseChipList('300,,100', ones)).span).toEqual({ start: 4, end: 4 });
  });

  it('have one amount a player', () => {
    expect(errorOf(() => parseChipList('300,200', ones, { count: 3 })).message).toBe(
      '2 amounts for 3 players',
    );
    expect(errorOf(() => parseChipList('300,200,1,1', ones, { count: 3 })).code).toBe('BAD_AMOUNT');
  });
});

describe('whole numbers of chips', () => {
  it('are required', () => {
    for (const wrong of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) {
      expect(errorOf(() => requireChips(wrong, 'the pot')).code).toBe('BAD_AMOUNT');
    }
    expect(errorOf(() => formatChips(0.5, ones)).code).toBe('BAD_AMOUNT');
    expect(errorOf(() => sumChips([Number.MAX_SAFE_INTEGER, 1])).code).toBe('BAD_AMOUNT');
    expect(sumChips([1, 2, 3])).toBe(6);
  });
});
