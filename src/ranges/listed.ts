import { choose } from '../cards/choose.ts';
import { forEachCompletion } from '../cards/completion.ts';
import type { EquityError, Span } from '../cards/error.ts';
import { errorAt, type Slice, sliceText } from '../cards/slice.ts';
import type { Game } from '../games/game.ts';
import { handCards, namesSuits, noHands, unknownCards } from './explicit.ts';
import { FULL_WEIGHT, type PartialHand, type Range } from './range.ts';
import type { Item } from './syntax.ts';

/** The most hands that one hand with unknown cards is written out to: every hand of four cards. */
const MOST_LISTED = 270_725;

/** How many hands a partly known hand may be when so many cards cannot be dealt besides its own. */
export function completions({ cards, unknown }: PartialHand, gone: number): number {
  return choose(52 - cards.length - gone, unknown);
}

/**
 * The hands that items stand for in a game of more than two hole cards: hands that name their cards, and
 * hands with unknown ones. One of the latter alone stays as it is; among others its hands are listed.
 */
export function listedRange(items: readonly Item[], slice: Slice, game: Game): Range {
  const { input } = slice;
  const text = sliceText(slice);
  const span: Span = { start: slice.start, end: slice.end };
  const width = game.hole;
  const alone = items.length === 1 ? (items[0].weight ?? FULL_WEIGHT) : 0;
  const only = alone > 0 ? partOf(items[0], slice, game) : null;
  if (only !== null && only.unknown > 0) {
    return {
      text,
      span,
      width,
      hands: new Uint8Array(0),
      weights: new Uint16Array(0),
      count: completions(only, 0),
      random: only.cards.length === 0,
      notes: [],
      partial: alone === FULL_WEIGHT ? only : { ...only, weight: alone },
    };
  }
  const weights = new Map<string, number>();
  for (const item of items) {
    const part = partOf(item, slice, game);
    const weight = item.weight ?? FULL_WEIGHT;
    if (completions(part, 0) > MOST_LISTED) throw tooMany(item, input);
    forEachCompletion(part.cards, part.unknown, [], (cards) => {
      const key = String.fromCharCode(...cards);
      weights.set(key, Math.max(weight, weights.get(key) ?? 0));
    });
  }
  const hands = [...weights].filter(([, weight]) => weight > 0).sort(([a], [b]) => (a < b ? 1 : -1));
  if (hands.length === 0) throw noHands(items, slice);
  return {
    text,
    span,
    width,
    hands: Uint8Array.from(hands.flatMap(([key]) => Array.from(key, (card) => card.charCodeAt(0)))),
    weights: Uint16Array.from(hands, ([, weight]) => weight),
    count: hands.length,
    random: false,
    notes: [],
  };
}

/** What an item says of a hand. */
function partOf(item: Item, { input }: Slice, game: Game): PartialHand {
  if (item.kind === 'random') return { cards: [], unknown: game.hole };
  if (item.kind !== 'hand' || !namesSuits(item.hand)) {
    throw errorAt('BAD_HAND', 'this hand does not name its cards', input, item, 'Give every card its suit.');
  }
  return { cards: handCards(item.hand, input), unknown: unknownCards(item.hand) };
}

function tooMany(item: Item, input: string): EquityError {
  const message = 'this hand may be too many hands to stand in a list';
  return errorAt('TOO_LARGE', message, input, item, 'Let it stand alone, or give more of its cards.');
}
