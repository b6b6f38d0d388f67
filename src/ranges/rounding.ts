import { FULL_WEIGHT } from './range.ts';

/** Weights with a fraction, or a power of ten: after `:` or `@`, in brackets, and before a colon and white space. */
const WEIGHTS =
  /([:@])\s*(\d*\.\d+(?:e[-+]?\d+)?|\d+e-\d+)\s?(%?)|\[(\d{1,3}\.\d{1,9})%?\]|(\d{1,3}\.\d{1,9})(?:\s?:|%\s?:(?=\s))/gi;

/** What to say of weights of a text that are kept to four decimals only; null where all are what is written. */
export function roundingNote(text: string): string | null {
  let first: string | null = null;
  const rounded = new Set<string>();
  for (const [, sign, number, percent, bracketed, prefix] of text.matchAll(WEIGHTS)) {
    const written = number ?? bracketed ?? prefix;
    const unit = sign === ':' && percent === '' ? 1 : 100;
    const exact = (Number(written) / unit) * FULL_WEIGHT;
    const kept = exact > 0 ? Math.max(1, Math.round(exact)) : 0;
    // Above all it is an error, and what differs less is the double's.
    if (exact > FULL_WEIGHT || Math.abs(exact - kept) < 1e-7) continue;
    rounded.add(written);
    const mark = unit === 1 ? '' : ' %';
    first ??= `${written}${mark} is ${(kept / FULL_WEIGHT) * unit}${mark}`;
  }
  if (first === null) return null;
  const more = rounded.size > 1 ? `, and ${rounded.size - 1} more` : '';
  return `weights are kept to four decimals, 0.0001 at least: ${first}${more}`;
}
