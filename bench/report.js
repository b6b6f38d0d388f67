import Table from 'cli-table3';
import { machineLine } from './machine.js';
import { TARGETS, verdict } from './targets.js';

/** A number in three significant digits. @param {number} value */
function short(value) {
  if (value >= 1000) return Math.round(value).toLocaleString('en-US');
  return Number(value.toPrecision(3)).toString();
}

/** @param {import('./rounds.js').Figure} figure */
const figureText = ({ value, unit }) => `${short(value)} ${unit}`;

/** @param {import('./rounds.js').Figure} figure */
const ratioText = ({ ratios }) => ratios.map(({ name, ratio }) => `${short(ratio)} × ${name}`).join('\n');

/** @param {string} id @param {'gate' | 'aim'} which */
const targetText = (id, which) => TARGETS[id]?.[which] ?? '';

/**
 * The report for people.
 *
 * @param {ReturnType<import('./machine.js').machine>} facts
 * @param {readonly { suite: string, figures: import('./rounds.js').Figure[] }[]} results
 */
export function textReport(facts, results) {
  const parts = [machineLine(facts)];
  for (const { suite, figures } of results) {
    const table = new Table({
      head: [suite, 'median', '±', 'best', 'gate', 'aim', 'reached', 'times as fast as'],
      colAligns: ['left', 'right', 'right', 'right', 'right', 'right', 'left', 'left'],
      style: { head: [], border: [], compact: true },
    });
    for (const figure of figures) {
      table.push([
        figure.name,
        figureText(figure),
        `${Math.round(figure.spread * 100)} %`,
        short(figure.best),
        targetText(figure.id, 'gate'),
        targetText(figure.id, 'aim'),
        verdict(figure),
        ratioText(figure),
      ]);
    }
    parts.push(table.toString());
  }
  return parts.join('\n\n');
}

/** The same as a table in Markdown, of the measures that are compared or have a target. */
export function markdownReport(facts, results) {
  const lines = ['| | median | compared in the same run |', '|---|--:|---|'];
  for (const { figures } of results) {
    for (const figure of figures) {
      if (figure.ratios.length === 0 && TARGETS[figure.id] === undefined) continue;
      const ratios = ratioText(figure).replaceAll('\n', ', ');
      lines.push(`| ${figure.name} | ${figureText(figure)} | ${ratios} |`);
    }
  }
  return `${lines.join('\n')}\n\n${machineLine(facts)}.`;
}

/** The same for programs. */
export function jsonReport(facts, results, settings) {
  return JSON.stringify({
    machine: facts,
    settings,
    figures: results.flatMap(({ suite, figures }) =>
      figures.map((figure) => ({
        suite,
        ...figure,
        ...(TARGETS[figure.id] ?? {}),
        reached: verdict(figure) || undefined,
      })),
    ),
  });
}
