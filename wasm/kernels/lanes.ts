// The 6,175 rank multisets of a complete board, laid out so that whole vectors of eight share what
// makes up their weight. Blocks, each a number of rows, each row padded to full vectors:
//   FIVES   five different ranks                       1 row of 1,287: colexicographic 5-subsets
//   PAIRS   a pair of rank p and three others          13 rows (p) of 286 3-subsets
//   TRIPS   three of rank p and two others             13 rows (p) of 78 2-subsets
//   TWOS    pairs of p > q and one other              78 rows (p, q) of 13 ranks
//   FULLS   three of rank p and a pair                 13 rows (p) of 13 ranks
//   QUADS   four of rank p and one other               13 rows (p) of 13 ranks
// Rows of a block whose ranks collide (a pair of aces and A-x-y) are lanes of weight 0.
import { SUBSETS3 } from '../layout';
import { rankKey } from '../tables/keys';

export const FIVES: usize = 0;
export const PAIRS: usize = 1288;
export const PAIRS_ROW: usize = 288;
export const TRIPS: usize = PAIRS + 13 * PAIRS_ROW;
export const TRIPS_ROW: usize = 80;
export const TWOS: usize = TRIPS + 13 * TRIPS_ROW;
export const RANK_ROW: usize = 16;
export const FULLS: usize = TWOS + 78 * RANK_ROW;
export const QUADS: usize = FULLS + 13 * RANK_ROW;
export const LANES: usize = QUADS + 13 * RANK_ROW;

/** The key sum of every lane: u32[LANES]. */
export const LANE_KEYS: usize = memory.data(<i32>LANES * 4, 16);

/** The ranks of 3-subsets (three arrays of 288 bytes) and of 2-subsets (two of 80); 255 in padding. */
export const TRIPLES: usize = memory.data(3 * 288, 16);
export const COUPLES: usize = memory.data(2 * 80, 16);

/** Per rank p, lanes of 16 bits: 0 where a 3-subset, a 2-subset, a rank contains p, else 0xffff. */
export const APART3: usize = memory.data(13 * 288 * 2, 16);
export const APART2: usize = memory.data(13 * 80 * 2, 16);
export const APART1: usize = memory.data(13 * 16 * 2, 16);

/** Fills the tables of this file. */
export function fillLanes(): void {
  memory.fill(TRIPLES, 255, 3 * 288);
  memory.fill(COUPLES, 255, 2 * 80);
  let couple: usize = 0;
  for (let b = 1; b < 13; b++) {
    for (let a = 0; a < b; a++) {
      store<u8>(COUPLES + couple, <u8>a);
      store<u8>(COUPLES + couple, <u8>b, 80);
      for (let p = 0; p < 13; p++) {
        store<u16>(APART2 + (<usize>p * 80 + couple) * 2, p == a || p == b ? 0 : 0xffff);
        setKey(TRIPS + <usize>p * TRIPS_ROW + couple, 3 * rankKey(p) + rankKey(a) + rankKey(b));
      }
      for (let k = 0; k < 13; k++) {
        setKey(TWOS + couple * RANK_ROW + <usize>k, 2 * rankKey(a) + 2 * rankKey(b) + rankKey(k));
      }
      couple++;
    }
  }
  for (let i: usize = 0; i < 286; i++) {
    const mask = <i32>load<u16>(SUBSETS3 + (i << 1));
    const a = ctz(mask);
    const c = 31 - clz(mask);
    const b = ctz(mask ^ (1 << a) ^ (1 << c) | (1 << 31));
    store<u8>(TRIPLES + i, <u8>a);
    store<u8>(TRIPLES + i, <u8>b, 288);
    store<u8>(TRIPLES + i, <u8>c, 576);
    const sum = rankKey(a) + rankKey(b) + rankKey(c);
    for (let p = 0; p < 13; p++) {
      store<u16>(APART3 + (<usize>p * 288 + i) * 2, (mask >> p) & 1 ? 0 : 0xffff);
      setKey(PAIRS + <usize>p * PAIRS_ROW + i, 2 * rankKey(p) + sum);
    }
  }
  for (let p = 0; p < 13; p++) {
    for (let k = 0; k < 13; k++) {
      const at = <usize>(p * 16 + k);
      store<u16>(APART1 + at * 2, p == k ? 0 : 0xffff);
      setKey(FULLS + at, 3 * rankKey(p) + 2 * rankKey(k));
      setKey(QUADS + at, 4 * rankKey(p) + rankKey(k));
    }
  }
  // Ascending masks of five bits are in colexicographic order, two highest ranks outermost.
  let lane: usize = FIVES;
  for (let e = 4; e < 13; e++) {
    for (let d = 3; d < e; d++) {
      for (let i: usize = 0; i < <usize>(d * (d - 1) * (d - 2) / 6); i++) {
        let sum = rankKey(e) + rankKey(d);
        for (let j: usize = 0; j < 864; j += 288) sum += rankKey(load<u8>(TRIPLES + j + i));
        setKey(lane++, sum);
      }
    }
  }
}

function setKey(lane: usize, key: u32): void {
  store<u32>(LANE_KEYS + (lane << 2), key);
}
