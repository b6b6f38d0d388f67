import type { Query } from '../query/query.ts';
import type { BoardKernel, BoardRules } from './board-rules.ts';

/** Steps to expand one combination of hands into a match-up, with its relabellings. */
export const LEAST_MATCHUP_COST = 2_000;

/** The most players that the triple tables are made for. */
const MOST_TABLE_PLAYERS = 8;

function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return ways;
}

/** How many ways there are to complete the board of a match-up, or both boards. */
export function boardsToCome(query: Query, second: readonly number[] | null): number {
  const { game, players, board, dead } = query;
  // Run twice, the boards share what is dealt.
  const other = second === null || second === board ? 0 : second.length;
  const live = 52 - game.hole * players.length - board.length - other - dead.length;
  const toCome = game.board - board.length;
  const first = choose(live, toCome);
  return second === null ? first : first * choose(live - toCome, game.board - second.length);
}

/** The kernel for the match-ups of a query, and the steps that one of them takes. */
export function boardCost(
  query: Query,
  rules: BoardRules,
  second: readonly number[] | null,
  plain: boolean,
): { kernel: BoardKernel; cost: number } {
  const players = query.players.length;
  const boards = boardsToCome(query, null);
  const hands = rules.two ? (rules.hole * (rules.hole - 1) * 10) / 2 : 3;
  const enumeration = 2_000 + boards * players * hands * (rules.split ? 5 : 4);
  if (second !== null) return { kernel: 'two-boards', cost: Number.POSITIVE_INFINITY };
  if (!rules.two || plain || players > MOST_TABLE_PLAYERS) return { kernel: 'boards', cost: enumeration };
  const tables = players * (rules.split ? 25_000 : 12_000);
  const vectors = boards * players * (rules.split ? 0.8 : 0.3);
  const counted = tables + vectors;
  return counted < enumeration ? { kernel: 'omaha', cost: counted } : { kernel: 'boards', cost: enumeration };
}
