import { EquityError } from '../cards/error.ts';
import { requireChips } from './chips.ts';
import { type Half, type OddChipReason, type OddChipRule, oddChipOrder, type StudCards } from './oddchips.ts';

/** Who wins a pot on one board: the players who share the high half and those who share the low half. */
export interface Winners {
  /** Indices of the players with the best high; empty in a game without one. */
  readonly high: readonly number[];
  /** Indices of the players with the best low; empty where no hand qualifies, or in a game without one. */
  readonly low: readonly number[];
  /** The cards that settle odd chips, one entry a player: given in stud, where the chip goes by card. */
  readonly cards?: readonly (StudCards | null)[] | undefined;
}

/** A chip that could not be split: to a board, to a half of it, or to one of the tied players. */
export interface OddChip {
  readonly board: number;
  /** The half it went to, or was split in; null for the chip between boards. */
  readonly half: Half | null;
  /** The player who got it; null for a chip between boards or halves. */
  readonly player: number | null;
  readonly reason: OddChipReason;
}

/** What one player gets of a part of a pot. */
export interface Share {
  readonly player: number;
  readonly amount: number;
  /** Whether `amount` holds an odd chip of this part. */
  readonly odd: boolean;
}

/** One part of a pot: a half of it, or all of it, on one board. */
export interface PotPart {
  /** The board, from 0. */
  readonly board: number;
  readonly half: Half;
  readonly amount: number;
  /** One share a winner, in the order of the players. */
  readonly shares: readonly Share[];
}

/** A pot, given away. The amounts of its parts add up to it, as do the amounts of their shares. */
export interface PotSplit {
  readonly parts: readonly PotPart[];
  readonly oddChips: readonly OddChip[];
}

/** How odd chips are given. */
export interface SplitSettings {
  /** The odd-chip rule; `tda` unless given. */
  readonly rule?: OddChipRule | undefined;
  /** Each player's place left of the button, as `placesLeftOfButton` gives them. */
  readonly places: readonly number[];
}

/** A part of a pot before it is shared among its winners. */
interface Cut {
  readonly half: Half;
  readonly amount: number;
  readonly winners: readonly number[];
}

function sameWinners(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((player) => b.includes(player));
}

/** Cuts the money of one board into its halves, or leaves it whole. */
function cutHalves(
  amount: number,
  board: number,
  { high, low }: Winners,
  rule: OddChipRule,
): { readonly cuts: readonly Cut[]; readonly odd?: OddChip } {
  if (high.length === 0 && low.length === 0) throw new EquityError('BAD_POT', 'a pot has no winner');
  if (low.length === 0) return { cuts: [{ half: 'high', amount, winners: high }] };
  if (high.length === 0) return { cuts: [{ half: 'low', amount, winners: low }] };
  if (sameWinners(high, low)) return { cuts: [{ half: 'whole', amount, winners: high }] };

  const even = Math.floor(amount / 2);
  const odd = amount % 2;
  const toLow = rule === 'low-if-quartered' && high.length === 1 && low.length > 1;
  const cuts: readonly Cut[] = [
    { half: 'high', amount: even + (toLow ? 0 : odd), winners: high },
    { half: 'low', amount: even + (toLow ? odd : 0), winners: low },
  ];
  if (odd === 0) return { cuts };
  const reason = toLow ? 'low-half-quartered' : 'high-half';
  return { cuts, odd: { board, half: toLow ? 'low' : 'high', player: null, reason } };
}

/** Shares one part among its winners: the odd chips go one each to the first in the order of the rule. */
function shareCut(
  { half, amount, winners }: Cut,
  board: number,
  cards: Winners['cards'],
  { rule = 'tda', places }: SplitSettings,
): { readonly shares: readonly Share[]; readonly odd: readonly OddChip[] } {
  const even = Math.floor(amount / winners.length);
  const count = amount % winners.length;
  const inOrder = [...winners].sort((a, b) => a - b);
  // Only a chip that is really there asks for an order: without one, cards may be missing.
  if (count === 0)
    return { shares: inOrder.map((player) => ({ player, amount: even, odd: false })), odd: [] };
  const { players, reason } = oddChipOrder(winners, half, rule, places, cards);
  const lucky = players.slice(0, count);
  const shares = inOrder.map((player) => {
    const odd = lucky.includes(player);
    return { player, amount: even + (odd ? 1 : 0), odd };
  });
  return { shares, odd: lucky.map((player) => ({ board, half, player, reason })) };
}

/**
 * Gives one pot away in whole chips: first to the boards, then to high and low, then to tied players.
 *
 * Each step is as even as it goes. The odd chips between boards go to the first boards, that between high and
 * low by the rule, and those of a tie one each to the first players in the order of the rule, so nobody gets
 * two odd chips of one half. Where the same hands win both ways the board is not cut into halves at all: 66
 * is 33 and 33, never 34 and 32 (the TDA rules and Robert's Rules of Poker agree on this).
 *
 * @throws `EquityError` `BAD_POT` where a board has no winner, or cards that an odd chip needs are missing;
 * `BAD_AMOUNT` where the amount is no whole number of chips.
 * @example
 * ```ts
 * import { placesLeftOfButton, splitPot } from 'equity';
 * const places = placesLeftOfButton(3, 2);
 * const { parts } = splitPot(101, [{ high: [0], low: [1, 2] }], { places });
 * parts.map((part) => part.amount); // [51, 50]
 * ```
 */
export function splitPot(amount: number, boards: readonly Winners[], settings: SplitSettings): PotSplit {
  requireChips(amount, 'the pot');
  if (boards.length === 0) throw new EquityError('BAD_POT', 'a pot needs a board to be won on');
  const even = Math.floor(amount / boards.length);
  const extra = amount % boards.length;
  const parts: PotPart[] = [];
  const oddChips: OddChip[] = [];
  boards.forEach((winners, board) => {
    const first = board < extra;
    if (first) oddChips.push({ board, half: null, player: null, reason: 'first-board' });
    const { cuts, odd } = cutHalves(even + (first ? 1 : 0), board, winners, settings.rule ?? 'tda');
    if (odd) oddChips.push(odd);
    for (const cut of cuts) {
      const shared = shareCut(cut, board, winners.cards, settings);
      parts.push({ board, half: cut.half, amount: cut.amount, shares: shared.shares });
      oddChips.push(...shared.odd);
    }
  });
  return { parts, oddChips };
}
