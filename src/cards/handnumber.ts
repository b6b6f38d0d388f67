import { choose } from './choose.ts';

/** `CHOOSE[k][n]`: how many ways there are to take k cards of n. */
const CHOOSE: readonly Float64Array[] = Array.from({ length: 8 }, (_, k) =>
  Float64Array.from({ length: 53 }, (_, n) => choose(n, k)),
);

/**
 * Numbers a hand by the combinatorial number system: cards a > b > … of a hand of k are C(a, k) + C(b, k-1)
 * + …, so that a greater number is a higher hand, compared from the highest card down. Up to seven cards.
 *
 * `cards` holds them from the highest to the lowest, `width` of them from `at` on.
 */
export function handNumber(cards: ArrayLike<number>, at: number, width: number): number {
  let number = 0;
  for (let i = 0; i < width; i++) number += CHOOSE[width - i][cards[at + i]];
  return number;
}

/** Writes the cards of the hand with a number, from the highest to the lowest. */
export function writeHand(number: number, width: number, out: Uint8Array, at: number): void {
  let rest = number;
  let card = 52;
  for (let i = 0; i < width; i++) {
    do card--;
    while (CHOOSE[width - i][card] > rest);
    rest -= CHOOSE[width - i][card];
    out[at + i] = card;
  }
}
