import type { Paint } from '../terminal.ts';

const RANKS = 'AKQJT98765432';

/** Columns of a cell: `100%` at the most, and a space. */
const CELL_WIDTH = 5;

/** What a cell shows, and how it is painted. */
export interface GridText {
  /** At most four characters. */
  readonly text: string;
  readonly paint?: (text: string) => string;
}

/** The 13×13 grid of two-card hands, the ranks above and beside it: suited hands above the diagonal, offsuit below. */
export function renderGrid(cells: readonly (readonly GridText[])[], paint: Paint): string {
  const heading = Array.from(RANKS, (rank) => rank.padStart(CELL_WIDTH)).join('');
  const lines = cells.map((row, index) => {
    const texts = row.map(({ text, paint: color = (plain) => plain }) => {
      return ' '.repeat(Math.max(CELL_WIDTH - text.length, 0)) + color(text);
    });
    return `  ${paint.dim(RANKS.charAt(index))}${texts.join('')}`;
  });
  return [`   ${paint.dim(heading)}`, ...lines].join('\n');
}
