import { choose } from '../cards/choose.ts';
import type { Query } from '../query/query.ts';
import type { BoardKernel, BoardRules } from './board-rules.ts';
import { countSplitCost } from './work.ts';

/** Steps to expand one combination of hands into a match-up, with its relabellings. */
export const LEAST_MATCHUP_COST = 250;

/** The most players that the triple tables are made for. */
const MOST_TABLE_PLAYERS = 8;

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
  const { game, board } = query;
  const players = query.players.length;
  if (second !== null) return { kernel: 'two-boards', cost: twoBoardsCost(query, rules, second) };
  const boards = boardsToCome(query, null);
  const hands = rules.two ? (rules.hole * (rules.hole - 1) * 10) / 2 : 3;
  const costs: [BoardKernel, number][] = [
    ['boards', 2_000 + boards * players * hands * (rules.split ? 5 : 4)],
  ];
  if (!plain) costs.push(['listed', scoreCost(rules, players, boards)]);
  if (!plain && rules.two && players <= MOST_TABLE_PLAYERS) {
    const tables = players * (rules.split ? 25_000 : 12_000);
    costs.push(['omaha', tables + boards * players * (rules.split ? 0.8 : 0.3)]);
  }
  if (!plain && !rules.two) {
    costs.push(['multisets', countSplitCost(players, game.board - board.length)]);
  }
  const [kernel, cost] = costs.reduce((least, other) => (other[1] < least[1] ? other : least));
  return { kernel, cost };
}

/** Steps to evaluate some boards one by one. */
function scoreCost(rules: BoardRules, players: number, boards: number): number {
  // Exactly-two games make a table of each hand first.
  const tables = rules.two ? players * 60_000 : 1_000;
  return tables + boards * (5 + players * (rules.split ? 12 : 8));
}

function twoBoardsCost(query: Query, rules: BoardRules, second: readonly number[]): number {
  const players = query.players.length;
  const live = 52 - query.game.hole * players - query.dead.length;
  const [first, other] = [query.board, second].map((board) => {
    const unshared = second === query.board ? board.length : query.board.length + second.length;
    return choose(live - unshared, 5 - board.length);
  });
  const listing = scoreCost(rules, players, first) + scoreCost(rules, players, other);
  const pairs = first * other;
  if (pairs <= 4e6) return listing + pairs * 3;
  const seatSets = 2 ** players;
  const classes = seatSets * (rules.split ? seatSets : 1);
  const sets = choose(live, Math.min(4, 5 - query.board.length, 5 - second.length));
  return listing + (first + other) * 200 + classes * classes * sets * 1.2;
}
