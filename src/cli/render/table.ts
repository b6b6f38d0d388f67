import { type Game, games, type Result } from '../../index.ts';
import type { Paint } from '../terminal.ts';
import { paintCards, spaceCards } from './cards.ts';
import { commonColumns, decimalsOf, largestMargin, leadersOf, wholeColumns } from './columns.ts';
import { fitText, paintedWidth, roomForHand } from './display-width.ts';
import { divisionColumns, isDivided, lowLine, partRows } from './division.ts';
import { formatDuration, formatNumberOf, formatPercent } from './figures.ts';

/** Columns between two columns. */
const GAP = '   ';

/** Rows of cells as columns without rules, each aligned as `align` says. Painted cells are measured unpainted. */
export function renderColumns(
  rows: readonly (readonly string[])[],
  align: readonly ('left' | 'right')[],
): string {
  const widths = align.map((_, column) => Math.max(...rows.map((row) => paintedWidth(row[column]))));
  return rows
    .map((row) =>
      row
        .map((cell, column) => {
          const padding = ' '.repeat(widths[column] - paintedWidth(cell));
          return align[column] === 'left' ? cell + padding : padding + cell;
        })
        .join(GAP)
        .trimEnd(),
    )
    .join('\n');
}

/** What a heading tells. */
interface Spot {
  readonly game: string;
  readonly board: string;
  readonly boards?: readonly string[];
  readonly runs?: number;
  readonly dead: string;
}

/** The line above the table: the game, the board and the dead cards. */
export function renderHeading(spot: Spot, paint: Paint): string {
  const game: Game | undefined = (games as Readonly<Record<string, Game>>)[spot.game];
  const parts = [paint.bold(game?.title ?? spot.game)];
  const board = (cards: string) => (cards === '' ? 'empty' : paintCards(spaceCards(cards), paint));
  if (spot.boards !== undefined) parts.push(`boards ${spot.boards.map(board).join(' / ')}`);
  else if (spot.board !== '') parts.push(`board ${board(spot.board)}`);
  if (spot.runs === 2) parts.push('run twice');
  if (spot.dead !== '') parts.push(`dead ${paintCards(spaceCards(spot.dead), paint)}`);
  return parts.join(' · ');
}

/** Says before all else that an answer is of a part of the work. */
export function partialMark(paint: Paint): string {
  return paint.bold(paint.yellow('PARTIAL, stopped early'));
}

/** The line below the table: how the numbers were come by, and what they are worth. */
export function renderMethod(result: Result, paint: Paint): string {
  const time = formatDuration(result.seconds);
  const parts: string[] = [];
  if (result.partial) parts.push(partialMark(paint));
  if (result.method === 'exact') {
    if (!result.partial) parts.push('exact');
    parts.push(
      `${formatNumberOf(result.deals, 'deal')}${result.partial ? ' counted, the rest unknown' : ''}`,
    );
  } else {
    const margin = formatPercent(largestMargin(result), decimalsOf(result));
    parts.push(
      'sampled',
      formatNumberOf(result.trials, 'trial'),
      `±${margin} at 95 %`,
      `seed ${result.seed}`,
    );
  }
  return [...parts, time].join(' · ');
}

/** What a reader should know besides the numbers, a line each. */
export function renderNotes(notes: readonly string[], paint: Paint): string[] {
  return notes.map((note) => paint.dim(`note: ${note}`));
}

/** A result for people, in at most `width` columns. The player ahead is marked by a sign as well as by weight. */
export function renderTable(result: Result, paint: Paint, width: number): string {
  const divided = isDivided(result);
  const columns = [...commonColumns(result), ...(divided ? divisionColumns(result) : wholeColumns(result))];
  const leaders = leadersOf(result);
  const figures = result.players.map((player) => columns.map((column) => column.cell(player)));
  const others = columns.reduce(
    (sum, column, index) =>
      sum + GAP.length + Math.max(column.heading.length, ...figures.map((row) => row[index].length)),
    2,
  );
  const handWidth = roomForHand(width, others);

  const rows = [[`  ${paint.dim('hand')}`, ...columns.map((column) => paint.dim(column.heading))]];
  result.players.forEach((player, seat) => {
    const hand = paintCards(fitText(player.hand, handWidth), paint);
    const row = [leaders[seat] ? `▸ ${hand}` : `  ${hand}`, ...figures[seat]];
    rows.push(leaders[seat] ? row.map((cell) => paint.bold(cell)) : row);
  });
  const table = renderColumns(rows, ['left', ...columns.map(() => 'right' as const)]);
  const parts = divided
    ? partRows(
        result,
        result.players.map((player) => `  ${paintCards(fitText(player.hand, handWidth), paint)}`),
        paint,
      )
    : [];
  const low = lowLine(result);
  return [
    renderHeading(result, paint),
    '',
    table,
    ...(divided ? ['', renderColumns(parts, ['left', 'right', 'right', 'right', 'right'])] : []),
    ...(low === null ? [] : ['', low]),
    '',
    renderMethod(result, paint),
    ...renderNotes(result.notes, paint),
  ].join('\n');
}
