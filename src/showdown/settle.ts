import { type Card, formatCards } from '../cards/card.ts';
import { checkOptions, type OptionNames } from '../cards/options.ts';
import type { StudCards } from '../pots/oddchips.ts';
import type { Contribution } from '../pots/pots.ts';
import { type SettledPot, type Settlement, type SettleOptions, settle } from '../pots/settle.ts';
import type { PotPart } from '../pots/split.ts';
import type { QueryInput } from '../query/query.ts';
import { allContributions, type UnseenChips } from './contributions.ts';
import { type ShowdownRules, type ShownHand, showHand } from './hands.ts';
import { readShownCards, type ShownCards, type ShownOptions } from './read.ts';
import { whyHigh, whyLow } from './reason.ts';

/** Options of {@link settleHands}. */
export interface SettleHandsOptions extends ShownOptions, SettleOptions, UnseenChips {}

const OPTIONS: OptionNames<SettleHandsOptions> = {
  board: true,
  boards: true,
  game: true,
  folded: true,
  oddChip: true,
  button: true,
  seats: true,
  rake: true,
};

/** One player's cards at the showdown. */
export interface ShownPlayer {
  /** The hand as given; null for a folded player who is known by their chips only. */
  readonly hand: string | null;
  readonly folded: boolean;
  /** The best hands, one entry a board; empty for who has folded. */
  readonly shown: readonly ShownHand[];
}

/** A part of a settled pot, and why its winners win it. */
export interface WonPart extends PotPart {
  /** `ace kicker beats king kicker`; of a part won both ways the reasons of both. */
  readonly why: string;
}

/** A settled pot whose winners are named with their reasons. */
export interface ExplainedPot extends Omit<SettledPot, 'parts'> {
  readonly parts: readonly WonPart[];
}

/** A hand settled from its cards. Amounts are chips. */
export interface SettledHands extends Omit<Settlement, 'pots'> {
  readonly game: string;
  /** The boards, as cards without separators; one empty text in games without a board. */
  readonly boards: readonly string[];
  readonly players: readonly ShownPlayer[];
  readonly pots: readonly ExplainedPot[];
}

function studCards(hand: ShownHand | undefined, all: readonly Card[]): StudCards | null {
  if (hand === undefined) return null;
  const { high, low } = hand;
  return { ...(high ? { high: high.cards } : {}), ...(low ? { low: low.cards } : {}), all };
}

/** Why the winners of a part beat the best of the others, one way. */
function whyOneWay(
  way: 'high' | 'low',
  winner: number,
  pot: SettledPot,
  hands: readonly (ShownHand | undefined)[],
): string {
  const best = hands[winner]?.[way];
  if (!best) return '';
  let next: typeof best | null = null;
  for (const player of pot.eligible) {
    const hand = hands[player]?.[way];
    if (hand && hand.strength < best.strength && (next === null || hand.strength > next.strength))
      next = hand;
  }
  const alone = pot.eligible.filter((player) => hands[player]?.[way]).length === 1;
  if (next !== null) return way === 'high' ? whyHigh(best, next) : whyLow(best, next);
  return alone ? `the only ${way}` : 'all hands are equal';
}

function explainPart(part: PotPart, pot: SettledPot, players: readonly ShownPlayer[]): WonPart {
  if (pot.uncontested) return { ...part, why: 'nobody else can win it' };
  const hands = players.map((player) => player.shown[part.board]);
  const winner = part.shares[0]?.player ?? 0;
  const ways = part.half === 'whole' ? (['high', 'low'] as const) : [part.half];
  const reasons = ways.map((way) => whyOneWay(way, winner, pot, hands));
  const why = ways.length === 2 ? `high: ${reasons[0]}; low: ${reasons[1]}` : (reasons[0] as string);
  return { ...part, why };
}

/**
 * Settles a hand from its cards in whole chips, and names for every pot the winners, the cards that play, why
 * they win, and who gets the odd chips by which rule.
 *
 * `contributions` has an entry for each hand, in their order; who has folded leaves chips and seat, and wins
 * nothing. Every card must be there: whole hands, and a whole board (or two, with `boards`).
 *
 * @throws {EquityError} `BAD_CARD`, `BAD_HAND`, `BAD_BOARD`, `DUPLICATE_CARD` for cards that cannot be;
 * `BAD_AMOUNT` and `BAD_POT` for chips that cannot be; `UNKNOWN_GAME`, `TOO_MANY_PLAYERS`; `ENGINE` in an
 * engine without SIMD before {@link ready}.
 * @example
 * ```ts
 * import { settleHands } from 'equity';
 * const put = [{ put: 300 }, { put: 200 }, { put: 100 }];
 * const hand = settleHands('AsKs vs QhQd vs 7c7d on 2h7h9cJsJd', put);
 * hand.pots[0].parts[0].why; // 'full house beats two pair'
 * hand.players[2].shown[0].high.name; // 'full house, sevens full of jacks'
 * hand.net; // [-200, 0, 200]
 * ```
 */
export function settleHands(
  input: string | QueryInput,
  contributions: readonly Contribution[],
  options: SettleHandsOptions = {},
): SettledHands {
  checkOptions(options, OPTIONS);
  const shown = readShownCards(input, options);
  return { game: shown.game.name, ...settleCards(shown.game, shown, contributions, options) };
}

/** Settles cards that have been read, by the rules of any game. */
export function settleCards(
  game: ShowdownRules,
  { hands, boards }: Pick<ShownCards, 'hands' | 'boards'>,
  contributions: readonly Contribution[],
  options: SettleOptions & UnseenChips = {},
): Omit<SettledHands, 'game'> {
  const chips = allContributions(contributions, hands.length, options);
  const players = chips.map(({ folded = false }, index): ShownPlayer => {
    const hand = hands[index];
    const shown = hand && !folded ? boards.map((board) => showHand(game, hand.cards, board)) : [];
    return { hand: hand?.text ?? null, folded, shown };
  });
  const strengths = boards.map((board, at) => {
    const strength = (way: 'high' | 'low') => players.map(({ shown }) => shown[at]?.[way]?.strength ?? null);
    const cards = players.map(({ shown }, index) =>
      studCards(shown[at], [...(hands[index]?.cards ?? []), ...board]),
    );
    return {
      high: game.high === null ? null : strength('high'),
      low: game.low === null ? null : strength('low'),
      // Games with a button give odd chips by seat.
      ...(game.board === 0 && game.hole === 7 ? { cards } : {}),
    };
  });
  const { button = hands.length - 1, oddChip, seats, rake } = options;
  const settlement = settle(chips, strengths, { button, oddChip, seats, rake });
  return {
    ...settlement,
    boards: boards.map(formatCards),
    players,
    pots: settlement.pots.map((pot) => ({
      ...pot,
      parts: pot.parts.map((part) => explainPart(part, pot, players)),
    })),
  };
}
