import { EquityError } from '../cards/error.ts';

/** The texts of the tables, which take longer to load than all the rest of the library: they come when asked for. */
type Tables = typeof import('./omaha-equities.ts');

let tables: Tables | undefined;

/**
 * Loads the rankings of Omaha hands, once. Percentages of these (`15%`, in games of four and five cards) need them, and
 * `parseRange`, `parseQuery` and `explain` cannot wait for them; `equity` and `expectedChips` load them where they do.
 *
 * @example
 * ```ts
 * import { loadRankings, parseRange } from 'equity';
 * await loadRankings();
 * parseRange('15%', { game: 'omaha' }).notes[0]; // '15% is 40,608 combos (15.00 %) by equity against a random hand'
 * ```
 */
export async function loadRankings(): Promise<void> {
  tables ??= await import('./omaha-equities.ts');
}

/** The tables, or null as long as they are not loaded. */
export function omahaTables(): Tables | null {
  return tables ?? null;
}

/**
 * Calls a function that reads text; where that lacks the rankings of Omaha hands, loads them and calls it again.
 *
 * @throws what the function throws.
 * @example
 * ```ts
 * import { parseQuery, withRankings } from 'equity';
 * const query = await withRankings(() => parseQuery('15% vs AsAhKdQc'));
 * query.game.name; // 'omaha'
 * ```
 */
export async function withRankings<Value>(read: () => Value): Promise<Value> {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof EquityError)) throw error;
    if (![error, ...error.more].some(({ code }) => code === 'NOT_LOADED')) throw error;
  }
  await loadRankings();
  return read();
}
