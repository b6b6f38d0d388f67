// What two hole cards are worth on a complete Omaha board, as places among all that occur there: high
// hands are at most 136 different ones (91 pairs of ranks, 45 pairs of the flush suit), lows 57.
// So places fit a byte, and a hand's is the greatest of its pairs'.
import { lowBit } from '../tables/eights';
import { cardBit } from '../tables/cards';
import { rankKey } from '../tables/keys';
import { BOARD_ROWS, boardSlot, flushOfTwo, lowOfTwo, PAIR_AT, prepareValues, VALUE_ROW } from './omaha-values';

/** Bytes of a card's row of places. */
export const PLACE_ROW: usize = 64;
/** By two cards in either order the place of their high hand, 0 the weakest, and their low, 0 for none: u8[52][64].
 *  Two cards of which one is not live, or twice the same, have 0. */
export const HIGH_PLACES: usize = memory.data(52 * 64, 16);
export const LOW_PLACES: usize = memory.data(52 * 64, 16);

/** How many places of high hands there are. */
export let highPlaces: i32 = 0;
/** Whether some hand may have a low. */
export let lowPossible: bool = false;

/** Strengths by the same two cards: u16[52][64]. */
const STRENGTHS: usize = memory.data(52 * 128, 16);
/** The strengths that occur as a set, and how many are below each word of it: u64[118], u8[118]. */
const OCCURRING: usize = memory.data(118 * 8, 16);
const BELOW: usize = memory.data(128, 16);

/** Finds the places on the board of five cards at `board`; `live` has a bit for every live card. */
export function placePairs(board: usize, live: u64, split: bool): void {
  prepareValues();
  let set: u64 = 0;
  let key: u32 = 0;
  let lows = 0;
  for (let i: usize = 0; i < 5; i++) {
    const card = <i32>load<u8>(board + i);
    set |= cardBit(card);
    key += rankKey(card >> 2);
    lows |= lowBit(card);
  }
  let suit = -1;
  let suited = 0;
  for (let s = 0; s < 4; s++) {
    const ranks = <i32>(set >> <u64>(s << 4)) & 8191;
    if (popcnt(ranks) >= 3) {
      suit = s;
      suited = ranks;
    }
  }
  findStrengths(BOARD_ROWS + boardSlot(key) * VALUE_ROW, live, suit, suited);
  storePlaces(live);
  lowPossible = split && popcnt(lows) > 2;
  if (lowPossible) placeLows(lows, live);
}

/** Stores the strength of every two live cards under the higher of them, and notes which occur. */
function findStrengths(row: usize, live: u64, suit: i32, suited: i32): void {
  memory.fill(OCCURRING, 0, 118 * 8);
  for (let left = live; left != 0; left &= left - 1) {
    const high = <usize>ctz(left);
    const at = STRENGTHS + (high << 7);
    const ranks = PAIR_AT + ((high >> 2) << 4);
    const flush = <i32>(high & 3) == suit;
    for (let others = live & (((<u64>1) << <u64>high) - 1); others != 0; others &= others - 1) {
      const low = <usize>ctz(others);
      let value = <i32>load<u16>(row + load<u8>(ranks + (low >> 2)));
      if (flush && <i32>(low & 3) == suit) value = max(value, flushOfTwo(suited, (1 << <i32>(high >> 2)) | (1 << <i32>(low >> 2))));
      store<u16>(at + (low << 1), <u16>value);
      const word = OCCURRING + ((<usize>value >> 6) << 3);
      store<u64>(word, load<u64>(word) | ((<u64>1) << <u64>(value & 63)));
    }
  }
  highPlaces = 0;
  for (let word: usize = 0; word < 118; word++) {
    store<u8>(BELOW + word, <u8>highPlaces);
    highPlaces += <i32>popcnt(load<u64>(OCCURRING + (word << 3)));
  }
}

function storePlaces(live: u64): void {
  memory.fill(HIGH_PLACES, 0, 52 * 64);
  for (let left = live; left != 0; left &= left - 1) {
    const high = <usize>ctz(left);
    for (let others = live & (((<u64>1) << <u64>high) - 1); others != 0; others &= others - 1) {
      const low = <usize>ctz(others);
      const value = <usize>load<u16>(STRENGTHS + (high << 7) + (low << 1));
      const weaker = load<u64>(OCCURRING + ((value >> 6) << 3)) & (((<u64>1) << <u64>(value & 63)) - 1);
      const place = <u8>(<i32>load<u8>(BELOW + (value >> 6)) + <i32>popcnt(weaker));
      store<u8>(HIGH_PLACES + high * PLACE_ROW + low, place);
      store<u8>(HIGH_PLACES + low * PLACE_ROW + high, place);
    }
  }
}

function placeLows(lows: i32, live: u64): void {
  memory.fill(LOW_PLACES, 0, 52 * 64);
  for (let left = live; left != 0; left &= left - 1) {
    const high = <usize>ctz(left);
    const bit = lowBit(<i32>high);
    if (bit == 0) continue;
    for (let others = live & (((<u64>1) << <u64>high) - 1); others != 0; others &= others - 1) {
      const low = <usize>ctz(others);
      const place = <u8>lowOfTwo(bit | lowBit(<i32>low), lows);
      store<u8>(LOW_PLACES + high * PLACE_ROW + low, place);
      store<u8>(LOW_PLACES + low * PLACE_ROW + high, place);
    }
  }
}
