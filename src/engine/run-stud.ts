import { choose } from '../cards/choose.ts';
import type { StudCountJob, StudDeal, StudHandsJob, StudSampleJob } from '../plan/job.ts';
import { numbersOf } from '../tally/matchup.ts';
import { mergeTallies, outcomeKey, type Tally } from '../tally/tally.ts';
import type { Kernels } from './kernels.ts';
import { takeRoom } from './range-tables.ts';

/** The low rankings as wasm/evaluate/low.ts numbers them. */
const LOWS: Readonly<Record<NonNullable<StudDeal['low']>, number>> = {
  eight: 1,
  'ace-to-five': 2,
  'deuce-to-seven': 3,
  badugi: 4,
};

/** Bytes of a seat in the kernels' input; the layout stands in wasm/kernels/stud-deal.ts. */
const SEAT_BYTES = 16;
/** Seats up to which the kernels' own table holds the outcomes of a split pot: 2^10 of them. */
const MOST_OWN_SEATS = 5;

/** Runs a job of stud or draw whose hands are told apart. */
export function runStudHands(kernels: Kernels, { jobs, players }: StudHandsJob): Tally {
  const parts = jobs.map((job): Tally => {
    const tally = runStud(kernels, job);
    if (job.own === undefined) return tally;
    const { seat, place, counts } = job.own;
    return {
      ...tally,
      outcomes: counts ? tally.outcomes : new Map(),
      matchups: new Map([[place, numbersOf(tally, seat)]]),
    };
  });
  return mergeTallies(players, parts[0].pot, parts);
}

/** Runs a job of stud or draw. */
export function runStud(kernels: Kernels, job: StudCountJob | StudSampleJob): Tally {
  const { stud, players, dead } = job;
  const { community, handCards } = stud;
  const high = stud.high ? 1 : 0;
  const low = stud.low === null ? 0 : LOWS[stud.low];
  const split = stud.high && stud.low !== null;
  if (job.kind === 'stud-sweep') {
    const [first, second] = completionCounts(stud, dead.length);
    const room = takeRoom(kernels, kernels.sweepRoom(first, second) >>> 0);
    writeDeal(kernels, stud, dead);
    kernels.sweepStud(dead.length, handCards, high, low, room);
    return readTally(kernels, kernels.outcomes(), players, split);
  }
  if (job.kind === 'stud-nested') {
    const { order, from, to } = job;
    const [first, second] = completionCounts(stud, dead.length).slice(-2);
    const room = takeRoom(kernels, kernels.nestedRoom(first, second) >>> 0);
    writeDeal(kernels, stud, dead);
    kernels.nestStud(players, dead.length, handCards, high, low, kernels.outcomes(), from, to, room);
    return reseat(readTally(kernels, kernels.outcomes(), players, false), order);
  }
  const table = split && players > MOST_OWN_SEATS ? takeRoom(kernels, 8 * 4 ** players) : kernels.outcomes();
  writeDeal(kernels, stud, dead);
  if (job.kind === 'stud-enumerate') {
    const { from, to } = job;
    kernels.enumerateStud(players, dead.length, community, handCards, high, low, table, from, to);
  } else {
    const { seed, block, deals } = job;
    const seedHigh = Math.floor(seed / 2 ** 32);
    kernels.sampleStud(
      players,
      dead.length,
      community,
      handCards,
      high,
      low,
      table,
      seed >>> 0,
      seedHigh,
      block,
      deals,
    );
  }
  return readTally(kernels, table, players, split);
}

/** How many ways there are to complete each hand, the other one left aside. */
function completionCounts({ seats }: StudDeal, dead: number): number[] {
  const live = 52 - dead - seats.reduce((sum, { cards }) => sum + cards.length, 0);
  return seats.map(({ draws }) => choose(live, draws));
}

function writeDeal(kernels: Kernels, { seats }: StudDeal, dead: readonly number[]): void {
  const input = new Uint8Array(kernels.memory.buffer, kernels.input(), 1024);
  seats.forEach(({ cards, draws }, seat) => {
    input[seat * SEAT_BYTES] = cards.length;
    input[seat * SEAT_BYTES + 1] = draws;
    input.set(cards, seat * SEAT_BYTES + 2);
  });
  input.set(dead, seats.length * SEAT_BYTES);
}

/** The tally of a game of one pot whose seats were dealt in another order. */
function reseat(tally: Tally, order: readonly number[]): Tally {
  const outcomes = new Map<number, number>();
  for (const [key, deals] of tally.outcomes) {
    let winners = 0;
    order.forEach((seat, place) => {
      if ((key >> place) & 1) winners |= 1 << seat;
    });
    outcomes.set(outcomeKey(winners), deals);
  }
  return { ...tally, outcomes };
}

function readTally(kernels: Kernels, table: number, players: number, split: boolean): Tally {
  const sets = 1 << players;
  const counts = new BigUint64Array(kernels.memory.buffer, table, split ? sets * sets : sets);
  const outcomes = new Map<number, number>();
  for (let at = 1; at < counts.length; at++) {
    if (counts[at] !== 0n) outcomes.set(outcomeKey(at % sets, Math.floor(at / sets)), Number(counts[at]));
  }
  return { players, pot: split ? 'split' : 'whole', outcomes };
}
