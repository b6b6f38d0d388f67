import { type Card, formatCard, rankOf, suitOf } from '../cards/card.ts';
import type { Game } from '../games/game.ts';
import { hasStreets, partialHands } from '../query/dealt.ts';
import type { Query } from '../query/query.ts';

/** Where a deal of stud or razz stands, and whose turn it is. */
export interface Street {
  /** `third street` to `seventh street`. */
  readonly name: string;
  /** What has to be done first: bring it in on third street, act first on later ones. */
  readonly action: 'brings it in' | 'acts first';
  /**
   * The players, from 0, who have to do it: more than one where they show equally good hands, of whom the
   * first left of the dealer acts; none where an exposed card is not known.
   */
  readonly seats: readonly number[];
  /** Every player's exposed cards, x for one that is not known. */
  readonly exposed: readonly string[];
  /** The rule: `the lowest door card`. */
  readonly rule: string;
}

const NAMES = ['third', 'fourth', 'fifth', 'sixth', 'seventh'];
/** The two down cards come first; the last card is dealt down as well. */
const FIRST_EXPOSED = 2;
const LAST_EXPOSED = 5;

/** The street of a query; null in games without streets, and where nothing is known of any hand. */
export function streetOf(query: Query): Street | null {
  const { game } = query;
  if (!hasStreets(game)) return null;
  const hands = partialHands(query).map(({ dealt = [] }) => dealt);
  const dealt = Math.max(...hands.map((hand) => hand.length));
  if (dealt === 0) return null;
  const shown = Math.min(dealt, LAST_EXPOSED + 1) - FIRST_EXPOSED;
  const exposed = hands.map((hand) =>
    Array.from({ length: shown }, (_, i): Card | null => hand[FIRST_EXPOSED + i] ?? null),
  );
  const razz = game.high === null;
  const third = dealt === FIRST_EXPOSED + 1;
  return {
    name: `${NAMES[dealt - FIRST_EXPOSED - 1]} street`,
    action: third ? 'brings it in' : 'acts first',
    seats: firstSeats(exposed, third, game),
    exposed: exposed.map((cards) => cards.map((card) => (card === null ? 'x' : formatCard(card))).join('')),
    rule: third
      ? `the ${razz ? 'highest' : 'lowest'} door card`
      : `the best ${razz ? 'low ' : ''}hand showing`,
  };
}

function firstSeats(exposed: readonly (readonly (Card | null)[])[], third: boolean, game: Game): number[] {
  const known: Card[][] = [];
  for (const cards of exposed) {
    const all = cards.filter((card) => card !== null);
    if (all.length < cards.length) return [];
    known.push(all);
  }
  const razz = game.high === null;
  // In razz the ace is the lowest rank, and low is good.
  const height = (card: Card) => (razz ? (rankOf(card) + 1) % 13 : rankOf(card));
  const values = known.map((cards) =>
    third ? [height(cards[0]) * 4 + suitOf(cards[0])] : showingValue(cards.map(height)),
  );
  // High stud: the lowest door card, later the highest hand; razz the other way round.
  const sign = third === razz ? 1 : -1;
  let first: number[] = [];
  values.forEach((value, seat) => {
    const order = first.length === 0 ? 1 : sign * compare(value, values[first[0]]);
    if (order > 0) first = [seat];
    else if (order === 0) first.push(seat);
  });
  return first;
}

/** Exposed cards as numbers that compare in order: how often ranks come, then the ranks, most frequent and highest first. */
function showingValue(ranks: readonly number[]): number[] {
  const count = (rank: number) => ranks.filter((other) => other === rank).length;
  const groups = [...new Set(ranks)].sort((a, b) => count(b) - count(a) || b - a);
  return [...groups.map(count), ...groups];
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const difference = (a[i] ?? -1) - (b[i] ?? -1);
    if (difference !== 0) return difference;
  }
  return 0;
}
