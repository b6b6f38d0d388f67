// Monte Carlo for board games. As in hold'em, every deal is drawn from all that are possible: seats with a
// list of hands draw by an alias table, all of them again when two hands share a card; unknown cards of
// other seats come after that from what is left, then the board, then a second one.
import { CARDS, INPUT, MAX_PLAYERS } from '../layout';
import { cardBit, cardRecord } from '../tables/cards';
import { nextNumbers, NUMBERS, NUMBERS_END, seedStream } from '../random';
import { clearBoardOutcomes } from './board-deal';
import { clearPairs, addPair } from './board-pairs';
import { countBoard, emptyBoard, HANDS, scoreBoard, setKnown, setRules } from './board-score';

/** A hand of a range: set of cards u64, threshold u64, alias u32, the cards (u8 each, 7 at most). */
const ENTRY: usize = 32;
/** A seat in INPUT: hands u32, their address u32, known cards u8, the cards (u8 each, 7 at most). */
const SEAT: usize = 16;

/** Seats with a list of hands: {seat, hands, address of the first entry, bits that pick a hand}, 16 bytes each. */
const RANGED: usize = memory.data(MAX_PLAYERS * 16, 16);
/** The sums of the known cards of both boards. */
const BOARDS: usize = memory.data(32, 16);
/** Where the private cards to draw go, an address each, in order: u32[70]. */
const TARGETS: usize = memory.data(70 * 4, 16);
/** Cards whose place is not known; their order is what the last deals left. */
const DECK: usize = memory.data(64, 16);

/** Bits of a random number that pick a hand, and the bits of a threshold. Their number of values times that of hands must
 *  fit 64 bits: above 2^20 hands, and up to 2^24, there are four fewer. */
const PICK_BITS: u64 = 44;
const MANY_PICK_BITS: u64 = 40;
const MANY_HANDS: u32 = 1 << 20;
/** Bits of a random number that draw up to five cards from a deck of at most 52 < 2^6. */
const DRAW_BITS: u64 = 58;
const DRAW_MASK: u64 = (1 << DRAW_BITS) - 1;
const DRAWS: i32 = 5;

let rangedEnd: usize = 0;
let targetsEnd: usize = 0;
let fixedCards: u64 = 0;

/** Plays `deals` deals from the start of block `first`, each of `blockDeals`. INPUT holds the seats, then the board, the second board
 *  (`second` is -1 for none) and dead cards. Outcomes are left in BOARD_OUTCOMES, those of two boards in the pairs. */
export function sampleBoards(
  seats: i32, hole: i32, two: bool, split: bool, board: i32, second: i32, dead: i32,
  seedLow: u32, seedHigh: u32, blockDeals: i32, first: u32, deals: i32,
): void {
  setRules(seats, hole, two, split);
  if (second < 0) clearBoardOutcomes(seats, split);
  else clearPairs();
  readSeats(seats, hole, board, second, dead);
  const seed = (<u64>seedHigh << 32) | <u64>seedLow;
  for (let left = deals, block = <u64>first; left > 0; left -= blockDeals, block++) {
    seedStream(seed, block);
    nextNumbers();
    playBlock(5 - board, second < 0 ? 0 : 5 - second, second >= 0, fillDeck(), min(left, blockDeals));
  }
}

/** Writes the sets of cards of a range of hands, whose other fields the host has filled in. */
export function prepareBoardRange(address: usize, hands: u32, hole: i32): void {
  for (let entry = address; entry < address + <usize>hands * ENTRY; entry += ENTRY) {
    let set: u64 = 0;
    for (let i: usize = 0; i < <usize>hole; i++) set |= cardBit(load<u8>(entry + i, 20));
    store<u64>(entry, set);
  }
}

function readSeats(seats: i32, hole: i32, board: i32, second: i32, dead: i32): void {
  rangedEnd = RANGED;
  targetsEnd = TARGETS;
  fixedCards = 0;
  for (let seat = 0; seat < seats; seat++) {
    const from = INPUT + <usize>seat * SEAT;
    const hands = load<u32>(from);
    const cards = HANDS + (<usize>seat << 3);
    if (hands > 0) {
      store<i32>(rangedEnd, seat);
      store<u32>(rangedEnd, hands, 4);
      store<u32>(rangedEnd, load<u32>(from, 4), 8);
      store<u32>(rangedEnd, <u32>(hands > MANY_HANDS ? MANY_PICK_BITS : PICK_BITS), 12);
      rangedEnd += 16;
      continue;
    }
    const known = <i32>load<u8>(from, 8);
    fix(from + 9, known, cards, hole);
    if (known == hole) setKnown(seat);
  }
  const at = INPUT + <usize>seats * SEAT;
  v128.store(BOARDS, sumBoard(at, board));
  v128.store(BOARDS + 16, sumBoard(at + <usize>board, second));
  const deadAt = at + <usize>(board + max(second, 0));
  for (let i: usize = 0; i < <usize>dead; i++) fixedCards |= cardBit(load<u8>(deadAt + i));
}

/** Puts known cards where they belong, and notes that the others up to `size` are to be drawn. */
function fix(from: usize, known: i32, to: usize, size: i32): void {
  for (let i: usize = 0; i < <usize>size; i++) {
    if (i < <usize>known) {
      const card = load<u8>(from + i);
      store<u8>(to + i, card);
      fixedCards |= cardBit(card);
    } else {
      store<u32>(targetsEnd, <u32>(to + i));
      targetsEnd += 4;
    }
  }
}

/** The sum of the known cards of a board. */
function sumBoard(from: usize, known: i32): v128 {
  let sum = emptyBoard();
  for (let i = 0; i < known; i++) {
    const card = <i32>load<u8>(from + <usize>i);
    sum = i64x2.add(sum, cardRecord(card));
    fixedCards |= cardBit(card);
  }
  return sum;
}

/** Puts the cards that can be dealt into DECK, in order; returns how many. */
function fillDeck(): i32 {
  let size = 0;
  for (let card = 0; card < 52; card++) {
    if (fixedCards & cardBit(card)) continue;
    store<u8>(DECK + <usize>size, <u8>card);
    size++;
  }
  return size;
}

function playBlock(toCome: i32, toComeSecond: i32, twoBoards: bool, deckSize: i32, deals: i32): void {
  let number = NUMBERS;
  const ranged = rangedEnd;
  const end = targetsEnd;
  for (let deal = 0; deal < deals; deal++) {
    let used: u64 = 0;
    for (let seat = RANGED; seat < ranged; ) {
      if (number == NUMBERS_END) {
        nextNumbers();
        number = NUMBERS;
      }
      const bits = <u64>load<u32>(seat, 12);
      const pick = (load<u64>(number) >> (64 - bits)) * <u64>load<u32>(seat, 4);
      number += 8;
      const table = <usize>load<u32>(seat, 8);
      let entry = table + <usize>(pick >> bits) * ENTRY;
      // What is below the hand's number, as a fraction of 44 bits like the threshold.
      if (pick << (64 - bits) >> (64 - PICK_BITS) >= load<u64>(entry, 8)) entry = table + <usize>load<u32>(entry, 16) * ENTRY;
      const cards = load<u64>(entry);
      if (cards & (used | fixedCards)) {
        used = 0;
        seat = RANGED;
        continue;
      }
      used |= cards;
      store<u64>(HANDS + (<usize>load<i32>(seat) << 3), load<u64>(entry, 20));
      seat += 16;
    }

    // A partial shuffle that goes on from the order the last deal left; cards in a hand are passed over.
    let place = 0;
    let draws = 0;
    let fraction: u64 = 0;
    let target = TARGETS;
    let left = toCome;
    let leftSecond = toComeSecond;
    let sum = v128.load(BOARDS);
    let sumSecond = v128.load(BOARDS, 16);
    while (target < end || left + leftSecond > 0) {
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
      const from = DECK + <usize>place + <usize>(fraction >> DRAW_BITS);
      fraction &= DRAW_MASK;
      const card = load<u8>(from);
      store<u8>(from, load<u8>(DECK + <usize>place));
      store<u8>(DECK + <usize>place, card);
      place++;
      const record = v128.load(CARDS + (<usize>card << 4));
      if (used & v128.extract_lane<u64>(record, 1)) continue;
      if (target < end) {
        store<u8>(<usize>load<u32>(target), card);
        target += 4;
      } else if (left > 0) {
        sum = i64x2.add(sum, record);
        left--;
      } else {
        sumSecond = i64x2.add(sumSecond, record);
        leftSecond--;
      }
    }

    if (twoBoards) {
      const first = <u64>scoreBoard(sum);
      addPair(first | (<u64>scoreBoard(sumSecond) << 20), 1);
    } else {
      countBoard(scoreBoard(sum));
    }
  }
}
