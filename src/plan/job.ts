import type { Card } from '../cards/card.ts';
import type { HighRanking, LowRanking } from '../games/game.ts';
import type { BoardKernel, BoardRules, BoardSeat } from './board-rules.ts';
import type { HandList } from './draw-tree.ts';

/** What every job carries: plain data, so that it can run in this thread, a worker or another machine. */
interface JobBase {
  /** The job's place among the jobs of its plan: tallies are merged by it. */
  readonly index: number;
  /** The hash of the plan it is part of. */
  readonly plan: string;
  /** Community cards dealt. */
  readonly board: readonly Card[];
  /** Cards that cannot be dealt. */
  readonly dead: readonly Card[];
  /** Players who compare their hands. */
  readonly players: number;
  /** The ranking of high hands; by default the standard one. */
  readonly ranking?: HighRanking;
  /** The estimated work in steps (about a nanosecond each). */
  readonly work: number;
}

/** Match-ups of hands, each counted by itself. */
interface MatchupJob extends JobBase {
  /** How often each match-up stands for itself. */
  readonly weights: Float64Array;
  /** Where the tally is to say what came of each match-up: the place of the first of them among all of the plan. */
  readonly each?: number | undefined;
}

/** Match-ups of fixed hands, each counted over all boards and multiplied by its weight. */
export interface CountJob extends MatchupJob {
  readonly kind: 'count';
  /** `players * 2` cards a match-up. */
  readonly hands: Uint8Array;
  /** The cards of those dealt in who do not compare their hands, so many for each match-up; absent for none. */
  readonly idle?: Uint8Array;
  /** Heads-up: how often it stands for itself with the seats exchanged. */
  readonly swapped: Float64Array | null;
}

/**
 * Every hand of two or three ranges against the whole other ranges, on every board that goes on from a known
 * one; of three, the boards whose lowest card to come is one of the live cards `from` to `to`.
 */
export interface SweepJob extends JobBase {
  readonly kind: 'sweep';
  /** By seat, two cards a hand and integer weights. */
  readonly seats: readonly HandList[];
  /** Whether no weight is above 146, which sums of 16 bits can do with. */
  readonly smallWeights: boolean;
  readonly from: number;
  readonly to: number;
  /** Whether the tally says how each hand of every seat fares. */
  readonly byHand: boolean;
}

/** One match-up over the boards whose lowest card to come is one of the live cards `from` to `to`, dealt one by one. */
export interface EnumerateJob extends JobBase {
  readonly kind: 'enumerate';
  readonly hands: Uint8Array;
  readonly weight: number;
  readonly from: number;
  readonly to: number;
}

/** A seat as the sampler deals it: weighted hands, or null for any two cards. */
export type SampledSeat = HandList | null;

/** Random deals. */
export interface SampleJob extends JobBase {
  readonly kind: 'sample';
  readonly seats: readonly SampledSeat[];
  /** The seats that compare their hands, ascending; all of them where absent. */
  readonly contenders?: readonly number[];
  /** Whether the seats with ranges draw by a tree of what fits together: see src/plan/draw-tree.ts. */
  readonly tree?: boolean;
  readonly seed: number;
  /** Deals in a block: each has a random stream of its own. */
  readonly blockDeals: number;
  /** The first block, and how many deals to play from its start. */
  readonly block: number;
  readonly deals: number;
}

/** A deal of stud or draw: what each seat knows and draws, and what the hands are worth. */
export interface StudDeal {
  /** Per seat the known cards and how many more the hand gets. */
  readonly seats: readonly { readonly cards: readonly Card[]; readonly draws: number }[];
  /** 1 where one more card is dealt for all seats together. */
  readonly community: 0 | 1;
  /** Cards of a hand at the showdown. */
  readonly handCards: number;
  /** Whether the best high hand wins the pot, or half of it where a low wins too. */
  readonly high: boolean;
  readonly low: LowRanking | null;
}
/** Match-ups of fixed hands, each counted over all boards and multiplied by its weight. */
export interface BoardJob extends MatchupJob {
  readonly kind: 'boards';
  readonly kernel: BoardKernel;
  readonly rules: BoardRules;
  /** `players * hole` cards a match-up. */
  readonly hands: Uint8Array;
  /** Plain enumeration: only boards whose first card to come is one of the live cards `from` to `to`. */
  readonly from: number;
  readonly to: number;
  /** The community cards of the second board; null for one board. */
  readonly second: readonly Card[] | null;
}

/**
 * Match-ups of fixed hands against one hand of which some cards or none are known, each counted over all those hands
 * and multiplied by its weight; only boards whose cards to come are, by ranks, the multisets `from` to `to`.
 */
export interface UnknownHandJob extends MatchupJob {
  readonly kind: 'unknown-hand';
  readonly rules: BoardRules;
  /** `(players - 1) * hole` cards a match-up: the other seats, ascending. */
  readonly hands: Uint8Array;
  /** The seat of the unknown hand, and the cards known of it. */
  readonly seat: number;
  readonly known: readonly Card[];
  readonly from: number;
  readonly to: number;
}

/**
 * Every hand of two Omaha ranges against the whole other range, on every board that goes on from a known one:
 * those whose lowest card to come is one of the live cards `from` to `to`.
 */
export interface OmahaRangesJob extends JobBase {
  readonly kind: 'omaha-ranges';
  readonly rules: BoardRules;
  /** By seat, the hands and integer weights. */
  readonly seats: readonly { readonly hands: Uint8Array; readonly weights: Uint16Array }[];
  readonly from: number;
  readonly to: number;
  /** Whether the tally says how each hand of both seats fares. */
  readonly byHand: boolean;
}

/** Random deals of a board game. */
export interface BoardSampleJob extends JobBase {
  readonly kind: 'board-sample';
  readonly rules: BoardRules;
  readonly seats: readonly BoardSeat[];
  readonly second: readonly Card[] | null;
  /** Whether the seats with lists of hands draw by a tree of what fits together: see src/plan/draw-tree.ts. */
  readonly tree?: boolean;
  readonly seed: number;
  /** Deals in a block: each has a random stream of its own. */
  readonly blockDeals: number;
  /** The first block, and how many deals to play from its start. */
  readonly block: number;
  readonly deals: number;
}

/** A ranking of high hands. */
export type Ranking = HighRanking;

/** Deals of stud or draw, all of them or a part. */
interface StudJobBase extends JobBase {
  readonly stud: StudDeal;
  /** Where the deals are those of one hand of a seat that is told apart from its others. */
  readonly own?: OwnHand;
}

/** A hand of a seat, told apart from the others that the seat may hold. */
export interface OwnHand {
  readonly seat: number;
  /** Its place among all hands of the plan: the tally says under it what came of them. */
  readonly place: number;
  /** Whether its deals are among those of the plan, or were counted for the hand alone. */
  readonly counts: boolean;
}

/** A deal of stud or draw between two players, counted by sweeps over the completions of their hands. */
export interface StudSweepJob extends StudJobBase {
  readonly kind: 'stud-sweep';
}

/** Every deal of stud or draw whose first card is one of the live cards `from` to `to`, dealt one by one. */
export interface StudEnumerateJob extends StudJobBase {
  readonly kind: 'stud-enumerate';
  readonly from: number;
  readonly to: number;
}

/**
 * The same for three players and more where the pot is whole: all seats but the last two are dealt one by
 * one, and those two swept. The seats of the deal stand in `order`.
 */
export interface StudNestedJob extends StudJobBase {
  readonly kind: 'stud-nested';
  /** By place in the deal, the seat. */
  readonly order: readonly number[];
  readonly from: number;
  readonly to: number;
}

/** Exact work on deals of stud or draw. */
export type StudCountJob = StudSweepJob | StudEnumerateJob | StudNestedJob;

/** Hands of stud or draw told apart, one job of a few deals after the other. */
export interface StudHandsJob extends JobBase {
  readonly kind: 'stud-hands';
  readonly jobs: readonly StudCountJob[];
}

/** Random deals of stud or draw: whole blocks of `BLOCK_DEALS` and a part of one; see {@link SampleJob}. */
export interface StudSampleJob extends JobBase {
  readonly kind: 'stud-sample';
  readonly stud: StudDeal;
  readonly seed: number;
  readonly block: number;
  readonly deals: number;
}

/** A piece of work. */
export type Job =
  | CountJob
  | EnumerateJob
  | SweepJob
  | SampleJob
  | BoardJob
  | BoardSampleJob
  | UnknownHandJob
  | OmahaRangesJob
  | StudCountJob
  | StudHandsJob
  | StudSampleJob;

/** Deals in a block of a sample at the most; the same as in wasm/kernels/stud-sample.ts. */
export const BLOCK_DEALS = 16_384;
