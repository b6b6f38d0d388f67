import { type Card, formatCard } from '../cards/card.ts';
import { cardTwice, type PlacedCard, readCards, repeatedCard } from '../cards/parse.ts';
import { errorAt, type Slice } from '../cards/slice.ts';
import type { Game } from '../games/game.ts';

/** Where a card is that no player can be dealt. */
export type Place = 'board' | 'dead';

/** The board and the dead cards, each in the order given, with their places in the text. */
export interface KnownCards {
  readonly board: readonly PlacedCard[];
  readonly dead: readonly PlacedCard[];
}

const ONCE = 'A deck holds every card once; delete one of the two.';

/** Reads the board and the dead cards, and checks that a deck and a game have them. */
export function readKnownCards(board: Slice | null, dead: Slice | null, game: Game): KnownCards {
  const boardCards = board ? readCards(board) : [];
  const deadCards = dead ? readCards(dead) : [];
  if (board) {
    const twice = repeatedCard(boardCards);
    if (twice) throw cardTwice(board.input, twice, 'on the board twice', ONCE);
    checkBoardSize(boardCards, board.input, game);
  }
  if (dead) {
    const twice = repeatedCard(deadCards);
    if (twice) throw cardTwice(dead.input, twice, 'among the dead cards twice', ONCE);
    const both = deadCards.find(({ card }) => boardCards.some((other) => other.card === card));
    if (both) throw cardTwice(dead.input, both, 'on the board, so it cannot be dead', ONCE);
  }
  return { board: boardCards, dead: deadCards };
}

function checkBoardSize(cards: readonly PlacedCard[], input: string, game: Game): void {
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
  throw errorAt('BAD_BOARD', message, input, span, `Delete ${formatCards(cards.slice(game.board))}.`);
}

function formatCards(cards: readonly PlacedCard[]): string {
  return cards.map(({ card }) => formatCard(card)).join('');
}

/** Where a card is known to be, or null where it can be dealt. */
export function placeOf(card: Card, known: KnownCards): Place | null {
  if (known.board.some((placed) => placed.card === card)) return 'board';
  return known.dead.some((placed) => placed.card === card) ? 'dead' : null;
}
