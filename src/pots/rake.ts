import { EquityError } from '../cards/error.ts';
import { type ChipScale, parseChips, requireChips } from './chips.ts';

/** What the house takes of a pot. */
export interface Rake {
  /** Millionths of the pot, 0 to 1,000,000: 50,000 is 5 %. An integer, so that a rake has no rounding error. */
  readonly millionths: number;
  /** The most chips taken from one hand, over all its pots. */
  readonly cap?: number;
}

const MILLION = 1_000_000n;
const PERCENT = /^(\d{1,3})(?:\.(\d{1,4}))?\s*%$/;

/**
 * Reads a rake: a percentage 0 to 100 with at most four decimals, and the cap on the whole hand.
 *
 * @throws `EquityError` `BAD_AMOUNT` where the percentage or the cap cannot be read.
 * @example
 * ```ts
 * import { chipScale, parseRake } from 'equity';
 * parseRake('5%', '3', chipScale('0.01')); // { millionths: 50000, cap: 300 }
 * ```
 */
export function parseRake(percent: string, cap: string | undefined, scale: ChipScale): Rake {
  const match = PERCENT.exec(percent.trim());
  const millionths = match ? Number(match[1]) * 10_000 + Number((match[2] ?? '').padEnd(4, '0')) : -1;
  if (millionths < 0 || millionths > 1_000_000) {
    throw new EquityError('BAD_AMOUNT', `'${percent}' is no percentage of 0 to 100`, {
      input: percent,
      span: { start: 0, end: percent.length },
      hint: 'Write the rake with its percent sign: 5% or 2.5%',
    });
  }
  return cap === undefined ? { millionths } : { millionths, cap: parseChips(cap.trim(), scale) };
}

/**
 * The rake of each pot in whole chips, main pot first.
 *
 * Each pot is raked by itself and rounded down to the smallest chip, so a fraction of a chip is never taken.
 * The cap holds for the hand: once the pots so far have paid it, the side pots that follow are free.
 *
 * @throws `EquityError` `BAD_AMOUNT` where the rate is outside 0 to 1,000,000 or the cap no amount of chips.
 * @example
 * ```ts
 * import { takeRake } from 'equity';
 * takeRake([1000, 300], { millionths: 50_000, cap: 60 }); // [50, 10]
 * ```
 */
export function takeRake(amounts: readonly number[], rake: Rake | undefined): number[] {
  if (rake === undefined) return amounts.map(() => 0);
  const { millionths, cap = Number.MAX_SAFE_INTEGER } = rake;
  requireChips(cap, 'the cap of the rake');
  if (!Number.isInteger(millionths) || millionths < 0 || millionths > 1_000_000) {
    throw new EquityError('BAD_AMOUNT', `a rake of ${millionths} millionths is outside 0 to 1,000,000`);
  }
  let left = cap;
  return amounts.map((amount) => {
    const full = Number((BigInt(amount) * BigInt(millionths)) / MILLION);
    const taken = Math.min(full, left);
    left -= taken;
    return taken;
  });
}
