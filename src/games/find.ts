import { nearest } from '../cards/nearest.ts';
import { errorAt, sliceText, trimSlice, wholeText } from '../cards/slice.ts';
import type { Game } from './game.ts';
import { games } from './games.ts';

/** Every game, in the order of the table: where hole cards alone decide, the first that fits is meant. */
export const allGames: readonly Game[] = Object.values(games);

/** The game that is meant where nothing says otherwise. */
export const defaultGame: Game = games.holdem;

/** A name without what people vary: case, spaces, dashes, slashes, underscores, apostrophes. */
function plain(name: string): string {
  return name.toLowerCase().replace(/[\s\-_'’/]/g, '');
}

/**
 * Finds a game by its name or one of its aliases; case, spaces, dashes, slashes and apostrophes do not matter.
 *
 * @throws EquityError `UNKNOWN_GAME` for a name no game has.
 * @example
 * ```ts
 * import { findGame } from 'equity';
 * findGame('PLO').title; // 'Omaha'
 * ```
 */
export function findGame(name: string): Game {
  const slice = trimSlice(wholeText(name, 'the game'));
  const wanted = plain(sliceText(slice));
  const names = new Map<string, Game>();
  for (const game of allGames) {
    for (const known of [game.name, game.title, ...game.aliases]) names.set(plain(known), game);
  }
  const found = names.get(wanted);
  if (found) return found;
  const close = nearest(wanted, names.keys());
  const offer = close === null ? '' : `Did you mean ${(names.get(close) as Game).name}? `;
  // Long names and control characters do not belong in a message.
  const shown = /^\P{C}{1,40}$/u.test(sliceText(slice)) ? `'${sliceText(slice)}'` : 'this';
  const list = allGames.map((game) => game.name).join(', ');
  throw errorAt('UNKNOWN_GAME', `there is no game called ${shown}`, name, slice, `${offer}Games: ${list}.`);
}
