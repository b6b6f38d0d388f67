import { formatCards } from '../cards/card.ts';
import { brief } from '../cards/slice.ts';
import type { HandResult, PlayerResult, Result } from './result.ts';
import type { HandTally } from './tally.ts';

/** The hands of a seat and their weights in 1/10000. */
interface Hands {
  readonly width: number;
  readonly hands: Uint8Array;
  readonly weights: Uint16Array;
  readonly count: number;
  /** Present where the hands are too many to list. */
  readonly partial?: unknown;
}

/** A result that says how each hand of every player fares whose hands are listed, and whose are not. */
export function withHands(result: Result, players: readonly Hands[], tallies: readonly HandTally[]): Result {
  const withOwn = (player: PlayerResult, seat: number): PlayerResult =>
    players[seat].partial === undefined
      ? { ...player, hands: handResults(players[seat], tallies[seat]) }
      : player;
  const notes = result.players.flatMap(({ hand }, seat) =>
    players[seat].partial === undefined
      ? []
      : [`the hands that ${brief(hand)} (player ${seat + 1}) may be are not told apart`],
  );
  return { ...result, players: result.players.map(withOwn), notes: [...result.notes, ...notes] };
}

function handResults({ width, hands, weights, count }: Hands, tally: HandTally): HandResult[] {
  return Array.from({ length: count }, (_, i) => {
    const deals = tally.win[i] + tally.tie[i] + tally.lose[i];
    // A hand that shares a card with every hand of the others is never dealt.
    const part = (sum: number) => (deals === 0 ? 0 : sum / deals);
    return {
      hand: formatCards(hands.subarray(i * width, (i + 1) * width)),
      weight: weights[i] / 10_000,
      equity: part(tally.share[i]) / 6,
      win: part(tally.win[i]),
      tie: part(tally.tie[i]),
      lose: part(tally.lose[i]),
      deals,
    };
  });
}
