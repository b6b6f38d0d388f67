import { formatCards } from '../cards/card.ts';
import type { Query } from './query.ts';

/**
 * A query as one line, its hands as they were given: `AsKs vs QQ on 2h7d9c dead Jc`. `parseQuery`
 * reads it back to the same question, given the same game.
 *
 * @example
 * ```ts
 * import { formatQuery, parseQuery } from 'equity';
 * formatQuery(parseQuery('A♠K♠|QQ', { board: '2h 7d 9c' })); // 'A♠K♠ vs QQ on 2h7d9c'
 * ```
 */
export function formatQuery(query: Query): string {
  const hands = query.players.map((range) => range.text.replace(/\s+/g, ' ')).join(' vs ');
  const board = query.board.length > 0 ? ` on ${formatCards(query.board)}` : '';
  const dead = query.dead.length > 0 ? ` dead ${formatCards(query.dead)}` : '';
  return hands + board + dead;
}
