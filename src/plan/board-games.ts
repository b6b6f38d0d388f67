import { EquityError } from '../cards/error.ts';
import { knownPart } from '../query/deal.ts';
import type { Query } from '../query/query.ts';
import { boardCost, boardsToCome, LEAST_MATCHUP_COST } from './board-cost.ts';
import type { BoardKernel, BoardRules, BoardSeat } from './board-rules.ts';
import { planHash } from './hash.ts';
import type { BoardJob, Job } from './job.ts';
import { type Matchups, matchupSteps } from './matchups.ts';
import { canSweepOmaha, omahaSweepWork, planOmahaSweep } from './omaha-ranges.ts';
import type { Settings } from './options.ts';
import { cutMatchups } from './pieces.ts';
import { approximately, type ExactPlan, exactReason, type Plan, type SamplePlan } from './plan.ts';
import { drawing, samplePlan } from './sample-plan.ts';
import type { Steps } from './steps.ts';
import { handsToCome, unknownHand, unknownHandCost, unknownHandJobs } from './unknown-hand.ts';
import { EXACT_BUDGET, INLINE_JOB_WORK, INLINE_WORK, POOL_JOB_WORK } from './work.ts';

/** The most match-ups that are ever expanded, before equal ones are merged. */
const MOST_BOARD_MATCHUPS = 2_000_000;

/** Whether a query is for the kernels of this file: more than two hole cards, a low, or two boards. */
export function isBoardGame({ game, secondBoard, runTwice }: Query): boolean {
  return game.board > 0 && (game.hole > 2 || game.low !== null || Boolean(secondBoard) || runTwice === true);
}

/** The rules of a query's game as kernels want them. */
function rulesOf({ game }: Query): BoardRules {
  return { hole: game.hole, two: game.use === 'two', split: game.low !== null };
}

/** The cards of the second board: those of the first where it is run twice; null for one board. */
function secondOf(query: Query): readonly number[] | null {
  return query.secondBoard ?? (query.runTwice ? query.board : null);
}

/** A query of a short-deck game as one of the full deck, whose lowest cards are dead. */
export function withFullDeck(query: Query): Query {
  if (query.game.deck === 'full') return query;
  return { ...query, dead: [...query.dead, ...Array.from({ length: 16 }, (_, card) => card)] };
}

/** A plan for the full deck, made for a short-deck query. */
export function withRanking(query: Query, made: Plan): Plan {
  const ranking = query.game.high ?? 'standard';
  if (made.method === 'sampled') return { ...made, ranking };
  return { ...made, jobs: made.jobs.map((job) => ({ ...job, ranking })) };
}

/**
 * Chooses how to answer a query of a board game: exactly where the counted work fits the budget, else by
 * a sample. `plain` forces plain enumeration, for tests and benchmarks.
 *
 * @throws {EquityError} `TOO_LARGE` when an exact answer is demanded that is out of reach; `UNSUPPORTED` for
 * an answer hand by hand where hands are not listed.
 */
export function* boardGameSteps(short: Query, settings: Settings, plain: boolean): Steps<Plan> {
  const query = withFullDeck(short);
  if (settings.method === 'sample') {
    const why = settings.trials === null ? 'a sample was asked for' : 'a number of trials was given';
    return sampleBoards(query, settings, why);
  }
  const { byHand = false } = settings;
  const forced = settings.method === 'exact' || byHand;
  const rules = rulesOf(query);
  const second = secondOf(query);
  const count = countOf(query, rules, second, plain);
  const { kernel, cost } = count;
  const combinations = count.dealt.players.reduce((product, range) => product * range.count, 1);
  // Up to 24 relabellings of suits and an exchange of seats may make match-ups equal.
  const least = combinations * LEAST_MATCHUP_COST + Math.max(1, combinations / 48) * cost;
  if (byHand && query.players.every((range) => range.partial !== undefined)) throw handsAlike(query);
  if (!plain && canSweepOmaha(query)) {
    const sweep = omahaSweepWork(query, byHand);
    const listed = !byHand || tellsApart(count);
    if (!listed || ((forced || sweep <= EXACT_BUDGET) && sweep < least)) {
      return planOmahaSweep(query, forced, byHand);
    }
  }
  if (byHand && !tellsApart(count)) throw handsAlike(query);
  const tooMany = combinations > MOST_BOARD_MATCHUPS || !Number.isFinite(cost);
  if (tooMany || (!forced && least > EXACT_BUDGET)) {
    if (forced) throw outOfReach(combinations);
    const about = approximately(combinations);
    return sampleBoards(query, settings, `counting about ${about} match-ups is more work than the budget`);
  }
  const matchups = (yield* matchupSteps(count.dealt, { places: byHand, known: count.known })) as Matchups;
  const work = combinations * LEAST_MATCHUP_COST + matchups.count * cost;
  if (!forced && work > EXACT_BUDGET) {
    const distinct = approximately(matchups.count);
    return sampleBoards(
      query,
      settings,
      `counting ${distinct} distinct match-ups is more work than the budget`,
    );
  }
  const inline = work <= INLINE_WORK;
  const hash = planHash(query, kernel);
  const jobWork = inline ? INLINE_JOB_WORK : POOL_JOB_WORK;
  const weight = matchups.weights.reduce((sum, each) => sum + each, 0);
  return {
    method: 'exact',
    kernel,
    hash,
    players: query.players.length,
    pot: rules.split ? 'split' : 'whole',
    reason: exactReason(forced, work),
    work,
    inline,
    matchups: matchups.count,
    byMatchup: matchups.places && { places: matchups.places, seats: count.seats, known: count.known },
    deals: weight * count.deals,
    jobs: count.cut(matchups, hash, jobWork),
  } satisfies ExactPlan;
}

/** Whether all hands of a match-up are listed, so that each may be told apart from the others. */
function tellsApart({ dealt }: Count): boolean {
  return dealt.players.every((range) => range.partial === undefined);
}

function handsAlike({ game }: Query): EquityError {
  return new EquityError('UNSUPPORTED', `the hands of ${game.title} are not told apart one by one here`, {
    hint: 'Name the hands: no more than one player may have cards that are not known',
  });
}

function outOfReach(combinations: number): EquityError {
  const count = approximately(combinations);
  return new EquityError(
    'TOO_LARGE',
    `an exact answer needs about ${count} match-ups of hands, or too many boards`,
    {
      hint: 'Leave the method open (a sample is precise within seconds), or name fewer hands.',
    },
  );
}

/** What is expanded into match-ups, and how one of them is counted. */
interface Count {
  readonly kernel: BoardKernel | 'unknown-hand';
  /** Steps and deals of a match-up. */
  readonly cost: number;
  readonly deals: number;
  /** The question about the seats of a match-up, and cards that they cannot have beside its board and dead cards. */
  readonly dealt: Query;
  readonly seats: readonly number[];
  readonly known: readonly number[];
  readonly cut: (matchups: Matchups, hash: string, jobWork: number) => Job[];
}

function countOf(query: Query, rules: BoardRules, second: readonly number[] | null, plain: boolean): Count {
  const boards = boardsToCome(query, second);
  const seats = query.players.map((_, seat) => seat);
  const hand = plain ? null : unknownHand(query);
  if (hand !== null) {
    const cost = unknownHandCost(hand, rules);
    return {
      kernel: 'unknown-hand',
      cost,
      deals: boards * handsToCome(hand),
      dealt: hand.others,
      seats: seats.filter((seat) => seat !== hand.seat),
      known: hand.known,
      cut: (matchups, hash, jobWork) => unknownHandJobs(hand, matchups, rules, hash, cost, jobWork),
    };
  }
  const { kernel, cost } = boardCost(query, rules, second, plain);
  return {
    kernel,
    cost,
    deals: boards,
    dealt: query,
    seats,
    known: second ?? [],
    cut: (matchups, hash, jobWork) =>
      cutJobs(query, matchups, { kernel, rules, second, hash }, cost, jobWork),
  };
}

interface Kind {
  readonly kernel: BoardKernel;
  readonly rules: BoardRules;
  readonly second: readonly number[] | null;
  readonly hash: string;
}

/** Cuts the work; plain enumeration may cut a match-up too, by the first card to come. */
function cutJobs(
  query: Query,
  matchups: Matchups,
  { kernel, rules, second, hash }: Kind,
  cost: number,
  jobWork: number,
): BoardJob[] {
  const { board, dead, game } = query;
  const players = query.players.length;
  const units = 52 - players * rules.hole - board.length - dead.length;
  const divisible = kernel === 'boards' || kernel === 'listed';
  return cutMatchups(matchups, { cost, units, divisible }, jobWork).map(
    ({ first, last, ...piece }, index) => ({
      ...piece,
      kind: 'boards',
      kernel,
      rules,
      second,
      index,
      plan: hash,
      board,
      dead,
      players,
      ranking: game.high ?? 'standard',
    }),
  );
}

function sampleBoards(query: Query, settings: Settings, reason: string): SamplePlan {
  const { players, board, dead, game } = query;
  const rules = rulesOf(query);
  const seats = players.map(
    ({ partial, random, hands, weights }): BoardSeat =>
      partial || random
        ? { known: Uint8Array.from(partial?.cards ?? []), unknown: partial?.unknown ?? rules.hole }
        : { hands, weights },
  );
  const second = secondOf(query);
  const boards = second === null ? 1 : 2;
  // Hands of lists are drawn until they share no card with each other or with what is known of other hands.
  const known = players.filter(({ random }) => !random).map(knownPart);
  const lists = players.filter(({ partial, random, count }) => !partial && !random && count > 1);
  const hash = planHash(query, 'sample', settings.seed);
  const { work, ...draw } = drawing(hash, known, lists, rules.hole, [...board, ...(second ?? []), ...dead]);
  const playWork = 20 + seats.length * boards * (rules.two ? 12 : 8) * (rules.split ? 1.5 : 1) + work;
  return samplePlan(query, settings, reason, {
    hash,
    players: seats.length,
    board,
    ranking: game.high ?? 'standard',
    boardGame: { rules, seats, second },
    // Jobs of two boards stay below the 2^19 deals whose outcomes there is room for, all different.
    dealWork: second === null ? playWork : Math.max(playWork, POOL_JOB_WORK / 2 ** 19),
    ...draw,
  });
}
