import { EquityError } from '../cards/error.ts';
import { requireChips, sumChips } from './chips.ts';
import { type Rake, takeRake } from './rake.ts';

/** What a call risks and what it can win, in chips. */
export interface CallPrice {
  /** Chips in the middle before the call, the opponent's bet among them; above zero. */
  readonly pot: number;
  /** Chips to call; above zero. */
  readonly call: number;
  /** What the house takes of the final pot; nothing unless given. */
  readonly rake?: Rake | undefined;
}

/** The odds that a pot offers for a call. */
export interface PotOdds {
  readonly pot: number;
  readonly call: number;
  /** Chips the winner of the called pot takes: pot + call, less the rake. */
  readonly final: number;
  /** The equity at which the call neither wins nor loses, 0..1 (above 1 where the rake eats it): call / final. */
  readonly required: number;
  /** What can be won against what is risked, in lowest terms: `[3, 1]`. */
  readonly ratio: readonly [number, number];
  /** The ratio as players say it: `3:1`, `3.5:1`, `1:1.5`, with at most two decimals. */
  readonly text: string;
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}

/** A quotient with at most two decimals, without trailing zeros. */
function twoDecimals(value: number): string {
  return String(Number(value.toFixed(2)));
}

function ratioText(win: number, risk: number): string {
  return win >= risk || win === 0 ? `${twoDecimals(win / risk)}:1` : `1:${twoDecimals(risk / win)}`;
}

/**
 * The pot odds of a call: the equity it needs, 0..1, and the ratio of what it wins to what it costs.
 *
 * The call of `c` into a pot of `p` breaks even at equity `c / (p + c)`, by setting the expected value
 * `e (p + c) - c` to zero. A rake comes off the final pot.
 *
 * @throws `EquityError` `BAD_AMOUNT` where an amount is no whole number of chips, or pot or call is zero.
 * @example
 * ```ts
 * import { potOdds } from 'equity';
 * potOdds({ pot: 150, call: 50 }).required; // 0.25
 * potOdds({ pot: 150, call: 50 }).text; // '3:1'
 * ```
 */
export function potOdds({ pot, call, rake }: CallPrice): PotOdds {
  requireChips(pot, 'the pot');
  requireChips(call, 'the call');
  if (pot === 0) throw new EquityError('BAD_AMOUNT', 'the pot is empty');
  if (call === 0) throw new EquityError('BAD_AMOUNT', 'there is nothing to call: a check is free');
  const full = sumChips([pot, call]);
  const final = full - (takeRake([full], rake)[0] as number);
  const win = Math.max(0, final - call);
  const divisor = greatestDivisor(win, call);
  return {
    pot,
    call,
    final,
    required: final === 0 ? Number.POSITIVE_INFINITY : call / final,
    ratio: [win / divisor, call / divisor],
    text: ratioText(win, call),
  };
}

/** What a call is worth at a given equity. */
export interface CallValue extends PotOdds {
  /** Expected chips won by calling rather than folding; negative where the fold is better. */
  readonly value: number;
  /** The standard error of `value` in chips; 0 where the equity is exact. */
  readonly error: number;
  /** The largest call, in chips and not rounded, that this equity pays for at this pot without a rake. */
  readonly breakEvenCall: number;
  /** Chips that must still be won on later rounds for the call to break even; 0 where it does so already. */
  readonly implied: number;
}

/**
 * The expected value of a call in chips, for an equity 0..1 and its standard error.
 *
 * Value is `e f - c`, with `f` the final pot after the rake and `c` the call; its error is `f` times that of
 * the equity. The largest call that breaks even solves `e (p + c) = c`: `c = p e / (1 - e)`, without bound
 * at an equity of 1. No more betting is assumed; `implied` says how much of it would be needed.
 *
 * @throws `EquityError` `BAD_AMOUNT` as {@link potOdds}; `BAD_OPTION` where the equity is outside 0..1 or the
 * error below zero.
 * @example
 * ```ts
 * import { callValue } from 'equity';
 * callValue({ pot: 150, call: 50 }, 0.5).value; // 50
 * ```
 */
export function callValue(price: CallPrice, equity: number, error = 0): CallValue {
  if (!(equity >= 0 && equity <= 1))
    throw new EquityError('BAD_OPTION', `an equity of ${equity} is not 0 to 1`);
  if (!(error >= 0)) throw new EquityError('BAD_OPTION', `a standard error of ${error} is below zero`);
  const odds = potOdds(price);
  const value = equity * odds.final - odds.call;
  const breakEvenCall = equity === 1 ? Number.POSITIVE_INFINITY : (odds.pot * equity) / (1 - equity);
  // Won with probability e, so each chip still to be won is worth e.
  const missing = value >= 0 ? 0 : -value / equity;
  return { ...odds, value, error: error * odds.final, breakEvenCall, implied: missing };
}

/** What a bet that wins only by folds must achieve. */
export interface BluffOdds {
  /** How often opponents must fold for a bet without equity to break even, 0..1: bet / (pot + bet). */
  readonly foldsNeeded: number;
  /** How much of their hands opponents must continue with so that it does not profit, 0..1: pot / (pot + bet). */
  readonly defence: number;
}

/**
 * How often a bet into a pot must win at once, 0..1, if it never wins when called.
 *
 * @throws `EquityError` `BAD_AMOUNT` where an amount is no whole number of chips, or pot or bet is zero.
 * @example
 * ```ts
 * import { bluffOdds } from 'equity';
 * bluffOdds(100, 100).foldsNeeded; // 0.5
 * ```
 */
export function bluffOdds(pot: number, bet: number): BluffOdds {
  requireChips(pot, 'the pot');
  requireChips(bet, 'the bet');
  if (pot === 0 || bet === 0) throw new EquityError('BAD_AMOUNT', 'the pot and the bet must be above zero');
  return { foldsNeeded: bet / (pot + bet), defence: pot / (pot + bet) };
}
