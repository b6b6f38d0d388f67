import type { Card, Rank } from '../cards/card.ts';
import { rankOf, suitOf } from '../cards/card.ts';
import { brief, errorAt } from '../cards/slice.ts';
import type { HandTable } from './handtable.ts';
import type { CardPattern, HandPattern, Item } from './syntax.ts';

/** Whether a hand leaves a rank open: `Ax`, `Ah*h`, `*s*s`. */
export function hasWildcard(hand: HandPattern): boolean {
  return hand.cards.some((card) => card.rank === null);
}

/** The first hand of an item with a wildcard where the item needs an order of ranks. */
export function checkNoWildcard(item: Item, input: string): void {
  const ends = item.kind === 'between' ? [item.from, item.to] : item.kind === 'climb' ? [item.hand] : [];
  for (const hand of ends) {
    if (!hasWildcard(hand)) continue;
    const text = brief(input.slice(hand.start, hand.end));
    const hint = 'A wildcard stands for every rank already: leave out the + or the -.';
    throw errorAt('BAD_RANGE', `${text} is no end of a row of hands`, input, hand, hint);
  }
}

/**
 * Adds the two-card hands that a pattern with wildcards stands for. `Ax` is every hand with an ace, `Axs`
 * the suited ones, `Axo` those of two ranks and two suits, `Ahx` every hand with the ace of hearts.
 */
export function addPattern(table: HandTable, { cards, suits }: HandPattern, weight: number): void {
  const [first, second] = cards;
  for (let high: Card = 51; high > 0; high--) {
    for (let low: Card = high - 1; low >= 0; low--) {
      if (suits === 'suited' && suitOf(high) !== suitOf(low)) continue;
      if (suits === 'offsuit' && (suitOf(high) === suitOf(low) || rankOf(high) === rankOf(low))) continue;
      if ((fits(first, high) && fits(second, low)) || (fits(first, low) && fits(second, high))) {
        table.add([high, low], weight);
      }
    }
  }
}

/** Adds every two-card hand that holds a card. */
export function addHolders(table: HandTable, pattern: CardPattern, weight: number): void {
  const open: CardPattern = { ...pattern, rank: null, suit: null };
  addPattern(table, { ...pattern, cards: [pattern, open], suits: null }, weight);
}

function fits(pattern: CardPattern, card: Card): boolean {
  const rank: Rank | null = pattern.rank;
  return (rank === null || rank === rankOf(card)) && (pattern.suit === null || pattern.suit === suitOf(card));
}
