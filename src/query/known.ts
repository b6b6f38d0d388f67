import { type Card, formatCard, rankOf } from '../cards/card.ts';
import { cardTwice, type PlacedCard, readCards, repeatedCard } from '../cards/parse.ts';
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
}

const ONCE = 'A deck holds every card once; delete one of the two.';

/** Reads the boards and the dead cards, and checks that a deck and a game have them. */
export function readKnownCards(boards: readonly Slice[], dead: Slice | null, game: Game): KnownCards {
  const [boardCards, second] = [0, 1].map((i) => (boards[i] ? readBoard(boards[i], game) : []));
  const shared = second.find(({ card }) => boardCards.some((other) => other.card === card));
  if (shared) throw cardTwice(boards[1].input, shared, 'on both boards', ONCE);
  const deadCards = dead ? readCards(dead) : [];
  if (dead) {
    for (const card of deadCards) checkRank(rankOf(card.card), card, dead.input, game);
    const twice = repeatedCard(deadCards);
    if (twice) throw cardTwice(dead.input, twice, 'among the dead cards twice', ONCE);
    const both = deadCards.find(({ card }) =>
      [...boardCards, ...second].some((other) => other.card === card),
    );
    if (both) throw cardTwice(dead.input, both, 'on the board, so it cannot be dead', ONCE);
  }
  return { board: boardCards, second, dead: deadCards };
}

function readBoard(board: Slice, game: Game): PlacedCard[] {
  const cards = readCards(board);
  const twice = repeatedCard(cards);
  if (twice) throw cardTwice(board.input, twice, 'on the board twice', ONCE);
  checkBoardSize(cards, board.input, game);
  for (const card of cards) checkRank(rankOf(card.card), card, board.input, game);
  return cards;
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
  if ([...known.board, ...known.second].some((placed) => placed.card === card)) return 'board';
  return known.dead.some((placed) => placed.card === card) ? 'dead' : null;
}
