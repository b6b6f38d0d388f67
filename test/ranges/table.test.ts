import { parseRange } from 'equity';
import { expect, test } from 'vitest';
import { sourceOf } from '../sources.ts';

// The table of notations in the README: `text`, `text` | combos, combos | words.
const rows = [...sourceOf('README.md').matchAll(/^\| (`[^|]*`) +\| (\d[\d, ]*) +\|/gm)];
const notations = rows.flatMap(([, texts, counts]) => {
  const combos = counts.split(',').map(Number);
  return [...texts.matchAll(/`([^`]+)`/g)].map(([, text], i) => [text, combos[i]] as const);
});

test('the README has a table of notations', () => {
  expect(notations.length).toBeGreaterThan(30);
  for (const [, texts, counts] of rows) {
    expect(counts.split(',').length).toBe([...texts.matchAll(/`([^`]+)`/g)].length);
  }
});

test.each(notations)('%j is %i combos', (text, combos) => {
  expect(parseRange(text).count).toBe(combos);
});
