import { type Card, makeCard, type Rank } from '../cards/card.ts';
import type { Range } from './range.ts';

/** The weight of every two-card hand, at the higher card times 52 plus the lower; 0 for those that are not played. */
type Grid = Uint16Array;

/** Classes of two-card hands with one top card (or pairs) from one kicker down to another, all of one weight. */
export interface ClassPiece {
  readonly kind: 'pair' | 'suited' | 'offsuit';
  /** The top card; of pairs the higher end. */
  readonly top: Rank;
  /** The highest and the lowest kicker; of pairs the higher and the lower end. */
  readonly from: Rank;
  readonly to: Rank;
  readonly weight: number;
}

/** One hand whose class is not whole, or not of one weight. */
export interface ComboPiece {
  readonly kind: 'combo';
  readonly cards: readonly Card[];
  readonly weight: number;
}

/** A part of a range as people write it. */
export type Piece = ClassPiece | ComboPiece;

/** A range of two-card hands in as few pieces as usual: pairs, suited hands, offsuit hands, then single combos, each from the highest down. */
export function piecesOf(range: Range): Piece[] {
  const { hands, weights, count } = range;
  const pieces: Piece[] = [];
  const grid = new Uint16Array(52 * 52);
  for (let hand = 0; hand < count; hand++) grid[hands[hand * 2] * 52 + hands[hand * 2 + 1]] = weights[hand];
  const pairs = Array.from({ length: 13 }, (_, rank) => takeClass(grid, rank, rank, 'offsuit'));
  for (const row of rows(pairs)) pieces.push({ kind: 'pair', top: row.from, ...row });
  for (const kind of ['suited', 'offsuit'] as const) {
    for (let top = 12; top > 0; top--) {
      const kickers = Array.from({ length: top }, (_, kicker) => takeClass(grid, top, kicker, kind));
      for (const row of rows(kickers)) pieces.push({ kind, top, ...row });
    }
  }
  for (let hand = 0; hand < count; hand++) {
    const [high, low] = hands.subarray(hand * 2, hand * 2 + 2);
    if (grid[high * 52 + low] > 0) pieces.push({ kind: 'combo', cards: [high, low], weight: weights[hand] });
  }
  return pieces;
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
function takeClass(grid: Grid, top: Rank, kicker: Rank, kind: 'suited' | 'offsuit'): number {
  const cells: number[] = [];
  for (let high = 0; high < 4; high++) {
    for (let low = 0; low < 4; low++) {
      // The higher card of a pair is the one of the higher suit.
      if (top === kicker ? low >= high : (kind === 'suited') !== (high === low)) continue;
      cells.push(makeCard(top, high) * 52 + makeCard(kicker, low));
    }
  }
  const weight = grid[cells[0]];
  if (cells.some((cell) => grid[cell] !== weight)) return 0;
  for (const cell of cells) grid[cell] = 0;
  return weight;
}
