/** Deals counted for one player. For weighted ranges these are weighted counts; for a sample they are trials. */
export interface Counts {
  /** Deals won alone. */
  readonly win: number;
  /** Deals in which the best hand was shared. */
  readonly tie: number;
  /** Deals lost. */
  readonly lose: number;
}

/** One player's part of the answer. Every fraction is 0..1. */
export interface PlayerResult {
  /** The hand or range as it was given. */
  readonly hand: string;
  /** The mean share of the pot. */
  readonly equity: number;
  /** The standard error of `equity`; 0 where the answer is exact. */
  readonly error: number;
  /** How often the player wins alone. */
  readonly win: number;
  /** How often the player shares the best hand. */
  readonly tie: number;
  /** How often the player loses. */
  readonly lose: number;
  readonly counts: Counts;
}

/** What exact and sampled answers have in common. */
export interface ResultBase {
  /** The name of the game. */
  readonly game: string;
  /** The board, as cards without separators; empty before the flop. */
  readonly board: string;
  /** The dead cards, as cards without separators. */
  readonly dead: string;
  /** The time it took, in seconds. */
  readonly seconds: number;
  /** One entry a player, in seat order; their equities sum to 1. */
  readonly players: readonly PlayerResult[];
  /** Whether the work was stopped early: the numbers are those of the part that was done. */
  readonly partial: boolean;
  /** What a reader should know: hands lost to the board, an opponent that was filled in. */
  readonly notes: readonly string[];
}

/** An answer counted over every deal. */
export interface ExactResult extends ResultBase {
  readonly method: 'exact';
  /** Deals counted: hand combinations times boards, weighted where ranges are. */
  readonly deals: number;
}

/** An answer estimated from random deals. */
export interface SampledResult extends ResultBase {
  readonly method: 'sampled';
  /** Random deals played. */
  readonly trials: number;
  /** The seed that makes the same numbers again. */
  readonly seed: number;
}

/** The answer to a query. `method` tells whether it is exact. */
export type Result = ExactResult | SampledResult;
