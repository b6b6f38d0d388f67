import type { Game } from './game.ts';

/** What the games of seven-card stud have in common: two cards down, four up, one down; no board. */
const stud = { deck: 'full', hole: 7, board: 0, use: 'any', maxPlayers: 8 } as const;

/** The same of draw games with five cards. */
const draw = { deck: 'full', hole: 5, board: 0, use: 'any', maxPlayers: 10 } as const;

/** The games whose players share the deck alone: stud, razz and draw. */
export const studGames = {
  stud: {
    ...stud,
    name: 'stud',
    title: 'Seven-card stud',
    aliases: ['7stud', '7cardstud', 'studhigh', 'studhi', '7cs', '7s'],
    high: 'standard',
    low: null,
  },
  stud8: {
    ...stud,
    name: 'stud8',
    title: 'Seven-card stud hi/lo 8 or better',
    aliases: [
      'stud/8',
      '7stud8',
      '7stud/8',
      'studhilo8',
      'stud hi/lo 8',
      'stud8ob',
      'stud8orbetter',
      '7s8',
      'e',
    ],
    high: 'standard',
    low: 'eight',
  },
  studhilo: {
    ...stud,
    name: 'studhilo',
    title: 'Seven-card stud hi/lo without qualifier',
    aliases: ['stud hi/lo', '7studhilo', 'studhl', '7snsq'],
    high: 'standard',
    low: 'ace-to-five',
  },
  razz: {
    ...stud,
    name: 'razz',
    title: 'Razz',
    aliases: ['r', '7studlow', 'studlow', '7cardlow'],
    high: null,
    low: 'ace-to-five',
  },
  draw: {
    ...draw,
    name: 'draw',
    title: 'Five-card draw',
    aliases: ['5draw', '5carddraw', '5cd', 'drawhigh'],
    high: 'standard',
    low: null,
  },
  draw8: {
    ...draw,
    name: 'draw8',
    title: 'Five-card draw hi/lo 8 or better',
    aliases: ['draw/8', '5draw8', '5draw/8', 'drawhilo', 'drawhilo8', 'draw hi/lo', '5cd8'],
    high: 'standard',
    low: 'eight',
  },
  lowball: {
    ...draw,
    name: 'lowball',
    title: 'Ace-to-five lowball',
    aliases: ['a5', 'acetofive', 'ato5', 'a5lowball', 'lowballa5', '5lowball', 'california lowball'],
    high: null,
    low: 'ace-to-five',
  },
  lowball27: {
    ...draw,
    name: 'lowball27',
    title: 'Deuce-to-seven lowball',
    aliases: ['27', '2to7', 'deucetoseven', '27lowball', '27single', '27sd', 'kansas city'],
    high: null,
    low: 'deuce-to-seven',
  },
  badugi: {
    ...draw,
    hole: 4,
    name: 'badugi',
    title: 'Badugi',
    aliases: ['padooki', 'badougi'],
    high: null,
    low: 'badugi',
  },
} as const satisfies Record<string, Game>;
