import { EquityError } from '../cards/error.ts';
import { requireChips, sumChips } from './chips.ts';

/** What one player put into the middle over the whole hand, in chips, and whether they still play for it. */
export interface Contribution {
  /** Chips that opponents had to match: blinds, antes of all, calls, bets and raises. */
  readonly put: number;
  /** Chips that nobody had to match: a big-blind ante, a missed blind. They lie in the main pot. */
  readonly dead?: number;
  /** Whether the player has folded: their chips stay, they win nothing. */
  readonly folded?: boolean;
}

/** One pot: so many chips, and the players who can win them. */
export interface Pot {
  /** Chips in the pot, before the rake. */
  readonly amount: number;
  /** Indices of the players who can win it, ascending; never empty. */
  readonly eligible: readonly number[];
}

/** The money of a hand, sorted into pots. Its pots and what is returned add up to what was put in. */
export interface PotLayers {
  /** The main pot first, then the side pots; the players of each are some of the players before. */
  readonly pots: readonly Pot[];
  /** Chips each player takes back: the part of a bet that no one called. */
  readonly returned: readonly number[];
  /** Chips each player put in, dead ones included. */
  readonly put: readonly number[];
  /** Chips put in by all players together. */
  readonly total: number;
}

function requireContributions(contributions: readonly Contribution[]): void {
  contributions.forEach(({ put, dead = 0 }, player) => {
    requireChips(put, `player ${player + 1}`);
    requireChips(dead, `dead money of player ${player + 1}`);
  });
}

/** Takes the uncalled bet off the one player who put in more than anybody else. */
function returnUncalled(called: number[]): number[] {
  const returned = called.map(() => 0);
  let most = 0;
  for (let player = 1; player < called.length; player++) {
    if ((called[player] as number) > (called[most] as number)) most = player;
  }
  const next = Math.max(0, ...called.filter((_, player) => player !== most));
  returned[most] = (called[most] as number) - next;
  called[most] = next;
  return returned;
}

function sameMembers(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((player, index) => player === b[index]);
}

/**
 * Sorts what each player put in, in chips, into the main pot, the side pots and the uncalled bet that goes back.
 *
 * By the usual table-stakes rules a player wins from each opponent at most what they put in themselves.
 * So the money is cut into layers at every different amount, and each layer is played for by those who
 * reached it and have not folded. Layers with the same players are one pot, and a layer whose payers have
 * all folded belongs to the pot below it. What only one player paid was never called: it is returned first,
 * and so neither won nor raked.
 *
 * @throws `EquityError` `BAD_AMOUNT` where an amount is negative, no integer or too large; `BAD_POT` where
 * nothing was put in or nobody is left who could win.
 * @example
 * ```ts
 * import { layerPots } from 'equity';
 * const layers = layerPots([{ put: 300 }, { put: 200 }, { put: 100 }]);
 * layers.pots; // [{ amount: 300, eligible: [0, 1, 2] }, { amount: 200, eligible: [0, 1] }]
 * layers.returned; // [100, 0, 0]
 * ```
 */
export function layerPots(contributions: readonly Contribution[]): PotLayers {
  requireContributions(contributions);
  const put = contributions.map((player) => player.put + (player.dead ?? 0));
  const total = sumChips(put);
  if (total === 0) {
    throw new EquityError('BAD_POT', 'the pot is empty', { hint: 'Say what each player put in.' });
  }
  const live = [...contributions.keys()].filter(
    (player) => contributions[player]?.folded !== true && (put[player] as number) > 0,
  );
  if (live.length === 0) throw new EquityError('BAD_POT', 'nobody who put chips in is left to win the pot');

  const called = contributions.map((player) => player.put);
  const returned = returnUncalled(called);
  const layers: Pot[] = [
    { amount: sumChips(contributions.map(({ dead = 0 }) => dead)), eligible: live },
    ...cutLayers(called, live),
  ];
  return { pots: mergeLayers(layers), returned, put, total };
}

/** One layer between each two neighbouring amounts, from the table up. */
function cutLayers(called: readonly number[], live: readonly number[]): Pot[] {
  const levels = [...new Set(called)].filter((amount) => amount > 0).sort((a, b) => a - b);
  let below = 0;
  return levels.map((level) => {
    const payers = called.filter((amount) => amount >= level).length;
    const layer = {
      amount: (level - below) * payers,
      eligible: live.filter((player) => (called[player] as number) >= level),
    };
    below = level;
    return layer;
  });
}

function mergeLayers(layers: readonly Pot[]): Pot[] {
  const pots: Pot[] = [];
  for (const layer of layers) {
    if (layer.amount === 0) continue;
    const below = pots.at(-1);
    if (below && (layer.eligible.length === 0 || sameMembers(layer.eligible, below.eligible))) {
      pots[pots.length - 1] = { amount: below.amount + layer.amount, eligible: below.eligible };
    } else {
      pots.push(layer);
    }
  }
  return pots;
}
