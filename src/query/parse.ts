import type { Card } from '../cards/card.ts';
import { EquityError } from '../cards/error.ts';
import { checkOptions, type OptionNames } from '../cards/options.ts';
import type { PlacedCard } from '../cards/parse.ts';
import { brief, errorAt, type Slice, trimSlice, wholeText } from '../cards/slice.ts';
import { deckSize } from '../games/deck.ts';
import { findGame } from '../games/find.ts';
import type { Game } from '../games/game.ts';
import { Macros } from '../ranges/definitions.ts';
import type { Range } from '../ranges/range.ts';
import { findRanking } from '../ranges/ranking.ts';
import { PLAIN_READING, type RangeReading } from '../ranges/read.ts';
import { boardCards, checkBoards, only, readBoards, readRuns } from './boards.ts';
import { blockedPlayer } from './deal.ts';
import { isPrivateGame, readPrivateQuery } from './dealt.ts';
import { type KnownCards, readKnownCards, unknownNotes } from './known.ts';
import { checkGivenHands, type Player, readPlayers, removeFromAll } from './players.ts';
import { QUERY_OPTIONS, type Query, type QueryInput, type QueryOptions } from './query.ts';
import { splitQuery } from './words.ts';

/**
 * Reads a question about two to ten hands and checks it against its game: whatever comes back can be dealt.
 * The hands of a line have `vs`, `v`, `versus` or `|` between them; `on` or `board` goes before the cards
 * of the board, `dead` before those that are gone; `*`, `x` or `?` is a card there that is not known. One
 * hand alone plays against a random one.
 *
 * @throws EquityError `BAD_CARD`, `BAD_HAND`, `BAD_RANGE`, `BAD_BOARD`, `BAD_QUERY`, `EMPTY_HAND` for
 * what cannot be read, `DUPLICATE_CARD` for a card in two places, `EMPTY_RANGE` and `NO_DEAL` for hands
 * that cannot be dealt, `TOO_MANY_PLAYERS`, `TOO_MANY_CARDS`, `TOO_LARGE`, `UNKNOWN_GAME`,
 * `UNSUPPORTED`, `BAD_OPTION` for a ranking or a macro that cannot be, `NOT_LOADED` for percentages of Omaha before
 * `loadRankings`.
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
  const { hands, boards, dead, game: given, reading, runTwice } = gather(input, options);
  if (given !== null && isPrivateGame(given)) return readPrivateQuery(given, hands, boards, dead, runTwice);
  const { game, players } = readPlayers(hands, given, reading);
  const known = readKnownCards(boards, dead, game);
  checkBoards(boards, known, runTwice, game);
  checkGivenHands(players, known);
  const notes = unknownNotes(known);
  if (players.length === 1) {
    players.push(randomOpponent(players[0].slice, game));
    notes.push('against one random hand');
  }
  const needed = players.length * game.hole + boardCards(game, boards.length, runTwice, known);
  checkDeck(players.length, needed, known, dead ?? hands[hands.length - 1], game);
  const ranges = removeFromAll(players, known, notes);
  checkDeal(players, ranges, known);
  const more = {
    ...(boards.length === 2 ? { secondBoard: cardsOf(known.second) } : {}),
    ...(runTwice ? { runTwice } : {}),
  };
  return {
    game,
    players: ranges,
    board: cardsOf(known.board),
    ...more,
    dead: cardsOf(known.dead),
    notes: [...new Set(notes)],
  };
}

const INPUT_NAMES: OptionNames<QueryInput> = { hands: true, ...QUERY_OPTIONS };

interface Parts {
  readonly hands: readonly Slice[];
  /** One board, two, or none. */
  readonly boards: readonly Slice[];
  readonly dead: Slice | null;
  readonly game: Game | null;
  readonly reading: RangeReading;
  readonly runTwice: boolean;
}

/** Brings together what the line and the options say. */
function gather(input: string | QueryInput, options: QueryOptions): Parts {
  const line = typeof input === 'string' ? splitQuery(wholeText(input, 'the query')) : null;
  const object: QueryOptions = typeof input === 'string' ? {} : (input ?? {});
  if (typeof object === 'object') checkOptions(object, INPUT_NAMES);
  const game = only('the game', [], [object.game, options.game]);
  const ranking = only('the ranking', [], [object.ranking, options.ranking])?.input;
  return {
    hands: line ? line.hands : readHands((object as QueryInput).hands),
    boards: readBoards(line?.board ?? null, [object.board, options.board]),
    dead: only('the dead cards', line?.dead ? [line.dead] : [], [object.dead, options.dead]),
    game: game && findGame(game.input),
    reading: {
      ...PLAIN_READING,
      ranking: findRanking(ranking),
      macros: macrosOf(object.define, options.define),
    },
    runTwice: readRuns(object.runs ?? options.runs),
  };
}

function macrosOf(first: QueryOptions['define'], second: QueryOptions['define']): Macros {
  if (first === undefined || second === undefined) return new Macros(first ?? second);
  const twice = Object.keys(second).find((name) => Object.hasOwn(first, name));
  if (twice === undefined) return new Macros({ ...first, ...second });
  throw new EquityError('BAD_OPTION', `the macro $${twice} is defined twice`, { hint: 'Keep one.' });
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

function randomOpponent(first: Slice, game: Game): Player {
  const slice = wholeText('random', 'the hand');
  const { players } = readPlayers([slice], game, PLAIN_READING);
  return { ...players[0], range: { ...players[0].range, span: { start: first.end, end: first.end } } };
}

function checkDeck(seats: number, needed: number, known: KnownCards, text: Slice, game: Game): void {
  const deck = deckSize(game);
  const dead = known.dead.length + known.unknown.dead;
  if (needed + dead <= deck) return;
  const message = `${seats} hands, the board and ${dead} dead cards are ${needed + dead} cards; the deck has ${deck}`;
  throw errorAt('TOO_MANY_CARDS', message, text.input, text, 'Leave out hands or dead cards.');
}

function checkDeal(players: readonly Player[], ranges: readonly Range[], known: KnownCards): void {
  const blocked = blockedPlayer(ranges);
  if (!blocked) return;
  const { slice } = players[blocked.seat];
  const name = `${brief(ranges[blocked.seat].text)} (player ${blocked.seat + 1})`;
  const lost = players[blocked.seat].range.count > ranges[blocked.seat].count;
  const beside = [
    ...(lost && known.board.length + known.second.length > 0 ? ['the board'] : []),
    ...(lost && known.dead.length > 0 ? ['the dead cards'] : []),
    "the other players' hands",
  ].join(' and ');
  const message = blocked.certain
    ? `${name} has no hand left beside ${beside}`
    : `no way was found to deal ${name} a hand beside ${beside}`;
  throw errorAt('NO_DEAL', message, slice.input, slice, 'These share too many cards; change one of them.');
}

function cardsOf(placed: readonly PlacedCard[]): Card[] {
  return placed.map(({ card }) => card);
}
