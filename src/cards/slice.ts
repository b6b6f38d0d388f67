import { EquityError, type ErrorCode, type Span } from './error.ts';

/** A part of an input text. Errors carry the whole text and the offsets into it. */
export interface Slice extends Span {
  readonly input: string;
}

/** The longest text that is read, in UTF-16 units: far above any range export, far below what would stall a server. */
const LONGEST_INPUT = 100_000;

/** A whole text as a slice, once its kind and length are checked. */
export function wholeText(input: string, what: string): Slice {
  // Callers from JavaScript have no compiler to stop them.
  if (typeof input !== 'string') {
    throw new EquityError('BAD_QUERY', `${what} must be a string, not ${typeof input}`, {
      hint: 'Write it as text, such as "AsKs".',
    });
  }
  if (input.length > LONGEST_INPUT) {
    // The text itself stays out of the error: nobody wants to read it, or to log it.
    throw new EquityError(
      'TOO_LARGE',
      `${what} is ${input.length} characters long; at most ${LONGEST_INPUT} are read`,
      {
        hint: 'Shorten it; every starting hand of a game with its own weight fits.',
      },
    );
  }
  return { input, start: 0, end: input.length };
}

/** The same slice without white space at its ends. */
export function trimSlice({ input, start, end }: Slice): Slice {
  while (start < end && isSpace(input, start)) start++;
  while (end > start && isSpace(input, end - 1)) end--;
  return { input, start, end };
}

/** The text of a slice. */
export function sliceText(slice: Slice): string {
  return slice.input.slice(slice.start, slice.end);
}

/** A text as messages quote it: on one line, and cut where it is long. */
export function brief(text: string, longest = 40): string {
  const line = text.slice(0, 1000).trim().replace(/\s+/g, ' ');
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
}

/** Whether the character at an offset is white space of any script, a byte order mark included. */
export function isSpace(input: string, at: number): boolean {
  const code = input.charCodeAt(at);
  if (code === 32 || (code >= 9 && code <= 13)) return true;
  return code >= 0xa0 && /\s/.test(input.charAt(at));
}

/** The error of some characters of an input. */
export function errorAt(
  code: ErrorCode,
  message: string,
  input: string,
  span: Span,
  hint: string,
): EquityError {
  return new EquityError(code, message, { input, span: { start: span.start, end: span.end }, hint });
}
