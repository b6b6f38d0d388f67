import { EquityError } from '../cards/error.ts';
import { checkOptions, describeValue, type OptionNames } from '../cards/options.ts';
import { WORK_OPTIONS } from '../plan/options.ts';
import { QUESTION_OPTIONS, type QuestionOptions, questionSteps } from '../plan/question.ts';
import { withHands } from '../tally/hands.ts';
import type { Result } from '../tally/result.ts';
import { makeResult } from '../tally/summary.ts';
import type { Tally } from '../tally/tally.ts';
import { countedOnce, handsOf, handsToTell } from './by-hand.ts';
import { execute } from './execute.ts';
import { Turn, takeSteps } from './turns.ts';

/** How far the work has come. */
export interface Progress {
  /** The part of the expected work that is done, 0..1. */
  readonly fraction: number;
  /** Seconds since the start. */
  readonly seconds: number;
  readonly method: 'exact' | 'sampled';
  /** The answer of the work done so far, marked as partial. */
  result(): Result;
}

/** Options of {@link equity}. */
export interface EquityOptions extends QuestionOptions {
  /** Threads to use at the most; by default one for every core. Small work runs on the calling thread anyway. 1 to 1,024. */
  readonly threads?: number | undefined;
  /** Stops the work: the promise rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Called as parts of the work get done. */
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}

/**
 * Checks who may stop work, and who is told how far it has come.
 *
 * @throws {EquityError} `BAD_OPTION`.
 */
export function checkListeners({
  signal,
  onProgress,
}: {
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: unknown;
}): void {
  if (signal !== undefined && typeof signal?.throwIfAborted !== 'function') {
    throw new EquityError('BAD_OPTION', `the signal is an AbortSignal, not ${describeValue(signal)}`, {
      hint: 'Give the signal of an AbortController, or AbortSignal.timeout(milliseconds).',
    });
  }
  if (onProgress !== undefined && typeof onProgress !== 'function') {
    throw new EquityError('BAD_OPTION', `onProgress is a function, not ${describeValue(onProgress)}`);
  }
}

const OPTIONS: OptionNames<EquityOptions> = { ...QUESTION_OPTIONS, ...WORK_OPTIONS };

/** More threads than any pool gets: a typing error. */
const MOST_THREADS = 1024;

/**
 * Checks how many threads may be used; without a number, as many as there are.
 *
 * @throws {EquityError} `BAD_OPTION` for a number out of its range.
 */
export function readThreads(threads: number | undefined): number {
  if (threads === undefined) return Number.POSITIVE_INFINITY;
  if (Number.isInteger(threads) && threads >= 1 && threads <= MOST_THREADS) return threads;
  throw new EquityError(
    'BAD_OPTION',
    `threads must be a whole number from 1 to ${MOST_THREADS}, not ${describeValue(threads)}`,
  );
}

/**
 * Answers who wins how much of the pot: every player's mean share, 0 to 1, exactly where the work fits a
 * budget of about two seconds and by a sample with a stated error elsewhere.
 *
 * @throws {EquityError} `BAD_OPTION` for an option out of its range; `BAD_QUERY`, `BAD_CARD`,
 * `BAD_HAND`, `DUPLICATE_CARD` and others, with a span, for a question that cannot be read;
 * `EMPTY_RANGE` and `NO_DEAL` for one that no deal fits; `TOO_LARGE` when an exact answer is demanded
 * that is out of reach; `UNSUPPORTED` for an answer hand by hand that no kernel gives; `ENGINE` in an
 * engine that cannot run the kernels.
 * @example
 * ```ts
 * import { equity } from 'equity';
 * const result = await equity('AsKs vs QhQd', { board: '2h7d9c' });
 * result.method; // 'exact'
 * result.players[0].counts.win; // 237
 * const ranges = await equity('QQ+ vs AK', { board: 'Kc7d2h', byHand: true });
 * ranges.players[0].hands?.[0].hand; // 'AsAh'
 * ```
 */
export async function equity(
  input: Parameters<typeof questionSteps>[0],
  options: EquityOptions = {},
): Promise<Result> {
  const start = performance.now();
  checkOptions(options, OPTIONS);
  checkListeners(options);
  const { signal, onProgress } = options;
  const threads = readThreads(options.threads);
  signal?.throwIfAborted();
  const turn = new Turn();
  const { query, heading, plan } = await takeSteps(await questionSteps(input, options), signal, turn);
  const seconds = () => (performance.now() - start) / 1000;
  const answer = (tally: Tally, partial: boolean) =>
    makeResult(heading, plan, countedOnce(plan, tally), seconds(), partial);
  const tally = await execute(plan, {
    threads,
    signal,
    onPart:
      onProgress === undefined
        ? undefined
        : (fraction, soFar) =>
            onProgress({
              fraction,
              seconds: seconds(),
              method: plan.method,
              result: () => answer(soFar(), true),
            }),
  });
  const result = answer(tally, false);
  const hands = handsOf(plan, query.players, tally);
  return hands === null ? result : withHands(result, handsToTell(plan, query.players), hands);
}
