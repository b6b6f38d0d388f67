import { type Rank, SUITS } from '../cards/card.ts';
import { EquityError, type Span } from '../cards/error.ts';
import { rankAt, rankEnd, suitAt, suitEnd } from '../cards/letters.ts';
import { badCharacter } from '../cards/parse.ts';
import { brief, errorAt } from '../cards/slice.ts';
import type { Game } from '../games/game.ts';
import { type Macros, unknownMacro } from './definitions.ts';

/**
 * The rank of a card in a generic pattern: a set of ranks as 13 bits, or a variable, which stands for
 * one rank that no other variable and no rank written out in the same pattern has.
 */
export type RankPattern = { readonly ranks: number } | { readonly variable: string };

/** The suit of a card: a set of suits as 4 bits, or a variable, as with ranks. */
export type SuitPattern = { readonly suits: number } | { readonly variable: string };

/** One card of a generic pattern. */
export interface GenericCard {
  readonly rank: RankPattern;
  readonly suit: SuitPattern;
}

/** A macro of the reader's own where it is used. */
export interface MacroUse extends Span {
  readonly name: string;
}

/** Cards of one hand, in no order; those that are not named are any. */
export interface GenericPattern extends Span {
  readonly cards: readonly GenericCard[];
  /** Patterns that the hand fits as well, each with variables of its own: the macros after the cards. */
  readonly also: readonly GenericPattern[];
  /** Ranges that the hand is in as well: the reader's own macros that are more than a card. */
  readonly uses: readonly MacroUse[];
}

/** How many cards the hands of a game have where they are written in the generic syntax, that is more than two; else 0. */
export function genericHole(game: Game | null): number {
  return game !== null && game.hole > 2 ? game.hole : 0;
}

const ANY_RANK: RankPattern = { ranks: 0x1fff };
const ANY_SUIT: SuitPattern = { suits: 0xf };

/** Letters of suit variables. */
const SUIT_VARIABLES = 'wxyz';

const HINT =
  'Cards are As, A, *h, [A-T], suit variables w x y z or rank variables such as R; macros begin with $.';

/** Characters that end a pattern. */
const END = /[\s,;:!()@%/\]+\-–—−]/;

/**
 * Reads a pattern of ProPokerTools' generic syntax, up to what cannot be part of one:
 *
 *     pattern = (card | "$" macro) { card | "$" macro }
 *     card    = rank [ suit ] | suit
 *     rank    = rank letter | "*" | "[" ranks "]" | rank variable: any other letter
 *     suit    = suit letter | suit variable: w x y z
 *     ranks   = rank [ "-" rank ] { "," rank [ "-" rank ] }
 *
 * Returns the pattern, its end included.
 *
 * @example
 * ```ts
 * import { parseRange } from 'equity';
 * const count = (text) => parseRange(text, { game: 'omaha' }).count;
 * // Cards that are not named are any.
 * count('AA'); // 6961
 * count('AhKh**'); // 1225
 * // The same variable is the same rank or suit, another one another, none what is named.
 * count('RROO'); // 2808
 * count('xxyy'); // 36504
 * count('AxAyKxKy'); // 6
 * // Lists of ranks, rows of hands.
 * count('[A-K][A-K][A-K][A-K]'); // 70
 * count('JT98-5432'); // 1792
 * // Macros of a card, and of the look of the whole hand.
 * count('$W$W$W$W'); // 4845
 * count('AA$ds'); // 864
 * ```
 */
export function readGeneric(input: string, start: number, end: number, macros: Macros): GenericPattern {
  const cards: GenericCard[] = [];
  const also: GenericPattern[] = [];
  const uses: MacroUse[] = [];
  let at = start;
  // `[/` closes a list with a weight around it.
  while (at < end && !END.test(input.charAt(at)) && !input.startsWith('[/', at)) {
    if (input.charAt(at) === '$') {
      const macro = readMacro(input, at, end, macros);
      // A macro of one card is a card; one of several says how the whole hand looks.
      if ('name' in macro) uses.push(macro);
      else if (macro.cards.length === 1) cards.push(...macro.cards);
      else also.push(macro);
      at = macro.end;
      continue;
    }
    const rank = readRank(input, at, end);
    const afterRank = rank === null ? at : rank.end;
    const suit = afterRank < end ? readSuit(input, afterRank) : null;
    if (rank === null && suit === null) throw badCharacter(input, at, 'is no part of a hand', HINT);
    cards.push({ rank: rank?.pattern ?? ANY_RANK, suit: suit?.pattern ?? ANY_SUIT });
    at = suit?.end ?? afterRank;
  }
  return { cards, also, uses, start, end: at };
}

function readRank(input: string, at: number, end: number): { pattern: RankPattern; end: number } | null {
  const rank = rankAt(input, at);
  if (rank >= 0) return { pattern: { ranks: 1 << rank }, end: rankEnd(input, at) };
  const letter = input.charAt(at);
  if (letter === '*' || letter === '.') return { pattern: ANY_RANK, end: at + 1 };
  if (letter === '[') return readRanks(input, at, end);
  if (/[a-z]/i.test(letter) && !`${SUITS}${SUIT_VARIABLES}`.includes(letter.toLowerCase())) {
    return { pattern: { variable: letter.toUpperCase() }, end: at + 1 };
  }
  return null;
}

function readSuit(input: string, at: number): { pattern: SuitPattern; end: number } | null {
  const suit = suitAt(input, at);
  if (suit >= 0) return { pattern: { suits: 1 << suit }, end: suitEnd(input, at) };
  const letter = input.charAt(at).toLowerCase();
  if (letter === '' || !SUIT_VARIABLES.includes(letter)) return null;
  return { pattern: { variable: letter }, end: at + 1 };
}

/** Reads `[A-T]`, `[A,2,3,4,5]`, `[A,9-7]`. */
function readRanks(input: string, at: number, end: number): { pattern: RankPattern; end: number } {
  const close = input.indexOf(']', at);
  const span = { start: at, end: close < 0 || close >= end ? at + 1 : close + 1 };
  const bad = (message: string): EquityError =>
    errorAt('BAD_RANGE', message, input, span, 'Ranks in brackets are [A-T], [A,2,3,4,5] or [A,9-7].');
  if (span.end === at + 1) throw bad("'[' is never closed");
  let ranks = 0;
  for (const part of input.slice(at + 1, close).split(',')) {
    const ends = part.trim().split(/\s*[-–]\s*/);
    const read = ends.map((text) => rankAt(text, 0));
    const whole = ends.every((text, i) => read[i] >= 0 && rankEnd(text, 0) === text.length);
    if (!whole || ends.length > 2) throw bad(`'${brief(part)}' is no rank and no row of ranks`);
    const low = Math.min(...read);
    const high = Math.max(...read);
    for (let rank = low; rank <= high; rank++) ranks |= 1 << rank;
  }
  return { pattern: { ranks }, end: close + 1 };
}

function readMacro(input: string, start: number, end: number, macros: Macros): GenericPattern | MacroUse {
  const name = /^\$([a-z0-9]*)/i.exec(input.slice(start, end))?.[1] ?? '';
  const span = { start, end: start + 1 + name.length };
  const own = macros.defined(name);
  if (own !== undefined) {
    const card = cardNamed(name, own.trim(), macros);
    return card === null ? { name, ...span } : { ...card, ...span };
  }
  const text = macros.builtIn(name);
  if (text === undefined) {
    const { message, hint } = unknownMacro(name, macros);
    throw errorAt('BAD_RANGE', message, input, span, hint);
  }
  return { ...readGeneric(text, 0, text.length, macros), ...span };
}

/** The patterns of macros that stand for a card; null for those that do not. Kept, for macros may use others many times. */
const CARDS = new WeakMap<Macros, Map<string, GenericPattern | null>>();

function cardNamed(name: string, text: string, macros: Macros): GenericPattern | null {
  const known = CARDS.get(macros) ?? new Map<string, GenericPattern | null>();
  CARDS.set(macros, known);
  let card = known.get(name);
  if (card === undefined) {
    card = cardOf(text, macros);
    known.set(name, card);
  }
  return card;
}

/** A text as a pattern if it is a single card; else null. */
function cardOf(text: string, macros: Macros): GenericPattern | null {
  try {
    const pattern = readGeneric(text, 0, text.length, macros);
    const { cards, also, uses, end } = pattern;
    const single = cards.length === 1 && also.length === 0 && uses.length === 0;
    return single && end === text.length ? pattern : null;
  } catch (error) {
    // Whatever is wrong with it comes out where it is read as a range.
    if (error instanceof EquityError) return null;
    throw error;
  }
}

/**
 * The patterns of a row, each one rank below the one before: `8765+` climbs as far as the ace allows,
 * `T9-` goes down to the deuce, `JT98-5432` ends where it says. Every card of such a pattern has one rank.
 */
export function rowOf(
  first: GenericPattern,
  to: GenericPattern | 'up' | 'down',
  input: string,
  span: Span,
): GenericPattern[] {
  const ranks = ranksOf(first, input);
  const steps = { up: 12 - Math.max(...ranks), down: -Math.min(...ranks) };
  let last: number;
  if (typeof to === 'string') last = steps[to];
  else {
    const ends = ranksOf(to, input);
    last = ends[0] - ranks[0];
    const parallel = ends.length === ranks.length && ends.every((rank, i) => rank - ranks[i] === last);
    const sameSuits = to.cards.every(
      (card, i) => JSON.stringify(card.suit) === JSON.stringify(first.cards[i]?.suit),
    );
    if (!parallel || !sameSuits) {
      const message = `${brief(input.slice(span.start, span.end))} is no row: its ends differ in more than height`;
      const hint = 'All cards of a row move together, as in JT98-5432, and keep their suits.';
      throw errorAt('BAD_RANGE', message, input, span, hint);
    }
  }
  const row: GenericPattern[] = [];
  for (let step = Math.min(0, last); step <= Math.max(0, last); step++) {
    const cards = first.cards.map((card, i) => ({ ...card, rank: { ranks: 1 << (ranks[i] + step) } }));
    row.push({ ...first, cards });
  }
  return row;
}

function ranksOf(pattern: GenericPattern, input: string): Rank[] {
  if (pattern.also.length + pattern.uses.length > 0) throw notARow(pattern, input);
  return pattern.cards.map(({ rank }) => {
    const single =
      'ranks' in rank && (rank.ranks & (rank.ranks - 1)) === 0 ? 31 - Math.clz32(rank.ranks) : -1;
    if (single >= 0) return single;
    throw notARow(pattern, input);
  });
}

/** The error of a pattern that cannot begin or end a row. */
export function notARow(pattern: GenericPattern, input: string): EquityError {
  const text = brief(input.slice(pattern.start, pattern.end));
  const hint = 'Rows are of hands that name the rank of every card, as in 8765+.';
  return errorAt('BAD_RANGE', `${text} is no end of a row of hands`, input, pattern, hint);
}

/** The ranks and suits that a pattern writes out: variables stand for others. */
export function namedOf({ cards }: GenericPattern): { ranks: number; suits: number } {
  let ranks = 0;
  let suits = 0;
  for (const { rank, suit } of cards) {
    if ('ranks' in rank && (rank.ranks & (rank.ranks - 1)) === 0) ranks |= rank.ranks;
    if ('suits' in suit && (suit.suits & (suit.suits - 1)) === 0) suits |= suit.suits;
  }
  return { ranks, suits };
}
