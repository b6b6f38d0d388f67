import { type Card, rankOf } from '../cards/card.ts';
import { EquityError } from '../cards/error.ts';
import { cardTwice, type PlacedCard, readCards, repeatedCard } from '../cards/parse.ts';
import { errorAt, type Slice, sliceText, wholeText } from '../cards/slice.ts';
import { checkRank } from '../games/deck.ts';
import { defaultGame, findGame } from '../games/find.ts';
import type { Game } from '../games/game.ts';
import { gameOfHoleCards, tellsNoGame } from '../games/holecards.ts';
import type { QueryInput } from '../query/query.ts';
import { splitQuery } from '../query/words.ts';

/** Hands and boards with every card known. */
export interface ShownCards {
  readonly game: Game;
  readonly hands: readonly { readonly text: string; readonly cards: readonly Card[] }[];
  /** At least one; an empty one in games without a board. */
  readonly boards: readonly (readonly Card[])[];
}

/** What may be said beside the line that names the hands. */
export interface ShownOptions {
  /** The whole board. */
  readonly board?: string | undefined;
  /**
   * Several boards: their cards, one whole board after the other; or `twice`, where the board is what was dealt
   * before the cards ran out twice, then the rest of the first run and the rest of the second.
   */
  readonly boards?: string | undefined;
  /** The name of the game; by default told from the number of cards in a hand. */
  readonly game?: string | undefined;
}

const WHOLE_HANDS = 'A hand that is settled has all its cards: AsKs.';
const ONCE = 'A deck holds every card once; delete one of the two.';

interface PlacedHand {
  readonly slice: Slice;
  readonly cards: readonly PlacedCard[];
}

/** Reads hands and boards of which every card is known: `AsKs vs QhQd on 2h7h9cJsJd`. */
export function readShownCards(input: string | QueryInput, options: ShownOptions): ShownCards {
  const words =
    typeof input === 'string'
      ? splitQuery(wholeText(input, 'the query'))
      : { hands: input.hands.map((hand) => wholeText(hand, 'the hand')), board: null, dead: null };
  const given = (name: 'board' | 'game') =>
    options[name] ?? (typeof input === 'string' ? undefined : (input[name] as string | undefined));
  const name = given('game');
  const hands = words.hands.map((slice) => ({ slice, cards: readCards(slice) }));
  const game = name === undefined ? gameOf(hands) : findGame(name);
  for (const hand of hands) requireHand(hand, game);
  if (hands.length > game.maxPlayers) {
    const last = (hands[game.maxPlayers] as PlacedHand).slice;
    const message = `${hands.length} players; ${game.title} is for at most ${game.maxPlayers}`;
    throw errorAt('TOO_MANY_PLAYERS', message, last.input, last, 'Leave out some hands.');
  }
  const board = given('board');
  if (words.board && board !== undefined) {
    throw errorAt('BAD_QUERY', 'the board is given twice', words.board.input, words.board, 'Keep one.');
  }
  const slice = words.board ?? (board === undefined ? null : wholeText(board, 'the board'));
  const boards = readBoards(slice, options.boards, game, hands);
  checkCards(
    [...hands, ...(words.dead ? [{ slice: words.dead, cards: readCards(words.dead) }] : [])],
    boards,
    game,
  );
  return {
    game,
    hands: hands.map((hand) => ({
      text: sliceText(hand.slice).trim(),
      cards: hand.cards.map(({ card }) => card),
    })),
    boards: boards.map(({ cards }) => cards.map(({ card }) => card)),
  };
}

/** The game that the first hand tells by its cards. */
function gameOf(hands: readonly PlacedHand[]): Game {
  if (hands.length === 0) return defaultGame;
  const { slice, cards } = hands[0];
  const game = gameOfHoleCards(cards.length);
  if (game !== null) return game;
  throw errorAt('BAD_HAND', tellsNoGame(cards.length).message, slice.input, slice, WHOLE_HANDS);
}

/** The last card of stud is one for all where the deck has too few. */
function sharesLastCard(game: Game, hands: readonly PlacedHand[]): boolean {
  return game.board === 0 && game.hole === 7 && hands.every(({ cards }) => cards.length === 6);
}

function requireHand({ slice, cards }: PlacedHand, game: Game): void {
  const { length } = cards;
  if (length === game.hole || (game.board === 0 && game.hole === 7 && length === 6)) return;
  throw errorAt(
    'BAD_HAND',
    `${length} cards: a hand of ${game.title} has ${game.hole}`,
    slice.input,
    slice,
    WHOLE_HANDS,
  );
}

function readBoards(
  slice: Slice | null,
  boards: string | undefined,
  game: Game,
  hands: readonly PlacedHand[],
): PlacedHand[] {
  const size = sharesLastCard(game, hands) ? 1 : game.board;
  const twice = boards?.trim().toLowerCase() === 'twice';
  const text = boards === undefined || twice ? slice : wholeText(boards, 'the boards');
  if (boards !== undefined && !twice && slice !== null) {
    throw errorAt('BAD_QUERY', 'the board is given twice', slice.input, slice, 'Give whole boards once.');
  }
  const cards = text ? readCards(text) : [];
  const { length } = cards;
  if (text === null) {
    if (size === 0) return [{ slice: wholeText('', 'the board'), cards }];
    throw new EquityError('BAD_BOARD', `the board is missing: ${game.title} is settled on ${size} cards`, {
      hint: 'Write the whole board: on 2h7h9cJsJd.',
    });
  }
  const place = (some: readonly PlacedCard[]): PlacedHand => ({ slice: text, cards: some });
  if (twice) {
    const run = length - size;
    if (run >= 1 && run <= size && size > 0) {
      const shared = cards.slice(0, size - run);
      return [shared.concat(cards.slice(size - run, size)), shared.concat(cards.slice(size))].map(place);
    }
  } else if (size > 0 && length % size === 0 && length > 0 && (boards !== undefined || length === size)) {
    return Array.from({ length: length / size }, (_, i) => place(cards.slice(i * size, (i + 1) * size)));
  }
  const wanted =
    size === 0
      ? 'no board'
      : twice
        ? `${size + 1} to ${2 * size} cards for two runs`
        : `a board of ${size} cards`;
  throw errorAt(
    'BAD_BOARD',
    `${length} cards on the board; ${game.title} is settled on ${wanted}`,
    text.input,
    text,
    'Give every card that was dealt.',
  );
}

/** Refuses a card in two places. Boards may begin with the same cards: those dealt before they were run twice. */
function checkCards(hands: readonly PlacedHand[], boards: readonly PlacedHand[], game: Game): void {
  const seen = new Set<Card>();
  for (const { slice, cards } of [...hands, ...boards]) {
    for (const placed of cards) checkRank(rankOf(placed.card), placed, slice.input, game);
    const twice = repeatedCard(cards);
    if (twice) throw cardTwice(slice.input, twice, 'given twice', ONCE);
  }
  const look = ({ slice, cards }: PlacedHand) => {
    for (const placed of cards) {
      if (seen.has(placed.card)) throw cardTwice(slice.input, placed, 'in two places', ONCE);
    }
    for (const { card } of cards) seen.add(card);
  };
  for (const hand of hands) look(hand);
  const [first, ...others] = boards;
  if (first === undefined) return;
  look(first);
  for (const { slice, cards } of others) {
    const shared = cards.findIndex(({ card }, i) => card !== first.cards[i]?.card);
    look({ slice, cards: cards.slice(Math.max(0, shared)) });
  }
}
