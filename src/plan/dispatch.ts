import { isPrivateGame } from '../query/dealt.ts';
import type { Query } from '../query/query.ts';
import { boardGameSteps, isBoardGame, withFullDeck, withRanking } from './board-games.ts';
import { planDealtHands } from './dealt-hands.ts';
import { planSteps } from './holdem.ts';
import type { Settings } from './options.ts';
import type { Plan } from './plan.ts';
import { finish, type Steps } from './steps.ts';
import { planStud } from './stud.ts';

/**
 * Chooses how to answer a query of any game. `plain` forces plain enumeration where it can be counted,
 * for tests and benchmarks.
 *
 * @throws {EquityError} `TOO_LARGE` when an exact answer is demanded that is out of reach; `UNSUPPORTED` for
 * an answer hand by hand in games whose kernels do not tell hands apart.
 */
export function planQuery(query: Query, settings: Settings, plain = false): Plan {
  return finish(planQuerySteps(query, settings, plain));
}

/** Makes a plan as {@link planQuery} does, step by step: to expand wide ranges may take seconds. */
export function* planQuerySteps(query: Query, settings: Settings, plain = false): Steps<Plan> {
  if (isPrivateGame(query.game)) {
    return settings.byHand ? planDealtHands(query) : planStud(query, settings, plain);
  }
  if (isBoardGame(query)) return yield* boardGameSteps(query, settings, plain);
  if (query.game.deck === 'full') return yield* planSteps(query, settings, plain ? 'enumerate' : undefined);
  // Sweeps know the standard ranking only.
  return withRanking(query, yield* planSteps(withFullDeck(query), settings, plain ? 'enumerate' : 'count'));
}
