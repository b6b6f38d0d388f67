import { type EquityCell, equityGrid, type PlayerResult, type Result } from '../../index.ts';
import type { Paint } from '../terminal.ts';
import { renderRow } from './csv.ts';
import { fitText, HAND_WIDTH } from './display-width.ts';
import { formatPercent } from './figures.ts';
import { type GridText, renderGrid } from './grid.ts';
import { headObject, sizeObject } from './json.ts';
import { renderHeading, renderMethod, renderNotes } from './table.ts';

/** Equities from which a class is painted as ahead, and below which as behind. */
const AHEAD = 0.55;
const BEHIND = 0.45;

function cellText({ equity }: EquityCell, paint: Paint): GridText {
  if (equity === null) return { text: '·', paint: paint.dim };
  const text = (equity * 100).toFixed(equity > 0.9995 ? 0 : 1);
  if (equity >= AHEAD) return { text, paint: paint.green };
  return equity < BEHIND ? { text, paint: paint.red } : { text, paint: paint.yellow };
}

/** The equities of the classes of one player's hands, in per cent, as a 13×13 grid. */
export function renderHeat(result: Result, seat: number, paint: Paint): string {
  const player = result.players[seat];
  const grid = equityGrid(player.hands ?? []).map((row) => row.map((cell) => cellText(cell, paint)));
  const nameOf = ({ hand }: PlayerResult) => fitText(hand, HAND_WIDTH);
  const others = result.players.filter((_, other) => other !== seat).map(nameOf);
  return [
    renderHeading(result, paint),
    '',
    `${paint.bold(nameOf(player))} against ${others.join(', ')}: ${formatPercent(player.equity, 4)}`,
    '',
    renderGrid(grid, paint),
    '',
    renderMethod(result, paint),
    ...renderNotes(result.notes, paint),
  ].join('\n');
}

/** The same as the object that `--json` writes: the classes that are dealt, in the order of the grid. */
export function heatObject(result: Result, seat: number): Record<string, unknown> {
  const { players, notes } = result;
  return {
    ...headObject(result, sizeObject(result)),
    player: seat + 1,
    hand: players[seat].hand,
    equity: players[seat].equity,
    classes: classesOf(result, seat),
    ...(notes.length > 0 ? { notes } : {}),
  };
}

/** The same as comma-separated values, with the header. */
export function heatCsv(result: Result, seat: number): string {
  const rows = classesOf(result, seat).map(({ hand, combos, weight, equity }) =>
    renderRow([hand, combos, weight, equity ?? undefined]),
  );
  return ['hand,combos,weight,equity', ...rows].join('\n');
}

function classesOf(result: Result, seat: number): EquityCell[] {
  return equityGrid(result.players[seat].hands ?? [])
    .flat()
    .filter(({ combos }) => combos > 0);
}
