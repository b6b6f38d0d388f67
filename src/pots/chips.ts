import { EquityError, type ErrorDetails } from '../cards/error.ts';

/**
 * The scale of a table's money: the smallest chip in play, as text and as an integer of the last
 * decimal place. Every amount of this package is a whole number of that chip, so that no sum of money
 * is ever a fraction.
 */
export interface ChipScale {
  /** The smallest chip as it was written: `0.01`, `1`, `25`. */
  readonly unit: string;
  /** Decimal places that amounts are written with. */
  readonly digits: number;
  /** The smallest chip counted in units of the last decimal place: 1 for `0.01`, 25 for `0.25` and `25`. */
  readonly step: number;
}

/** Where an amount stands in a longer text, so that errors point at the whole of it. */
export interface AmountPlace {
  readonly input: string;
  readonly offset: number;
}

/** More decimal places than any currency has, few enough that every figure stays printable. */
const MOST_DIGITS = 12;

const DECIMAL = /^(?:\d+(?:\.\d*)?|\.\d+)$/;

/** Stops work on an amount: always `BAD_AMOUNT`, with the offending characters. */
function badAmount(
  text: string,
  place: AmountPlace | undefined,
  message: string,
  hint?: string,
): EquityError {
  const start = place?.offset ?? 0;
  const details: ErrorDetails = {
    input: place?.input ?? text,
    span: { start, end: start + text.length },
    hint,
  };
  return new EquityError('BAD_AMOUNT', message, details);
}

/** A decimal as an integer and its number of decimal places, trailing zeros dropped down to `keep` places. */
function decimal(text: string, place: AmountPlace | undefined): { value: bigint; digits: number } {
  if (text === '') throw badAmount(text, place, 'an amount is missing');
  if (/^[-−–]/.test(text)) {
    throw badAmount(text, place, `${text} is negative`, 'Amounts of chips are zero or more.');
  }
  if (!DECIMAL.test(text)) {
    const hint = 'Write a plain decimal, without currency signs or thousands separators: 1203.60';
    throw badAmount(text, place, `'${text}' is not an amount of chips`, hint);
  }
  const [whole = '', part = ''] = text.split('.');
  return { value: BigInt(`0${whole}${part}`), digits: part.length };
}

/**
 * Reads the smallest chip of a table, a decimal above zero, as the scale of all its amounts.
 *
 * @throws `EquityError` `BAD_AMOUNT` where it is no decimal above zero, or has more than 12 decimal places.
 * @example
 * ```ts
 * import { chipScale, formatChips, parseChips } from 'equity';
 * const cents = chipScale('0.01');
 * parseChips('51.50', cents); // 5150
 * formatChips(5150, cents); // '51.50'
 * // 41 chips of 25.
 * parseChips('1025', chipScale('25')); // 41
 * ```
 */
export function chipScale(unit: string): ChipScale {
  const text = unit.trim();
  const { value, digits } = decimal(text, undefined);
  if (value === 0n) throw badAmount(text, undefined, 'the smallest chip must be worth something');
  if (digits > MOST_DIGITS) throw badAmount(text, undefined, `more than ${MOST_DIGITS} decimal places`);
  if (value > BigInt(Number.MAX_SAFE_INTEGER)) throw badAmount(text, undefined, `${text} is too large`);
  return { unit: text, digits, step: Number(value) };
}

/**
 * The smallest chip that some written amounts suggest: `1` where all are whole, else `0.01`, or finer
 * where one of them is. What is no decimal is left for {@link parseChips} to refuse.
 *
 * @example
 * ```ts
 * import { inferUnit } from 'equity';
 * inferUnit(['300', '51.5']); // '0.01'
 * ```
 */
export function inferUnit(amounts: Iterable<string>): string {
  let digits = 0;
  for (const amount of amounts) {
    const part = /\.(\d+)/.exec(amount)?.[1];
    if (part !== undefined) digits = Math.max(digits, 2, Math.min(part.length, MOST_DIGITS));
  }
  return digits === 0 ? '1' : `0.${'1'.padStart(digits, '0')}`;
}

/**
 * Reads a decimal amount as a whole number of the smallest chip, 0 to 2^53 - 1.
 *
 * @throws `EquityError` `BAD_AMOUNT`, with the span, where it is negative, no number, no multiple of the
 * smallest chip, or too large to be counted exactly.
 * @example
 * ```ts
 * import { chipScale, parseChips } from 'equity';
 * parseChips('1203.60', chipScale('0.01')); // 120360
 * ```
 */
export function parseChips(text: string, scale: ChipScale, place?: AmountPlace): number {
  const { value, digits } = decimal(text, place);
  const step = BigInt(scale.step);
  // Both brought to the finer of the two scales, where they are integers.
  const fine = digits > scale.digits;
  const amount = fine ? value : value * 10n ** BigInt(scale.digits - digits);
  const chip = fine ? step * 10n ** BigInt(digits - scale.digits) : step;
  if (amount % chip !== 0n) {
    const hint = `Amounts are multiples of ${scale.unit}, the smallest chip; give a smaller unit for finer ones.`;
    throw badAmount(text, place, `${text} is too precise for chips of ${scale.unit}`, hint);
  }
  const chips = amount / chip;
  if (chips > BigInt(Number.MAX_SAFE_INTEGER)) {
    throw badAmount(text, place, `${text} is more than ${Number.MAX_SAFE_INTEGER} chips of ${scale.unit}`);
  }
  return Number(chips);
}

/**
 * Reads amounts between separators (`300,200,100`, or `1/2` with `/`) as whole numbers of the smallest chip.
 * With `count`, more or fewer amounts than that are refused.
 *
 * @throws `EquityError` `BAD_AMOUNT`, with the span of the offending amount.
 * @example
 * ```ts
 * import { chipScale, parseChipList } from 'equity';
 * parseChipList('300,200,100', chipScale('1')); // [300, 200, 100]
 * parseChipList('1/2', chipScale('1'), { separator: '/' }); // [1, 2]
 * ```
 */
export function parseChipList(
  text: string,
  scale: ChipScale,
  options: { readonly separator?: string; readonly count?: number } = {},
): number[] {
  const { separator = ',', count } = options;
  const amounts: number[] = [];
  let offset = 0;
  for (const item of text.split(separator)) {
    const start = offset + (item.length - item.trimStart().length);
    amounts.push(parseChips(item.trim(), scale, { input: text, offset: start }));
    offset += item.length + separator.length;
  }
  if (count !== undefined && amounts.length !== count) {
    const found = `${amounts.length} ${amounts.length === 1 ? 'amount' : 'amounts'}`;
    const wanted = `${count} ${count === 1 ? 'player' : 'players'}`;
    const hint = 'Give one amount for each player, in the order of the hands.';
    throw badAmount(text, undefined, `${found} for ${wanted}`, hint);
  }
  return amounts;
}

/**
 * A whole number of chips as a decimal of the table's money, with the decimal places of its unit. The inverse
 * of {@link parseChips}; a loss keeps its sign.
 *
 * @throws `EquityError` `BAD_AMOUNT` where the number of chips is no safe integer.
 * @example
 * ```ts
 * import { chipScale, formatChips } from 'equity';
 * formatChips(-89820, chipScale('0.01')); // '-898.20'
 * ```
 */
export function formatChips(chips: number, scale: ChipScale): string {
  if (!Number.isSafeInteger(chips)) {
    throw new EquityError('BAD_AMOUNT', `${chips} is no whole number of chips`);
  }
  const value = BigInt(Math.abs(chips)) * BigInt(scale.step);
  const figures = value.toString().padStart(scale.digits + 1, '0');
  const whole = figures.slice(0, figures.length - scale.digits);
  const part = figures.slice(figures.length - scale.digits);
  return `${chips < 0 ? '-' : ''}${whole}${part === '' ? '' : `.${part}`}`;
}

/**
 * A mean of chips, which need not be whole, as an amount of the table's money. For expected values only:
 * chips that change hands are whole, and {@link formatChips} writes them.
 *
 * @example
 * ```ts
 * import { chipScale, chipsToMoney } from 'equity';
 * chipsToMoney(150.5, chipScale('0.25')); // 37.625
 * ```
 */
export function chipsToMoney(chips: number, scale: ChipScale): number {
  return (chips * scale.step) / 10 ** scale.digits;
}

/**
 * Refuses what is no amount of chips: a number below zero, a fraction, or one too large to be exact.
 *
 * @throws `EquityError` `BAD_AMOUNT`.
 */
export function requireChips(chips: number, what: string): void {
  if (Number.isSafeInteger(chips) && chips >= 0) return;
  const wrong = chips < 0 ? 'is negative' : 'is no whole number of chips that can be counted exactly';
  throw new EquityError('BAD_AMOUNT', `${what}: ${chips} ${wrong}`);
}

/**
 * The sum of amounts of chips.
 *
 * @throws `EquityError` `BAD_AMOUNT` where the sum is more than 2^53 - 1.
 */
export function sumChips(amounts: Iterable<number>): number {
  let sum = 0;
  for (const amount of amounts) sum += amount;
  requireChips(sum, 'the sum of the amounts');
  return sum;
}
