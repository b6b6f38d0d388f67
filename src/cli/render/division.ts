import type { PlayerResult, Result } from '../../index.ts';
import type { Paint } from '../terminal.ts';
import { type Column, decimalsOf } from './columns.ts';
import { formatPercent } from './figures.ts';

/** Whether a pot can go in parts: high and low, or two boards. */
export function isDivided(result: Result): boolean {
  return result.players[0]?.shares !== undefined;
}

/** Whether two boards are played. */
function hasTwoBoards(result: Result): boolean {
  return result.players[0]?.boards !== undefined;
}

/** The columns of a divided pot behind the equity: what it is made of, and how often all and nothing of it is won. */
export function divisionColumns(result: Result): Column[] {
  const decimals = decimalsOf(result);
  const percent = (heading: string, figure: (player: PlayerResult) => number): Column => ({
    heading,
    cell: (player) => formatPercent(figure(player), decimals),
  });
  const halves = hasTwoBoards(result)
    ? [
        percent(result.runs === 2 ? 'run 1' : 'board 1', (player) => player.boards?.[0].equity ?? 0),
        percent(result.runs === 2 ? 'run 2' : 'board 2', (player) => player.boards?.[1].equity ?? 0),
      ]
    : [
        percent('high', (player) => player.high?.equity ?? 0),
        percent('low', (player) => player.low?.equity ?? 0),
      ];
  return [...halves, percent('scoop', (player) => player.win), percent('nothing', (player) => player.lose)];
}

/** The parts that have a column of their own. */
const PARTS: readonly [heading: string, share: number][] = [
  ['3/4', 0.75],
  ['1/2', 0.5],
  ['1/4', 0.25],
];

/** How often a player takes a certain part of the pot. */
export function chanceOf(player: PlayerResult, share: number): number {
  return player.shares?.find((part) => Math.abs(part.share - share) < 1e-9)?.probability ?? 0;
}

/** How often a player takes a part of the pot that has no name of its own: a sixth, two thirds. */
export function chanceOfOthers(player: PlayerResult): number {
  const named = [0, 1, ...PARTS.map(([, share]) => share)];
  return (player.shares ?? [])
    .filter(({ share }) => named.every((other) => Math.abs(other - share) > 1e-9))
    .reduce((sum, { probability }) => sum + probability, 0);
}

/** The rows of a second table: which parts of the pot each player takes how often. `hands` are the cells of the first column. */
export function partRows(result: Result, hands: readonly string[], paint: Paint): string[][] {
  const decimals = decimalsOf(result);
  const head = ['  part of the pot', ...PARTS.map(([heading]) => heading), 'other'];
  const rows = result.players.map((player, seat) => [
    hands[seat],
    ...PARTS.map(([, share]) => formatPercent(chanceOf(player, share), decimals)),
    formatPercent(chanceOfOthers(player), decimals),
  ]);
  return [head.map((text) => paint.dim(text)), ...rows];
}

/** How often there is a low at all, as a sentence; null where no low is played for. */
export function lowLine(result: Result): string | null {
  const qualify = (player: Pick<PlayerResult, 'low'> | undefined) => player?.low?.qualify;
  const decimals = decimalsOf(result);
  const [first] = result.players;
  if (first?.boards !== undefined) {
    const chances = first.boards.map(qualify);
    if (chances[0] === undefined || chances[1] === undefined) return null;
    return `a low qualifies on ${formatPercent(chances[0], decimals)} and ${formatPercent(chances[1], decimals)} of the boards`;
  }
  const chance = qualify(first);
  return chance === undefined ? null : `a low qualifies in ${formatPercent(chance, decimals)} of the deals`;
}
