import { EquityError } from '../cards/error.ts';
import { requireChips, sumChips } from './chips.ts';

/** How much may be bet: any amount, up to the pot, or fixed sizes. */
export type BettingStructure = 'no-limit' | 'pot-limit' | 'fixed-limit';

/** The betting structures by name. */
export const BETTING_STRUCTURES: readonly BettingStructure[] = ['no-limit', 'pot-limit', 'fixed-limit'];

/** The rounds in which a fixed limit is the small bet, then those in which it is the big one. */
const SMALL_BET_STREETS = ['preflop', 'flop', 'third', 'fourth', 'predraw', 'first-draw'] as const;
const BIG_BET_STREETS = ['turn', 'river', 'fifth', 'sixth', 'seventh', 'second-draw', 'third-draw'] as const;

/** A betting round, of a board game, of stud, or of a game with up to three draws. */
export type BettingStreet = (typeof SMALL_BET_STREETS)[number] | (typeof BIG_BET_STREETS)[number];

/** The betting rounds by name. */
export const STREETS: readonly BettingStreet[] = [...SMALL_BET_STREETS, ...BIG_BET_STREETS];

/** The forced bets, each of which can be made live (it counts as its player's bet) or dead (it does not). */
export type ForcedBet = 'ante' | 'blind' | 'straddle' | 'bring-in';

/** How a betting round begins. All amounts are chips. */
export interface RoundOptions {
  readonly structure: BettingStructure;
  /** Players in seat order: small blind, big blind and so on, the button last. 9, or 8 with a bring-in, unless given. */
  readonly players?: number | undefined;
  /** Chips in front of each player before forced bets; without them nobody runs out. */
  readonly stacks?: readonly number[] | undefined;
  /** Blinds from seat 0, smallest first; posted in the first round only, where they are live. */
  readonly blinds?: readonly number[] | undefined;
  /** Straddles from the seat after the blinds; live, so each is a blind larger than the last. */
  readonly straddles?: readonly number[] | undefined;
  /** The ante of each player; dead. */
  readonly ante?: number | undefined;
  /** The bring-in of seat 0. It is in the pot for everybody, and counts as the bet of the player who made it. */
  readonly bringIn?: number | undefined;
  /** The forced bets that are dead: in the pot, but no part of a bet. Antes alone unless given. */
  readonly dead?: readonly ForcedBet[] | undefined;
  /** The small and the big bet of a fixed limit. */
  readonly stakes?: readonly [number, number] | undefined;
  /** The smallest bet of no limit and pot limit: the big blind, the small bet or one chip unless given. */
  readonly minBet?: number | undefined;
  /** The round; it decides between small and big bets, and whether blinds are posted. The first unless given. */
  readonly street?: BettingStreet | undefined;
  /** Whether a pair is exposed on fourth street: a fixed limit then allows the big bet too. */
  readonly openPair?: boolean | undefined;
  /** Chips in the middle from earlier rounds, and dead ones such as a big-blind ante. */
  readonly pot?: number | undefined;
  /** Bets and raises a round in fixed limit, 4 unless given; null for no cap, as is usual heads-up. */
  readonly cap?: number | null | undefined;
  /** The seat that acts first, from 0. */
  readonly first?: number | undefined;
}

/** One seat in a betting round. */
export interface RoundSeat {
  /** Live chips put in during this round. */
  readonly put: number;
  /** Chips left; null where stacks are not given. */
  readonly behind: number | null;
  readonly folded: boolean;
  /** Whether the player has acted in this round; forced bets are no action. */
  readonly acted: boolean;
  /** The number of full bets and raises there were when the player last acted. */
  readonly faced: number;
}

/** A betting round as it stands. Plain data: an action makes a new one. */
export interface BettingRound {
  readonly structure: BettingStructure;
  /** Everything in the middle, this round included. */
  readonly pot: number;
  /** The total a player must have put in this round to stay. */
  readonly bet: number;
  /** The size of the last full bet or raise; before any, the smallest bet. */
  readonly raiseSize: number;
  /** The smallest total that completes a bring-in in no limit and pot limit; 0 once that is done, and without one. */
  readonly complete: number;
  /** Full bets and raises so far; a big blind is one in fixed limit, as is a straddle. */
  readonly wagers: number;
  /** In fixed limit, the total of all full bets and raises: `bet` but for players all-in between two sizes. */
  readonly level: number;
  /** The sizes a bet or raise may have in fixed limit: one, or two with an open pair. */
  readonly sizes: readonly number[];
  readonly cap: number | null;
  readonly seats: readonly RoundSeat[];
  /** The seat to act; null when the round is over. */
  readonly next: number | null;
}

/** Chips posted before the first action, seat by seat. */
interface Posts {
  readonly live: number[];
  readonly dead: number[];
  /** The largest single live forced bet: in no limit and pot limit the first raise is at least as large. */
  largest: number;
}

function badRound(message: string, hint?: string): EquityError {
  return new EquityError('BAD_OPTION', message, { hint });
}

function requireOptions(options: RoundOptions, players: number): void {
  const { stacks, blinds = [], straddles = [], ante = 0, bringIn = 0, stakes, minBet, pot = 0 } = options;
  const amounts = { blind: blinds, straddle: straddles, stack: stacks ?? [], stake: stakes ?? [] };
  for (const [what, list] of Object.entries(amounts)) for (const amount of list) requireChips(amount, what);
  requireChips(ante, 'ante');
  requireChips(bringIn, 'bring-in');
  requireChips(pot, 'pot');
  requireChips(minBet ?? 1, 'the smallest bet');
  if (!Number.isInteger(players) || players < 2 || players > 23)
    throw badRound(`${players} players cannot play`);
  if (stacks && stacks.length !== players) throw badRound(`${stacks.length} stacks for ${players} players`);
  if (stacks?.includes(0)) throw badRound('a player without chips cannot be dealt in');
  if (minBet === 0) throw badRound('the smallest bet must be worth something');
  if (blinds.length + straddles.length > players)
    throw badRound('there are more blinds and straddles than players');
  const { first = 0, cap = 4 } = options;
  if (!Number.isInteger(first) || first < 0 || first >= players)
    throw badRound(`there is no seat ${first + 1}`);
  if (cap !== null && !(Number.isInteger(cap) && cap > 0))
    throw badRound('the cap is a number of bets above zero');
  if (options.structure !== 'fixed-limit') return;
  if (!stakes) throw badRound('a fixed limit needs its stakes', 'Give the small and the big bet: 10/20');
  if (stakes[0] === 0 || stakes[1] < stakes[0]) throw badRound('the big bet must be at least the small one');
}

/** Posts blinds, straddles, antes and the bring-in. */
function post(options: RoundOptions, players: number, firstRound: boolean): Posts {
  const { blinds = [], straddles = [], ante = 0, bringIn = 0, dead = ['ante'] } = options;
  const posts: Posts = { live: new Array(players).fill(0), dead: new Array(players).fill(0), largest: 0 };
  const force = (seat: number, amount: number, kind: ForcedBet): void => {
    const list = dead.includes(kind) ? posts.dead : posts.live;
    list[seat] = (list[seat] as number) + amount;
    if (list === posts.live && kind !== 'ante') posts.largest = Math.max(posts.largest, amount);
  };
  if (!firstRound) return posts;
  for (let seat = 0; seat < players; seat++) force(seat, ante, 'ante');
  blinds.forEach((amount, seat) => {
    force(seat, amount, 'blind');
  });
  straddles.forEach((amount, index) => {
    force(blinds.length + index, amount, 'straddle');
  });
  force(0, bringIn, 'bring-in');
  return posts;
}

function firstToAct(options: RoundOptions, players: number, firstRound: boolean): number {
  if (options.first !== undefined) return options.first;
  const { blinds = [], straddles = [], bringIn = 0, street } = options;
  if (firstRound) return (blinds.length + straddles.length + (bringIn > 0 ? 1 : 0)) % players;
  // Heads-up the small blind has the button, so the other player acts first once there is a board.
  const board = street === 'flop' || street === 'turn' || street === 'river';
  return players === 2 && board ? 1 : 0;
}

function fixedSizes({ stakes, street, openPair }: RoundOptions): number[] {
  if (!stakes) return [];
  const [small, big] = stakes;
  if (BIG_BET_STREETS.some((late) => late === street)) return [big];
  return openPair && street === 'fourth' && big > small ? [small, big] : [small];
}

/** The seat after `from` that still has to act, or null. Shared by the opening of a round and every action. */
export function nextToAct(seats: readonly RoundSeat[], bet: number, from: number): number | null {
  const live = seats.filter((seat) => !seat.folded);
  if (live.length < 2) return null;
  for (let step = 0; step < seats.length; step++) {
    const index = (from + step) % seats.length;
    const seat = seats[index] as RoundSeat;
    if (seat.folded || seat.behind === 0) continue;
    const others = live.some((other) => other !== seat && other.behind !== 0);
    if (seat.put < bet || (!seat.acted && others)) return index;
  }
  return null;
}

/**
 * Opens a betting round: posts the forced bets and finds who acts first. All amounts are chips.
 *
 * Players sit in the order in which they act after the blinds' round, so seats 0 and 1 post the blinds and the
 * next one, or the one after the last straddle, acts first. Blinds, straddles and the bring-in are live: they
 * count as their player's bet. Antes are dead. A straddle is a new, larger blind and not a raise in no limit and
 * pot limit (Robert's Rules of Poker); in fixed limit it counts as one of the bets of the cap.
 *
 * @throws `EquityError` `BAD_OPTION` where options contradict each other; `BAD_AMOUNT` where an amount is no
 * whole number of chips.
 * @example
 * ```ts
 * import { legalActions, openRound } from 'equity';
 * const round = openRound({ structure: 'pot-limit', blinds: [5, 10] });
 * legalActions(round)?.raise; // { kind: 'raise', min: 20, max: 35, sizes: [] }
 * ```
 */
export function openRound(options: RoundOptions): BettingRound {
  const { structure, stacks, blinds = [], bringIn = 0, stakes, street, pot = 0, cap = 4 } = options;
  const players = options.players ?? stacks?.length ?? (bringIn > 0 ? 8 : 9);
  requireOptions(options, players);
  const firstRound = street === undefined || ['preflop', 'third', 'predraw'].includes(street);
  const posts = post(options, players, firstRound);

  let middle = pot;
  const seats = posts.live.map((live, seat): RoundSeat => {
    const stack = stacks?.[seat] ?? Number.POSITIVE_INFINITY;
    // A short stack posts the ante first, then what is left of the blind.
    const dead = Math.min(posts.dead[seat] as number, stack);
    const put = Math.min(live, stack - dead);
    middle += dead + put;
    const behind = stacks ? stack - dead - put : null;
    // The bring-in is its player's action: they act again only if somebody completes it.
    const acted = seat === 0 && bringIn > 0 && firstRound;
    return { put, behind, folded: false, acted, faced: 0 };
  });
  sumChips([middle]);

  // What must be called is the full forced bet, even where its player was too short for it.
  const bet = Math.max(...posts.live);
  const sizes = structure === 'fixed-limit' ? fixedSizes(options) : [];
  const size = sizes[0] ?? 0;
  const wagers = size === 0 ? 0 : Math.floor(posts.largest / size);
  const minBet = Math.max(1, options.minBet ?? blinds.at(-1) ?? stakes?.[0] ?? 1);
  const broughtIn = bringIn > 0 && bet > 0 && bet < minBet;
  const first = firstToAct(options, players, firstRound);
  return {
    structure,
    pot: middle,
    bet,
    raiseSize: Math.max(minBet, posts.largest),
    complete: broughtIn && size === 0 ? minBet : 0,
    wagers,
    level: wagers * size,
    sizes,
    cap,
    seats,
    next: nextToAct(seats, bet, first),
  };
}
