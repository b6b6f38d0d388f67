import type { BoardJob } from '../plan/job.ts';
import { outcomeKey, type Tally } from '../tally/tally.ts';
import type { Kernels } from './kernels.ts';

/** Counts match-ups of a board game. */
export function runBoards(kernels: Kernels, job: BoardJob): Tally {
  const { players, board, dead, hands, weights, rules } = job;
  const width = players * rules.hole;
  const outcomes = new Map<number, number>();
  const input = new Uint8Array(kernels.memory.buffer, kernels.input(), 256);
  input.set(board, width);
  input.set(dead, width + board.length);
  for (let i = 0; i < weights.length; i++) {
    input.set(hands.subarray(i * width, (i + 1) * width));
    countMatchup(kernels, job);
    for (const [key, deals] of readBoardOutcomes(kernels, players, rules.split)) {
      outcomes.set(key, (outcomes.get(key) ?? 0) + deals * weights[i]);
    }
  }
  return { players, pot: rules.split ? 'split' : 'whole', outcomes };
}

function countMatchup(kernels: Kernels, job: BoardJob): void {
  const { players, rules, board, dead } = job;
  const { hole, two, split } = rules;
  if (job.kernel === 'omaha') {
    kernels.countOmaha(players, hole, Number(split), board.length, dead.length);
  } else {
    const { from, to } = job;
    kernels.playBoards(players, hole, Number(two), Number(split), board.length, dead.length, from, to);
  }
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
