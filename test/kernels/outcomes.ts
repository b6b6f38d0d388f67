import type { Card } from '../../src/cards/card.ts';
import { loadKernelsNow } from '../../src/engine/kernels.ts';

/** This thread's kernels. */
export const kernels = loadKernelsNow();

/** Fixed hands and what else is known. */
export interface KnownDeal {
  readonly hands: readonly (readonly Card[])[];
  readonly board?: readonly Card[];
  readonly dead?: readonly Card[];
}

/** Deals by set of winners (bit i: seat i), without those that never happen. */
export type Outcomes = Readonly<Record<string, number>>;

/**
 * Runs a kernel that counts every way to complete the board. `countPreflop` takes no board; `enumerate`
 * can do a part: the boards whose lowest card to come is one of the live cards `from` to `to`.
 */
export function countWith(
  kernel: 'countPreflop' | 'countMultisets' | 'enumerate',
  { hands, board = [], dead = [] }: KnownDeal,
  from = 0,
  to = 52,
): Outcomes {
  write([...hands.flat(), ...board, ...dead]);
  if (kernel === 'countPreflop') kernels.countPreflop(hands.length, dead.length);
  else if (kernel === 'countMultisets') kernels.countMultisets(hands.length, 0, board.length, dead.length);
  else kernels.enumerate(hands.length, board.length, dead.length, from, to);
  return readOutcomes(hands.length);
}

/** What the last kernel has counted: u64 by set of winners. */
function readOutcomes(players: number): Outcomes {
  const counts = new BigUint64Array(kernels.memory.buffer, kernels.outcomes(), 1 << players);
  const outcomes: Record<string, number> = {};
  for (let winners = 0; winners < counts.length; winners++) {
    if (counts[winners] !== 0n) outcomes[winners] = Number(counts[winners]);
  }
  return outcomes;
}

/** The strength 1..7462 that the kernel gives to five, six or seven cards. */
export function strengthOf(cards: readonly Card[]): number {
  write(cards);
  return kernels.evaluate(cards.length);
}

/** Where the kernels read cards; stays valid as long as their memory does not grow. */
export function inputOf(): Uint8Array {
  return new Uint8Array(kernels.memory.buffer, kernels.input(), 1024);
}

function write(cards: readonly Card[]): void {
  inputOf().set(cards);
}
