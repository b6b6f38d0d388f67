import type { UnknownHandJob } from '../plan/job.ts';
import type { Tally } from '../tally/tally.ts';
import type { Kernels } from './kernels.ts';
import { readBoardOutcomes } from './run-boards.ts';
import { sumMatchups } from './sum-matchups.ts';

/** Counts match-ups of fixed hands against every hand that an unknown or partly known one may be. */
export function runUnknownHand(kernels: Kernels, job: UnknownHandJob): Tally {
  const { players, hands, rules, seat, known, board, dead, from, to } = job;
  const { hole, split } = rules;
  const width = (players - 1) * hole;
  return sumMatchups(job, { players, pot: split ? 'split' : 'whole' }, (i) => {
    const input = new Uint8Array(kernels.memory.buffer, kernels.input(), 256);
    input.set(hands.subarray(i * width, (i + 1) * width));
    input.set([...known, ...board, ...dead], width);
    kernels.countUnknown(
      players,
      hole,
      Number(split),
      seat,
      known.length,
      board.length,
      dead.length,
      from,
      to,
    );
    return readBoardOutcomes(kernels, players, split);
  });
}
