import { EquityError } from '../cards/error.ts';
import type { Contribution } from '../pots/pots.ts';

/** The money of players whose cards are not known. */
export interface UnseenChips {
  /** What players put in who have folded and whose cards are not known, in chips, an entry each; none unless given. */
  readonly folded?: readonly number[] | undefined;
}

/**
 * The chips of all players: those with hands, then those who have folded unseen.
 *
 * @throws {EquityError} `BAD_AMOUNT` where there is not one amount for each hand.
 */
export function allContributions(
  contributions: readonly Contribution[],
  hands: number,
  { folded = [] }: UnseenChips,
): Contribution[] {
  const { length } = contributions;
  if (length !== hands) {
    throw new EquityError('BAD_AMOUNT', `${length} amount${length === 1 ? '' : 's'} for ${hands} players`, {
      hint: 'Give one amount for each player, in the order of the hands.',
    });
  }
  return [...contributions, ...folded.map((put) => ({ put, folded: true }))];
}
