import { RANKS, type Rank } from '../cards/card.ts';
import { brief, errorAt } from '../cards/slice.ts';
import type { Game } from '../games/game.ts';
import type { HandTable } from './handtable.ts';
import { isRankedOmaha, omahaClasses } from './omaha-ranking.ts';
import { type RankedClasses, type Ranking, rankings } from './ranking.ts';
import { addStartingHand, type StartingHand } from './startinghand.ts';
import type { PercentItem } from './syntax.ts';

/** What adding a percentage depends on. */
interface Ranked {
  readonly input: string;
  readonly game: Game;
  readonly ranking: Ranking;
  readonly notes: string[];
}

/**
 * Adds a percentage of the hands. Classes go whole: one belongs to the best p % where at least half of
 * it lies among the first p % of all combos, and the very best always does.
 */
export function addPercentage(table: HandTable, item: PercentItem, context: Ranked, weight: number): void {
  const { input, ranking, notes } = context;
  const text = brief(input.slice(item.start, item.end));
  const classes = rankedClasses(item, context);
  let all = 0;
  for (let place = 0; place < classes.combos.length; place++) all += classes.combos[place];
  let combos = 0;
  let before = 0;
  for (let place = 0; place < classes.combos.length; place++) {
    const size = classes.combos[place];
    const middle = before + size / 2;
    before += size;
    const above = (percent: number) => percent > 0 && (middle <= (percent / 100) * all || place === 0);
    if (!above(item.to) || above(item.from)) continue;
    classes.add(table, place, weight);
    combos += size;
  }
  if (combos === 0) {
    const hint = 'Classes of hands go whole, and none has its middle there; take a wider part.';
    throw errorAt('EMPTY_RANGE', `no hand lies in ${text}`, input, item, hint);
  }
  const share = ((combos / all) * 100).toFixed(2);
  notes.push(`${text} is ${combos.toLocaleString('en-US')} combos (${share} %) by ${ranking.title}`);
}

/** The classes that a percentage of a game's hands is taken from. */
function rankedClasses(item: PercentItem, { input, game, ranking }: Ranked): RankedClasses {
  if (game.hole === 2 && game.deck === 'full') return holdemClasses(ranking);
  if (!isRankedOmaha(game)) {
    const hint = `Name the hands; only those of hold'em and of Omaha with four and five cards have a ranking.`;
    throw errorAt('UNSUPPORTED', `there is no ranking of ${game.title} hands`, input, item, hint);
  }
  if (ranking.name !== rankings.equity.name) {
    const message = `${ranking.title} does not rank ${game.title} hands`;
    throw errorAt('UNSUPPORTED', message, input, item, 'The ranking of these is equity.');
  }
  const classes = omahaClasses(game);
  if (classes !== null) return classes;
  const message = `the ranking of ${game.title} hands is not loaded`;
  throw errorAt('NOT_LOADED', message, input, item, 'Call await loadRankings() before.');
}

function holdemClasses(ranking: Ranking): RankedClasses {
  const classes = ranking.classes();
  return {
    combos: classes.map(combosOf),
    add: (table, place, weight) => addStartingHand(table, classOf(classes[place]), weight),
  };
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
