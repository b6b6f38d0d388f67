import type { PlayerResult, Result } from '../../index.ts';
import { formatPercent, marginOf, supportedDecimals } from './figures.ts';

/** One column of the table of players: which figure, under which heading. */
export interface Column {
  readonly heading: string;
  readonly cell: (player: PlayerResult) => string;
}

/** Decimals of a percentage that was counted to the last deal. */
const EXACT_DECIMALS = 4;

/** Decimals of a count that was stopped half way: the rest could change any of them. */
const PARTIAL_DECIMALS = 2;

/** How many decimals the figures of a result deserve. */
export function decimalsOf(result: Result): number {
  if (result.method === 'exact') return result.partial ? PARTIAL_DECIMALS : EXACT_DECIMALS;
  return supportedDecimals(largestMargin(result));
}

/** The widest of the players' 95 % margins; 0 where the answer is exact. */
export function largestMargin(result: Result): number {
  if (result.method === 'exact') return 0;
  return Math.max(...result.players.map((player) => marginOf(player.error, result.trials)));
}

/** The columns that every result fills, from left to right. */
export function commonColumns(result: Result): Column[] {
  const decimals = decimalsOf(result);
  const percent = (heading: string, figure: (player: PlayerResult) => number): Column => ({
    heading,
    cell: (player) => formatPercent(figure(player), decimals),
  });
  const columns = [percent('equity', (player) => player.equity)];
  if (result.method === 'sampled') {
    const { trials } = result;
    columns.push(percent('± 95 %', (player) => marginOf(player.error, trials)));
  }
  return columns;
}

/** The columns of a pot that goes whole to the best hand. */
export function wholeColumns(result: Result): Column[] {
  const decimals = decimalsOf(result);
  return (['win', 'tie', 'lose'] as const).map((figure) => ({
    heading: figure,
    cell: (player) => formatPercent(player[figure], decimals),
  }));
}

/**
 * Whether each player is ahead. Players level at the top all are; nobody is where all are level, where
 * the sample cannot tell the first from the second, or where only a part has been counted.
 */
export function leadersOf(result: Result): boolean[] {
  const { players } = result;
  const nobody = players.map(() => false);
  if (result.method === 'exact') {
    if (result.partial) return nobody;
    const best = Math.max(...players.map((player) => player.equity));
    const level = players.map((player) => best - player.equity < 1e-12);
    return level.every(Boolean) ? nobody : level;
  }
  const margins = players.map((player) => marginOf(player.error, result.trials));
  return players.map((player, seat) =>
    players.every(
      (other, otherSeat) =>
        otherSeat === seat || player.equity - margins[seat] > other.equity + margins[otherSeat],
    ),
  );
}
