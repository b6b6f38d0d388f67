import type { DrawTree, HandList } from '../plan/draw-tree.ts';
import { aliasTable, writeSlot } from './alias.ts';
import type { Kernels } from './kernels.ts';
import { treeBytes, writeTree } from './write-tree.ts';

/** Bytes of a hand in a table: the layout stands in wasm/kernels/batch.ts. */
const ENTRY_BYTES = 24;

/** What the room of a thread's kernels holds: the tables of a plan, and where the root of its tree is. */
const held = new WeakMap<Kernels, { readonly plan: string; readonly tree: number }>();

/** The address of at least `bytes` bytes; whatever was there is lost. */
export function takeRoom(kernels: Kernels, bytes: number): number {
  held.delete(kernels);
  return kernels.reserve(bytes);
}

/** What the seats of a plan draw from. */
export interface DrawSource {
  /** The hash of the plan, which names all that follows. */
  readonly plan: string;
  /** The lists of the seats that have one. */
  readonly lists: readonly HandList[];
  /** Cards a hand. */
  readonly hole: number;
  /** By what the lists of more than one hand are drawn together; null where they are drawn one by one. */
  readonly tree: DrawTree | null;
  /** Makes the kernels' records of hands from cards. */
  readonly prepare: (address: number, hands: number) => void;
}

/**
 * Where the table of each list is, and the root of the tree (0 for none). They are written once a thread:
 * tables of thousands of hands take longer than the deals of one job.
 */
export function placeTables(kernels: Kernels, source: DrawSource): { addresses: number[]; tree: number } {
  const { plan, lists, hole, tree, prepare } = source;
  const bytes = lists.map(({ weights }) => weights.length * ENTRY_BYTES);
  const tablesBytes = bytes.reduce((sum, size) => sum + size, 0);
  // Room that is large enough does not move.
  const room = kernels.reserve(Math.max(1, tablesBytes + (tree === null ? 0 : treeBytes(tree))));
  let end = room;
  const addresses = bytes.map((size) => {
    const address = end;
    end += size;
    return address;
  });
  const there = held.get(kernels);
  if (there?.plan === plan) return { addresses, tree: there.tree };
  held.delete(kernels);
  lists.forEach((list, i) => {
    writeTable(kernels, addresses[i] as number, list, hole);
    prepare(addresses[i] as number, list.weights.length);
  });
  const drawn = addresses.filter((_, i) => (lists[i] as HandList).weights.length > 1);
  const root = tree === null ? 0 : writeTree(kernels, tree, end, drawn, ENTRY_BYTES);
  held.set(kernels, { plan, tree: root });
  return { addresses, tree: root };
}

function writeTable(kernels: Kernels, address: number, { hands, weights }: HandList, hole: number): void {
  const table = aliasTable(weights);
  const bytes = new Uint8Array(kernels.memory.buffer, address, weights.length * ENTRY_BYTES);
  const words = new Uint32Array(kernels.memory.buffer, address, weights.length * (ENTRY_BYTES / 4));
  for (let hand = 0; hand < weights.length; hand++) {
    for (let i = 0; i < hole; i++) bytes[hand * ENTRY_BYTES + i] = hands[hand * hole + i] as number;
    writeSlot(words, hand * (ENTRY_BYTES / 4) + 4, table, hand);
  }
}
