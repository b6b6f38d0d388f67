import { aliasTable } from './alias.ts';
import type { Kernels } from './kernels.ts';

/** Hands and their weights, from which a seat draws. */
export interface HandList {
  readonly hands: Uint8Array;
  readonly weights: Uint16Array;
}

/** Bytes of a hand in a table: the layout stands in wasm/kernels/batch.ts. */
const ENTRY_BYTES = 24;
/** What is left of 64 bits beside 40 of a threshold. */
const MOST_HANDS = 2 ** 24;

/** The plan whose tables the kernels' room holds. */
const held = new WeakMap<Kernels, string>();

/** The address of at least `bytes` bytes; whatever was there is lost. */
export function takeRoom(kernels: Kernels, bytes: number): number {
  held.delete(kernels);
  return kernels.reserve(bytes);
}

/**
 * Where the tables are from which the seats of a plan draw their hands, one after the other. They are written
 * once a thread: tables of thousands of hands take longer than the deals of one job.
 *
 * @param plan the hash of the plan, which names the lists
 * @param hole cards a hand
 * @param prepare makes the kernels' records of hands from cards
 */
export function placeTables(
  kernels: Kernels,
  plan: string,
  lists: readonly HandList[],
  hole: number,
  prepare: (address: number, hands: number) => void,
): number[] {
  const sizes = lists.map(({ weights }) => weights.length);
  const hands = sizes.reduce((sum, size) => sum + size, 0);
  // Room that is large enough does not move.
  const room = kernels.reserve(Math.max(1, hands * ENTRY_BYTES));
  let address = room;
  const addresses = sizes.map((size) => {
    const at = address;
    address += size * ENTRY_BYTES;
    return at;
  });
  if (held.get(kernels) === plan) return addresses;
  held.delete(kernels);
  lists.forEach((list, i) => {
    writeTable(kernels, addresses[i] as number, list, hole);
    prepare(addresses[i] as number, sizes[i] as number);
  });
  held.set(kernels, plan);
  return addresses;
}

function writeTable(kernels: Kernels, address: number, { hands, weights }: HandList, hole: number): void {
  const { thresholds, aliases } = aliasTable(weights);
  if (weights.length > MOST_HANDS) throw new RangeError(`a table of ${weights.length} hands`);
  const bytes = new Uint8Array(kernels.memory.buffer, address, weights.length * ENTRY_BYTES);
  const words = new Uint32Array(kernels.memory.buffer, address, weights.length * (ENTRY_BYTES / 4));
  for (let hand = 0; hand < weights.length; hand++) {
    for (let i = 0; i < hole; i++) bytes[hand * ENTRY_BYTES + i] = hands[hand * hole + i] as number;
    const word = hand * (ENTRY_BYTES / 4) + 4;
    // A full slot's alias is the hand itself: it does not matter that its threshold has no room.
    const threshold = Math.min(thresholds[hand] as number, 2 ** 40 - 1);
    words[word] = threshold;
    words[word + 1] = Math.floor(threshold / 2 ** 32) + (aliases[hand] as number) * 2 ** 8;
  }
}
