import { type Card, makeCard } from '../cards/card.ts';
import { type GenericPattern, namedOf } from './generic.ts';
import type { HandTable } from './handtable.ts';

/** Adds every hand of `width` cards that a pattern fits, its cards being taken in any order. */
export function addGeneric(table: HandTable, pattern: GenericPattern, width: number, weight: number): void {
  const { cards } = pattern;
  const named = namedOf(pattern);
  const held: Card[] = [];
  const taken = new Uint8Array(52);
  const ranks = new Map<string, number>();
  const suits = new Map<string, number>();

  const fill = (below: Card, left: number): void => {
    if (left === 0) {
      table.add(
        [...held].sort((a, b) => b - a),
        weight,
      );
      return;
    }
    for (let card = below - 1; card >= 0; card--) {
      if (taken[card]) continue;
      held.push(card);
      fill(card, left - 1);
      held.pop();
    }
  };

  const place = (index: number): void => {
    if (index === cards.length) {
      fill(52, width - cards.length);
      return;
    }
    const { rank, suit } = cards[index];
    const rankSet = 'ranks' in rank ? rank.ranks : choices(ranks, rank.variable, named.ranks, 0x1fff);
    const suitSet = 'suits' in suit ? suit.suits : choices(suits, suit.variable, named.suits, 0xf);
    const newRank = 'variable' in rank && !ranks.has(rank.variable) ? rank.variable : null;
    const newSuit = 'variable' in suit && !suits.has(suit.variable) ? suit.variable : null;
    for (let r = 12; r >= 0; r--) {
      if (!((rankSet >> r) & 1)) continue;
      if (newRank !== null) ranks.set(newRank, 1 << r);
      for (let s = 3; s >= 0; s--) {
        const card = makeCard(r, s);
        if (!((suitSet >> s) & 1) || taken[card]) continue;
        // Cards of equal patterns are taken in descending order: any other order is the same hand.
        if (index > 0 && sameCard(pattern, index) && card > held[index - 1]) continue;
        if (newSuit !== null) suits.set(newSuit, 1 << s);
        taken[card] = 1;
        held.push(card);
        place(index + 1);
        held.pop();
        taken[card] = 0;
      }
      if (newSuit !== null) suits.delete(newSuit);
    }
    if (newRank !== null) ranks.delete(newRank);
  };
  place(0);
}

/** The values a variable may take: the one it has, or any that is neither written out nor another variable's. */
export function choices(
  bound: ReadonlyMap<string, number>,
  variable: string,
  named: number,
  all: number,
): number {
  const own = bound.get(variable);
  if (own !== undefined) return own;
  let free = all & ~named;
  for (const value of bound.values()) free &= ~value;
  return free;
}

/** Whether a card's pattern is that of the card before, and neither is the first of its variable. */
function sameCard({ cards }: GenericPattern, index: number): boolean {
  const { rank, suit } = cards[index];
  const before = cards[index - 1];
  const plain = 'ranks' in rank && 'suits' in suit && 'ranks' in before.rank && 'suits' in before.suit;
  return plain && before.rank.ranks === rank.ranks && before.suit.suits === suit.suits;
}
