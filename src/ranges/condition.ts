import { Fit } from './fit.ts';
import type { GenericPattern } from './generic.ts';
import { product } from './handtable.ts';
import type { SuitCounts } from './multisets.ts';
import { FULL_WEIGHT } from './range.ts';
import type { Work } from './work.ts';

/** How much of a hand is known: the ranks of its cards, how many there are of each suit as well, or all. */
export type Known = 'ranks' | 'suits' | 'cards';

/** The hand that conditions speak of, as far as it is known. */
export interface HandInView {
  counts: Uint8Array;
  /** Different for every rank multiset. */
  multiset: number;
  packed: SuitCounts;
  readonly cards: Uint8Array;
}

/** Not to be told from what is known. */
export const UNKNOWN = -1;

/** What the hand in view weighs in a range, in 1/10000, or {@link UNKNOWN}. */
export type Condition = (known: Known) => number;

/** Every hand, always. */
export const ALWAYS: Condition = () => FULL_WEIGHT;

/** No hand. */
export const NEVER: Condition = () => 0;

/** The hands that fit a pattern of the generic syntax. */
export function fitting(pattern: GenericPattern, view: HandInView, work: Work): Condition {
  const fit = new Fit(pattern, work);
  let multiset = -1;
  let ranksFit = false;
  // By packed suit counts: 0 for not yet known, then 1 or 2.
  const bySuits = new Uint8Array(4096);
  return (known) => {
    work.spend(1);
    if (fit.only === 'suits') {
      if (known === 'ranks') return UNKNOWN;
      if (bySuits[view.packed] === 0) bySuits[view.packed] = fit.suitsFit(view.packed) ? 2 : 1;
      return bySuits[view.packed] === 2 ? FULL_WEIGHT : 0;
    }
    if (multiset !== view.multiset) {
      multiset = view.multiset;
      ranksFit = fit.ranksFit(view.counts);
    }
    if (!ranksFit) return 0;
    if (fit.only === 'ranks') return FULL_WEIGHT;
    if (known !== 'cards') return UNKNOWN;
    return fit.fits(view.cards) ? FULL_WEIGHT : 0;
  };
}

/** A condition whose weights are multiplied by one in 1/10000. */
export function scaled(condition: Condition, weight: number): Condition {
  if (weight === FULL_WEIGHT) return condition;
  if (weight === 0) return NEVER;
  return (known) => {
    const own = condition(known);
    return own === UNKNOWN ? UNKNOWN : product(own, weight);
  };
}

/** The greatest weight that any of some conditions gives. */
export function anyOf(conditions: readonly Condition[]): Condition {
  if (conditions.length === 1) return conditions[0];
  return (known) => {
    let most = 0;
    let unknown = false;
    for (const condition of conditions) {
      const weight = condition(known);
      if (weight === UNKNOWN) unknown = true;
      else if (weight > most) most = weight;
      if (most === FULL_WEIGHT) return most;
    }
    return unknown ? UNKNOWN : most;
  };
}

/** Hands of both conditions; weights are multiplied. */
export function both(first: Condition, second: Condition): Condition {
  return (known) => {
    const a = first(known);
    if (a === 0) return 0;
    const b = second(known);
    if (b === 0) return 0;
    return a === UNKNOWN || b === UNKNOWN ? UNKNOWN : product(a, b);
  };
}

/** The same condition, each look at it being a step of work: chains of conditions may be long. */
export function counting(condition: Condition, work: Work): Condition {
  return (known) => {
    work.spend(1);
    return condition(known);
  };
}

/** Hands of a condition that have no weight in another. */
export function without(condition: Condition, other: Condition): Condition {
  return (known) => {
    const weight = condition(known);
    if (weight === 0) return 0;
    const taken = other(known);
    if (taken > 0) return 0;
    return taken === UNKNOWN ? UNKNOWN : weight;
  };
}
