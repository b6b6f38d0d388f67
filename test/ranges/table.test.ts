import { parseRange } from 'equity';
import { expect, test } from 'vitest';
import { sourceOf } from '../sources.ts';

// The tables of notations in the README: `text`, `text` | combos, combos | words. That of the generic
// syntax, the second, counts hands of Omaha.
const readme = sourceOf('README.md');
const rows = [...readme.matchAll(/^\| (`[^|]*`) +\| (\d[\d, ]*) +\|/gm)];
const notations = rows.flatMap(({ index, 1: texts, 2: counts }) => {
  const game = index > readme.indexOf('| generic syntax') ? 'omaha' : 'holdem';
  const combos = counts.split(',').map(Number);
  return [...texts.matchAll(/`([^`]+)`/g)].map(([, text], i) => [text, combos[i], game] as const);
});

test('the README has tables of notations', () => {
  expect(readme).toContain('| generic syntax');
  expect(notations.length).toBeGreaterThan(30);
  for (const { 1: texts, 2: counts } of rows) {
    expect(counts.split(',').length).toBe([...texts.matchAll(/`([^`]+)`/g)].length);
  }
});

test.each(notations)('%j is %i combos of %s', (text, combos, game) => {
  expect(parseRange(text, { game }).count).toBe(combos);
});
