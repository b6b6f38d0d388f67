import type { BoardSeat } from '../plan/board-rules.ts';
import type { BoardSampleJob } from '../plan/job.ts';
import { outcomeKey, outcomeOfBoards, type Tally } from '../tally/tally.ts';
import { aliasTable } from './alias.ts';
import type { Kernels } from './kernels.ts';
import { readBoardOutcomes } from './run-boards.ts';

/** Plays random deals of a board game. */
export function runBoardSample(kernels: Kernels, job: BoardSampleJob): Tally {
  const { players, board, dead, seats, second, rules, seed, blockDeals, block, deals } = job;
  const { hole, two, split } = rules;
  writeSeats(kernels, seats, hole, two);
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
  );
  const pot = split ? 'split' : 'whole';
  if (second === null) {
    return { players, pot, outcomes: new Map(readBoardOutcomes(kernels, players, split)) };
  }
  return { players, pot, boards: 2, outcomes: new Map(readPairs(kernels, players)) };
}

/** Bytes of a seat in the kernels' input and of a hand of a range; the layouts stand in wasm/kernels/board-sample.ts and batch.ts. */
const SEAT_BYTES = 16;
const ENTRY_BYTES = 32;

function writeSeats(kernels: Kernels, seats: readonly BoardSeat[], hole: number, two: boolean): void {
  // A list of one hand is a hand that is known.
  const dealt = seats.map((seat) =>
    'hands' in seat && seat.weights.length === 1 ? { known: seat.hands, unknown: 0 } : seat,
  );
  const hands = dealt.reduce((sum, seat) => sum + ('hands' in seat ? seat.weights.length : 0), 0);
  let address = kernels.reserve(Math.max(1, hands * ENTRY_BYTES));
  const view = new DataView(kernels.memory.buffer);
  const bytes = new Uint8Array(kernels.memory.buffer);
  dealt.forEach((seat, i) => {
    const at = kernels.input() + i * SEAT_BYTES;
    const count = 'hands' in seat ? seat.weights.length : 0;
    view.setUint32(at, count, true);
    view.setUint32(at + 4, address, true);
    if (!('hands' in seat)) {
      bytes[at + 8] = seat.known.length;
      bytes.set(seat.known, at + 9);
      return;
    }
    const { thresholds, aliases } = aliasTable(seat.weights);
    for (let hand = 0; hand < count; hand++) {
      const entry = address + hand * ENTRY_BYTES;
      view.setBigUint64(entry + 16, BigInt(thresholds[hand]), true);
      view.setUint32(entry + 24, aliases[hand], true);
      bytes.set(seat.hands.subarray(hand * hole, (hand + 1) * hole), entry);
    }
    kernels.prepareBoardRange(address, count, hole, Number(two));
    address += count * ENTRY_BYTES;
  });
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
