// Who wins, eight boards at a time: rows of strengths, one a player, against a row of weights.
import { MAX_PLAYERS } from '../layout';
import { addOutcome } from './deal';

/** The players compared: {address of the strengths, bit of the seat}, 8 bytes each. */
const ROWS: usize = memory.data(MAX_PLAYERS * 8, 16);
let rowsEnd: usize = ROWS;
/** Weight won alone, by place in ROWS: i32x4[10]. */
const WON: usize = memory.data(MAX_PLAYERS * 16, 16);

/** Starts a new comparison. */
// @ts-ignore: decorator
@inline
export function clearRows(): void {
  rowsEnd = ROWS;
}

/** Adds a player: i16 strengths at `row`. */
// @ts-ignore: decorator
@inline
export function addRow(row: usize, seat: i32): void {
  store<usize>(rowsEnd, row);
  store<i32>(rowsEnd, 1 << seat, 4);
  rowsEnd += 8;
}

// @ts-ignore: decorator
@inline
function sumLanes(v: v128): u64 {
  return <u64>(i32x4.extract_lane(v, 0) + i32x4.extract_lane(v, 1) + i32x4.extract_lane(v, 2) + i32x4.extract_lane(v, 3));
}

/** Adds `ways` times the weight (i16) of each lane to its best players, if stronger than `floor`, for
 *  the lanes `from` to `to` (multiples of 8). Returns the total added. */
export function addWinners(weights: usize, from: usize, to: usize, floor: i32, ways: u64): u64 {
  const players = (rowsEnd - ROWS) >> 3;
  if (players == 1) return addOnly(weights, from, to, floor, ways);
  if (players == 2 && floor == 0) return addBestOfTwo(weights, from, to, ways);
  return addBestOfMany(weights, from, to, floor, ways);
}

function addOnly(weights: usize, from: usize, to: usize, floor: i32, ways: u64): u64 {
  const row = load<usize>(ROWS);
  const low = i16x8.splat(<i16>floor);
  let sum = i32x4.splat(0);
  for (let i = from * 2; i < to * 2; i += 16) {
    // A mask is -1 in each lane, so the dot product takes weights off.
    sum = i32x4.sub(sum, i32x4.dot_i16x8_s(v128.load(weights + i), i16x8.gt_s(v128.load(row + i), low)));
  }
  const total = sumLanes(sum) * ways;
  addOutcome(load<i32>(ROWS, 4), total);
  return total;
}

function addBestOfTwo(weights: usize, from: usize, to: usize, ways: u64): u64 {
  const first = load<usize>(ROWS);
  const second = load<usize>(ROWS, 8);
  let won = i32x4.splat(0);
  let lost = i32x4.splat(0);
  let all = i32x4.splat(0);
  for (let i = from * 2; i < to * 2; i += 16) {
    const a = v128.load(first + i);
    const b = v128.load(second + i);
    const w = v128.load(weights + i);
    won = i32x4.sub(won, i32x4.dot_i16x8_s(w, i16x8.gt_s(a, b)));
    lost = i32x4.sub(lost, i32x4.dot_i16x8_s(w, i16x8.gt_s(b, a)));
    all = i32x4.add(all, i32x4.dot_i16x8_s(w, i16x8.splat(1)));
  }
  const total = sumLanes(all) * ways;
  const firstWon = sumLanes(won) * ways;
  const secondWon = sumLanes(lost) * ways;
  addOutcome(load<i32>(ROWS, 4), firstWon);
  addOutcome(load<i32>(ROWS, 12), secondWon);
  addOutcome(load<i32>(ROWS, 4) | load<i32>(ROWS, 12), total - firstWon - secondWon);
  return total;
}

function addBestOfMany(weights: usize, from: usize, to: usize, floor: i32, ways: u64): u64 {
  memory.fill(WON, 0, MAX_PLAYERS * 16);
  const low = i16x8.splat(<i16>floor);
  let all = i32x4.splat(0);
  for (let i = from * 2; i < to * 2; i += 16) {
    let best = low;
    for (let row = ROWS; row < rowsEnd; row += 8) best = i16x8.max_s(best, v128.load(load<usize>(row) + i));
    const w = v128.and(v128.load(weights + i), i16x8.gt_s(best, low));
    if (!v128.any_true(w)) continue;
    all = i32x4.add(all, i32x4.dot_i16x8_s(w, i16x8.splat(1)));
    // The set of winners of each lane.
    let winners = i16x8.splat(0);
    for (let row = ROWS; row < rowsEnd; row += 8) {
      const equal = i16x8.eq(best, v128.load(load<usize>(row) + i));
      winners = v128.or(winners, v128.and(equal, v128.load16_splat(row, 4)));
    }
    let shared = w;
    let won = WON;
    for (let row = ROWS; row < rowsEnd; row += 8) {
      const alone = i16x8.eq(winners, v128.load16_splat(row, 4));
      v128.store(won, i32x4.sub(v128.load(won), i32x4.dot_i16x8_s(w, alone)));
      shared = v128.andnot(shared, alone);
      won += 16;
    }
    if (v128.any_true(shared)) addShared(shared, winners, ways);
  }
  let won = WON;
  for (let row = ROWS; row < rowsEnd; row += 8) {
    addOutcome(load<i32>(row, 4), sumLanes(v128.load(won)) * ways);
    won += 16;
  }
  return sumLanes(all) * ways;
}

// @ts-ignore: decorator
@inline
function addShared(w: v128, winners: v128, ways: u64): void {
  addOutcome(i16x8.extract_lane_u(winners, 0), ways * i16x8.extract_lane_u(w, 0));
  addOutcome(i16x8.extract_lane_u(winners, 1), ways * i16x8.extract_lane_u(w, 1));
  addOutcome(i16x8.extract_lane_u(winners, 2), ways * i16x8.extract_lane_u(w, 2));
  addOutcome(i16x8.extract_lane_u(winners, 3), ways * i16x8.extract_lane_u(w, 3));
  addOutcome(i16x8.extract_lane_u(winners, 4), ways * i16x8.extract_lane_u(w, 4));
  addOutcome(i16x8.extract_lane_u(winners, 5), ways * i16x8.extract_lane_u(w, 5));
  addOutcome(i16x8.extract_lane_u(winners, 6), ways * i16x8.extract_lane_u(w, 6));
  addOutcome(i16x8.extract_lane_u(winners, 7), ways * i16x8.extract_lane_u(w, 7));
}
