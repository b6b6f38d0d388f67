import type { Card } from '../cards/card.ts';
import type { OptionNames } from '../cards/options.ts';
import type { Game } from '../games/game.ts';
import type { Range } from '../ranges/range.ts';

export { FULL_WEIGHT } from '../ranges/range.ts';
export type { Range };

/** A question that has been read and checked against its game: ready to plan. */
export interface Query {
  readonly game: Game;
  /** One range a player, in seat order; no hand in them meets the board or a dead card. At least one deal gives every player a hand. */
  readonly players: readonly Range[];
  /** Community cards already dealt, in the order given. */
  readonly board: readonly Card[];
  /** A second board, where two are played for half the pot each; null or absent for one. */
  readonly secondBoard?: readonly Card[] | null;
  /** Whether the cards to come are dealt twice, for half the pot each. */
  readonly runTwice?: boolean;
  /** Cards that can no longer be dealt, in the order given. */
  readonly dead: readonly Card[];
  /**
   * The players who compare their hands, ascending, at least two: those who can win a side pot. The others are
   * dealt in and win nothing. All players where absent.
   */
  readonly contenders?: readonly number[];
  /** What a reader of the answer should know: hands lost to the board, an opponent that was filled in. */
  readonly notes: readonly string[];
}

/** A question whose parts are texts of their own; errors point into the text they are about. */
export interface QueryInput {
  /** One hand or range a player, in seat order. One alone plays against a random hand. */
  readonly hands: readonly string[];
  /** Community cards already dealt, `*` for one that is not known; two texts for two boards, each played for half the pot. */
  readonly board?: string | readonly string[] | undefined;
  /** Cards that can no longer be dealt. */
  readonly dead?: string | undefined;
  /** The name of the game; by default told from the number of cards in a hand. */
  readonly game?: string | undefined;
  /** The ranking that percentages of hands are taken from: `equity` (the default) or, in hold'em, `chen`. */
  readonly ranking?: string | undefined;
  /** Macros by name for ranges to use: `{ open: '22+,A2s+' }` and `$open`. Names are letters and digits. */
  readonly define?: Readonly<Record<string, string>> | undefined;
  /** How often the rest of the board is dealt: 2 to run it twice, for half the pot each. 1 or 2, by default 1. */
  readonly runs?: number | undefined;
}

/** The parts of a question that may be given beside a line that names the hands. */
export type QueryOptions = Omit<QueryInput, 'hands'>;

/** Names the options of {@link QueryOptions}. */
export const QUERY_OPTIONS: OptionNames<QueryOptions> = {
  board: true,
  dead: true,
  game: true,
  ranking: true,
  define: true,
  runs: true,
};
