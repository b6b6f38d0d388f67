import { readFileSync } from 'node:fs';

/** The games that have reference values, by the name of their file. */
export const REFERENCE_GAMES = [
  'holdem',
  'holdem8',
  'lowball',
  'lowball27',
  'omaha',
  'omaha5',
  'omaha5-8',
  'omaha6',
  'omaha8',
  'razz',
  'shortdeck',
  'shortdeck-trips',
  'stud',
  'stud8',
] as const;

export type ReferenceGame = (typeof REFERENCE_GAMES)[number];

/** Deals won alone, shared and lost; some sources do not tell what was lost. */
export interface ReferenceCounts {
  readonly win: number;
  readonly tie: number;
  readonly lose?: number;
}

/** How a high hand ends: high card, pair, two pair, trips, straight, flush, full house, quads, straight flush. */
export type ReferenceCategory = 'HC' | 'PR' | '2P' | '3K' | 'ST' | 'FL' | 'FH' | '4K' | 'SF';

export interface ReferencePlayer {
  /** The mean pot share, 0..1, rounded to 8 to 12 places. */
  readonly equity: number;
  /** In games with one winner a pot. */
  readonly counts?: ReferenceCounts;
  /** In split games: the high half. */
  readonly high?: ReferenceCounts;
  /** In split games: the low half. Only a hand that qualifies is counted, also as lost. */
  readonly low?: ReferenceCounts;
  /** In split games: deals in which the player took the whole pot alone. */
  readonly scoop?: number;
  readonly categories?: Readonly<Record<ReferenceCategory, number>>;
}

/** One line of a reference file. */
export interface ReferenceLine {
  readonly id: string;
  readonly game: ReferenceGame;
  /** Known cards of each player, or ranges. */
  readonly hands: readonly string[];
  readonly board: string;
  readonly dead: string;
  /** Deals counted, or trials made; in stud and draw games ordered deals. */
  readonly total: number;
  readonly method: 'exact' | 'montecarlo';
  readonly players: readonly ReferencePlayer[];
  /** Who agrees on the line. */
  readonly sources: readonly string[];
  /** Whether the hands are ranges. */
  readonly ranges: boolean;
}

/** One starting hand against one random hand, over all deals of its first combination. */
export interface StartingHand {
  /** The name of the hand: `AA`, `AKs`, `72o`. */
  readonly hand: string;
  /** How many combinations of two cards it stands for. */
  readonly combos: number;
  readonly wins: number;
  readonly ties: number;
  readonly losses: number;
  readonly total: number;
  /** 0..1, rounded to 8 places. */
  readonly equity: number;
}

/** All lines of a game. */
export function loadReference(game: ReferenceGame): ReferenceLine[] {
  return lines(`${game}.jsonl`).map((line) => ({ ranges: false, ...JSON.parse(line) }));
}

/** Every starting hand of hold'em (169) or short-deck hold'em (81) against one random hand. */
export function loadStartingHands(game: 'holdem' | 'shortdeck'): StartingHand[] {
  const [, ...rows] = lines(game === 'holdem' ? 'holdem-169-vs-random.csv' : 'shortdeck-vs-random.csv');
  return rows.map((row) => {
    const [hand = '', ...numbers] = row.split(',');
    const [combos = 0, wins = 0, ties = 0, losses = 0, total = 0, percent = 0] = numbers.map(Number);
    return { hand, combos, wins, ties, losses, total, equity: percent / 100 };
  });
}

function lines(file: string): string[] {
  return readFileSync(new URL(file, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
}
