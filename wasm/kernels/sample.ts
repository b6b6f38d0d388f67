// Monte Carlo hold'em. Every deal is drawn from all that are possible, each with its weight: seats with
// ranges draw a hand by an alias table (Walker 1977, Vose 1991), and when two hands share a card ALL of
// them are drawn again; drawing only one again would favour hands that collide. Seats that can hold
// anything come last, from what is left, as does the board.
//
// Deals come in blocks of BLOCK with a random stream and a deck of their own, so that any cut of the
// blocks into jobs gives the same counts.
import { CARDS, INPUT, MAX_PLAYERS } from '../layout';
import { cardBit, cardRecord, START } from '../tables/cards';
import { strength7 } from '../evaluate/high';
import { nextNumbers, NUMBERS, NUMBERS_END, seedStream } from '../random';
import { addOutcome, clearOutcomes } from './deal';

/** Deals a block. */
export const BLOCK: i32 = 16_384;

/** A hand of a range: card record (16 bytes), threshold u64, alias u32, the two cards (u8 each), 2 bytes of padding. */
const ENTRY: usize = 32;

/** Seats with a range: {seat, hands, address of the first entry}, 16 bytes each. */
const RANGED: usize = memory.data(MAX_PLAYERS * 16, 16);
/** Each seat's hole cards in the deal in hand, as card records. */
const HANDS: usize = memory.data(MAX_PLAYERS * 16, 16);
/** Cards that no fixed hand holds: u8[52]; their order is what the last deals left. */
const DECK: usize = memory.data(64, 16);

/** Bits of a random number that pick a hand: the number of hands times 2^44 must fit 64 bits. */
const PICK_BITS: u64 = 44;
const PICK_MASK: u64 = (1 << PICK_BITS) - 1;
/** Bits of a random number that draw up to five cards from a deck of at most 52 < 2^6. */
const DRAW_BITS: u64 = 58;
const DRAW_MASK: u64 = (1 << DRAW_BITS) - 1;
const DRAWS: i32 = 5;

let rangedEnd: usize = 0;
let randomSeats: i32 = 0;
let fixedCards: u64 = 0;
let boardLow: u64 = 0;
let boardHigh: u64 = 0;

/** Plays `deals` deals from the start of block `first`; winners are left in OUTCOMES. INPUT holds, per
 *  seat, {hands u32, address u32} (no hands: any two cards), then board and dead cards. */
export function sampleHoldem(seats: i32, board: i32, dead: i32, seedLow: u32, seedHigh: u32, first: u32, deals: i32): void {
  clearOutcomes();
  readSeats(seats, board, dead);
  const seed = (<u64>seedHigh << 32) | <u64>seedLow;
  for (let left = deals, block = <u64>first; left > 0; left -= BLOCK, block++) {
    seedStream(seed, block);
    nextNumbers();
    playBlock(seats, board, fillDeck(), min(left, BLOCK));
  }
}

/** Writes the card records of a range of hands, whose other fields the host has filled in. */
export function prepareRange(address: usize, hands: u32): void {
  for (let entry = address; entry < address + <usize>hands * ENTRY; entry += ENTRY) {
    v128.store(entry, i64x2.add(cardRecord(load<u8>(entry, 28)), cardRecord(load<u8>(entry, 29))));
  }
}

/** Sorts the seats into fixed hands, ranges and random hands (moved behind all others by their order in play). */
function readSeats(seats: i32, board: i32, dead: i32): void {
  rangedEnd = RANGED;
  fixedCards = 0;
  randomSeats = 0;
  for (let seat = 0; seat < seats; seat++) {
    const hands = load<u32>(INPUT + <usize>seat * 8);
    const address = <usize>load<u32>(INPUT + <usize>seat * 8, 4);
    if (hands == 0) {
      randomSeats |= 1 << seat;
    } else if (hands == 1) {
      const record = v128.load(address);
      v128.store(HANDS + (<usize>seat << 4), record);
      fixedCards |= v128.extract_lane<u64>(record, 1);
    } else {
      store<i32>(rangedEnd, seat);
      store<u32>(rangedEnd, hands, 4);
      store<usize>(rangedEnd, address, 8);
      rangedEnd += 16;
    }
  }
  const cards = INPUT + <usize>seats * 8;
  let sum = i64x2(START, 0);
  for (let i = 0; i < board; i++) sum = i64x2.add(sum, cardRecord(load<u8>(cards + i)));
  boardLow = v128.extract_lane<u64>(sum, 0);
  boardHigh = v128.extract_lane<u64>(sum, 1);
  for (let i = 0; i < board + dead; i++) fixedCards |= cardBit(load<u8>(cards + i));
}

/** Puts the cards that can be dealt into DECK, in order; returns how many. */
function fillDeck(): i32 {
  let size = 0;
  for (let card = 0; card < 52; card++) {
    if (fixedCards & cardBit(card)) continue;
    store<u8>(DECK + size, <u8>card);
    size++;
  }
  return size;
}

function playBlock(seats: i32, board: i32, deckSize: i32, deals: i32): void {
  let number = NUMBERS;
  const ranged = rangedEnd;
  const handsEnd = HANDS + (<usize>seats << 4);
  const toCome = 5 - board;
  for (let deal = 0; deal < deals; deal++) {
    let used = fixedCards;
    for (let seat = RANGED; seat < ranged; ) {
      if (number == NUMBERS_END) {
        nextNumbers();
        number = NUMBERS;
      }
      const pick = (load<u64>(number) >> (64 - PICK_BITS)) * <u64>load<u32>(seat, 4);
      number += 8;
      const table = load<usize>(seat, 8);
      let entry = table + <usize>(pick >> PICK_BITS) * ENTRY;
      if ((pick & PICK_MASK) >= load<u64>(entry, 16)) entry = table + <usize>load<u32>(entry, 24) * ENTRY;
      const cards = load<u64>(entry, 8);
      if (cards & used) {
        used = fixedCards;
        seat = RANGED;
        continue;
      }
      used |= cards;
      v128.store(HANDS + (<usize>load<i32>(seat) << 4), v128.load(entry));
      seat += 16;
    }

    // A partial shuffle that goes on from the order the last deal left; cards in a hand are passed over.
    let place = 0;
    let draws = 0;
    let fraction: u64 = 0;
    let random = randomSeats;
    let missing = random ? 2 : toCome;
    let sum = i64x2(0, 0);
    let boardSum = i64x2(boardLow, boardHigh);
    while (missing > 0) {
      if (draws == 0) {
        if (number == NUMBERS_END) {
          nextNumbers();
          number = NUMBERS;
        }
        fraction = load<u64>(number) >> (64 - DRAW_BITS);
        number += 8;
        draws = DRAWS;
      }
      draws--;
      fraction *= <u64>(deckSize - place);
      const from = DECK + place + <usize>(fraction >> DRAW_BITS);
      fraction &= DRAW_MASK;
      const card = load<u8>(from);
      store<u8>(from, load<u8>(DECK + place));
      store<u8>(DECK + place, card);
      place++;
      const record = v128.load(CARDS + (<usize>card << 4));
      if (v128.extract_lane<u64>(record, 1) & used) continue;
      missing--;
      if (random) {
        sum = i64x2.add(sum, record);
        if (missing == 0) {
          v128.store(HANDS + (<usize>ctz(random) << 4), sum);
          sum = i64x2(0, 0);
          random &= random - 1;
          missing = random ? 2 : toCome;
        }
      } else {
        boardSum = i64x2.add(boardSum, record);
      }
    }

    let best = 0;
    let winners = 0;
    let bit = 1;
    for (let hand = HANDS; hand < handsEnd; hand += 16) {
      const strength = strength7(i64x2.add(boardSum, v128.load(hand)));
      winners = strength > best ? bit : strength == best ? winners | bit : winners;
      best = max(best, strength);
      bit <<= 1;
    }
    addOutcome(winners, 1);
  }
}
