import { expect, test } from 'vitest';
import { deckOf } from './cards.ts';
import { RULES } from './games.ts';
import { formatQuestion, mulberry32, sampleDeals, shuffledDeck } from './sample.ts';

test('the generator is mulberry32', () => {
  const random = mulberry32(1);
  expect([random(), random(), random()]).toEqual([
    0.6270739405881613, 0.002735721180215478, 0.5274470399599522,
  ]);
});

test('any card may come first, and last', () => {
  const random = mulberry32(5);
  const decks = Array.from({ length: 500 }, () => shuffledDeck(random, 'full'));
  expect(new Set(decks.map((deck) => deck[0])).size).toBe(52);
  expect(new Set(decks.map((deck) => deck[51])).size).toBe(52);
});

test('questions have their shape and no card twice', () => {
  const shape = { players: [2, 4], hole: [0, 2], board: [0, 5], dead: 3 } as const;
  const questions = sampleDeals(7, 300, RULES.shortdeck, shape);
  const deck = deckOf('short');
  const seen = new Set<string>();
  for (const question of questions) {
    const cards = [...question.hands.flat(), ...question.board, ...question.dead];
    expect(new Set(cards).size, formatQuestion(question)).toBe(cards.length);
    expect(cards.every((card) => deck.includes(card))).toBe(true);
    expect(question.dead).toHaveLength(3);
    seen.add(`players ${question.hands.length}`).add(`board ${question.board.length}`);
    for (const hand of question.hands) seen.add(`hole ${hand.length}`);
  }
  expect(seen.size).toBe(3 + 6 + 3);
  expect(sampleDeals(7, 300, RULES.shortdeck, shape)).toEqual(questions);
  expect(sampleDeals(8, 300, RULES.shortdeck, shape)).not.toEqual(questions);
});
