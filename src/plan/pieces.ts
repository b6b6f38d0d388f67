import type { Matchups } from './matchups.ts';

/** What one job takes of the match-ups of a plan. */
export interface Piece {
  /** The match-ups from `first` to before `last`: their hands and weights. */
  readonly first: number;
  readonly last: number;
  readonly hands: Uint8Array;
  readonly weights: Float64Array;
  /** As in a job that tells match-ups apart. */
  readonly each?: number;
  /** The units of each match-up that are counted. */
  readonly from: number;
  readonly to: number;
  readonly work: number;
}

/** What a match-up takes. */
export interface MatchupWork {
  /** Steps. */
  readonly cost: number;
  /** What its counting goes through, one after another: live cards, or rank multisets. */
  readonly units: number;
  /** Whether some of them can be counted alone. */
  readonly divisible: boolean;
}

/** Cuts match-ups into pieces of about `jobWork` steps: many match-ups a piece, or many pieces a match-up. */
export function cutMatchups(
  matchups: Matchups,
  { cost, units, divisible }: MatchupWork,
  jobWork: number,
): Piece[] {
  const { count, hands, weights, places } = matchups;
  const width = hands.length / count;
  const parts = divisible ? Math.min(units, Math.max(1, Math.ceil(cost / jobWork))) : 1;
  const step = Math.max(1, Math.round(jobWork / cost));
  const pieces: Piece[] = [];
  for (let first = 0; first < count; first += step) {
    const last = Math.min(first + step, count);
    for (let part = 0; part < parts; part++) {
      pieces.push({
        first,
        last,
        hands: hands.slice(first * width, last * width),
        weights: weights.slice(first, last),
        ...(places === null ? {} : { each: first }),
        from: Math.floor((units * part) / parts),
        to: Math.floor((units * (part + 1)) / parts),
        work: ((last - first) * cost) / parts,
      });
    }
  }
  return pieces;
}
