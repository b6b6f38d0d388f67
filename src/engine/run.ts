import { treeOf } from '../plan/draw-tree.ts';
import type { CountJob, EnumerateJob, Job, Ranking, SampleJob } from '../plan/job.ts';
import { MatchupCounts } from '../tally/matchup.ts';
import { mergeTallies, outcomeKey, type PotKind, type Tally } from '../tally/tally.ts';
import type { Kernels } from './kernels.ts';
import { placeTables } from './range-tables.ts';
import { runBoardSample } from './run-board-sample.ts';
import { runBoards } from './run-boards.ts';
import { runOmahaRanges } from './run-omaha-ranges.ts';
import { runStud, runStudHands } from './run-stud.ts';
import { runSweep } from './run-sweep.ts';
import { runSweepThree } from './run-sweep-three.ts';
import { runUnknownHand } from './run-unknown-hand.ts';

/** The rankings by number; see wasm/tables/strengths.ts. */
export const RANKINGS: Readonly<Record<Ranking, number>> = { standard: 0, short: 1, 'short-trips': 2 };

/** Runs one job on this thread's kernels. */
export function runJob(kernels: Kernels, job: Job): Tally {
  kernels.useRanking(RANKINGS[job.ranking ?? 'standard']);
  switch (job.kind) {
    case 'count':
      return runCount(kernels, job);
    case 'enumerate':
      return runEnumerate(kernels, job);
    case 'sweep':
      return job.players === 2 ? runSweep(kernels, job) : runSweepThree(kernels, job);
    case 'sample':
      return runSample(kernels, job);
    case 'stud-sweep':
    case 'stud-nested':
    case 'stud-enumerate':
    case 'stud-sample':
      return runStud(kernels, job);
    case 'stud-hands':
      return runStudHands(kernels, job);
    case 'boards':
      return runBoards(kernels, job);
    case 'unknown-hand':
      return runUnknownHand(kernels, job);
    case 'omaha-ranges':
      return runOmahaRanges(kernels, job);
    case 'board-sample':
      return runBoardSample(kernels, job);
  }
}

const NONE = new Uint8Array(0);

function runCount(kernels: Kernels, job: CountJob): Tally {
  const { players, board, dead, hands, idle = NONE, weights, swapped, ranking = 'standard' } = job;
  const width = players * 2;
  // Cards of players who fold or play for another pot cannot come: dead, but not the same in every match-up.
  const idleWidth = idle.length / weights.length;
  const gone = dead.length + idleWidth;
  const totals = new Float64Array(1 << players);
  const input = new Uint8Array(kernels.memory.buffer, kernels.input(), width + board.length + gone);
  // Low and high halves of the counts: a match-up has fewer than 2^53 deals, and BigInts are slow.
  const outcomes = new Uint32Array(kernels.memory.buffer, kernels.outcomes(), 2 << players);
  const each = job.each === undefined ? null : new MatchupCounts(players, weights.length);
  const counted = new Map<number, number>();
  input.set(board, width);
  input.set(dead, width + board.length);
  for (let i = 0; i < weights.length; i++) {
    input.set(hands.subarray(i * width, (i + 1) * width));
    input.set(idle.subarray(i * idleWidth, (i + 1) * idleWidth), width + board.length + dead.length);
    // What is counted fastest keeps tables of the standard ranking.
    if (board.length === 0 && ranking === 'standard') kernels.countPreflop(players, gone);
    else kernels.countMultisets(players, 0, board.length, gone);
    counted.clear();
    const weight = weights[i];
    const weightSwapped = swapped === null ? 0 : swapped[i];
    for (let winners = 1; winners < totals.length; winners++) {
      const deals = outcomes[winners * 2] + outcomes[winners * 2 + 1] * 2 ** 32;
      if (deals === 0) continue;
      if (each !== null) counted.set(outcomeKey(winners), deals);
      totals[winners] += deals * weight;
      if (weightSwapped !== 0) totals[exchanged(winners)] += deals * weightSwapped;
    }
    each?.write(i, { players, pot: 'whole', outcomes: counted });
  }
  const tally = tallyOf(players, totals);
  return each === null ? tally : { ...tally, matchups: new Map([[job.each as number, each.counts]]) };
}

/** A set of winners of two seats, the seats exchanged. */
function exchanged(winners: number): number {
  return winners === 3 ? 3 : 3 - winners;
}

function runEnumerate(kernels: Kernels, job: EnumerateJob): Tally {
  const { players, board, dead, hands, weight, from, to } = job;
  const input = new Uint8Array(kernels.memory.buffer, kernels.input(), 1024);
  input.set(hands);
  input.set(board, hands.length);
  input.set(dead, hands.length + board.length);
  kernels.enumerate(players, board.length, dead.length, from, to);
  return tallyOf(
    players,
    readOutcomes(kernels, players).map((deals) => deals * weight),
  );
}

function runSample(kernels: Kernels, job: SampleJob): Tally {
  const { players, board, dead, seats, contenders, seed, blockDeals, block, deals } = job;
  const tree = writeSeats(kernels, job);
  const input = new Uint8Array(kernels.memory.buffer, kernels.input() + seats.length * 8, 64);
  input.set(board);
  input.set(dead, board.length);
  kernels.sampleHoldem(
    seats.length,
    contenders === undefined ? (1 << players) - 1 : seatSet(contenders),
    board.length,
    dead.length,
    seed >>> 0,
    Math.floor(seed / 2 ** 32),
    blockDeals,
    block,
    deals,
    tree,
  );
  return tallyOf(players, readOutcomes(kernels, players));
}

function seatSet(seats: readonly number[]): number {
  return seats.reduce((set, seat) => set | (1 << seat), 0);
}

/** Says what each seat holds: how many hands, and where their table is. Returns where the tree is by which they draw, 0 for none. */
function writeSeats(kernels: Kernels, job: SampleJob): number {
  const { plan, seats, board, dead } = job;
  const lists = seats.filter((seat) => seat !== null);
  const fixed = lists.flatMap(({ hands, weights }) => (weights.length === 1 ? [...hands] : []));
  const drawn = lists.filter(({ weights }) => weights.length > 1);
  const { addresses, tree } = placeTables(kernels, {
    plan,
    lists,
    hole: 2,
    tree: job.tree === true ? treeOf(plan, drawn, 2, [...fixed, ...board, ...dead]) : null,
    prepare: kernels.prepareRange,
  });
  const input = new Uint32Array(kernels.memory.buffer, kernels.input(), seats.length * 2);
  let list = 0;
  input.set(seats.flatMap((seat) => (seat === null ? [0, 0] : [seat.weights.length, addresses[list++]])));
  return tree;
}

function readOutcomes(kernels: Kernels, players: number): Float64Array {
  return Float64Array.from(
    new BigUint64Array(kernels.memory.buffer, kernels.outcomes(), 1 << players),
    Number,
  );
}

function tallyOf(players: number, totals: Float64Array): Tally {
  const outcomes = new Map<number, number>();
  totals.forEach((deals, winners) => {
    if (deals !== 0) outcomes.set(outcomeKey(winners), deals);
  });
  return { players, pot: 'whole', outcomes };
}

/** The tally of many jobs, whatever the order they ended in. */
export function mergeByIndex(players: number, pot: PotKind, parts: ReadonlyMap<number, Tally>): Tally {
  const order = [...parts.keys()].sort((a, b) => a - b);
  return mergeTallies(
    players,
    pot,
    order.map((index) => parts.get(index) as Tally),
  );
}
