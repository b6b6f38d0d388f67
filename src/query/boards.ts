import { EquityError } from '../cards/error.ts';
import { errorAt, type Slice, trimSlice, wholeText } from '../cards/slice.ts';
import type { Game } from '../games/game.ts';
import type { KnownCards } from './known.ts';
import type { QueryOptions } from './query.ts';

/** The one place that says something; null where none does. */
export function only(
  what: string,
  inLine: readonly Slice[],
  texts: readonly (string | undefined)[],
): Slice | null {
  const found = [...inLine];
  for (const text of texts) {
    if (text === undefined) continue;
    const slice = trimSlice(wholeText(text, what));
    if (slice.start < slice.end) found.push(slice);
  }
  if (found.length < 2) return found[0] ?? null;
  const message = `${what} ${what.endsWith('s') ? 'are' : 'is'} given twice`;
  const where = inLine.length > 0 ? 'in the query and as an option' : 'twice as an option';
  throw errorAt('BAD_QUERY', message, found[1].input, found[1], `Said ${where}; keep one.`);
}

/** The boards that are given, in one place: one text, or a list of two. */
export function readBoards(inLine: Slice | null, given: readonly QueryOptions['board'][]): Slice[] {
  const lists = given.filter((board): board is readonly string[] => Array.isArray(board));
  const texts = given.filter((board): board is string => board !== undefined && !Array.isArray(board));
  const slices = lists.flatMap((list) => list.map((text) => trimSlice(wholeText(text, 'the board'))));
  if (slices.length > 2) {
    throw errorAt(
      'BAD_BOARD',
      'at most two boards are played',
      slices[2].input,
      slices[2],
      'Leave out a board.',
    );
  }
  if (slices.length < 2) {
    const board = only('the board', inLine ? [inLine] : [], [
      ...texts,
      ...slices.map((slice) => slice.input),
    ]);
    return board ? [board] : [];
  }
  const single = inLine ?? only('the board', [], texts);
  if (single || lists.length > 1) {
    const hint = 'Give two boards as one list, and no other.';
    throw errorAt('BAD_QUERY', 'the board is given twice', slices[1].input, slices[1], hint);
  }
  return slices;
}

/** Whether the rest of the board is dealt twice. */
export function readRuns(runs: number | undefined): boolean {
  if (runs === undefined || runs === 1 || runs === 2) return runs === 2;
  throw new EquityError('BAD_OPTION', `the board can be run once or twice, not ${String(runs)} times`, {
    hint: 'Use 1 or 2.',
  });
}

/** Refuses boards that cannot be played the way that is asked. */
export function checkBoards(
  boards: readonly Slice[],
  known: KnownCards,
  runTwice: boolean,
  game: Game,
): void {
  const two = boards.length === 2;
  if (!two && !runTwice) return;
  if (game.board === 0) {
    throw new EquityError('BAD_OPTION', `${game.title} has no board to deal twice`);
  }
  if (two && runTwice) {
    throw new EquityError('BAD_OPTION', 'two boards are not run twice', {
      hint: 'Give two boards, or run one of them twice.',
    });
  }
  if (runTwice && known.unknown.board > 0) {
    throw new EquityError('BAD_OPTION', 'a board with a card that is not known is not run twice', {
      hint: 'Both runs would share that card: leave it out if it is still to come.',
    });
  }
  if (runTwice && known.board.length === game.board) {
    throw new EquityError('BAD_OPTION', 'a complete board leaves nothing to run twice', {
      hint: 'Leave out the cards that are still to come.',
    });
  }
}

/** How many cards the boards take from the deck, those included that are dealt. */
export function boardCards(game: Game, boards: number, runTwice: boolean, known: KnownCards): number {
  if (runTwice) return 2 * game.board - known.board.length;
  return boards === 2 ? 2 * game.board : game.board;
}
