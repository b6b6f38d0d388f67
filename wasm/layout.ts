// The memory map. Every table sits at a constant address: `memory.data(n)` reserves zeroed bytes
// that take no room in the file, so hot code addresses them as `load<T>(ptr, TABLE)`.

/** 52 card records of 16 bytes, by card; see tables/cards.ts. */
export const CARDS: usize = memory.data(52 * 16, 16);

/** Strength of a flush by its 13-bit rank mask: u16[8192], 0 for fewer than five bits. */
export const FLUSHES: usize = memory.data(8192 * 2, 16);

/** Ordinal 0..1276 of the five highest ranks of a mask among hands without pair or straight: u16[8192]. */
export const HIGHS: usize = memory.data(8192 * 2, 16);

/** Strength of the rank multisets of seven, six and five cards, by hash: u16 each. A row is 1,024 (seven)
 *  or 2,048 (six, five) slots wide; that much padding keeps sums of impossible multisets inside. ROWS7 holds, by
 *  row, what to add to the upper 23 bits of a sum to get its slot: i32[8192]. */
export const ROWS7: usize = memory.data(8192 * 4, 16);
export const RANKS7: usize = memory.data((49_770 + 1024) * 2, 16);
export const RANKS6: usize = memory.data((19_865 + 2048) * 2, 16);
export const RANKS5: usize = memory.data((6_275 + 2048) * 2, 16);

/** Strength of the lows of seven and five cards by the same slots as RANKS7 and RANKS5: u16 each; see tables/lows.ts. */
export const LOWS7: usize = memory.data((49_770 + 1024) * 2, 16);
export const LOWS5: usize = memory.data((6_275 + 2048) * 2, 16);

/** Strength of a badugi by its mask of ranks, the ace at bit 0: u16[8192]. */
export const BADUGIS: usize = memory.data(8192 * 2, 16);

/** Rank masks of 3, 4 and 5 bits out of 13, in ascending order: u16[286], u16[715], u16[1287]. */
export const SUBSETS3: usize = memory.data(286 * 2, 16);
export const SUBSETS4: usize = memory.data(715 * 2, 16);
export const SUBSETS5: usize = memory.data(1287 * 2, 16);

/** How many seats a kernel can hold. */
export const MAX_PLAYERS: i32 = 10;

/** Where the host writes cards, one byte each: players' cards seat after seat, then whatever the kernel asks for. */
export const INPUT: usize = memory.data(1024, 16);

/** Where kernels leave counts: u64[1024], by set of winners (bit i: seat i). */
export const OUTCOMES: usize = memory.data(1024 * 8, 16);

/** Where kernels of board games leave counts: u64[2^20], by the seats that share the best high hand plus, in
 *  split pots, 2^players times those that share the best low. */
export const BOARD_OUTCOMES: usize = memory.data((1 << 20) * 8, 16);

/** Best low hand, eight or better, in a set of low ranks: u16[256]; see tables/eights.ts. */
export const EIGHTS: usize = memory.data(256 * 2, 16);
