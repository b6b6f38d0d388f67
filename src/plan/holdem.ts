import { choose } from '../cards/choose.ts';
import { EquityError } from '../cards/error.ts';
import { potOf } from '../games/game.ts';
import type { Query, Range } from '../query/query.ts';
import { arrangeHands, contendersOf } from './contenders.ts';
import { planHash } from './hash.ts';
import type { CountJob, EnumerateJob } from './job.ts';
import { estimateFit } from './legal.ts';
import { type Matchups, matchupSteps } from './matchups.ts';
import type { Settings } from './options.ts';
import { cutMatchups } from './pieces.ts';
import {
  approximately,
  type ExactKernel,
  type ExactPlan,
  exactReason,
  type HandsByMatchup,
  type Plan,
} from './plan.ts';
import { sampleHoldem } from './sample-plan.ts';
import { finish, type Steps } from './steps.ts';
import { symmetries } from './suits.ts';
import { canSweep, compatible, sweepJobs, sweepWork } from './sweep.ts';
import {
  countCost,
  EXACT_BUDGET,
  EXPAND_COST,
  enumerateCost,
  INLINE_JOB_WORK,
  INLINE_WORK,
  LOOK_COST,
  MOST_LOOKS,
  MOST_MATCHUPS,
  POOL_JOB_WORK,
} from './work.ts';

/**
 * Chooses how to answer a hold'em query: exactly where the counted work fits the budget, else by a sample.
 *
 * `forcedKernel` is for tests and benchmarks.
 *
 * @throws {EquityError} `TOO_LARGE` when an exact answer is demanded that is out of reach.
 */
export function makePlan(query: Query, settings: Settings, forcedKernel?: ExactKernel): Plan {
  return finish(planSteps(query, settings, forcedKernel));
}

/** Makes a plan as {@link makePlan} does, step by step: to expand wide ranges may take seconds. */
export function* planSteps(query: Query, settings: Settings, forcedKernel?: ExactKernel): Steps<Plan> {
  if (settings.method === 'sample') {
    return sampleHoldem(
      query,
      settings,
      settings.trials === null ? 'a sample was asked for' : 'a number of trials was given',
    );
  }
  const { byHand = false } = settings;
  const forced = settings.method === 'exact' || byHand;
  // A sweep compares all players.
  const maySweep = query.contenders === undefined && canSweep(query);
  const sweeps = maySweep && (forcedKernel === undefined || forcedKernel === 'sweep');
  if (sweeps && (byHand || forcedKernel === 'sweep' || sweepIsLess(query))) {
    return sweepPlan(query, forced, byHand);
  }
  const kernel = forcedKernel === 'enumerate' ? 'enumerate' : 'count';
  const each = matchupCost(query, kernel);
  const { combinations, looks } = expansion(query.players);
  // Up to |symmetries| (and the exchange of two seats) many match-ups are one.
  const copies = symmetries(query.board, query.dead).length * (query.players.length === 2 ? 2 : 1);
  const least = looks * LOOK_COST + combinations * EXPAND_COST + (combinations / copies) * each * 0.5;
  const reachable = looks <= MOST_LOOKS && combinations <= MOST_MATCHUPS;
  const matchups =
    reachable && (forced || least <= EXACT_BUDGET)
      ? yield* matchupSteps(query, {
          most: MOST_MATCHUPS * 2,
          places: byHand,
          exchange: query.players.length === 2,
        })
      : null;
  if (matchups === null) {
    if (forced) throw tooLarge(combinations);
    return sampleHoldem(
      query,
      settings,
      `counting about ${approximately(combinations)} match-ups is more work than the budget`,
    );
  }
  const work = looks * LOOK_COST + combinations * EXPAND_COST + matchups.count * each;
  if (!forced && work > EXACT_BUDGET) {
    return sampleHoldem(
      query,
      settings,
      `counting ${approximately(matchups.count)} distinct match-ups is more work than the budget`,
    );
  }
  return exactPlan(query, matchups, kernel, each, work, forced);
}

/** Combinations of hands up to this product are as good as counted. */
const FEW_COMBINATIONS = 100_000;

/** About how many combinations of hands can be dealt together, and how many hands it takes to look at to find them. */
function expansion(players: readonly Range[]): { combinations: number; looks: number } {
  const product = players.reduce((count, range) => count * range.count, 1);
  return product <= FEW_COMBINATIONS ? { combinations: product, looks: product } : estimateFit(players);
}

/** Whether sweeping whole ranges is less work than counting their match-ups. */
function sweepIsLess(query: Query): boolean {
  const { count } = compatible(query.players);
  const copies = symmetries(query.board, query.dead).length * (query.players.length === 2 ? 2 : 1);
  return sweepWork(query) < count * (EXPAND_COST + (matchupCost(query, 'count') * 0.5) / copies);
}

function sweepPlan(query: Query, forced: boolean, byHand: boolean): ExactPlan {
  const hash = planHash(query, 'sweep', byHand ? 'by hand' : '');
  const work = sweepWork(query);
  const { count, weight } = compatible(query.players);
  const inline = work <= INLINE_WORK;
  return {
    method: 'exact',
    kernel: 'sweep',
    hash,
    players: query.players.length,
    pot: potOf(query.game),
    reason: exactReason(forced, work),
    work,
    inline,
    matchups: count,
    byMatchup: null,
    deals: weight * boardsOf(query),
    jobs: sweepJobs(query, hash, work, byHand, inline ? INLINE_JOB_WORK : POOL_JOB_WORK),
  };
}

function tooLarge(combinations: number): EquityError {
  return new EquityError(
    'TOO_LARGE',
    `an exact answer needs about ${approximately(combinations)} match-ups of hands`,
    {
      hint: `Leave the method open (a sample is precise within seconds), or name fewer hands; the limit is ${approximately(MOST_MATCHUPS)}`,
    },
  );
}

/** How many ways there are to complete the board of a match-up. */
function boardsOf(query: Query): number {
  const live = 52 - 2 * query.players.length - query.board.length - query.dead.length;
  return choose(live, 5 - query.board.length);
}

function matchupCost(query: Query, kernel: 'count' | 'enumerate'): number {
  const players = contendersOf(query).length;
  return kernel === 'count'
    ? countCost(players, 5 - query.board.length)
    : boardsOf(query) * enumerateCost(players);
}

/** Which match-up each combination of the hands of all seats is, where the search for match-ups has told. */
function byMatchupOf({ places }: Matchups, { players }: Query): HandsByMatchup | null {
  return places === null ? null : { places, seats: players.map((_, seat) => seat), known: [] };
}

function exactPlan(
  query: Query,
  matchups: Matchups,
  kernel: 'count' | 'enumerate',
  each: number,
  work: number,
  forced: boolean,
): ExactPlan {
  const hash = planHash(query, kernel);
  const inline = work <= INLINE_WORK;
  const cut = kernel === 'count' ? countJobs : enumerateJobs;
  return {
    method: 'exact',
    kernel,
    hash,
    players: contendersOf(query).length,
    pot: potOf(query.game),
    reason: exactReason(forced, work),
    work,
    inline,
    matchups: matchups.count,
    byMatchup: byMatchupOf(matchups, query),
    deals: (sum(matchups.weights) + sum(matchups.swapped ?? [])) * boardsOf(query),
    jobs: cut(query, matchups, hash, each, inline ? INLINE_JOB_WORK : POOL_JOB_WORK),
  };
}

function countJobs(
  query: Query,
  matchups: Matchups,
  plan: string,
  each: number,
  jobWork: number,
): CountJob[] {
  const contenders = contendersOf(query);
  const pieces = cutMatchups(matchups, { cost: each, units: 1, divisible: false }, jobWork);
  return pieces.map(({ first, last, from, to, hands, ...piece }, index) => ({
    ...piece,
    kind: 'count',
    index,
    plan,
    board: query.board,
    dead: query.dead,
    players: contenders.length,
    ...(query.contenders ? arrangeHands(hands, query.players.length, contenders) : { hands }),
    swapped: matchups.swapped?.slice(first, last) ?? null,
  }));
}

function enumerateJobs(
  query: Query,
  matchups: Matchups,
  plan: string,
  each: number,
  jobWork: number,
): EnumerateJob[] {
  const width = query.players.length * 2;
  const live = 52 - width - query.board.length - query.dead.length;
  const parts = Math.min(live, Math.max(1, Math.ceil(each / jobWork)));
  const contenders = contendersOf(query);
  const jobs: EnumerateJob[] = [];
  const add = (all: Uint8Array, weight: number) => {
    if (weight === 0) return;
    const { hands, idle } = arrangeHands(all, query.players.length, contenders);
    for (let part = 0; part < parts; part++) {
      jobs.push({
        kind: 'enumerate',
        index: jobs.length,
        plan,
        board: query.board,
        dead: [...query.dead, ...idle],
        players: contenders.length,
        work: each / parts,
        hands,
        weight,
        from: Math.floor((live * part) / parts),
        to: Math.floor((live * (part + 1)) / parts),
      });
    }
  };
  for (let i = 0; i < matchups.count; i++) {
    const hands = matchups.hands.slice(i * width, (i + 1) * width);
    add(hands, matchups.weights[i]);
    if (matchups.swapped !== null)
      add(Uint8Array.of(...hands.subarray(2), ...hands.subarray(0, 2)), matchups.swapped[i]);
  }
  return jobs;
}

function sum(values: Iterable<number>): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}
