// Where the five cards of an Omaha board may be in the deck, and the table R of wasm/kernels/omaha.ts.
import { known } from './board-deal';
import { ROW } from './omaha-triples';

/** R of each seat: u16[48][48]. */
export const PARTIAL: usize = memory.data(8 * 48 * 96, 16);
export const PARTIAL_TABLE: usize = 48 * ROW;

/** The places from which to which a card of the board comes, the loops' bounds. */
// @ts-ignore: decorator
@inline
export function firstPlace(card: i32, before: i32): i32 {
  return known > card ? card : max(before + 1, known);
}

// @ts-ignore: decorator
@inline
export function lastPlace(card: i32, size: i32): i32 {
  return known > card ? card : size - 5 + card;
}
