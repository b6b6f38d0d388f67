import type { Card } from '../../src/cards/card.ts';
import { choose, deckOf } from './cards.ts';
import { type DealCount, Judge } from './count.ts';
import type { Rules } from './games.ts';

/** Known cards: a hand may lack some or all of the private cards of its game, which are then dealt every way. */
export interface Question {
  readonly game: Rules;
  readonly hands: readonly (readonly Card[])[];
  readonly board?: readonly Card[];
  readonly dead?: readonly Card[];
}

/** Deals every remaining card every way and counts who wins what. */
export function enumerate(question: Question): DealCount {
  const { game, hands, board = [], dead = [] } = question;
  if (board.length > game.board) throw new Error('the board has too many cards');
  const known = new Set([...hands.flat(), ...board, ...dead]);
  if (known.size < hands.flat().length + board.length + dead.length) throw new Error('a card is known twice');
  const all = deckOf(game.deck);
  const deck = all.filter((card) => !known.has(card));
  if (known.size + deck.length > all.length) throw new Error('a card is not in the deck');
  const plan = cardsToDeal(game, hands, board, deck.length);
  const judge = new Judge(game, hands.length);
  const free = deck.map(() => true);
  const dealt: Card[][] = hands.map(() => []);
  const shared = [...board];
  // The private cards of a seat come up again with every holding of the others: judged once a board.
  const strengths = plan.seats.map((need) => new Int32Array(choose(deck.length, need)));

  const dealSeat = (seat: number, left: number, from: number, index: number): void => {
    if (left === 0) {
      const judged = strengths[seat] as Int32Array;
      if (judged[index] === 0)
        judged[index] = judge.strength([...(hands[seat] as Card[]), ...(dealt[seat] as Card[])], shared);
      judge.see(seat, judged[index] as number);
      if (seat + 1 === hands.length) judge.settle();
      else dealSeat(seat + 1, plan.seats[seat + 1] as number, 0, 0);
      return;
    }
    const place = (plan.seats[seat] as number) - left;
    for (let at = from; at < deck.length; at++) {
      if (!free[at]) continue;
      free[at] = false;
      (dealt[seat] as Card[])[place] = deck[at] as Card;
      dealSeat(seat, left - 1, at + 1, index + choose(at, place + 1));
      free[at] = true;
    }
  };

  const dealBoard = (left: number, from: number): void => {
    if (left === 0) {
      for (const judged of strengths) judged.fill(0);
      dealSeat(0, plan.seats[0] as number, 0, 0);
      return;
    }
    for (let at = from; at < deck.length; at++) {
      free[at] = false;
      shared.push(deck[at] as Card);
      dealBoard(left - 1, at + 1);
      shared.pop();
      free[at] = true;
    }
  };

  dealBoard(plan.board, 0);
  return judge.count;
}

/** How many cards each seat and the board still get. */
export function cardsToDeal(
  game: Rules,
  hands: readonly (readonly Card[])[],
  board: readonly Card[],
  deckLength: number,
): { readonly seats: readonly number[]; readonly board: number } {
  const seats = hands.map((hand) => game.hole - hand.length);
  const plan = { seats, board: game.board - board.length };
  if (seats.some((need) => need < 0)) throw new Error('a hand has too many cards');
  const needed = (one: typeof plan) => one.seats.reduce((sum, need) => sum + need, one.board);
  if (needed(plan) <= deckLength) return plan;
  // Stud with too few cards for the last round: one community card stands in for all of them.
  const short = { seats: seats.map((need) => Math.max(0, need - 1)), board: 1 };
  if (game.board === 0 && game.hole === 7 && needed(short) <= deckLength) return short;
  throw new Error('the deck has too few cards');
}
