import { choose } from '../cards/choose.ts';
import { forEachCompletion } from '../cards/completion.ts';
import { EquityError } from '../cards/error.ts';
import { potOf } from '../games/game.ts';
import { partialHands } from '../query/dealt.ts';
import { FULL_WEIGHT, type Query } from '../query/query.ts';
import type { StudCountJob, StudDeal, StudHandsJob } from './job.ts';
import { approximately, type DealtHands, type ExactPlan, exactReason } from './plan.ts';
import { cheapestWay, dealsOf, hashOf, jobsOf, MOST_WORK, studDeal, type Way } from './stud.ts';
import { INLINE_JOB_WORK, INLINE_WORK, POOL_JOB_WORK } from './work.ts';

/** The most hands that are told apart: each is a question of its own. */
const MOST_HANDS = 100_000;

/** Steps that a question takes beside its deals. */
const HAND_COST = 20_000;

/** A seat whose hand is not known in full: the deal with one of its hands, the same amount of work for each. */
interface OpenSeat {
  readonly seat: number;
  /** How many cards it has been dealt that are not known. */
  readonly hidden: number;
  readonly count: number;
  readonly way: Way;
  readonly live: number;
}

/**
 * Plans the answer hand by hand of a query of stud or draw. The hands of a seat are the ways to fill in the cards
 * that it was dealt and that are not known; each is a question of its own, with the other seats as they are, and
 * always counted. What all seats have of the pot is the sum over the hands of one such seat.
 *
 * @throws {EquityError} `TOO_LARGE` where that is out of reach.
 */
export function planDealtHands(query: Query): ExactPlan {
  const { stud, live } = studDeal(query);
  const open = partialHands(query).flatMap(({ dealt = [] }, seat): OpenSeat[] => {
    const hidden = dealt.filter((card) => card === null).length;
    return hidden === 0 ? [] : [openSeat(stud, live, seat, hidden)];
  });
  const way = open.length === 0 ? cheapestWay(stud, live, dealsOf(stud, live)) : open[0].way;
  const work = open.length === 0 ? way.work : open.reduce((sum, seat) => sum + seat.count * seat.way.work, 0);
  const hands = open.reduce((sum, { count }) => sum + count, 0);
  if (work > MOST_WORK || hands > MOST_HANDS) throw tooLarge(hands, work);
  const hash = hashOf(query, way.kernel, 'by hand');
  const inline = work <= INLINE_WORK;
  const jobWork = inline ? INLINE_JOB_WORK : POOL_JOB_WORK;
  const dealt = dealtHands(query, open);
  const copies = open.length === 0 ? 1 : choose(stud.seats[open[0].seat].draws, open[0].hidden);
  return {
    method: 'exact',
    kernel: way.kernel,
    hash,
    players: query.players.length,
    pot: potOf(query.game),
    reason: exactReason(true, work),
    work,
    inline,
    matchups: Math.max(1, hands),
    byMatchup: null,
    dealt: { hands: dealt, copies },
    deals: dealsOf(stud, live),
    jobs:
      open.length === 0
        ? jobsOf(query, stud, live, way, hash, jobWork)
        : handJobs(query, stud, open, dealt, hash, jobWork),
  };
}

function openSeat(stud: StudDeal, live: number, seat: number, hidden: number): OpenSeat {
  const left = live - hidden;
  const held = withCards(stud, seat, new Array<number>(hidden).fill(0));
  const { kernel, work } = cheapestWay(held, left, dealsOf(held, left));
  return { seat, hidden, count: choose(live, hidden), way: { kernel, work: work + HAND_COST }, live: left };
}

/** A deal in which a seat's hidden cards are known. */
function withCards(stud: StudDeal, seat: number, hidden: readonly number[]): StudDeal {
  const seats = stud.seats.map((each, at) =>
    at === seat ? { cards: [...each.cards, ...hidden], draws: each.draws - hidden.length } : each,
  );
  return { ...stud, seats };
}

function tooLarge(hands: number, work: number): EquityError {
  const message =
    hands > MOST_HANDS
      ? `${approximately(hands)} hands are too many to tell apart`
      : `an exact answer hand by hand takes about ${approximately(work / 1e9)} seconds`;
  return new EquityError('TOO_LARGE', message, {
    hint: 'Name more of the cards that were dealt, or leave it out: a sample of whole hands is precise within seconds',
  });
}

/** The hands of every seat; null for a seat that has been dealt none. */
function dealtHands(query: Query, open: readonly OpenSeat[]): (DealtHands | null)[] {
  const all = partialHands(query);
  const gone = [...query.dead, ...all.flatMap(({ cards }) => cards)];
  let first = 0;
  return all.map(({ dealt = [] }, seat) => {
    if (dealt.length === 0) return null;
    const width = dealt.length;
    const count = open.find((other) => other.seat === seat)?.count ?? 1;
    const hands = new Uint8Array(count * width);
    let at = 0;
    const hidden = dealt.filter((card) => card === null).length;
    forEachCompletion([], hidden, gone, (cards) => {
      let next = 0;
      for (const card of dealt) hands[at++] = card ?? cards[next++];
    });
    const weights = new Uint16Array(count).fill(FULL_WEIGHT);
    const place = hidden === 0 ? null : first;
    if (hidden > 0) first += count;
    return { width, hands, weights, count, first: place };
  });
}

/** The hands of all open seats, as many to a job as make it long enough. */
function handJobs(
  query: Query,
  stud: StudDeal,
  open: readonly OpenSeat[],
  dealt: readonly (DealtHands | null)[],
  hash: string,
  jobWork: number,
): StudHandsJob[] {
  const jobs: StudHandsJob[] = [];
  let batch: StudCountJob[] = [];
  let work = 0;
  const flush = () => {
    if (batch.length === 0) return;
    const { plan, board, dead, players } = batch[0];
    jobs.push({ kind: 'stud-hands', index: jobs.length, plan, board, dead, players, work, jobs: batch });
    batch = [];
    work = 0;
  };
  for (const { seat, way, live } of open) {
    const { width, hands, count, first } = dealt[seat] as DealtHands;
    const places = (partialHands(query)[seat].dealt ?? []).flatMap((card, at) => (card === null ? [at] : []));
    for (let hand = 0; hand < count; hand++) {
      const held = withCards(
        stud,
        seat,
        places.map((at) => hands[hand * width + at]),
      );
      const own = { seat, place: (first as number) + hand, counts: seat === open[0].seat };
      for (const job of jobsOf(query, held, live, way, hash, jobWork)) {
        batch.push({ ...job, own });
        work += job.work;
        if (work >= jobWork) flush();
      }
    }
  }
  flush();
  return jobs;
}
