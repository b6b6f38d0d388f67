import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Contribution, layerPots } from '../../src/pots/pots.ts';

describe('pots', () => {
  it('are a main pot, a side pot and an uncalled bet', () => {
    // All-in for 300, 200, 100: each pays 100 into the main pot, two pay 100 more, one is left with 100.
    const { pots, returned, total } = layerPots([{ put: 300 }, { put: 200 }, { put: 100 }]);
    expect(pots).toEqual([
      { amount: 300, eligible: [0, 1, 2] },
      { amount: 200, eligible: [0, 1] },
    ]);
    expect(returned).toEqual([100, 0, 0]);
    expect(total).toBe(600);
  });

  it('keep the chips of a folded player', () => {
    // A 100, B 250, C 400, D folds after 60. Main: 3 * 100 + 60. Side: 2 * 150.
    const { pots, returned } = layerPots([
      { put: 100 },
      { put: 250 },
      { put: 400 },
      { put: 60, folded: true },
    ]);
    expect(pots).toEqual([
      { amount: 360, eligible: [0, 1, 2] },
      { amount: 300, eligible: [1, 2] },
    ]);
    expect(returned).toEqual([0, 0, 150, 0]);
  });

  it('count cents', () => {
    // 1203.60, 2.00 folded, 898.20, 898.20: 305.40 goes back, 3 * 898.20 + 2.00 stays.
    const { pots, returned } = layerPots([
      { put: 120360 },
      { put: 200, folded: true },
      { put: 89820 },
      { put: 89820 },
    ]);
    expect(pots).toEqual([{ amount: 269660, eligible: [0, 2, 3] }]);
    expect(returned).toEqual([30540, 0, 0, 0]);
  });

  it('merge a layer whose payers have all folded into the pot below', () => {
    const { pots, returned } = layerPots([
      { put: 50 },
      { put: 80, folded: true },
      { put: 80, folded: true },
      { put: 50 },
    ]);
    expect(pots).toEqual([{ amount: 260, eligible: [0, 3] }]);
    expect(returned).toEqual([0, 0, 0, 0]);
  });

  it('give an uncalled bet back before anything else', () => {
    expect(layerPots([{ put: 100 }, { put: 0 }])).toEqual({
      pots: [],
      returned: [100, 0],
      put: [100, 0],
      total: 100,
    });
    // Called by a player who folded later: no part of it is uncalled.
    expect(layerPots([{ put: 100 }, { put: 100, folded: true }, { put: 40 }]).pots).toEqual([
      { amount: 120, eligible: [0, 2] },
      { amount: 120, eligible: [0] },
    ]);
  });

  it('hold dead money in the main pot, and never return it', () => {
    // The big blind pays an ante of 2 for the table; everybody folds to a raise of 6.
    const { pots, returned, put } = layerPots([
      { put: 6 },
      { put: 2, dead: 2, folded: true },
      { put: 1, folded: true },
    ]);
    expect(pots).toEqual([{ amount: 7, eligible: [0] }]);
    expect(returned).toEqual([4, 0, 0]);
    expect(put).toEqual([6, 4, 1]);
  });

  it('leave a player who is all-in for dead money in the pot of that money alone', () => {
    const { pots } = layerPots([{ put: 0, dead: 3 }, { put: 10, dead: 3 }, { put: 10 }]);
    expect(pots).toEqual([
      { amount: 6, eligible: [0, 1, 2] },
      { amount: 20, eligible: [1, 2] },
    ]);
  });

  it.each<[string, Contribution[], string]>([
    ['nothing', [{ put: 0 }, { put: 0 }], 'BAD_POT'],
    ['nobody', [], 'BAD_POT'],
    [
      'folded players only',
      [
        { put: 5, folded: true },
        { put: 5, folded: true },
      ],
      'BAD_POT',
    ],
    ['a player left who put nothing in', [{ put: 5, folded: true }, { put: 0 }], 'BAD_POT'],
    ['a negative amount', [{ put: -5 }, { put: 5 }], 'BAD_AMOUNT'],
    ['a fraction', [{ put: 0.5 }, { put: 5 }], 'BAD_AMOUNT'],
    ['negative dead money', [{ put: 5, dead: -1 }, { put: 5 }], 'BAD_AMOUNT'],
    ['too much', [{ put: Number.MAX_SAFE_INTEGER }, { put: 5 }], 'BAD_AMOUNT'],
  ])('cannot be made of %s', (_, contributions, code) => {
    expect(() => layerPots(contributions)).toThrow(expect.objectContaining({ code }));
  });

  it('hold every chip, and shrink to fewer players from pot to pot', () => {
    const player = fc.record({
      put: fc.nat(60),
      dead: fc.constantFrom(0, 0, 0, 1, 7),
      folded: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(player, { minLength: 1, maxLength: 8 }), (players) => {
        fc.pre(players.some((seat) => !seat.folded && seat.put + seat.dead > 0));
        const { pots, returned, put, total } = layerPots(players);
        const inPots = pots.reduce((sum, pot) => sum + pot.amount, 0);
        expect(inPots + returned.reduce((sum, chips) => sum + chips, 0)).toBe(total);
        expect(total).toBe(players.reduce((sum, seat) => sum + seat.put + seat.dead, 0));
        expect(returned.filter((chips) => chips > 0).length).toBeLessThanOrEqual(1);
        pots.forEach((pot, index) => {
          expect(pot.amount).toBeGreaterThan(0);
          expect(pot.eligible.length).toBeGreaterThan(0);
          for (const eligible of pot.eligible) expect(players[eligible]?.folded).toBe(false);
          const below = pots[index - 1];
          if (!below) return;
          expect(below.eligible).toEqual(expect.arrayContaining([...pot.eligible]));
          expect(pot.eligible.length).toBeLessThan(below.eligible.length);
        });
        // Nobody can win more from an opponent than they put in: the pots of a player are bounded by that.
        players.forEach((seat, index) => {
          const reach = pots
            .filter((pot) => pot.eligible.includes(index))
            .reduce((sum, pot) => sum + pot.amount, 0);
          const dead = players.reduce((sum, other) => sum + other.dead, 0);
          // Money of layers that all payers folded merges downwards, so the bound holds where the player is not the deepest left.
          const deepest = Math.max(...players.map((other) => (other.folded ? 0 : other.put)));
          if (seat.folded || seat.put === deepest) return;
          const most = players.reduce((sum, other) => sum + Math.min(other.put, seat.put), 0);
          expect(reach).toBeLessThanOrEqual(most + dead);
          expect(put[index]).toBe(seat.put + seat.dead);
        });
      }),
      { numRuns: 1000, seed: 6 },
    );
  });
});
