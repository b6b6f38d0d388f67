// Exact hold'em equity for fixed hands before the flop: the count of multisets.ts as straight vector
// code. A player's strengths by ranks over all boards depend on the two hole ranks alone; they are
// made on first use and kept (91 rows of 15 KB).
import { INPUT, MAX_PLAYERS } from '../layout';
import { FULL_HOUSE, slot7 } from '../tables/strengths';
import { addOutcome, holeKey, readDeal } from './deal';
import { FULLS, LANE_KEYS, LANES, PAIRS } from './lanes';
import { preparePot } from './low-winners';
import { countPreflopFlushes } from './preflop-flushes';
import { fillWeights, ONLY_FLUSH, onlyFlushSeats, WEIGHTS } from './weights';
import { addRow, addWinners, clearRows } from './winners';

const ROW_BYTES: usize = LANES * 2;
/** Strengths by unordered pair of hole ranks: u16[91][LANES], and which rows are there. */
const VALUES: usize = memory.data(91 * <i32>ROW_BYTES, 16);
const FILLED: usize = memory.data(91, 8);
/** Where each player's row starts. */
const ROWS: usize = memory.data(MAX_PLAYERS * 4, 8);

/** Counts every board for hands without known community cards; outcomes are left in OUTCOMES. */
export function countPreflop(seats: i32, dead: i32): void {
  readDeal(seats, 0, dead);
  preparePot(false);
  countPreflopFlushes();
  fillWeights();
  clearRows();
  for (let p = 0; p < seats; p++) {
    const at = INPUT + <usize>p * 2;
    const row = valuesOf(<i32>load<u8>(at) >> 2, <i32>load<u8>(at, 1) >> 2, holeKey(p));
    store<usize>(ROWS + <usize>p * sizeof<usize>(), row);
    addRow(row, p);
  }
  addWinners(WEIGHTS, 0, LANES, 0, 1);
  // Where only one player has a flush, it loses to full houses and better.
  for (let left = onlyFlushSeats; left; left &= left - 1) {
    const seat = ctz(left);
    clearRows();
    for (let p = 0; p < seats; p++) {
      if (p != seat) addRow(load<usize>(ROWS + <usize>p * sizeof<usize>()), p);
    }
    const moved = addWinners(ONLY_FLUSH + <usize>seat * ROW_BYTES, PAIRS, FULLS, FULL_HOUSE - 1, 1);
    addOutcome(1 << seat, -moved);
  }
}

/** The strengths of a pair of hole ranks, with the sum of their keys. */
function valuesOf(a: i32, b: i32, key: u32): usize {
  const high = max(a, b);
  const index = <usize>(high * (high + 1) / 2 + min(a, b));
  const row = VALUES + index * ROW_BYTES;
  if (load<u8>(FILLED + index) == 0) {
    store<u8>(FILLED + index, 1);
    for (let lane: usize = 0; lane < LANES; lane++) {
      store<u16>(row + (lane << 1), load<u16>(slot7(key + load<u32>(LANE_KEYS + (lane << 2)))));
    }
  }
  return row;
}
