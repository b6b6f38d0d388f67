import { EquityError } from '../cards/error.ts';
import { cardTwice, type PlacedCard } from '../cards/parse.ts';
import { brief, errorAt, type Slice } from '../cards/slice.ts';
import { defaultGame } from '../games/find.ts';
import type { Game } from '../games/game.ts';
import { genericHole } from '../ranges/generic.ts';
import { readItems } from '../ranges/items.ts';
import { joinMistakes } from '../ranges/mistakes.ts';
import { isPlain, readPlain } from '../ranges/plain.ts';
import type { Range } from '../ranges/range.ts';
import { checkNoHoldem, gameOfItems, type RangeReading, rangeOfItems, singleHand } from '../ranges/read.ts';
import type { Item } from '../ranges/syntax.ts';
import { Work } from '../ranges/work.ts';
import { type KnownCards, placeOf } from './known.ts';
import { removeKnown } from './removal.ts';

/** A player as written. */
export interface Player {
  readonly slice: Slice;
  readonly range: Range;
  /** The cards of a player whose hand is given outright, else null. */
  readonly cards: readonly PlacedCard[] | null;
}

/**
 * Reads the hands of all players, and the game they are of unless it is given. The mistakes of all players
 * are told at once.
 */
export function readPlayers(
  slices: readonly Slice[],
  given: Game | null,
  reading: RangeReading,
): { game: Game; players: Player[] } {
  const { macros } = reading;
  const work = new Work();
  const lists: Item[][] = [];
  let game = given;
  const plain = isPlain(given) ? slices.map(readPlain) : [];
  // Only as far as the game is unknown: it says how many may play, and there may be thousands here.
  for (const slice of slices) {
    if (plain[lists.length]) game ??= defaultGame;
    if (game || lists.length > defaultGame.maxPlayers) break;
    const items = readItems(slice, genericHole(given), macros);
    game = gameOfItems(items, macros);
    lists.push(items);
  }
  const known = game ?? defaultGame;
  if (slices.length > known.maxPlayers) {
    lists.forEach((items, seat) => {
      if (items.some((item) => item.kind === 'bad')) rangeOfItems(items, slices[seat], known, reading);
    });
    const message = `${slices.length} players; ${known.title} is for at most ${known.maxPlayers}`;
    throw errorAt(
      'TOO_MANY_PLAYERS',
      message,
      slices[known.maxPlayers].input,
      slices[known.maxPlayers],
      'Leave out some hands.',
    );
  }
  const players: Player[] = [];
  const mistakes: EquityError[] = [];
  slices.forEach((slice, seat) => {
    try {
      const range = plain[seat];
      if (range && isPlain(known)) {
        players.push({ slice, range, cards: null });
        return;
      }
      const hole = genericHole(known);
      if (given === null && hole > 0) checkNoHoldem(slice, known, macros);
      const items = hole === genericHole(given) && lists[seat] ? lists[seat] : readItems(slice, hole, macros);
      players.push({
        slice,
        range: rangeOfItems(items, slice, known, { ...reading, guessed: game === null, work }),
        cards: singleHand(hole > 0 ? readItems(slice) : items),
      });
    } catch (error) {
      if (!(error instanceof EquityError)) throw error;
      mistakes.push(error);
    }
  });
  if (mistakes.length > 0) throw joinMistakes(mistakes);
  return { game: known, players };
}

/** Refuses hands given outright that need a card which is elsewhere. */
export function checkGivenHands(players: readonly Player[], known: KnownCards): void {
  const owners = new Map<number, Player>();
  for (const player of players) {
    for (const placed of player.cards ?? []) {
      const { input } = player.slice;
      const place = placeOf(placed.card, known);
      if (place === 'board') {
        throw cardTwice(
          input,
          placed,
          'in this hand and on the board',
          'Give the hand or the board another card.',
        );
      }
      if (place === 'dead') {
        throw cardTwice(
          input,
          placed,
          'in this hand and among the dead cards',
          'Give the hand another card, or leave out the dead one.',
        );
      }
      const owner = owners.get(placed.card);
      if (owner) {
        const hint = `${brief(owner.range.text)} holds it too; give one of the two another card.`;
        throw cardTwice(input, placed, 'in two hands', hint);
      }
      owners.set(placed.card, player);
    }
  }
}

/** A count with its thousands set apart. */
function grouped(count: number): string {
  return count.toLocaleString('en-US');
}

/** Takes the known cards from every range, and notes how many hands that cost. */
export function removeFromAll(players: readonly Player[], known: KnownCards, notes: string[]): Range[] {
  return players.map(({ slice, range }) => {
    const { range: left, lost, to } = removeKnown(range, known);
    notes.push(...range.notes);
    if (left.count === 0) {
      const message = `${brief(range.text)} has no hand left: all ${grouped(range.count)} are lost to ${to}`;
      throw errorAt(
        'EMPTY_RANGE',
        message,
        slice.input,
        slice,
        'Add hands to the range, or change the cards that are known.',
      );
    }
    // Every hand that can be dealt is what random means; there is nothing to tell.
    if (lost > 0 && !range.random && !range.partial)
      notes.push(`${brief(range.text)} loses ${grouped(lost)} of ${grouped(range.count)} combos to ${to}`);
    return left;
  });
}
