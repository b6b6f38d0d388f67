import { Combinations, reducedWeights, type WeightedHands } from '../plan/combinations.ts';
import type { Plan } from '../plan/plan.ts';
import { MatchupCounts } from '../tally/matchup.ts';
import type { HandTally, Tally } from '../tally/tally.ts';

/**
 * How each hand of every seat fares: told by the kernel, or put together from the match-ups that the hands
 * are part of. Null where nobody asked for it.
 */
export function handsOf(
  plan: Plan,
  ranges: readonly WeightedHands[],
  tally: Tally,
): readonly HandTally[] | null {
  if (tally.hands !== undefined) return tally.hands;
  if (plan.method !== 'exact' || plan.byMatchup === null || tally.matchups === undefined) return null;
  const { places, seats, known } = plan.byMatchup;
  const all = new MatchupCounts(plan.players, plan.matchups);
  for (const [place, counts] of tally.matchups) all.put(place, counts);
  const tallies = ranges.map(({ count }) => emptyTally(count));
  const dealt = seats.map((seat) => ranges[seat]);
  const own = dealt.map(({ weights }) => reducedWeights(weights));
  const combinations = new Combinations(dealt, known);
  const { chosen } = combinations;
  for (let met = 0; combinations.next(Number.POSITIVE_INFINITY) === 'found'; met++) {
    const place = places[met];
    for (let i = 0; i < seats.length; i++) {
      const hand = chosen[i];
      // The two seats of a match-up may have been exchanged.
      const seat = seats[i] ^ (place & 1);
      all.addTo(tallies[seats[i]], hand, place >> 1, seat, combinations.weight / own[i][hand]);
    }
  }
  return tallies;
}

function emptyTally(count: number): HandTally {
  const make = () => new Float64Array(count);
  return { win: make(), tie: make(), lose: make(), share: make() };
}
