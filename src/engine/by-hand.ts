import { commonDivisor } from '../plan/matchups.ts';
import type { Plan } from '../plan/plan.ts';
import type { HandTally, Tally } from '../tally/tally.ts';

/** The weights of a seat's hands. */
interface Weighed {
  readonly count: number;
  readonly weights: Uint16Array;
}

/**
 * How each hand of every seat fares: told by the kernel, or put together from the match-ups that the hands
 * are part of. Null where nobody asked for it.
 */
export function handsOf(plan: Plan, players: readonly Weighed[], tally: Tally): readonly HandTally[] | null {
  if (tally.hands !== undefined) return tally.hands;
  if (plan.method !== 'exact' || plan.pairs === null || tally.matchups === undefined) return null;
  const counts = new Float64Array(plan.matchups * 3);
  for (const [place, part] of tally.matchups) counts.set(part, place * 3);
  const [first, second] = players;
  const weights = players.map((range) => {
    const divisor = commonDivisor(range.weights);
    return range.weights.map((weight) => weight / divisor);
  });
  const seats = [emptyTally(first.count), emptyTally(second.count)] as const;
  for (let i = 0; i < first.count; i++) {
    for (let j = 0; j < second.count; j++) {
      const pair = plan.pairs[i * second.count + j];
      if (pair < 0) continue;
      const at = (pair >> 1) * 3;
      // With the seats exchanged the first won what is counted for the second.
      const won = counts[at + (pair & 1)];
      const lost = counts[at + 1 - (pair & 1)];
      const tied = counts[at + 2];
      add(seats[0], i, weights[1][j], won, tied, lost);
      add(seats[1], j, weights[0][i], lost, tied, won);
    }
  }
  return seats;
}

function emptyTally(count: number): HandTally {
  const make = () => new Float64Array(count);
  return { win: make(), tie: make(), lose: make(), share: make() };
}

function add(seat: HandTally, hand: number, weight: number, win: number, tie: number, lose: number): void {
  seat.win[hand] += weight * win;
  seat.tie[hand] += weight * tie;
  seat.lose[hand] += weight * lose;
  seat.share[hand] += weight * (6 * win + 3 * tie);
}
