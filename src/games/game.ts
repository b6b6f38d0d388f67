/** The deck a game is dealt from: all 52 cards, or the 36 from six to ace. */
export type Deck = 'full' | 'short';

/** How a high hand is ranked: as usual, or by the short-deck orders (flush over full house; with `short-trips` trips beat a straight too). */
export type HighRanking = 'standard' | 'short' | 'short-trips';

/** How a low hand is ranked: eight-or-better, ace-to-five without qualifier, deuce-to-seven, badugi. */
export type LowRanking = 'eight' | 'ace-to-five' | 'deuce-to-seven' | 'badugi';

/** One poker game as a row of data: everything the parser, the planner and the kernels need to know of it. */
export interface Game {
  /** The name that results carry: `holdem`. */
  readonly name: string;
  /** The name people read: `Texas hold'em`. */
  readonly title: string;
  /** Other names it is known by, lower case. */
  readonly aliases: readonly string[];
  readonly deck: Deck;
  /** Private cards a player holds at the showdown: hole cards of a board game, all the cards of a stud or draw game. */
  readonly hole: number;
  /** Community cards at the showdown: 5, or 0 in stud and draw games. */
  readonly board: number;
  /** How many hole cards a hand must use: exactly two (Omaha), or any number. */
  readonly use: 'any' | 'two';
  /** The ranking that wins the pot, or the high half of it; null where only a low wins. */
  readonly high: HighRanking | null;
  /** The ranking that wins the low half, or the whole pot where `high` is null. */
  readonly low: LowRanking | null;
  /** The most players that can be dealt in. */
  readonly maxPlayers: number;
}

/** Whether the best low takes half the pot. */
export function potOf({ high, low }: Game): 'whole' | 'split' {
  return high !== null && low !== null ? 'split' : 'whole';
}
