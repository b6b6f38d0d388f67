import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectChips } from '../../src/pots/expectation.ts';
import { layerPots } from '../../src/pots/pots.ts';

const layers = layerPots([{ put: 300 }, { put: 200 }, { put: 100 }]);
const main = { equities: [0.5, 0.25, 0.25] };
const side = { equities: [0.6, 0.4, 0] };

describe('expected chips', () => {
  it('are the equity of each pot times its chips', () => {
    const { pots, players, raked } = expectChips(layers, [main, side]);
    expect(pots.map((pot) => pot.chips)).toEqual([
      [150, 75, 75],
      [120, 80, 0],
    ]);
    // First: 150 + 120 out of the pots, 100 back, 300 put in.
    expect(players).toEqual([
      { put: 300, returned: 100, chips: 270, net: 70, error: 0 },
      { put: 200, returned: 0, chips: 155, net: -45, error: 0 },
      { put: 100, returned: 0, chips: 75, net: -25, error: 0 },
    ]);
    expect(raked).toBe(0);
  });

  it('come from the pot after the rake', () => {
    const { pots, players, raked } = expectChips(layers, [main, side], { rake: { millionths: 100_000 } });
    expect(pots.map((pot) => pot.raked)).toEqual([30, 20]);
    expect(players[0]?.chips).toBeCloseTo(0.5 * 270 + 0.6 * 180, 9);
    expect(raked).toBe(50);
  });

  it('need no equities where one player is left', () => {
    const alone = layerPots([{ put: 100 }, { put: 100, folded: true }, { put: 40 }]);
    // Main pot 120 between the first and the third, 120 for the first alone.
    const { pots, players } = expectChips(alone, [{ equities: [0.5, 0, 0.5] }, null]);
    expect(pots[1]?.chips).toEqual([120, 0, 0]);
    expect(players.map((player) => player.net)).toEqual([80, -100, 20]);
    expect(expectChips(alone, [{ equities: [0.5, 0, 0.5] }]).players).toEqual(players);
  });

  it('carry the error of a sample', () => {
    const sampled = [
      { ...main, errors: [0.01, 0.01, 0.01] },
      { ...side, errors: [0.02, 0.02, 0] },
    ];
    // 300 * 0.01 and 200 * 0.02: at most 3 + 4 together.
    const { pots, players } = expectChips(layers, sampled);
    expect(pots.map((pot) => pot.errors)).toEqual([
      [3, 3, 3],
      [4, 4, 0],
    ]);
    expect(players.map((player) => player.error)).toEqual([7, 7, 3]);
  });

  it('carry it exactly where the covariances are known', () => {
    const variances = (covariance: number) => [
      [0.0001, covariance],
      [covariance, 0.0004],
    ];
    const covariances = [
      variances(0), // independent: sqrt(3² + 4²)
      variances(0.0002), // always together: 3 + 4
      [
        [0.0001, 0],
        [0, 0],
      ],
    ];
    const { players } = expectChips(layers, [main, side], { covariances });
    expect(players[0]?.error).toBeCloseTo(5, 9);
    expect(players[1]?.error).toBeCloseTo(7, 9);
    expect(players[2]?.error).toBeCloseTo(3, 9);
    // Opposed and equal in chips: nothing is left, whatever the rounding.
    const opposed = expectChips(layers, [main, side], { covariances: [variances(-0.000_25)] });
    expect(opposed.players[0]?.error).toBe(0);
  });

  it.each<[string, Parameters<typeof expectChips>[1]]>([
    ['missing equities', [main]],
    ['missing equities of a contested pot', [main, null]],
    ['too few players', [{ equities: [1] }, side]],
    ['too many pots', [main, side, side]],
    ['a sum that is not 1', [{ equities: [0.5, 0.25, 0.2] }, side]],
    ['a share of a pot that cannot be won', [main, { equities: [0.5, 0.25, 0.25] }]],
    ['a negative equity', [{ equities: [1.5, -0.5, 0] }, side]],
    ['no number', [{ equities: [Number.NaN, 0.5, 0.5] }, side]],
    ['errors of other players', [{ ...main, errors: [0] }, side]],
  ])('refuse %s', (_, equities) => {
    expect(() => expectChips(layers, equities)).toThrow(expect.objectContaining({ code: 'BAD_POT' }));
  });

  it('and the rake add up to what was put in', () => {
    const player = fc.record({
      put: fc.nat(500),
      folded: fc.boolean(),
      weight: fc.integer({ min: 1, max: 9 }),
    });
    const seats = fc.array(player, { minLength: 2, maxLength: 8 });
    fc.assert(
      fc.property(seats, fc.nat(200_000), (table, millionths) => {
        fc.pre(table.some((seat) => !seat.folded && seat.put > 0));
        const sorted = layerPots(table);
        const equities = sorted.pots.map(({ eligible }) => {
          const sum = eligible.reduce((total, index) => total + (table[index]?.weight ?? 0), 0);
          return { equities: table.map((seat, index) => (eligible.includes(index) ? seat.weight / sum : 0)) };
        });
        const { players, raked } = expectChips(sorted, equities, { rake: { millionths } });
        const out = players.reduce((sum, { chips, returned }) => sum + chips + returned, raked);
        expect(out).toBeCloseTo(sorted.total, 6);
        expect(players.reduce((sum, { net }) => sum + net, raked)).toBeCloseTo(0, 6);
      }),
      { numRuns: 500, seed: 6 },
    );
  });
});
