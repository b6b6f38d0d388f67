import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Card } from '../../src/cards/card.ts';
import { showHand } from '../../src/showdown/hands.ts';
import { cards, deckOf } from '../oracle/cards.ts';
import { RULES, type RulesName } from '../oracle/games.ts';
import { highValue } from '../oracle/high.ts';
import { lowValue } from '../oracle/low.ts';
import { showdown } from '../oracle/showdown.ts';

const NAMES = Object.keys(RULES) as RulesName[];

/** Who has the better hand, for every two players. */
function order(strengths: readonly (number | null)[]): number[] {
  return strengths.flatMap((a) => strengths.map((b) => Math.sign((a ?? 0) - (b ?? 0))));
}

describe('hands shown down', () => {
  test.each(NAMES)('of %s are in the order of the oracle, and the cards that play are as strong', (name) => {
    const rules = RULES[name];
    const players = 3;
    const deal = fc.shuffledSubarray(deckOf(rules.deck), {
      minLength: players * rules.hole + rules.board,
      maxLength: players * rules.hole + rules.board,
    });
    fc.assert(
      fc.property(deal, (dealt) => {
        const holes = Array.from({ length: players }, (_, seat) =>
          dealt.slice(seat * rules.hole, (seat + 1) * rules.hole),
        );
        const board = dealt.slice(players * rules.hole);
        const wanted = showdown(rules, holes, board);
        const shown = holes.map((hole) => showHand(rules, hole, board));
        if (rules.high !== null) {
          expect(order(shown.map(({ high }) => high?.strength ?? null))).toEqual(order(wanted.highs));
          const { high } = rules;
          expect(shown.map((hand) => highValue(hand.high?.cards ?? [], high))).toEqual(wanted.highs);
        }
        if (rules.low !== null) {
          expect(order(shown.map(({ low }) => low?.strength ?? null))).toEqual(order(wanted.lows));
          // Badugi shows the cards that count only, which the oracle judges among all four.
          const { low } = rules;
          if (low !== 'badugi')
            expect(shown.map((hand) => (hand.low ? lowValue(hand.low.cards, low) : 0))).toEqual(wanted.lows);
        }
      }),
      { numRuns: 60, seed: 6 },
    );
  });

  test.each<[RulesName, hole: string, board: string, high: string | null, low: string | null]>([
    ['holdem', 'Ah7c', 'Kd4s4hKc2d', 'two pair, kings and fours, ace kicker', null],
    ['omaha', 'AsAh3c4d', 'KsKhKcKd9s', 'full house, kings full of aces', null],
    ['omaha', 'KdQc5h6h', 'KcKhKs7sAs', 'four of a kind, kings, queen kicker', null],
    ['omaha8', 'As2cKdQh', '4s6h7dKcQs', 'two pair, kings and queens, seven kicker', '7-6-4-2-A low'],
    ['omaha8', 'As2cKdQh', '9s6h7dKcQs', 'two pair, kings and queens, nine kicker', null],
    ['shortdeck', 'As6c', '7d8h9sKcKd', 'straight, nine high', null],
    ['shortdeck', 'As6s', '7s8s9sKcKd', 'straight flush, nine high', null],
    ['razz', 'AsAd2c2d3h3s4c', '', null, 'pair, A-A-4-3-2'],
    ['razz', 'AsAd2c5d3h3s4c', '', null, '5-4-3-2-A low'],
    ['stud8', 'As2d3c4h5s9c9d', '', 'straight, five high', '5-4-3-2-A low'],
    ['lowball27', '7s5h4d3c2s', '', null, '7-5-4-3-2 low'],
    ['lowball27', 'As2s3s4s5h', '', null, 'A-5-4-3-2 low'],
    ['lowball27', '7s5s4s3s2s', '', null, 'flush, 7-5-4-3-2'],
    ['lowball27', '6s5s4s3s2h', '', null, 'straight, 6-5-4-3-2'],
    ['badugi', 'As2d3c4h', '', null, 'badugi, 4-3-2-A'],
    ['badugi', 'As2d3c3h', '', null, '3-2-A, 3 cards'],
    ['badugi', 'KsKdKcKh', '', null, 'K, 1 card'],
  ])('of %s: %s on %s', (name, hole, board, high, low) => {
    const shown = showHand(RULES[name], cards(hole), cards(board));
    expect({ high: shown.high?.name ?? null, low: shown.low?.name ?? null }).toEqual({ high, low });
  });

  test('use exactly two hole cards in Omaha', () => {
    const hole = cards('AhKh2c3d');
    const { high } = showHand(RULES.omaha, hole, cards('Th7s2h3hKd'));
    expect(high?.name).toBe('flush, A-K-T-3-2');
    expect(high?.cards.filter((card) => hole.includes(card))).toHaveLength(2);
  });

  test('of equal ones have the highest single cards by suit', () => {
    const played = (hole: string, way: 'high' | 'low'): readonly Card[] =>
      showHand(RULES['stud-hilo'], cards(hole), [])[way]?.cards ?? [];
    // Two nines for one straight; two aces for one low.
    expect(played('5c6d7h8s9c9sKd', 'high')).toContain(cards('9s')[0]);
    expect(played('AcAs2d3h4c7dKd', 'low')).toContain(cards('As')[0]);
  });
});
