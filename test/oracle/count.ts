import type { Card } from '../../src/cards/card.ts';
import { colexIndex } from './cards.ts';
import type { Rules } from './games.ts';
import { type Category, highCategory } from './high.ts';
import { classCount, denseClasses, valueOfClass } from './order.ts';
import { playableHands, settle, unitFor } from './showdown.ts';

/** Deals by how they ended. */
export interface Counts {
  win: number;
  tie: number;
  lose: number;
}

/** What became of one player over all deals. */
export interface SeatCount extends Counts {
  /** Pot shares: a deal's whole pot counts `unit`. */
  units: number;
  /** Deals in which the player took the whole pot alone. In a split game this is `win`, a part of the pot is `tie` and nothing of it is `lose`. */
  scoop: number;
  /** How many deals gave how many units of the pot. */
  readonly shares: Map<number, number>;
  /** The best high hand: alone, shared, beaten; null where the game has no high. */
  readonly high: Counts | null;
  /** The best low hand; a hand that does not qualify is not counted, so the three sum to `qualify`. Null where the game has no low. */
  readonly low: (Counts & { qualify: number }) | null;
  /** How the high hand ended, by category; empty where the game has no high. */
  readonly categories: Map<Category, number>;
}

/** The answer to a question. */
export interface DealCount {
  /** Ordered deals: every player's own unseen cards, then the community cards, as sets. */
  deals: number;
  readonly unit: number;
  readonly seats: readonly SeatCount[];
}

/** The mean pot share of every player, 0..1. */
export function equities(count: DealCount): number[] {
  return count.seats.map((seat) => seat.units / (count.deals * count.unit));
}

/** High and low class of a hand travel as one number: high * 2^16 + low. */
const HIGH = 2 ** 16;

/** Looks up the strength of hands, settles deals and keeps the count. */
export class Judge {
  readonly count: DealCount;
  readonly #game: Rules;
  readonly #high: Uint16Array | null;
  readonly #low: Uint16Array | null;
  readonly #categories: readonly Category[];
  /** Which cards of hole + board may be played, as positions, by the lengths of the two. */
  readonly #positions = new Map<number, number[][]>();
  /** Room for one hand to look up. */
  readonly #hand: Card[];
  /** The strengths in the deal being settled, by seat. */
  readonly #highs: number[];
  readonly #lows: number[];

  constructor(game: Rules, players: number) {
    const { high, low } = game;
    this.#game = game;
    this.#hand = low === 'badugi' ? [0, 0, 0, 0] : [0, 0, 0, 0, 0];
    this.#high = high === null ? null : denseClasses(high);
    this.#low = low === null ? null : denseClasses(low);
    this.#categories =
      high === null
        ? []
        : Array.from({ length: classCount(high) }, (_, index) =>
            highCategory(valueOfClass(high, index + 1), high),
          );
    const seats = Array.from({ length: players }, () => emptySeat(game));
    this.#highs = seats.map(() => 0);
    this.#lows = seats.map(() => 0);
    this.count = { deals: 0, unit: unitFor(players), seats };
  }

  /** The best classes among all hands that may be played, as one number above 0. */
  strength(hole: readonly Card[], board: readonly Card[]): number {
    const cards = [...hole, ...board];
    let high = 0;
    let low = 0;
    const hand = this.#hand;
    for (const positions of this.#positionsFor(hole.length, board.length)) {
      for (let at = 0; at < hand.length; at++) hand[at] = cards[positions[at] as number] as Card;
      const index = colexIndex(hand);
      if (this.#high) high = Math.max(high, this.#high[index] as number);
      if (this.#low) low = Math.max(low, this.#low[index] as number);
    }
    return high * HIGH + low;
  }

  /** Notes the strength of a seat in the deal being settled. */
  see(seat: number, strength: number): void {
    this.#highs[seat] = Math.floor(strength / HIGH);
    this.#lows[seat] = strength % HIGH;
  }

  /** Settles the deal and counts it. */
  settle(): void {
    const { highWinners, lowWinners, unit, shares } = settle(this.#game, this.#highs, this.#lows);
    this.count.deals++;
    this.count.seats.forEach((seat, index) => {
      const share = shares[index] as number;
      seat.units += share;
      seat.shares.set(share, (seat.shares.get(share) ?? 0) + 1);
      if (share === unit) seat.scoop++;
      if (seat.high) {
        tell(seat.high, highWinners, index);
        const category = this.#categories[(this.#highs[index] as number) - 1] as Category;
        seat.categories.set(category, (seat.categories.get(category) ?? 0) + 1);
      }
      if (seat.low && this.#lows[index] !== 0) {
        tell(seat.low, lowWinners, index);
        seat.low.qualify++;
      }
      if (share === unit) seat.win++;
      else if (share > 0) seat.tie++;
      else seat.lose++;
    });
  }

  #positionsFor(hole: number, board: number): number[][] {
    const key = hole * 8 + board;
    const known = this.#positions.get(key);
    if (known) return known;
    const all = Array.from({ length: hole + board }, (_, position) => position);
    const positions = playableHands(this.#game, all.slice(0, hole), all.slice(hole));
    this.#positions.set(key, positions);
    return positions;
  }
}

function tell(counts: Counts, winners: readonly number[], seat: number): void {
  if (!winners.includes(seat)) counts.lose++;
  else if (winners.length === 1) counts.win++;
  else counts.tie++;
}

function emptySeat(game: Rules): SeatCount {
  const none = { win: 0, tie: 0, lose: 0 };
  return {
    ...none,
    units: 0,
    scoop: 0,
    shares: new Map(),
    high: game.high === null ? null : { ...none },
    low: game.low === null ? null : { ...none, qualify: 0 },
    categories: new Map(),
  };
}
