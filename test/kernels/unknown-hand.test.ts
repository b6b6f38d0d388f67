import { describe, expect, test } from 'vitest';
import type { Card } from '../../src/cards/card.ts';
import { choose } from '../../src/cards/choose.ts';
import { execute } from '../../src/engine/execute.ts';
import { type GameName, games } from '../../src/games/games.ts';
import { planQuery } from '../../src/plan/dispatch.ts';
import { readSettings } from '../../src/plan/options.ts';
import type { ExactPlan } from '../../src/plan/plan.ts';
import { parseQuery } from '../../src/query/parse.ts';
import type { QueryInput } from '../../src/query/query.ts';
import { dealsOf, type Tally } from '../../src/tally/tally.ts';
import type { Question } from '../oracle/enumerate.ts';
import {
  formatQuestion,
  mulberry32,
  type QuestionShape,
  sampleDeals,
  shuffledDeck,
} from '../oracle/sample.ts';
import { expectEnumerated, inputOf, rulesOf } from './board-questions.ts';

const here = { threads: 1, signal: undefined, onPart: undefined };

function planOf(input: QueryInput, game: GameName, plain = false): ExactPlan {
  return planQuery(parseQuery(input, { game }), readSettings({ method: 'exact' }), plain) as ExactPlan;
}

async function count(input: QueryInput, game: GameName, plain: boolean): Promise<Tally> {
  const plan = planOf(input, game, plain);
  expect(plan.kernel === 'unknown-hand').toBe(!plain);
  const tally = await execute(plan, here);
  expect(dealsOf(tally)).toBe(plan.deals);
  return tally;
}

interface Shape extends QuestionShape {
  /** Cards that nobody knows, of one hand. */
  readonly unknown: number;
}

/**
 * Random questions in which one hand lacks some cards, with so many dead cards that there are at most `most`
 * deals. In every other one known cards tend to share a suit.
 */
function questions(seed: number, game: GameName, shape: Shape, most: number): Required<Question>[] {
  const random = mulberry32(seed);
  return sampleDeals(seed, 4, rulesOf(game), shape).map((question, i) => {
    const swap = (card: Card) => (i % 2 === 0 ? card : (card % 13) * 4 + Math.floor(card / 13)) as Card;
    const seat = Math.floor(random() * question.hands.length);
    const hands = question.hands.map((hand, other) =>
      hand.map(swap).slice(other === seat ? shape.unknown : 0),
    );
    const board = question.board.map(swap);
    const known = new Set([...hands.flat(), ...board]);
    const live = shuffledDeck(random, 'full').filter((card) => !known.has(card));
    const toCome = 5 - board.length;
    let left = live.length;
    while (choose(left, shape.unknown) * choose(left - shape.unknown, toCome) > most) left--;
    return { ...question, hands, board, dead: live.slice(left) };
  });
}

const OMAHA = (Object.keys(games) as GameName[]).filter((name) => games[name].use === 'two');

describe('an unknown hand against plain enumeration of every hand it may be', () => {
  const shapes: readonly Shape[] = [
    { unknown: 1, players: [2, 6], board: [3, 5] },
    { unknown: 2, players: [2, 5], board: [3, 5] },
    { unknown: 2, players: [2, 3], board: [0, 2] },
    { unknown: 3, players: [2, 3], board: [2, 4] },
    { unknown: 4, players: [2, 4], board: [3, 5] },
    { unknown: 4, players: 2, board: [0, 1] },
  ];
  test.each(OMAHA)('%s', async (game) => {
    for (const [i, shape] of shapes.entries()) {
      for (const question of questions(50 + i, game, shape, 20_000)) {
        const input = inputOf(question);
        const fast = await count(input, game, false);
        const plain = await count(input, game, true);
        expect([...fast.outcomes].sort(), formatQuestion(question)).toEqual([...plain.outcomes].sort());
      }
    }
  });
});

describe('an unknown hand against the oracle', () => {
  test.each(OMAHA)('%s', async (game) => {
    const shape = { unknown: games[game].hole, players: [2, 3], board: [0, 4] } as const;
    for (const question of questions(70, game, shape, 3_000)) {
      expectEnumerated(await count(inputOf(question), game, false), question);
    }
  });
});
