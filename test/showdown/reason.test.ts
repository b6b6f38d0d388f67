import { expect, test } from 'vitest';
import { showHand } from '../../src/showdown/hands.ts';
import { whyHigh, whyLow } from '../../src/showdown/reason.ts';
import { cards } from '../oracle/cards.ts';
import { RULES } from '../oracle/games.ts';

function high(hand: string) {
  const made = showHand(RULES.stud, cards(hand), []).high;
  if (made === null) throw new Error('no high hand');
  return made;
}

test.each([
  ['AsAh7c', 'KsKhQd', '2c3d5h9s', 'aces beat kings'],
  ['AsKh', 'AhQs', 'Ac9d7h4s2c', 'king kicker beats queen kicker'],
  ['Qs8h', 'Qh5s', 'QdKc9c4s2d', 'third kicker: eight beats five'],
  ['Ac2d', 'Qh2s', 'KdKh7c7s4d', 'ace kicker beats queen kicker'],
  ['8c8d', 'Th2s', 'KdKh7c7s4d', 'second pair: eights beat sevens'],
  ['AcAd', 'TcTh', 'KdKhKcTs4d', 'full of aces beats full of tens'],
  ['9c2d', '4h2s', '8d7h6cTs5d', 'ten high beats eight high'],
  ['Ah2d', 'Kh2s', 'Qh9h4h7s5d', 'ace high beats king high'],
  ['Jh2d', 'Th2s', 'Ah9h4h7s7h', 'second card: jack beats ten'],
  ['Ah2h', 'AsAd', 'Qh9h4h7s5d', 'flush beats pair'],
])('%s against %s on %s', (winner, loser, board, why) => {
  const { high: best } = showHand(RULES.holdem, cards(winner).slice(0, 2), cards(board));
  const { high: next } = showHand(RULES.holdem, cards(loser).slice(0, 2), cards(board));
  if (best === null || next === null) throw new Error('no high hand');
  expect(whyHigh(best, next)).toBe(why);
});

test('quads are decided by the fifth card', () => {
  expect(whyHigh(high('KsKhKdKcAs'), high('KsKhKdKcQs'))).toBe('ace kicker beats queen kicker');
});

test.each([
  ['7c6d5h4s3c', '8c4d3h2sAc', 'seven low beats eight low'],
  ['8c6d5h4sAc', '8c6d5h4s2c', 'fifth card: ace beats deuce'],
  ['8c6d4h3s2c', '8c7d4h2sAc', 'second card: six beats seven'],
  ['9c6d4h3s2c', '2c2d4h5sAc', 'low beats pair'],
  ['2c2d4h5sAc', '3c3d4h5sAc', 'first card: deuce beats three'],
])('%s is lower than %s', (better, worse, why) => {
  const [best, next] = [better, worse].map((hand) => showHand(RULES.lowball, cards(hand), []).low);
  if (!best || !next) throw new Error('no low hand');
  expect(best.strength).toBeGreaterThan(next.strength);
  expect(whyLow(best, next)).toBe(why);
  expect(whyLow(best, null)).toBe('the only low');
});
