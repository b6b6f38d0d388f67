import { choose } from '../cards/choose.ts';
import { EquityError } from '../cards/error.ts';
import type { HighRanking } from '../games/game.ts';
import type { Query, Range } from '../query/query.ts';
import type { BoardKernel, BoardSample } from './board-rules.ts';
import { arrangeHands, contendersOf } from './contenders.ts';
import { drawsByTree } from './draw-tree.ts';
import { planHash } from './hash.ts';
import {
  BLOCK_DEALS,
  type CountJob,
  type EnumerateJob,
  type Job,
  type SampledSeat,
  type StudDeal,
} from './job.ts';
import { estimateFit } from './legal.ts';
import { type Matchups, matchupSteps } from './matchups.ts';
import { mostDeals, type Settings } from './options.ts';
import { cutMatchups } from './pieces.ts';
import { finish, type Steps } from './steps.ts';
import { symmetries } from './suits.ts';
import { canSweep, compatible, sweepJobs, sweepWork } from './sweep.ts';
import {
  countCost,
  DRAW_COST,
  EXACT_BUDGET,
  EXPAND_COST,
  enumerateCost,
  INLINE_JOB_WORK,
  INLINE_WORK,
  LOOK_COST,
  MOST_DEAL_WORK,
  MOST_LOOKS,
  MOST_MATCHUPS,
  POOL_JOB_WORK,
  sampleCost,
  TREE_DRAW_COST,
} from './work.ts';

/** The ways to count: distinct match-ups by multisets, board by board, or whole ranges on a board. */
export type ExactKernel = 'count' | 'enumerate' | 'sweep';

/** What both kinds of plan say. */
interface PlanBase {
  readonly hash: string;
  /** Players who compare their hands. */
  readonly players: number;
  /** Whether the pot is split between high and low. */
  readonly pot: 'whole' | 'split';
  /** Why this method. */
  readonly reason: string;
  /** The estimated work in steps, of about a nanosecond each. */
  readonly work: number;
  /** Whether it is little enough for the calling thread. */
  readonly inline: boolean;
}

/** Which match-up a combination of hands is, as in {@link Matchups}. */
export interface HandsByMatchup {
  readonly places: Int32Array;
  /** The seats whose hands are combined, ascending. */
  readonly seats: readonly number[];
  /** Cards that none of their hands can have beside the board and dead cards. */
  readonly known: readonly number[];
}

/** The hands that a seat of stud or draw may have been dealt. */
export interface DealtHands {
  /** Cards a hand; in the order dealt where they are known, the others filled in. */
  readonly width: number;
  readonly hands: Uint8Array;
  readonly weights: Uint16Array;
  readonly count: number;
  /** The place of the first among all hands told apart; null for a seat of one hand, which fares as the seat does. */
  readonly first: number | null;
}

/** Work that counts every deal. */
export interface ExactPlan extends PlanBase {
  readonly method: 'exact';
  readonly kernel:
    | ExactKernel
    | BoardKernel
    | 'unknown-hand'
    | 'stud-sweep'
    | 'stud-nested'
    | 'stud-enumerate';
  /** Distinct match-ups of hands; for a sweep, all hands that can be dealt together. */
  readonly matchups: number;
  /** How each hand fares is to be told by match-up; null where it is not, or where the kernel tells it. */
  readonly byMatchup: HandsByMatchup | null;
  /** Games of stud and draw: the hands that are told apart. */
  readonly dealt?: {
    /** By seat; null for a seat that has been dealt nothing yet. */
    readonly hands: readonly (DealtHands | null)[];
    /** How often each deal is counted: with a hand of one seat for all the ways in which some of its cards came first. */
    readonly copies: number;
  };
  /** Deals they stand for: weights times boards. */
  readonly deals: number;
  readonly jobs: readonly Job[];
}

/** Work that plays random deals until it is told or precise enough. */
export interface SamplePlan extends PlanBase {
  readonly method: 'sampled';
  readonly kernel: 'sample';
  readonly seats: readonly SampledSeat[];
  /** The seats that compare their hands; absent where all do. */
  readonly contenders?: readonly number[];
  /** The deal of a game of stud or draw, which has no other seats. */
  readonly stud?: StudDeal;
  /** The ranking of high hands; by default the standard one. */
  readonly ranking?: HighRanking;
  /** What a sampler of board games needs in place of `seats`; absent for hold'em. */
  readonly boardGame?: BoardSample;
  readonly board: readonly number[];
  readonly dead: readonly number[];
  readonly seed: number;
  /** Deals to play at most; null for no limit. */
  readonly trials: number | null;
  /** The standard error to stop at; null for none. */
  readonly error: number | null;
  /** Steps a deal. */
  readonly dealWork: number;
  /** Deals in a block of the random streams. */
  readonly blockDeals: number;
  /** Whether hands are drawn by a tree of what fits together, because they mostly collide. */
  readonly tree?: boolean;
}

/** How a query is going to be answered. */
export type Plan = ExactPlan | SamplePlan;

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
    return samplePlan(
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
    return samplePlan(
      query,
      settings,
      `counting about ${approximately(combinations)} match-ups is more work than the budget`,
    );
  }
  const work = looks * LOOK_COST + combinations * EXPAND_COST + matchups.count * each;
  if (!forced && work > EXACT_BUDGET) {
    return samplePlan(
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
    pot: potOf(query),
    reason: exactReason(forced, work),
    work,
    inline,
    matchups: count,
    byMatchup: null,
    deals: weight * boardsOf(query),
    jobs: sweepJobs(query, hash, work, byHand, inline ? INLINE_JOB_WORK : POOL_JOB_WORK),
  };
}

export function exactReason(forced: boolean, work: number): string {
  return forced && work > EXACT_BUDGET ? 'an exact answer was asked for' : 'the counted work fits the budget';
}

function tooLarge(combinations: number): EquityError {
  return new EquityError(
    'TOO_LARGE',
    `an exact answer needs about ${approximately(combinations)} match-ups of hands`,
    {
      hint: `leave the method open (a sample is precise within seconds), or name fewer hands; the limit is ${approximately(MOST_MATCHUPS)}`,
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

export function potOf({ game }: Query): 'whole' | 'split' {
  return game.high !== null && game.low !== null ? 'split' : 'whole';
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
    pot: potOf(query),
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

function samplePlan(query: Query, settings: Settings, reason: string): SamplePlan {
  const seats = query.players.map(
    ({ random, hands, weights }): SampledSeat => (random ? null : { hands, weights }),
  );
  const random = seats.filter((seat) => seat === null).length;
  const ranged = seats.filter((seat) => seat !== null && seat.weights.length > 1).length;
  const { acceptance } = estimateFit(query.players.filter((range) => !range.random));
  const hash = planHash(query, 'sample', settings.seed);
  const known = query.players.flatMap(({ hands, count }) => (count === 1 ? [...hands] : []));
  const lists = query.players.filter((range) => !range.random && range.count > 1);
  const tree = drawsByTree(acceptance, hash, lists, 2, [...known, ...query.board, ...query.dead]);
  const drawWork = tree ? TREE_DRAW_COST : DRAW_COST * (1 / acceptance - 1);
  const dealWork = sampleCost(seats.length, ranged, random) + drawWork * ranged;
  if (dealWork > MOST_DEAL_WORK) {
    throw new EquityError(
      'TOO_LARGE',
      'the hands share so many cards that they can hardly ever be dealt together',
      {
        hint: 'name fewer hands that need the same cards',
      },
    );
  }
  const work = mostDeals(settings) * dealWork;
  return {
    method: 'sampled',
    kernel: 'sample',
    hash,
    players: contendersOf(query).length,
    pot: potOf(query),
    reason,
    work,
    inline: work <= INLINE_WORK,
    seats,
    ...(query.contenders ? { contenders: query.contenders } : {}),
    board: query.board,
    dead: query.dead,
    seed: settings.seed,
    trials: settings.trials,
    error: settings.error,
    dealWork,
    blockDeals: blockDeals(dealWork),
    ...(tree ? { tree } : {}),
  };
}

/** Deals in a block: as many as the sampler has for a block at the most, fewer where a deal is hard to find. */
export function blockDeals(dealWork: number): number {
  let deals = BLOCK_DEALS;
  while (deals > 1 && deals * dealWork > POOL_JOB_WORK) deals /= 2;
  return deals;
}

function sum(values: Iterable<number>): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}

/** A number as people say it: 1,234 or 3.4 million. */
export function approximately(value: number): string {
  if (value < 1e6) return Math.round(value).toLocaleString('en-US');
  if (value < 1e9) return `${(value / 1e6).toFixed(1)} million`;
  if (value < 1e12) return `${(value / 1e9).toFixed(1)} billion`;
  return value.toExponential(1).replace('e+', ' x 10^');
}
