import { describe, expect, it } from 'vitest';
import { chipScale } from '../../src/pots/chips.ts';
import { parseRake, takeRake } from '../../src/pots/rake.ts';

const cents = chipScale('0.01');

describe('the rake', () => {
  it('is a percentage and a cap', () => {
    expect(parseRake('5%', '3', cents)).toEqual({ millionths: 50_000, cap: 300 });
    expect(parseRake('2.75%', undefined, cents)).toEqual({ millionths: 27_500 });
    expect(parseRake('0.0001 %', undefined, cents)).toEqual({ millionths: 1 });
    expect(parseRake('100%', '0', cents)).toEqual({ millionths: 1_000_000, cap: 0 });
  });

  it.each(['5', '0.05', '-5%', '101%', '5.12345%', 'x%', ''])('is not %j', (text) => {
    expect(() => parseRake(text, undefined, cents)).toThrow(expect.objectContaining({ code: 'BAD_AMOUNT' }));
  });

  it('comes off each pot, rounded down', () => {
    // 5 % of 119 is 5.95, of 19 is 0.95, of 20 is 1.
    expect(takeRake([119, 19, 20], { millionths: 50_000 })).toEqual([5, 0, 1]);
    expect(takeRake([119], undefined)).toEqual([0]);
  });

  it('is exact in large pots', () => {
    // floor(9007199254740991 * 0.05) = 450359962737049 (.55 dropped)
    expect(takeRake([Number.MAX_SAFE_INTEGER], { millionths: 50_000 })).toEqual([450359962737049]);
  });

  it('is capped over the whole hand, main pot first', () => {
    expect(takeRake([1000, 300, 500], { millionths: 50_000, cap: 60 })).toEqual([50, 10, 0]);
    expect(takeRake([1000], { millionths: 50_000, cap: 0 })).toEqual([0]);
  });

  it('must be possible', () => {
    const bad = expect.objectContaining({ code: 'BAD_AMOUNT' });
    expect(() => takeRake([10], { millionths: -1 })).toThrow(bad);
    expect(() => takeRake([10], { millionths: 0.5 })).toThrow(bad);
    expect(() => takeRake([10], { millionths: 1_000_001 })).toThrow(bad);
    expect(() => takeRake([10], { millionths: 1, cap: -1 })).toThrow(bad);
  });
});
