import { formatCards, formatRange, type Game, type GridCell, type Range, rangeGrid } from '../../index.ts';
import type { Paint } from '../terminal.ts';
import { renderRow } from './csv.ts';
import { formatCount, formatNumberOf, formatPercent } from './figures.ts';
import { type GridText, renderGrid } from './grid.ts';
import { renderShapes, shapesOf } from './shapes.ts';
import { renderNotes } from './table.ts';

/** Hands of k cards from a deck of 52. */
function allHands(width: number): number {
  let hands = 1;
  for (let i = 0; i < width; i++) hands = (hands * (52 - i)) / (i + 1);
  return hands;
}

/** The sum of a range's weights, in hands. */
function weightOf({ weights }: Range): number {
  return weights.reduce((sum, weight) => sum + weight, 0) / 10_000;
}

/** A hand that is always played shows its name, one that is played at times how often, in per cent. */
function cellText({ hand, weight }: GridCell, paint: Paint): GridText {
  if (weight === 0) return { text: '·', paint: paint.dim };
  if (weight > 0.9999) return { text: hand, paint: (text) => paint.bold(paint.green(text)) };
  const percent = Math.round(weight * 100);
  const text = percent === 0 ? '<1%' : percent === 100 ? '>99%' : `${percent}%`;
  return { text, paint: paint.yellow };
}

/** A range for people: its game, its shortest text, how much it is, and its grid; of more than two cards a hand, shapes and examples. */
export function renderRange(range: Range, game: Game, paint: Paint): string {
  const all = allHands(range.width);
  const sum = weightOf(range);
  const facts = [`${formatNumberOf(range.count, 'combo')} · ${formatPercent(range.count / all, 2)} of hands`];
  if (sum < range.count) {
    facts.push(`weights sum to ${formatCount(sum)} · ${formatPercent(sum / all, 2)}`);
  }
  const title = paint.bold(game.title);
  const notes = renderNotes(range.notes, paint);
  if (range.width !== 2) {
    return [title, '', range.text, '', ...facts, '', renderShapes(range, paint), ...notes].join('\n');
  }
  const grid = rangeGrid(range).map((row) => row.map((cell) => cellText(cell, paint)));
  return [title, '', formatRange(range), '', ...facts, '', renderGrid(grid, paint), ...notes].join('\n');
}

/** A range as the object that `--json` writes: weights are fractions 0..1, `classes` those that are played. */
export function rangeObject(range: Range, game: Game): Record<string, unknown> {
  const { text, width, count, hands, weights, notes } = range;
  const shape =
    width === 2
      ? {
          canonical: formatRange(range),
          classes: rangeGrid(range)
            .flat()
            .filter(({ combos }) => combos > 0),
        }
      : { shapes: shapesOf(range) };
  return {
    game: game.name,
    text,
    ...shape,
    combos: count,
    share: count / allHands(width),
    weight: weightOf(range),
    hands: Array.from({ length: count }, (_, hand) => ({
      hand: formatCards(hands.subarray(hand * width, (hand + 1) * width)),
      weight: weights[hand] / 10_000,
    })),
    ...(notes.length > 0 ? { notes } : {}),
  };
}

/** A range as comma-separated values, a line for each combo, with the header. */
export function rangeCsv({ width, count, hands, weights }: Range): string {
  const rows = Array.from({ length: count }, (_, hand) =>
    renderRow([formatCards(hands.subarray(hand * width, (hand + 1) * width)), weights[hand] / 10_000]),
  );
  return ['hand,weight', ...rows].join('\n');
}
