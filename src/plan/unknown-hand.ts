import type { Card } from '../cards/card.ts';
import { choose } from '../cards/choose.ts';
import type { Query } from '../query/query.ts';
import type { BoardRules } from './board-rules.ts';
import type { UnknownHandJob } from './job.ts';
import type { Matchups } from './matchups.ts';
import { cutMatchups } from './pieces.ts';

/** A hand of which not all cards are known, and the question about the others. */
export interface UnknownHand {
  readonly seat: number;
  /** Its known cards. */
  readonly known: readonly Card[];
  /** How many cards of it are not. */
  readonly unknown: number;
  /** The question without that seat. */
  readonly others: Query;
}

/** The only hand of a query that is not a list of hands, in games that play exactly two hole cards on one board; null where there is none or more. */
export function unknownHand(query: Query): UnknownHand | null {
  const { game, players } = query;
  if (game.use !== 'two' || query.secondBoard || query.runTwice === true) return null;
  const seats = players.flatMap(({ partial, random }, seat) => (partial || random ? [seat] : []));
  if (seats.length !== 1 || players.length < 2) return null;
  const [seat] = seats;
  const { partial } = players[seat];
  return {
    seat,
    known: partial?.cards ?? [],
    unknown: partial?.unknown ?? game.hole,
    others: { ...query, players: players.filter((_, other) => other !== seat) },
  };
}

/** How many ways there are to complete the hand beside one match-up of the others, the board as it is. */
export function handsToCome({ known, unknown, others }: UnknownHand): number {
  const { game, players, board, dead } = others;
  return choose(52 - game.hole * players.length - known.length - board.length - dead.length, unknown);
}

/** Steps to count one match-up of the other hands, by community cards to come: the same for any number of hole cards. */
const COSTS = [5_000, 30_000, 160_000, 1_300_000, 9_000_000, 55_000_000] as const;

/** Steps to count one match-up of the other hands. */
export function unknownHandCost({ others }: UnknownHand, { split }: BoardRules): number {
  // Lows make up to nine limits of the three for highs alone.
  return COSTS[others.game.board - others.board.length] * (split ? 3 : 1);
}

/** Rank multisets of the community cards to come, at the most. */
function rankMultisets(toCome: number): number {
  return choose(12 + toCome, toCome);
}

/** Cuts the work into jobs. */
export function unknownHandJobs(
  hand: UnknownHand,
  matchups: Matchups,
  rules: BoardRules,
  plan: string,
  cost: number,
  jobWork: number,
): UnknownHandJob[] {
  const { seat, known, others } = hand;
  const units = rankMultisets(others.game.board - others.board.length);
  const pieces = cutMatchups(matchups, { cost, units, divisible: true }, jobWork);
  return pieces.map(({ first, last, ...piece }, index) => ({
    ...piece,
    kind: 'unknown-hand',
    rules,
    index,
    plan,
    board: others.board,
    dead: others.dead,
    players: others.players.length + 1,
    seat,
    known,
  }));
}
