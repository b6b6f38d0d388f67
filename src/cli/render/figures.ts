/** Stands where a number is unknown: nothing has been counted. */
export const UNKNOWN = '–';

/** 95 % of a normal distribution lies within this many standard errors. */
const Z95 = 1.959964;

/** A fraction 0..1 in per cent. What is possible never shows as 0, what can fail never as 100. */
export function formatPercent(fraction: number, decimals: number): string {
  if (!Number.isFinite(fraction)) return UNKNOWN;
  const text = (fraction * 100).toFixed(decimals);
  const step = 10 ** -decimals;
  if (fraction > 0 && Number(text) === 0) return `<${step.toFixed(decimals)} %`;
  if (fraction < 1 && Number(text) === 100) return `>${(100 - step).toFixed(decimals)} %`;
  return `${text} %`;
}

/** A count with its thousands set apart: `10,273,824`. */
export function formatCount(count: number): string {
  if (!Number.isFinite(count)) return UNKNOWN;
  const [whole, fraction] = (Number.isInteger(count) ? count.toFixed(0) : count.toFixed(4)).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction.replace(/0+$/, '')}`;
}

/** A count and its noun: `1 combo`, `6 combos`. */
export function formatNumberOf(count: number, noun: string): string {
  return `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** A time in the unit people would use: `0.4 ms`, `4 ms`, `1.2 s`, `2 min 05 s`. */
export function formatDuration(seconds: number): string {
  if (!Number.isFinite(seconds)) return UNKNOWN;
  if (seconds < 0.00995) return `${Math.max(seconds * 1000, 0.1).toFixed(1)} ms`.replace('.0 ', ' ');
  if (seconds < 0.9995) return `${(seconds * 1000).toFixed(0)} ms`;
  if (seconds < 59.95) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, '0')} s`;
}

/**
 * Half the width of the 95 % interval of a sampled share, as a fraction. A hand that won (or lost)
 * every deal has no spread to measure; the rule of three bounds it: 3 in the number of trials.
 */
export function marginOf(error: number, trials: number): number {
  return trials > 0 ? Math.min(Math.max(Z95 * error, 3 / trials), 1) : Number.NaN;
}

/** How many decimals of a percentage a margin supports: one digit of doubt, two where it starts with 1. */
export function supportedDecimals(margin: number): number {
  const percent = margin * 100;
  if (!(percent > 0)) return 0;
  const power = Math.floor(Math.log10(percent));
  const leading = percent / 10 ** power;
  return Math.min(Math.max(-power + (leading < 1.95 ? 1 : 0), 0), 6);
}
