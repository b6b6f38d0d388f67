import { SHARE_UNITS, seatTally } from './seat.ts';
import type { HandTally, Tally } from './tally.ts';

/** Numbers of a seat: deals won, tied and lost, and the sum of its pot shares in sixths of a pot. */
const NUMBERS = 4;

/** How every seat fares in each of some match-ups of single hands: four numbers a seat, seat by seat, match-up by match-up. */
export class MatchupCounts {
  readonly counts: Float64Array;
  private readonly players: number;

  constructor(players: number, matchups: number) {
    this.players = players;
    this.counts = new Float64Array(matchups * players * NUMBERS);
  }

  /** Takes over the counts of some match-ups, of which the first is at a place. */
  put(place: number, counts: Float64Array): void {
    this.counts.set(counts, place * this.players * NUMBERS);
  }

  /** Takes down what came of the match-up at a place. */
  write(place: number, tally: Tally): void {
    for (let seat = 0; seat < this.players; seat++) {
      const { win, tie, lose, units } = seatTally(tally, seat);
      this.counts.set([win, tie, lose, (units * 6) / SHARE_UNITS], (place * this.players + seat) * NUMBERS);
    }
  }

  /** Adds what came of the match-up at a place for one of its seats to what came of a hand, so many times. */
  addTo(hands: HandTally, hand: number, place: number, seat: number, weight: number): void {
    const at = (place * this.players + seat) * NUMBERS;
    hands.win[hand] += weight * this.counts[at];
    hands.tie[hand] += weight * this.counts[at + 1];
    hands.lose[hand] += weight * this.counts[at + 2];
    hands.share[hand] += weight * this.counts[at + 3];
  }
}
