import { EquityError, type Span } from '../cards/error.ts';
import type { BettingAction } from './actions.ts';
import { type ChipScale, formatChips } from './chips.ts';
import { type LegalActions, potSizedTotal, type RaiseBar, type RaiseRange } from './limits.ts';
import type { BettingRound, RoundSeat } from './round.ts';

/** Where an action comes from, and the money its amounts are written in: what an error about it needs. */
export interface ActionSource {
  /** The text of all actions, which the spans point into. */
  readonly input: string;
  readonly scale: ChipScale;
}

/** The source of an action with its place there. */
interface ActionPlace extends ActionSource {
  readonly span: Span;
}

const BARS: Readonly<Record<RaiseBar, string>> = {
  capped: 'the betting is capped',
  'not-reopened': 'the last all-in was less than a full raise and did not reopen the betting',
  'short-stack': 'the stack covers no raise',
  'no-opponent': 'every opponent is all-in',
};

/**
 * What a player may do, as words, with amounts in the table's money.
 *
 * @example
 * ```ts
 * import { chipScale, describeLegal, playBetting } from 'equity';
 * const chips = chipScale('1');
 * const { next } = playBetting({ structure: 'pot-limit', blinds: [5, 10] }, '', chips);
 * describeLegal(next, chips); // 'fold, call 10 or raise to 20 at least, 35 at most'
 * ```
 */
export function describeLegal(legal: LegalActions, scale: ChipScale): string {
  const money = (chips: number): string => formatChips(chips, scale);
  const stay = legal.call === 0 ? 'check' : `call ${money(legal.call)}`;
  if (legal.raise === null) return `fold or ${stay}: ${BARS[legal.barred ?? 'short-stack']}`;
  const { kind, min, max, sizes } = legal.raise;
  const verb = kind === 'bet' ? 'bet' : 'raise to';
  const several = `${money(min)} at least${max === null ? '' : `, ${money(max)} at most`}`;
  const range = sizes.length > 0 ? sizes.map(money).join(' or ') : max === min ? money(min) : several;
  return `fold, ${stay} or ${verb} ${range}`;
}

function illegal(message: string, legal: LegalActions, place: ActionPlace): EquityError {
  const text = `player ${legal.player + 1} ${message}; legal: ${describeLegal(legal, place.scale)}`;
  const hint = 'A raise names the total that it goes to; min, pot and all-in are sizes too.';
  return new EquityError('BAD_ACTION', text, { input: place.input, span: place.span, hint });
}

/** Refuses a word that does not fit what has been bet so far. */
function requireWord(
  round: BettingRound,
  legal: LegalActions,
  raise: RaiseRange,
  kind: BettingAction['kind'],
  place: ActionPlace,
): void {
  const incomplete = round.structure === 'fixed-limit' ? round.bet > round.level : round.complete > 0;
  if (kind === 'complete') {
    if (!incomplete) throw illegal('has no short bet to complete', legal, place);
  } else if (kind !== raise.kind) {
    const why = raise.kind === 'bet' ? 'has no bet to raise' : 'faces a bet already';
    throw illegal(why, legal, place);
  }
}

/** The total that a bet or raise goes to, checked against what is legal. */
function wagerTotal(
  round: BettingRound,
  legal: LegalActions,
  { kind, amount }: BettingAction,
  place: ActionPlace,
): number {
  const { raise } = legal;
  if (raise === null) throw illegal(`may not ${kind}`, legal, place);
  requireWord(round, legal, raise, kind, place);
  const fixed = round.structure === 'fixed-limit';
  if (amount === 'min' || kind === 'complete') return raise.min;
  if (amount === null) {
    if (fixed && raise.sizes.length === 1) return raise.min;
    throw illegal(`must say how much to ${kind}`, legal, place);
  }
  if (amount === 'pot') {
    if (fixed) throw illegal(`cannot ${kind} the pot in fixed limit`, legal, place);
    const seat = round.seats[legal.player] as RoundSeat;
    const total = Math.max(raise.min, potSizedTotal(round.bet, round.pot, round.bet - seat.put));
    // Who says pot with fewer chips goes all-in.
    return raise.max === null ? total : Math.min(total, raise.max);
  }
  const within = amount >= raise.min && (raise.max === null || amount <= raise.max);
  if (fixed ? !raise.sizes.includes(amount) : !within) {
    throw illegal(
      `may not ${kind}${kind === 'raise' ? ' to' : ''} ${formatChips(amount, place.scale)}`,
      legal,
      place,
    );
  }
  return amount;
}

/** The total of a player who goes all-in. */
function allInTotal(round: BettingRound, legal: LegalActions, place: ActionPlace): number {
  const seat = round.seats[legal.player] as RoundSeat;
  if (seat.behind === null) throw illegal('cannot go all-in without a stack', legal, place);
  const total = seat.put + seat.behind;
  if (total <= round.bet) return total;
  const { raise } = legal;
  const fits = raise !== null && raise.max !== null && total <= raise.max;
  if (!fits) throw illegal(`may not go all-in for ${formatChips(total, place.scale)}`, legal, place);
  return total;
}

/** An action that is legal. */
export interface Ruling {
  readonly kind: 'fold' | 'check' | 'call' | 'bet' | 'raise';
  /** The total its player will have put in this round, in chips. */
  readonly to: number;
}

/**
 * What an action comes to if it is legal: its kind, and the total its player will have put in this round, in chips.
 *
 * @throws `EquityError` `BAD_ACTION`, which names what is legal, where it is not.
 */
export function ruleOn(
  round: BettingRound,
  legal: LegalActions,
  action: BettingAction,
  source: ActionSource,
): Ruling {
  const place: ActionPlace = { ...source, span: action.span };
  const { put } = round.seats[legal.player] as RoundSeat;
  switch (action.kind) {
    case 'fold':
      return { kind: 'fold', to: put };
    case 'check':
      if (legal.call > 0) throw illegal('faces a bet and cannot check', legal, place);
      return { kind: 'check', to: put };
    case 'call':
      if (legal.call === 0) throw illegal('has nothing to call', legal, place);
      return { kind: 'call', to: put + legal.call };
    case 'all-in': {
      const to = allInTotal(round, legal, place);
      return { kind: to <= round.bet ? 'call' : (legal.raise?.kind ?? 'raise'), to };
    }
    default:
      return { kind: legal.raise?.kind ?? 'raise', to: wagerTotal(round, legal, action, place) };
  }
}
