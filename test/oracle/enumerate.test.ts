import { describe, expect, test } from 'vitest';
import { loadReference, REFERENCE_GAMES, type ReferenceCounts } from '../reference/load.ts';
import { cards } from './cards.ts';
import { type Counts, equities } from './count.ts';
import { enumerate } from './enumerate.ts';
import { RULES, type RulesName } from './games.ts';
import type { Category } from './high.ts';
import { formatQuestion, sampleDeals } from './sample.ts';
import { showdown } from './showdown.ts';

/** Reference lines with more deals than this are left to the kernels, unless the environment asks for them. */
const MOST_DEALS = Number(process.env.ORACLE_DEALS ?? 60_000);

/** Enough milliseconds for 200 million deals. */
const LONGEST = 600_000;

const SEED = 20_240_607;

const CATEGORY_CODES: Record<Category, string> = {
  'high card': 'HC',
  pair: 'PR',
  'two pair': '2P',
  trips: '3K',
  straight: 'ST',
  flush: 'FL',
  'full house': 'FH',
  quads: '4K',
  'straight flush': 'SF',
};

function expectCounts(found: Counts | null, expected: ReferenceCounts | undefined): void {
  if (expected) expect(found).toMatchObject(expected);
}

const referenceLines = REFERENCE_GAMES.flatMap(loadReference).filter(
  (line) =>
    line.method === 'exact' &&
    line.total <= MOST_DEALS &&
    // A random hand is one of which nothing is known; other ranges are not for the oracle.
    (!line.ranges || line.hands.every((hand) => hand === 'random' || /^(?:[2-9TJQKA][cdhs])+$/.test(hand))),
);

describe('agrees with the reference', () => {
  test.each(referenceLines.map((line) => [line.game, line.id, line] as const))(
    '%s %s',
    (game, _, line) => {
      const count = enumerate({
        game: RULES[game],
        hands: line.hands.map((hand) => (hand === 'random' ? [] : cards(hand))),
        board: cards(line.board),
        dead: cards(line.dead),
      });
      expect(count.deals).toBe(line.total);
      line.players.forEach((player, seat) => {
        const found = count.seats[seat];
        if (!found) throw new Error(`no seat ${seat}`);
        expect(equities(count)[seat]).toBeCloseTo(player.equity, 7);
        expectCounts(found, player.counts);
        expectCounts(found.high, player.high);
        expectCounts(found.low, player.low);
        if (player.scoop !== undefined) expect(found.scoop).toBe(player.scoop);
        for (const [category, code] of Object.entries(CATEGORY_CODES)) {
          const expected = player.categories?.[code as keyof typeof player.categories];
          if (expected !== undefined) expect(found.categories.get(category as Category) ?? 0).toBe(expected);
        }
      });
    },
    LONGEST,
  );
});

describe.each(Object.keys(RULES) as RulesName[])('%s', (name) => {
  const game = RULES[name];
  const players: [number, number] = [2, game.hole === 7 && game.board === 5 ? 5 : 6];

  test('the tables say what the slow evaluators say', () => {
    for (const question of sampleDeals(SEED, 25, game, { players })) {
      const { seats, unit } = enumerate(question);
      const slow = showdown(game, question.hands, question.board);
      const found = seats.map((seat) => seat.units);
      expect({ unit, found }, `seed ${SEED}: ${formatQuestion(question)}`).toEqual({
        unit: slow.unit,
        found: slow.shares,
      });
      // And the sides: a seat is among the winners of each or it is not.
      expect(seats.map((seat) => (seat.high?.win ?? 0) + (seat.high?.tie ?? 0))).toEqual(
        seats.map((_, seat) => Number(slow.highWinners.includes(seat))),
      );
      expect(
        seats.map((seat) => [(seat.low?.win ?? 0) + (seat.low?.tie ?? 0), seat.low?.qualify ?? 0]),
      ).toEqual(
        seats.map((_, seat) => [
          Number(slow.lowWinners.includes(seat)),
          game.low === null ? 0 : Number((slow.lows[seat] as number) > 0),
        ]),
      );
    }
  });

  test('all counts add up', () => {
    const shape =
      game.board > 0
        ? { players, board: 4, dead: [0, 3] as const }
        : { players: 3, hole: game.hole - 1, dead: [0, 3] as const };
    const size = game.deck === 'short' ? 36 : 52;
    for (const question of sampleDeals(SEED, 2, game, shape)) {
      const message = `seed ${SEED}: ${formatQuestion(question)}`;
      const { deals, unit, seats } = enumerate(question);
      const left = size - question.hands.flat().length - question.board.length - question.dead.length;
      expect(deals, message).toBe(game.board > 0 ? left : left * (left - 1) * (left - 2));
      expect(
        seats.reduce((sum, seat) => sum + seat.units, 0),
        message,
      ).toBe(deals * unit);
      for (const seat of seats) {
        expect(seat.win + seat.tie + seat.lose, message).toBe(deals);
        if (seat.high) expect(seat.high.win + seat.high.tie + seat.high.lose, message).toBe(deals);
        if (seat.low) expect(seat.low.win + seat.low.tie + seat.low.lose, message).toBe(seat.low.qualify);
        const shares = [...seat.shares];
        expect(
          shares.reduce((sum, [, count]) => sum + count, 0),
          message,
        ).toBe(deals);
        expect(
          shares.reduce((sum, [share, count]) => sum + share * count, 0),
          message,
        ).toBe(seat.units);
      }
    }
  });
});

describe('stud with too few cards for the last round', () => {
  const [full] = sampleDeals(SEED, 1, RULES.stud, { players: 8, hole: 6 });
  if (!full) throw new Error('no question');

  test('one community card is dealt that all share', () => {
    const count = enumerate(full);
    // 48 of 52 cards are out: each of the four left is the community card once.
    const known = new Set(full.hands.flat());
    const left = Array.from({ length: 52 }, (_, card) => card).filter((card) => !known.has(card));
    const expected = full.hands.map(() => 0);
    for (const card of left) {
      showdown(RULES.stud, full.hands, [card]).shares.forEach((share, seat) => {
        (expected[seat] as number) += share;
      });
    }
    expect(count.deals).toBe(4);
    expect(count.seats.map((seat) => seat.units)).toEqual(expected);
  });

  test('dead cards count, and seven cards for seven players are enough', () => {
    const seven = { ...full, hands: full.hands.slice(0, 7) };
    const dead = full.hands[7] as readonly number[];
    expect(enumerate({ ...seven, dead: dead.slice(0, 3) }).deals).toBe(5040);
    expect(enumerate({ ...seven, dead: dead.slice(0, 4) }).deals).toBe(6);
  });

  test('no community card helps when not even that many are left', () => {
    const hands = full.hands.map((hand) => hand.slice(0, 5));
    const dead = full.hands.map((hand) => hand[5] as number).slice(0, 5);
    expect(() => enumerate({ game: RULES.stud, hands, dead })).toThrow('too few cards');
  });
});

test('a card known twice or not in the deck, too long a hand or board are errors', () => {
  const game = RULES.holdem;
  const ask = (hands: string[], board: string) =>
    enumerate({ game, hands: hands.map(cards), board: cards(board) });
  expect(() => ask(['AsKs', 'AsQh'], '2c3c4c5d6d')).toThrow('twice');
  expect(() => ask(['AsKsQs', 'AhQh'], '2c3c4c5d6d')).toThrow('hand has too many');
  expect(() => ask(['AsKs', 'AhQh'], '2c3c4c5d6d7d')).toThrow('board has too many');
  expect(() => enumerate({ game: RULES.shortdeck, hands: [cards('AsKs'), cards('5s5h')] })).toThrow(
    'in the deck',
  );
});
