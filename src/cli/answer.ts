import type { ChipsProgress, EquityOptions, ExpectedChips, Explanation, Query, Result } from '../index.ts';
import { atPut, type PutChips } from './chips.ts';
import { definitionTexts } from './definitions.ts';
import { EXIT, exitCodeOf, type Failure, failureOf, UsageError } from './failure.ts';
import type { Interrupt } from './interrupt.ts';
import { pointAtOption } from './option-failure.ts';
import { ProgressBar } from './render/progress.ts';
import type { Session } from './session.ts';

/** What is asked of every query of a run. */
export interface Question {
  readonly options: EquityOptions;
  /** Whether to say how the query would be answered instead of answering it. */
  readonly explain: boolean;
  /** What players put in, where the answer is wanted in chips. */
  readonly chips?: PutChips | null;
}

/** What came of a query. A partial result is null where nothing had been counted yet. */
export type Answer =
  | NumbersAnswer
  | { readonly kind: 'explanation'; readonly explanation: Explanation }
  | { readonly kind: 'interrupted'; readonly partial: NumbersAnswer | null };

/** The numbers of an answer. */
type NumbersAnswer =
  | { readonly kind: 'result'; readonly result: Result }
  | { readonly kind: 'chips'; readonly result: ExpectedChips; readonly chips: PutChips };

const BY_HAND_HINT =
  'Hands are told apart by an exact count alone: name fewer hands, or more cards of the board or of those dealt.';

/** The options that carry cards or names: an error of the library may point into their values. */
const TEXT_OPTIONS = ['board', 'dead', 'game', 'ranking'] as const;

/** Answers one query. Throws a {@link UsageError} where it cannot be answered. */
export async function ask(
  query: string,
  question: Question,
  session: Session,
  interrupt: Interrupt,
): Promise<Answer> {
  const { options, explain, chips } = question;
  let partial: (() => NumbersAnswer) | null = null;
  const bar = new ProgressBar(session.terminal);
  try {
    const library = await import('../index.ts');
    if (explain) {
      const explanation = await library.withRankings(() => library.explain(query, options));
      return { kind: 'explanation', explanation };
    }
    if (chips) {
      const { put, folded, rake } = chips;
      const { signal } = interrupt;
      const onProgress = (progress: ChipsProgress) => {
        partial = () => ({ kind: 'chips', result: progress.result(), chips });
        bar.update(progress);
      };
      const asked = { ...options, folded, rake, signal, onProgress };
      return { kind: 'chips', result: await library.expectedChips(query, put, asked), chips };
    }
    const result = await library.equity(query, {
      ...options,
      signal: interrupt.signal,
      onProgress: (progress) => {
        partial = () => ({ kind: 'result', result: progress.result() });
        bar.update(progress);
      },
    });
    return { kind: 'result', result };
  } catch (error) {
    if (interrupt.happened) {
      return { kind: 'interrupted', partial: (partial as (() => NumbersAnswer) | null)?.() ?? null };
    }
    throw failureOfQuery(chips ? atPut(error, chips, session) : error, query, options, session);
  } finally {
    bar.stop();
  }
}

/** Reads a query without answering it. Throws a {@link UsageError} where it cannot be read. */
export async function readAsked(query: string, options: EquityOptions, session: Session): Promise<Query> {
  const { parseQuery, withRankings } = await import('../index.ts');
  try {
    return await withRankings(() => parseQuery(query, options));
  } catch (error) {
    throw failureOfQuery(error, query, options, session);
  }
}

function failureOfQuery(error: unknown, query: string, options: EquityOptions, session: Session): unknown {
  const texts = Object.fromEntries(TEXT_OPTIONS.map((name) => [name, options[name]]));
  const placed = pointAtOption(error, query, { ...texts, define: definitionTexts(options.define) }, session);
  const failure = failureOf(placed);
  if (failure.input !== undefined || exitCodeOf(failure) !== EXIT.usage) return placed;
  return new UsageError(placedOf(failure, query, options, session));
}

/** A failure that speaks of no place, at the option that asks for too much, or else at the whole query. */
function placedOf(failure: Failure, query: string, options: EquityOptions, session: Session): Failure {
  const { byHand, runs, method } = options;
  const { commandLine } = session;
  const beyond = failure.code === 'TOO_LARGE' || failure.code === 'UNSUPPORTED';
  const flag = beyond
    ? byHand
      ? '--by-hand'
      : method === 'exact'
        ? '--exact'
        : null
    : runs
      ? '--run-it'
      : null;
  // Of many lines of stdin the line is what is at fault.
  const span = flag === null || commandLine.args.includes('-') ? null : commandLine.flagSpan(flag);
  const hint = byHand && failure.code === 'TOO_LARGE' ? BY_HAND_HINT : failure.hint;
  return span === null
    ? { ...failure, hint, input: query, span: { start: 0, end: query.length } }
    : { ...failure, hint, input: commandLine.text, span };
}

/** The text of a result in the format that was asked for. `line` is the line of stdin it answers. */
export async function renderResult(result: Result, session: Session, line?: number): Promise<string> {
  const { terminal } = session;
  switch (terminal.format) {
    case 'json': {
      const { resultObject } = await import('./render/json.ts');
      return JSON.stringify(line === undefined ? resultObject(result) : { ...resultObject(result), line });
    }
    case 'csv': {
      if (hasHands(result)) {
        const { handsCsv, handsCsvHeader } = await import('./render/hands.ts');
        for (const note of result.notes) terminal.warn(`note: ${note}`);
        return line === undefined ? `${handsCsvHeader(false)}\n${handsCsv(result)}` : handsCsv(result, line);
      }
      const { csvHeader, csvRows } = await import('./render/csv.ts');
      return line === undefined ? `${csvHeader()}\n${csvRows(result)}` : csvRows(result, [line]);
    }
    default: {
      const { renderTable } = await import('./render/table.ts');
      const paint = await terminal.paint('stdout');
      const table = renderTable(result, paint, terminal.width);
      if (!hasHands(result)) return table;
      const { renderHands } = await import('./render/hands.ts');
      return `${table}\n\n${renderHands(result, paint, terminal.width)}`;
    }
  }
}

/** Whether a result says how each hand fares. */
function hasHands(result: Result): boolean {
  return result.players.some((player) => player.hands !== undefined);
}

async function renderExplanation(explanation: Explanation, session: Session): Promise<string> {
  const { terminal } = session;
  if (terminal.format === 'json') return JSON.stringify(explanation);
  const { renderExplanation: render } = await import('./render/explanation.ts');
  return render(explanation, await terminal.paint('stdout'), terminal.width);
}

async function renderChipsAnswer(
  result: ExpectedChips,
  { scale }: PutChips,
  session: Session,
  line?: number,
): Promise<string> {
  const { terminal } = session;
  const { chipsHeader, chipsObject, chipsRows, renderChips } = await import('./render/chips.ts');
  if (terminal.format === 'json') {
    const object = chipsObject(result, scale);
    return JSON.stringify(line === undefined ? object : { ...object, line });
  }
  if (terminal.format === 'table') {
    return renderChips(result, scale, await terminal.paint('stdout'), terminal.width);
  }
  return line === undefined
    ? `${chipsHeader()}\n${chipsRows(result, scale)}`
    : chipsRows(result, scale, [line]);
}

/** Prints an answer and sets the exit code. `line` is the line of stdin it answers. */
export async function printAnswer(answer: Answer, session: Session, line?: number): Promise<void> {
  const { terminal } = session;
  switch (answer.kind) {
    case 'chips':
      terminal.print(await renderChipsAnswer(answer.result, answer.chips, session, line));
      break;
    case 'result':
      terminal.print(await renderResult(answer.result, session, line));
      break;
    case 'explanation':
      terminal.print(await renderExplanation(answer.explanation, session));
      break;
    case 'interrupted':
      session.exitCode = EXIT.interrupted;
      if (answer.partial === null) {
        terminal.warn('interrupted before anything was counted');
      } else {
        await printAnswer(answer.partial, session, line);
        terminal.warn('interrupted: these are the numbers so far');
      }
  }
}
