import { type Card, formatCard } from '../cards/card.ts';
import { cardTwice, type PlacedCard, readCard } from '../cards/parse.ts';
import { errorAt, isSpace, type Slice, sliceText } from '../cards/slice.ts';
import type { Game } from '../games/game.ts';
import type { Range } from './range.ts';

/** A hand of stud or draw as written. */
export interface DealtHand {
  readonly range: Range;
  /** The known cards and where they stand. */
  readonly cards: readonly PlacedCard[];
}

const HINT = 'A hand is its cards in the order dealt, such as AsAhKd; x is a card that is not known.';
const UNKNOWN = 'xX?*';
/** Range notation that says nothing about hands of which every card counts. */
const NOTATION = '+-–—:@%()[]!$';
/** Down cards and the door card: what a stud hand begins with. */
const FIRST_CARDS = 3;

/**
 * Reads the hand of one player of stud or draw: cards in the order dealt, `x` for one that is not known,
 * `random` for a hand of which nothing is.
 *
 * @throws EquityError `BAD_CARD`, `BAD_HAND`, `DUPLICATE_CARD`, `UNSUPPORTED`.
 */
export function readDealtHand(slice: Slice, game: Game): DealtHand {
  const { input, start, end } = slice;
  const random = /^(?:random|any)$/i.test(sliceText(slice));
  const places = random ? [] : readPlaces(slice, game);
  const cards: PlacedCard[] = [];
  for (const place of places) {
    if (place.card === null) continue;
    const placed = { card: place.card, start: place.start, end: place.end };
    if (cards.some(({ card }) => card === placed.card)) {
      throw cardTwice(input, placed, 'in this hand twice', 'A deck holds every card once.');
    }
    cards.push(placed);
  }
  checkCount(places, slice, game, random);
  const known = cards.map(({ card }) => card);
  const range: Range = {
    text: sliceText(slice),
    span: { start, end },
    width: game.hole,
    hands: new Uint8Array(0),
    weights: new Uint16Array(0),
    count: 0,
    random: known.length === 0,
    notes: [],
    partial: {
      cards: known,
      unknown: game.hole - known.length,
      dealt: places.map(({ card }) => card),
    },
  };
  return { range, cards };
}

interface Place {
  readonly card: Card | null;
  readonly start: number;
  readonly end: number;
}

function readPlaces({ input, start, end }: Slice, game: Game): Place[] {
  const places: Place[] = [];
  // A comma may stand between cards, but not between hands.
  let comma = -1;
  let group = 0;
  let longest = 0;
  for (let at = start; at < end; ) {
    const char = input.charAt(at);
    if (char === ',' || char === ';') {
      if (comma < 0) comma = at;
      group = 0;
      at++;
    } else if (isSpace(input, at)) {
      at++;
    } else if (NOTATION.includes(char)) {
      const message = `'${char}' has no meaning in a hand of ${game.title}`;
      throw errorAt('UNSUPPORTED', message, input, { start: at, end: at + 1 }, HINT);
    } else {
      const place = UNKNOWN.includes(char)
        ? { card: null, start: at, end: at + 1 }
        : readCard(input, at, end);
      places.push(place);
      longest = Math.max(longest, ++group);
      at = place.end;
    }
  }
  if (comma >= 0 && longest > 1) {
    const message = `lists of ${game.title} hands cannot be read: a player has one hand`;
    throw errorAt('UNSUPPORTED', message, input, { start: comma, end: comma + 1 }, HINT);
  }
  return places;
}

function checkCount(places: readonly Place[], slice: Slice, game: Game, random: boolean): void {
  const count = places.length;
  const { input } = slice;
  if (count > game.hole) {
    const span = { start: places[game.hole].start, end: places[count - 1].end };
    const message = `${count} cards: a hand of ${game.title} has ${game.hole}`;
    throw errorAt('BAD_HAND', message, input, span, 'Players are parted by vs with a space on each side.');
  }
  if (random || game.hole < 7 || count >= FIRST_CARDS) return;
  const message = `${count} card${count === 1 ? '' : 's'}: a hand of ${game.title} has at least three, two down and the door card`;
  throw errorAt('BAD_HAND', message, input, slice, HINT);
}

/** A hand of stud or draw as text that reads back to the same: `xx8c`, or `random`. */
export function formatDealt(dealt: readonly (Card | null)[]): string {
  return dealt.length === 0
    ? 'random'
    : dealt.map((card) => (card === null ? 'x' : formatCard(card))).join('');
}
