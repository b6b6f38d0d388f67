import type { Card } from '../cards/card.ts';
import type { Game } from '../games/game.ts';
import type { Range } from '../ranges/range.ts';

/** A question that has been read and checked against its game: ready to plan. */
export interface Query {
  readonly game: Game;
  /** One range a player, in seat order; no hand in them meets the board or a dead card. */
  readonly players: readonly Range[];
  /** Community cards already dealt, in the order given. */
  readonly board: readonly Card[];
  /** Cards that can no longer be dealt, in the order given. */
  readonly dead: readonly Card[];
  /** What a reader of the answer should know: hands lost to the board, an opponent that was filled in. */
  readonly notes: readonly string[];
}
