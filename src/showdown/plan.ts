import { EquityError } from '../cards/error.ts';
import { narrowQuery } from '../plan/contenders.ts';
import type { Settings } from '../plan/options.ts';
import { makePlan, type Plan } from '../plan/plan.ts';
import type { Query } from '../query/query.ts';

/** How the first pot is played for: the deals that all other pots share. */
export interface DealtPot {
  readonly query: Query;
  /** The players who can win it, as the question numbers them. */
  readonly eligible: readonly number[];
  readonly plan: Plan;
  /** Random deals played; 0 where they are counted. */
  readonly trials: number;
}

/** How a pot is going to be played for. */
export interface PotPlan {
  readonly query: Query;
  readonly plan: Plan;
  /** Whether the deals are the very deals of the first pot. */
  readonly sameDeals: boolean;
}

/** Refuses what would not be the deals of the whole question any more. */
function requirePlannable(query: Query, whole: Query): void {
  const { game, players } = whole;
  const needed = players.length * game.hole + whole.dead.length;
  if (game.board === 0 && needed > 52 && query.players.length < players.length) {
    throw new EquityError(
      'UNSUPPORTED',
      'side pots with a last card that all share cannot be played out yet',
      {
        hint: 'Leave out a player, or give the dead cards that are known.',
      },
    );
  }
  if (query.contenders === undefined || game.name === 'holdem') return;
  throw new EquityError(
    'UNSUPPORTED',
    `in ${game.title} a player who cannot win a pot has one hand, not a range`,
    { hint: 'Name the hand of each player who is not in for every pot, or use random.' },
  );
}

/** Plans the first pot that more than one player can win. */
export function planFirstPot(query: Query, eligible: readonly number[], settings: Settings): PotPlan {
  const narrow = narrowQuery(query, eligible);
  requirePlannable(narrow, query);
  return { query: narrow, plan: makePlan(narrow, settings), sameDeals: true };
}

/**
 * Plans a pot for which only some of the players of the first one play.
 *
 * Counted deals stay counted. Sampled ones are the same deals with fewer hands compared, but where the smaller
 * question can be counted it is, and where a game cannot sample for some seats only, it gets deals of its own.
 */
export function planSidePot(
  first: DealtPot,
  eligible: readonly number[],
  index: number,
  settings: Settings,
): PotPlan {
  const seats = eligible.map((player) => {
    const place = first.eligible.indexOf(player);
    return first.query.contenders?.[place] ?? place;
  });
  const narrow = narrowQuery(first.query, seats);
  requirePlannable(narrow, first.query);
  if (first.plan.method === 'exact') {
    return { query: narrow, plan: makePlan(narrow, { ...settings, method: 'exact' }), sameDeals: true };
  }
  if (narrow.contenders === undefined) {
    const plan = makePlan(narrow, settings);
    if (plan.method === 'exact') return { query: narrow, plan, sameDeals: false };
  }
  const sample: Settings = { ...settings, method: 'sample', trials: first.trials, error: null };
  if (first.query.game.name === 'holdem') {
    const query: Query = { ...first.query, contenders: seats };
    return { query, plan: makePlan(query, sample), sameDeals: true };
  }
  const plan = makePlan(narrow, { ...sample, seed: settings.seed + index });
  return { query: narrow, plan, sameDeals: false };
}
