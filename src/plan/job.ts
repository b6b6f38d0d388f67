import type { Card } from '../cards/card.ts';

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
  /** The estimated work in steps (about a nanosecond each). */
  readonly work: number;
}

/** Match-ups of fixed hands, each counted over all boards and multiplied by its weight. */
export interface CountJob extends JobBase {
  readonly kind: 'count';
  /** `players * 2` cards a match-up. */
  readonly hands: Uint8Array;
  /** The cards of those dealt in who do not compare their hands, so many for each match-up; absent for none. */
  readonly idle?: Uint8Array;
  /** How often each match-up stands for itself. */
  readonly weights: Float64Array;
  /** Heads-up: how often it stands for itself with the seats exchanged. */
  readonly swapped: Float64Array | null;
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
export type SampledSeat = { readonly hands: Uint8Array; readonly weights: Uint16Array } | null;

/** Random deals. */
export interface SampleJob extends JobBase {
  readonly kind: 'sample';
  readonly seats: readonly SampledSeat[];
  /** The seats that compare their hands, ascending; all of them where absent. */
  readonly contenders?: readonly number[];
  readonly seed: number;
  /** Deals in a block: each has a random stream of its own. */
  readonly blockDeals: number;
  /** The first block, and how many deals to play from its start. */
  readonly block: number;
  readonly deals: number;
}

/** A piece of work. */
export type Job = CountJob | EnumerateJob | SampleJob;

/** Deals in a block of a sample at the most. */
export const BLOCK_DEALS = 16_384;
