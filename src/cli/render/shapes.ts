import { formatCards, type Range } from '../../index.ts';
import type { Paint } from '../terminal.ts';
import { paintCards } from './cards.ts';
import { formatCount, formatPercent } from './figures.ts';
import { renderColumns } from './table.ts';

/** Hands of a range that are shown as examples, evenly spread from the highest to the lowest. */
const EXAMPLES = 8;

/** How often the values of some cards repeat, the most frequent first: `2,2` for two pairs, or two suits twice. */
function repeats(cards: Uint8Array, kindOf: (card: number) => number): string {
  const counts = new Array<number>(13).fill(0);
  for (const card of cards) counts[kindOf(card)]++;
  return counts
    .filter((count) => count > 0)
    .sort((a, b) => b - a)
    .join(',');
}

function nameOfSuits(shape: string): string {
  if (shape.startsWith('2,2')) return 'double-suited';
  if (shape.startsWith('2')) return 'single-suited';
  return shape.startsWith('1') ? 'rainbow' : 'three or more of a suit';
}

function nameOfRanks(shape: string): string {
  if (shape.startsWith('2,2')) return 'two pairs or more';
  if (shape.startsWith('2')) return 'one pair';
  return shape.startsWith('1') ? 'unpaired' : 'three or more of a rank';
}

/** How many hands of a range have each shape, by suits and by ranks, the most frequent first. */
export function shapesOf({ width, hands, count }: Range): { name: string; count: number }[] {
  const shapes = new Map<string, number>();
  const add = (name: string) => shapes.set(name, (shapes.get(name) ?? 0) + 1);
  for (let hand = 0; hand < count; hand++) {
    const cards = hands.subarray(hand * width, (hand + 1) * width);
    add(nameOfSuits(repeats(cards, (card) => card & 3)));
    add(nameOfRanks(repeats(cards, (card) => card >> 2)));
  }
  return [...shapes].sort(([, a], [, b]) => b - a).map(([name, number]) => ({ name, count: number }));
}

/** Some hands of a range, as cards without separators. */
export function examplesOf({ width, hands, count }: Range): string[] {
  const shown = Math.min(count, EXAMPLES);
  return Array.from({ length: shown }, (_, i) => {
    const hand = Math.floor((i * count) / shown);
    return formatCards(hands.subarray(hand * width, (hand + 1) * width));
  });
}

/** What a range of hands of more than two cards is like, for people: shapes, then examples. */
export function renderShapes(range: Range, paint: Paint): string {
  const rows = shapesOf(range).map(({ name, count }) => [
    `  ${name}`,
    formatCount(count),
    formatPercent(count / range.count, 2),
  ]);
  const examples = examplesOf(range).map((hand) => paintCards(hand, paint));
  return [
    renderColumns(rows, ['left', 'right', 'right']),
    '',
    `${paint.dim('such as')} ${examples.join(' ')}`,
  ].join('\n');
}
