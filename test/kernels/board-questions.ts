import { expect } from 'vitest';
import { formatCards } from '../../src/cards/card.ts';
import type { GameName } from '../../src/games/games.ts';
import type { QueryInput } from '../../src/query/query.ts';
import { SHARE_UNITS, seatTally } from '../../src/tally/seat.ts';
import { dealsOf, type Tally } from '../../src/tally/tally.ts';
import { enumerate, type Question } from '../oracle/enumerate.ts';
import { RULES, type RulesName } from '../oracle/games.ts';
import { formatQuestion } from '../oracle/sample.ts';

/** The oracle's rules of a game with a board. */
export function rulesOf(game: GameName): (typeof RULES)[RulesName] {
  return RULES[game.replace('courchevel8', 'omaha5-8').replace('courchevel', 'omaha5') as RulesName];
}

/** A question of the oracle as the library takes it; cards that a hand lacks are not known. */
export function inputOf({ game, hands, board = [], dead = [] }: Question): QueryInput {
  return {
    hands: hands.map((hand) =>
      hand.length === 0 ? 'random' : formatCards(hand) + '*'.repeat(game.hole - hand.length),
    ),
    board: formatCards(board),
    dead: formatCards(dead),
  };
}

/** Checks a tally of every deal, seat by seat, against the oracle's. */
export function expectEnumerated(tally: Tally, question: Question): void {
  const wanted = enumerate(question);
  expect(dealsOf(tally), formatQuestion(question)).toBe(wanted.deals);
  wanted.seats.forEach((seat, i) => {
    const { win, tie, lose, units, high, low } = seatTally(tally, i);
    expect({ win, tie, lose }).toEqual({ win: seat.win, tie: seat.tie, lose: seat.lose });
    expect(units / SHARE_UNITS).toBeCloseTo(seat.units / wanted.unit, 9);
    if (seat.high) expect(high).toMatchObject(seat.high);
    if (seat.low) expect([low.win, low.tie]).toEqual([seat.low.win, seat.low.tie]);
  });
}
