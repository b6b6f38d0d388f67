import type { Query } from '../query/query.ts';
import { isBoardGame, planBoardGame, planShortDeck } from './board-games.ts';
import type { Settings } from './options.ts';
import { makePlan, type Plan } from './plan.ts';

/**
 * Chooses how to answer a query of any game. `plain` forces plain enumeration where it can be counted,
 * for tests and benchmarks.
 *
 * @throws {EquityError} `TOO_LARGE` when an exact answer is demanded that is out of reach.
 */
export function planQuery(query: Query, settings: Settings, plain = false): Plan {
  if (isBoardGame(query)) return planBoardGame(query, settings, plain);
  const holdem = (full: Query) => makePlan(full, settings, plain ? 'enumerate' : 'count');
  return query.game.deck === 'short' ? planShortDeck(query, holdem) : holdem(query);
}
