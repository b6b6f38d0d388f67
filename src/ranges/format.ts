import { formatCards, makeCard, RANKS, type Rank } from '../cards/card.ts';
import { FULL_WEIGHT, type Range } from './range.ts';

/** The weight of every two-card hand, at the higher card times 52 plus the lower; 0 for those that are not played. */
type Grid = Uint16Array;

/**
 * A range as the shortest usual text: pairs, suited hands, offsuit hands, then single combos, each
 * from the highest down, with `:` before a weight below 1. `parseRange` reads it back to the same
 * hands and weights.
 *
 * @example
 * ```ts
 * import { formatRange, parseRange } from 'equity';
 * formatRange(parseRange('KK AA, AJs-AKs, KQ')); // 'KK+,AJs+,KQs,KQo'
 * formatRange(parseRange('22-55:0.5, AcKd')); // '55-22:0.5,AcKd'
 * ```
 */
export function formatRange(range: Range): string {
  const { width, hands, weights, count } = range;
  if (range.random) return 'random';
  if (range.partial) return formatCards(range.partial.cards) + '*'.repeat(range.partial.unknown);
  const parts: string[] = [];
  if (width === 2) {
    const grid = new Uint16Array(52 * 52);
    for (let hand = 0; hand < count; hand++) grid[hands[hand * 2] * 52 + hands[hand * 2 + 1]] = weights[hand];
    addPairs(parts, grid);
    for (const suits of ['s', 'o'] as const) {
      for (let top = 12; top > 0; top--) addKickers(parts, grid, top, suits);
    }
    // What is left are combos whose class is not whole, or not of one weight.
    for (let hand = 0; hand < count; hand++) {
      const cards = hands.subarray(hand * 2, hand * 2 + 2);
      if (grid[cards[0] * 52 + cards[1]] > 0) parts.push(formatCards(cards) + weightText(weights[hand]));
    }
  } else {
    for (let hand = 0; hand < count; hand++) {
      parts.push(formatCards(hands.subarray(hand * width, (hand + 1) * width)) + weightText(weights[hand]));
    }
  }
  return parts.join(',');
}

/** Writes the rows of pairs: `QQ+`, `TT-77`, `22`. */
function addPairs(parts: string[], grid: Grid): void {
  const weights = Array.from({ length: 13 }, (_, rank) => takeClass(grid, rank, rank, 'o'));
  for (const { from, to, weight } of rows(weights)) {
    const high = RANKS[from] + RANKS[from];
    const low = RANKS[to] + RANKS[to];
    parts.push(rowText(high, low, from === 12) + weightText(weight));
  }
}

/** Writes the rows of hands with one top card: `ATs+`, `A5s-A2s`, `A9s`. */
function addKickers(parts: string[], grid: Grid, top: Rank, suits: 's' | 'o'): void {
  const weights = Array.from({ length: top }, (_, kicker) => takeClass(grid, top, kicker, suits));
  for (const { from, to, weight } of rows(weights)) {
    const high = RANKS[top] + RANKS[from] + suits;
    const low = RANKS[top] + RANKS[to] + suits;
    parts.push(rowText(high, low, from === top - 1) + weightText(weight));
  }
}

function rowText(high: string, low: string, toTheTop: boolean): string {
  if (high === low) return high;
  return toTheTop ? `${low}+` : `${high}-${low}`;
}

/** The runs of one weight above 0, from the highest index down. */
function rows(weights: readonly number[]): { from: number; to: number; weight: number }[] {
  const found: { from: number; to: number; weight: number }[] = [];
  for (let from = weights.length - 1; from >= 0; ) {
    const weight = weights[from];
    let to = from;
    while (to > 0 && weights[to - 1] === weight) to--;
    if (weight > 0) found.push({ from, to, weight });
    from = to - 1;
  }
  return found;
}

/** The one weight of all hands of a class, which are then struck from the grid; 0 where they differ. */
function takeClass(grid: Grid, top: Rank, kicker: Rank, suits: 's' | 'o'): number {
  const cells: number[] = [];
  for (let high = 0; high < 4; high++) {
    for (let low = 0; low < 4; low++) {
      // The higher card of a pair is the one of the higher suit.
      if (top === kicker ? low >= high : (suits === 's') !== (high === low)) continue;
      cells.push(makeCard(top, high) * 52 + makeCard(kicker, low));
    }
  }
  const weight = grid[cells[0]];
  if (cells.some((cell) => grid[cell] !== weight)) return 0;
  for (const cell of cells) grid[cell] = 0;
  return weight;
}

function weightText(weight: number): string {
  return weight === FULL_WEIGHT ? '' : `:${weight / FULL_WEIGHT}`;
}
