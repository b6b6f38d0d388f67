// A batch of random deals in the making. Each stage draws one thing (the hands of the ranges, a hand of
// any two cards, the board) for every deal of the batch in a small loop without branches: a draw that
// shares a card with what the deal has already is written all the same, and overwritten by the next one.
import { MAX_PLAYERS } from '../layout';
import { nextNumber, nextNumbers, NUMBERS, NUMBERS_END, usedNumbers } from '../random';
import { cardRecord } from '../tables/cards';

/** Deals a batch. */
export const BATCH: i32 = 128;
/** Bytes of a row of records, one a deal and one to spare. */
const ROW: usize = (128 + 1) * 16;

/** Each seat's hole cards, by deal: card records. */
const HANDS: usize = memory.data(MAX_PLAYERS * <i32>ROW, 16);
/** The sum of what is drawn of each deal's board: card records. */
const BOARDS: usize = memory.data(<i32>ROW, 16);
/** The cards of each deal that are taken: sets, as in the high lane of a record. */
const TAKEN: usize = memory.data((128 + 1) * 8, 16);

/** A hand of a range: its record (16 bytes; before that its cards, a byte each), threshold (40 bits), alias (24 bits). */
export const ENTRY: usize = 24;
/** Bits of a random number that pick a hand: times the number of hands, at most 2^24, they fit 64 bits. */
export const PICK_BITS: u64 = 40;
export const PICK_MASK: u64 = (1 << PICK_BITS) - 1;

/** Ranges drawn before a look whether their hands have met. */
const FEW: usize = 2;

/** Sets of one, two and three cards that no fixed hand holds, as card records. */
const SINGLES: usize = memory.data(52 * 16, 16);
const PAIRS: usize = memory.data(1326 * 16, 16);
const TRIPLES: usize = memory.data(22100 * 16, 16);
let singles: u64 = 0;
let pairs: u64 = 0;
let triples: u64 = 0;

/** Lists the sets of the `size` cards at `deck`. */
export function fillDraws(deck: usize, size: i32): void {
  let single = SINGLES;
  let pair = PAIRS;
  let triple = TRIPLES;
  for (let a = 0; a < size; a++) {
    const one = cardRecord(load<u8>(deck + a));
    v128.store(single, one);
    single += 16;
    for (let b = 0; b < a; b++) {
      const two = i64x2.add(one, cardRecord(load<u8>(deck + b)));
      v128.store(pair, two);
      pair += 16;
      for (let c = 0; c < b; c++) {
        v128.store(triple, i64x2.add(two, cardRecord(load<u8>(deck + c))));
        triple += 16;
      }
    }
  }
  singles = (single - SINGLES) >> 4;
  pairs = (pair - PAIRS) >> 4;
  triples = (triple - TRIPLES) >> 4;
}

/** Where the hole cards of a seat are, by deal. */
export function handsOf(seat: usize): usize {
  return HANDS + seat * ROW;
}

/** The hole cards in a deal of the seat whose hands are at `hands`. */
// @ts-ignore: decorator
@inline
export function handAt(hands: usize, deal: usize): v128 {
  return v128.load(hands + (deal << 4));
}

/** What was drawn of the board of a deal. */
// @ts-ignore: decorator
@inline
export function boardOf(deal: usize): v128 {
  return v128.load(BOARDS + (deal << 4));
}

// @ts-ignore: decorator
@inline
export function setHandOf(seat: usize, deal: usize, record: v128): void {
  v128.store(HANDS + seat * ROW + (deal << 4), record);
}

// @ts-ignore: decorator
@inline
export function setBoard(deal: usize, record: v128): void {
  v128.store(BOARDS + (deal << 4), record);
}

/** The cards of a deal that are taken. */
// @ts-ignore: decorator
@inline
export function takenOf(deal: usize): u64 {
  return load<u64>(TAKEN + (deal << 3));
}

// @ts-ignore: decorator
@inline
export function setTaken(deal: usize, cards: u64): void {
  store<u64>(TAKEN + (deal << 3), cards);
}

/** Gives a seat the same hand in every deal. */
export function setHand(seat: usize, record: v128): void {
  for (let deal: usize = 0; deal < <usize>BATCH; deal++) v128.store(HANDS + seat * ROW + (deal << 4), record);
}

/** Starts new deals, of which the cards `taken` are gone. */
export function clearDeals(taken: u64): void {
  for (let deal: usize = 0; deal < <usize>BATCH; deal++) {
    store<u64>(TAKEN + (deal << 3), taken);
    v128.store(BOARDS + (deal << 4), i64x2(0, 0));
  }
}

/** Draws a hand for each seat with a range, by its weights; `seats` lists {seat, hands, address}, 16 bytes
 *  each. If two hands meet ALL of them are drawn again: drawing only one again would favour hands that collide. */
export function drawRanges(seats: usize, seatsEnd: usize, deals: i32, taken: u64): void {
  let number = nextNumber;
  for (let deal: usize = 0; deal < <usize>deals; ) {
    let all = taken;
    let met: u64 = 0;
    for (let at = seats; at < seatsEnd; at += 16) {
      if (number == NUMBERS_END) {
        nextNumbers();
        number = NUMBERS;
      }
      const pick = (load<u64>(number) >> (64 - PICK_BITS)) * <u64>load<u32>(at, 4);
      number += 8;
      const table = load<usize>(at, 8);
      const slot = table + <usize>(pick >> PICK_BITS) * ENTRY;
      const limit = load<u64>(slot, 16);
      const alias = table + <usize>(limit >> PICK_BITS) * ENTRY;
      const entry = (pick & PICK_MASK) < (limit & PICK_MASK) ? slot : alias;
      const cards = load<u64>(entry, 8);
      met |= cards & all;
      all |= cards;
      v128.store(HANDS + <usize>load<i32>(at) * ROW + (deal << 4), v128.load(entry));
      // With many ranges most draws are in vain; the first few come without a branch.
      if (met != 0 && at >= seats + FEW * 16) break;
    }
    store<u64>(TAKEN + (deal << 3), all);
    deal += <usize>(met == 0);
  }
  usedNumbers(number);
}

/** Draws any two cards that are left for a seat. */
export function drawHand(seat: usize, deals: i32): void {
  drawInto(HANDS + seat * ROW, 2, 0, deals, false);
}

/** Draws `cards` (0 to 5) more cards that are left onto the boards. */
export function drawBoards(cards: i32, deals: i32): void {
  if (cards > 0) drawInto(BOARDS, cards > 3 ? cards - 2 : cards, cards > 3 ? 2 : 0, deals, true);
}

/** Draws a set of `first` cards and, if not 0, one of `second` cards from one random number each deal. */
// @ts-ignore: decorator
@inline
function drawInto(out: usize, first: i32, second: i32, deals: i32, last: bool): void {
  let number = nextNumber;
  const firstTable = tableOf(first);
  const firstSize = sizeOf(first);
  const secondTable = tableOf(second);
  const secondSize = sizeOf(second);
  for (let deal: usize = 0; deal < <usize>deals; ) {
    if (number == NUMBERS_END) {
      nextNumbers();
      number = NUMBERS;
    }
    // 49 bits times at most 22,100 sets; what is below the index is a fraction that draws the second set.
    const scaled = (load<u64>(number) >> 15) * firstSize;
    number += 8;
    let record = v128.load(firstTable + (<usize>(scaled >> 49) << 4));
    const taken = load<u64>(TAKEN + (deal << 3));
    let cards = v128.extract_lane<u64>(record, 1);
    let met = cards & taken;
    if (second) {
      const rest = ((scaled & ((1 << 49) - 1)) >> 11) * secondSize;
      const other = v128.load(secondTable + (<usize>(rest >> 38) << 4));
      const more = v128.extract_lane<u64>(other, 1);
      met |= more & (taken | cards);
      cards |= more;
      record = i64x2.add(record, other);
    }
    v128.store(out + (deal << 4), record);
    if (last) {
      deal += <usize>(met == 0);
    } else {
      // Taken only if it stays: a draw that is overwritten must not block cards.
      store<u64>(TAKEN + (deal << 3), met == 0 ? taken | cards : taken);
      deal += <usize>(met == 0);
    }
  }
  usedNumbers(number);
}

function tableOf(cards: i32): usize {
  return cards == 1 ? SINGLES : cards == 2 ? PAIRS : TRIPLES;
}

function sizeOf(cards: i32): u64 {
  return cards == 1 ? singles : cards == 2 ? pairs : triples;
}
