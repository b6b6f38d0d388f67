import {
  type ChipScale,
  chipsToMoney,
  describeOddChip,
  formatCards,
  type MadeHand,
  type SettledHands,
} from '../../index.ts';
import type { Paint } from '../terminal.ts';
import { paintCards, spaceCards } from './cards.ts';
import { nameOf, potName } from './chips.ts';
import { renderRow } from './csv.ts';
import { fitText } from './display-width.ts';
import { formatMoney, signed } from './money.ts';
import { renderColumns, renderHeading } from './table.ts';

type Settled = SettledHands;
type SettledPot = Settled['pots'][number];
type Part = SettledPot['parts'][number];

function listOf(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** The hands that win a part: one way, or both where the same players win both. */
function madeHands(settled: Settled, part: Part, player: number): MadeHand[] {
  const shown = settled.players[player].shown[part.board];
  if (shown === undefined) return [];
  const made = part.half === 'whole' ? [shown.high, shown.low] : [shown[part.half]];
  return made.filter((hand) => hand !== null);
}

/** Which part of the pot, where it is not all of it. */
function labelOf(settled: Settled, pot: SettledPot, { board, half }: Part): string {
  const words: string[] = [];
  if (settled.boards.length > 1 && !pot.uncontested) words.push(`board ${board + 1}`);
  const halves = pot.parts.filter((part) => part.board === board).length > 1;
  if (halves) words.push(half);
  return words.join(', ');
}

/** Who wins a part and why, then what each of them gets and with which cards. */
function renderPart(settled: Settled, pot: SettledPot, part: Part, scale: ChipScale, paint: Paint): string[] {
  const money = (chips: number) => formatMoney(chips, scale);
  const label = labelOf(settled, pot, part);
  const several = part.shares.length > 1;
  const nameAt = (player: number) => nameOf(settled.players[player]);
  const names = listOf(part.shares.map(({ player }) => paint.bold(nameAt(player))));
  const won = `${names} ${several ? 'split' : 'wins'} ${money(part.amount)}: ${part.why}`;
  const lines = [`  ${label === '' ? '' : `${label}: `}${won}`];
  for (const { player, amount } of part.shares) {
    const made = pot.uncontested ? [] : madeHands(settled, part, player);
    const hands = made.map(
      ({ name, cards }) => `${paintCards(spaceCards(formatCards(cards)), paint)}, ${name}`,
    );
    if (several) lines.push(`    ${nameAt(player)} gets ${money(amount)} with ${hands.join('; and ')}`);
    else for (const hand of hands) lines.push(`    with ${hand}`);
  }
  return lines;
}

function renderPot(
  settled: Settled,
  pot: SettledPot,
  index: number,
  scale: ChipScale,
  paint: Paint,
): string[] {
  const { pots, players } = settled;
  const money = (chips: number) => formatMoney(chips, scale);
  const rake = pot.raked > 0 ? `, ${money(pot.raked)} of it raked` : '';
  const names = pot.eligible.map((player) => nameOf(players[player])).join(', ');
  const lines = [`${paint.bold(`${potName(index, pots.length)} ${money(pot.amount)}`)}${rake}: ${names}`];
  for (const part of pot.parts) lines.push(...renderPart(settled, pot, part, scale, paint));
  for (const { board, half, player, reason } of pot.oddChips) {
    const to =
      player !== null ? nameOf(players[player]) : half === null ? `board ${board + 1}` : `the ${half} half`;
    const where = player !== null && half !== 'whole' && pot.parts.length > 1 ? ` of the ${half} half` : '';
    lines.push(`  odd chip${where} to ${to}: ${describeOddChip(reason)}`);
  }
  return lines;
}

function renderHands(settled: Settled, paint: Paint, width: number): string {
  const rows: string[][] = [];
  settled.boards.forEach((_, board) => {
    const several = settled.boards.length > 1;
    for (const player of settled.players) {
      const made = player.shown[board];
      if (made === undefined) continue;
      for (const way of ['high', 'low'] as const) {
        const best = made[way];
        if (best === null) continue;
        rows.push([
          `  ${several ? `board ${board + 1}   ` : ''}${paintCards(nameOf(player), paint)}`,
          paintCards(spaceCards(formatCards(best.cards)), paint),
          fitText(best.name, Math.max(width - 32, 12)),
        ]);
      }
    }
  });
  const heading = ['  hand', 'plays', 'name'].map((name) => paint.dim(name));
  return renderColumns([heading, ...rows], ['left', 'left', 'left']);
}

/** A settled hand for people. */
export function renderSettlement(settled: Settled, scale: ChipScale, paint: Paint, width: number): string {
  const money = (chips: number) => formatMoney(chips, scale);
  const { game, boards, pots, players, put, returned, paid, net, raked, total } = settled;
  const back = returned.some((chips) => chips > 0);
  const rows = players.map((player, index) => [
    `  ${paintCards(nameOf(player), paint)}`,
    money(put[index]),
    ...(back ? [money(returned[index])] : []),
    money(paid[index]),
    signed(money(net[index])),
  ]);
  const heading = ['  hand', 'put', ...(back ? ['back'] : []), 'won', 'net'].map((name) => paint.dim(name));
  const uncalled = players.flatMap((player, index) =>
    returned[index] > 0 ? [`uncalled ${money(returned[index])}: back to ${nameOf(player)}`] : [],
  );
  const rake = raked > 0 ? `, ${money(raked)} raked` : '';
  return [
    renderHeading({ game, board: boards.length === 1 ? boards[0] : '', dead: '' }, paint),
    ...(boards.length > 1
      ? boards.map((board, index) => `board ${index + 1}: ${paintCards(spaceCards(board), paint)}`)
      : []),
    '',
    renderHands(settled, paint, width),
    '',
    ...pots.flatMap((pot, index) => renderPot(settled, pot, index, scale, paint)),
    ...uncalled,
    '',
    renderColumns([heading, ...rows], ['left', ...heading.slice(1).map(() => 'right' as const)]),
    '',
    `${money(total)} put in${rake}: all of it is paid, returned or raked`,
  ].join('\n');
}

function madeObject(hand: MadeHand | null): Record<string, unknown> | null {
  return hand && { category: hand.category, name: hand.name, cards: formatCards(hand.cards) };
}

/** The same as the object that `--json` writes. Amounts are money of the table; players and boards are numbered from 1. */
export function settlementObject(settled: Settled, scale: ChipScale): Record<string, unknown> {
  const money = (chips: number) => chipsToMoney(chips, scale);
  const { game, boards, total, raked, pots, players } = settled;
  return {
    game,
    boards,
    unit: scale.unit,
    total: money(total),
    raked: money(raked),
    pots: pots.map((pot, index) => ({
      name: potName(index, pots.length),
      amount: money(pot.amount),
      raked: money(pot.raked),
      players: pot.eligible.map((player) => player + 1),
      parts: pot.parts.map(({ board, half, amount, shares, why }) => ({
        board: board + 1,
        half,
        amount: money(amount),
        why,
        shares: shares.map((share) => ({
          player: share.player + 1,
          amount: money(share.amount),
          ...(share.odd ? { odd: true } : {}),
        })),
      })),
      oddChips: pot.oddChips.map(({ board, half, player, reason }) => ({
        board: board + 1,
        half,
        player: player === null ? null : player + 1,
        reason,
      })),
    })),
    players: players.map(({ hand, folded, shown }, player) => ({
      hand,
      ...(folded ? { folded: true } : {}),
      put: money(settled.put[player]),
      returned: money(settled.returned[player]),
      paid: money(settled.paid[player]),
      net: money(settled.net[player]),
      shown: shown.map(({ high, low }) => ({ high: madeObject(high), low: madeObject(low) })),
    })),
  };
}

/** The same as comma-separated values with a header, a line for each player. */
export function settlementCsv(settled: Settled, scale: ChipScale): string {
  const money = (chips: number) => chipsToMoney(chips, scale);
  const { players, put, returned, paid, net } = settled;
  const rows = players.map(({ hand, folded }, player) =>
    renderRow([
      hand ?? '(folded)',
      money(put[player]),
      money(returned[player]),
      money(paid[player]),
      money(net[player]),
      folded,
    ]),
  );
  return ['hand,put,returned,paid,net,folded', ...rows].join('\n');
}
