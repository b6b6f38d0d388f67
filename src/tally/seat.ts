import { bitCount } from '../cards/bitcount.ts';
import { boardOutcome, highSeats, lowSeats, type Tally } from './tally.ts';

/**
 * Pot shares are counted in units of 1/10080 of a deal's pot: four times lcm(1..10), so that a pot, a
 * half or a quarter of one (two boards, each high and low) splits evenly between up to ten players.
 */
export const SHARE_UNITS = 10_080;

/** How often a seat has the best hand alone, shares it, or has not. */
export interface SideTally {
  readonly win: number;
  readonly tie: number;
  readonly lose: number;
  /** The sum of the seat's shares of this side, in units. */
  readonly units: number;
}

/** What a tally says of one seat. */
export interface SeatTally {
  /** Deals in which it takes the whole pot, a part of it, nothing. */
  readonly win: number;
  readonly tie: number;
  readonly lose: number;
  /** The sum of its pot shares, in units. */
  readonly units: number;
  /** The sum of the squares of its pot shares, in whole pots: what the variance needs. */
  readonly squares: number;
  /** Deals by pot share in units, the largest first. */
  readonly shares: ReadonlyMap<number, number>;
  /** The high half, or the whole pot of a game with one; of two boards, all of both. */
  readonly high: SideTally;
  /** The low half: deals in which no low qualifies count nowhere. */
  readonly low: SideTally;
}

class Side {
  win = 0;
  tie = 0;
  lose = 0;
  units = 0;

  /** Counts some deals; returns the seat's share of this side in units. */
  add(winners: number, bit: number, deals: number): number {
    if ((winners & bit) === 0) {
      this.lose += deals;
      return 0;
    }
    const sharers = bitCount(winners);
    if (sharers === 1) this.win += deals;
    else this.tie += deals;
    const share = SHARE_UNITS / sharers;
    this.units += share * deals;
    return share;
  }
}

/** Counts one seat's wins, ties, losses and pot shares. */
export function seatTally(tally: Tally, seat: number): SeatTally {
  const bit = 1 << seat;
  const high = new Side();
  const low = new Side();
  const shares = new Map<number, number>();
  const shareOf = (key: number, deals: number) => {
    const highShare = high.add(highSeats(key), bit, deals);
    const lows = lowSeats(key);
    return lows === 0 ? highShare : (highShare + low.add(lows, bit, deals)) / 2;
  };
  for (const [key, deals] of tally.outcomes) {
    const share =
      tally.boards === 2
        ? (shareOf(boardOutcome(key, 0), deals) + shareOf(boardOutcome(key, 1), deals)) / 2
        : shareOf(key, deals);
    shares.set(share, (shares.get(share) ?? 0) + deals);
  }
  let win = 0;
  let tie = 0;
  let units = 0;
  let squares = 0;
  for (const [share, deals] of shares) {
    if (share === SHARE_UNITS) win += deals;
    else if (share > 0) tie += deals;
    units += share * deals;
    squares += (share / SHARE_UNITS) ** 2 * deals;
  }
  const sorted = new Map([...shares].sort(([a], [b]) => b - a));
  return {
    win,
    tie,
    lose: shares.get(0) ?? 0,
    units,
    squares,
    shares: sorted,
    high: { ...high },
    low: { ...low },
  };
}

/** The seat's mean pot share and, for a sample of independent deals, the standard error of it. */
export function meanShare(seat: SeatTally): { equity: number; error: number } {
  const deals = seat.win + seat.tie + seat.lose;
  if (deals === 0) return { equity: 0, error: 0 };
  const equity = seat.units / (SHARE_UNITS * deals);
  // A sample without any spread (every deal won) still leaves doubt: the variance of one imagined deal
  // that goes the other way keeps the stated error from being zero.
  const variance = Math.max(seat.squares / deals - equity * equity, 1 / (deals + 1));
  return { equity, error: Math.sqrt(variance / deals) };
}
