import { describe, expect, test } from 'vitest';
import { formatCards } from '../../src/cards/card.ts';
import { execute } from '../../src/engine/execute.ts';
import { type GameName, games } from '../../src/games/games.ts';
import { planQuery } from '../../src/plan/dispatch.ts';
import type { BoardJob } from '../../src/plan/job.ts';
import { readSettings } from '../../src/plan/options.ts';
import { parseQuery } from '../../src/query/parse.ts';
import type { QueryInput } from '../../src/query/query.ts';
import { highSeats, lowSeats, type Tally } from '../../src/tally/tally.ts';
import { formatQuestion, sampleDeals } from '../oracle/sample.ts';
import { showdown } from '../oracle/showdown.ts';
import { expectEnumerated, inputOf, rulesOf } from './board-questions.ts';

const here = { threads: 1, signal: undefined, onPart: undefined };

function count(input: QueryInput, game: GameName, plain: boolean): Promise<Tally> {
  const plan = planQuery(parseQuery(input, { game }), readSettings({ method: 'exact' }), plain);
  return execute(plan, here);
}

/** Counts a hi/lo hold'em question by rank multisets, even where listing the few boards left is less work. */
function countMultisets(input: QueryInput): Promise<Tally> {
  const plan = planQuery(parseQuery(input, { game: 'holdem8' }), readSettings({ method: 'exact' }));
  if (plan.method !== 'exact' || plan.jobs.length > 1) throw new Error('one match-up is one job');
  return execute(
    { ...plan, jobs: plan.jobs.map((job) => ({ ...job, kernel: 'multisets' }) as BoardJob) },
    here,
  );
}

const BOARD_GAMES = (Object.keys(games) as GameName[]).filter((name) => games[name].board === 5);
describe('against the oracle', () => {
  test.each(BOARD_GAMES)('complete boards of %s', async (game) => {
    for (const question of sampleDeals(11, 150, rulesOf(game), { players: [2, 5], board: 5 })) {
      const { highWinners, lowWinners } = showdown(question.game, question.hands, question.board);
      for (const plain of [false, true]) {
        const { outcomes } = await count(inputOf(question), game, plain);
        const [[key, deals]] = [...outcomes];
        const seats = (set: number) =>
          question.hands.map((_, seat) => seat).filter((seat) => (set >> seat) & 1);
        expect([deals, seats(highSeats(key)), seats(lowSeats(key))], formatQuestion(question)).toEqual([
          1,
          highWinners,
          lowWinners,
        ]);
      }
    }
  });

  test.each(BOARD_GAMES)('turns and flops of %s', async (game) => {
    const dead = games[game].deck === 'short' ? 10 : 18;
    for (const question of sampleDeals(12, 4, rulesOf(game), { players: [2, 3], board: [3, 4], dead })) {
      expectEnumerated(await count(inputOf(question), game, false), question);
    }
  });
});

describe('tables of triples count what plain enumeration does', () => {
  const OMAHA = ['omaha', 'omaha5', 'omaha6', 'omaha7', 'omaha8', 'omaha5-8', 'omaha6-8'] as const;
  const shapes = [
    { players: 2, board: 0, dead: 20 },
    { players: [3, 4], board: 0, dead: 14 },
    { players: 2, board: [1, 2], dead: 8 },
    { players: [2, 6], board: [3, 4], dead: [0, 5] },
  ] as const;
  test.each(OMAHA)('%s', async (game) => {
    for (const [i, shape] of shapes.entries()) {
      for (const question of sampleDeals(30 + i, 6, rulesOf(game), shape)) {
        const input = inputOf(question);
        const fast = await count(input, game, false);
        const plain = await count(input, game, true);
        expect([...fast.outcomes].sort(), formatQuestion(question)).toEqual([...plain.outcomes].sort());
      }
    }
  });
});

describe('rank multisets and flushes count what plain enumeration does', () => {
  const shapes = [
    { players: [2, 8], board: 0, dead: [0, 2], count: 4 },
    { players: 10, board: 0, dead: 0, count: 1 },
    { players: [2, 5], board: 1, dead: [0, 8], count: 8 },
    { players: [2, 6], board: [2, 3], dead: [0, 12], count: 60 },
    { players: [2, 6], board: [4, 5], dead: [0, 20], count: 100 },
  ] as const;
  test.each(shapes)("hold'em hi/lo %j", async ({ count: questions, ...shape }) => {
    for (const question of sampleDeals(51, questions, rulesOf('holdem8'), shape)) {
      const input = inputOf(question);
      const fast = await countMultisets(input);
      const plain = await count(input, 'holdem8', true);
      expect([...fast.outcomes].sort(), formatQuestion(question)).toEqual([...plain.outcomes].sort());
    }
  });

  test("hold'em hi/lo, suited hands with low cards", async () => {
    const questions = sampleDeals(52, 3_000, rulesOf('holdem8'), {
      players: [2, 4],
      board: [0, 3],
      dead: 20,
    });
    const suited = questions.filter(({ hands }) =>
      hands.every(([a = 0, b = 0]) => (a & 3) === (b & 3) && a >> 2 < 7),
    );
    expect(suited.length).toBeGreaterThan(10);
    for (const question of suited) {
      const input = inputOf(question);
      const fast = await count(input, 'holdem8', false);
      const plain = await count(input, 'holdem8', true);
      expect([...fast.outcomes].sort(), formatQuestion(question)).toEqual([...plain.outcomes].sort());
    }
  });
});

test("ranges of hold'em hi/lo are counted match-up by match-up", async () => {
  const plan = planQuery(
    parseQuery('A2s,AA:0.5 v KQs,88', { game: 'holdem8' }),
    readSettings({ method: 'auto' }),
  );
  expect(plan).toMatchObject({ method: 'exact', kernel: 'multisets' });
  const tally = await execute(plan, here);
  const wanted = new Map<number, number>();
  const [first, second] = ['A2s,AA:0.5', 'KQs,88'].map(
    (text) => parseQuery({ hands: [text, 'random'] }, { game: 'holdem8' }).players[0],
  );
  for (let i = 0; i < first.count; i++) {
    for (let j = 0; j < second.count; j++) {
      const hands = [first.hands.slice(i * 2, i * 2 + 2), second.hands.slice(j * 2, j * 2 + 2)];
      const input = { hands: hands.map((hand) => formatCards([...hand])) };
      const single = await execute(
        planQuery(parseQuery(input, { game: 'holdem8' }), readSettings({ method: 'exact' })),
        here,
      );
      // Weights of 10,000 and 5,000 are counted as 2 and 1.
      const weight = first.weights[i] / 5000;
      for (const [key, deals] of single.outcomes) wanted.set(key, (wanted.get(key) ?? 0) + deals * weight);
    }
  }
  expect([...tally.outcomes].sort()).toEqual([...wanted].sort());
});
