import type { HandResult, Result } from '../../index.ts';
import type { Paint } from '../terminal.ts';
import { paintCards } from './cards.ts';
import { renderRow } from './csv.ts';
import { fitText, roomForHand } from './display-width.ts';
import { formatPercent } from './figures.ts';
import { renderColumns } from './table.ts';

/** Decimals of a percentage that was counted to the last deal. */
const DECIMALS = 4;

/** The hands of every player who has a list of them, for people: a table each, the strongest hand first. Hands that are never dealt come last, without figures. */
export function renderHands(result: Result, paint: Paint, width: number): string {
  return result.players
    .flatMap((player, seat) => {
      if (player.hands === undefined) return [];
      const heading = `player ${seat + 1}: ${fitText(player.hand, roomForHand(width, 12))}`;
      return `${paint.bold(heading)}\n\n${renderTable(player.hands, paint)}`;
    })
    .join('\n\n');
}

function renderTable(hands: readonly HandResult[], paint: Paint): string {
  const weighted = hands.some((hand) => hand.weight < 1);
  const headings = ['  hand', ...(weighted ? ['weight'] : []), 'equity', 'win', 'tie', 'lose'];
  const sorted = [...hands].sort((a, b) => b.equity - a.equity);
  const rows = sorted.map(({ hand, weight, equity, win, tie, lose, deals }) => [
    `  ${paintCards(hand, paint)}`,
    ...(weighted ? [String(weight)] : []),
    ...[equity, win, tie, lose].map((part) => formatPercent(deals === 0 ? Number.NaN : part, DECIMALS)),
  ]);
  return renderColumns(
    [headings.map((name) => paint.dim(name)), ...rows],
    headings.map((_, column) => (column === 0 ? 'left' : 'right')),
  );
}

/** The hands of every player as comma-separated values, a line each, with the header. `line` is that of stdin. */
export function handsCsv(result: Result, line?: number): string {
  const extra = line === undefined ? [] : [line];
  const rows = result.players.flatMap((player, seat) =>
    (player.hands ?? []).map(({ hand, weight, equity, win, tie, lose, deals }) =>
      renderRow([...extra, seat + 1, hand, weight, equity, win, tie, lose, deals]),
    ),
  );
  return rows.join('\n');
}

/** The header of {@link handsCsv}. */
export function handsCsvHeader(withLine: boolean): string {
  return `${withLine ? 'line,' : ''}player,hand,weight,equity,win,tie,lose,deals`;
}
