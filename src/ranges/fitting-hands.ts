import { bitCount } from '../cards/bitcount.ts';
import { choose } from '../cards/choose.ts';
import { ALWAYS, both, fitting } from './condition.ts';
import { Fit } from './fit.ts';
import type { GenericPattern } from './generic.ts';
import { addGeneric } from './generic-hands.ts';
import type { HandTable } from './handtable.ts';
import { FULL_WEIGHT } from './range.ts';
import { WideHands } from './wide-hands.ts';
import type { Work } from './work.ts';

/** Ways to place the cards of a pattern that are tried one by one; there are not so many for most patterns that name cards. */
const FEW_WAYS = 50_000;

/**
 * Adds every hand of `width` cards that a pattern fits, and the patterns that go with it. Where its cards can be
 * placed in few ways they are; where they say little, as those of `xxyy` do, all hands are looked through by their
 * ranks and suits.
 */
export function addFitting(table: HandTable, pattern: GenericPattern, width: number, work: Work): void {
  const { also } = pattern;
  const ways = waysToPlace(pattern, width);
  if (ways <= FEW_WAYS) {
    work.spend(ways);
    if (also.length === 0) {
      addGeneric(table, pattern, width, FULL_WEIGHT);
      return;
    }
    const placed = table.empty();
    addGeneric(placed, pattern, width, FULL_WEIGHT);
    const shapes = also.map((shape) => new Fit(shape, work));
    placed.keepThose((cards) => shapes.every((shape) => shape.fits(cards)));
    table.addTable(placed, FULL_WEIGHT);
    return;
  }
  const hands = new WideHands(width, work);
  const patterns = pattern.cards.length === 0 ? also : [pattern, ...also];
  const condition = patterns.map((each) => fitting(each, hands.view, work)).reduce(both, ALWAYS);
  hands.each(condition, (hand, weight) => table.addNumber(hand, weight));
}

/**
 * Keeps the hands of a table that a pattern fits, and the patterns that go with it, or takes them away. Null where
 * listing the hands that fit is less work than looking at those of the table, and nothing is done.
 */
export function filterFitting(
  table: HandTable,
  pattern: GenericPattern,
  width: number,
  keep: boolean,
  work: Work,
): number | null {
  const ways = waysToPlace(pattern, width);
  const listing = ways <= FEW_WAYS ? ways : choose(52, width);
  if (listing < 2 * table.size) return null;
  const fits = [pattern, ...pattern.also].map((each) => new Fit(each, work));
  let fitting = 0;
  table.keepThose((cards) => {
    const fit = fits.every((each) => each.fits(cards));
    if (fit) fitting++;
    return fit === keep;
  });
  return fitting;
}

/** About how many ways there are to place the cards of a pattern in order and fill in those that it does not name. */
function waysToPlace({ cards }: GenericPattern, width: number): number {
  const bound = new Set<string>();
  const choices = (pattern: { readonly variable: string } | number, most: number): number => {
    if (typeof pattern === 'number') return bitCount(pattern);
    if (bound.has(pattern.variable)) return 1;
    bound.add(pattern.variable);
    return most;
  };
  const placed = cards.reduce((ways, { rank, suit }) => {
    const ranks = choices('ranks' in rank ? rank.ranks : { variable: `rank ${rank.variable}` }, 13);
    const suits = choices('suits' in suit ? suit.suits : { variable: `suit ${suit.variable}` }, 4);
    return ways * ranks * suits;
  }, 1);
  return placed * choose(52 - cards.length, width - cards.length);
}
