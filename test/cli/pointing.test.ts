import { describe, expect, test } from 'vitest';
import { cellsOf, fitText, paintedWidth, widthOf } from '../../src/cli/render/display-width.ts';
import { failureObject, pointAt, renderFailure } from '../../src/cli/render/failure.ts';
import { NO_PAINT } from '../../src/cli/terminal.ts';

/** The carets below the characters of `mark` in the input. */
function under(input: string, mark: string, width = 78) {
  const start = input.indexOf(mark);
  return pointAt(input, { start, end: start + mark.length }, width);
}

describe('carets', () => {
  test('stand under the span', () => {
    expect(under('AsKz vs QQ', 'z').carets).toBe('   ^');
    expect(under('AsKs vs QQ --trials abc', 'abc').carets).toBe('                    ^^^');
  });

  test('mark the place of an empty span, also after the last character', () => {
    expect(pointAt('AsKs vs', { start: 7, end: 7 }, 78).carets).toBe('       ^');
    expect(pointAt('', { start: 0, end: 0 }, 78).carets).toBe('^');
    expect(pointAt('AsKs', { start: 2, end: 2 }, 78).carets).toBe('  ^');
  });

  test('count a suit symbol as one column', () => {
    expect(under('A♠K♠ v 10h1d', '1d').carets).toBe('          ^^');
  });

  test('count wide characters as two and marks as none', () => {
    expect(under('日本 AsKz', 'z').carets).toBe('        ^');
    expect(under('🂡😀 z', 'z').carets).toBe('    ^');
    expect(under('A\u0301s z', 'z').carets).toBe('   ^');
    expect(under('A♠\ufe0e z', 'z').carets).toBe('   ^');
    expect(under('As 日', '日').carets).toBe('   ^^');
  });

  test('are not moved by control characters, which are shown as pictures', () => {
    const { line, carets } = under('As\tK\u001bs z\n', 'z');
    expect(line).toBe('As␉K␛s z␊');
    expect(carets).toBe('       ^');
  });
});

describe('a long line', () => {
  const long = `${'AsKs vs '.repeat(30)}QzQd${' vs JcTc'.repeat(30)}`;

  test('is cut to a window around the span', () => {
    const { line, carets } = under(long, 'z', 60);
    expect(paintedWidth(line)).toBeLessThanOrEqual(60);
    expect(line.startsWith('…')).toBe(true);
    expect(line.endsWith('…')).toBe(true);
    expect(line[carets.indexOf('^')]).toBe('z');
  });

  test('keeps its start or its end where the span is near', () => {
    const start = pointAt(long, { start: 0, end: 2 }, 60);
    expect(start.line.startsWith('AsKs vs')).toBe(true);
    expect(start.line.endsWith('…')).toBe(true);
    expect(start.carets).toBe('^^');
    const end = pointAt(long, { start: long.length, end: long.length }, 60);
    expect(end.line.endsWith('JcTc')).toBe(true);
    expect(end.carets.length).toBe(paintedWidth(end.line) + 1);
  });

  test('with a span longer than the line is cut within the span', () => {
    const { line, carets } = pointAt(long, { start: 10, end: 400 }, 60);
    expect(paintedWidth(line)).toBeLessThanOrEqual(60);
    expect(carets.trimStart().length).toBeLessThanOrEqual(58);
  });
});

test('a failure is four lines: what, where, a caret, a hint', () => {
  const failure = {
    code: 'BAD_CARD' as const,
    message: "'z' is not a suit",
    input: 'AsKz vs QQ',
    span: { start: 3, end: 4 },
    hint: 'suits are c, d, h and s',
  };
  expect(renderFailure(failure, NO_PAINT, 80).split('\n')).toEqual([
    "error[BAD_CARD]: 'z' is not a suit",
    '  AsKz vs QQ',
    '     ^',
    'hint: suits are c, d, h and s',
  ]);
  expect(JSON.parse(JSON.stringify(failureObject(failure)))).toEqual({ error: failure });
});

test('a failure without a place is two lines', () => {
  const failure = { code: 'INTERNAL' as const, message: 'boom', hint: 'report it' };
  expect(renderFailure(failure, NO_PAINT, 80)).toBe('error[INTERNAL]: boom\nhint: report it');
  expect(JSON.stringify(failureObject(failure))).toBe(
    '{"error":{"code":"INTERNAL","message":"boom","hint":"report it"}}',
  );
});

test('text is cut to a width with an ellipsis', () => {
  expect(fitText('AA,KK,QQ', 8)).toBe('AA,KK,QQ');
  expect(fitText('AA,KK,QQ', 7)).toBe('AA,KK,…');
  expect(fitText('AA', Number.POSITIVE_INFINITY)).toBe('AA');
  expect(widthOf(cellsOf(fitText('日本語日本語', 6)))).toBeLessThanOrEqual(6);
});
