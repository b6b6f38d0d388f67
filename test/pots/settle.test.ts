import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chipScale, formatChips, parseChips } from '../../src/pots/chips.ts';
import { ODD_CHIP_RULES } from '../../src/pots/oddchips.ts';
import { layerPots } from '../../src/pots/pots.ts';
import { type Settlement, type Strengths, settle, winnersOf } from '../../src/pots/settle.ts';

const stacks = [{ put: 300 }, { put: 200 }, { put: 100 }];

describe('a hand is settled', () => {
  it('pot by pot, the uncalled bet returned', () => {
    const best = (high: number[]) => settle(stacks, [{ high }]);
    const first = best([3, 2, 1]);
    expect(first.paid).toEqual([500, 0, 0]);
    expect(first.returned).toEqual([100, 0, 0]);
    expect(first.net).toEqual([300, -200, -100]);
    expect(best([1, 3, 2]).paid).toEqual([0, 500, 0]);
    expect(best([2, 1, 3]).paid).toEqual([200, 0, 300]);
    expect(best([2, 1, 3]).net).toEqual([0, -200, 200]);
  });

  it('in cents', () => {
    const cents = chipScale('0.01');
    const put = ['1203.60', '2.00', '898.20', '898.20'].map((text) => parseChips(text, cents));
    const contributions = put.map((chips, player) => ({ put: chips, folded: player === 1 }));
    const { net, returned, pots } = settle(contributions, [{ high: [9, null, 5, 5] }]);
    expect(pots.map((pot) => formatChips(pot.amount, cents))).toEqual(['2696.60']);
    expect(returned.map((chips) => formatChips(chips, cents))).toEqual(['305.40', '0.00', '0.00', '0.00']);
    expect(net.map((chips) => formatChips(chips, cents))).toEqual(['1798.40', '-2.00', '-898.20', '-898.20']);
  });

  it('in chips of 25', () => {
    const scale = chipScale('25');
    // 500 each and a dead 25 make a pot of 1,025.
    const contributions = [
      { put: parseChips('500', scale) },
      { put: parseChips('500', scale) },
      { put: 0, dead: parseChips('25', scale), folded: true },
    ];
    const { paid } = settle(contributions, [{ high: [7, 7, null] }]);
    expect(paid.map((chips) => formatChips(chips, scale))).toEqual(['525', '500', '0']);
  });

  it('with a low in the main pot and none in the side pot', () => {
    // C is all-in for 100 and has the only low: half the main pot of 300; A the rest and the side pot of 200.
    const { pots, paid } = settle(stacks, [{ high: [3, 2, 1], low: [null, null, 9] }]);
    expect(pots.map((pot) => pot.amounts)).toEqual([
      [150, 0, 150],
      [200, 0, 0],
    ]);
    expect(paid).toEqual([350, 0, 150]);
  });

  it('scooped, halved and quartered', () => {
    const put = [{ put: 50 }, { put: 50 }];
    expect(settle(put, [{ high: [2, 1], low: [2, 1] }]).paid).toEqual([100, 0]);
    expect(settle(put, [{ high: [2, 1], low: [1, 2] }]).paid).toEqual([50, 50]);
    expect(settle(put, [{ high: [2, 1], low: [1, 1] }]).paid).toEqual([75, 25]);
    const three = [{ put: 40 }, { put: 40 }, { put: 40 }];
    expect(settle(three, [{ high: [3, 1, 2], low: [null, 5, 5] }]).paid).toEqual([60, 30, 30]);
  });

  it('after the rake of each pot', () => {
    // Main pot 300 pays 15, side pot 200 pays 10; the returned 100 pays nothing.
    const rake = { millionths: 50_000 };
    const { paid, raked, pots, net } = settle(stacks, [{ high: [3, 2, 1] }], { rake });
    expect(pots.map((pot) => pot.raked)).toEqual([15, 10]);
    expect(raked).toBe(25);
    expect(paid).toEqual([475, 0, 0]);
    expect(net).toEqual([275, -200, -100]);
    expect(settle(stacks, [{ high: [3, 2, 1] }], { rake: { ...rake, cap: 18 } }).raked).toBe(18);
  });

  it('from the left of the button', () => {
    // 51 and 51 with a dead 1: 103 two ways.
    const contributions = [{ put: 51 }, { put: 51, dead: 1 }];
    const tied = [{ high: [4, 4] }];
    expect(settle(contributions, tied).paid).toEqual([52, 51]);
    expect(settle(contributions, tied, { button: 0 }).paid).toEqual([51, 52]);
    expect(settle(contributions, tied, { button: 4, seats: [3, 7] }).paid).toEqual([51, 52]);
  });

  it('twice', () => {
    const boards: Strengths[] = [{ high: [2, 1, 3] }, { high: [3, 2, 1] }];
    // Main 300: 150 to C, 150 to A. Side 200: both boards to A.
    expect(settle(stacks, boards).paid).toEqual([350, 0, 150]);
  });

  it('without a showdown where one player is left', () => {
    const contributions = [{ put: 30 }, { put: 10, folded: true }, { put: 10, folded: true }];
    const { paid, returned, pots } = settle(contributions, [{ high: null }]);
    expect(pots).toHaveLength(1);
    expect(pots[0]?.uncontested).toBe(true);
    expect(paid).toEqual([30, 0, 0]);
    expect(returned).toEqual([20, 0, 0]);
  });

  it('by named winners', () => {
    const { paid } = settle(stacks, [(pot, index) => ({ high: index === 0 ? [2] : pot.eligible, low: [] })]);
    expect(paid).toEqual([100, 100, 300]);
  });

  it('as nobody can win who has folded, is in no pot, or does not exist', () => {
    const folded = [{ put: 10 }, { put: 10, folded: true }, { put: 10 }];
    const bad = (message: string) => expect.objectContaining({ code: 'BAD_POT', message });
    expect(() => settle(folded, [() => ({ high: [1], low: [] })])).toThrow(
      bad('player 2 has folded and cannot win it'),
    );
    expect(() => settle(stacks, [() => ({ high: [2], low: [] })])).toThrow(
      bad('player 3 has no share in side pot 1 and cannot win it'),
    );
    expect(() => settle(folded, [() => ({ high: [0], low: [9] })])).toThrow(
      bad('player 10 has no share in the main pot and cannot win it'),
    );
    expect(() => settle(folded, [() => ({ high: [0, 0], low: [] })])).toThrow(
      bad('a winner of the main pot is named twice'),
    );
    // Strengths of folded players do not count.
    expect(settle(folded, [{ high: [1, 9, 2] }]).paid).toEqual([0, 0, 30]);
  });

  it('or refused', () => {
    const bad = expect.objectContaining({ code: 'BAD_POT' });
    expect(() => settle(stacks, [{ high: [null, null, null] }])).toThrow(bad);
    expect(() => settle(stacks, [{ high: [1, 2] }])).toThrow(bad);
    expect(() => settle(stacks, [])).toThrow(bad);
    expect(() => settle([{ put: 0 }], [{ high: [1] }])).toThrow(bad);
  });
});

describe('the winners among some players', () => {
  it('have the highest strength, each half for itself', () => {
    expect(winnersOf({ high: [5, 9, 9], low: [3, null, 3] }, [0, 1, 2])).toMatchObject({
      high: [1, 2],
      low: [0, 2],
    });
    expect(winnersOf({ high: [5, 9, 9], low: [null, null, 3] }, [0, 1])).toMatchObject({
      high: [1],
      low: [],
    });
    expect(winnersOf({ high: null, low: [3, 4, 1] }, [0, 2])).toMatchObject({ high: [], low: [0] });
  });
});

describe('whatever was put in', () => {
  const seat = fc.record({
    put: fc.nat(200),
    dead: fc.constantFrom(0, 0, 0, 1, 5),
    folded: fc.boolean(),
    // Few strengths, so that ties are common.
    strengths: fc.array(fc.record({ high: fc.nat(2), low: fc.option(fc.nat(1), { nil: null }) }), {
      minLength: 3,
      maxLength: 3,
    }),
  });
  const table = fc.record({
    seats: fc.array(seat, { minLength: 1, maxLength: 8 }),
    boards: fc.integer({ min: 1, max: 3 }),
    game: fc.constantFrom('high', 'low', 'hi/lo'),
    stud: fc.boolean(),
    deck: fc.shuffledSubarray(
      Array.from({ length: 52 }, (_, card) => card),
      { minLength: 52, maxLength: 52 },
    ),
    rule: fc.constantFrom(...ODD_CHIP_RULES),
    button: fc.nat(9),
    millionths: fc.constantFrom(0, 25_000, 50_000, 333_333, 1_000_000),
    cap: fc.option(fc.nat(30), { nil: null }),
  });

  it('is paid, returned or raked; nobody gets two odd chips of one part; every share is fair', () => {
    fc.assert(
      fc.property(table, ({ seats, boards, game, stud, deck, rule, button, millionths, cap }) => {
        fc.pre(seats.some((player) => !player.folded && player.put + player.dead > 0));
        const cards = seats.map((_, player) => {
          const five = deck.slice(player * 6, player * 6 + 5);
          return { high: five, low: five, all: deck.slice(player * 6, player * 6 + 6) };
        });
        const strengths = Array.from({ length: boards }, (_, board): Strengths => {
          const high = seats.map((player) => player.strengths[board]?.high ?? null);
          const low = seats.map((player) => player.strengths[board]?.low ?? null);
          // A game of lows alone has no qualifier.
          const halves =
            game === 'low' ? { high: null, low: high } : { high, low: game === 'high' ? null : low };
          return stud ? { ...halves, cards } : halves;
        });
        const rake = cap === null ? { millionths } : { millionths, cap };
        const settled = settle(seats, strengths, { oddChip: rule, button, rake });
        requireConserved(settled);
        requireFair(settled, strengths);
        const { pots, returned } = layerPots(seats);
        expect(settled.pots.map(({ amount, eligible }) => ({ amount, eligible }))).toEqual(pots);
        expect(settled.returned).toEqual(returned);
        expect(settled.raked).toBeLessThanOrEqual(cap ?? Number.MAX_SAFE_INTEGER);
        seats.forEach((player, index) => {
          if (player.folded) expect(settled.paid[index]).toBe(0);
        });
      }),
      { numRuns: 2000, seed: 6 },
    );
  });

  function sum(amounts: readonly number[]): number {
    return amounts.reduce((total, amount) => total + amount, 0);
  }

  function requireConserved({ pots, put, paid, returned, net, total, raked }: Settlement): void {
    expect(sum(put)).toBe(total);
    expect(sum(paid) + sum(returned) + raked).toBe(total);
    expect(sum(net) + raked).toBe(0);
    for (const amount of [...paid, ...returned, raked]) {
      expect(Number.isInteger(amount) && amount >= 0).toBe(true);
    }
    for (const pot of pots) {
      expect(sum(pot.amounts)).toBe(pot.amount - pot.raked);
      expect(sum(pot.parts.map((part) => part.amount))).toBe(pot.amount - pot.raked);
      for (const part of pot.parts) {
        const shares = part.shares.map((share) => share.amount);
        expect(sum(shares)).toBe(part.amount);
        expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
        const odd = pot.oddChips.filter(
          (chip) => chip.board === part.board && chip.half === part.half && chip.player !== null,
        );
        expect(odd.map((chip) => chip.player).sort()).toEqual(
          part.shares
            .filter((share) => share.odd)
            .map((share) => share.player)
            .sort(),
        );
        expect(odd.length).toBe(part.amount % part.shares.length);
      }
    }
  }

  /** Against the share in fractions: at most one chip off for the board, the half and the tie. */
  function requireFair({ pots }: Settlement, boards: readonly Strengths[]): void {
    for (const pot of pots) {
      if (pot.uncontested) continue;
      const fair = pot.amounts.map(() => 0);
      for (const board of boards) {
        const { high, low } = winnersOf(board, pot.eligible);
        const halves = [high, low].filter((winners) => winners.length > 0);
        for (const winners of halves) {
          for (const player of winners) {
            const share = (pot.amount - pot.raked) / boards.length / halves.length / winners.length;
            fair[player] = (fair[player] as number) + share;
          }
        }
      }
      pot.amounts.forEach((amount, player) => {
        expect(Math.abs(amount - (fair[player] as number))).toBeLessThan(3 * boards.length);
      });
    }
  }
});
