import type { Game } from './game.ts';

const holdem = { hole: 2, board: 5, use: 'any', maxPlayers: 10 } as const;
const full = { deck: 'full', high: 'standard' } as const;
const omaha = { ...full, board: 5, use: 'two', low: null } as const;
const hiLo = { ...omaha, low: 'eight' } as const;

/** Hold'em with another deck or another pot. */
export const holdemVariants = {
  holdem8: {
    name: 'holdem8',
    title: "Hold'em hi/lo, 8 or better",
    aliases: ['holdem hilo', 'holdem hi/lo', 'holdem hi-lo 8', 'he8', 'h8'],
    ...full,
    ...holdem,
    low: 'eight',
  },
  shortdeck: {
    name: 'shortdeck',
    title: "Short-deck (6+) hold'em",
    aliases: ['6+', 'six plus', '6 plus', 'short deck holdem', '6+ holdem', 'sixplus holdem', 'short', 'sd'],
    deck: 'short',
    ...holdem,
    high: 'short',
    low: null,
  },
  'shortdeck-trips': {
    name: 'shortdeck-trips',
    title: "Short-deck (6+) hold'em, trips beat straights",
    aliases: ['6+ trips', 'short deck trips', 'triton trips'],
    deck: 'short',
    ...holdem,
    high: 'short-trips',
    low: null,
  },
} as const satisfies Record<string, Game>;

/** Omaha and its relatives: exactly two hole cards play. The high games come first: without a name they are meant. */
export const omahaGames = {
  omaha: {
    name: 'omaha',
    title: 'Omaha',
    aliases: ['plo', 'plo4', 'omaha4', 'omaha high', 'pot limit omaha', 'oh'],
    ...omaha,
    hole: 4,
    maxPlayers: 10,
  },
  omaha5: {
    name: 'omaha5',
    title: 'Five-card Omaha',
    aliases: ['plo5', '5 card omaha', '5 card plo', 'omaha 5 card'],
    ...omaha,
    hole: 5,
    maxPlayers: 9,
  },
  omaha6: {
    name: 'omaha6',
    title: 'Six-card Omaha',
    aliases: ['plo6', '6 card omaha', '6 card plo', 'omaha 6 card'],
    ...omaha,
    hole: 6,
    maxPlayers: 7,
  },
  omaha7: {
    name: 'omaha7',
    title: 'Seven-card Omaha',
    aliases: ['plo7', '7 card omaha', '7 card plo', 'omaha 7 card'],
    ...omaha,
    hole: 7,
    maxPlayers: 6,
  },
  omaha8: {
    name: 'omaha8',
    title: 'Omaha hi/lo, 8 or better',
    aliases: [
      'o8',
      'o/8',
      'plo8',
      'omaha hilo',
      'omaha hi/lo',
      'omaha/8',
      'omaha 8 or better',
      'o8b',
      'flo8',
    ],
    ...hiLo,
    hole: 4,
    maxPlayers: 10,
  },
  'omaha5-8': {
    name: 'omaha5-8',
    title: 'Five-card Omaha hi/lo, 8 or better (Big O)',
    aliases: ['big o', 'plo5-8', 'o5-8', '5o8', '5 card omaha 8', '5 card omaha hi/lo', 'omaha5 hi/lo'],
    ...hiLo,
    hole: 5,
    maxPlayers: 9,
  },
  'omaha6-8': {
    name: 'omaha6-8',
    title: 'Six-card Omaha hi/lo, 8 or better',
    aliases: ['plo6-8', 'o6-8', '6o8', '6 card omaha 8', '6 card omaha hi/lo', 'omaha6 hi/lo'],
    ...hiLo,
    hole: 6,
    maxPlayers: 7,
  },
  courchevel: {
    name: 'courchevel',
    title: 'Courchevel',
    aliases: ['courchevel high', 'courch'],
    ...omaha,
    hole: 5,
    maxPlayers: 9,
  },
  courchevel8: {
    name: 'courchevel8',
    title: 'Courchevel hi/lo, 8 or better',
    aliases: ['courchevel hilo', 'courchevel hi/lo', 'courch8'],
    ...hiLo,
    hole: 5,
    maxPlayers: 9,
  },
} as const satisfies Record<string, Game>;
