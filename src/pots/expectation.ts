import { EquityError } from '../cards/error.ts';
import type { PotLayers } from './pots.ts';
import { type Rake, takeRake } from './rake.ts';

/** The equities of one pot: of a showdown among its eligible players only. */
export interface PotEquity {
  /** Equities 0..1, one entry a player of the hand; 0 for those who cannot win this pot. They sum to 1. */
  readonly equities: readonly number[];
  /** Standard errors of the equities; absent where they are exact. */
  readonly errors?: readonly number[] | undefined;
}

/** How expected chips are worked out. */
export interface ExpectationOptions {
  /** What the house takes of the pots; nothing unless given. */
  readonly rake?: Rake | undefined;
  /**
   * For each player, the covariance of their equity in pot i with that in pot j, where the equities of all
   * pots were sampled on the same deals. The diagonal is the square of the standard errors.
   */
  readonly covariances?: readonly (readonly (readonly number[])[])[] | undefined;
}

/** The expected chips of one pot. */
export interface ExpectedPot {
  /** Chips in the pot before the rake. */
  readonly amount: number;
  /** Chips of it that the house takes. */
  readonly raked: number;
  /** Indices of the players who can win it. */
  readonly eligible: readonly number[];
  /** Equity 0..1 of each player in this pot. */
  readonly equities: readonly number[];
  /** Expected chips of each player from this pot. */
  readonly chips: readonly number[];
  /** Standard errors of `chips`. */
  readonly errors: readonly number[];
}

/** What one player can expect of the hand, in chips. */
export interface ExpectedPlayer {
  readonly put: number;
  readonly returned: number;
  /** Expected chips out of all pots, without what is returned. */
  readonly chips: number;
  /** Expected chips ahead or behind: `chips` and `returned`, less `put`. */
  readonly net: number;
  /** The standard error of `chips` and of `net`. */
  readonly error: number;
}

/** What everybody can expect of a hand. Expected chips, returned chips and the rake add up to what was put in. */
export interface Expectation {
  readonly pots: readonly ExpectedPot[];
  readonly players: readonly ExpectedPlayer[];
  readonly raked: number;
}

/** How far the equities of a pot may be from a sum of 1 before they cannot be equities of it. */
const SUM_TOLERANCE = 1e-6;

function requireEquities(
  { equities, errors }: PotEquity,
  eligible: readonly number[],
  players: number,
): void {
  if (equities.length !== players || (errors && errors.length !== players)) {
    throw new EquityError('BAD_POT', `${equities.length} equities for ${players} players`);
  }
  equities.forEach((equity, player) => {
    if (!(equity >= 0 && equity <= 1))
      throw new EquityError('BAD_POT', `an equity of ${equity} is not 0 to 1`);
    if (equity > 0 && !eligible.includes(player)) {
      throw new EquityError('BAD_POT', `player ${player + 1} has equity in a pot they cannot win`);
    }
  });
  const sum = equities.reduce((total, equity) => total + equity, 0);
  if (Math.abs(sum - 1) > SUM_TOLERANCE) {
    throw new EquityError('BAD_POT', `the equities of a pot sum to ${sum}, not to 1`);
  }
}

function equitiesOf(
  given: PotEquity | null | undefined,
  eligible: readonly number[],
  players: number,
): PotEquity {
  if (given) {
    requireEquities(given, eligible, players);
    return given;
  }
  if (eligible.length > 1) throw new EquityError('BAD_POT', 'a pot of several players has no equities');
  return { equities: Array.from({ length: players }, (_, player) => (player === eligible[0] ? 1 : 0)) };
}

/** The standard error of a player's chips over all pots. */
function errorOf(
  pots: readonly ExpectedPot[],
  player: number,
  covariance?: readonly (readonly number[])[],
): number {
  if (covariance === undefined) return pots.reduce((sum, pot) => sum + (pot.errors[player] as number), 0);
  let variance = 0;
  pots.forEach((a, i) => {
    pots.forEach((b, j) => {
      variance += (a.amount - a.raked) * (b.amount - b.raked) * (covariance[i]?.[j] ?? 0);
    });
  });
  // Rounding may leave a tiny negative where the errors cancel.
  return Math.sqrt(Math.max(0, variance));
}

/**
 * The expected chips of every player, pot by pot and over the whole hand, from the equities of each pot.
 *
 * Each pot is a showdown among its own players, so it has equities of its own: one entry a pot, in the order
 * of the pots, and null (or none) for a pot that only one player can win. Expected chips are the pot after the
 * rake times the equity; net adds what is returned and takes off what was put in. Equity is never rounded.
 *
 * With sampled equities the error over all pots is exact where the covariances are given. Without them it is
 * the sum of the errors of the pots: the largest it can be, reached where a player wins the same deals in all.
 *
 * @throws `EquityError` `BAD_POT` where the equities of a pot are missing, are outside 0..1, do not sum to 1,
 * or give a share to a player who cannot win it; `BAD_AMOUNT` where the rake is none.
 * @example
 * ```ts
 * import { expectChips, layerPots } from 'equity';
 * const layers = layerPots([{ put: 300 }, { put: 200 }, { put: 100 }]);
 * const { players } = expectChips(layers, [
 *   { equities: [0.5, 0.25, 0.25] }, // main pot of 300
 *   { equities: [0.6, 0.4, 0] }, // side pot of 200
 * ]);
 * players.map((player) => player.net); // [70, -45, -25]
 * ```
 */
export function expectChips(
  layers: PotLayers,
  equities: readonly (PotEquity | null)[],
  options: ExpectationOptions = {},
): Expectation {
  const count = layers.put.length;
  if (equities.length > layers.pots.length) {
    throw new EquityError('BAD_POT', `equities of ${equities.length} pots for ${layers.pots.length} pots`);
  }
  const rakes = takeRake(
    layers.pots.map((pot) => pot.amount),
    options.rake,
  );
  const pots = layers.pots.map(({ amount, eligible }, index): ExpectedPot => {
    const given = equitiesOf(equities[index], eligible, count);
    const raked = rakes[index] as number;
    const chips = given.equities.map((equity) => (amount - raked) * equity);
    const errors = given.equities.map((_, player) => (amount - raked) * (given.errors?.[player] ?? 0));
    return { amount, raked, eligible, equities: given.equities, chips, errors };
  });
  const players = layers.put.map((put, player): ExpectedPlayer => {
    const returned = layers.returned[player] as number;
    const chips = pots.reduce((sum, pot) => sum + (pot.chips[player] as number), 0);
    const error = errorOf(pots, player, options.covariances?.[player]);
    return { put, returned, chips, net: chips + returned - put, error };
  });
  return { pots, players, raked: rakes.reduce((sum, raked) => sum + raked, 0) };
}
