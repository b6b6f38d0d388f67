import { RANKS } from '../cards/card.ts';
import { EQUITY_ORDER } from './equity-order.ts';

/** Points of the higher card, by rank from the deuce: half the number of its pips, then J 6, Q 7, K 8, A 10. */
const CARD_POINTS = [1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 10];

/** Points lost by ranks missing between the two cards: none, one, two, three, four and more. */
const GAP_POINTS = [0, -1, -2, -4, -5];

/**
 * The points of a class of hands by Bill Chen's formula (Lou Krieger, "Hold'em Excellence", 2nd ed.
 * 2000), not rounded: the higher card's points, twice that for a pair (5 at least); 2 for being suited;
 * fewer for ranks missing between the cards; 1 for at most one missing where both cards are below a queen.
 */
export function chenPoints(name: string): number {
  const top = RANKS.indexOf(name.charAt(0));
  const kicker = RANKS.indexOf(name.charAt(1));
  if (top === kicker) return Math.max(5, 2 * CARD_POINTS[top]);
  const missing = Math.min(top - kicker - 1, GAP_POINTS.length - 1);
  const queen = RANKS.indexOf('Q');
  return (
    CARD_POINTS[top] +
    (name.endsWith('s') ? 2 : 0) +
    GAP_POINTS[missing] +
    (missing <= 1 && top < queen ? 1 : 0)
  );
}

let order: readonly string[] | undefined;

/** The classes of hands by Chen's points, those of equal points by equity against a random hand. */
export function chenOrder(): readonly string[] {
  // Sorting keeps the order of what compares equal.
  order ??= [...EQUITY_ORDER].sort((a, b) => chenPoints(b) - chenPoints(a));
  return order;
}
