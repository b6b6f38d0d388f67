import { type Card, rankOf, suitOf } from '../cards/card.ts';
import { EquityError } from '../cards/error.ts';

/**
 * Who gets the chip that cannot be split.
 *
 * - `tda` (the rules of the Tournament Directors Association): between high and low, the high half; in a tie
 *   of a game with a button, the first winner left of it; in stud and razz, the winner whose winning five
 *   hold the highest card by suit.
 * - `roberts` (Robert's Rules of Poker): the same but for stud, where all the cards of a hand count, and a
 *   tied low goes to the LOWEST card by suit.
 * - `low-if-quartered`: as `tda`, but the chip between the halves goes to the low half where one player has
 *   the high alone and the low is tied, so that the half that must be split again is the larger. This is the
 *   exception many home games make for players who are quartered.
 */
export type OddChipRule = 'tda' | 'roberts' | 'low-if-quartered';

/** The odd-chip rules by name. */
export const ODD_CHIP_RULES: readonly OddChipRule[] = ['tda', 'roberts', 'low-if-quartered'];

/** A part of a pot: the high half, the low half, or all of it where the same hands win both ways. */
export type Half = 'high' | 'low' | 'whole';

/** Why an odd chip went where it went. */
export type OddChipReason =
  | 'first-board'
  | 'high-half'
  | 'low-half-quartered'
  | 'left-of-button'
  | 'highest-card-of-five'
  | 'highest-card-of-all'
  | 'lowest-card-of-all';

const REASONS: Readonly<Record<OddChipReason, string>> = {
  'first-board': 'the odd chip between boards goes to the first board',
  'high-half': 'the odd chip between high and low goes to the high half',
  'low-half-quartered': 'the odd chip goes to the low half, which is split again',
  'left-of-button': 'the first winner left of the button',
  'highest-card-of-five': 'the highest card by suit of the winning five',
  'highest-card-of-all': 'the highest card by suit of the whole hand',
  'lowest-card-of-all': 'the lowest card by suit of the whole hand',
};

/**
 * Why an odd chip went where it went, as words for people.
 *
 * @example
 * ```ts
 * import { describeOddChip } from 'equity';
 * describeOddChip('left-of-button'); // 'the first winner left of the button'
 * ```
 */
export function describeOddChip(reason: OddChipReason): string {
  return REASONS[reason];
}

/** The cards of one player of a stud game, which settle odd chips there. */
export interface StudCards {
  /** The five cards of the high hand. */
  readonly high?: readonly Card[];
  /** The five cards of the low hand. */
  readonly low?: readonly Card[];
  /** Every card of the player, a shared last card included. */
  readonly all?: readonly Card[];
}

/**
 * Each player's place in the order that starts left of the button, from 0; the button itself comes last.
 * `seats` are the seat numbers of the players, which may have gaps; without them players sit in order.
 *
 * @throws `EquityError` `BAD_OPTION` where a seat is taken twice or is no number of a seat.
 * @example
 * ```ts
 * import { placesLeftOfButton } from 'equity';
 * // The button is player 1, so player 2 comes first.
 * placesLeftOfButton(3, 1); // [1, 2, 0]
 * ```
 */
export function placesLeftOfButton(players: number, button: number, seats?: readonly number[]): number[] {
  const taken = seats ?? Array.from({ length: players }, (_, player) => player);
  const valid = [...taken, button].every((seat) => Number.isSafeInteger(seat) && seat >= 0);
  if (!valid || taken.length !== players || new Set(taken).size !== players) {
    throw new EquityError(
      'BAD_OPTION',
      'seats and the button are numbers from 0, one different seat a player',
    );
  }
  const round = Math.max(button, ...taken) + 1;
  const distances = taken.map((seat) => (seat - button - 1 + round) % round);
  return distances.map((distance) => distances.filter((other) => other < distance).length);
}

/** The order of cards in a low hand: aces below deuces. */
function lowOrder(card: Card): number {
  return ((rankOf(card) + 1) % 13) * 4 + suitOf(card);
}

function highOrder(card: Card): number {
  return card;
}

interface CardRule {
  readonly reason: OddChipReason;
  readonly cards: keyof StudCards;
  readonly order: (card: Card) => number;
  /** 1 where the highest card gets the chip, -1 where the lowest does. */
  readonly sign: 1 | -1;
}

function cardRule(rule: OddChipRule, half: Half): CardRule {
  const low = half === 'low';
  if (rule !== 'roberts') {
    const cards = low ? 'low' : 'high';
    return { reason: 'highest-card-of-five', cards, order: low ? lowOrder : highOrder, sign: 1 };
  }
  if (low) return { reason: 'lowest-card-of-all', cards: 'all', order: lowOrder, sign: -1 };
  return { reason: 'highest-card-of-all', cards: 'all', order: highOrder, sign: 1 };
}

/** Compares hands card by card from the deciding end: two hands may share a community card, so one card may not do. */
function compareCards(a: readonly number[], b: readonly number[]): number {
  for (let index = 0; index < Math.min(a.length, b.length); index++) {
    if (a[index] !== b[index]) return (a[index] as number) - (b[index] as number);
  }
  return 0;
}

/**
 * The winners of a tied part of a pot, in the order in which odd chips reach them, and why. With `cards` (one
 * entry a player) the chip goes by card, as in stud; without, by seat.
 *
 * Cards rank by rank and then by suit, clubs lowest and spades highest; aces are high for a high hand and low
 * for a low one. The place at the table decides between hands whose cards are the same.
 *
 * @throws `EquityError` `BAD_POT` where a winner's cards are needed and missing.
 */
export function oddChipOrder(
  winners: readonly number[],
  half: Half,
  rule: OddChipRule,
  places: readonly number[],
  cards?: readonly (StudCards | null)[],
): { readonly players: readonly number[]; readonly reason: OddChipReason } {
  const bySeat = [...winners].sort((a, b) => (places[a] as number) - (places[b] as number));
  if (cards === undefined) return { players: bySeat, reason: 'left-of-button' };

  const { reason, cards: which, order, sign } = cardRule(rule, half);
  const keys = new Map<number, number[]>();
  for (const player of winners) {
    const held = cards[player]?.[which];
    if (held === undefined || held.length === 0) {
      throw new EquityError(
        'BAD_POT',
        `the odd chip goes by card, and the cards of player ${player + 1} are missing`,
      );
    }
    // Highest key first, whichever end of the hand decides.
    keys.set(
      player,
      held.map((card) => sign * order(card)).sort((a, b) => b - a),
    );
  }
  const keyOf = (player: number): number[] => keys.get(player) as number[];
  return { players: bySeat.sort((a, b) => compareCards(keyOf(b), keyOf(a))), reason };
}
