import { makeCard } from '../cards/card.ts';
import { rankAt, suitAt } from '../cards/letters.ts';
import { type Slice, sliceText } from '../cards/slice.ts';
import type { Game } from '../games/game.ts';
import { FULL_WEIGHT, type Range } from './range.ts';
import { roundingNote } from './rounding.ts';

/** Shorter texts are read the long way as quickly. */
const SHORTEST = 100;

/** Digits of a number that a double holds exactly. */
const MOST_DIGITS = 15;

/** A fraction of more digits than a weight keeps. */
const MORE_DIGITS = /\.\d{5}/;

const LETTER_O = 111;
const LETTER_S = 115;

/** Where a weight ends, while it is being read; -1 where it is none. */
let weightEnd = -1;

/** Whether hands of a game, or those of no game named, may be read by {@link readPlain}. */
export function isPlain(game: Game | null): boolean {
  return game === null || (game.hole === 2 && game.board > 0 && game.deck === 'full');
}

/**
 * Reads a long list of nothing but hands (`AhKh`) and classes (`AKs`) with weights (`:0.5`), as solvers
 * export them: hundreds of items that would each take the whole grammar. The same range as the long
 * way gives; null for any other text, and for one with a mistake, which are read that way.
 */
export function readPlain(slice: Slice): Range | null {
  const { input, start, end } = slice;
  if (end - start < SHORTEST) return null;
  // By the higher card times 52 plus the lower; weights in 1/10000.
  const grid = new Uint16Array(52 * 52);
  let at = start;
  while (at < end) {
    const code = input.charCodeAt(at);
    if (isSeparator(code)) {
      at++;
      continue;
    }
    const first = rankAt(input, at);
    // A ten of two digits is read the long way.
    if (first < 0 || code === 49) return null;
    const firstSuit = suitAt(input, at + 1);
    at += firstSuit < 0 ? 1 : 2;
    const second = rankAt(input, at);
    if (second < 0 || input.charCodeAt(at) === 49 || at >= end) return null;
    at++;
    // Of a class the letter after the ranks, in lower case; 0 where there is none.
    let letter = 0;
    let secondSuit = -1;
    if (firstSuit >= 0) {
      secondSuit = suitAt(input, at);
      if (secondSuit < 0 || input.charCodeAt(at) > 127 || at >= end) return null;
      at++;
    } else if (at < end) {
      const mark = input.charCodeAt(at) | 32;
      if (mark === LETTER_S || mark === LETTER_O) {
        letter = mark;
        at++;
      }
    }
    let weight = FULL_WEIGHT;
    if (at < end && input.charCodeAt(at) === 58) {
      weight = readWeight(input, at + 1, end);
      at = weightEnd;
      if (at < 0) return null;
    }
    if (at < end && !isSeparator(input.charCodeAt(at))) return null;
    if (firstSuit >= 0) {
      const a = makeCard(first, firstSuit);
      const b = makeCard(second, secondSuit);
      if (a === b) return null;
      put(grid, a, b, weight);
    } else {
      if (first === second && letter !== 0) return null;
      putClass(grid, first, second, letter, weight);
    }
  }
  return rangeOf(grid, slice);
}

/** Commas, semicolons and white space. */
function isSeparator(code: number): boolean {
  return code === 44 || code === 59 || code === 32 || (code >= 9 && code <= 13);
}

/**
 * Reads a weight after its colon: digits with at most one point, no more than 1. After a space it is a
 * fraction, 0 or 1: other digits are left to the long way, which knows `75: 22`.
 */
function readWeight(input: string, from: number, end: number): number {
  weightEnd = -1;
  let at = from;
  while (at < end && input.charCodeAt(at) === 32) at++;
  const spaced = at > from;
  let value = 0;
  let digits = 0;
  let point = -1;
  for (; at < end; at++) {
    const code = input.charCodeAt(at);
    if (code >= 48 && code <= 57) {
      value = value * 10 + code - 48;
      digits++;
    } else if (code === 46 && point < 0) point = digits;
    else break;
  }
  if (digits === 0 || digits > MOST_DIGITS) return 0;
  if (spaced && (point < 0 ? digits > 1 : point === digits)) return 0;
  // Both are exact, and so is the nearest double to their quotient.
  const share = point < 0 ? value : value / 10 ** (digits - point);
  if (share > 1) return 0;
  weightEnd = at;
  return share > 0 ? Math.max(1, Math.round(share * FULL_WEIGHT)) : 0;
}

function put(grid: Uint16Array, a: number, b: number, weight: number): void {
  const place = a > b ? a * 52 + b : b * 52 + a;
  if (weight > grid[place]) grid[place] = weight;
}

function putClass(grid: Uint16Array, first: number, second: number, letter: number, weight: number): void {
  for (let high = 0; high < 4; high++) {
    for (let low = 0; low < 4; low++) {
      if (first === second ? low >= high : letter !== 0 && (letter === LETTER_S) !== (high === low)) continue;
      put(grid, first * 4 + high, second * 4 + low, weight);
    }
  }
}

/** The hands that have a weight, the highest first; null where there are none. */
function rangeOf(grid: Uint16Array, slice: Slice): Range | null {
  const hands = new Uint8Array(2 * 1326);
  const weights = new Uint16Array(1326);
  let count = 0;
  let full = 0;
  for (let high = 51; high > 0; high--) {
    for (let low = high - 1; low >= 0; low--) {
      const weight = grid[high * 52 + low];
      if (weight === 0) continue;
      if (weight === FULL_WEIGHT) full++;
      hands[2 * count] = high;
      hands[2 * count + 1] = low;
      weights[count++] = weight;
    }
  }
  if (count === 0) return null;
  const text = sliceText(slice);
  // Weights are plain fractions here: most exports have no more digits than are kept.
  const note = MORE_DIGITS.test(text) ? roundingNote(text) : null;
  return {
    text,
    span: { start: slice.start, end: slice.end },
    width: 2,
    hands: hands.slice(0, 2 * count),
    weights: weights.slice(0, count),
    count,
    random: full === 1326,
    notes: note === null ? [] : [note],
  };
}
