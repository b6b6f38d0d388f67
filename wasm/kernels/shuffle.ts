// Deals hands and boards by a partial shuffle. With many seats that can hold anything most sets of cards
// drawn blindly (batch.ts) would meet a card that is taken; a deck runs out of free cards slowly.
import { cardRecord } from '../tables/cards';
import { nextNumber, nextNumbers, NUMBERS, NUMBERS_END, usedNumbers } from '../random';
import { setBoard, setHandOf, takenOf } from './batch';

/** The cards that no fixed hand holds, in the order the last deal left them: u8[52]. */
const DECK: usize = memory.data(64, 16);

/** As in `drawPlace` (random.ts), whose state is kept in local variables here: calling it takes half as long again a deal. */
const DRAW_BITS: u64 = 58;
const DRAW_MASK: u64 = (1 << DRAW_BITS) - 1;
const DRAWS: i32 = 5;

/** Deals two cards to each seat of a bit mask and `toCome` cards to the board, for every deal of the batch. */
export function dealByShuffle(deck: usize, size: i32, seats: i32, toCome: i32, deals: i32): void {
  // A block's numbers must not depend on the blocks before it: every batch starts from the same order.
  memory.copy(DECK, deck, 64);
  let number = nextNumber;
  for (let deal: usize = 0; deal < <usize>deals; deal++) {
    const taken = takenOf(deal);
    let place = 0;
    let draws = 0;
    let fraction: u64 = 0;
    let seatsLeft = seats;
    let missing = 2;
    let sum = i64x2(0, 0);
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
      fraction *= <u64>(size - place);
      const from = DECK + place + <usize>(fraction >> DRAW_BITS);
      fraction &= DRAW_MASK;
      const card = load<u8>(from);
      store<u8>(from, load<u8>(DECK + place));
      store<u8>(DECK + place, card);
      place++;
      const record = cardRecord(card);
      if (v128.extract_lane<u64>(record, 1) & taken) continue;
      sum = i64x2.add(sum, record);
      missing--;
      if (missing > 0) continue;
      if (seatsLeft) {
        setHandOf(ctz(seatsLeft), deal, sum);
        seatsLeft &= seatsLeft - 1;
        missing = seatsLeft ? 2 : toCome;
        sum = i64x2(0, 0);
      }
    }
    setBoard(deal, sum);
  }
  usedNumbers(number);
}
