import { Combinations, reducedWeights, type WeightedHands } from '../plan/combinations.ts';
import type { DealtHands, Plan } from '../plan/plan.ts';
import { MatchupCounts, numbersOf } from '../tally/matchup.ts';
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
  if (plan.method !== 'exact') return null;
  if (plan.dealt) {
    const once = countedOnce(plan, tally);
    return plan.dealt.hands.map((hands, seat) => dealtTally(hands, seat, once));
  }
  if (plan.byMatchup === null || tally.matchups === undefined) return null;
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

/** The hands of every seat that are told apart: those of its range, or those it may have been dealt. */
export function handsToTell<T extends WeightedHands>(
  plan: Plan,
  ranges: readonly T[],
): readonly (T | DealtHands)[] {
  const dealt = plan.method === 'exact' ? plan.dealt?.hands : undefined;
  return ranges.map((range, seat) => dealt?.[seat] ?? range);
}

/** What a plan counted, each deal once. */
export function countedOnce(plan: Plan, tally: Tally): Tally {
  const copies = plan.method === 'exact' ? (plan.dealt?.copies ?? 1) : 1;
  if (copies === 1) return tally;
  return { ...tally, outcomes: new Map([...tally.outcomes].map(([key, deals]) => [key, deals / copies])) };
}

/** How the hands fare that a seat may have been dealt. */
function dealtTally(hands: DealtHands | null, seat: number, tally: Tally): HandTally {
  const tallies = emptyTally(hands?.count ?? 0);
  for (let hand = 0; hand < (hands?.count ?? 0); hand++) {
    const first = hands?.first ?? null;
    const numbers = first === null ? numbersOf(tally, seat) : tally.matchups?.get(first + hand);
    [tallies.win, tallies.tie, tallies.lose, tallies.share].forEach((counts, at) => {
      counts[hand] = numbers?.[at] ?? 0;
    });
  }
  return tallies;
}

function emptyTally(count: number): HandTally {
  const make = () => new Float64Array(count);
  return { win: make(), tie: make(), lose: make(), share: make() };
}
