import type { Card } from '../../src/cards/card.ts';
import { combinations } from './cards.ts';
import type { Rules } from './games.ts';
import { highValue } from './high.ts';
import { lowValue } from './low.ts';

/** Who takes what of one pot. Seats count from 0. */
export interface Settlement {
  /** The seats that share the high half, or the whole pot where there is no low; none where only a low wins. */
  readonly highWinners: readonly number[];
  /** The seats that share the low half (or the whole pot where only a low wins); none when nobody qualifies. */
  readonly lowWinners: readonly number[];
  /** What the whole pot counts in {@link Settlement.shares}. */
  readonly unit: number;
  /** What each seat gets: whole numbers that sum to the unit. */
  readonly shares: readonly number[];
}

/** A settlement and the hands that led to it. */
export interface Showdown extends Settlement {
  /** Per seat the value of the best high hand, higher is better; 0 where the game has no high. */
  readonly highs: readonly number[];
  /** Per seat the value of the best low hand, higher is better; 0 where there is none. */
  readonly lows: readonly number[];
}

/** The best hands of every player and what they win, by looking at every hand that may be played. */
export function showdown(
  game: Rules,
  holes: readonly (readonly Card[])[],
  board: readonly Card[] = [],
): Showdown {
  const playable = holes.map((hole) => playableHands(game, hole, board));
  const { high, low } = game;
  const highs = playable.map((hands) =>
    high === null ? 0 : Math.max(...hands.map((hand) => highValue(hand, high))),
  );
  const lows = playable.map((hands) =>
    low === null ? 0 : Math.max(...hands.map((hand) => lowValue(hand, low) ?? 0)),
  );
  return { highs, lows, ...settle(game, highs, lows) };
}

/** Every set of cards that may be shown down from a hole and a board: five cards, or the four of badugi. */
export function playableHands(game: Rules, hole: readonly Card[], board: readonly Card[]): Card[][] {
  if (game.use === 'two') {
    const threes = combinations(board, 3);
    return combinations(hole, 2).flatMap((two) => threes.map((three) => [...two, ...three]));
  }
  // A stud hand that got its last card does not need the one that all others share.
  const complete = game.board === 0 && hole.length === game.hole;
  const cards = complete ? hole : [...hole, ...board];
  return combinations(cards, game.low === 'badugi' ? 4 : 5);
}

/** Splits a pot by the strengths of the hands, 0 standing for no hand at all. */
export function settle(
  game: Pick<Rules, 'high' | 'low'>,
  highs: readonly number[],
  lows: readonly number[],
): Settlement {
  const unit = unitFor(highs.length);
  const highWinners = game.high === null ? [] : seatsOfBest(highs);
  const lowWinners = game.low === null ? [] : seatsOfBest(lows);
  const shares = highs.map(() => 0);
  // Half the pot each way; where one way has no winner the other takes it all.
  const pots = [highWinners, lowWinners].filter((winners) => winners.length > 0);
  for (const winners of pots) {
    for (const seat of winners) (shares[seat] as number) += unit / pots.length / winners.length;
  }
  return { highWinners, lowWinners, unit, shares };
}

/**
 * The smallest whole pot in which every share of so many players is a whole number, but at least
 * 5040 = 2 * lcm(1..10), so that all usual tables have the same one.
 */
export function unitFor(players: number): number {
  let multiple = 2520;
  for (let count = 11; count <= players; count++) {
    multiple = (multiple * count) / greatestCommonDivisor(multiple, count);
  }
  return 2 * multiple;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

function seatsOfBest(values: readonly number[]): number[] {
  let best = 0;
  let seats: number[] = [];
  values.forEach((value, seat) => {
    if (value > best) {
      best = value;
      seats = [];
    }
    if (value > 0 && value === best) seats.push(seat);
  });
  return seats;
}
