import { type Card, rankOf, suitOf } from '../cards/card.ts';
import type { Game } from '../games/game.ts';
import { madeHigh } from './high.ts';
import { madeLow } from './low.ts';
import type { MadeHand } from './made.ts';

/** What a showdown needs to know of a game. */
export type ShowdownRules = Pick<Game, 'hole' | 'board' | 'use' | 'high' | 'low'>;

/** What a player shows down on one board: the best hand each way. */
export interface ShownHand {
  /** Null in a game that only a low wins. */
  readonly high: MadeHand | null;
  /** Null in a game without a low, and where none qualifies. */
  readonly low: MadeHand | null;
}

/** Every way to choose some cards. */
function combinations(cards: readonly Card[], size: number): Card[][] {
  if (size === 0) return [[]];
  return cards.flatMap((card, i) =>
    combinations(cards.slice(i + 1), size - 1).map((rest) => [card, ...rest]),
  );
}

/** Every set of cards that a game lets a player show down. */
function playableHands(game: ShowdownRules, hole: readonly Card[], board: readonly Card[]): Card[][] {
  if (game.use === 'two') {
    const threes = combinations(board, 3);
    return combinations(hole, 2).flatMap((two) => threes.map((three) => [...two, ...three]));
  }
  return combinations([...hole, ...board], game.low === 'badugi' ? 4 : 5);
}

/** The order of single cards that settles odd chips; aces are low in a low hand. */
function single(card: Card, low: boolean): number {
  return low ? ((rankOf(card) + 1) % 13) * 4 + suitOf(card) : card;
}

/** The best of some hands; of equal ones that with the highest single cards by suit, which gets the odd chip. */
function bestOf(hands: Iterable<MadeHand | null>, low: boolean): MadeHand | null {
  let best: MadeHand | null = null;
  for (const hand of hands) {
    if (hand === null || (best !== null && hand.strength < best.strength)) continue;
    if (best === null || hand.strength > best.strength || singlesAbove(hand.cards, best.cards, low))
      best = hand;
  }
  return best;
}

function singlesAbove(a: readonly Card[], b: readonly Card[], low: boolean): boolean {
  const sorted = (cards: readonly Card[]) => cards.map((card) => single(card, low)).sort((x, y) => y - x);
  const [left, right] = [sorted(a), sorted(b)];
  const at = left.findIndex((card, i) => card !== right[i]);
  return at >= 0 && (left[at] as number) > (right[at] as number);
}

/** The best hands each way that a player of a game has: with which cards, and what they are called. */
export function showHand(game: ShowdownRules, hole: readonly Card[], board: readonly Card[]): ShownHand {
  const hands = playableHands(game, hole, board);
  const { high, low } = game;
  return {
    high:
      high === null
        ? null
        : bestOf(
            hands.map((cards) => madeHigh(cards, high)),
            false,
          ),
    low:
      low === null
        ? null
        : bestOf(
            hands.map((cards) => madeLow(cards, low)),
            true,
          ),
  };
}
