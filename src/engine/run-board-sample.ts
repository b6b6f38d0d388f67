import { treeOf } from '../plan/draw-tree.ts';
import type { BoardSampleJob } from '../plan/job.ts';
import { outcomeKey, outcomeOfBoards, type Tally } from '../tally/tally.ts';
import type { Kernels } from './kernels.ts';
import { placeTables } from './range-tables.ts';
import { readBoardOutcomes } from './run-boards.ts';

/** Plays random deals of a board game. */
export function runBoardSample(kernels: Kernels, job: BoardSampleJob): Tally {
  const { players, board, dead, second, rules, seed, blockDeals, block, deals } = job;
  const { hole, two, split } = rules;
  const tree = writeSeats(kernels, job);
  const known = new Uint8Array(kernels.memory.buffer, kernels.input() + players * SEAT_BYTES, 128);
  known.set([...board, ...(second ?? []), ...dead]);
  kernels.sampleBoards(
    players,
    hole,
    Number(two),
    Number(split),
    board.length,
    second?.length ?? -1,
    dead.length,
    seed >>> 0,
    Math.floor(seed / 2 ** 32),
    blockDeals,
    block,
    deals,
    tree,
  );
  const pot = split ? 'split' : 'whole';
  if (second === null) {
    return { players, pot, outcomes: new Map(readBoardOutcomes(kernels, players, split)) };
  }
  return { players, pot, boards: 2, outcomes: new Map(readPairs(kernels, players)) };
}

/** Bytes of a seat in the kernels' input; the layout stands in wasm/kernels/board-sample.ts. */
const SEAT_BYTES = 16;

/** Says what each seat holds: how many hands and where their table is, or the cards that are known. Returns where the tree is by which lists are drawn, 0 for none. */
function writeSeats(kernels: Kernels, job: BoardSampleJob): number {
  const { plan, seats, board, second, dead, rules } = job;
  const { hole, two } = rules;
  // A list of one hand is a hand that is known.
  const dealt = seats.map((seat) =>
    'hands' in seat && seat.weights.length === 1 ? { known: seat.hands, unknown: 0 } : seat,
  );
  const lists = dealt.filter((seat) => 'hands' in seat);
  const fixed = dealt.flatMap((seat) => ('hands' in seat ? [] : [...seat.known]));
  const gone = [...fixed, ...board, ...(second ?? []), ...dead];
  const { addresses, tree } = placeTables(kernels, {
    plan,
    lists,
    hole,
    tree: job.tree === true ? treeOf(plan, lists, hole, gone) : null,
    prepare: (address, hands) => kernels.prepareBoardRange(address, hands, hole, Number(two)),
  });
  const input = new DataView(kernels.memory.buffer, kernels.input(), dealt.length * SEAT_BYTES);
  let list = 0;
  dealt.forEach((seat, i) => {
    const at = i * SEAT_BYTES;
    if ('hands' in seat) {
      input.setUint32(at, seat.weights.length, true);
      input.setUint32(at + 4, addresses[list++] as number, true);
    } else {
      input.setUint32(at, 0, true);
      input.setUint8(at + 8, seat.known.length);
      for (const [place, card] of seat.known.entries()) input.setUint8(at + 9 + place, card);
    }
  });
  return tree;
}

/** Deals by outcome of two boards, as kernels leave them. */
export function readPairs(kernels: Kernels, players: number): [key: number, deals: number][] {
  const count = kernels.pairsCount();
  const entries = new BigUint64Array(kernels.memory.buffer, kernels.pairsAddress(), Math.max(0, count) * 2);
  const seatSets = 1 << players;
  const keyOf = (outcome: number) => outcomeKey(outcome % seatSets, Math.floor(outcome / seatSets));
  return Array.from({ length: count }, (_, i) => {
    const outcome = Number(entries[2 * i]);
    const key = outcomeOfBoards(keyOf(outcome % 2 ** 20), keyOf(Math.floor(outcome / 2 ** 20)));
    return [key, Number(entries[2 * i + 1])];
  });
}
