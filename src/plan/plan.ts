import type { HighRanking } from '../games/game.ts';
import type { BoardKernel, BoardSample } from './board-rules.ts';
import type { Job, SampledSeat, StudDeal } from './job.ts';
import { EXACT_BUDGET } from './work.ts';

/** The ways to count: distinct match-ups by multisets, board by board, or whole ranges on a board. */
export type ExactKernel = 'count' | 'enumerate' | 'sweep';

/** What both kinds of plan say. */
interface PlanBase {
  readonly hash: string;
  /** Players who compare their hands. */
  readonly players: number;
  /** Whether the pot is split between high and low. */
  readonly pot: 'whole' | 'split';
  /** Why this method. */
  readonly reason: string;
  /** The estimated work in steps, of about a nanosecond each. */
  readonly work: number;
  /** Whether it is little enough for the calling thread. */
  readonly inline: boolean;
}

/** Which match-up a combination of hands is, as in {@link Matchups}. */
export interface HandsByMatchup {
  readonly places: Int32Array;
  /** The seats whose hands are combined, ascending. */
  readonly seats: readonly number[];
  /** Cards that none of their hands can have beside the board and dead cards. */
  readonly known: readonly number[];
}

/** The hands that a seat of stud or draw may have been dealt. */
export interface DealtHands {
  /** Cards a hand; in the order dealt where they are known, the others filled in. */
  readonly width: number;
  readonly hands: Uint8Array;
  readonly weights: Uint16Array;
  readonly count: number;
  /** The place of the first among all hands told apart; null for a seat of one hand, which fares as the seat does. */
  readonly first: number | null;
}

/** Work that counts every deal. */
export interface ExactPlan extends PlanBase {
  readonly method: 'exact';
  readonly kernel:
    | ExactKernel
    | BoardKernel
    | 'unknown-hand'
    | 'stud-sweep'
    | 'stud-nested'
    | 'stud-enumerate';
  /** Distinct match-ups of hands; for a sweep, all hands that can be dealt together. */
  readonly matchups: number;
  /** How each hand fares is to be told by match-up; null where it is not, or where the kernel tells it. */
  readonly byMatchup: HandsByMatchup | null;
  /** Games of stud and draw: the hands that are told apart. */
  readonly dealt?: {
    /** By seat; null for a seat that has been dealt nothing yet. */
    readonly hands: readonly (DealtHands | null)[];
    /** How often each deal is counted: with a hand of one seat for all the ways in which some of its cards came first. */
    readonly copies: number;
  };
  /** Deals they stand for: weights times boards. */
  readonly deals: number;
  readonly jobs: readonly Job[];
}

/** Work that plays random deals until it is told or precise enough. */
export interface SamplePlan extends PlanBase {
  readonly method: 'sampled';
  readonly kernel: 'sample';
  readonly seats: readonly SampledSeat[];
  /** The seats that compare their hands; absent where all do. */
  readonly contenders?: readonly number[];
  /** The deal of a game of stud or draw, which has no other seats. */
  readonly stud?: StudDeal;
  /** The ranking of high hands; by default the standard one. */
  readonly ranking?: HighRanking;
  /** What a sampler of board games needs in place of `seats`; absent for hold'em. */
  readonly boardGame?: BoardSample;
  readonly board: readonly number[];
  readonly dead: readonly number[];
  readonly seed: number;
  /** Deals to play at most; null for no limit. */
  readonly trials: number | null;
  /** The standard error to stop at; null for none. */
  readonly error: number | null;
  /** Steps a deal. */
  readonly dealWork: number;
  /** Deals in a block of the random streams. */
  readonly blockDeals: number;
  /** Whether hands are drawn by a tree of what fits together, because they mostly collide. */
  readonly tree?: boolean;
}

/** How a query is going to be answered. */
export type Plan = ExactPlan | SamplePlan;

/** Why a plan counts: what it says of itself. */
export function exactReason(forced: boolean, work: number): string {
  return forced && work > EXACT_BUDGET ? 'an exact answer was asked for' : 'the counted work fits the budget';
}

/** A number as people say it: 1,234 or 3.4 million. */
export function approximately(value: number): string {
  if (value < 1e6) return Math.round(value).toLocaleString('en-US');
  if (value < 1e9) return `${(value / 1e6).toFixed(1)} million`;
  if (value < 1e12) return `${(value / 1e9).toFixed(1)} billion`;
  return value.toExponential(1).replace('e+', ' x 10^');
}
