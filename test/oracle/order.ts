import type { Card } from '../../src/cards/card.ts';
import type { HighRanking, LowRanking } from '../../src/games/game.ts';
import { choose, deckOf } from './cards.ts';
import { highValue } from './high.ts';
import { lowValue } from './low.ts';

/** Any order of hands. */
export type Ranking = HighRanking | LowRanking;

/** How many cards make a hand in a ranking. */
export function handSize(ranking: Ranking): 4 | 5 {
  return ranking === 'badugi' ? 4 : 5;
}

interface Order {
  readonly classes: Uint16Array;
  /** What the slow evaluator says of each class; class 1 is at 0. */
  readonly values: readonly number[];
}

const orders = new Map<Ranking, Order>();

/**
 * The strength of every five-card hand (badugi: four-card) as a class 1..N: N is the best, equal
 * classes tie, no class is empty. 0 where the cards are no hand: not a low, or a card outside the
 * short deck. Indexed by `colexIndex`; built once, by the slow evaluator.
 */
export function denseClasses(ranking: Ranking): Uint16Array {
  return orderOf(ranking).classes;
}

/** The value that the slow evaluator gives to the hands of a class. */
export function valueOfClass(ranking: Ranking, strength: number): number {
  return orderOf(ranking).values[strength - 1] as number;
}

/** How many classes a ranking has: the class of its best hand. */
export function classCount(ranking: Ranking): number {
  return orderOf(ranking).values.length;
}

/**
 * FNV-1a (32 bits) over dense classes in the order of their index, low byte before high byte, as
 * eight hex digits: two evaluators with one checksum rank all hands alike.
 */
export function orderChecksum(classes: ArrayLike<number>): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < classes.length; index++) {
    const one = classes[index] as number;
    hash = Math.imul(hash ^ (one & 0xff), 0x01000193);
    hash = Math.imul(hash ^ (one >> 8), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** Calls back with every hand of four or five cards of the full deck in the order of its colexicographic index. */
export function forEachHand(size: 4 | 5, visit: (hand: readonly Card[], index: number) => void): void {
  const hand: Card[] = [0, 1, 2, 3, 4].slice(0, size);
  const count = choose(52, size);
  for (let index = 0; index < count; index++) {
    visit(hand, index);
    // The next hand in colexicographic order: raise the first card that has room, restart those below it.
    let at = 0;
    while (at + 1 < size && (hand[at] as Card) + 1 === hand[at + 1]) {
      hand[at] = at;
      at++;
    }
    (hand[at] as Card)++;
  }
}

function orderOf(ranking: Ranking): Order {
  const known = orders.get(ranking);
  if (known) return known;
  const valueOfHand = valuesOf(ranking);
  const values = [...new Set(valueOfHand)].filter((value) => value > 0).sort((a, b) => a - b);
  const classOf = new Map(values.map((value, index) => [value, index + 1]));
  const classes = new Uint16Array(valueOfHand.length);
  for (let index = 0; index < classes.length; index++) {
    classes[index] = classOf.get(valueOfHand[index] as number) ?? 0;
  }
  const order = { classes, values };
  orders.set(ranking, order);
  return order;
}

/** The value of every hand by its index, 0 where it is none. */
function valuesOf(ranking: Ranking): Int32Array {
  const values = new Int32Array(choose(52, handSize(ranking)));
  const judge = valuation(ranking);
  forEachHand(handSize(ranking), (hand, index) => {
    values[index] = judge(hand) ?? 0;
  });
  return values;
}

function valuation(ranking: Ranking): (hand: readonly Card[]) => number | null {
  switch (ranking) {
    case 'standard':
      return (hand) => highValue(hand, ranking);
    case 'short':
    case 'short-trips': {
      const lowest = deckOf('short')[0] as Card;
      // Hands arrive sorted, so the first card is the lowest.
      return (hand) => ((hand[0] as Card) < lowest ? null : highValue(hand, ranking));
    }
    default:
      return (hand) => lowValue(hand, ranking);
  }
}
