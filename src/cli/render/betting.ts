import {
  type Betting,
  type BettingStep,
  type ChipScale,
  chipsToMoney,
  describeLegal,
  type LegalActions,
} from '../../index.ts';
import type { Paint } from '../terminal.ts';
import { renderRow } from './csv.ts';
import { formatMoney } from './money.ts';
import { renderColumns } from './table.ts';

/** What a player could raise to: `4 to 7`, `20`, or why not at all. */
function raiseText({ raise, barred }: LegalActions, scale: ChipScale): string {
  if (raise === null) return barred ?? '–';
  const money = (chips: number) => formatMoney(chips, scale);
  if (raise.sizes.length > 0) return raise.sizes.map(money).join(' or ');
  if (raise.max === null) return `${money(raise.min)} or more`;
  return raise.min === raise.max ? money(raise.min) : `${money(raise.min)} to ${money(raise.max)}`;
}

function notesOf({ allIn, short }: BettingStep): string {
  if (!allIn) return '';
  return short ? 'all-in, short of a full raise' : 'all-in';
}

/** A betting round for people: what each action came to, and what the next player may do. */
export function renderBetting({ steps, next, round }: Betting, scale: ChipScale, paint: Paint): string {
  const money = (chips: number) => formatMoney(chips, scale);
  const heading = ['  player', 'action', 'goes to', 'adds', 'pot', 'a raise goes to'];
  const rows = steps.map((step) => [
    `  ${step.player + 1}`,
    [step.text, notesOf(step)].filter((text) => text !== '').join(' · '),
    paint.bold(money(step.to)),
    money(step.added),
    money(step.pot),
    raiseText(step.legal, scale),
  ]);
  const table = renderColumns(
    [heading.map((name) => paint.dim(name)), ...rows],
    ['left', 'left', 'right', 'right', 'right', 'left'],
  );
  const last =
    next === null
      ? `the round is over · pot ${money(round.pot)}`
      : `player ${next.player + 1} is next · pot ${money(next.pot)}\n  ${describeLegal(next, scale)}`;
  return steps.length === 0 ? last : `${table}\n\n${last}`;
}

function legalObject(legal: LegalActions, scale: ChipScale): Record<string, unknown> {
  const money = (chips: number) => chipsToMoney(chips, scale);
  const { raise, call, barred } = legal;
  return {
    call: money(call),
    raise: raise && {
      kind: raise.kind,
      min: money(raise.min),
      max: raise.max === null ? null : money(raise.max),
      ...(raise.sizes.length > 0 ? { sizes: raise.sizes.map(money) } : {}),
    },
    ...(barred === null ? {} : { barred }),
  };
}

/** The same as the object that `--json` writes. Amounts are money of the table; players are numbered from 1. */
export function bettingObject({ steps, next, round }: Betting, scale: ChipScale): Record<string, unknown> {
  const money = (chips: number) => chipsToMoney(chips, scale);
  return {
    structure: round.structure,
    unit: scale.unit,
    steps: steps.map((step) => ({
      player: step.player + 1,
      action: step.text,
      kind: step.kind,
      to: money(step.to),
      added: money(step.added),
      pot: money(step.pot),
      ...(step.allIn ? { allIn: true } : {}),
      ...(step.short ? { short: true } : {}),
      legal: legalObject(step.legal, scale),
    })),
    pot: money(round.pot),
    next: next && { player: next.player + 1, ...legalObject(next, scale) },
  };
}

/** The same as comma-separated values with a header, a line for each action. */
export function bettingCsv({ steps }: Betting, scale: ChipScale): string {
  const money = (chips: number) => chipsToMoney(chips, scale);
  const rows = steps.map(({ player, text, kind, to, added, pot, legal: { raise } }) =>
    renderRow([
      player + 1,
      text,
      kind,
      money(to),
      money(added),
      money(pot),
      raise ? money(raise.min) : undefined,
      raise?.max == null ? undefined : money(raise.max),
    ]),
  );
  return ['player,action,kind,to,added,pot,raise_min,raise_max', ...rows].join('\n');
}
