import type { Card } from '../cards/card.ts';
import { choose } from '../cards/choose.ts';
import type { Query } from '../query/query.ts';
import type { BoardRules } from './board-rules.ts';
import type { UnknownHandJob } from './job.ts';
import type { Matchups } from './matchups.ts';

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

/** Cuts the work into jobs: many match-ups a job, or many jobs a match-up. */
export function unknownHandJobs(
  hand: UnknownHand,
  matchups: Matchups,
  rules: BoardRules,
  plan: string,
  cost: number,
  jobWork: number,
): UnknownHandJob[] {
  const { seat, known, others } = hand;
  const multisets = rankMultisets(others.game.board - others.board.length);
  const parts = Math.min(multisets, Math.max(1, Math.ceil(cost / jobWork)));
  const step = Math.max(1, Math.round(jobWork / cost));
  const width = others.players.length * rules.hole;
  const jobs: UnknownHandJob[] = [];
  for (let first = 0; first < matchups.count; first += step) {
    const last = Math.min(first + step, matchups.count);
    for (let part = 0; part < parts; part++) {
      jobs.push({
        kind: 'unknown-hand',
        rules,
        index: jobs.length,
        plan,
        board: others.board,
        dead: others.dead,
        players: others.players.length + 1,
        work: ((last - first) * cost) / parts,
        hands: matchups.hands.slice(first * width, last * width),
        weights: matchups.weights.slice(first, last),
        ...(matchups.places === null ? {} : { each: first }),
        seat,
        known,
        from: Math.floor((multisets * part) / parts),
        to: Math.floor((multisets * (part + 1)) / parts),
      });
    }
  }
  return jobs;
}
