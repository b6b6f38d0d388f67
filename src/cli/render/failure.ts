import type { Span } from '../../index.ts';
import type { Failure } from '../failure.ts';
import type { Paint } from '../terminal.ts';
import { type Cell, cellsOf, widthOf } from './display-width.ts';

const INDENT = '  ';

/** The cells from `from` to `to` that are shown, cut at the ends where the line is too long. */
interface Window {
  readonly from: number;
  readonly to: number;
}

/** As much of the line around the marked cells as fits. */
function windowAround(cells: readonly Cell[], first: number, last: number, width: number): Window {
  if (widthOf(cells) <= width) return { from: 0, to: cells.length };
  // Two columns are kept for the ellipses.
  const room = Math.max(width - 2, 1);
  let used = 0;
  let to = first;
  while (to < last && used + cells[to].width <= room) used += cells[to++].width;
  let from = first;
  const half = used + (room - used) / 2;
  while (from > 0 && used + cells[from - 1].width <= half) used += cells[--from].width;
  while (to < cells.length && used + cells[to].width <= room) used += cells[to++].width;
  while (from > 0 && used + cells[from - 1].width <= room) used += cells[--from].width;
  return { from, to };
}

/** The input, and below it carets under the span. Both fit in `width` columns. */
export function pointAt(input: string, span: Span, width: number): { line: string; carets: string } {
  const cells = cellsOf(input);
  const at = cells.findIndex((cell) => cell.end > span.start);
  const first = at < 0 ? cells.length : at;
  let last = first;
  while (last < cells.length && cells[last].start < span.end) last += 1;

  const { from, to } = windowAround(cells, first, last, width);
  const before = from > 0 ? '…' : '';
  const after = to < cells.length ? '…' : '';
  const line = `${before}${cells
    .slice(from, to)
    .map((cell) => cell.text)
    .join('')}${after}`;
  const column = before.length + widthOf(cells.slice(from, first));
  // An empty span, or one of marks without a width, still gets its caret.
  const marked = Math.max(widthOf(cells.slice(first, Math.min(last, to))), 1);
  return { line, carets: ' '.repeat(column) + '^'.repeat(marked) };
}

function clean(text: string): string {
  return cellsOf(text)
    .map((cell) => cell.text)
    .join('');
}

/** A failure for people: what is wrong, where, and what to do; then the same of its further mistakes. */
export function renderFailure(failure: Failure, paint: Paint, width: number): string {
  return [failure, ...(failure.more ?? [])].map((one) => renderOne(one, paint, width)).join('\n\n');
}

function renderOne(failure: Failure, paint: Paint, width: number): string {
  const { code, message, input, span, hint } = failure;
  const lines = [`${paint.bold(paint.red(`error[${code}]:`))} ${clean(message)}`];
  if (input !== undefined && span !== undefined) {
    const { line, carets } = pointAt(input, span, width - INDENT.length);
    lines.push(INDENT + line, INDENT + paint.bold(paint.red(carets)));
  }
  if (hint !== undefined) lines.push(`${paint.bold('hint:')} ${clean(hint)}`);
  return lines.join('\n');
}

/** A failure as the object that `--json` writes; `more` lists further mistakes where there are any. */
export function failureObject(failure: Failure): { error: Record<string, unknown> } {
  const { more = [] } = failure;
  const error = mistakeObject(failure);
  return { error: more.length > 0 ? { ...error, more: more.map(mistakeObject) } : error };
}

function mistakeObject({ code, message, input, span, hint }: Failure): Record<string, unknown> {
  return { code, message, input, span: span && { start: span.start, end: span.end }, hint };
}
