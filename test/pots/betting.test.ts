import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { act, playBetting } from '../../src/pots/betting.ts';
import { chipScale } from '../../src/pots/chips.ts';
import { legalActions, potSizedTotal } from '../../src/pots/limits.ts';
import { layerPots } from '../../src/pots/pots.ts';
import { BETTING_STRUCTURES, openRound, type RoundOptions, STREETS } from '../../src/pots/round.ts';

const ones = chipScale('1');
const play = (options: RoundOptions, actions = '') => playBetting(options, actions, ones);
const totals = (options: RoundOptions, actions: string) => play(options, actions).steps.map(({ to }) => to);

describe('pot limit', () => {
  const structure = 'pot-limit';

  it('raises by the pot after calling', () => {
    expect(totals({ structure, blinds: [1, 2] }, 'raise pot, raise pot')).toEqual([7, 24]);
    expect(play({ structure, blinds: [5, 10] }).next?.raise).toEqual({
      kind: 'raise',
      min: 20,
      max: 35,
      sizes: [],
    });
  });

  it('counts everything in the middle', () => {
    // Pot 20, bet 10: raise to 50, at least to 20.
    expect(play({ structure, pot: 20 }, 'bet 10').next?.raise).toMatchObject({ min: 20, max: 50 });
    // Pot 10, bet 3, raise to 10: raise to 43, at least by 7.
    expect(play({ structure, pot: 10 }, 'bet 3, raise 10').next?.raise).toMatchObject({ min: 17, max: 43 });
    // Pot 200, a bet of 150 and a call: 800 in all, 150 to call and 650 more.
    const { next } = play({ structure, pot: 200 }, 'bet 150, call');
    expect(next).toMatchObject({ pot: 500, call: 150, raise: { max: 800 } });
    expect(potSizedTotal(10, 30, 10)).toBe(50);
  });

  it('opens for the pot at most', () => {
    expect(play({ structure, pot: 12, minBet: 2 }).next?.raise).toEqual({
      kind: 'bet',
      min: 2,
      max: 12,
      sizes: [],
    });
    // A pot smaller than the smallest bet may still be opened.
    expect(play({ structure, pot: 1, minBet: 2 }).next?.raise).toMatchObject({ min: 2, max: 2 });
  });

  it('counts less for who has chips in the pot', () => {
    // Small blind after a raise to 7: 7 + 10 in the middle + 6 to call.
    expect(play({ structure, blinds: [1, 2], players: 3 }, 'raise pot').next?.raise?.max).toBe(23);
  });

  it('counts antes', () => {
    // Nine antes of 1 and 3 in blinds: 2 + 12 + 2.
    expect(play({ structure, blinds: [1, 2], ante: 1 }).next).toMatchObject({ pot: 12, raise: { max: 16 } });
  });

  it('allows no all-in for more', () => {
    const options = { structure, blinds: [1, 2], stacks: [100, 100, 100] } as const;
    expect(() => play(options, 'all-in')).toThrow(
      'player 3 may not go all-in for 100; legal: fold, call 2 or raise to 4 at least, 7 at most',
    );
    // Who says pot with less goes all-in.
    expect(play({ ...options, stacks: [100, 100, 5] }, 'raise pot').steps[0]).toMatchObject({
      to: 5,
      allIn: true,
      short: false,
    });
  });
});

describe('no limit', () => {
  const structure = 'no-limit';

  it('raises by the last raise at least', () => {
    expect(play({ structure, blinds: [2, 5] }).next?.raise).toEqual({
      kind: 'raise',
      min: 10,
      max: null,
      sizes: [],
    });
    // From 10 to 50 is a raise of 40.
    expect(play({ structure, blinds: [2, 5] }, 'raise 10, raise 50').next?.raise?.min).toBe(90);
  });

  it('is bounded by the stack', () => {
    const { next } = play({ structure, blinds: [2, 5], stacks: [100, 100, 80] });
    expect(next?.raise).toMatchObject({ min: 10, max: 80 });
  });

  it('knows the size of a pot', () => {
    expect(totals({ structure, blinds: [1, 2] }, 'raise pot')).toEqual([7]);
  });

  it('gives the big blind the option', () => {
    const options = { structure, blinds: [1, 2], players: 3 } as const;
    const { next } = play(options, 'call, call');
    expect(next).toMatchObject({ player: 1, call: 0, raise: { kind: 'raise', min: 4 } });
    expect(play(options, 'call, call, check').next).toBeNull();
    expect(play(options, 'fold, fold').next).toBeNull();
  });

  it('plays heads-up with the small blind on the button', () => {
    const options = { structure, blinds: [1, 2], players: 2 } as const;
    expect(play(options).next).toMatchObject({ player: 0, call: 1 });
    expect(play({ ...options, street: 'flop', pot: 4 }).next).toMatchObject({
      player: 1,
      call: 0,
      pot: 4,
      raise: { kind: 'bet', min: 2 },
    });
  });

  it('lets a short stack all-in, without reopening the betting', () => {
    // A bets 100, B makes it 200, C is all-in for 250: a raise of 50 where 100 is the least.
    const options = { structure, pot: 50, minBet: 10, stacks: [1000, 1000, 250] } as const;
    const short = play(options, 'bet 100, raise 200, all-in');
    expect(short.steps[2]).toMatchObject({ kind: 'raise', to: 250, short: true, allIn: true });
    // A was raised in full by B and may raise again: to 250 + 100.
    expect(short.next).toMatchObject({ player: 0, call: 150, raise: { min: 350, max: 1000 } });
    // B has acted, and 50 is no full raise.
    const after = play(options, 'bet 100, raise 200, all-in, call');
    expect(after.next).toMatchObject({ player: 1, call: 50, raise: null, barred: 'not-reopened' });
    expect(() => play(options, 'bet 100, raise 200, all-in, call, raise 400')).toThrow(
      'player 2 may not raise; legal: fold or call 50: the last all-in was less than a full raise',
    );
    expect(play(options, 'bet 100, raise 200, all-in, call, call').next).toBeNull();
  });

  it('does not let a short all-in be completed', () => {
    // Bet 100, all-in for 140: a raise makes it 240 at least.
    const options = { structure, minBet: 10, stacks: [500, 140, 500] } as const;
    expect(play(options, 'bet 100, all-in').next).toMatchObject({ player: 2, raise: { min: 240 } });
    expect(() => play(options, 'bet 100, all-in, complete')).toThrow('has no short bet to complete');
  });

  it('adds short all-ins up', () => {
    // 100 bet, all-in 125, call, all-in 200, call: the first player faces 100 more, a full raise.
    const options = { structure, minBet: 100, stacks: [900, 125, 900, 200, 900] } as const;
    const { next } = play(options, 'bet 100, all-in, call, all-in, call');
    expect(next).toMatchObject({ player: 0, call: 100, raise: { min: 300 } });
    // The third faces only 75 since calling 125.
    expect(play(options, 'bet 100, all-in, call, all-in, call, call').next).toMatchObject({
      player: 2,
      call: 75,
      barred: 'not-reopened',
    });
  });

  it('does not reopen the betting to who checked before a short bet', () => {
    const { next } = play({ structure, minBet: 10, stacks: [100, 4] }, 'check, all-in');
    expect(next).toMatchObject({ player: 0, call: 4, raise: null });
  });

  it('lets a stack below the smallest raise go in whole', () => {
    const options = { structure, blinds: [2, 5], stacks: [100, 100, 8] } as const;
    expect(play(options).next?.raise).toMatchObject({ min: 8, max: 8 });
    expect(play(options, 'raise 8').steps[0]).toMatchObject({ short: true, allIn: true });
    expect(() => play(options, 'raise 7')).toThrow('legal: fold, call 5 or raise to 8');
    const poor = { ...options, stacks: [100, 100, 3] };
    expect(play(poor).next).toMatchObject({ call: 3, raise: null, barred: 'short-stack' });
    expect(play(poor, 'all-in').steps[0]).toMatchObject({ kind: 'call', to: 3, allIn: true });
  });

  it('ends where nobody is left to bet against', () => {
    const options = { structure, blinds: [1, 2], stacks: [50, 20, 20] } as const;
    expect(play(options, 'all-in').next).toMatchObject({ player: 0, call: 19, raise: { min: 38, max: 50 } });
    expect(play(options, 'all-in, call, all-in').next).toBeNull();
    const last = play({ structure, blinds: [1, 2], stacks: [50, 20] }, 'raise 10, all-in');
    expect(last.next).toMatchObject({ player: 0, call: 10, raise: null, barred: 'no-opponent' });
  });

  it('asks for the whole blind where its player was short', () => {
    const { next, round } = play({ structure, blinds: [5, 10], stacks: [100, 6, 100] });
    expect(next).toMatchObject({ player: 2, call: 10, pot: 11, raise: { min: 20 } });
    expect(round.seats[1]).toMatchObject({ put: 6, behind: 0 });
  });
});

describe('a straddle', () => {
  it('is a larger blind', () => {
    const options = { structure: 'no-limit', blinds: [1, 2], straddles: [4], players: 4 } as const;
    expect(play(options).next).toMatchObject({ player: 3, call: 4, pot: 7, raise: { min: 8 } });
    // And its player has the option.
    expect(play(options, 'call, call, call').next).toMatchObject({ player: 2, call: 0, raise: { min: 8 } });
    // Pot limit: 4 + 7 + 4.
    expect(play({ ...options, structure: 'pot-limit' }).next?.raise?.max).toBe(15);
  });

  it('is one of the bets of a fixed limit', () => {
    const options = { structure: 'fixed-limit', stakes: [10, 20], blinds: [5, 10], straddles: [20] } as const;
    expect(play(options).next).toMatchObject({ call: 20, raise: { sizes: [30] } });
    expect(play(options, 'raise, raise').next).toMatchObject({ call: 40, raise: null, barred: 'capped' });
  });

  it('can be dead, as antes can be live', () => {
    const blinds = { structure: 'no-limit', blinds: [1, 2] } as const;
    // 3 of blinds and 4 dead: still 2 to call.
    expect(play({ ...blinds, straddles: [4], dead: ['straddle'] }).next).toMatchObject({ call: 2, pot: 7 });
    // An ante of 1 that counts: the big blind is in for 3, the others for 1.
    expect(play({ ...blinds, ante: 1, dead: [], players: 4 }).next).toMatchObject({
      player: 2,
      call: 2,
      pot: 7,
      raise: { min: 5 },
    });
  });
});

describe('fixed limit', () => {
  const structure = 'fixed-limit';
  const stakes = [10, 20] as const;

  it('is capped after one bet and three raises', () => {
    const options = { structure, stakes, street: 'turn' } as const;
    const { steps, next } = play(options, 'bet, raise, raise, raise');
    expect(steps.map(({ to }) => to)).toEqual([20, 40, 60, 80]);
    expect(next).toMatchObject({ call: 80, raise: null, barred: 'capped' });
    expect(() => play(options, 'bet, raise, raise, raise, raise')).toThrow(
      'player 5 may not raise; legal: fold or call 80: the betting is capped',
    );
    expect(play({ ...options, cap: null }, 'bet, raise, raise, raise').next?.raise?.sizes).toEqual([100]);
    expect(play({ ...options, cap: 5 }, 'bet, raise, raise, raise').next?.raise?.sizes).toEqual([100]);
  });

  it('counts the big blind as the first bet', () => {
    const { steps, next } = play({ structure, stakes, blinds: [5, 10] }, 'raise, raise, raise');
    expect(steps.map(({ to }) => to)).toEqual([20, 30, 40]);
    expect(next?.barred).toBe('capped');
  });

  it.each([
    ['preflop', 10],
    ['flop', 10],
    ['turn', 20],
    ['river', 20],
    ['third', 10],
    ['fourth', 10],
    ['fifth', 20],
    ['sixth', 20],
    ['seventh', 20],
    ['first-draw', 10],
    ['third-draw', 20],
  ] as const)('bets on %s in steps of %d', (street, size) => {
    expect(play({ structure, stakes, street, pot: 40 }).next?.raise).toEqual({
      kind: 'bet',
      min: size,
      max: size,
      sizes: [size],
    });
    expect(STREETS).toContain(street);
  });

  it('allows either bet with an open pair on fourth street', () => {
    const options = { structure, stakes, street: 'fourth', openPair: true, pot: 40 } as const;
    expect(play(options).next?.raise?.sizes).toEqual([10, 20]);
    expect(() => play(options, 'bet')).toThrow(
      'must say how much to bet; legal: fold, check or bet 10 or 20',
    );
    expect(play(options, 'bet 10').next?.raise?.sizes).toEqual([20, 30]);
    // After the big bet only big raises.
    expect(play(options, 'bet 20').next?.raise?.sizes).toEqual([40]);
    expect(play(options, 'bet 10, raise 30').next?.raise?.sizes).toEqual([50]);
    expect(play({ ...options, street: 'third' }).next?.raise?.sizes).toEqual([10]);
  });

  it('takes the amount too, but no other', () => {
    const options = { structure, stakes, blinds: [5, 10] } as const;
    expect(totals(options, 'raise 20')).toEqual([20]);
    expect(() => play(options, 'raise 25')).toThrow(
      'player 3 may not raise to 25; legal: fold, call 10 or raise to 20',
    );
    expect(() => play(options, 'raise pot')).toThrow('cannot raise the pot in fixed limit');
  });

  it('reopens the betting from half a raise up', () => {
    const options = { structure, stakes, street: 'turn', pot: 50 } as const;
    // 20, then all-in for 29: less than half. The third may complete to 40, the first only call.
    const less = { ...options, stacks: [200, 29, 200] };
    expect(play(less, 'bet, all-in').next).toMatchObject({ player: 2, call: 29, raise: { sizes: [40] } });
    expect(play(less, 'bet, all-in, call').next).toMatchObject({
      player: 0,
      call: 9,
      raise: null,
      barred: 'not-reopened',
    });
    expect(play(less, 'bet, all-in, complete').steps[2]?.to).toBe(40);
    // All-in for 30 is half a raise: it counts as one to 40.
    const half = { ...options, stacks: [200, 30, 200] };
    expect(play(half, 'bet, all-in').next).toMatchObject({ player: 2, call: 30, raise: { sizes: [60] } });
    expect(play(half, 'bet, all-in, call').next).toMatchObject({
      player: 0,
      call: 10,
      raise: { sizes: [60] },
    });
    expect(play(half, 'bet, all-in, raise, raise').next?.barred).toBe('capped');
  });

  it('treats an all-in of half a bet as a bet, and less as one to complete', () => {
    const options = { structure, stakes, street: 'turn', pot: 50 } as const;
    // A full raise of a 15 all-in on a bet of 20 is to 40.
    expect(play({ ...options, stacks: [15, 200, 200] }, 'all-in').next).toMatchObject({
      call: 15,
      raise: { sizes: [40] },
    });
    expect(play({ ...options, stacks: [9, 200, 200] }, 'all-in').next).toMatchObject({
      call: 9,
      raise: { sizes: [20] },
    });
  });

  it('lets a stack between two sizes go in whole', () => {
    const options = { structure, stakes, street: 'fourth', openPair: true, pot: 50 } as const;
    const { next, steps } = play({ ...options, stacks: [15, 200, 200] }, 'all-in');
    expect(steps[0]).toMatchObject({ to: 15, legal: { raise: { sizes: [10, 15], max: 15 } } });
    // It is the small bet and some more: the next are to 20 and 30.
    expect(next?.raise?.sizes).toEqual([20, 30]);
  });
});

describe('stud', () => {
  const stud = {
    structure: 'fixed-limit',
    stakes: [10, 20],
    ante: 1,
    bringIn: 3,
    street: 'third',
  } as const;

  it('has antes and a bring-in in the pot', () => {
    // Eight antes of 1 and the 3.
    expect(play(stud).next).toMatchObject({ player: 1, pot: 11, call: 3, raise: { sizes: [10] } });
  });

  it('completes the bring-in, which is the first bet', () => {
    const { steps, next } = play({ ...stud, players: 3 }, 'complete, raise');
    expect(steps.map(({ to }) => to)).toEqual([10, 20]);
    // The bring-in counts for the player who made it.
    expect(next).toMatchObject({ player: 0, call: 17, raise: { sizes: [30] } });
    expect(play({ ...stud, players: 5 }, 'raise, raise, raise, raise').next?.barred).toBe('capped');
    expect(() => play(stud, 'complete, complete')).toThrow('has no short bet to complete');
  });

  it('asks who brought it in again only after a raise', () => {
    expect(play({ ...stud, players: 3 }, 'call, call').next).toBeNull();
    expect(play({ ...stud, players: 3 }, 'call, complete').next).toMatchObject({ player: 0, call: 7 });
  });

  it('has dead money only, where the bring-in is dead', () => {
    expect(play({ ...stud, dead: ['ante', 'bring-in'] }).next).toMatchObject({ pot: 11, call: 0 });
  });

  it('is played pot limit too', () => {
    const options = { structure: 'pot-limit', ante: 1, bringIn: 2, minBet: 5, street: 'third' } as const;
    // Pot 8 + 2: complete to 5 at least, to 2 + 10 + 2 at most.
    expect(play(options).next?.raise).toMatchObject({ min: 5, max: 14 });
    const { next } = play({ ...options, players: 3 }, 'complete, call');
    expect(next).toMatchObject({ player: 0, call: 3, raise: { min: 10 } });
  });

  it('has no forced bets on later streets', () => {
    expect(play({ ...stud, street: 'fifth', pot: 60 }).next).toMatchObject({ pot: 60, call: 0, player: 0 });
  });
});

describe('an illegal action', () => {
  const options = { structure: 'no-limit', blinds: [2, 5], players: 3 } as const;

  it.each([
    ['call, raise 9', 6, 13, 'player 1 may not raise to 9; legal: fold, call 3 or raise to 10 at least'],
    ['check', 0, 5, 'player 3 faces a bet and cannot check; legal: fold, call 5 or raise to 10 at least'],
    ['bet 10', 0, 6, 'player 3 faces a bet already'],
    ['raise', 0, 5, 'player 3 must say how much to raise'],
    ['call, call, call', 12, 16, 'player 2 has nothing to call; legal: fold, check or raise to 10 at least'],
    ['call, call, check, bet 5', 19, 24, "the betting round is over before 'bet 5'"],
    ['all-in', 0, 6, 'player 3 cannot go all-in without a stack'],
    ['complete', 0, 8, 'player 3 has no short bet to complete'],
  ])('%j is refused in its place', (actions, start, end, message) => {
    expect(() => play(options, actions)).toThrow(
      expect.objectContaining({
        code: 'BAD_ACTION',
        message: expect.stringContaining(message),
        span: { start, end },
        input: actions,
      }),
    );
  });

  it('names amounts in the money of the table', () => {
    const blinds = { structure: 'pot-limit', blinds: [50, 100] } as const;
    expect(() => playBetting(blinds, 'raise 9', chipScale('0.01'))).toThrow(
      'player 3 may not raise to 9.00; legal: fold, call 1.00 or raise to 2.00 at least, 3.50 at most',
    );
  });

  it('may be to raise where nobody has bet', () => {
    expect(() => play({ structure: 'no-limit' }, 'raise 5')).toThrow(
      'player 1 has no bet to raise; legal: fold, check or bet 1 at least',
    );
  });

  it('is found in a single action too', () => {
    const round = openRound(options);
    const action = { kind: 'check', amount: null, span: { start: 0, end: 5 }, text: 'check' } as const;
    expect(() => act(round, action)).toThrow(expect.objectContaining({ code: 'BAD_ACTION', input: 'check' }));
  });
});

describe('a round that cannot be', () => {
  it.each<[string, RoundOptions, string]>([
    ['fixed limit without stakes', { structure: 'fixed-limit' }, 'BAD_OPTION'],
    ['stakes upside down', { structure: 'fixed-limit', stakes: [20, 10] }, 'BAD_OPTION'],
    ['one player', { structure: 'no-limit', players: 1 }, 'BAD_OPTION'],
    ['stacks of others', { structure: 'no-limit', players: 3, stacks: [1, 2] }, 'BAD_OPTION'],
    ['an empty stack', { structure: 'no-limit', stacks: [1, 0] }, 'BAD_OPTION'],
    ['more blinds than players', { structure: 'no-limit', players: 2, blinds: [1, 2, 4] }, 'BAD_OPTION'],
    ['a first seat that is not there', { structure: 'no-limit', players: 2, first: 2 }, 'BAD_OPTION'],
    ['a cap of none', { structure: 'no-limit', cap: 0 }, 'BAD_OPTION'],
    ['a smallest bet of nothing', { structure: 'no-limit', minBet: 0 }, 'BAD_OPTION'],
    ['a negative pot', { structure: 'no-limit', pot: -1 }, 'BAD_AMOUNT'],
    ['half a blind', { structure: 'no-limit', blinds: [0.5, 1] }, 'BAD_AMOUNT'],
  ])('has %s', (_, options, code) => {
    expect(() => openRound(options)).toThrow(expect.objectContaining({ code }));
  });
});

describe('any legal play', () => {
  const table = fc.record({
    structure: fc.constantFrom(...BETTING_STRUCTURES),
    stacks: fc.array(fc.integer({ min: 1, max: 120 }), { minLength: 2, maxLength: 7 }),
    blinds: fc.constantFrom([5, 10], [1, 2], []),
    straddles: fc.constantFrom([], [], [20]),
    ante: fc.constantFrom(0, 1),
    choices: fc.array(fc.nat(999), { minLength: 60, maxLength: 60 }),
  });

  it('loses no chips, stays in its limits and ends with equal bets', () => {
    fc.assert(
      fc.property(table, ({ stacks, straddles, choices, ...rest }) => {
        const straddle = rest.blinds.length + straddles.length > stacks.length ? [] : straddles;
        const cap = 4;
        const options = { ...rest, stacks, straddles: straddle, stakes: [10, 20] as const, cap };
        let round = openRound(options);
        const chips = () => round.pot + round.seats.reduce((sum, seat) => sum + (seat.behind ?? 0), 0);
        const all = stacks.reduce((sum, stack) => sum + stack, 0);
        expect(chips()).toBe(all);
        for (const choice of choices) {
          const legal = legalActions(round);
          if (legal === null) break;
          const { raise, call } = legal;
          const seat = round.seats[legal.player];
          expect(seat?.folded).toBe(false);
          expect(seat?.behind).toBeGreaterThan(0);
          const words = ['fold', call > 0 ? 'call' : 'check'];
          if (raise) {
            expect(raise.min).toBeGreaterThan(round.bet);
            expect(raise.max).toBeGreaterThanOrEqual(raise.min);
            const span = (raise.max ?? 0) - raise.min + 1;
            const sizes = raise.sizes.length > 0 ? raise.sizes : [raise.min + (choice % span), raise.max];
            for (const size of sizes) words.push(`${raise.kind} ${size}`);
          }
          const text = words[choice % words.length] as string;
          const [kind = 'fold', amount] = text.split(' ');
          const step = act(round, {
            kind: kind as 'fold',
            amount: amount === undefined ? null : Number(amount),
            span: { start: 0, end: text.length },
            text,
          });
          round = step.round;
          expect(step.step.added).toBeGreaterThanOrEqual(0);
          expect(chips()).toBe(all);
          if (round.structure === 'fixed-limit') expect(round.wagers).toBeLessThanOrEqual(cap);
        }
        if (legalActions(round) !== null || round.pot === 0) return;
        const live = round.seats.filter((seat) => !seat.folded);
        expect(live.length).toBeGreaterThan(0);
        if (live.length > 1) {
          for (const seat of live) if (seat.behind !== 0) expect(seat.put).toBe(round.bet);
        }
        const posted = round.seats.map((seat, player) => ({
          put: seat.put,
          dead: (stacks[player] as number) - seat.put - (seat.behind ?? 0),
          folded: seat.folded,
        }));
        const { pots, returned } = layerPots(posted);
        const sorted = pots.reduce((sum, pot) => sum + pot.amount, 0);
        expect(sorted + returned.reduce((sum, part) => sum + part, 0)).toBe(round.pot);
      }),
      { numRuns: 1000, seed: 6 },
    );
  });
});
