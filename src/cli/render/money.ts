import { type ChipScale, chipsToMoney, formatChips } from '../../index.ts';
import { formatCount, UNKNOWN } from './figures.ts';

/** An amount of chips that change hands, its thousands set apart: `1,203.60`. */
export function formatMoney(chips: number, scale: ChipScale): string {
  return formatChips(chips, scale).replace(/^-?\d+/, (whole) =>
    whole.startsWith('-') ? `-${formatCount(Number(whole.slice(1)))}` : formatCount(Number(whole)),
  );
}

/** Decimal places of an amount that need not be whole chips. */
export function meanDecimals(scale: ChipScale): number {
  return Math.max(2, scale.digits);
}

/** A mean of chips, which need not be whole: `212.41`. */
export function formatMean(chips: number, scale: ChipScale): string {
  if (Number.isNaN(chips)) return UNKNOWN;
  if (!Number.isFinite(chips)) return 'any';
  const text = chipsToMoney(chips, scale).toFixed(meanDecimals(scale));
  const value = Number(text) === 0 ? text.replace('-', '') : text;
  return value.replace(/\d+/, (whole) => formatCount(Number(whole)));
}

/** A gain or a loss with its sign, none where it is zero: `+12.41`. */
export function signed(text: string): string {
  return /[1-9]/.test(text) && !text.startsWith('-') ? `+${text}` : text;
}

/** The margin of a sampled mean of chips at 95 %. */
export function formatMargin(error: number, scale: ChipScale): string {
  return formatMean(1.959964 * error, scale);
}
