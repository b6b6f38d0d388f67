import { cardSet } from '../cards/cardset.ts';
import type { Query } from '../query/query.ts';
import { type Relabelling, relabel, symmetries } from './suits.ts';

/** The distinct match-ups of a query: hands that can be dealt together, those that differ only by a relabelling of suits counted once. */
export interface BoardMatchups {
  /** `players * hole` cards a match-up, each hand from its highest card to its lowest. */
  readonly hands: Uint8Array;
  /** How much weight each stands for. */
  readonly weights: Float64Array;
  readonly count: number;
}

/**
 * Expands the hands of a query, listed or partly known, into distinct match-ups. Work grows with the
 * product of their counts, so the caller bounds that first.
 *
 * `known` are cards beside the board and the dead ones that no hand can have.
 */
export function distinctBoardMatchups(query: Query, known: readonly number[]): BoardMatchups {
  const tables = symmetries(query.board, query.dead)
    .filter((suits) => keeps(known, suits))
    .map((suits) => Uint8Array.from({ length: 52 }, (_, card) => relabel(card, suits)));
  const { hole } = query.game;
  const gone = new Uint8Array(52);
  for (const card of [...query.board, ...known, ...query.dead]) gone[card] = 1;
  // Known cards of one seat are never dealt to another.
  for (const range of query.players) for (const card of range.partial?.cards ?? []) gone[card] = 1;
  const entries = new Map<string, number>();
  const dealt: number[] = [];

  const seat = (index: number, weight: number): void => {
    const range = query.players[index];
    if (range === undefined) {
      const key = smallestImage(dealt, hole, tables);
      entries.set(key, (entries.get(key) ?? 0) + weight);
      return;
    }
    forEachHand(range, gone, hole, (cards, handWeight) => {
      for (const card of cards) gone[card]++;
      dealt.push(...cards);
      seat(index + 1, weight * handWeight);
      dealt.length -= hole;
      for (const card of cards) gone[card]--;
    });
  };
  seat(0, 1);

  const width = query.players.length * hole;
  const hands = new Uint8Array(entries.size * width);
  const weights = new Float64Array(entries.size);
  let count = 0;
  for (const [key, weight] of entries) {
    for (let i = 0; i < width; i++) hands[count * width + i] = key.charCodeAt(i);
    weights[count] = weight;
    count++;
  }
  return { hands, weights, count };
}

function keeps(cards: readonly number[], suits: Relabelling): boolean {
  const before = cardSet(cards);
  const after = cardSet(cards.map((card) => relabel(card, suits)));
  return before.lo === after.lo && before.hi === after.hi;
}

/** Calls back with every hand of a range that can still be dealt, and its weight where all weights are not equal. */
function forEachHand(
  range: Query['players'][number],
  gone: Uint8Array,
  hole: number,
  visit: (cards: ArrayLike<number> & Iterable<number>, weight: number) => void,
): void {
  if (range.partial) {
    const { cards, unknown } = range.partial;
    const chosen: number[] = [...cards];
    const fill = (below: number): void => {
      if (chosen.length === cards.length + unknown) {
        visit([...chosen], 1);
        return;
      }
      for (let card = below - 1; card >= 0; card--) {
        if (gone[card] > 0) continue;
        chosen.push(card);
        fill(card);
        chosen.pop();
      }
    };
    fill(52);
    return;
  }
  const equal = range.weights.every((weight) => weight === range.weights[0]);
  for (let hand = 0; hand < range.count; hand++) {
    const cards = range.hands.subarray(hand * hole, (hand + 1) * hole);
    if (cards.some((card) => gone[card] > 0)) continue;
    visit(cards, equal ? 1 : range.weights[hand]);
  }
}

/** The smallest text that a relabelling makes of some hands, each sorted. */
function smallestImage(cards: readonly number[], hole: number, tables: readonly Uint8Array[]): string {
  let smallest = '';
  for (const table of tables) {
    let text = '';
    for (let at = 0; at < cards.length; at += hole) {
      const hand = new Uint8Array(hole);
      for (let i = 0; i < hole; i++) hand[i] = table[cards[at + i]];
      text += String.fromCharCode(...hand.sort());
    }
    if (smallest === '' || text < smallest) smallest = text;
  }
  return smallest;
}
