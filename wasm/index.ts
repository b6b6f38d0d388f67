// The exports: numbers and addresses in, numbers out. See src/engine/kernels.ts for their typed face.
import { BOARD_OUTCOMES, INPUT, OUTCOMES } from './layout';
import { strength, strength7 } from './evaluate/high';
import { lowStrength } from './evaluate/low';
import { fillLanes } from './kernels/lanes';
import { cardRecord, fillCards, START } from './tables/cards';
import { fillEights } from './tables/eights';
import { fillLows } from './tables/lows';
import { STANDARD, useRanking } from './tables/strengths';
import { fillSubsets } from './tables/subsets';

export { censusCount, censusSum } from './kernels/census';
export { enumerate } from './kernels/enumerate';
export { everyRoom, meetEvery } from './kernels/every-hand';
export { prepareBoardRange, sampleBoards } from './kernels/board-sample';
export { listBoards } from './kernels/board-list';
export { playBoards } from './kernels/generic';
export { countMultisets } from './kernels/multisets';
export { countOmaha } from './kernels/omaha';
export { omahaRoom, startOmahaSweep, sweepOmaha } from './kernels/omaha-ranges';
export { countPreflop } from './kernels/preflop';
export { prepareRange, sampleHoldem } from './kernels/sample';
export { nestedRoom } from './kernels/pair-sweep';
export { enumerateStud, nestStud } from './kernels/stud-enumerate';
export { sampleStud } from './kernels/stud-sample';
export { sweepRoom, sweepStud } from './kernels/stud-sweep';
export { sweepRanges, sweepTotals, sweepWeights } from './kernels/sweep';
export { sweepThree, sweepThreeHands, sweepThreeMet, sweepThreeResults } from './kernels/sweep-three';
export { countUnknown } from './kernels/unknown-hand';
export { pairsAddress, pairsCount } from './kernels/board-pairs';
export { useRanking } from './tables/strengths';

/** Fills the tables; must be called once, first. */
export function init(): void {
  fillCards();
  useRanking(STANDARD);
  fillEights();
  fillSubsets();
  fillLanes();
}

/** The address where kernels read cards: 1,024 bytes. */
export function input(): usize {
  return INPUT;
}

/** The address where kernels leave deals by set of winners: u64[1024]. */
export function outcomes(): usize {
  return OUTCOMES;
}

/** The address where the kernels of board games leave deals by outcome: u64[2^20]. */
export function boardOutcomes(): usize {
  return BOARD_OUTCOMES;
}

let reserved: usize = 0;
let reservedBytes: usize = 0;

/** The address of at least `bytes` bytes for the host; an earlier reservation may move, and loses its content then. */
export function reserve(bytes: usize): usize {
  if (bytes > reservedBytes) {
    const pages = <i32>((bytes + 0xffff) >> 16);
    const before = memory.grow(pages);
    if (before < 0) return 0;
    if (reserved == 0 || reserved + reservedBytes != <usize>before << 16) {
      reserved = <usize>before << 16;
      reservedBytes = 0;
    }
    reservedBytes += <usize>pages << 16;
  }
  return reserved;
}

/** The strength 1..7462 of the five, six or seven cards at INPUT. */
export function evaluate(cards: i32): i32 {
  let sum = i64x2(START, 0);
  for (let i = 0; i < cards; i++) sum = i64x2.add(sum, cardRecord(load<u8>(INPUT + i)));
  return strength(sum, cards);
}

/** The strength of the seven or five (badugi: four) cards at INPUT as a low hand, by a ranking of evaluate/low.ts; 0 for none. */
export function evaluateLow(ranking: i32, cards: i32): i32 {
  fillLows();
  let sum = i64x2(START, 0);
  for (let i = 0; i < cards; i++) sum = i64x2.add(sum, cardRecord(load<u8>(INPUT + i)));
  return lowStrength(ranking, sum, cards);
}

/** The sum of the strengths of `hands` hands of seven cards, 7 bytes each, at `at`: what a benchmark of the evaluator times. */
export function evaluateMany(at: usize, hands: i32): u64 {
  let total: u64 = 0;
  for (const end = at + <usize>hands * 7; at < end; at += 7) {
    // Sums of pairs instead of a chain: the additions overlap.
    const a = i64x2.add(cardRecord(load<u8>(at)), cardRecord(load<u8>(at, 1)));
    const b = i64x2.add(cardRecord(load<u8>(at, 2)), cardRecord(load<u8>(at, 3)));
    const c = i64x2.add(cardRecord(load<u8>(at, 4)), cardRecord(load<u8>(at, 5)));
    const d = i64x2.add(cardRecord(load<u8>(at, 6)), i64x2(START, 0));
    total += strength7(i64x2.add(i64x2.add(a, b), i64x2.add(c, d)));
  }
  return total;
}
