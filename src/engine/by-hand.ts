import { Combinations, commonDivisor, type WeightedHands } from '../plan/combinations.ts';
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
  if (plan.method !== 'exact' || plan.places === null || tally.matchups === undefined) return null;
  const players = ranges.length;
  const all = new MatchupCounts(players, plan.matchups);
  const width = all.counts.length / plan.matchups;
  for (const [place, part] of tally.matchups) all.counts.set(part, place * width);
  const seats = ranges.map(({ count }) => emptyTally(count));
  const own = ranges.map(({ weights }) => {
    const divisor = commonDivisor(weights);
    return Float64Array.from(weights, (weight) => weight / divisor);
  });
  const combinations = new Combinations(ranges);
  for (let met = 0; combinations.next(Number.POSITIVE_INFINITY) === 'found'; met++) {
    const place = plan.places[met];
    const { chosen, weight } = combinations;
    for (let seat = 0; seat < players; seat++) {
      const hand = chosen[seat];
      // Heads-up the seats may have been exchanged.
      all.addTo(seats[seat], hand, place >> 1, seat ^ (place & 1), weight / own[seat][hand]);
    }
  }
  return seats;
}

function emptyTally(count: number): HandTally {
  const make = () => new Float64Array(count);
  return { win: make(), tie: make(), lose: make(), share: make() };
}
