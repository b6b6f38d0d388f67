import { createRequire } from 'node:module';
import phe from 'phe';
import pokerEvaluator from 'poker-evaluator';
import pokersolver from 'pokersolver';
import { formatCard } from '../dist/index.js';

// Cards of phe are those of this package (only the suits go by other names); poker-evaluator counts
// from 1 and walks a table card by card, starting at 53.
const { evaluateCardCodes } = phe;
const { evalCard, evalHand, winningOddsForTable } = pokerEvaluator;
const { Hand } = pokersolver;

/** Where poker-evaluator's walk starts. */
export const START = 53;
export { evalCard, evalHand, evaluateCardCodes, winningOddsForTable };

/** @param {readonly number[]} cards */
export const namesOf = (cards) => cards.map(formatCard);

/** The solved hand of pokersolver. @param {readonly string[]} names */
export const solve = (names) => Hand.solve([...names]);

/** The winner of two hands by pokersolver: 1, -1 or 0. @param {readonly string[]} a @param {readonly string[]} b */
export function compareSolved(a, b) {
  const hands = [solve(a), solve(b)];
  const winners = Hand.winners(hands);
  return winners.length === 2 ? 0 : winners[0] === hands[0] ? 1 : -1;
}

/**
 * The packages that answer whole questions, loaded when they are wanted: one of them adds methods to
 * every array.
 *
 * @returns {Promise<Record<'calc' | 'calculator', (hands: readonly string[], board?: string) => unknown>>}
 */
export async function loadOddsPackages() {
  const require = createRequire(import.meta.url);
  const { CardGroup, OddsCalculator } = await import('poker-odds-calculator');
  const { TexasHoldem } = require('poker-odds-calc');
  const pairsOf = (text) => text.match(/../g) ?? [];
  return {
    calc(hands, board = '') {
      const table = new TexasHoldem();
      for (const hand of hands) table.addPlayer(pairsOf(hand));
      if (board !== '') table.setBoard(pairsOf(board));
      return table.calculate();
    },
    calculator(hands, board = '') {
      const groups = hands.map((hand) => CardGroup.fromString(hand));
      return OddsCalculator.calculate(groups, board === '' ? null : CardGroup.fromString(board));
    },
  };
}
