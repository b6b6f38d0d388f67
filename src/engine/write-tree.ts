import type { DrawTree } from '../plan/draw-tree.ts';
import { aliasTable, writeSlot } from './alias.ts';
import type { Kernels } from './kernels.ts';

/** Words of a node's head and of a hand of it; the layouts stand in wasm/kernels/draw-tree.ts. */
const HEAD = 2;
const SLOT = 4;

/** How many bytes a tree takes. */
export function treeBytes({ starts, hands }: DrawTree): number {
  return ((starts.length - 1) * HEAD + hands.length * SLOT) * 4;
}

/**
 * Writes a tree at `address` for kernels that find the hands of each of its seats from `tables[seat]` on,
 * `entryBytes` apart; returns where its root is.
 */
export function writeTree(
  kernels: Kernels,
  tree: DrawTree,
  address: number,
  tables: readonly number[],
  entryBytes: number,
): number {
  const { starts, next, root } = tree;
  const words = new Uint32Array(kernels.memory.buffer, address, treeBytes(tree) / 4);
  const placeOf = (node: number) => node * HEAD + starts[node] * SLOT;
  // How many seats come after that of each node: a node is made after those it goes on to.
  const after = new Uint8Array(starts.length - 1);
  for (let node = 0; node < after.length; node++) {
    const from = starts[node];
    const to = starts[node + 1];
    if (next[from] >= 0) after[node] = after[next[from]] + 1;
    words[placeOf(node)] = to - from;
    const choices = aliasTable(tree.weights.slice(from, to));
    const table = tables[tables.length - 1 - after[node]];
    for (let slot = from; slot < to; slot++) {
      const at = placeOf(node) + HEAD + (slot - from) * SLOT;
      writeSlot(words, at, choices, slot - from);
      words[at + 2] = table + tree.hands[slot] * entryBytes;
      words[at + 3] = next[slot] < 0 ? 0 : address + placeOf(next[slot]) * 4;
    }
  }
  return address + placeOf(root) * 4;
}
