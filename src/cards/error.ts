/** A half-open range of UTF-16 offsets into the input that an error or a token speaks of. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Every code an {@link EquityError} can carry. Codes are stable: programs may branch on them. */
export type ErrorCode =
  | 'BAD_CARD'
  | 'BAD_CHARACTER'
  | 'BAD_RANGE'
  | 'BAD_HAND'
  | 'BAD_BOARD'
  | 'BAD_OPTION'
  | 'BAD_AMOUNT'
  | 'BAD_ACTION'
  | 'BAD_POT'
  | 'BAD_QUERY'
  | 'DUPLICATE_CARD'
  | 'EMPTY_HAND'
  | 'EMPTY_RANGE'
  | 'NO_DEAL'
  | 'TOO_MANY_PLAYERS'
  | 'TOO_MANY_CARDS'
  | 'TOO_LARGE'
  | 'UNKNOWN_GAME'
  | 'UNSUPPORTED'
  | 'NOT_LOADED'
  | 'ENGINE';

/** What an {@link EquityError} knows beyond its code and message. */
export interface ErrorDetails {
  /** The text that {@link ErrorDetails.span} points into. */
  readonly input?: string | undefined;
  /** The offending characters of `input`. */
  readonly span?: Span | undefined;
  /** One sentence that says what to do instead. */
  readonly hint?: string | undefined;
  /** The other mistakes of the same question, in the order of the text. */
  readonly more?: readonly EquityError[] | undefined;
}

/**
 * The one error class of this package: a stable code, a message for people, and where known the
 * offending characters of the input and a hint.
 *
 * @example
 * ```ts
 * import { EquityError, parseCards } from 'equity';
 * try {
 *   parseCards('AsKz');
 * } catch (error) {
 *   if (error instanceof EquityError) console.log(error.code, error.span); // BAD_CARD { start: 3, end: 4 }
 * }
 * ```
 */
export class EquityError extends Error {
  override readonly name = 'EquityError';
  readonly code: ErrorCode;
  readonly input: string | undefined;
  readonly span: Span | undefined;
  readonly hint: string | undefined;
  /** The other mistakes of the same question, where it has several: the error itself is the first. */
  readonly more: readonly EquityError[];

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message);
    this.code = code;
    this.input = details.input;
    this.span = details.span;
    this.hint = details.hint;
    this.more = details.more ?? [];
  }
}
