import { formatCards, RANKS } from '../cards/card.ts';
import { formatDealt } from './dealt.ts';
import { expandRange } from './expansion.ts';
import { type Piece, piecesOf } from './pieces.ts';
import { FULL_WEIGHT, type Range } from './range.ts';

/**
 * A range as the shortest usual text: pairs, suited hands, offsuit hands, then single combos, each
 * from the highest down, with `:` before a weight below 1. `parseRange` reads it back to the same
 * hands and weights. Of more than two cards: all hands, or `random`, or the one hand with unknown cards.
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
  if (range.width !== 2) return wideText(range, pioWeight);
  if (range.random) return 'random';
  return piecesOf(range)
    .map((piece) => pieceText(piece) + pioWeight(piece.weight))
    .join(',');
}

/** A weight in 1/10000 as PioSolver writes it; nothing for a full one. */
function pioWeight(weight: number): string {
  return weight === FULL_WEIGHT ? '' : `:${weight / FULL_WEIGHT}`;
}

/** A range of hands of more than two cards: every hand, or the one that stands for all of them. */
export function wideText(range: Range, weightText: (weight: number) => string): string {
  const { random, partial } = range;
  const weight = weightText(partial?.weight ?? FULL_WEIGHT);
  if (random) return `random${weight}`;
  if (partial) return formatCards(partial.cards) + '*'.repeat(partial.unknown) + weight;
  return combosOf(range)
    .map((hand) => hand.text + weightText(hand.weight))
    .join(',');
}

/** Every hand as its cards, with its weight in 1/10000. */
export function combosOf(range: Range): { text: string; weight: number }[] {
  const { width, hands, weights, count } = expandRange(range);
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
