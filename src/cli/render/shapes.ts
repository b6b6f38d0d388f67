import { formatCards, type Range } from '../../index.ts';
import type { Paint } from '../terminal.ts';
import { paintCards } from './cards.ts';
import { formatCount, formatPercent } from './figures.ts';
import { renderColumns } from './table.ts';

/** Hands of a range that are shown as examples, evenly spread from the highest to the lowest. */
const EXAMPLES = 8;

/** How cards repeat: all different, one pair, two pairs or more, three or more of a kind. */
const REPEATS = 4;
const RANKS = ['unpaired', 'one pair', 'two pairs or more', 'three or more of a rank'] as const;
const SUITS = ['rainbow', 'single-suited', 'double-suited', 'three or more of a suit'] as const;

/** How some cards repeat by the values that a shift and a mask leave of them, as an index of the names. */
function repeats(hands: Uint8Array, from: number, to: number, shift: number, mask: number): number {
  let once = 0;
  let twice = 0;
  for (let at = from; at < to; at++) {
    const bit = 1 << ((hands[at] >> shift) & mask);
    // A third card of a value.
    if (twice & bit) return 3;
    twice |= once & bit;
    once |= bit;
  }
  if (twice === 0) return 0;
  return (twice & (twice - 1)) === 0 ? 1 : 2;
}

/** How many hands of a range have each shape, by suits and by ranks, the most frequent first. */
export function shapesOf({ width, hands, count }: Range): { name: string; count: number }[] {
  const suits = new Array<number>(REPEATS).fill(0);
  const ranks = new Array<number>(REPEATS).fill(0);
  for (let from = 0; from < count * width; from += width) {
    suits[repeats(hands, from, from + width, 0, 3)]++;
    ranks[repeats(hands, from, from + width, 2, 15)]++;
  }
  const shapes = [
    ...suits.map((number, at) => ({ name: SUITS[at], count: number })),
    ...ranks.map((number, at) => ({ name: RANKS[at], count: number })),
  ];
  return shapes.filter((shape) => shape.count > 0).sort((a, b) => b.count - a.count);
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
