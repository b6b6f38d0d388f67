import { makeCard, type Rank } from '../cards/card.ts';
import type { Span } from '../cards/error.ts';
import { errorAt } from '../cards/slice.ts';
import type { Game } from './game.ts';

/** The rank of a six, the lowest of the short deck. */
const SIX = 4;

/** The lowest rank in a game's deck. */
export function lowestRank(game: Game): Rank {
  return game.deck === 'short' ? SIX : 0;
}

/** How many cards a game's deck has. */
export function deckSize(game: Game): number {
  return 52 - makeCard(lowestRank(game), 0);
}

/** Refuses a card that a game's deck has not. */
export function checkRank(rank: Rank, span: Span, input: string, game: Game): void {
  if (rank >= lowestRank(game)) return;
  const card = input.slice(span.start, span.end);
  const message = `there is no ${card} in ${game.title}: the deck begins with the sixes`;
  throw errorAt('BAD_CARD', message, input, span, 'Give another card, or name a game of the full deck.');
}
