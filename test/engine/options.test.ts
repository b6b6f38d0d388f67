import {
  EquityError,
  type EquityOptions,
  equity,
  evaluate,
  expectedChips,
  explain,
  formatCard,
  formatCards,
  parseRange,
  settleHands,
} from 'equity';
import { describe, expect, test } from 'vitest';

async function failure(run: () => unknown): Promise<EquityError> {
  try {
    await run();
  } catch (error) {
    expect(error).toBeInstanceOf(EquityError);
    return error as EquityError;
  }
  throw new Error('no error');
}

const ask = (options: unknown) => failure(() => equity('AA vs KK', options as EquityOptions));

describe('options that are none', () => {
  test.each([
    [{ trails: 100 }, "there is no option 'trails'", "Did you mean 'trials'?"],
    [{ bord: '2h7d9c' }, "there is no option 'bord'", "Did you mean 'board'?"],
    [null, 'options are an object, not null', /^The options are board, dead, game/],
    ['x', "options are an object, not 'x'", /^The options are/],
    [1, 'options are an object, not 1', /^The options are/],
    [{ signal: {} }, 'the signal is an AbortSignal, not an object', /AbortController/],
    [{ onProgress: 5 }, 'onProgress is a function, not 5', undefined],
    [{ threads: '2' }, "threads must be a whole number from 1 to 1024, not '2'", undefined],
    [{ seed: '2' }, "the seed must be a whole number from 0 to 2^53 - 1, not '2'", undefined],
    [{ trials: '2' }, "trials must be a whole number from 1 to 10^15, not '2'", undefined],
    [{ error: '0.1' }, "the target error must be between 0 and 1, not '0.1'", expect.anything()],
    [{ method: 7 }, 'there is no method 7', expect.anything()],
  ])('%j', async (options, message, hint) => {
    const error = await ask(options);
    expect(error).toMatchObject({ code: 'BAD_OPTION', message });
    if (hint instanceof RegExp) expect(error.hint).toMatch(hint);
    else expect(error.hint).toEqual(hint);
  });

  test('are found by expectedChips(), settleHands() and parseRange()', async () => {
    const put = [{ put: 100 }, { put: 100 }];
    const hands = 'AsAh vs KsKd on 2h7d9cTsJc';
    const byHand = () => expectedChips(hands, put, { byHand: true } as never);
    expect(await failure(byHand)).toMatchObject({
      code: 'BAD_OPTION',
      message: "there is no option 'byHand'",
    });
    expect(await failure(() => parseRange('AA', { gaem: 'omaha' } as never))).toMatchObject({
      code: 'BAD_OPTION',
    });
    const settled = () => settleHands(hands, put, { buton: 1 } as never);
    expect(await failure(settled)).toMatchObject({ code: 'BAD_OPTION', hint: "Did you mean 'button'?" });
  });

  test('are found in the question and by explain() too', async () => {
    const input = { hands: ['AA', 'KK'], bord: '2h7d9c' };
    for (const run of [
      () => equity(input),
      () => explain(input),
      () => explain('AA v KK', { trails: 1 } as never),
    ]) {
      expect(await failure(run)).toMatchObject({ code: 'BAD_OPTION' });
    }
    expect(explain('AA v KK', { threads: 2 } as never).method).toBe('exact');
  });
});

test('what is no card is not written as one', async () => {
  for (const card of [52, -1, 1.5, Number.NaN, 'ZZ', null]) {
    expect(await failure(() => formatCard(card as never)), String(card)).toMatchObject({ code: 'BAD_CARD' });
  }
  for (const cards of [null, undefined, 5, ['As', 'Ks']]) {
    expect(await failure(() => formatCards(cards as never))).toMatchObject({ code: 'BAD_CARD' });
  }
  expect(await failure(() => evaluate(null as never))).toMatchObject({ code: 'BAD_HAND' });
});
