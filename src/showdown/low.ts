import { type Card, rankOf, suitOf } from '../cards/card.ts';
import { rankLetters } from '../cards/names.ts';
import type { LowRanking } from '../games/game.ts';
import type { MadeHand } from './made.ts';

/** The height of a card: aces are 1 or 14. */
function heightOf(card: Card, aceHigh: boolean): number {
  return rankOf(card) === 12 && !aceHigh ? 1 : rankOf(card) + 2;
}

/** Heights are below this. */
const BASE = 15;
/** Above the badness of every hand: a kind and five heights. */
const WORST = BASE ** 6;

/** How bad a low hand is: its kind first, then card by card. */
function badness(kind: number, heights: readonly number[]): number {
  const padded = [...heights, ...new Array<number>(5 - heights.length).fill(0)];
  return padded.reduce((sum, height) => sum * BASE + height, kind);
}

/** The kinds of hands with equal ranks, by how many cards of each rank there are. */
const KINDS: Readonly<Record<string, readonly [kind: number, name: string]>> = {
  '11111': [0, 'low'],
  '2111': [1, 'pair'],
  '221': [2, 'two pair'],
  '311': [3, 'three of a kind'],
  '32': [6, 'full house'],
  '41': [7, 'four of a kind'],
};

/** The kinds that only deuce-to-seven knows, where they count against a hand. */
const STRAIGHT = [4, 'straight'] as const;
const FLUSH = [5, 'flush'] as const;
const STRAIGHT_FLUSH = [8, 'straight flush'] as const;

/** Cards with the largest groups of a rank first, then from the highest down. */
function inOrder(cards: readonly Card[], aceHigh: boolean): Card[] {
  const count = (card: Card) => cards.filter((other) => rankOf(other) === rankOf(card)).length;
  return [...cards].sort(
    (a, b) => count(b) - count(a) || heightOf(b, aceHigh) - heightOf(a, aceHigh) || suitOf(b) - suitOf(a),
  );
}

function kindOf(cards: readonly Card[], strict: boolean): readonly [number, string] {
  const counts = new Map<number, number>();
  for (const card of cards) counts.set(rankOf(card), (counts.get(rankOf(card)) ?? 0) + 1);
  const shape = [...counts.values()].sort((a, b) => b - a).join('');
  const found = KINDS[shape] ?? [0, 'low'];
  if (!strict || counts.size < 5) return found;
  const flush = cards.every((card) => suitOf(card) === suitOf(cards[0] as Card));
  // Aces are high, so A-2-3-4-5 is no straight.
  const straight = rankOf(cards[0] as Card) - rankOf(cards[4] as Card) === 4;
  if (flush) return straight ? STRAIGHT_FLUSH : FLUSH;
  return straight ? STRAIGHT : found;
}

/** Five cards as a low hand, aces low or high, straights and flushes counting or not. */
function fiveLow(five: readonly Card[], aceHigh: boolean): MadeHand {
  const cards = inOrder(five, aceHigh);
  const [kind, category] = kindOf(cards, aceHigh);
  const strength =
    WORST * 9 -
    badness(
      kind,
      cards.map((card) => heightOf(card, aceHigh)),
    );
  const letters = rankLetters(cards.map(rankOf));
  return {
    strength,
    category,
    name: category === 'low' ? `${letters} low` : `${category}, ${letters}`,
    cards,
  };
}

/** The largest part of four cards with no rank and no suit twice, the lowest of the largest. */
function badugi(four: readonly Card[]): MadeHand {
  let best: MadeHand | null = null;
  for (let part = 1; part < 1 << four.length; part++) {
    const some = four.filter((_, i) => (part >> i) & 1);
    const ranks = new Set(some.map(rankOf));
    const suits = new Set(some.map(suitOf));
    if (ranks.size < some.length || suits.size < some.length) continue;
    const cards = inOrder(some, false);
    const strength =
      WORST * 9 -
      badness(
        4 - some.length,
        cards.map((card) => heightOf(card, false)),
      );
    if (best !== null && best.strength >= strength) continue;
    const letters = rankLetters(cards.map(rankOf));
    const category = some.length === 4 ? 'badugi' : `${some.length} card${some.length === 1 ? '' : 's'}`;
    const name = some.length === 4 ? `badugi, ${letters}` : `${letters}, ${category}`;
    best = { strength, category, name, cards };
  }
  return best as MadeHand;
}

/** What five cards (the four of badugi) are worth as a low hand; null where they do not qualify. */
export function madeLow(cards: readonly Card[], ranking: LowRanking): MadeHand | null {
  switch (ranking) {
    case 'badugi':
      return badugi(cards);
    case 'deuce-to-seven':
      return fiveLow(cards, true);
    default: {
      const low = fiveLow(cards, false);
      const qualifies = low.category === 'low' && heightOf(low.cards[0] as Card, false) <= 8;
      return ranking === 'ace-to-five' || qualifies ? low : null;
    }
  }
}
