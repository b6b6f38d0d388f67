import { choose } from '../cards/choose.ts';
import { checkOptions } from '../cards/options.ts';
import { isPrivateGame, privateDeal } from '../query/dealt.ts';
import type { Query, QueryInput } from '../query/query.ts';
import { WORK_OPTIONS } from './options.ts';
import { QUESTION_OPTIONS, type QuestionOptions, readQuestion } from './question.ts';
import { type Street, streetOf } from './street.ts';
import { EXACT_BUDGET, POOL_JOB_WORK } from './work.ts';

/** What was understood of a question and how it would be answered, without answering it. */
export interface Explanation {
  readonly game: string;
  /** Each player's hand or range as given, and how many combos of it can be dealt. */
  readonly players: readonly { readonly hand: string; readonly combos: number }[];
  readonly board: string;
  /** Both boards, where two are played. */
  readonly boards?: readonly string[];
  /** 2 where the rest of the board is dealt twice. */
  readonly runs?: number;
  readonly dead: string;
  /** Stud and razz: the street, and who has to act first on it; null elsewhere. */
  readonly street: Street | null;
  readonly method: 'exact' | 'sampled';
  /** Which kernel does the work. */
  readonly kernel: string;
  /** Why this method. */
  readonly reason: string;
  /** Distinct match-ups of hands to count (for a sweep, all of them); null for a sample. */
  readonly matchups: number | null;
  /** Deals that are counted, weighted where ranges are; for a sample, about how many random deals it may take. */
  readonly deals: number;
  /** Estimated work in steps, of about a nanosecond each. */
  readonly work: number;
  /** The most work that is done exactly without being told to, in the same steps. */
  readonly budget: number;
  /** Jobs it is cut into; for a sample, at the most. */
  readonly jobs: number;
  /** Whether the work is small enough to run on the calling thread. */
  readonly inline: boolean;
  readonly notes: readonly string[];
}

const KERNELS = {
  count: 'counting of rank multisets and flushes',
  enumerate: 'plain enumeration of boards',
  'stud-sweep': 'sweeps over the completions of both hands',
  'stud-nested': 'sweeps over the completions of two hands, for every deal of the others',
  'stud-enumerate': 'plain enumeration of private cards',
  sweep: 'card-removal sweep of whole ranges',
  omaha: 'tables of board triples, eight boards at a time',
  multisets: 'counting of rank multisets and flushes',
  'unknown-hand': 'counting of an unknown hand by what pairs of its cards make',
  listed: 'boards one by one, with tables of the hands',
  boards: 'plain enumeration of boards',
  'two-boards': 'outcomes of two boards beside each other',
  sample: 'Monte Carlo',
} as const;

/** How many hands a player may end up with, as far as the others' known cards tell. */
function combosOf(query: Query, seat: number): number {
  if (!isPrivateGame(query.game)) return query.players[seat].count;
  const { seats, live } = privateDeal(query);
  return choose(live, seats[seat].draws);
}

/**
 * Says how a question would be answered: what was parsed, which method and kernel, why, and how much work it is.
 *
 * @throws {EquityError} the errors of `equity` for a question that cannot be read; `NOT_LOADED` for percentages of
 * Omaha before `loadRankings`.
 * @example
 * ```ts
 * import { explain } from 'equity';
 * explain('AsKs vs QQ').method; // 'exact'
 * ```
 */
export function explain(input: string | QueryInput, options: QuestionOptions = {}): Explanation {
  checkOptions(options, { ...QUESTION_OPTIONS, ...WORK_OPTIONS });
  const { query, heading, plan } = readQuestion(input, options);
  const { hands, ...rest } = heading;
  return {
    ...rest,
    players: query.players.map((_, seat) => ({ hand: hands[seat], combos: combosOf(query, seat) })),
    street: streetOf(query),
    method: plan.method,
    kernel: KERNELS[plan.kernel],
    reason: plan.reason,
    matchups: plan.method === 'exact' ? plan.matchups : null,
    deals: plan.method === 'exact' ? plan.deals : Math.ceil(plan.work / plan.dealWork),
    work: Math.round(plan.work),
    budget: EXACT_BUDGET,
    jobs: plan.method === 'exact' ? plan.jobs.length : Math.ceil(plan.work / POOL_JOB_WORK),
    inline: plan.inline,
    notes: heading.notes,
  };
}
