import type { ErrorCode, Span } from '../index.ts';

/** What the program says when it cannot answer, ready to be shown to a person or written as JSON. */
export interface Failure {
  readonly code: ErrorCode | 'INTERNAL';
  readonly message: string;
  /** The text that `span` points into. */
  readonly input?: string | undefined;
  readonly span?: Span | undefined;
  readonly hint?: string | undefined;
  /** The other mistakes of the same question. */
  readonly more?: readonly Failure[] | undefined;
}

/** An exit code, as the manual lists them. */
export const EXIT = { ok: 0, internal: 1, usage: 2, batch: 3, interrupted: 130 } as const;

/** A failure thrown by the program itself: the words were read, but they make no sense together. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.message);
    this.failure = failure;
  }
}

/** An option with a value that cannot be used. Where it stands in the command line is found when it is shown. */
export class OptionError extends Error {
  override readonly name = 'OptionError';
  readonly flag: string;
  /** The offending value; undefined where the option itself is what is wrong. */
  readonly value: string | undefined;
  readonly hint: string;

  constructor(flag: string, value: string | undefined, message: string, hint: string) {
    super(message);
    this.flag = flag;
    this.value = value;
    this.hint = hint;
  }
}

/** What to try when the error itself does not say. */
export const GENERAL_HINT = 'Run equity --help to see what can be asked.';
const REPORT_HINT =
  'This is a mistake of the program, not of yours: please report it with the command you ran.';

interface LibraryError extends Error {
  readonly code: ErrorCode;
  readonly input?: string | undefined;
  readonly span?: Span | undefined;
  readonly hint?: string | undefined;
  readonly more: readonly LibraryError[];
}

// By name, not by class: the library is loaded only once there is something to compute.
function isLibraryError(error: unknown): error is LibraryError {
  return error instanceof Error && error.name === 'EquityError';
}

/** The failure that any thrown thing amounts to. */
export function failureOf(error: unknown): Failure {
  if (error instanceof UsageError) return error.failure;
  if (isLibraryError(error)) {
    const { code, message, input, span } = error;
    return {
      code,
      message,
      input,
      span,
      hint: error.hint ?? (code === 'ENGINE' ? REPORT_HINT : GENERAL_HINT),
      ...(error.more.length > 0 ? { more: error.more.map(failureOf) } : {}),
    };
  }
  const message = error instanceof Error ? error.message : String(error);
  return { code: 'INTERNAL', message, hint: REPORT_HINT };
}

/** The exit code that goes with a failure: 2 where other words would help, 1 where they would not. */
export function exitCodeOf(failure: Failure): number {
  return failure.code === 'INTERNAL' || failure.code === 'ENGINE' ? EXIT.internal : EXIT.usage;
}
