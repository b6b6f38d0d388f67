import { EquityError } from '../cards/error.ts';
import { type OddChipRule, placesLeftOfButton, type StudCards } from './oddchips.ts';
import { type Contribution, layerPots, type Pot } from './pots.ts';
import { type Rake, takeRake } from './rake.ts';
import { type PotSplit, splitPot, type Winners } from './split.ts';

/**
 * The strengths of all players' hands on one board. A higher number is the better hand, equal numbers tie,
 * and null is no hand at all: folded, or a low that does not qualify.
 */
export interface Strengths {
  /** High hands, one entry a player; null in a game that only a low wins. */
  readonly high: readonly (number | null)[] | null;
  /** Low hands, higher better as well; null or absent in a game without a low. */
  readonly low?: readonly (number | null)[] | null;
  /** The cards that settle odd chips, one entry a player: given in stud, where the chip goes by card. */
  readonly cards?: readonly (StudCards | null)[];
}

/** Names the winners of one pot on one board: an alternative to {@link Strengths} where no cards are known. */
export type NameWinners = (pot: Pot, index: number) => Winners;

/** The settings of a settlement. */
export interface SettleOptions {
  /** The odd-chip rule; `tda` unless given. */
  readonly oddChip?: OddChipRule | undefined;
  /** The seat of the button, from 0; the last player unless given, so that players sit left of it in order. */
  readonly button?: number | undefined;
  /** Seat numbers of the players, from 0 and with gaps allowed; in order from 0 unless given. */
  readonly seats?: readonly number[] | undefined;
  /** What the house takes; nothing unless given. */
  readonly rake?: Rake | undefined;
}

/** One pot, settled. */
export interface SettledPot extends PotSplit {
  /** Chips in the pot before the rake. */
  readonly amount: number;
  /** Chips of it that the house took. */
  readonly raked: number;
  /** Indices of the players who could win it. */
  readonly eligible: readonly number[];
  /** Whether only one player could win it, who then takes it without a showdown. */
  readonly uncontested: boolean;
  /** Chips of it that each player won. */
  readonly amounts: readonly number[];
}

/** A whole hand, settled in chips: what was paid, returned and raked adds up to what was put in. */
export interface Settlement {
  /** The main pot first, then the side pots. */
  readonly pots: readonly SettledPot[];
  /** Chips each player put in, dead ones included. */
  readonly put: readonly number[];
  /** Chips each player won. */
  readonly paid: readonly number[];
  /** Chips each player took back because nobody called them. */
  readonly returned: readonly number[];
  /** Chips each player is ahead or behind: won and returned, less what they put in. */
  readonly net: readonly number[];
  /** Chips put in by all players. */
  readonly total: number;
  /** Chips the house took. */
  readonly raked: number;
}

function bestOf(strengths: readonly (number | null)[], eligible: readonly number[]): number[] {
  let best = Number.NEGATIVE_INFINITY;
  let winners: number[] = [];
  for (const player of eligible) {
    const strength = strengths[player] ?? null;
    if (strength === null || strength < best) continue;
    if (strength > best) winners = [];
    best = strength;
    winners.push(player);
  }
  return winners;
}

/**
 * The players among `eligible` with the best high and the best low hand on a board.
 *
 * @example
 * ```ts
 * import { winnersOf } from 'equity';
 * const winners = winnersOf({ high: [5, 9, 9], low: [3, null, null] }, [0, 1]);
 * winners.high; // [1]
 * winners.low; // [0]
 * ```
 */
export function winnersOf(strengths: Strengths, eligible: readonly number[]): Winners {
  const { high, low, cards } = strengths;
  return { high: high ? bestOf(high, eligible) : [], low: low ? bestOf(low, eligible) : [], cards };
}

function potName(index: number): string {
  return index === 0 ? 'the main pot' : `side pot ${index}`;
}

function requireWinners(
  winners: Winners,
  pot: Pot,
  index: number,
  contributions: readonly Contribution[],
): Winners {
  for (const half of [winners.high, winners.low]) {
    if (new Set(half).size !== half.length) {
      throw new EquityError('BAD_POT', `a winner of ${potName(index)} is named twice`);
    }
    for (const player of half) {
      if (pot.eligible.includes(player)) continue;
      const why = contributions[player]?.folded ? 'has folded' : `has no share in ${potName(index)}`;
      throw new EquityError('BAD_POT', `player ${player + 1} ${why} and cannot win it`);
    }
  }
  if (winners.high.length + winners.low.length === 0) {
    throw new EquityError('BAD_POT', `${potName(index)} has no winner: none of its players has a hand`);
  }
  return winners;
}

function requireLengths(board: Strengths, players: number): void {
  for (const list of [board.high, board.low, board.cards]) {
    if (list && list.length !== players) {
      throw new EquityError('BAD_POT', `${list.length} hands for ${players} players`);
    }
  }
}

function amountsOf(split: PotSplit, players: number): number[] {
  const amounts = new Array<number>(players).fill(0);
  for (const part of split.parts) {
    for (const share of part.shares) amounts[share.player] = (amounts[share.player] as number) + share.amount;
  }
  return amounts;
}

/**
 * Settles a hand in whole chips: uncalled bets go back, each pot is raked and then given to its winners.
 *
 * `boards` has one entry a board: the strengths of all hands, or a function that names the winners of each
 * pot. Every pot is decided among its own players, high and low each for itself. A pot that only one player
 * can win goes to that player unseen. Paid + returned + raked is what was put in, always.
 *
 * @throws `EquityError` `BAD_AMOUNT` where an amount is negative, no integer or too large; `BAD_POT` where
 * nothing was put in, a pot has no winner, or a named winner has folded; `BAD_OPTION` where a seat is wrong.
 * @example
 * ```ts
 * import { settle } from 'equity';
 * const settlement = settle([{ put: 300 }, { put: 200 }, { put: 100 }], [{ high: [2, 1, 3] }]);
 * settlement.paid; // [200, 0, 300]
 * settlement.returned; // [100, 0, 0]
 * settlement.net; // [0, -200, 200]
 * ```
 */
export function settle(
  contributions: readonly Contribution[],
  boards: readonly (Strengths | NameWinners)[],
  options: SettleOptions = {},
): Settlement {
  const players = contributions.length;
  const { oddChip: rule, button = players - 1, seats, rake } = options;
  for (const board of boards) if (typeof board !== 'function') requireLengths(board, players);
  if (boards.length === 0) throw new EquityError('BAD_POT', 'a pot needs a board to be won on');
  const layers = layerPots(contributions);
  const places = placesLeftOfButton(players, button, seats);
  const rakes = takeRake(
    layers.pots.map((pot) => pot.amount),
    rake,
  );

  const pots = layers.pots.map((pot, index): SettledPot => {
    const raked = rakes[index] as number;
    const uncontested = pot.eligible.length === 1;
    const winners = uncontested
      ? [{ high: pot.eligible, low: pot.eligible }]
      : boards.map((board) => {
          const best = typeof board === 'function' ? board(pot, index) : winnersOf(board, pot.eligible);
          return requireWinners(best, pot, index, contributions);
        });
    const split = splitPot(pot.amount - raked, winners, { rule, places });
    const { amount, eligible } = pot;
    return { amount, raked, eligible, uncontested, amounts: amountsOf(split, players), ...split };
  });

  const { put, returned, total } = layers;
  const paid = put.map((_, player) => pots.reduce((sum, pot) => sum + (pot.amounts[player] as number), 0));
  const net = put.map((chips, player) => (paid[player] as number) + (returned[player] as number) - chips);
  return { pots, put, paid, returned, net, total, raked: rakes.reduce((sum, chips) => sum + chips, 0) };
}
