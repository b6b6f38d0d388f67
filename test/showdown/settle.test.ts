import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ODD_CHIP_RULES } from '../../src/pots/oddchips.ts';
import { settleCards, settleHands } from '../../src/showdown/settle.ts';
import { cards, deckOf } from '../oracle/cards.ts';
import { RULES, type RulesName } from '../oracle/games.ts';

const stacks = [{ put: 300 }, { put: 200 }, { put: 100 }];

/** Hands of any game, settled. */
function settled(
  name: RulesName,
  hands: readonly string[],
  boards: readonly string[],
  put: readonly number[],
  options: Parameters<typeof settleCards>[3] = {},
) {
  const shown = {
    hands: hands.map((text) => ({ text, cards: cards(text) })),
    boards: boards.map((board) => cards(board)),
  };
  const contributions = put.map((chips) => ({ put: chips }));
  return settleCards(RULES[name], shown, contributions, options);
}

describe('a hand is settled from its cards', () => {
  test('with the winners of every pot, the cards that play and the reason', () => {
    const hand = settleHands('AsKs vs QhQd vs 7c7d on 2h7h9cJsJd', stacks);
    expect(hand).toMatchObject({ game: 'holdem', boards: ['2h7h9cJsJd'], net: [-200, 0, 200] });
    expect(hand.pots.map((pot) => pot.parts.map((part) => [part.shares[0]?.player, part.why]))).toEqual([
      [[2, 'full house beats two pair']],
      [[1, 'two pair beats pair']],
    ]);
    expect(hand.players[1]?.shown[0]?.high).toMatchObject({
      name: 'two pair, queens and jacks, nine kicker',
      cards: cards('Qh Qd Js Jd 9c'),
    });
  });

  test('by a kicker, which is named', () => {
    const { pots } = settleHands('AsKd vs AhQd on 2h7hAcJsJd', [{ put: 10 }, { put: 10 }]);
    expect(pots[0]?.parts[0]?.why).toBe('king kicker beats queen kicker');
  });

  test('split where all play the board', () => {
    const { pots, paid } = settleHands('2s3d vs 2c3h on AhKhQhJhTh', [{ put: 10 }, { put: 10 }]);
    expect(pots[0]?.parts[0]?.why).toBe('all hands are equal');
    expect(paid).toEqual([10, 10]);
  });

  test('without a showdown where nobody else can win', () => {
    const folded = settleHands('AsKd vs AhQd on 2h7hAcJsJd', [{ put: 10 }, { put: 20, folded: true }]);
    expect(folded.pots[0]?.parts[0]).toMatchObject({ amount: 20, why: 'nobody else can win it' });
    expect(folded.players[1]).toMatchObject({ folded: true, shown: [] });
    expect(folded.net).toEqual([10, -10]);
  });

  test('with the chips of players who have folded unseen', () => {
    const hand = settleHands(
      'AsKs vs QhQd vs 7c7d on 2h7h9cJsJd',
      [{ put: 400 }, { put: 250 }, { put: 100 }],
      { folded: [60] },
    );
    expect(hand.pots.map((pot) => pot.amount)).toEqual([360, 300]);
    expect(hand.returned).toEqual([150, 0, 0, 0]);
    expect(hand.players[3]).toEqual({ hand: null, folded: true, shown: [] });
    expect(hand.net).toEqual([-250, 50, 260, -60]);
  });
});

describe('high and low', () => {
  // Both have 7-6-4-2-A; kings and queens beat tens. Five per cent of 103.00, at most 3.00.
  const hands = ['As2cKdQh', 'Ah2dTcTs'];
  const put = [5150, 5150];
  const options = { button: 1, oddChip: 'roberts', rake: { millionths: 50_000, cap: 300 } } as const;

  test('are quartered', () => {
    const { pots, paid, net, raked } = settled('omaha8', hands, ['4s6h7dKcQs'], put, options);
    expect(raked).toBe(300);
    expect(paid).toEqual([7500, 2500]);
    expect(net).toEqual([2350, -2650]);
    expect(pots[0]?.parts.map(({ half, amount, why }) => ({ half, amount, why }))).toEqual([
      { half: 'high', amount: 5000, why: 'two pair beats pair' },
      { half: 'low', amount: 5000, why: 'all hands are equal' },
    ]);
  });

  test('leave no low half where none qualifies', () => {
    const { pots } = settled('omaha8', hands, ['4s9h7dKcQs'], put);
    expect(pots[0]?.parts.map(({ half }) => half)).toEqual(['high']);
  });

  test('are won both ways by one hand, with both reasons', () => {
    const { pots } = settled('omaha8', ['As2cKdQh', 'Ts9cTc9h'], ['4s6h7dKcQs'], put);
    expect(pots[0]?.parts).toMatchObject([
      { half: 'whole', amount: 10_300, why: 'high: two pair beats pair; low: the only low' },
    ]);
  });

  test('have odd chips: 101 is 51/25/25, and 103 is 52/26/25', () => {
    // A has the nut flush, B and C share the nut low. A sits left of the button.
    const board = ['3s5s8sKdKh'];
    const first = ['AsQsJdTc', 'Ac2cQhJh', 'Ad2dQcJc'];
    expect(settled('omaha8', first, board, [34, 34, 33], { folded: [1], button: 2 }).total).toBe(102);
    const paid = (order: readonly string[], chips: readonly number[], folded: number) =>
      settled('omaha8', order, board, chips, { folded: [folded], button: 2 }).paid.slice(0, 3);
    expect(paid(first, [33, 33, 33], 2)).toEqual([51, 25, 25]);
    // C high, A and B tie low.
    expect(paid([...first.slice(1), first[0] as string], [34, 34, 34], 1)).toEqual([26, 25, 52]);
  });
});

describe('stud', () => {
  test('gives the odd chip of a tie to the highest card by suit', () => {
    const hands = ['AcKdQhJs9c2c3d', 'AdKhQsJd9h2d3c', 'AhKcQdJc9s2h3h'];
    const { paid, pots } = settled('stud', hands, [''], [33, 33, 33], { folded: [1] });
    expect(paid.slice(0, 3)).toEqual([33, 33, 34]);
    expect(pots[0]?.oddChips).toMatchObject([{ player: 2, reason: 'highest-card-of-five' }]);
  });

  test('gives that of a low by Roberts rules to the lowest card of all', () => {
    const hands = ['As2d3c5h7sKcKd', 'Ah2c3d5s7hQcQd'];
    const { pots } = settled('razz', hands, [''], [33, 33], { folded: [1], oddChip: 'roberts' });
    // Lows rank the ace below the deuce, and hearts below spades.
    expect(pots[0]?.oddChips).toMatchObject([{ player: 1, reason: 'lowest-card-of-all' }]);
  });
});

describe('boards', () => {
  const put = [{ put: 51 }, { put: 50 }];

  test('dealt twice share what was dealt before', () => {
    const hand = settleHands('AsKs vs QhQd on 2h7h9cJsJdKc3c', put, { boards: 'twice', folded: [1] });
    expect(hand.boards).toEqual(['2h7h9cJsJd', '2h7h9cKc3c']);
    // 101 without what nobody called: 51 to the first board, which the queens win.
    expect(hand.paid.slice(0, 2)).toEqual([50, 51]);
    expect(hand.pots[0]?.oddChips).toMatchObject([{ reason: 'first-board', board: 0 }]);
    const river = settleHands('AsKs vs QhQd on 2h7h9cJsJdKc', put, { boards: 'twice' });
    expect(river.boards).toEqual(['2h7h9cJsJd', '2h7h9cJsKc']);
  });

  test('may be two from the start', () => {
    const boards = '2h7h9cJsJd 3h4h5hTsTd';
    expect(settleHands('AsKs vs QhQd', put, { boards }).boards).toEqual(['2h7h9cJsJd', '3h4h5hTsTd']);
  });

  test.each<[string, Parameters<typeof settleHands>[2], string]>([
    ['AsKs vs QhQd', {}, 'BAD_BOARD'],
    ['AsKs vs QhQd on 2h7h9c', {}, 'BAD_BOARD'],
    ['AsKs vs QhQd on 2h7h9cJsJdKc', {}, 'BAD_BOARD'],
    ['AsKs vs QhQd on 2h7h9cJsJd', { boards: 'twice' }, 'BAD_BOARD'],
    ['AsKs vs QhQd on 2h7h9cJsJd', { board: '2h7h9cJsJd' }, 'BAD_QUERY'],
    ['AsKs vs QhQd on 2h7h9cJsJd', { boards: '3h4h5hTsTd' }, 'BAD_QUERY'],
    ['AsKs vs QhQd', { boards: '2h7h9cJsJd 2h7hAd3c9c' }, 'DUPLICATE_CARD'],
    ['AsKs vs QhQd', { boards: '2h7h9cJsJd AsTc9d8d7d' }, 'DUPLICATE_CARD'],
    ['AsKs vs AsQd on 2h7h9cJsJd', {}, 'DUPLICATE_CARD'],
    ['AsKs vs QhQd on 2h7h9cJsJd dead Qh', {}, 'DUPLICATE_CARD'],
    ['AsKs vs Qh on 2h7h9cJsJd', {}, 'BAD_HAND'],
    ['AsKsQs vs Qh on 2h7h9cJsJd', {}, 'BAD_HAND'],
    ['AsKsQs8s7s6s5s4s vs Qh on 2h7h9cJsJd', {}, 'BAD_HAND'],
    ['AsKs vs QQ on 2h7h9cJsJd', {}, 'BAD_CARD'],
    ['AsKs vs QhQd on 2h7h9cJsJd', { game: 'whist' }, 'UNKNOWN_GAME'],
    ['AsKs vs QhQd vs 7c7d on 2h7h9cJsJd', {}, 'BAD_AMOUNT'],
    ['AsKs on 2h7h9cJsJd', {}, 'BAD_AMOUNT'],
  ])('%s %j: %s', (query, options, code) => {
    expect(() => settleHands(query, put, options)).toThrow(expect.objectContaining({ code }));
  });

  test('point at the offending cards', () => {
    const error = expect.objectContaining({ span: { start: 18, end: 20 } });
    expect(() => settleHands('AsKs vs QhQd on 2hAs9cJsJd', put)).toThrow(error);
  });
});

test('no chip is lost or made, and nobody gets two odd chips of a half', () => {
  const names = Object.keys(RULES) as RulesName[];
  const table = fc.record({
    name: fc.constantFrom(...names),
    deck: fc.shuffledSubarray(deckOf('short'), { minLength: 36, maxLength: 36 }),
    put: fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 2, maxLength: 3 }),
    folded: fc.array(fc.nat(40), { maxLength: 2 }),
    oddChip: fc.constantFrom(...ODD_CHIP_RULES),
    millionths: fc.nat(100_000),
    twice: fc.boolean(),
  });
  fc.assert(
    fc.property(table, ({ name, deck, put, folded, oddChip, millionths, twice }) => {
      const { hole, board } = RULES[name];
      const deal = [...deck];
      const hands = put.map(() => ({ text: '', cards: deal.splice(0, hole) }));
      const boards = Array.from({ length: twice && board > 0 ? 2 : 1 }, () => deal.splice(0, board));
      const options = { folded, oddChip, rake: { millionths } };
      const contributions = put.map((chips) => ({ put: chips }));
      const hand = settleCards(RULES[name], { hands, boards }, contributions, options);
      const sum = (amounts: readonly number[]) => amounts.reduce((total, chips) => total + chips, 0);
      expect(sum(hand.paid) + sum(hand.returned) + hand.raked).toBe(sum([...put, ...folded]));
      for (const pot of hand.pots) {
        const given = pot.oddChips.map((chip) => `${chip.board} ${chip.half} ${chip.player}`);
        expect(new Set(given).size).toBe(given.length);
        for (const part of pot.parts) expect(part.why).not.toBe('');
      }
    }),
    { numRuns: 150, seed: 6 },
  );
});
