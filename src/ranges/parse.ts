import { checkOptions, type OptionNames } from '../cards/options.ts';
import { trimSlice, wholeText } from '../cards/slice.ts';
import { defaultGame, findGame } from '../games/find.ts';
import { readDealtHand } from './dealt.ts';
import { type MacroDefinitions, Macros } from './definitions.ts';
import { genericHole } from './generic.ts';
import { readItems } from './items.ts';
import { isPlain, readPlain } from './plain.ts';
import type { Range } from './range.ts';
import { findRanking } from './ranking.ts';
import { gameOfItems, rangeOfItems } from './read.ts';

/** How a range is to be read. */
export interface RangeOptions {
  /** The name of the game whose hands these are; by default told from the number of cards. */
  readonly game?: string | undefined;
  /** The ranking that percentages are taken from: `equity` (against a random hand, the default) or, in hold'em, `chen`. */
  readonly ranking?: string | undefined;
  /** Macros by name: `{ open: '22+,A2s+' }` lets the range say `$open`. Names are letters and digits. */
  readonly define?: MacroDefinitions | undefined;
}

const OPTIONS: OptionNames<RangeOptions> = { game: true, ranking: true, define: true };

/**
 * Reads range notation as a list of hands, each once, with weights of 0 to 1 in units of 1/10000. Case
 * and order do not matter; a list has commas, semicolons or spaces between its items; a hand named
 * twice keeps its greater weight.
 *
 * - Hands: `AsKs`, `AKs`, `AKo`, `AK`, `QQ`; rows of them: `QQ+`, `ATs+`, `22-77`, `A5s-A2s`, `JTs-54s`.
 * - Wildcards `x`, `*`, `.`: `Ax`, `Axs`, `Ahx`, `Ah*h`; every hand: `random`, `any`, `xx`, `100%`.
 * - Percentages by a ranking: `15%`, `top 15%`, `5%-10%`; those of Omaha need {@link loadRankings}.
 * - Without: `77+,!88`, `22+ -88`, `AA!AcAs`; and: `22+:99-55`, `A*s:*h`; lists in parentheses.
 * - Weights: `AQs:0.75`, `AQs:75%`, `AQs@75`, `[75%]AQs,AJs[/75%]`, `100: AA, 75: AQs`,
 *   `AA,ATs+; Weights: AQs:75%`. A colon is a weight before a number, "and" before hands.
 * - Macros: `$B$B`, and those of `define`, which may use each other: `$open!AA`.
 * - In stud and draw games: one hand in the order dealt, `x` for a card that is not known: `xx8c`.
 *
 * @throws EquityError `BAD_CARD`, `BAD_HAND`, `BAD_RANGE` for what cannot be read, `DUPLICATE_CARD`
 * for a hand that holds a card twice, `EMPTY_RANGE` for no hands, `UNKNOWN_GAME`, `UNSUPPORTED` for
 * notation that a game has not, `NOT_LOADED` for percentages of Omaha before `loadRankings`, `BAD_OPTION`
 * for an unknown ranking or a macro that cannot be, `TOO_LARGE` for a text of more than 100,000 characters, and where it takes too much work to read. All mistakes of the text are found: the error is the first, its `more` the others.
 * @example
 * ```ts
 * import { parseRange } from 'equity';
 * parseRange('QQ+').count; // 18
 * parseRange('AsKs, AKo:0.5').count; // 13
 * parseRange('AsKs, AKo:0.5').weights[0]; // 10000
 * parseRange('$open!AA', { define: { open: '22+,A2s+' } }).count; // 120
 * parseRange('15%').notes[0]; // '15% is 200 combos (15.08 %) by equity against a random hand'
 * ```
 */
export function parseRange(text: string, options: RangeOptions = {}): Range {
  checkOptions(options, OPTIONS);
  const slice = trimSlice(wholeText(text, 'the range'));
  const game = options.game === undefined ? null : findGame(options.game);
  if (game !== null && game.board === 0) return readDealtHand(slice, game).range;
  const macros = new Macros(options.define);
  const ranking = findRanking(options.ranking);
  const plain = isPlain(game) ? readPlain(slice) : null;
  if (plain !== null) return plain;
  const items = readItems(slice, genericHole(game), macros);
  const told = game ?? gameOfItems(items, macros);
  const known = told ?? defaultGame;
  const reading = { ranking, offers: true, macros, guessed: told === null };
  // The hand that told the game is written the same in both syntaxes.
  const read = game === null && genericHole(known) > 0 ? readItems(slice, genericHole(known), macros) : items;
  return rangeOfItems(read, slice, known, reading);
}
