import type { HandList } from './draw-tree.ts';
/** What the kernels of board games need to know of a game. */
export interface BoardRules {
  /** Hole cards a player. */
  readonly hole: number;
  /** Whether exactly two of them play. */
  readonly two: boolean;
  /** Whether half the pot goes to the best low, eight or better. */
  readonly split: boolean;
}

/** Which kernel counts: triple tables, rank multisets and flushes, boards one by one with tables of the hands, plain enumeration, or the outcomes of two boards beside each other. */
export type BoardKernel = 'omaha' | 'multisets' | 'listed' | 'boards' | 'two-boards';

/** A seat as the sampler deals it: weighted hands, or known cards and a number of unknown ones. */
export type BoardSeat = HandList | { readonly known: Uint8Array; readonly unknown: number };

/** What the sampler of board games needs of a query. */
export interface BoardSample {
  readonly rules: BoardRules;
  readonly seats: readonly BoardSeat[];
  readonly second: readonly number[] | null;
}
