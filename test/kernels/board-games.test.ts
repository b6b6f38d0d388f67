import { describe, expect, test } from 'vitest';
import { execute } from '../../src/engine/execute.ts';
import { type GameName, games } from '../../src/games/games.ts';
import { planQuery } from '../../src/plan/dispatch.ts';
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
