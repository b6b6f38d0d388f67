// The random part of a batch of deals of a board game: cards of hands that are not known, and the boards. With
// few cards to come they are drawn as sets that no card in a hand blocks, in loops without branches; with many
// by a shuffle, since most sets drawn blindly would meet a card that is taken.
import { MAX_PLAYERS } from '../layout';
import { drawPlace, nextNumber, nextNumbers, NUMBERS, NUMBERS_END, startPlaces, usedNumbers } from '../random';
import { cardBit, cardRecord } from '../tables/cards';
import { handAt, handsOf, setBoard, setTaken, takenOf } from './batch';
import { handRecord, hole } from './board-hand';

/** Seats with cards to draw: {where their hands are u32, known cards u32, the cards u64}, 16 bytes each. */
const UNKNOWN: usize = memory.data(MAX_PLAYERS * 16, 16);
let unknownEnd: usize = UNKNOWN;
/** Hole cards to draw in all. */
let unknownCards: i32 = 0;

/** The cards that can be dealt, in order, and in the order the last deal left them: u8[52]. */
const LIVE: usize = memory.data(64, 16);
const DECK: usize = memory.data(64, 16);
let deckSize: i32 = 0;

/** Sets of one and of two cards that can be dealt: {cards, a byte each u64, set u64}. */
const SINGLES: usize = memory.data(52 * 16, 16);
const PAIRS: usize = memory.data(1326 * 16, 16);

/** Each deal's second board: card records. */
const SECOND: usize = memory.data(129 * 16, 16);

/** Up to so many hole cards that differ from deal to deal, sets are drawn: measured. */
const FEW: i32 = 12;

/** Forgets the seats with cards to draw. */
export function clearUnknown(): void {
  unknownEnd = UNKNOWN;
  unknownCards = 0;
}

/** Adds a seat of which `known` cards are known, a byte each. */
export function addUnknown(seat: i32, known: i32, cards: u64): void {
  store<u32>(unknownEnd, <u32>handsOf(seat));
  store<u32>(unknownEnd, known, 4);
  store<u64>(unknownEnd, cards, 8);
  unknownEnd += 16;
  unknownCards += hole - known;
}

/** Lists the cards that can be dealt, all but `gone`; returns where, and leaves how many. */
export function fillLive(gone: u64): usize {
  deckSize = 0;
  let single = SINGLES;
  let pair = PAIRS;
  for (let card = 0; card < 52; card++) {
    if (gone & cardBit(card)) continue;
    for (let i: usize = 0; i < <usize>deckSize; i++) {
      const other = load<u8>(LIVE + i);
      v128.store(pair, i64x2(card | (<i64>other << 8), cardBit(card) | cardBit(other)));
      pair += 16;
    }
    v128.store(single, i64x2(card, cardBit(card)));
    single += 16;
    store<u8>(LIVE + <usize>deckSize, <u8>card);
    deckSize++;
  }
  return LIVE;
}

/** How many cards can be dealt. */
export function liveCards(): i32 {
  return deckSize;
}

/** Whether unknown hole cards and boards are drawn as sets, where so many seats have lists of hands. */
export function drawsSets(lists: i32): bool {
  return unknownCards + lists * hole <= FEW;
}

/** Draws the unknown hole cards of a batch as sets. */
export function drawUnknown(deals: i32): void {
  for (let seat = UNKNOWN; seat < unknownEnd; seat += 16) {
    const row = <usize>load<u32>(seat);
    let known = load<i32>(seat, 4);
    for (let deal: usize = 0; deal < <usize>deals; deal++) v128.store(row + (deal << 4), v128.load64_zero(seat, 8));
    while (known < hole) {
      const first = min(hole - known, 2);
      const second = min(hole - known - first, 2);
      drawSets(row, first, second, known, deals);
      known += first + second;
    }
    finishHands(row, deals);
  }
}

/** Makes records of hands whose cards, a byte each, are in the first halves. */
function finishHands(row: usize, deals: i32): void {
  for (let at = row, end = row + (<usize>deals << 4); at < end; at += 16) {
    v128.store(at, handRecord(load<u64>(at)));
  }
}

/** Adds a set of `first` cards and, if not 0, one of `second` to hands of `known` cards, from one random number each. */
// @ts-ignore: decorator
@inline
function drawSets(row: usize, first: i32, second: i32, known: i32, deals: i32): void {
  let number = nextNumber;
  const size = <u64>deckSize;
  const pairs = (size * (size - 1)) >> 1;
  const firstTable = first == 1 ? SINGLES : PAIRS;
  const firstSize = first == 1 ? size : pairs;
  const secondTable = second == 1 ? SINGLES : PAIRS;
  const secondSize = second == 1 ? size : pairs;
  const place = <u64>known << 3;
  for (let deal: usize = 0; deal < <usize>deals; ) {
    if (number == NUMBERS_END) {
      nextNumbers();
      number = NUMBERS;
    }
    // 49 bits times at most 1,326 sets; what is below the index is a fraction that draws the second set.
    const scaled = (load<u64>(number) >> 15) * firstSize;
    number += 8;
    const one = firstTable + (<usize>(scaled >> 49) << 4);
    const taken = takenOf(deal);
    let cards = load<u64>(one);
    let set = load<u64>(one, 8);
    let met = set & taken;
    if (second) {
      const rest = ((scaled & ((1 << 49) - 1)) >> 11) * secondSize;
      const other = secondTable + (<usize>(rest >> 38) << 4);
      cards |= load<u64>(other) << (<u64>first << 3);
      const more = load<u64>(other, 8);
      met |= more & (taken | set);
      set |= more;
    }
    // A draw that meets a card is made again: it must leave no trace.
    const at = row + (deal << 4);
    store<u64>(at, load<u64>(at) | (met == 0 ? cards << place : 0));
    setTaken(deal, met == 0 ? taken | set : taken);
    deal += <usize>(met == 0);
  }
  usedNumbers(number);
}

/** Deals the unknown hole cards, `toCome` cards to the board and `toComeSecond` to the second one, for every deal of a batch. */
export function shuffleAll(toCome: i32, toComeSecond: i32, deals: i32): void {
  // A block's numbers must not depend on the blocks before it: every batch starts from the same order.
  memory.copy(DECK, LIVE, 64);
  for (let deal: usize = 0; deal < <usize>deals; deal++) {
    const taken = takenOf(deal);
    let place = 0;
    startPlaces();
    let seat = UNKNOWN;
    let cards = load<u64>(seat, 8);
    let held = load<i32>(seat, 4);
    let left = toCome;
    let leftSecond = toComeSecond;
    let sum = i64x2(0, 0);
    let sumSecond = i64x2(0, 0);
    while (seat < unknownEnd || left + leftSecond > 0) {
      const from = DECK + <usize>place + drawPlace(deckSize - place);
      const card = load<u8>(from);
      store<u8>(from, load<u8>(DECK + <usize>place));
      store<u8>(DECK + <usize>place, card);
      place++;
      const record = cardRecord(card);
      if (taken & v128.extract_lane<u64>(record, 1)) continue;
      if (seat < unknownEnd) {
        cards |= <u64>card << (<u64>held << 3);
        held++;
        if (held < hole) continue;
        store<u64>(<usize>load<u32>(seat) + (deal << 4), cards);
        seat += 16;
        cards = load<u64>(seat, 8);
        held = load<i32>(seat, 4);
      } else if (left > 0) {
        sum = i64x2.add(sum, record);
        left--;
      } else {
        sumSecond = i64x2.add(sumSecond, record);
        leftSecond--;
      }
    }
    setBoard(deal, sum);
    v128.store(SECOND + (deal << 4), sumSecond);
  }
  for (let seat = UNKNOWN; seat < unknownEnd; seat += 16) finishHands(<usize>load<u32>(seat), deals);
}

/** What was drawn of the second board of a deal. */
// @ts-ignore: decorator
@inline
export function secondOf(deal: usize): v128 {
  return handAt(SECOND, deal);
}
