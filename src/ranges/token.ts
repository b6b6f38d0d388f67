import type { Span } from '../cards/error.ts';
import { rankAt, rankEnd, suitAt, suitEnd } from '../cards/letters.ts';
import { isSpace, type Slice } from '../cards/slice.ts';

/**
 * What a token is. `suit` covers the s of `AKs` too: only the grammar can tell it from spades.
 * `later` is a character of notation that is not read yet, `unknown` one that means nothing.
 */
export type TokenKind =
  | 'rank'
  | 'suit'
  | 'offsuit'
  | 'wildcard'
  | 'random'
  | 'plus'
  | 'dash'
  | 'comma'
  | 'space'
  | 'colon'
  | 'at'
  | 'number'
  | 'percent'
  | 'later'
  | 'unknown'
  | 'end';

/** A piece of a range's text. */
export interface Token extends Span {
  readonly kind: TokenKind;
  /** The rank, the suit or the number that was read; 0 for other kinds. */
  readonly value: number;
}

/** One character that is a token by itself. A semicolon is as good as a comma. */
const SINGLE: Readonly<Record<string, TokenKind>> = {
  o: 'offsuit',
  O: 'offsuit',
  x: 'wildcard',
  X: 'wildcard',
  '*': 'wildcard',
  '.': 'wildcard',
  '+': 'plus',
  '-': 'dash',
  '–': 'dash',
  '—': 'dash',
  '−': 'dash',
  ',': 'comma',
  ';': 'comma',
  ':': 'colon',
  '@': 'at',
  '%': 'percent',
  '(': 'later',
  ')': 'later',
  '[': 'later',
  ']': 'later',
  '!': 'later',
  $: 'later',
};

const NUMBER = /(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?/y;
// Bounded, because it is tried at every digit.
const PERCENTAGE = /\d{1,3}(?:\.\d{1,9})?(?=\s?%)/y;
const WORD = /[a-z]+/iy;

/** Cuts a slice into tokens; the last is always `end`, so the grammar never looks past the list. */
export function tokenize({ input, start, end }: Slice): Token[] {
  const tokens: Token[] = [];
  let at = start;
  let last: TokenKind = 'comma';
  while (at < end) {
    const token = readToken(input, at, last);
    tokens.push(token);
    at = token.end;
    last = token.kind;
  }
  tokens.push({ kind: 'end', start: end, end, value: 0 });
  return tokens;
}

function readToken(input: string, at: number, last: TokenKind): Token {
  if (isSpace(input, at)) {
    let end = at + 1;
    while (end < input.length && isSpace(input, end)) end++;
    return { kind: 'space', start: at, end, value: 0 };
  }
  // Digits are ranks, except after a weight's sign and before a per cent sign.
  const number = match(last === 'colon' || last === 'at' ? NUMBER : PERCENTAGE, input, at);
  if (number) return { kind: 'number', start: at, end: at + number.length, value: Number(number) };
  if (last === 'comma' || last === 'space') {
    const word = match(WORD, input, at)?.toLowerCase();
    if (word === 'random' || word === 'any')
      return { kind: 'random', start: at, end: at + word.length, value: 0 };
  }
  const rank = rankAt(input, at);
  if (rank >= 0) return { kind: 'rank', start: at, end: rankEnd(input, at), value: rank };
  const suit = suitAt(input, at);
  if (suit >= 0) return { kind: 'suit', start: at, end: suitEnd(input, at), value: suit };
  const kind = SINGLE[input.charAt(at)] ?? 'unknown';
  const length = kind === 'unknown' && (input.codePointAt(at) as number) > 0xffff ? 2 : 1;
  return { kind, start: at, end: at + length, value: 0 };
}

function match(pattern: RegExp, input: string, at: number): string | null {
  pattern.lastIndex = at;
  return pattern.exec(input)?.[0] ?? null;
}
