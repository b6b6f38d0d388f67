import type { QueryInput } from '../query/query.ts';
import { type QuestionOptions, readQuestion } from './question.ts';
import { EXACT_BUDGET, POOL_JOB_WORK } from './work.ts';

/** What was understood of a question and how it would be answered, without answering it. */
export interface Explanation {
  readonly game: string;
  /** Each player's hand or range as given, and how many combos of it can be dealt. */
  readonly players: readonly { readonly hand: string; readonly combos: number }[];
  readonly board: string;
  readonly dead: string;
  readonly method: 'exact' | 'sampled';
  /** Which kernel does the work. */
  readonly kernel: string;
  /** Why this method. */
  readonly reason: string;
  /** Distinct match-ups of hands to count; null for a sample. */
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
  sample: 'Monte Carlo',
} as const;

/**
 * Says how a question would be answered: what was parsed, which method and kernel, why, and how much work it is.
 *
 * @throws {EquityError} the errors of `equity` for a question that cannot be read.
 * @example
 * ```ts
 * import { explain } from 'equity';
 * explain('AsKs vs QQ').method; // 'exact'
 * ```
 */
export function explain(input: string | QueryInput, options: QuestionOptions = {}): Explanation {
  const { query, heading, plan } = readQuestion(input, options);
  const { hands, ...rest } = heading;
  return {
    ...rest,
    players: query.players.map((range, seat) => ({ hand: hands[seat], combos: range.count })),
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
