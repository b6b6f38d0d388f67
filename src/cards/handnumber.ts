import { CHOOSE } from './choose.ts';

/**
 * Numbers a hand of up to seven cards by the combinatorial number system: cards a > b > … of a hand of k are
 * C(a, k) + C(b, k-1) + …, so that a greater number is a higher hand, compared from the highest card down.
 * `cards` holds them in that order.
 */
export function handNumber(cards: ArrayLike<number>, width: number): number {
  let number = 0;
  for (let i = 0; i < width; i++) number += CHOOSE[width - i][cards[i]];
  return number;
}

/** Writes the cards of a hand by its number, from the highest to the lowest. */
export function writeHand(number: number, width: number, into: Uint8Array, at: number): void {
  let rest = number;
  let card = 51;
  for (let k = width; k > 0; k--) {
    while (CHOOSE[k][card] > rest) card--;
    rest -= CHOOSE[k][card];
    into[at + width - k] = card;
  }
}
