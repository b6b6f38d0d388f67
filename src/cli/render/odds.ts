import { type CallValue, type ChipScale, chipsToMoney, type PotOdds, type Result } from '../../index.ts';
import type { Paint } from '../terminal.ts';
import { paintCards } from './cards.ts';
import { decimalsOf } from './columns.ts';
import { renderRow } from './csv.ts';
import { fitText, HAND_WIDTH, roomForHand } from './display-width.ts';
import { formatPercent, marginOf } from './figures.ts';
import { headObject, sizeObject } from './json.ts';
import { formatMargin, formatMean, formatMoney, signed } from './money.ts';
import { renderColumns, renderHeading, renderMethod, renderNotes } from './table.ts';

/** A call weighed: the pot's odds, and with hands what it is worth to the first of them. */
export interface Call {
  readonly odds: PotOdds;
  readonly hand: Weighed | null;
}

interface Weighed {
  readonly result: Result;
  readonly value: CallValue;
}

/** A share in per cent without decimals that say nothing: `25 %`, `33.33 %`. */
function percent(fraction: number): string {
  return Number.isFinite(fraction) ? `${Number((fraction * 100).toFixed(2))} %` : 'more than 100 %';
}

/** What the numbers say; nothing where they cannot tell. */
function verdictOf({ result, value: { value, error } }: Weighed): keyof typeof VERDICTS {
  if (result.method === 'exact' && result.partial) return 'unfinished';
  if (error > 0 && Math.abs(value) < 1.959964 * error) return 'unclear';
  if (Math.abs(value) < 1e-9) return 'even';
  return value > 0 ? 'call' : 'fold';
}

const VERDICTS = {
  call: 'calling wins more than folding',
  fold: 'folding loses less than calling',
  even: 'calling and folding are worth the same',
  unclear: 'the sample is too small to tell calling from folding',
  unfinished: 'too little was counted to tell calling from folding',
} as const;

/** A call for people. */
export function renderOdds({ odds, hand }: Call, scale: ChipScale, paint: Paint, width: number): string {
  const money = (chips: number) => formatMoney(chips, scale);
  const facts: [string, string][] = [
    ['pot', money(odds.pot)],
    ['call', money(odds.call)],
    ['to win', money(odds.final)],
    ['pot odds', odds.text],
    ['equity needed', percent(odds.required)],
  ];
  const table = (rows: readonly (readonly [string, string])[]) =>
    renderColumns(
      rows.map(([name, fact]) => [paint.dim(`  ${name}`), fact]),
      ['left', 'right'],
    );
  if (hand === null) return table(facts);
  const { result, value } = hand;
  const [hero] = result.players;
  const sampled = result.method === 'sampled';
  const margin = sampled
    ? ` ± ${formatPercent(marginOf(hero.error, result.trials), decimalsOf(result))}`
    : '';
  const verdict = verdictOf(hand);
  const best = Number.isFinite(value.breakEvenCall) ? formatMean(value.breakEvenCall, scale) : 'any';
  const rows: [string, string][] = [
    ...facts,
    [
      `equity of ${paintCards(fitText(hero.hand, roomForHand(width, 36)), paint)}`,
      `${formatPercent(hero.equity, decimalsOf(result))}${margin}`,
    ],
    [
      'value of the call',
      `${signed(formatMean(value.value, scale))}${sampled ? ` ± ${formatMargin(value.error, scale)}` : ''}`,
    ],
    ['break-even call', best],
  ];
  if (verdict === 'fold') rows.push(['still to be won', formatMean(value.implied, scale)]);
  const names = result.players.map((player) => paintCards(fitText(player.hand, HAND_WIDTH), paint));
  return [
    `${renderHeading(result, paint)} · ${names.join(' vs ')}`,
    '',
    table(rows),
    '',
    paint.bold(VERDICTS[verdict]),
    renderMethod(result, paint),
    ...renderNotes(result.notes, paint),
  ].join('\n');
}

/** The same as the object that `--json` writes. Amounts are money of the table; null stands for without bound. */
export function oddsObject({ odds, hand }: Call, scale: ChipScale): Record<string, unknown> {
  const money = (chips: number) => (Number.isFinite(chips) ? chipsToMoney(chips, scale) : null);
  const object = {
    unit: scale.unit,
    pot: money(odds.pot),
    call: money(odds.call),
    final: money(odds.final),
    required: Number.isFinite(odds.required) ? odds.required : null,
    ratio: odds.ratio,
    odds: odds.text,
  };
  if (hand === null) return object;
  const { result, value } = hand;
  const { notes } = result;
  return {
    ...object,
    ...headObject(result, sizeObject(result)),
    hands: result.players.map((player) => player.hand),
    equity: result.players[0].equity,
    equityError: result.players[0].error,
    value: money(value.value),
    error: money(value.error),
    breakEvenCall: money(value.breakEvenCall),
    implied: money(value.implied),
    verdict: verdictOf(hand),
    ...(result.partial ? { partial: true } : {}),
    ...(notes.length > 0 ? { notes } : {}),
  };
}

/** The same as comma-separated values with a header. */
export function oddsCsv({ odds, hand }: Call, scale: ChipScale): string {
  const money = (chips: number) => (Number.isFinite(chips) ? chipsToMoney(chips, scale) : undefined);
  const value = hand?.value;
  const row = [
    money(odds.pot),
    money(odds.call),
    money(odds.final),
    odds.required,
    odds.text,
    hand?.result.players[0].hand,
    hand?.result.players[0].equity,
    value && money(value.value),
    value && money(value.error),
    value && money(value.breakEvenCall),
    hand?.result.partial,
  ];
  return `pot,call,final,required,odds,hand,equity,value,error,break_even_call,partial\n${renderRow(row)}`;
}
