import { makeCard, type Rank } from '../cards/card.ts';
import type { Span } from '../cards/error.ts';
import { brief, errorAt } from '../cards/slice.ts';
import type { HandTable } from './handtable.ts';
import type { BetweenItem, HandItem, HandPattern } from './syntax.ts';

/** A class of two-card hands such as `QQ`, `AKs`, `AKo` or `AK`. */
export interface StartingHand {
  /** The higher rank. */
  readonly top: Rank;
  /** The lower rank; the same in a pair. */
  readonly kicker: Rank;
  /** Which of its hands are meant; null for all, as in a pair. */
  readonly suits: HandPattern['suits'];
}

/** Reads two bare ranks as a class. */
export function startingHand(hand: HandPattern, input: string): StartingHand {
  // Hands with wildcards go another way.
  const [first, second] = hand.cards.map((card) => card.rank as Rank);
  const [top, kicker] = first >= second ? [first, second] : [second, first];
  const bare = hand.cards.find((card) => card.suit === null);
  const suited = hand.cards.find((card) => card.suit !== null);
  if (bare && suited) {
    const hint = 'Give both cards their suits, or neither.';
    throw errorAt(
      'BAD_HAND',
      `${text(input, bare)} has no suit, ${text(input, suited)} has one`,
      input,
      bare,
      hint,
    );
  }
  if (suited) {
    const hint = 'Such notation is for ranks without suits, as in AKs or ATs+.';
    throw errorAt('BAD_RANGE', `${text(input, hand)} names its suits already`, input, hand, hint);
  }
  if (top === kicker && hand.suits !== null) {
    const hint = 'The two cards of a pair always differ in suit.';
    throw errorAt(
      'BAD_HAND',
      `a pair is never ${hand.suits === 'suited' ? 'suited' : 'marked offsuit'}`,
      input,
      hand,
      hint,
    );
  }
  return { top, kicker, suits: hand.suits };
}

/** Adds the hands of a class. */
export function addStartingHand(
  table: HandTable,
  { top, kicker, suits }: StartingHand,
  weight: number,
): void {
  for (let high = 3; high >= 0; high--) {
    for (let low = 3; low >= 0; low--) {
      if (top === kicker ? low >= high : suits !== null && (suits === 'suited') !== (high === low)) continue;
      table.add([makeCard(top, high), makeCard(kicker, low)], weight);
    }
  }
}

/** Adds `QQ+`: the pair and all above; `ATs+`: the kicker climbs to just below the top card. */
export function addClimb(table: HandTable, item: HandItem, input: string, weight: number): void {
  const { top, kicker, suits } = startingHand(item.hand, input);
  if (top === kicker) {
    for (let rank = top; rank <= 12; rank++)
      addStartingHand(table, { top: rank, kicker: rank, suits }, weight);
    return;
  }
  for (let rank = kicker; rank < top; rank++) addStartingHand(table, { top, kicker: rank, suits }, weight);
}

/** Adds `22-77`: pairs; `A5s-A2s`: one top card; `JTs-54s`: one gap between the cards. The ends in either order. */
export function addBetween(table: HandTable, item: BetweenItem, input: string, weight: number): void {
  const from = startingHand(item.from, input);
  const to = startingHand(item.to, input);
  const gap = from.top - from.kicker;
  const sameGap = gap === to.top - to.kicker;
  if (
    from.suits !== to.suits ||
    !(sameGap || (from.top === to.top && from.kicker !== from.top && to.kicker !== to.top))
  ) {
    const message = `${text(input, item.from)} and ${text(input, item.to)} are not the ends of one row of hands`;
    const hint =
      'The ends share the top card, as A5s-A2s, or the gap, as JTs-54s and 22-77; and both are s, o or neither.';
    throw errorAt('BAD_RANGE', message, input, { start: item.from.start, end: item.to.end }, hint);
  }
  const [low, high] = from.kicker <= to.kicker ? [from, to] : [to, from];
  for (let kicker = low.kicker; kicker <= high.kicker; kicker++) {
    const top = sameGap ? kicker + gap : from.top;
    addStartingHand(table, { top, kicker, suits: from.suits }, weight);
  }
}

function text(input: string, span: Span): string {
  return brief(input.slice(span.start, span.end));
}
