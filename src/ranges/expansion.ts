import type { Span } from '../cards/error.ts';
import { brief, errorAt } from '../cards/slice.ts';
import { FULL_WEIGHT, type Range } from './range.ts';

/** The most hands that are listed of cards that are not all known: each takes some 50 bytes on every thread. */
export const MOST_HANDS = 3_000_000;

/**
 * The same range with all its hands listed. In games of more than two hole cards `random` and one hand with
 * unknown cards, `AsAh**`, list none: they are known by their cards.
 *
 * @throws EquityError `TOO_LARGE` for more than 3,000,000 hands, `UNSUPPORTED` for stud and draw games, whose
 * hands are cards in the order dealt.
 * @example
 * ```ts
 * import { expandRange, parseRange } from 'equity';
 * const range = parseRange('AsAhKd*', { game: 'omaha' });
 * range.hands.length; // 0
 * expandRange(range).hands.length; // 196
 * ```
 */
export function expandRange(range: Range): Range {
  checkNotDealt(range);
  const { text, width, count, partial, ...rest } = range;
  if (!partial) return range;
  if (count > MOST_HANDS) {
    const [hands, most] = [count, MOST_HANDS].map((number) => number.toLocaleString('en-US'));
    const message = `${brief(text)} is ${hands} hands; at most ${most} are listed`;
    throw errorAt('TOO_LARGE', message, text, wholeOf(text), 'Name more of the cards, such as AAKK.');
  }
  const weights = new Uint16Array(count).fill(partial.weight ?? FULL_WEIGHT);
  return { ...rest, text, width, count, hands: completed(partial.cards, width, count), weights };
}

/** Refuses a hand of stud or draw, of which every card counts and in its order. */
export function checkNotDealt({ text, partial }: Range): void {
  if (partial?.dealt === undefined) return;
  const message = `${brief(text)} is one hand as it is dealt, not a list of hands`;
  const hint = 'Ranges are for games with a board; of stud and draw ask for the equity of a hand.';
  throw errorAt('UNSUPPORTED', message, text, wholeOf(text), hint);
}

function wholeOf(text: string): Span {
  return { start: 0, end: text.length };
}

/** All hands of `width` cards that hold some cards, the highest hands first. */
function completed(known: readonly number[], width: number, count: number): Uint8Array {
  const hands = new Uint8Array(count * width);
  const hand = new Uint8Array(width);
  let to = 0;
  const deal = (at: number, below: number, unknown: number): void => {
    if (at === width) {
      hands.set(hand, to);
      to += width;
      return;
    }
    for (let card = below - 1; card >= 0; card--) {
      const own = known.includes(card);
      if (own || unknown > 0) {
        hand[at] = card;
        deal(at + 1, card, own ? unknown : unknown - 1);
      }
      // A card that the hand holds is not passed over.
      if (own) return;
    }
  };
  deal(0, 52, width - known.length);
  return hands;
}
