import type { Span } from '../cards/error.ts';
import { rankAt, rankEnd, suitAt, suitEnd } from '../cards/letters.ts';
import { isSpace, type Slice } from '../cards/slice.ts';

/**
 * What a token is. `suit` covers the s of `AKs` too: only the grammar can tell it from spades.
 * `unknown` is a character that means nothing.
 */
export type TokenKind =
  | 'rank'
  | 'suit'
  | 'offsuit'
  | 'wildcard'
  | 'random'
  | 'top'
  | 'weights'
  | 'prefix'
  | 'plus'
  | 'dash'
  | 'comma'
  | 'space'
  | 'colon'
  | 'at'
  | 'number'
  | 'percent'
  | 'open'
  | 'close'
  | 'bracket'
  | 'unbracket'
  | 'slash'
  | 'bang'
  | 'macro'
  | 'unknown'
  | 'end';

/** A piece of a range's text. */
export interface Token extends Span {
  readonly kind: TokenKind;
  /** The rank, the suit or the number that was read; 0 for other kinds. */
  readonly value: number;
}

/** Characters that are tokens by themselves. A semicolon is as good as a comma, a dash of any length as a hyphen. */
const SINGLE: ReadonlyMap<number, TokenKind> = new Map(
  (
    [
      ['oO', 'offsuit'],
      ['xX*.', 'wildcard'],
      ['+', 'plus'],
      ['-–—−', 'dash'],
      [',;', 'comma'],
      ['@', 'at'],
      ['%', 'percent'],
      ['(', 'open'],
      [')', 'close'],
      ['[', 'bracket'],
      [']', 'unbracket'],
      ['/', 'slash'],
      ['!', 'bang'],
    ] as const
  ).flatMap(([characters, kind]) => Array.from(characters, (character) => [character.charCodeAt(0), kind])),
);

const NUMBER = /(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?/y;
/** Digits that go on like hands: `22+:99-55`, `22+:99+`, `T9:9*`. */
const DIGIT_HANDS = /\d+(?:[+*a-z♠♥♦♣]|[-–—−]\d)/iy;
// Bounded, because it is tried at every digit.
const PERCENTAGE = /\d{1,3}(?:\.\d{1,9})?(?=\s?%|-\d{1,3}(?:\.\d{1,9})?\s?%)/y;
/** `[75%]`, `[/75%]`. */
const BRACKETED = /\d{1,3}(?:\.\d{1,9})?(?=%?\])/y;
/**
 * The weight before a list, `75: AQs`. Digits that could be a hand are the hand where the colon goes on
 * at once (`75:0.5`) or with a weight (`75: 0.5`); `75%:AQs` is a percentage of hands, of which AQs is kept.
 */
const PREFIX = prefix('(?:10|[2-9]){2}');
/** The same in the generic syntax, where one rank is a hand, and three are. */
const GENERIC_PREFIX = prefix('(?:10|[2-9])+');
/** What follows a colon in the generic syntax and is no weight, being more than 1: ranks. */
const RANKS_AFTER_COLON = /(?:10|[2-9])+(?![\d.e]|\s?%)/iy;
/** A colon and the white space before a weight: a fraction, 0, 1 or a percentage. */
const SPACED_COLON = /:\s+(?=(?:\d*\.\d+|[01]|\d{1,3}(?:\.\d+)?\s?%)(?=$|[\s,;)\]]))/y;
/** The same with white space before the colon. */
const DETACHED_COLON = new RegExp(
  `\\s+:\\s*${SPACED_COLON.source.slice(SPACED_COLON.source.indexOf('(?='))}`,
  'y',
);
/** A macro; its name may be missing. */
const MACRO = /\$[a-z0-9]*/iy;
/** Words that mean something where an item begins. */
const WORDS = /(random|any)(?![a-z0-9])|top(?=[\s\d%]|$)|weights?(?=\s?:)/iy;

/** The pattern of a prefix; `hand` is that of digits which are a hand. */
function prefix(hand: string): RegExp {
  const number = '\\d{1,3}(?:\\.\\d{1,9})?';
  const weight = '\\s+\\d*\\.\\d|\\s+\\d+\\s?%|\\s+[01](?![^\\s,;)\\]])';
  return new RegExp(`(?!${hand}:)${number}:(?!\\d*\\.\\d)|${number}%?\\s?:(?=\\s)(?!${weight})`, 'y');
}

/**
 * Cuts a slice into tokens; the last is always `end`, so the grammar never looks past the list. `generic` says
 * that it is in the generic syntax, where any number of ranks is a hand.
 */
export function tokenize({ input, start, end }: Slice, generic: boolean): Token[] {
  const tokens: Token[] = [];
  let at = start;
  let last: TokenKind = 'comma';
  while (at < end) {
    const token = readToken(input, at, last, generic);
    tokens.push(token);
    at = token.end;
    last = token.kind;
  }
  tokens.push({ kind: 'end', start: end, end, value: 0 });
  return tokens;
}

function readToken(input: string, at: number, last: TokenKind, generic: boolean): Token {
  const code = input.charCodeAt(at);
  // Digits are ranks, except after the sign of a weight, in brackets and before a per cent sign.
  if (last === 'colon' || last === 'at') {
    const end = endOf(NUMBER, input, at);
    const hands = end > at && last === 'colon' && readsAsHands(input, at, end, generic);
    if (end > at && !hands) return numberToken(input, at, end);
  } else if (code >= 48 && code <= 57) {
    if (last === 'bracket' || last === 'slash') {
      const end = endOf(BRACKETED, input, at);
      if (end > at) return numberToken(input, at, end);
    }
    if (beginsItem(last)) {
      const end = endOf(generic ? GENERIC_PREFIX : PREFIX, input, at);
      if (end > at) return { ...numberToken(input, at, end), kind: 'prefix' };
    }
    const end = endOf(PERCENTAGE, input, at);
    if (end > at) return numberToken(input, at, end);
  }
  if (beginsItem(last) && isLetter(code) && isLetter(input.charCodeAt(at + 1))) {
    const end = endOf(WORDS, input, at);
    const letter = code | 32;
    // r, a: random, any; t: top; w: weights.
    if (end > at)
      return {
        kind: letter === 116 ? 'top' : letter === 119 ? 'weights' : 'random',
        start: at,
        end,
        value: 0,
      };
  }
  const rank = rankAt(input, at);
  if (rank >= 0) return { kind: 'rank', start: at, end: rankEnd(input, at), value: rank };
  const suit = suitAt(input, at);
  if (suit >= 0) return { kind: 'suit', start: at, end: suitEnd(input, at), value: suit };
  if (code === 58)
    return { kind: 'colon', start: at, end: Math.max(at + 1, endOf(SPACED_COLON, input, at)), value: 0 };
  if (code === 36) return { kind: 'macro', start: at, end: endOf(MACRO, input, at), value: 0 };
  const kind = SINGLE.get(code);
  if (kind !== undefined) return { kind, start: at, end: at + 1, value: 0 };
  let end = endOf(DETACHED_COLON, input, at);
  if (end > at) return { kind: 'colon', start: at, end, value: 0 };
  while (end < input.length && isSpace(input, end)) end++;
  if (end > at) return { kind: 'space', start: at, end, value: 0 };
  // Half a character would be no help in an error.
  end = (input.codePointAt(at) as number) > 0xffff ? at + 2 : at + 1;
  return { kind: 'unknown', start: at, end, value: 0 };
}

/** Whether the number after a colon is the beginning of hands. */
function readsAsHands(input: string, at: number, end: number, generic: boolean): boolean {
  return endOf(DIGIT_HANDS, input, at) > end || (generic && endOf(RANKS_AFTER_COLON, input, at) === end);
}

function numberToken(input: string, start: number, end: number): Token {
  return { kind: 'number', start, end, value: Number.parseFloat(input.slice(start, end)) };
}

/** Whether an item may begin after such a token. */
function beginsItem(last: TokenKind): boolean {
  return (
    last === 'comma' ||
    last === 'space' ||
    last === 'open' ||
    last === 'unbracket' ||
    last === 'prefix' ||
    last === 'bang' ||
    last === 'colon'
  );
}

function isLetter(code: number): boolean {
  return (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
}

/** Where a match that begins at an offset ends; the offset itself where there is none. */
function endOf(sticky: RegExp, input: string, at: number): number {
  sticky.lastIndex = at;
  return sticky.test(input) ? sticky.lastIndex : at;
}
