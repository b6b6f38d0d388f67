// Monte Carlo hold'em. Every deal is drawn from all that are possible, each with its weight: first the
// seats with ranges, by alias tables (Walker 1977, Vose 1991), then the seats that can hold anything,
// from what is left, then the board.
//
// Deals come in blocks with a random stream of their own, so that any cut of the blocks into jobs gives
// the same counts.
import { INPUT, MAX_PLAYERS } from '../layout';
import { cardBit, cardRecord, START } from '../tables/cards';
import { strength7 } from '../evaluate/high';
import { seedStream } from '../random';
import { BATCH, boardOf, clearDeals, drawBoards, drawHand, drawRanges, ENTRY, fillDraws, handAt, handsOf, setHand } from './batch';
import { addOutcome, clearOutcomes } from './deal';
import { drawByTree } from './draw-tree';
import { dealByShuffle } from './shuffle';

/** Seats with a range: {seat, hands, address of the first entry}, 16 bytes each. */
const RANGED: usize = memory.data(MAX_PLAYERS * 16, 16);
let rangedEnd: usize = 0;
/** Where the hands of each seat that plays for the pot are, in seat order: usize[10]. */
const CONTENDERS: usize = memory.data(MAX_PLAYERS * 4, 16);
let contendersEnd: usize = 0;
/** Seats that can hold any two cards, as a bit mask. */
let randomSeats: i32 = 0;
/** Cards that cannot be dealt: of fixed hands, on the board, dead. */
let fixedCards: u64 = 0;
/** START and the known board, as a card record. */
const BOARD: usize = memory.data(16, 16);
/** The cards that can be dealt, in order, and how many. */
const DECK: usize = memory.data(64, 16);
let deckSize: i32 = 0;
/** From so many random seats on they and the board are dealt by a shuffle: measured. */
const MANY: i32 = 5;

/** Plays `deals` deals from the start of block `first`, each of `blockDeals`; winners are left in OUTCOMES. INPUT holds, per
 *  seat, {hands u32, address u32} (no hands: any two cards), then board and dead cards. Every seat is dealt in, those of the
 *  bit mask `contenders` play for the pot: bit i of an outcome is the i-th of them. `tree` is the address of a tree by which
 *  the seats with ranges draw, or 0. */
export function sampleHoldem(seats: i32, contenders: i32, board: i32, dead: i32, seedLow: u32, seedHigh: u32, blockDeals: i32, first: u32, deals: i32, tree: usize): void {
  clearOutcomes();
  readSeats(seats, board, dead);
  contendersEnd = CONTENDERS;
  for (let left = contenders; left; left &= left - 1) {
    store<usize>(contendersEnd, handsOf(ctz(left)));
    contendersEnd += 4;
  }
  fillDeck();
  if (popcnt(randomSeats) < MANY) fillDraws(DECK, deckSize);
  const seed = (<u64>seedHigh << 32) | <u64>seedLow;
  for (let left = deals, block = <u64>first; left > 0; left -= blockDeals, block++) {
    seedStream(seed, block);
    playBlock(5 - board, min(left, blockDeals), tree);
  }
}

/** Writes the records of a table of hands, whose cards the host has written with the other fields. */
export function prepareRange(address: usize, hands: u32): void {
  for (let entry = address; entry < address + <usize>hands * ENTRY; entry += ENTRY) {
    v128.store(entry, i64x2.add(cardRecord(load<u8>(entry)), cardRecord(load<u8>(entry, 1))));
  }
}

/** Sorts the seats into fixed hands, ranges and random hands, and reads the board. */
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
      setHand(seat, v128.load(address));
      fixedCards |= load<u64>(address, 8);
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
  v128.store(BOARD, sum);
  for (let i = 0; i < board + dead; i++) fixedCards |= cardBit(load<u8>(cards + i));
}

/** Puts the cards that can be dealt into DECK. */
function fillDeck(): void {
  deckSize = 0;
  for (let card = 0; card < 52; card++) {
    if (fixedCards & cardBit(card)) continue;
    store<u8>(DECK + deckSize, <u8>card);
    deckSize++;
  }
}

function playBlock(toCome: i32, deals: i32, tree: usize): void {
  for (let left = deals; left > 0; left -= BATCH) {
    const batch = min(left, BATCH);
    clearDeals(fixedCards);
    if (tree) drawByTree(tree, RANGED, rangedEnd, batch, fixedCards);
    else if (rangedEnd > RANGED) drawRanges(RANGED, rangedEnd, batch, fixedCards);
    if (popcnt(randomSeats) >= MANY) {
      dealByShuffle(DECK, deckSize, randomSeats, toCome, batch);
    } else {
      for (let random = randomSeats; random; random &= random - 1) drawHand(ctz(random), batch);
      drawBoards(toCome, batch);
    }
    score(batch);
  }
}

/** Counts a batch of deals by who wins them. */
function score(deals: i32): void {
  const known = v128.load(BOARD);
  for (let deal: usize = 0; deal < <usize>deals; deal++) {
    const board = i64x2.add(known, boardOf(deal));
    let best = 0;
    let winners = 0;
    let bit = 1;
    for (let at = CONTENDERS; at < contendersEnd; at += 4) {
      const strength = strength7(i64x2.add(board, handAt(load<usize>(at), deal)));
      winners = strength > best ? bit : strength == best ? winners | bit : winners;
      best = max(best, strength);
      bit <<= 1;
    }
    addOutcome(winners, 1);
  }
}
