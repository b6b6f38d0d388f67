import type { Game } from '../games/game.ts';
import { readEquityTable, type StoredEquities } from './equity-table.ts';
import { omahaTables } from './omaha-tables.ts';
import type { RankedClasses } from './ranking.ts';
import { relabelSuits } from './suit-classes.ts';

/** Whether there is a ranking of a game's hands: those of Omaha with four and five cards, and Courchevel. */
export function isRankedOmaha({ deck, hole, use, high }: Game): boolean {
  return deck === 'full' && use === 'two' && high === 'standard' && (hole === 4 || hole === 5);
}

/** Rankings that were made before, by cards of a hand and the low. */
const ranked = new Map<string, RankedClasses>();

/**
 * The suit classes of an Omaha game's hands by their equity against one random hand before the flop; null where the
 * tables are not loaded. Courchevel, which shows a card of the flop first, has the ranking of Omaha: as long as that
 * card is not known, any board is as likely as in Omaha.
 */
export function omahaClasses({ hole, low }: Game): RankedClasses | null {
  const tables = omahaTables();
  if (tables === null) return null;
  const name = `${hole === 4 ? 'FOUR' : 'FIVE'}_CARDS_${low === null ? 'HIGH' : 'LOW'}` as const;
  const ready = ranked.get(name) ?? rankClasses(tables[name], hole);
  ranked.set(name, ready);
  return ready;
}

/** The classes of a table, the best first; those of equal equity in the order of the table. */
function rankClasses(table: StoredEquities, hole: number): RankedClasses {
  const { hands, combos, equities } = readEquityTable(table, hole);
  const count = equities.length;
  // Numbers to sort by that hold both the equity, the greatest first, and the place in the table.
  const keys = Float64Array.from(equities, (equity, index) => (0xffff - equity) * count + index).sort();
  const order = Uint32Array.from(keys, (key) => key % count);
  return {
    combos: Uint8Array.from(order, (index) => combos[index]),
    add: (into, place, weight) => {
      const at = order[place] * hole;
      relabelSuits(hands.subarray(at, at + hole), (hand) => into.add(hand, weight));
    },
  };
}
