import { type Card, rankOf, suitOf } from '../cards/card.ts';
import { EquityError } from '../cards/error.ts';
import { parseCards } from '../cards/parse.ts';
import { className } from './format.ts';
import { FULL_WEIGHT, type Range } from './range.ts';

/** One class of two-card hands in a range. */
export interface GridCell {
  /** The class: `AA`, `AKs`, `AKo`. */
  readonly hand: string;
  /** Its combos in the range, and on a fresh deck: 6 of a pair, 4 suited, 12 offsuit. */
  readonly combos: number;
  readonly of: number;
  /** The mean weight over all its combos, 0..1; combos that are not in the range weigh 0. */
  readonly weight: number;
}

/** A hand's cell 0..168 of the 13×13 grid: aces at the top and left, suited hands above the diagonal, offsuit below. */
export function cellOf(high: number, low: number): number {
  const row = 12 - rankOf(high);
  const column = 12 - rankOf(low);
  return suitOf(high) === suitOf(low) ? row * 13 + column : column * 13 + row;
}

/** The class in a cell of the grid. */
export function cellName(cell: number): string {
  const row = 12 - Math.floor(cell / 13);
  const column = 12 - (cell % 13);
  if (row === column) return className(row, column, 'pair');
  return row > column ? className(row, column, 'suited') : className(column, row, 'offsuit');
}

/** Combos of a cell on a fresh deck. */
export function cellCombos(cell: number): number {
  const row = Math.floor(cell / 13);
  const column = cell % 13;
  return row === column ? 6 : row < column ? 4 : 12;
}

/**
 * A range of two-card hands as the 13×13 grid of classes that poker players draw: 13 rows from the aces
 * down, pairs on the diagonal, suited hands above it, offsuit hands below.
 *
 * @throws EquityError `UNSUPPORTED` for hands of more than two cards.
 * @example
 * ```ts
 * import { parseRange, rangeGrid } from 'equity';
 * rangeGrid(parseRange('QQ+,AKs:0.5'))[0][1]; // { hand: 'AKs', combos: 4, of: 4, weight: 0.5 }
 * ```
 */
export function rangeGrid({ width, hands, weights, count }: Range): GridCell[][] {
  if (width !== 2) {
    throw new EquityError('UNSUPPORTED', `a grid is of hands of two cards, not of ${width}`, {
      hint: 'Only hold’em ranges have a 13×13 grid.',
    });
  }
  const combos = new Array<number>(169).fill(0);
  const sums = new Array<number>(169).fill(0);
  for (let hand = 0; hand < count; hand++) {
    const cell = cellOf(hands[hand * 2], hands[hand * 2 + 1]);
    combos[cell]++;
    sums[cell] += weights[hand];
  }
  return Array.from({ length: 13 }, (_, row) =>
    Array.from({ length: 13 }, (_, column) => {
      const cell = row * 13 + column;
      const of = cellCombos(cell);
      return { hand: cellName(cell), combos: combos[cell], of, weight: sums[cell] / (FULL_WEIGHT * of) };
    }),
  );
}

/** One class of two-card hands and how it fares. */
export interface EquityCell {
  /** The class: `AA`, `AKs`, `AKo`. */
  readonly hand: string;
  /** Its combos that are dealt at all. */
  readonly combos: number;
  /** The mean weight of those, 0..1. */
  readonly weight: number;
  /** The mean share of the pot of its combos, 0..1, each as often as it is dealt; null where none is. */
  readonly equity: number | null;
}

/** What is known of a single hand: the `hands` of a player of a result. */
interface PlayedHand {
  readonly hand: string;
  readonly weight: number;
  readonly equity: number;
  readonly deals: number;
}

/**
 * The equities of single hands as the 13×13 grid of {@link rangeGrid}.
 *
 * @throws EquityError `UNSUPPORTED` for hands of more than two cards.
 * @example
 * ```ts
 * import { equity, equityGrid } from 'equity';
 * const { players } = await equity('QQ+ vs AK', { byHand: true });
 * equityGrid(players[0].hands ?? [])[0][0].combos; // 6
 * equityGrid(players[0].hands ?? [])[0][1]; // { hand: 'AKs', combos: 0, weight: 0, equity: null }
 * ```
 */
export function equityGrid(hands: readonly PlayedHand[]): EquityCell[][] {
  const cells = Array.from({ length: 169 }, () => ({ combos: 0, weight: 0, share: 0, deals: 0 }));
  for (const { hand, weight, equity, deals } of hands) {
    const [a, b, ...rest] = parseCards(hand) as [Card, Card];
    if (rest.length > 0) {
      throw new EquityError('UNSUPPORTED', `a grid is of hands of two cards, not of ${rest.length + 2}`, {
        hint: 'Only hold’em ranges have a 13×13 grid.',
      });
    }
    if (deals === 0) continue;
    const cell = cells[cellOf(Math.max(a, b), Math.min(a, b))];
    cell.combos++;
    cell.weight += weight;
    cell.share += weight * deals * equity;
    cell.deals += weight * deals;
  }
  return Array.from({ length: 13 }, (_, row) =>
    Array.from({ length: 13 }, (_, column) => {
      const { combos, weight, share, deals } = cells[row * 13 + column];
      return {
        hand: cellName(row * 13 + column),
        combos,
        weight: combos === 0 ? 0 : weight / combos,
        equity: deals === 0 ? null : share / deals,
      };
    }),
  );
}
