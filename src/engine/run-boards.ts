import type { BoardJob } from '../plan/job.ts';
import { outcomeKey, type Tally } from '../tally/tally.ts';
import type { Kernels } from './kernels.ts';
import { sumMatchups } from './sum-matchups.ts';
import { countTwoBoards } from './two-boards.ts';

/** Counts match-ups of a board game. */
export function runBoards(kernels: Kernels, job: BoardJob): Tally {
  const { players, hands, rules } = job;
  const width = players * rules.hole;
  const pot = rules.split ? 'split' : 'whole';
  const kind =
    job.kernel === 'two-boards' ? ({ players, pot, boards: 2 } as const) : ({ players, pot } as const);
  return sumMatchups(job, kind, (i) =>
    countMatchup(kernels, job, hands.subarray(i * width, (i + 1) * width)),
  );
}

function countMatchup(
  kernels: Kernels,
  job: BoardJob,
  hands: Uint8Array,
): ReadonlyMap<number, number> | [key: number, deals: number][] {
  if (job.kernel === 'two-boards') return countTwoBoards(kernels, job, hands);
  const { players, rules, board, dead, from, to } = job;
  const { hole, two, split } = rules;
  const input = new Uint8Array(kernels.memory.buffer, kernels.input(), 256);
  input.set(hands);
  input.set(board, hands.length);
  input.set(dead, hands.length + board.length);
  const game = [players, hole, Number(two), Number(split), board.length, dead.length] as const;
  if (job.kernel === 'omaha') kernels.countOmaha(players, hole, Number(split), board.length, dead.length);
  else if (job.kernel === 'multisets')
    kernels.countMultisets(players, Number(split), board.length, dead.length);
  else if (job.kernel === 'listed') kernels.listBoards(...game, from, to, 0);
  else kernels.playBoards(...game, from, to);
  return readBoardOutcomes(kernels, players, split);
}

/** Deals by outcome, as kernels of board games leave them. */
export function readBoardOutcomes(
  kernels: Kernels,
  players: number,
  split: boolean,
): [key: number, deals: number][] {
  const seatSets = 1 << players;
  const size = split ? seatSets * seatSets : seatSets;
  const counts = new BigUint64Array(kernels.memory.buffer, kernels.boardOutcomes(), size);
  const found: [number, number][] = [];
  for (let outcome = 1; outcome < size; outcome++) {
    if (counts[outcome] === 0n) continue;
    found.push([outcomeKey(outcome % seatSets, Math.floor(outcome / seatSets)), Number(counts[outcome])]);
  }
  return found;
}
