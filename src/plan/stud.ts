import { choose } from '../cards/choose.ts';
import { EquityError } from '../cards/error.ts';
import { potOf } from '../games/game.ts';
import { privateDeal } from '../query/dealt.ts';
import type { Query } from '../query/query.ts';
import { planHash } from './hash.ts';
import { BLOCK_DEALS, type StudCountJob, type StudDeal, type StudEnumerateJob } from './job.ts';
import type { Settings } from './options.ts';
import { approximately, type ExactPlan, type Plan, type SamplePlan } from './plan.ts';
import { samplePlan } from './sample-plan.ts';
import { EXACT_BUDGET, INLINE_JOB_WORK, INLINE_WORK, POOL_JOB_WORK } from './work.ts';

/** The most cards a hand may lack for its completions to be listed: C(52, 5) are 2.6 million. */
const MOST_LISTED = 5;

/** The most work that is done when an exact answer is demanded: about an hour on one core. */
export const MOST_WORK = 4e12;

/**
 * Chooses how to answer a query of stud or draw: two hands by sweeps over their completions, more of
 * them by such sweeps for every deal of the others, or deal by deal, where that fits the budget; else by
 * a sample. `plain` forces the deals one by one.
 *
 * @throws {EquityError} `TOO_LARGE` when an exact answer is demanded that is out of reach.
 */
export function planStud(query: Query, settings: Settings, plain = false): Plan {
  const { stud, live } = studDeal(query);
  if (settings.method === 'sample') {
    const reason = settings.trials === null ? 'a sample was asked for' : 'a number of trials was given';
    return sampleStud(query, stud, settings, reason);
  }
  const deals = dealsOf(stud, live);
  const way = plain ? enumeration(stud, deals) : cheapestWay(stud, live, deals);
  if (way.work > (settings.method === 'exact' ? MOST_WORK : EXACT_BUDGET)) {
    if (settings.method === 'exact') {
      const hint = 'Leave the method open: a sample is precise within seconds';
      throw new EquityError('TOO_LARGE', `an exact answer needs about ${approximately(deals)} deals`, {
        hint,
      });
    }
    return sampleStud(query, stud, settings, `${approximately(deals)} deals are more work than the budget`);
  }
  return exactPlan(query, stud, live, deals, way);
}

/** The deal that a query is about, and how many cards can still be dealt. */
export function studDeal(query: Query): { stud: StudDeal; live: number } {
  const { game } = query;
  const { live, ...deal } = privateDeal(query);
  return { stud: { ...deal, handCards: game.hole, high: game.high !== null, low: game.low }, live };
}

/** A kernel that counts all deals, and how much work that is. */
export interface Way {
  readonly kernel: 'stud-sweep' | 'stud-nested' | 'stud-enumerate';
  readonly work: number;
}

function enumeration(stud: StudDeal, deals: number): Way {
  return { kernel: 'stud-enumerate', work: deals * enumerateCost(stud) };
}

/** The kernel that counts all deals with the least work. */
export function cheapestWay(stud: StudDeal, live: number, deals: number): Way {
  if (canSweep(stud)) return { kernel: 'stud-sweep', work: sweepWork(stud, live) };
  const plain = enumeration(stud, deals);
  if (!canNest(stud)) return plain;
  const work = nestedWork(stud, live);
  return work < plain.work ? { kernel: 'stud-nested', work } : plain;
}

function canSweep({ seats, community }: StudDeal): boolean {
  return seats.length === 2 && community === 0 && seats.every(({ draws }) => draws <= MOST_LISTED);
}

/** How many deals there are: each seat's cards as a set, then the community card. */
export function dealsOf({ seats, community }: StudDeal, live: number): number {
  let left = live;
  let deals = 1;
  const add = (draws: number) => {
    deals *= choose(left, draws);
    left -= draws;
  };
  add(community);
  for (const { draws } of seats) add(draws);
  return deals;
}

/** Steps of the sweep: a completion is put into the counts of all its subsets and looked up in them once, in split pots once for every bit of a low class. */
function sweepWork({ seats, high, low }: StudDeal, live: number): number {
  const passes = !high || low === null ? 1 : low === 'eight' ? 4 : 7;
  return seats.reduce((sum, { draws }) => sum + choose(live, draws) * (8 + 2 ** draws) * passes, 0);
}

/** The seats in the order in which a nested sweep deals them: those that draw most are the two that are swept. */
function nestedOrder({ seats }: StudDeal): number[] {
  return seats.map((_, seat) => seat).sort((a, b) => seats[a].draws - seats[b].draws || a - b);
}

function canNest(stud: StudDeal): boolean {
  const { seats, community, high, low } = stud;
  const whole = !high || low === null;
  return whole && community === 0 && seats.length > 2 && seats.every(({ draws }) => draws <= MOST_LISTED);
}

/** Steps of the sweep of two seats, for every deal of the others: both lists are filtered, then swept. */
function nestedWork(stud: StudDeal, live: number): number {
  const draws = nestedOrder(stud).map((seat) => stud.seats[seat].draws);
  const pair = draws.splice(-2);
  let left = live;
  let prefixes = 1;
  for (const size of draws) {
    prefixes *= choose(left, size);
    left -= size;
  }
  const each = pair.reduce(
    (sum, size) => sum + choose(live, size) + choose(left, size) * (2 + 2 ** size * 0.6),
    100,
  );
  const lists = pair.reduce((sum, size) => sum + choose(live, size) * 20, 0);
  return lists + prefixes * each;
}

/** Steps of a deal dealt and judged by itself. */
function enumerateCost({ high, low }: StudDeal): number {
  return low === 'badugi' ? 60 : high && low !== null ? 16 : 10;
}

function sampleCost({ seats, community, high, low }: StudDeal): number {
  const draws = seats.reduce((sum, seat) => sum + seat.draws, 0) + community;
  return 10 + 2.5 * draws + seats.length * enumerateCost({ seats, community, high, low, handCards: 0 });
}

function exactPlan(query: Query, stud: StudDeal, live: number, deals: number, way: Way): ExactPlan {
  const { kernel, work } = way;
  const hash = hashOf(query, kernel);
  const inline = work <= INLINE_WORK;
  return {
    method: 'exact',
    kernel,
    hash,
    players: query.players.length,
    pot: potOf(query.game),
    reason: work > EXACT_BUDGET ? 'an exact answer was asked for' : 'the counted work fits the budget',
    work,
    inline,
    matchups: 1,
    byMatchup: null,
    deals,
    jobs: jobsOf(query, stud, live, way, hash, inline ? INLINE_JOB_WORK : POOL_JOB_WORK),
  };
}

/** Cuts the counting of all deals into jobs. */
export function jobsOf(
  query: Query,
  stud: StudDeal,
  live: number,
  { kernel, work }: Way,
  plan: string,
  jobWork: number,
): StudCountJob[] {
  const common = { plan, board: [], dead: query.dead, players: query.players.length };
  if (kernel === 'stud-sweep') return [{ kind: kernel, index: 0, work, ...common, stud }];
  if (kernel === 'stud-enumerate') {
    const draws = stud.community === 1 ? 1 : firstDraws(stud.seats);
    return cutByFirstCard(live, draws, work, jobWork).map((part, index) => ({
      kind: kernel,
      index,
      ...part,
      ...common,
      stud,
    }));
  }
  const order = nestedOrder(stud);
  const seats = order.map((seat) => stud.seats[seat]);
  return cutByFirstCard(live, firstDraws(seats.slice(0, -2)), work, jobWork).map((part, index) => ({
    kind: kernel,
    index,
    ...part,
    ...common,
    stud: { ...stud, seats },
    order,
  }));
}

/** How many cards the first seat gets that gets any. */
function firstDraws(seats: StudDeal['seats']): number {
  return seats.find(({ draws }) => draws > 0)?.draws ?? 0;
}

type Part = Pick<StudEnumerateJob, 'from' | 'to' | 'work'>;

/** Cuts the deals by their first card: the community card, or the lowest of the `draws` of the first seat that draws. */
function cutByFirstCard(live: number, draws: number, work: number, jobWork: number): Part[] {
  if (draws === 0) return [{ from: 0, to: 1, work }];
  const jobs: Part[] = [];
  const last = live - draws + 1;
  let from = 0;
  let part = 0;
  for (let card = 0; card < last; card++) {
    part += (work * choose(live - 1 - card, draws - 1)) / choose(live, draws);
    if (part < jobWork && card + 1 < last) continue;
    jobs.push({ from, to: card + 1, work: part });
    from = card + 1;
    part = 0;
  }
  return jobs;
}

function sampleStud(query: Query, stud: StudDeal, settings: Settings, reason: string): SamplePlan {
  return samplePlan(query, settings, reason, {
    hash: hashOf(query, 'sample', settings.seed),
    players: stud.seats.length,
    board: [],
    stud,
    dealWork: sampleCost(stud),
    blockDeals: BLOCK_DEALS,
  });
}

/** The hash of a plan; the known cards of the hands are not among those of ranges. */
export function hashOf(query: Query, ...how: readonly (string | number)[]): string {
  return planHash(
    query,
    ...how,
    ...query.players.map(({ partial }) => `${partial?.cards}/${partial?.unknown}`),
  );
}
