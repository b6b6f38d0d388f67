import { trimSlice, wholeText } from '../cards/slice.ts';
import { defaultGame, findGame } from '../games/find.ts';
import { readItems } from './grammar.ts';
import type { Range } from './range.ts';
import { gameOfItems, rangeOfItems } from './read.ts';

/** How a range is to be read. */
export interface RangeOptions {
  /** The name of the game whose hands these are; by default told from the number of cards. */
  readonly game?: string | undefined;
}

/**
 * Reads range notation as a list of hands, each once, with weights of 0 to 1 in units of 1/10000.
 * `AsKs`, `AKs`, `AKo`, `AK`, `QQ`, `QQ+`, `ATs+`, `22-77`, `A5s-A2s`, `JTs-54s`, `random`; case and
 * order do not matter; a list has commas, semicolons or spaces; `:0.5` gives what is before it a weight.
 *
 * @throws EquityError `BAD_CARD`, `BAD_HAND`, `BAD_RANGE` for what cannot be read, `DUPLICATE_CARD`
 * for a hand that holds a card twice, `EMPTY_RANGE` for no hands, `UNKNOWN_GAME`, `UNSUPPORTED` for
 * notation to come, `TOO_LARGE` for a text of more than 100,000 characters.
 * @example
 * ```ts
 * import { parseRange } from 'equity';
 * parseRange('QQ+').count; // 18
 * parseRange('AsKs, AKo:0.5').count; // 13
 * parseRange('AsKs, AKo:0.5').weights[0]; // 10000
 * ```
 */
export function parseRange(text: string, options: RangeOptions = {}): Range {
  const slice = trimSlice(wholeText(text, 'the range'));
  const game = options.game === undefined ? null : findGame(options.game);
  const items = readItems(slice);
  return rangeOfItems(items, slice, game ?? gameOfItems(items) ?? defaultGame);
}
