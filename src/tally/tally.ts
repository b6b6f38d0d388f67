/** How a pot is divided: whole to the best hand, or half to the best high hand and half to the best low. */
export type PotKind = 'whole' | 'split';

/**
 * Deals counted by outcome: the whole currency of counting. An outcome says who wins, as one number (see
 * {@link outcomeKey}). Counts are integers as long as they stay below 2^53, so tallies of parts of the
 * work add up to that of the whole in any order.
 */
export interface Tally {
  /** Seats in the game. */
  readonly players: number;
  readonly pot: PotKind;
  /** 2 where two boards are played for half the pot each, and an outcome is made of both (see {@link outcomeOfBoards}). */
  readonly boards?: 2;
  /** Deals by outcome. */
  readonly outcomes: ReadonlyMap<number, number>;
  /** By seat, how each of its hands fares, where a kernel tells them apart. */
  readonly hands?: readonly HandTally[];
  /** What came of single match-ups of hands, by the place of the first of them, as in `MatchupCounts`. */
  readonly matchups?: ReadonlyMap<number, Float64Array>;
}

/** How the hands of one seat fare, in the order of its range: deals, weighted by the hands of the others. */
export interface HandTally {
  readonly win: Float64Array;
  readonly tie: Float64Array;
  readonly lose: Float64Array;
  /** The sum of pot shares, in sixths of a pot: whole numbers where up to three players share one pot. */
  readonly share: Float64Array;
}

/** Sets of seats are bit masks (bit i: seat i) of ten bits. */
const SEAT_SETS = 1024;

/**
 * The number of an outcome: the set of seats that share the best hand (in a split pot the best high
 * hand), plus 1,024 times the set of seats that share the best low; 0 for no low.
 */
export function outcomeKey(high: number, low = 0): number {
  return high + low * SEAT_SETS;
}

/** The seats with the best (high) hand in an outcome. */
export function highSeats(key: number): number {
  return key % SEAT_SETS;
}

/** The seats with the best low in an outcome; 0 for no low. */
export function lowSeats(key: number): number {
  return Math.floor(key / SEAT_SETS);
}

/** Outcomes of one board are numbers below this. */
const BOARD_OUTCOMES = SEAT_SETS * SEAT_SETS;

/** The number of an outcome of two boards: that of the first plus 2^20 times that of the second. */
export function outcomeOfBoards(first: number, second: number): number {
  return first + second * BOARD_OUTCOMES;
}

/** The outcome of the first (0) or the second (1) of two boards. */
export function boardOutcome(key: number, board: 0 | 1): number {
  return board === 0 ? key % BOARD_OUTCOMES : Math.floor(key / BOARD_OUTCOMES);
}

/** A tally of two boards, looked at one of them alone. */
export function tallyOfBoard({ players, pot, outcomes }: Tally, board: 0 | 1): Tally {
  const single = new Map<number, number>();
  for (const [key, deals] of outcomes) {
    const outcome = boardOutcome(key, board);
    single.set(outcome, (single.get(outcome) ?? 0) + deals);
  }
  return { players, pot, outcomes: single };
}

/** A tally that has counted nothing. */
export function emptyTally(players: number, pot: PotKind): Tally {
  return { players, pot, outcomes: new Map() };
}

/** The sum of tallies of parts of one piece of work. Doubles that no longer fit 53 bits are added in the order given. */
export function mergeTallies(players: number, pot: PotKind, parts: Iterable<Tally>): Tally {
  const outcomes = new Map<number, number>();
  const matchups = new Map<number, Float64Array>();
  let hands: readonly HandTally[] | undefined;
  let boards: { boards?: 2 } = {};
  for (const part of parts) {
    if (part.boards === 2) boards = { boards: 2 };
    for (const [key, deals] of part.outcomes) outcomes.set(key, (outcomes.get(key) ?? 0) + deals);
    for (const [place, counts] of part.matchups ?? []) {
      // Jobs may have counted parts of the deals of the same match-ups.
      const known = matchups.get(place);
      matchups.set(place, known === undefined ? counts : sums(known, counts));
    }
    if (part.hands !== undefined) hands = hands === undefined ? part.hands : addHands(hands, part.hands);
  }
  return {
    players,
    pot,
    ...boards,
    outcomes,
    ...(hands === undefined ? {} : { hands }),
    ...(matchups.size === 0 ? {} : { matchups }),
  };
}

function addHands(a: readonly HandTally[], b: readonly HandTally[]): HandTally[] {
  return a.map((seat, i) => ({
    win: sums(seat.win, b[i].win),
    tie: sums(seat.tie, b[i].tie),
    lose: sums(seat.lose, b[i].lose),
    share: sums(seat.share, b[i].share),
  }));
}

function sums(a: Float64Array, b: Float64Array): Float64Array {
  return a.map((value, i) => value + b[i]);
}

/** How many deals a tally has counted. */
export function dealsOf(tally: Tally): number {
  let deals = 0;
  for (const count of tally.outcomes.values()) deals += count;
  return deals;
}
