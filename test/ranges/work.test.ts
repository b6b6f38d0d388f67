import { parseQuery, parseRange } from 'equity';
import { describe, expect, test } from 'vitest';
import { games } from '../../src/games/games.ts';
import { readItems } from '../../src/ranges/items.ts';
import { PLAIN_READING, rangeOfItems } from '../../src/ranges/read.ts';
import { Work } from '../../src/ranges/work.ts';

/** Reads a range with so many steps of work. */
function read(text: string, game: 'omaha' | 'omaha6', steps: number) {
  const slice = { input: text, start: 0, end: text.length };
  const reading = { ...PLAIN_READING, work: new Work(steps) };
  return rangeOfItems(readItems(slice, games[game].hole), slice, games[game], reading);
}

describe('conditions', () => {
  test.each(['omaha', 'omaha6'])('of %s that are repeated change nothing and cost nothing', (game) => {
    const once = parseRange('$ds:AAKK!AAA', { game });
    const often = parseRange(`${'$ds:'.repeat(5000)}AAKK${'!AAA'.repeat(5000)}`, { game });
    expect(often.hands).toEqual(once.hands);
    expect(often.weights).toEqual(once.weights);
    expect(parseQuery(`${'$ds:'.repeat(2000)}AAKK vs QQQQ`, { game }).players).toHaveLength(2);
    expect(parseRange(`AAKK${',AAKK'.repeat(5000)}`, { game }).count).toBe(
      parseRange('AAKK', { game }).count,
    );
  });

  // The second operand is tested on the hands of the first, or listed: either way round the same.
  test.each([
    ['AAKK', '$ds'],
    ['AK', 'RxOyNzPw'],
    ['AsAhK', '$op$ds'],
    ['JT98', 'xxxy'],
  ])('%s and %s are the same either way round, and what is left without', (one, other) => {
    for (const game of ['omaha', 'omaha5']) {
      const count = (text: string) => parseRange(text, { game }).count;
      const both = parseRange(`${one}:${other}`, { game });
      const turned = parseRange(`${other}:${one}`, { game });
      expect(Buffer.compare(turned.hands, both.hands)).toBe(0);
      expect(count(`${one}!${other}`)).toBe(count(one) - both.count);
      expect(count(`${other}!${one}`)).toBe(count(other) - both.count);
    }
  });

  test('that no hand fits are told of', () => {
    expect(() => parseRange('AAKK:AsAs', { game: 'omaha' })).toThrow('no hand fits AsAs');
    expect(() => parseRange('AAKK!AsAs', { game: 'omaha' })).toThrow('no hand fits AsAs');
  });
});

test.each(['omaha', 'omaha6'] as const)('a range of %s that is too much work is given up', (game) => {
  expect(read('AAKK', game, 10_000_000).count).toBeGreaterThan(0);
  expect(() => read('AAKK', game, 1000)).toThrow(expect.objectContaining({ code: 'TOO_LARGE' }));
  const long = Array.from({ length: 200 }, () => '($ds)').join(':');
  expect(() => read(long, game, 10_000_000)).toThrow(expect.objectContaining({ code: 'TOO_LARGE' }));
});
