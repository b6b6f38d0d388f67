import { EquityError } from '../cards/error.ts';
import { nearest } from '../cards/nearest.ts';
import { brief } from '../cards/slice.ts';
import { chenOrder } from './chen.ts';
import { EQUITY_ORDER } from './equity-order.ts';
import type { HandTable } from './handtable.ts';

/** An order of the starting hands, the best first: what a percentage of hands is taken from. */
export interface Ranking {
  readonly name: string;
  /** What it ranks by, as notes say it. */
  readonly title: string;
  /** The 169 classes of hold'em hands. */
  readonly classes: () => readonly string[];
}

/** The classes of a game's hands in the order of a ranking, the best first. */
export interface RankedClasses {
  /** How many hands a class has, by its place. */
  readonly combos: ArrayLike<number>;
  /** Adds the hands of the class at a place. */
  readonly add: (table: HandTable, place: number, weight: number) => void;
}

/**
 * The rankings of hands that percentages such as `15%` can be taken from, by name: `equity`, the
 * equity against one random hand (counted exactly by this package), and for hold'em alone `chen`, Bill Chen's
 * formula (in Lou Krieger, "Hold'em Excellence", 2nd ed. 2000), hands of equal points in the order of `equity`.
 *
 * Their `classes` are those of hold'em. Omaha with four and five cards, high and hi/lo, is ranked by `equity` in tables
 * of all suit classes, made by this package: the 16,432 of four cards counted on all boards, the 134,459 of five
 * on a sample of boards, with a standard error under 0.0005. `loadRankings` loads them. Courchevel has those of five cards.
 *
 * @example
 * ```ts
 * import { parseRange, rankings } from 'equity';
 * rankings.equity.classes()[1]; // 'KK'
 * parseRange('3%').count; // 42
 * parseRange('3%', { ranking: 'chen' }).count; // 38
 * ```
 */
export const rankings = {
  equity: {
    name: 'equity',
    title: 'equity against a random hand',
    classes: () => EQUITY_ORDER,
  },
  chen: {
    name: 'chen',
    title: 'the Chen formula',
    classes: chenOrder,
  },
} as const satisfies Record<string, Ranking>;

/** The name of a ranking. */
export type RankingName = keyof typeof rankings;

/**
 * Finds a ranking by its name, in any case; the one by equity where none is given.
 *
 * @throws EquityError `BAD_OPTION` for a name no ranking has.
 */
export function findRanking(name: string | undefined): Ranking {
  if (name === undefined) return rankings.equity;
  const wanted = String(name).trim().toLowerCase();
  if (Object.hasOwn(rankings, wanted)) return rankings[wanted as RankingName];
  const names = Object.keys(rankings);
  const close = nearest(wanted, names);
  const hint = `${close === null ? '' : `Did you mean ${close}? `}Rankings: ${names.join(', ')}.`;
  throw new EquityError('BAD_OPTION', `there is no ranking '${brief(String(name))}'`, {
    input: String(name),
    span: { start: 0, end: String(name).length },
    hint,
  });
}
