import { RANKS, type Rank } from '../cards/card.ts';
import { EquityError } from '../cards/error.ts';
import { brief, errorAt } from '../cards/slice.ts';
import type { Game } from '../games/game.ts';
import { nearest } from '../games/nearest.ts';
import { chenOrder } from './chen.ts';
import { EQUITY_ORDER } from './equity-order.ts';
import type { HandTable } from './handtable.ts';
import { addStartingHand, type StartingHand } from './startinghand.ts';
import type { PercentItem } from './syntax.ts';

/** An order of the starting hands, the best first: what a percentage of hands is taken from. */
export interface Ranking {
  readonly name: string;
  /** What it ranks by, as notes say it. */
  readonly title: string;
  /** The 169 classes of hold'em hands. */
  readonly classes: () => readonly string[];
}

/**
 * The rankings of hold'em hands that percentages such as `15%` can be taken from, by name: `equity`, the
 * equity against one random hand (counted exactly by this package), and `chen`, Bill Chen's formula
 * (in Lou Krieger, "Hold'em Excellence", 2nd ed. 2000), hands of equal points in the order of `equity`.
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

/** What adding a percentage depends on. */
interface Ranked {
  readonly input: string;
  readonly game: Game;
  readonly ranking: Ranking;
  readonly notes: string[];
}

/** Combos of a class: 6 of a pair, 4 of suited hands, 12 of others. */
function combosOf(name: string): number {
  return name.length === 2 ? 6 : name.endsWith('s') ? 4 : 12;
}

/** A class by its name: `AA`, `AKs`, `AKo`. */
function classOf(name: string): StartingHand {
  const top: Rank = RANKS.indexOf(name.charAt(0));
  const kicker: Rank = RANKS.indexOf(name.charAt(1));
  return { top, kicker, suits: name.length === 2 ? null : name.endsWith('s') ? 'suited' : 'offsuit' };
}

/**
 * Adds a percentage of the hands. Classes go whole: one belongs to the best p % where at least half of
 * it lies among the first p % of the 1,326 combos, and the very best always does.
 */
export function addPercentage(table: HandTable, item: PercentItem, context: Ranked, weight: number): void {
  const { input, game, ranking, notes } = context;
  const text = brief(input.slice(item.start, item.end));
  if (game.hole !== 2 || game.deck !== 'full') {
    const hint = `Name the hands; only hold'em has a ranking of its starting hands.`;
    throw errorAt('UNSUPPORTED', `there is no ranking of ${game.title} hands`, input, item, hint);
  }
  const classes = ranking.classes();
  let combos = 0;
  let before = 0;
  for (let place = 0; place < classes.length; place++) {
    const size = combosOf(classes[place]);
    const middle = before + size / 2;
    before += size;
    const above = (percent: number) => percent > 0 && (middle <= (percent / 100) * 1326 || place === 0);
    if (!above(item.to) || above(item.from)) continue;
    addStartingHand(table, classOf(classes[place]), weight);
    combos += size;
  }
  if (combos === 0) {
    const hint = 'Classes of hands go whole, and none has its middle there; take a wider part.';
    throw errorAt('EMPTY_RANGE', `no hand lies in ${text}`, input, item, hint);
  }
  const share = ((combos / 1326) * 100).toFixed(2);
  notes.push(`${text} is ${combos} combos (${share} %) by ${ranking.title}`);
}
