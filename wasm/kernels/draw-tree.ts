// Hands that mostly collide, drawn seat by seat from a tree that the host has made (src/plan/draw-tree.ts): no
// draw is in vain. A node is {hands u32, padding u32} and, for each hand that the seat may hold, {threshold (40 bits),
// alias (24 bits), address of its record u32, address of the next seat's node u32}.
import { nextNumber, nextNumbers, NUMBERS, NUMBERS_END, usedNumbers } from '../random';
import { PICK_BITS, PICK_MASK, setHandOf, setTaken } from './batch';

const HEAD: usize = 8;
const SLOT: usize = 16;

/** Draws a hand for each of the seats listed as for `drawRanges`. */
export function drawByTree(root: usize, seats: usize, seatsEnd: usize, deals: i32, taken: u64): void {
  let number = nextNumber;
  for (let deal: usize = 0; deal < <usize>deals; deal++) {
    let all = taken;
    let node = root;
    for (let at = seats; at < seatsEnd; at += 16) {
      if (number == NUMBERS_END) {
        nextNumbers();
        number = NUMBERS;
      }
      const pick = (load<u64>(number) >> (64 - PICK_BITS)) * <u64>load<u32>(node);
      number += 8;
      let slot = node + HEAD + <usize>(pick >> PICK_BITS) * SLOT;
      const limit = load<u64>(slot);
      if ((pick & PICK_MASK) >= (limit & PICK_MASK)) slot = node + HEAD + <usize>(limit >> PICK_BITS) * SLOT;
      const record = v128.load(<usize>load<u32>(slot, 8));
      all |= v128.extract_lane<u64>(record, 1);
      setHandOf(<usize>load<i32>(at), deal, record);
      node = <usize>load<u32>(slot, 12);
    }
    setTaken(deal, all);
  }
  usedNumbers(number);
}
