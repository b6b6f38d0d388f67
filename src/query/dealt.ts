import type { Card } from '../cards/card.ts';
import { brief, errorAt, type Slice, wholeText } from '../cards/slice.ts';
import type { Game } from '../games/game.ts';
import { readDealtHand } from '../ranges/dealt.ts';
import type { PartialHand } from '../ranges/range.ts';
import { checkBoards } from './boards.ts';
import { readKnownCards, unknownNotes } from './known.ts';
import { checkGivenHands, type Player } from './players.ts';
import type { Query } from './query.ts';

/** A deal of stud or draw: private cards only, all from one deck. */
export interface PrivateDeal {
  /** Per seat the known cards and how many more the hand gets, unknown ones and those to come alike. */
  readonly seats: readonly { readonly cards: readonly Card[]; readonly draws: number }[];
  /** 1 where the deck is too short for everybody's last card: one card is dealt for all instead. */
  readonly community: 0 | 1;
  /** Cards that can still be dealt. */
  readonly live: number;
}

/** Whether a game is played with private cards alone: stud, razz and draw. */
export function isPrivateGame(game: Game): boolean {
  return game.board === 0;
}

/** Whether a game is dealt street by street, as stud and razz are. */
export function hasStreets(game: Game): boolean {
  return game.board === 0 && game.hole === 7;
}

/** What is known of the hand of each player of a query of stud or draw. */
export function partialHands(query: Query): PartialHand[] {
  return query.players.map(({ partial }) => partial as PartialHand);
}

/** The deal that a query of stud or draw is about. */
export function privateDeal(query: Query): PrivateDeal {
  const hands = partialHands(query);
  return dealOf(query.game, hands, query.dead.length);
}

function dealOf(game: Game, hands: readonly PartialHand[], dead: number): PrivateDeal {
  const live = 52 - dead - hands.reduce((sum, hand) => sum + hand.cards.length, 0);
  const needed = hands.reduce((sum, hand) => sum + hand.unknown, 0);
  // The last card is still to come while nobody has seven.
  const last = hasStreets(game) && hands.every((hand) => (hand.dealt?.length ?? 0) < game.hole);
  const community = needed > live && last ? 1 : 0;
  return {
    seats: hands.map(({ cards, unknown }) => ({ cards, draws: unknown - community })),
    community,
    live,
  };
}

/** Reads a query of stud or draw, whose hands are cards as they were dealt; see `parseQuery`. */
export function readPrivateQuery(
  game: Game,
  slices: readonly Slice[],
  boards: readonly Slice[],
  dead: Slice | null,
  runTwice: boolean,
): Query {
  if (slices.length > game.maxPlayers) {
    const extra = slices[game.maxPlayers];
    const message = `${slices.length} players; ${game.title} is for at most ${game.maxPlayers}`;
    throw errorAt('TOO_MANY_PLAYERS', message, extra.input, extra, 'Leave out some hands.');
  }
  const players = slices.map((slice): Player => ({ slice, ...readDealtHand(slice, game) }));
  const known = readKnownCards(boards, dead, game);
  checkBoards(boards, known, runTwice, game);
  checkGivenHands(players, known);
  if (hasStreets(game)) checkStreets(players, game);
  const notes = unknownNotes(known);
  if (players.length === 1) {
    const { end } = players[0].slice;
    const { range } = readDealtHand(wholeText('random', 'the hand'), game);
    players.push({ slice: players[0].slice, range: { ...range, span: { start: end, end } }, cards: null });
    notes.push('against one random hand');
  }
  const ranges = players.map(({ range }) => range);
  const deal = dealOf(
    game,
    ranges.map(({ partial }) => partial as PartialHand),
    known.dead.length,
  );
  checkDeck(
    deal,
    ranges.length,
    known.dead.length,
    known.unknown.dead,
    dead ?? slices[slices.length - 1],
    game,
  );
  if (deal.community === 1) {
    notes.push(
      `the deck cannot give ${ranges.length} players a seventh card each: one community card is dealt for all`,
    );
  }
  return { game, players: ranges, board: [], dead: known.dead.map(({ card }) => card), notes };
}

function checkStreets(players: readonly Player[], game: Game): void {
  let first: Player | null = null;
  for (const player of players) {
    const count = player.range.partial?.dealt?.length ?? 0;
    if (count === 0) continue;
    first ??= player;
    const expected = first.range.partial?.dealt?.length ?? 0;
    if (count === expected) continue;
    const { slice, range } = player;
    const message = `${brief(range.text)} has ${count} cards and ${brief(first.range.text)} ${expected}: players of ${game.title} are on one street`;
    const hint = 'Give all the same number of cards; x is a card that is not known.';
    throw errorAt('BAD_HAND', message, slice.input, slice, hint);
  }
}

function checkDeck(
  deal: PrivateDeal,
  players: number,
  knownDead: number,
  unknownDead: number,
  text: Slice,
  game: Game,
): void {
  const draws = deal.seats.reduce((sum, seat) => sum + seat.draws, 0) + deal.community;
  // Where unknown dead cards leave too few for a last card each, no community card is dealt instead.
  if (draws + unknownDead <= deal.live) return;
  const dead = knownDead + unknownDead;
  const cards = deal.community === 1 ? players * (game.hole - 1) + 1 : players * game.hole;
  const shared = deal.community === 1 ? ', the last one shared,' : '';
  const message = `${players} hands${shared} and ${dead} dead cards are ${cards + dead} cards; the deck has 52`;
  throw errorAt('TOO_MANY_CARDS', message, text.input, text, 'Leave out hands or dead cards.');
}
