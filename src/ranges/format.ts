import { formatCards, RANKS } from '../cards/card.ts';
import { formatDealt } from './dealt.ts';
import { type Piece, piecesOf } from './pieces.ts';
import { FULL_WEIGHT, type Range } from './range.ts';

/**
 * A range as the shortest usual text: pairs, suited hands, offsuit hands, then single combos, each
 * from the highest down, with `:` before a weight below 1. `parseRange` reads it back to the same
 * hands and weights.
 *
 * @example
 * ```ts
 * import { formatRange, parseRange } from 'equity';
 * formatRange(parseRange('KK AA, AJs-AKs, KQ')); // 'KK+,AJs+,KQs,KQo'
 * formatRange(parseRange('22-55:0.5, AcKd')); // '55-22:0.5,AcKd'
 * ```
 */
export function formatRange(range: Range): string {
  if (range.partial?.dealt !== undefined) return formatDealt(range.partial.dealt);
  if (range.random) return 'random';
  if (range.partial) return formatCards(range.partial.cards) + '*'.repeat(range.partial.unknown);
  const weight = (of: number) => (of === FULL_WEIGHT ? '' : `:${of / FULL_WEIGHT}`);
  if (range.width === 2) {
    return piecesOf(range)
      .map((piece) => pieceText(piece) + weight(piece.weight))
      .join(',');
  }
  return combosOf(range)
    .map((hand) => hand.text + weight(hand.weight))
    .join(',');
}

/** Every hand as its cards, with its weight in 1/10000. */
export function combosOf({ width, hands, weights, count }: Range): { text: string; weight: number }[] {
  return Array.from({ length: count }, (_, hand) => ({
    text: formatCards(hands.subarray(hand * width, (hand + 1) * width)),
    weight: weights[hand],
  }));
}

/** A piece without its weight: `QQ+`, `TT-77`, `ATs+`, `A5s-A2s`, `AhKh`. Without `plus` both ends are named: `AA-QQ`. */
export function pieceText(piece: Piece, plus = true): string {
  if (piece.kind === 'combo') return formatCards(piece.cards);
  const { kind, top, from, to } = piece;
  const name = (rank: number) => className(kind === 'pair' ? rank : top, rank, kind);
  if (from === to) return name(from);
  const best = kind === 'pair' ? 12 : top - 1;
  return plus && from === best ? `${name(to)}+` : `${name(from)}-${name(to)}`;
}

/** The name of a class of hands: `QQ`, `AKs`, `AKo`. */
export function className(top: number, kicker: number, kind: 'pair' | 'suited' | 'offsuit'): string {
  return RANKS.charAt(top) + RANKS.charAt(kicker) + (kind === 'pair' ? '' : kind === 'suited' ? 's' : 'o');
}
