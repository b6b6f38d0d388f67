import { EquityError } from '../cards/error.ts';
import type { Contribution } from '../pots/pots.ts';

/**
 * Checks that chips belong to players: an entry for each hand, and behind those only players who have folded.
 *
 * @throws {EquityError} `BAD_AMOUNT` for fewer amounts than hands, `BAD_POT` for chips without a hand.
 */
export function requireContributions(contributions: readonly Contribution[], hands: number): void {
  if (contributions.length < hands) {
    throw new EquityError('BAD_AMOUNT', `${contributions.length} amounts for ${hands} players`, {
      hint: 'Give one amount for each player, in the order of the hands.',
    });
  }
  const stray = contributions.findIndex(({ folded }, player) => player >= hands && folded !== true);
  if (stray >= 0) {
    throw new EquityError('BAD_POT', `player ${stray + 1} has chips in the pot, but no hand`, {
      hint: 'Chips of players whose cards are not known are those of folded players.',
    });
  }
}
