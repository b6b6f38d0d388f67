import type { BettingRound, RoundSeat } from './round.ts';

/** What a bet or raise may come to: the total its player will have put in this round, in chips. */
export interface RaiseRange {
  /** `bet` where nobody has bet yet, `raise` otherwise. */
  readonly kind: 'bet' | 'raise';
  /** The smallest total. Less only by going all-in, in which case it is that total. */
  readonly min: number;
  /** The largest total; null in no limit where the stack is not known. */
  readonly max: number | null;
  /** In fixed limit, the only totals that are allowed; empty in the other structures. */
  readonly sizes: readonly number[];
}

/** Why a player may not raise: the cap is reached, a short all-in did not reopen the betting, too few chips, or nobody is left to bet against. */
export type RaiseBar = 'capped' | 'not-reopened' | 'short-stack' | 'no-opponent';

/** What the player to act may do. Amounts are chips. Folding is always allowed. */
export interface LegalActions {
  /** The seat to act, from 0. */
  readonly player: number;
  /** Everything in the middle before the action. */
  readonly pot: number;
  /** The total to be matched this round. */
  readonly bet: number;
  /** Chips the player must add to stay, no more than they have; 0 where they may check. */
  readonly call: number;
  /** What a bet or raise may come to; null where none is allowed. */
  readonly raise: RaiseRange | null;
  /** Why none is allowed; null where one is. */
  readonly barred: RaiseBar | null;
}

/**
 * The total that a pot-sized bet or raise comes to, in chips: the bet, the pot and the call added up.
 *
 * The largest raise of pot limit is the size of the pot after calling: with `b` the bet to match, `m` everything
 * in the middle and `c` the call, `b + m + c`. This is the usual rule, without rounding the small blind up.
 *
 * @example
 * ```ts
 * import { potSizedTotal } from 'equity';
 * // A bet of 10 into a pot of 20.
 * potSizedTotal(10, 30, 10); // 50
 * ```
 */
export function potSizedTotal(bet: number, middle: number, call: number): number {
  return bet + middle + call;
}

/**
 * Whether an all-in has left a player with no right to raise.
 *
 * In no limit and pot limit a player who has acted may raise again only when facing at least a full raise; several
 * short all-ins may add up to one. In fixed limit half a raise is enough, and it is then counted as a full one
 * (Robert's Rules of Poker, and the TDA rules on reopening the bet).
 */
function isReopened(round: BettingRound, seat: RoundSeat): boolean {
  if (!seat.acted) return true;
  if (round.wagers > seat.faced) return true;
  return round.structure !== 'fixed-limit' && round.bet - seat.put >= round.raiseSize;
}

/** The smallest and the largest total, and the allowed ones of a fixed limit, as if stacks had no end. */
function totals(round: BettingRound, seat: RoundSeat): Omit<RaiseRange, 'kind'> {
  if (round.structure === 'fixed-limit') {
    const sizes = round.sizes.map((size) => round.level + size);
    return { min: sizes[0] as number, max: sizes.at(-1) as number, sizes };
  }
  const min = round.complete || round.bet + round.raiseSize;
  if (round.structure === 'no-limit') return { min, max: null, sizes: [] };
  const pot = potSizedTotal(round.bet, round.pot, round.bet - seat.put);
  // A pot smaller than the smallest bet may still be opened for that bet.
  return { min, max: Math.max(min, pot), sizes: [] };
}

function barOf(round: BettingRound, player: number): RaiseBar | null {
  const seat = round.seats[player] as RoundSeat;
  if (round.cap !== null && round.structure === 'fixed-limit' && round.wagers >= round.cap) return 'capped';
  if (!isReopened(round, seat)) return 'not-reopened';
  if (seat.behind !== null && seat.put + seat.behind <= round.bet) return 'short-stack';
  const opponents = round.seats.some(
    (other, index) => index !== player && !other.folded && other.behind !== 0,
  );
  return opponents ? null : 'no-opponent';
}

/**
 * What the player to act may do, with the smallest and the largest bet or raise in chips; null when the round is over.
 *
 * - No limit: a raise is at least as large as the last bet or raise, at most the stack.
 * - Pot limit: the same, and at most the size of the pot after calling.
 * - Fixed limit: one bet larger, up to the cap of one bet and three raises a round.
 *
 * A stack too short for the smallest raise may go all-in for less.
 *
 * @example
 * ```ts
 * import { legalActions, openRound } from 'equity';
 * const round = openRound({ structure: 'no-limit', blinds: [2, 5] });
 * legalActions(round)?.call; // 5
 * legalActions(round)?.raise?.min; // 10
 * ```
 */
export function legalActions(round: BettingRound): LegalActions | null {
  if (round.next === null) return null;
  const player = round.next;
  const seat = round.seats[player] as RoundSeat;
  const owed = Math.max(0, round.bet - seat.put);
  const call = seat.behind === null ? owed : Math.min(owed, seat.behind);
  const facts = { player, pot: round.pot, bet: round.bet, call };
  const barred = barOf(round, player);
  if (barred) return { ...facts, raise: null, barred };

  const free = totals(round, seat);
  const stack = seat.behind === null ? null : seat.put + seat.behind;
  const min = stack === null ? free.min : Math.min(free.min, stack);
  const max = stack === null ? free.max : Math.min(free.max ?? stack, stack);
  const covered = free.sizes.filter((size) => max === null || size <= max);
  // A stack that does not cover every size may also go in whole.
  const allIn = stack !== null && covered.length < free.sizes.length && !covered.includes(stack);
  const sizes = allIn ? [...covered, stack] : covered;
  return { ...facts, raise: { kind: round.bet === 0 ? 'bet' : 'raise', min, max, sizes }, barred: null };
}
