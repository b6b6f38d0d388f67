import type { Game } from './game.ts';
import { holdemVariants, omahaGames } from './omaha.ts';
import { studGames } from './stud.ts';

/**
 * The games this calculator knows, by name.
 *
 * @example
 * ```ts
 * import { games } from 'equity';
 * games.holdem.hole; // 2
 * ```
 */
export const games = {
  holdem: {
    name: 'holdem',
    title: "Texas hold'em",
    aliases: ["hold'em", 'texas', 'nlhe', 'lhe', 'he'],
    deck: 'full',
    hole: 2,
    board: 5,
    use: 'any',
    high: 'standard',
    low: null,
    maxPlayers: 10,
  },
  ...studGames,
  ...holdemVariants,
  ...omahaGames,
} as const satisfies Record<string, Game>;

/** The name of a game that exists. */
export type GameName = keyof typeof games;
