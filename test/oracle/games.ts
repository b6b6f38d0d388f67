import type { Game } from '../../src/games/game.ts';

/** What the oracle needs to know of a game: any row of the games table will do. */
export type Rules = Pick<Game, 'deck' | 'hole' | 'board' | 'use' | 'high' | 'low'>;

const holdem: Rules = { deck: 'full', hole: 2, board: 5, use: 'any', high: 'standard', low: null };
const omaha: Rules = { ...holdem, hole: 4, use: 'two' };
const stud: Rules = { ...holdem, hole: 7, board: 0 };
const lowball: Rules = { ...stud, hole: 5, high: null, low: 'ace-to-five' };

/**
 * The rules of every game, written out again so that they judge the games table too; the names are
 * those of the reference values where these know the game.
 */
export const RULES = {
  holdem,
  holdem8: { ...holdem, low: 'eight' },
  shortdeck: { ...holdem, deck: 'short', high: 'short' },
  'shortdeck-trips': { ...holdem, deck: 'short', high: 'short-trips' },
  omaha,
  omaha8: { ...omaha, low: 'eight' },
  omaha5: { ...omaha, hole: 5 },
  'omaha5-8': { ...omaha, hole: 5, low: 'eight' },
  omaha6: { ...omaha, hole: 6 },
  'omaha6-8': { ...omaha, hole: 6, low: 'eight' },
  omaha7: { ...omaha, hole: 7 },
  'omaha7-8': { ...omaha, hole: 7, low: 'eight' },
  stud,
  stud8: { ...stud, low: 'eight' },
  'stud-hilo': { ...stud, low: 'ace-to-five' },
  razz: { ...stud, high: null, low: 'ace-to-five' },
  draw: { ...stud, hole: 5 },
  lowball,
  lowball27: { ...lowball, low: 'deuce-to-seven' },
  badugi: { ...lowball, hole: 4, low: 'badugi' },
} as const satisfies Record<string, Rules>;

/** The name of a game the oracle has rules for. */
export type RulesName = keyof typeof RULES;
