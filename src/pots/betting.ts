import { EquityError } from '../cards/error.ts';
import { type BettingAction, parseActions } from './actions.ts';
import { type ChipScale, chipScale } from './chips.ts';
import { type LegalActions, legalActions } from './limits.ts';
import { type BettingRound, nextToAct, openRound, type RoundOptions, type RoundSeat } from './round.ts';
import { type ActionSource, type Ruling, ruleOn } from './ruling.ts';

/** What an action came to. */
export interface BettingStep {
  /** The action as it was written. */
  readonly text: string;
  /** The seat that acted, from 0. */
  readonly player: number;
  /** What it was in the end: a raise that took the whole stack is still a raise. */
  readonly kind: Ruling['kind'];
  /** The total the player has put in this round, in chips. */
  readonly to: number;
  /** Chips added by the action. */
  readonly added: number;
  /** Everything in the middle after it. */
  readonly pot: number;
  /** Whether the player has no chips left. */
  readonly allIn: boolean;
  /** Whether it was a bet or raise of less than the smallest size, by a player all-in. */
  readonly short: boolean;
  /** What the player was allowed to do. */
  readonly legal: LegalActions;
}

/** A betting round, played through. */
export interface Betting {
  readonly steps: readonly BettingStep[];
  /** What the next player may do; null when the round is over. */
  readonly next: LegalActions | null;
  readonly round: BettingRound;
}

/** The parts of a round that a bet or raise changes. */
type Stakes = Pick<BettingRound, 'bet' | 'raiseSize' | 'complete' | 'wagers' | 'level' | 'sizes'>;

function wagerFixed(round: BettingRound, to: number): { readonly stakes: Stakes; readonly short: boolean } {
  const { level, sizes, wagers, raiseSize, complete } = round;
  const smallest = sizes[0] as number;
  const added = to - level;
  const full = sizes.filter((size) => size <= added).at(-1);
  // From half a bet up an all-in counts as a full one; below that the next player completes it.
  const counted = full ?? (2 * added >= smallest ? smallest : 0);
  const stakes: Stakes = {
    bet: to,
    raiseSize,
    complete,
    wagers: wagers + (counted > 0 ? 1 : 0),
    level: level + counted,
    // After the big bet of an open pair every raise is big.
    sizes: full === undefined ? sizes : sizes.filter((size) => size >= full),
  };
  return { stakes, short: full === undefined };
}

function wagerOpen(round: BettingRound, to: number): { readonly stakes: Stakes; readonly short: boolean } {
  const { bet, raiseSize, complete, wagers, level, sizes } = round;
  const short = to < (complete || bet + raiseSize);
  const stakes: Stakes = {
    bet: to,
    // A short all-in sets no new size: the next raise is as large as the last full one.
    raiseSize: short ? raiseSize : Math.max(raiseSize, to - bet),
    complete: short ? complete : 0,
    wagers: wagers + (short ? 0 : 1),
    level,
    sizes,
  };
  return { stakes, short };
}

/**
 * Plays one action of the player to act, and returns the round after it with what the action came to.
 *
 * @throws `EquityError` `BAD_ACTION` where the action is illegal (the message names what is legal) or the round
 * is over.
 * @example
 * ```ts
 * import { act, chipScale, openRound, parseActions } from 'equity';
 * const chips = chipScale('1');
 * const round = openRound({ structure: 'pot-limit', blinds: [1, 2] });
 * const input = 'raise pot';
 * const [raise] = parseActions(input, chips);
 * act(round, raise, { input, scale: chips }).step.to; // 7
 * ```
 */
export function act(
  round: BettingRound,
  action: BettingAction,
  source: ActionSource = { input: action.text, scale: chipScale('1') },
): { readonly round: BettingRound; readonly step: BettingStep } {
  const legal = legalActions(round);
  if (legal === null) {
    throw new EquityError('BAD_ACTION', `the betting round is over before '${action.text}'`, {
      input: source.input,
      span: action.span,
    });
  }
  const { kind, to } = ruleOn(round, legal, action, source);
  const { player } = legal;
  const before = round.seats[player] as RoundSeat;
  const added = to - before.put;
  const wager = kind === 'bet' || kind === 'raise';
  const { stakes, short } = !wager
    ? { stakes: {}, short: false }
    : (round.structure === 'fixed-limit' ? wagerFixed : wagerOpen)(round, to);

  const changed = { ...round, ...stakes, pot: round.pot + added };
  const seat: RoundSeat = {
    put: to,
    behind: before.behind === null ? null : before.behind - added,
    folded: kind === 'fold',
    acted: true,
    faced: changed.wagers,
  };
  const seats = round.seats.with(player, seat);
  const next = nextToAct(seats, changed.bet, player + 1);
  const after: BettingRound = { ...changed, seats, next };
  const allIn = seat.behind === 0;
  return {
    round: after,
    step: { text: action.text, player, kind, to, added, pot: after.pot, allIn, short, legal },
  };
}

/**
 * Plays a betting round from its text, and says what each player did and what the next one may do.
 *
 * @throws `EquityError` `BAD_ACTION` or `BAD_AMOUNT` with the span of the action, where one cannot be read or is
 * illegal; `BAD_OPTION` where the options contradict each other.
 * @example
 * ```ts
 * import { chipScale, playBetting } from 'equity';
 * const chips = chipScale('1');
 * const { steps } = playBetting({ structure: 'pot-limit', blinds: [1, 2] }, 'raise pot, raise pot', chips);
 * steps.map((step) => step.to); // [7, 24]
 * ```
 */
export function playBetting(options: RoundOptions, text: string, scale: ChipScale): Betting {
  let round = openRound(options);
  const steps: BettingStep[] = [];
  for (const action of parseActions(text, scale)) {
    const played = act(round, action, { input: text, scale });
    round = played.round;
    steps.push(played.step);
  }
  return { steps, next: legalActions(round), round };
}
