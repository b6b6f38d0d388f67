import { allGames } from './find.ts';
import type { Game } from './game.ts';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A count as people write it: in words up to ten. */
export function inWords(number: number): string {
  return NUMBERS[number] ?? String(number);
}

/** The first game whose players hold so many cards beside a shared board, or null. */
export function gameOfHoleCards(count: number): Game | null {
  return allGames.find((game) => game.hole === count && game.board > 0) ?? null;
}

/** What to say of a hand that tells no game, where none is named. */
export function tellsNoGame(cards: number): { message: string; hint: string } {
  const many = `${inWords(cards)} card${cards === 1 ? '' : 's'}`;
  return {
    message: `${many}: hold'em hands have two, Omaha hands four to seven`,
    hint:
      cards < 4
        ? 'Write all its cards, or * for one that is not known; hands of stud and draw need the name of their game.'
        : 'Part hands with commas, such as AsKs,QQ, and players with vs.',
  };
}
