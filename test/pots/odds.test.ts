import { describe, expect, it } from 'vitest';
import { bluffOdds, callValue, potOdds } from '../../src/pots/odds.ts';

const badAmount = expect.objectContaining({ code: 'BAD_AMOUNT' });
const badOption = expect.objectContaining({ code: 'BAD_OPTION' });

describe('pot odds', () => {
  it('are the equity that a call needs, and a ratio', () => {
    // 50 into a final pot of 200.
    expect(potOdds({ pot: 150, call: 50 })).toEqual({
      pot: 150,
      call: 50,
      final: 200,
      required: 0.25,
      ratio: [3, 1],
      text: '3:1',
    });
  });

  it.each([
    [100, 100, 0.5, '1:1'],
    [175, 50, 50 / 225, '3.5:1'],
    [100, 30, 30 / 130, '3.33:1'],
    [100, 150, 0.6, '1:1.5'],
    [1, 3, 0.75, '1:3'],
  ])('of %d for %d need %d: %s', (pot, call, required, text) => {
    expect(potOdds({ pot, call })).toMatchObject({ required, text });
  });

  it('give the ratio in lowest terms', () => {
    expect(potOdds({ pot: 175, call: 50 }).ratio).toEqual([7, 2]);
    expect(potOdds({ pot: 100, call: 150 }).ratio).toEqual([2, 3]);
  });

  it('count the rake of the final pot', () => {
    // 5 % of 200 is 10: 50 to win 140.
    const odds = potOdds({ pot: 150, call: 50, rake: { millionths: 50_000 } });
    expect(odds).toMatchObject({ final: 190, required: 50 / 190, ratio: [14, 5], text: '2.8:1' });
    expect(potOdds({ pot: 150, call: 50, rake: { millionths: 50_000, cap: 4 } }).final).toBe(196);
    expect(potOdds({ pot: 1, call: 3, rake: { millionths: 1_000_000 } })).toMatchObject({
      required: Number.POSITIVE_INFINITY,
      text: '0:1',
    });
  });

  it('need a pot and a call', () => {
    for (const [pot, call] of [
      [0, 5],
      [5, 0],
      [-1, 5],
      [5, 0.5],
      [Number.MAX_SAFE_INTEGER, 1],
    ] as const) {
      expect(() => potOdds({ pot, call })).toThrow(badAmount);
    }
  });
});

describe('the value of a call', () => {
  it('is what it wins on average less what it costs', () => {
    const call = callValue({ pot: 150, call: 50 }, 0.46, 0.002);
    expect(call.value).toBeCloseTo(42, 9); // 0.46 * 200 - 50
    expect(call.error).toBeCloseTo(0.4, 9); // 0.002 * 200
    expect(call.breakEvenCall).toBeCloseTo((150 * 0.46) / 0.54, 9);
    expect(call.implied).toBe(0);
  });

  it('is zero at the required equity', () => {
    expect(callValue({ pot: 150, call: 50 }, 0.25).value).toBe(0);
    // And the largest call that a quarter pays for at 150 is 50.
    expect(callValue({ pot: 150, call: 50 }, 0.25).breakEvenCall).toBe(50);
  });

  it('below zero says what must still be won', () => {
    // 0.2 * 200 - 50 = -10; winning one time in five, another 50 is needed.
    const call = callValue({ pot: 150, call: 50 }, 0.2);
    expect(call.value).toBeCloseTo(-10, 9);
    expect(call.implied).toBeCloseTo(50, 9);
    expect(callValue({ pot: 150, call: 50 }, 0)).toMatchObject({
      value: -50,
      breakEvenCall: 0,
      implied: Number.POSITIVE_INFINITY,
    });
  });

  it('has no bound for a certain winner', () => {
    expect(callValue({ pot: 150, call: 50 }, 1)).toMatchObject({
      value: 150,
      breakEvenCall: Number.POSITIVE_INFINITY,
    });
  });

  it('needs an equity of 0 to 1', () => {
    for (const equity of [-0.1, 1.1, Number.NaN]) {
      expect(() => callValue({ pot: 1, call: 1 }, equity)).toThrow(badOption);
    }
    expect(() => callValue({ pot: 1, call: 1 }, 0.5, -1)).toThrow(badOption);
  });
});

describe('a bet that wins by folds', () => {
  it('breaks even where it is folded to often enough', () => {
    expect(bluffOdds(100, 50)).toEqual({ foldsNeeded: 50 / 150, defence: 100 / 150 });
    expect(bluffOdds(100, 100)).toEqual({ foldsNeeded: 0.5, defence: 0.5 });
    expect(() => bluffOdds(0, 50)).toThrow(badAmount);
    expect(() => bluffOdds(50, 0)).toThrow(badAmount);
    expect(() => bluffOdds(50, -1)).toThrow(badAmount);
  });
});
