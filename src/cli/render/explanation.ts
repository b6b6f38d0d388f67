import type { Explanation, Street } from '../../index.ts';
import type { Paint } from '../terminal.ts';
import { paintCards } from './cards.ts';
import { fitText, roomForHand } from './display-width.ts';
import { formatCount, formatNumberOf } from './figures.ts';
import { renderColumns, renderHeading, renderNotes } from './table.ts';

/** The work as a part of what is allowed: a percentage, or how many times over. */
function compare(work: number, budget: number): string {
  const ratio = work / budget;
  if (!Number.isFinite(ratio)) return '';
  if (ratio > 1) return ` (${ratio < 10 ? ratio.toFixed(1) : formatCount(Math.round(ratio))} times as much)`;
  const percent = ratio * 100;
  return ` (${percent < 0.1 ? 'under 0.1' : percent.toFixed(1)} %)`;
}

function describeDeals({ deals, matchups }: Explanation): string {
  if (matchups === null) return Number.isFinite(deals) ? `${formatCount(deals)} at the most` : 'without end';
  return `${formatCount(deals)} from ${formatNumberOf(matchups, 'distinct match-up')}`;
}

/** Who has to act first on a street of stud, and why; a line for each fact. */
function describeStreet({ name, action, seats, exposed, rule }: Street): [string, string][] {
  const players = seats.map((seat) => `player ${seat + 1}`).join(' and ');
  const who =
    seats.length === 0
      ? `not known: an exposed card is missing (${rule} ${action})`
      : seats.length === 1
        ? `${players} with ${exposed[seats[0]]}, ${rule}`
        : `${players} show equally good hands; the one first left of the dealer`;
  return [
    ['street', name],
    [action, who],
  ];
}

/** How a query was read and how it would be answered, for people. */
export function renderExplanation(explanation: Explanation, paint: Paint, width: number): string {
  const { players, method, kernel, reason, work, budget, jobs, inline, notes } = explanation;
  const handWidth = roomForHand(width, 30);
  const hands = players.map((player, seat) => [
    paint.dim(`  player ${seat + 1}`),
    `${paintCards(fitText(player.hand, handWidth), paint)} · ${formatNumberOf(player.combos, 'combo')}`,
  ]);
  const facts: [string, string][] = [
    ...(explanation.street === null ? [] : describeStreet(explanation.street)),
    ['method', paint.bold(method)],
    ['because', reason],
    ['kernel', kernel],
    ['deals', describeDeals(explanation)],
    ['work', `${formatCount(work)} steps of a budget of ${formatCount(budget)}${compare(work, budget)}`],
    ['jobs', `${formatCount(jobs)} ${inline ? 'on the main thread' : 'on worker threads'}`],
  ];
  const rows = [...hands, ...facts.map(([name, fact]) => [paint.dim(`  ${name}`), fact])];
  return [
    renderHeading(explanation, paint),
    '',
    renderColumns(rows, ['left', 'left']),
    ...(notes.length > 0 ? ['', ...renderNotes(notes, paint)] : []),
  ].join('\n');
}
