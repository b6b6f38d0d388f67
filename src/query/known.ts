import { type Card, rankOf } from '../cards/card.ts';
import { type OpenCard, readOpenCards } from '../cards/open.ts';
import { cardTwice, type PlacedCard, repeatedCard } from '../cards/parse.ts';
import { errorAt, type Slice } from '../cards/slice.ts';
import { checkRank } from '../games/deck.ts';
import type { Game } from '../games/game.ts';

/** Where a card is that no player can be dealt. */
export type Place = 'board' | 'dead';

/** The board and the dead cards, each in the order given, with their places in the text. */
export interface KnownCards {
  readonly board: readonly PlacedCard[];
  /** The cards of the second board; empty where there is one board. */
  readonly second: readonly PlacedCard[];
  readonly dead: readonly PlacedCard[];
  /** How many cards of the boards, and how many dead ones, are said to be there and are not known. */
  readonly unknown: { readonly board: number; readonly dead: number };
}

const ONCE = 'A deck holds every card once; delete one of the two.';

/** Reads the boards and the dead cards, and checks that a deck and a game have them. */
export function readKnownCards(boards: readonly Slice[], dead: Slice | null, game: Game): KnownCards {
  const read = boards.map((board) => readBoard(board, game));
  const [boardCards = [], second = []] = read.map(knownOf);
  const shared = second.find(({ card }) => boardCards.some((other) => other.card === card));
  if (shared) throw cardTwice(boards[1].input, shared, 'on both boards', ONCE);
  const allDead = dead ? readOpenCards(dead) : [];
  const deadCards = knownOf(allDead);
  if (dead) {
    for (const card of deadCards) checkRank(rankOf(card.card), card, dead.input, game);
    const twice = repeatedCard(deadCards);
    if (twice) throw cardTwice(dead.input, twice, 'among the dead cards twice', ONCE);
    const both = deadCards.find(({ card }) =>
      [...boardCards, ...second].some((other) => other.card === card),
    );
    if (both) throw cardTwice(dead.input, both, 'on the board, so it cannot be dead', ONCE);
  }
  const onBoards = read.reduce((sum, cards) => sum + cards.length, 0);
  const unknown = {
    board: onBoards - boardCards.length - second.length,
    dead: allDead.length - deadCards.length,
  };
  return { board: boardCards, second, dead: deadCards, unknown };
}

function readBoard(board: Slice, game: Game): OpenCard[] {
  const cards = readOpenCards(board);
  const known = knownOf(cards);
  const twice = repeatedCard(known);
  if (twice) throw cardTwice(board.input, twice, 'on the board twice', ONCE);
  checkBoardSize(cards, board.input, game);
  for (const card of known) checkRank(rankOf(card.card), card, board.input, game);
  return cards;
}

/** The cards that are known. */
function knownOf(cards: readonly OpenCard[]): PlacedCard[] {
  return cards.flatMap(({ card, start, end }) => (card === null ? [] : [{ card, start, end }]));
}

function checkBoardSize(cards: readonly OpenCard[], input: string, game: Game): void {
  if (cards.length <= game.board) return;
  const span = { start: cards[game.board].start, end: cards[cards.length - 1].end };
  if (game.board === 0) {
    throw errorAt(
      'BAD_BOARD',
      `${game.title} has no board`,
      input,
      span,
      'Give each player all the cards of the hand.',
    );
  }
  const message = `the board has ${cards.length} cards; in ${game.title} it has at most ${game.board}`;
  throw errorAt('BAD_BOARD', message, input, span, `Delete ${input.slice(span.start, span.end)}.`);
}

/** What a reader should know of cards that are said to be there and are not known. */
export function unknownNotes({ unknown }: KnownCards): string[] {
  const notes: string[] = [];
  if (unknown.board > 0) {
    const cards =
      unknown.board === 1 ? 'one card of the board is' : `${unknown.board} cards of the board are`;
    notes.push(`${cards} not known, and dealt like those still to come`);
  }
  if (unknown.dead > 0) {
    notes.push(
      `${unknown.dead === 1 ? 'an unknown dead card changes' : 'unknown dead cards change'} nothing`,
    );
  }
  return notes;
}

/** Where a card is known to be, or null where it can be dealt. */
export function placeOf(card: Card, known: KnownCards): Place | null {
  if ([...known.board, ...known.second].some((placed) => placed.card === card)) return 'board';
  return known.dead.some((placed) => placed.card === card) ? 'dead' : null;
}
