import { type ChipScale, chipsToMoney, type ExpectedChips } from '../../index.ts';
import type { Paint } from '../terminal.ts';
import { paintCards } from './cards.ts';
import { renderRow } from './csv.ts';
import { fitText, HAND_WIDTH, roomForHand } from './display-width.ts';
import { formatDuration, formatNumberOf, formatPercent, marginOf, supportedDecimals } from './figures.ts';
import { headObject } from './json.ts';
import { formatMargin, formatMean, formatMoney, signed } from './money.ts';
import { partialMark, renderColumns, renderHeading, renderNotes } from './table.ts';

/** What a pot is called by its place: the main pot comes first. */
export function potName(index: number, count: number): string {
  if (index === 0) return count === 1 ? 'pot' : 'main pot';
  return count === 2 ? 'side pot' : `side pot ${index}`;
}

/** What a player is called: by the hand, and whether it was folded. */
export function nameOf({ hand, folded }: { readonly hand: string | null; readonly folded: boolean }): string {
  if (hand === null) return '(folded)';
  return folded ? `${hand} (folded)` : hand;
}

/** Decimals of the equities of a pot: all that are known. */
function decimalsOf(pot: ExpectedChips['pots'][number]): number {
  if (pot.method !== 'sampled') return 4;
  return supportedDecimals(Math.max(...pot.equityErrors.map((error) => marginOf(error, pot.deals))));
}

function describeMethod(result: ExpectedChips, paint: Paint): string {
  const method = methodOf(result);
  return result.partial ? `${partialMark(paint)} · ${method}` : method;
}

function methodOf(result: ExpectedChips): string {
  const time = formatDuration(result.seconds);
  if (result.pots.every(({ method }) => method === 'unopposed')) return `nobody is opposed · ${time}`;
  if (result.method === 'exact') {
    const deals = result.pots.find(({ method }) => method === 'exact')?.deals ?? 0;
    const counted = formatNumberOf(deals, 'deal');
    return result.partial ? `${counted} counted, the rest unknown · ${time}` : `exact · ${counted} · ${time}`;
  }
  const trials = result.pots.find(({ method }) => method === 'sampled')?.deals ?? 0;
  const mixed = result.pots.some(({ method }) => method === 'exact');
  const how = mixed ? 'partly sampled' : 'sampled';
  return `${how} · ${formatNumberOf(trials, 'trial')} · ± at 95 % · seed ${result.seed} · ${time}`;
}

/** The lines below the table that say where the money lies. */
function describePots(result: ExpectedChips, scale: ChipScale): string[] {
  const { pots, players, raked } = result;
  const money = (chips: number) => formatMoney(chips, scale);
  const shortName = (player: ExpectedChips['players'][number]) => fitText(nameOf(player), HAND_WIDTH);
  const names = (eligible: readonly number[]) =>
    eligible.map((player) => shortName(players[player])).join(', ');
  const lines = pots.map((pot, index) => {
    const rake = pot.raked > 0 ? `, ${money(pot.raked)} of it raked` : '';
    const open = pot.method === 'unplayed' ? ', not played yet' : '';
    return `${potName(index, pots.length)} ${money(pot.amount)}${rake}: ${names(pot.eligible)}${open}`;
  });
  for (const player of players) {
    if (player.returned > 0) lines.push(`uncalled ${money(player.returned)}: back to ${shortName(player)}`);
  }
  if (raked > 0 && pots.length > 1) lines.push(`rake ${money(raked)} in all`);
  return lines;
}

/** What each player can expect, for people: equity by pot, expected chips and net. */
export function renderChips(result: ExpectedChips, scale: ChipScale, paint: Paint, width: number): string {
  const { pots, players, method } = result;
  const headings = pots.map((_, index) => potName(index, pots.length));
  const uncalled = players.some(({ returned }) => returned > 0);
  const heading = [
    '  hand',
    'put',
    ...headings,
    ...(uncalled ? ['back'] : []),
    'expected',
    'net',
    ...(method === 'sampled' ? ['± 95 %'] : []),
  ];
  const figures = players.map((player, index) => [
    formatMoney(player.put, scale),
    ...pots.map((pot) =>
      pot.eligible.includes(index) ? formatPercent(pot.equities[index], decimalsOf(pot)) : '–',
    ),
    ...(uncalled ? [formatMoney(player.returned, scale)] : []),
    formatMean(player.chips, scale),
    signed(formatMean(player.net, scale)),
    ...(method === 'sampled' ? [formatMargin(player.error, scale)] : []),
  ]);
  const others = heading
    .slice(1)
    .reduce(
      (sum, name, column) => sum + 3 + Math.max(name.length, ...figures.map((row) => row[column].length)),
      2,
    );
  const handWidth = roomForHand(width, others);
  const rows = players.map((player, index) => [
    `  ${paintCards(fitText(nameOf(player), handWidth), paint)}`,
    ...figures[index],
  ]);
  const align = heading.map((_, column) => (column === 0 ? ('left' as const) : ('right' as const)));
  return [
    renderHeading(result, paint),
    '',
    renderColumns([heading.map((name) => paint.dim(name)), ...rows], align),
    '',
    ...describePots(result, scale),
    describeMethod(result, paint),
    ...renderNotes(result.notes, paint),
  ].join('\n');
}

/**
 * The same as the object that `--json` writes. Amounts are money of the table, null where a partial answer does
 * not know them; players are numbered from 1.
 */
export function chipsObject(result: ExpectedChips, scale: ChipScale): Record<string, unknown> {
  const money = (chips: number) => chipsToMoney(chips, scale);
  const { seed, notes, total, raked, partial } = result;
  return {
    ...headObject(result, seed === null ? {} : { seed }),
    unit: scale.unit,
    total: money(total),
    raked: money(raked),
    pots: result.pots.map((pot, index) => ({
      name: potName(index, result.pots.length),
      amount: money(pot.amount),
      raked: money(pot.raked),
      method: pot.method,
      ...(pot.method === 'sampled' ? { trials: pot.deals } : { deals: pot.deals }),
      players: pot.eligible.map((player) => ({
        player: player + 1,
        equity: pot.equities[player],
        error: pot.equityErrors[player],
        chips: money(pot.chips[player]),
        chipsError: money(pot.errors[player]),
      })),
    })),
    players: result.players.map((player) => ({
      hand: player.hand,
      ...(player.folded ? { folded: true } : {}),
      put: money(player.put),
      returned: money(player.returned),
      chips: money(player.chips),
      net: money(player.net),
      error: money(player.error),
    })),
    ...(partial ? { partial } : {}),
    ...(notes.length > 0 ? { notes } : {}),
  };
}

/** The header of {@link chipsRows}. `extra` columns come first. */
export function chipsHeader(extra: readonly string[] = []): string {
  return renderRow([
    ...extra,
    'hand',
    'put',
    'returned',
    'chips',
    'net',
    'error',
    'method',
    'seed',
    'seconds',
    'partial',
    'folded',
  ]);
}

/** The same as comma-separated values, a line for each player. */
export function chipsRows(
  result: ExpectedChips,
  scale: ChipScale,
  extra: readonly (string | number)[] = [],
): string {
  const money = (chips: number) => (Number.isNaN(chips) ? undefined : chipsToMoney(chips, scale));
  return result.players
    .map(({ hand, folded, put, returned, chips, net, error }) =>
      renderRow([
        ...extra,
        hand ?? '(folded)',
        money(put),
        money(returned),
        money(chips),
        money(net),
        money(error),
        result.method,
        result.seed ?? undefined,
        result.seconds,
        result.partial,
        folded,
      ]),
    )
    .join('\n');
}
