import type { PlayerResult, Result } from '../../index.ts';
import { chanceOf, chanceOfOthers } from './division.ts';

type Value = string | number | boolean | undefined;

interface Field {
  readonly name: string;
  readonly value: (player: PlayerResult, result: Result) => Value;
}

const FIELDS: readonly Field[] = [
  { name: 'hand', value: (player) => player.hand },
  { name: 'equity', value: (player) => player.equity },
  { name: 'error', value: (player) => player.error },
  { name: 'win', value: (player) => player.win },
  { name: 'tie', value: (player) => player.tie },
  { name: 'lose', value: (player) => player.lose },
  { name: 'win_count', value: (player) => player.counts.win },
  { name: 'tie_count', value: (player) => player.counts.tie },
  { name: 'lose_count', value: (player) => player.counts.lose },
  { name: 'method', value: (_, result) => result.method },
  { name: 'deals', value: (_, result) => (result.method === 'exact' ? result.deals : undefined) },
  { name: 'trials', value: (_, result) => (result.method === 'sampled' ? result.trials : undefined) },
  { name: 'seed', value: (_, result) => (result.method === 'sampled' ? result.seed : undefined) },
  { name: 'partial', value: (_, result) => result.partial },
  { name: 'game', value: (_, result) => result.game },
  { name: 'board', value: (_, result) => result.boards?.join('/') ?? result.board },
  { name: 'dead', value: (_, result) => result.dead },
  { name: 'seconds', value: (_, result) => result.seconds },
  // Split pots and two boards only.
  { name: 'runs', value: (_, result) => result.runs },
  { name: 'scoop', value: (player) => player.scoop },
  { name: 'three_quarters', value: (player) => player.shares && chanceOf(player, 0.75) },
  { name: 'half', value: (player) => player.shares && chanceOf(player, 0.5) },
  { name: 'quarter', value: (player) => player.shares && chanceOf(player, 0.25) },
  { name: 'other_share', value: (player) => player.shares && chanceOfOthers(player) },
  { name: 'high_equity', value: (player) => player.high?.equity },
  { name: 'high_win', value: (player) => player.high?.win },
  { name: 'high_tie', value: (player) => player.high?.tie },
  { name: 'low_equity', value: (player) => player.low?.equity },
  { name: 'low_win', value: (player) => player.low?.win },
  { name: 'low_tie', value: (player) => player.low?.tie },
  { name: 'low_qualify', value: (player) => player.low?.qualify },
  { name: 'board1_equity', value: (player) => player.boards?.[0].equity },
  { name: 'board2_equity', value: (player) => player.boards?.[1].equity },
];

/** One line of comma-separated values, quoted as RFC 4180 says where it must be. */
export function renderRow(values: readonly Value[]): string {
  return values
    .map((value) => {
      const text = value === undefined ? '' : String(value);
      return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
    })
    .join(',');
}

/** The header of {@link renderCsv}. `extra` columns come first. */
export function csvHeader(extra: readonly string[] = []): string {
  return renderRow([...extra, ...FIELDS.map((field) => field.name)]);
}

/** A result as comma-separated values, a line for each player, without the header. */
export function csvRows(result: Result, extra: readonly Value[] = []): string {
  return result.players
    .map((player) => renderRow([...extra, ...FIELDS.map((field) => field.value(player, result))]))
    .join('\n');
}
