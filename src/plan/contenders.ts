import type { Card } from '../cards/card.ts';
import type { Query, Range } from '../query/query.ts';

/** The players of a query who compare their hands, ascending. */
export function contendersOf(query: Query): readonly number[] {
  return query.contenders ?? [...query.players.keys()];
}

/**
 * The same question about fewer players: the others are dealt in, but only `contenders` compare their hands.
 *
 * Where nothing is lost by it the others leave the question: the cards of a known hand become dead, and cards
 * that nobody knows are as likely in a hand as in the deck. What is left is a question like any other. Only
 * ranges must stay, as `Query.contenders` says then: which hand it is goes with which hands the contenders have.
 */
export function narrowQuery(query: Query, contenders: readonly number[]): Query {
  const known: Card[] = [];
  const stays = query.players.map((range, seat) => {
    if (contenders.includes(seat)) return true;
    if (range.random) return false;
    if (!range.partial && range.count > 1) return true;
    known.push(...(range.partial?.cards ?? range.hands));
    return false;
  });
  const players = query.players.filter((_, seat) => stays[seat]).map((range) => withoutCards(range, known));
  const seats = contenders.map((seat) => stays.slice(0, seat).filter(Boolean).length);
  const { contenders: _, ...rest } = query;
  const narrow: Query = { ...rest, players, dead: [...query.dead, ...known] };
  return seats.length === players.length ? narrow : { ...narrow, contenders: seats };
}

/** Takes the hands that hold one of some cards from a range. */
function withoutCards(range: Range, cards: readonly Card[]): Range {
  const { width, hands, weights, count } = range;
  if (range.partial || cards.length === 0) return range;
  const kept = Array.from({ length: count }, (_, hand) => hand).filter(
    (hand) => !hands.subarray(hand * width, (hand + 1) * width).some((card) => cards.includes(card)),
  );
  if (kept.length === count) return range;
  return {
    ...range,
    hands: Uint8Array.from(kept.flatMap((hand) => [...hands.subarray(hand * width, (hand + 1) * width)])),
    weights: Uint16Array.from(kept, (hand) => weights[hand]),
    count: kept.length,
  };
}

/** The cards of match-ups, those of the contenders apart from those of the others. */
export interface ArrangedHands {
  /** Per match-up two cards a contender. */
  readonly hands: Uint8Array;
  /** Per match-up two cards for each of the others. */
  readonly idle: Uint8Array;
}

/** Parts the cards of some match-ups, `players * 2` each, into those of the contenders and those of the others. */
export function arrangeHands(
  hands: Uint8Array,
  players: number,
  contenders: readonly number[],
): ArrangedHands {
  const width = players * 2;
  const count = hands.length / width;
  const others = Array.from({ length: players }, (_, seat) => seat).filter(
    (seat) => !contenders.includes(seat),
  );
  const pick = (seats: readonly number[]): Uint8Array => {
    const cards = new Uint8Array(count * seats.length * 2);
    let at = 0;
    for (let from = 0; from < hands.length; from += width) {
      for (const seat of seats) {
        cards[at++] = hands[from + seat * 2];
        cards[at++] = hands[from + seat * 2 + 1];
      }
    }
    return cards;
  };
  return { hands: pick(contenders), idle: pick(others) };
}
