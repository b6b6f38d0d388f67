import { formatCards } from '../cards/card.ts';
import type { OptionNames } from '../cards/options.ts';
import { parseQuery } from '../query/parse.ts';
import { QUERY_OPTIONS, type Query, type QueryInput, type QueryOptions } from '../query/query.ts';
import { parseLoadedQuery } from '../query/rankings.ts';
import { planQuerySteps } from './dispatch.ts';
import { METHOD_OPTIONS, type MethodOptions, readSettings, type Settings } from './options.ts';
import type { Plan } from './plan.ts';
import { finish, type Steps } from './steps.ts';

/** Everything that decides an answer: how the question is completed, and how it is to be answered. */
export type QuestionOptions = QueryOptions & MethodOptions;

/** Names the options of {@link QuestionOptions}. */
export const QUESTION_OPTIONS: OptionNames<QuestionOptions> = { ...QUERY_OPTIONS, ...METHOD_OPTIONS };

/** What to print above the answer. */
export interface QuestionHeading {
  readonly game: string;
  readonly board: string;
  /** Both boards, where two are played. */
  readonly boards?: readonly string[];
  /** 2 where the rest of the board is dealt twice. */
  readonly runs?: number;
  readonly dead: string;
  readonly hands: readonly string[];
  readonly notes: readonly string[];
}

/** A question that has been read, checked and planned. */
export interface Question {
  readonly query: Query;
  readonly heading: QuestionHeading;
  readonly plan: Plan;
}

/** Reads a question and plans its answer. */
export function readQuestion(input: string | QueryInput, options: QuestionOptions): Question {
  const settings = readSettings(options);
  return finish(planSteps(parseQuery(input, options), settings));
}

/** Reads a question, loading what that takes; the steps that it returns plan the answer. */
export async function questionSteps(
  input: string | QueryInput,
  options: QuestionOptions,
): Promise<Steps<Question>> {
  const settings = readSettings(options);
  return planSteps(await parseLoadedQuery(input, options), settings);
}

function* planSteps(query: Query, settings: Settings): Steps<Question> {
  return { query, heading: headingOf(query), plan: yield* planQuerySteps(query, settings) };
}

/** What to print above the answer to a query. */
export function headingOf(query: Query): QuestionHeading {
  return {
    game: query.game.name,
    board: formatCards(query.board),
    ...(query.secondBoard
      ? { boards: [query.board, query.secondBoard].map((cards) => formatCards(cards)) }
      : {}),
    ...(query.runTwice ? { runs: 2 } : {}),
    dead: formatCards(query.dead),
    hands: query.players.map((range) => range.text),
    notes: query.notes,
  };
}
