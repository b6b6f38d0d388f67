import type { PlayerResult, Result } from '../../index.ts';

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
  { name: 'board', value: (_, result) => result.board },
  { name: 'dead', value: (_, result) => result.dead },
  { name: 'seconds', value: (_, result) => result.seconds },
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
