/** Deals counted for one player. For weighted ranges these are weighted counts; for a sample they are trials. */
export interface Counts {
  /** Deals won alone (in a split pot: the whole of it). */
  readonly win: number;
  /** Deals in which the best hand was shared (in a split pot: a part was won). */
  readonly tie: number;
  /** Deals lost. */
  readonly lose: number;
}

/** How one half of a split pot goes for a player. Every fraction is 0..1. */
export interface HalfResult {
  /** The mean share of this half, over the deals in which it is played for. */
  readonly equity: number;
  /** How often the player has the best hand alone, over all deals. */
  readonly win: number;
  /** How often the best hand is shared. */
  readonly tie: number;
  /** How often another player has it. */
  readonly lose: number;
  readonly counts: Counts;
}

/** How often a player takes a certain part of the pot. */
export interface ShareResult {
  /** The part: 1 (scoop), 0.75, 0.5, 0.25 (quartered), 0 and others. */
  readonly share: number;
  /** How often, 0..1. */
  readonly probability: number;
}

/** One player's part of the answer. Every fraction is 0..1. */
export interface PlayerResult {
  /** The hand or range as it was given. */
  readonly hand: string;
  /** The mean share of the pot. */
  readonly equity: number;
  /** The standard error of `equity`; 0 where the answer is exact. */
  readonly error: number;
  /** How often the player takes the whole pot. */
  readonly win: number;
  /** How often the player takes a part of it. */
  readonly tie: number;
  /** How often the player takes nothing. */
  readonly lose: number;
  readonly counts: Counts;
  /** Split pots only: the high half (the whole pot when no low qualifies). */
  readonly high?: HalfResult;
  /** Split pots only: the low half, and how often there is a low at all. */
  readonly low?: HalfResult & { readonly qualify: number };
  /** Split pots and two boards only: how often the player takes the whole pot alone (of two boards, both). */
  readonly scoop?: number;
  /** Split pots and two boards only: how often each part of the pot, the largest first. */
  readonly shares?: readonly ShareResult[];
  /**
   * Where it was asked for: how each hand of the range fares, in the order of the range. A hand of a board game that
   * is random or partly known (`AsAh**`) has no such list, which a note says.
   */
  readonly hands?: readonly HandResult[];
  /** Two boards only: how each of them goes by itself. High and low stand here, not above. */
  readonly boards?: readonly BoardResult[];
}

/** How one hand of a range fares against the ranges of the others. Every fraction is 0..1. */
export interface HandResult {
  /** The hand as cards without separators. */
  readonly hand: string;
  /** How often it is played, 0..1. */
  readonly weight: number;
  /** The mean share of the pot; 0 where the hand is never dealt beside the others. */
  readonly equity: number;
  readonly win: number;
  readonly tie: number;
  readonly lose: number;
  /** Deals in which it is held, weighted by the hands of the others; 0 if it is never dealt beside them. */
  readonly deals: number;
}

/** How one of two boards goes for a player, as if it were played alone. */
export type BoardResult = Omit<PlayerResult, 'hand' | 'error' | 'boards'>;

/** What exact and sampled answers have in common. */
export interface ResultBase {
  /** The name of the game. */
  readonly game: string;
  /** The board, as cards without separators; empty before the flop. */
  readonly board: string;
  /** Both boards, where two are played. */
  readonly boards?: readonly string[];
  /** 2 where the rest of the board is dealt twice. */
  readonly runs?: number;
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
