import { DECK_SIZE } from '../cards/card.ts';
import { EquityError } from '../cards/error.ts';
import { contendersOf, narrowQuery } from '../plan/contenders.ts';
import { planQuery } from '../plan/dispatch.ts';
import type { Settings } from '../plan/options.ts';
import type { Plan } from '../plan/plan.ts';
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

/** Refuses a hand of stud in which the players who leave the question would change what the others are dealt. */
function requireOwnCards(query: Query, whole: Query): void {
  const { game, players, dead } = whole;
  const needed = players.length * game.hole + dead.length;
  if (game.board > 0 || needed <= DECK_SIZE || query.players.length === players.length) return;
  throw new EquityError('UNSUPPORTED', 'side pots with a last card that all share cannot be played out yet', {
    hint: 'Leave out a player, or give the dead cards that are known.',
  });
}

/** Plans a question; null where its game cannot deal a hand in without comparing it. */
function planFor(query: Query, settings: Settings): Plan | null {
  const plan = planQuery(query, settings);
  return plan.players === contendersOf(query).length ? plan : null;
}

function cannotNarrow({ game }: Query): EquityError {
  return new EquityError(
    'UNSUPPORTED',
    `in ${game.title} a player who cannot win a pot has one hand, not a range`,
    { hint: 'Name the hand of each player who is not in for every pot, or use random.' },
  );
}

/** Plans the first pot that more than one player can win. */
export function planFirstPot(query: Query, eligible: readonly number[], settings: Settings): PotPlan {
  const narrow = narrowQuery(query, eligible);
  requireOwnCards(narrow, query);
  const plan = planFor(narrow, settings);
  if (plan === null) throw cannotNarrow(query);
  return { query: narrow, plan, sameDeals: true };
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
  requireOwnCards(narrow, first.query);
  if (first.plan.method === 'exact') {
    const plan = planFor(narrow, { ...settings, method: 'exact' });
    if (plan === null) throw cannotNarrow(narrow);
    return { query: narrow, plan, sameDeals: true };
  }
  if (narrow.contenders === undefined) {
    const plan = planQuery(narrow, settings);
    if (plan.method === 'exact') return { query: narrow, plan, sameDeals: false };
  }
  const sample: Settings = { ...settings, method: 'sample', trials: first.trials, error: null };
  const wide: Query = { ...first.query, contenders: seats };
  const same = planFor(wide, sample);
  if (same !== null) return { query: wide, plan: same, sameDeals: true };
  const plan = planFor(narrow, { ...sample, seed: settings.seed + index });
  if (plan === null) throw cannotNarrow(narrow);
  return { query: narrow, plan, sameDeals: false };
}
