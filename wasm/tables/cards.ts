// Card records: 16 bytes that add up with one v128 addition of two 64-bit lanes.
//   low lane    bits 0..31 the rank key; bits 48 + 4s .. 51 + 4s count the cards of suit s
//   high lane   bit 16s + r: the card of rank r and suit s. Sums of distinct cards are sets of cards,
//               and 16 bits of them the ranks held in a suit.
// Suit counters start at 3, so that a fifth card of a suit sets the counter's top bit.
import { CARDS } from '../layout';
import { rankKey } from './keys';

/** What sums start from: three in every suit counter. */
export const START: u64 = 0x3333 << 48;

/** The counter bits that say "five or more of a suit". */
export const FIVE_SUITED: u64 = 0x8888 << 48;

/** The high lane of one card. */
// @ts-ignore: decorator
@inline
export function cardBit(card: i32): u64 {
  return <u64>1 << (16 * (card & 3) + (card >> 2));
}

/** The record of one card. */
// @ts-ignore: decorator
@inline
export function cardRecord(card: i32): v128 {
  return v128.load(CARDS + (<usize>card << 4));
}

export function fillCards(): void {
  for (let card = 0; card < 52; card++) {
    const rank = card >> 2;
    const suit = card & 3;
    const at = CARDS + (<usize>card << 4);
    store<u64>(at, <u64>rankKey(rank) + (<u64>1 << (48 + 4 * suit)));
    store<u64>(at, cardBit(card), 8);
  }
}
