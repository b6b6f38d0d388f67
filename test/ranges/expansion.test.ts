import { convertRange, expandRange, formatRange, parseRange } from 'equity';
import { describe, expect, test } from 'vitest';

/** The hands of a range as text, by their cards. */
function handsOf(text: string, game: string): string[] {
  return convertRange(parseRange(text, { game }), 'combos').split(',');
}

describe('a range that is known by its cards', () => {
  test('lists all hands when asked', () => {
    // A list in the generic syntax, which has them one by one.
    expect(handsOf('random', 'omaha')).toEqual(handsOf('(****,AAAA)', 'omaha'));
    expect(handsOf('7h2c**', 'omaha')).toEqual(handsOf('(7h2c**,7h2cAA)', 'omaha'));
    const five = expandRange(parseRange('random', { game: 'omaha5' }));
    expect(five.hands.length).toBe(5 * 2_598_960);
    expect(new Set(five.weights)).toEqual(new Set([10_000]));
    const six = expandRange(parseRange('AsAhKd***', { game: 'omaha6' }));
    expect(six.count).toBe((49 * 48 * 47) / 6);
    expect(six.partial).toBeUndefined();
  });

  test('keeps its weight', () => {
    const range = parseRange('random@50', { game: 'omaha' });
    expect(formatRange(range)).toBe('random:0.5');
    expect(convertRange(range, 'ppt')).toBe('random@50');
    expect(formatRange(parseRange('AsAh**:0.25'))).toBe('AsAh**:0.25');
    expect(convertRange(parseRange('AsAhKd*@50'), 'combos').split(',')[0]).toBe('AsAhAdKd:0.5');
  });

  test('is not listed where it is too many hands, or none but the one dealt', () => {
    expect(() => convertRange(parseRange('random', { game: 'omaha6' }), 'combos')).toThrow(
      expect.objectContaining({ code: 'TOO_LARGE' }),
    );
    for (const game of ['stud', 'draw', 'badugi']) {
      expect(() => convertRange(parseRange('random', { game }), 'ppt')).toThrow(
        expect.objectContaining({ code: 'UNSUPPORTED' }),
      );
    }
  });
});

test('Omaha is written for ProPokerTools, its own dialect', () => {
  const range = parseRange('AAKK$ds:0.5,AsAhAdAc');
  const text = convertRange(range, 'ppt');
  expect(text).toMatch(/^AsAhAdAc,AsAhKsKh@50,/);
  const again = parseRange(text);
  expect(again.hands).toEqual(range.hands);
  expect(again.weights).toEqual(range.weights);
  expect(convertRange(parseRange('AsAh**'), 'ppt')).toBe('AsAh**');
});
