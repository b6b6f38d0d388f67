import { withRankings } from '../ranges/omaha-tables.ts';
import { parseQuery } from './parse.ts';
import type { Query } from './query.ts';

/** Reads a question as `parseQuery` does, and loads the rankings of Omaha hands where it has percentages of these. */
export function parseLoadedQuery(...question: Parameters<typeof parseQuery>): Promise<Query> {
  return withRankings(() => parseQuery(...question));
}
