import type { Card } from '../cards/card.ts';
import { EquityError } from '../cards/error.ts';
import type { PlacedCard } from '../cards/parse.ts';
import { brief, errorAt, type Slice, trimSlice, wholeText } from '../cards/slice.ts';
import { findGame } from '../games/find.ts';
import type { Game } from '../games/game.ts';
import type { Range } from '../ranges/range.ts';
import { blockedPlayer } from './deal.ts';
import { isPrivateGame, readPrivateQuery } from './dealt.ts';
import { type KnownCards, readKnownCards } from './known.ts';
import { checkGivenHands, type Player, readPlayers, removeFromAll } from './players.ts';
import type { Query, QueryInput, QueryOptions } from './query.ts';
import { splitQuery } from './words.ts';

/**
 * Reads a question about two to ten hands and checks it against its game: whatever comes back can be dealt.
 * The hands of a line have `vs`, `v`, `versus` or `|` between them; `on` or `board` goes before the cards
 * of the board, `dead` before those that are gone. One hand alone plays against a random one.
 *
 * @throws EquityError `BAD_CARD`, `BAD_HAND`, `BAD_RANGE`, `BAD_BOARD`, `BAD_QUERY`, `EMPTY_HAND` for
 * what cannot be read, `DUPLICATE_CARD` for a card in two places, `EMPTY_RANGE` and `NO_DEAL` for hands
 * that cannot be dealt, `TOO_MANY_PLAYERS`, `TOO_MANY_CARDS`, `TOO_LARGE`, `UNKNOWN_GAME`, `UNSUPPORTED`.
 * @example
 * ```ts
 * import { parseQuery } from 'equity';
 * const query = parseQuery('AsKs vs QQ on 2h7d9c', { dead: 'Jc' });
 * query.players.length; // 2
 * query.players[1].count; // 6
 * query.board.length; // 3
 * parseQuery({ hands: ['AsKs'] }).notes[0]; // 'against one random hand'
 * ```
 */
export function parseQuery(input: string | QueryInput, options: QueryOptions = {}): Query {
  const { hands, board, dead, game: given, ranking } = gather(input, options);
  if (given !== null && isPrivateGame(given)) return readPrivateQuery(given, hands, board, dead);
  const { game, players } = readPlayers(hands, given, ranking);
  const known = readKnownCards(board, dead, game);
  checkGivenHands(players, known);
  const notes: string[] = [];
  if (players.length === 1) {
    players.push(randomOpponent(players[0].slice, game));
    notes.push('against one random hand');
  }
  checkDeck(players.length, known, dead ?? hands[hands.length - 1], game);
  const ranges = removeFromAll(players, known, notes);
  checkDeal(players, ranges);
  return {
    game,
    players: ranges,
    board: cardsOf(known.board),
    dead: cardsOf(known.dead),
    notes: [...new Set(notes)],
  };
}

interface Parts {
  readonly hands: readonly Slice[];
  readonly board: Slice | null;
  readonly dead: Slice | null;
  readonly game: Game | null;
  readonly ranking: string | undefined;
}

/** Brings together what the line and the options say. */
function gather(input: string | QueryInput, options: QueryOptions): Parts {
  const line = typeof input === 'string' ? splitQuery(wholeText(input, 'the query')) : null;
  const object: QueryOptions = typeof input === 'string' ? {} : (input ?? {});
  const game = only('the game', [], [object.game, options.game]);
  return {
    hands: line ? line.hands : readHands((object as QueryInput).hands),
    board: only('the board', line?.board ? [line.board] : [], [object.board, options.board]),
    dead: only('the dead cards', line?.dead ? [line.dead] : [], [object.dead, options.dead]),
    game: game && findGame(game.input),
    ranking: only('the ranking', [], [object.ranking, options.ranking])?.input,
  };
}

function readHands(hands: readonly string[]): Slice[] {
  if (!Array.isArray(hands)) {
    throw new EquityError('BAD_QUERY', 'a query is a text, or an object with a list of hands', {
      hint: "Write 'AsKs vs QQ' or { hands: ['AsKs', 'QQ'] }.",
    });
  }
  if (hands.length === 0) {
    throw new EquityError('EMPTY_HAND', 'there are no hands here', {
      hint: "Give at least one, as in { hands: ['AsKs', 'QQ'] }.",
    });
  }
  return hands.map((hand, seat) => {
    const slice = trimSlice(wholeText(hand, `hand ${seat + 1}`));
    if (slice.start < slice.end) return slice;
    throw errorAt(
      'EMPTY_HAND',
      `hand ${seat + 1} is empty`,
      hand,
      slice,
      'Write random for a hand that may be anything.',
    );
  });
}

/** The one place that says something; null where none does. */
function only(what: string, inLine: readonly Slice[], texts: readonly (string | undefined)[]): Slice | null {
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

function randomOpponent(first: Slice, game: Game): Player {
  const slice = wholeText('random', 'the hand');
  const { players } = readPlayers([slice], game);
  return { ...players[0], range: { ...players[0].range, span: { start: first.end, end: first.end } } };
}

function checkDeck(seats: number, known: KnownCards, text: Slice, game: Game): void {
  const deck = game.deck === 'short' ? 36 : 52;
  const needed = seats * game.hole + game.board + known.dead.length;
  if (needed <= deck) return;
  const message = `${seats} hands, a board and ${known.dead.length} dead cards are ${needed} cards; the deck has ${deck}`;
  throw errorAt('TOO_MANY_CARDS', message, text.input, text, 'Leave out hands or dead cards.');
}

function checkDeal(players: readonly Player[], ranges: readonly Range[]): void {
  const blocked = blockedPlayer(ranges);
  if (!blocked) return;
  const { slice } = players[blocked.seat];
  const name = `${brief(ranges[blocked.seat].text)} (player ${blocked.seat + 1})`;
  const message = blocked.certain
    ? `${name} has no hand left once the other players have theirs`
    : `no way was found to deal ${name} a hand beside the other players`;
  throw errorAt(
    'NO_DEAL',
    message,
    slice.input,
    slice,
    'The hands share too many cards; change one of them.',
  );
}

function cardsOf(placed: readonly PlacedCard[]): Card[] {
  return placed.map(({ card }) => card);
}
