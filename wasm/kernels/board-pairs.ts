// Counts of the outcomes of two boards: far too many to have a counter each, so a hash table of those
// that occur. Entries are {outcome u64, deals u64} in the order they came up.

/** The most different outcomes that one call may count. */
const MOST: i32 = 1 << 19;
const ENTRIES: usize = memory.data((1 << 19) * 16, 16);
/** By hash, the number of an entry plus one: u32[2^20]; linear probing. */
const SLOTS: usize = memory.data((1 << 20) * 4, 16);
const SLOT_MASK: usize = (1 << 20) - 1;

let count: i32 = 0;

/** The address of the entries. */
export function pairsAddress(): usize {
  return ENTRIES;
}

/** How many entries there are; -1 after more outcomes than there is room for. */
export function pairsCount(): i32 {
  return count > MOST ? -1 : count;
}

// @ts-ignore: decorator
@inline
function slotOf(outcome: u64): usize {
  return <usize>((outcome * 0x9e3779b97f4a7c15) >> 44) & SLOT_MASK;
}

/** Forgets all outcomes. */
export function clearPairs(): void {
  if (count > 0) memory.fill(SLOTS, 0, (1 << 20) * 4);
  count = 0;
}

/** Adds deals to an outcome of two boards. */
export function addPair(outcome: u64, deals: u64): void {
  let slot = slotOf(outcome);
  for (;;) {
    const entry = load<u32>(SLOTS + (slot << 2));
    if (entry == 0) break;
    const at = ENTRIES + (<usize>(entry - 1) << 4);
    if (load<u64>(at) == outcome) {
      store<u64>(at, load<u64>(at, 8) + deals, 8);
      return;
    }
    slot = (slot + 1) & SLOT_MASK;
  }
  if (count >= MOST) {
    count = MOST + 1;
    return;
  }
  const at = ENTRIES + (<usize>count << 4);
  store<u64>(at, outcome);
  store<u64>(at, deals, 8);
  count++;
  store<u32>(SLOTS + (slot << 2), count);
}
