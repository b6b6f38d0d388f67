import { describe, expect, it } from 'vitest';
import { parseActions } from '../../src/pots/actions.ts';
import { chipScale } from '../../src/pots/chips.ts';

const ones = chipScale('1');

describe('actions', () => {
  it('are read between commas', () => {
    const read = parseActions(
      'raise pot, Raise 10,call,  fold, check, bet 5, all-in, raise min, complete',
      ones,
    );
    expect(read.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['raise', 'pot'],
      ['raise', 10],
      ['call', null],
      ['fold', null],
      ['check', null],
      ['bet', 5],
      ['all-in', null],
      ['raise', 'min'],
      ['complete', null],
    ]);
  });

  it('may say to, and spell all-in three ways', () => {
    expect(parseActions('raise to 7.5', chipScale('0.01'))[0]?.amount).toBe(750);
    expect(parseActions('all in, allin, ALL-IN', ones).map(({ kind }) => kind)).toEqual([
      'all-in',
      'all-in',
      'all-in',
    ]);
    expect(parseActions('  ', ones)).toEqual([]);
  });

  it('know their place', () => {
    expect(parseActions('call,  raise 10 ', ones).map(({ span, text }) => [span, text])).toEqual([
      [{ start: 0, end: 4 }, 'call'],
      [{ start: 7, end: 15 }, 'raise 10'],
    ]);
  });

  it.each([
    ['call, rise 10', 'BAD_ACTION', { start: 6, end: 13 }],
    ['call, call 10', 'BAD_ACTION', { start: 6, end: 13 }],
    ['call,, fold', 'BAD_ACTION', { start: 5, end: 6 }],
    ['call,', 'BAD_ACTION', { start: 5, end: 5 }],
    ['call, raise -3', 'BAD_AMOUNT', { start: 12, end: 14 }],
    ['call, raise  big', 'BAD_AMOUNT', { start: 13, end: 16 }],
    ['call, raise to 2.5', 'BAD_AMOUNT', { start: 15, end: 18 }],
  ])('refuse %j', (text, code, span) => {
    expect(() => parseActions(text, ones)).toThrow(expect.objectContaining({ code, span, input: text }));
  });
});
