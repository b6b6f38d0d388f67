import { SHARE_UNITS, seatTally } from './seat.ts';
import { dealsOf, highSeats, type Tally } from './tally.ts';

/** The seats that play for a pot, as the seats of a larger pot number them. */
export type SeatList = readonly number[];

/**
 * The covariance of a player's mean shares of two pots that were sampled on the same deals: `wide`, and
 * `narrow` for which only the seats `seats` of it play. `seat` is the player's place among those.
 *
 * Whoever shares the best hand of all shares the best hand of any pot with fewer players, with those of the
 * others who play for it. So the product of both shares follows from the winners of the wide pot alone. That
 * holds for one hand a player: not for a pot split between high and low, where each half has its own players.
 */
export function shareCovariance(wide: Tally, narrow: Tally, seats: SeatList, seat: number): number {
  const deals = dealsOf(wide);
  if (deals === 0) return 0;
  const bit = 1 << (seats[seat] as number);
  const players = seats.reduce((set, each) => set | (1 << each), 0);
  let product = 0;
  for (const [key, count] of wide.outcomes) {
    const winners = highSeats(key);
    if ((winners & bit) !== 0) product += count / (sizeOf(winners) * sizeOf(winners & players));
  }
  const mean = (tally: Tally, place: number) => seatTally(tally, place).units / SHARE_UNITS / dealsOf(tally);
  return (product / deals - mean(wide, seats[seat] as number) * mean(narrow, seat)) / deals;
}

function sizeOf(set: number): number {
  let size = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) size++;
  return size;
}
