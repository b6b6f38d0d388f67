import { RANKS, type Rank, SUIT_SYMBOLS, SUITS, type Suit } from './card.ts';

/** Outlined suits, in the order of SUIT_SYMBOLS. */
const OUTLINED_SYMBOLS = '♧♢♡♤';

/** Follows a symbol to ask for its coloured or its plain drawing: no meaning of its own. */
const FIRST_VARIATION_SELECTOR = 0xfe0e;
const LAST_VARIATION_SELECTOR = 0xfe0f;

/** Rank and suit by ASCII code; -1 elsewhere. */
const RANK_BY_CODE = new Int8Array(128).fill(-1);
const SUIT_BY_CODE = new Int8Array(128).fill(-1);
for (const [letters, table] of [
  [RANKS, RANK_BY_CODE],
  [SUITS, SUIT_BY_CODE],
] as const) {
  for (let i = 0; i < letters.length; i++) {
    table[letters.toUpperCase().charCodeAt(i)] = i;
    table[letters.toLowerCase().charCodeAt(i)] = i;
  }
}

/** The rank that begins at an offset, or -1. Letters in any case, and `10` for the ten. */
export function rankAt(input: string, at: number): Rank | -1 {
  const code = input.charCodeAt(at);
  if (code === 49) return input.charCodeAt(at + 1) === 48 ? 8 : -1;
  return code < 128 ? (RANK_BY_CODE[code] as number) : -1;
}

/** Where the rank that begins at an offset ends. */
export function rankEnd(input: string, at: number): number {
  return input.charCodeAt(at) === 49 ? at + 2 : at + 1;
}

/** The suit that begins at an offset, or -1. Letters in any case, filled and outlined symbols. */
export function suitAt(input: string, at: number): Suit | -1 {
  const code = input.charCodeAt(at);
  if (code < 128) return SUIT_BY_CODE[code] as number;
  // False for the offset past the end too, where the code is NaN.
  if (!(code >= 0x2660 && code <= 0x2667)) return -1;
  const filled = SUIT_SYMBOLS.indexOf(input.charAt(at));
  return filled >= 0 ? filled : OUTLINED_SYMBOLS.indexOf(input.charAt(at));
}

/** Where the suit that begins at an offset ends; a variation selector belongs to its symbol. */
export function suitEnd(input: string, at: number): number {
  if (input.charCodeAt(at) < 128) return at + 1;
  const next = input.charCodeAt(at + 1);
  return next >= FIRST_VARIATION_SELECTOR && next <= LAST_VARIATION_SELECTOR ? at + 2 : at + 1;
}
