import { describe, expect, it } from 'vitest';
import { RANKS, SUITS } from '../../src/cards/card.ts';
import {
  describeOddChip,
  type OddChipRule,
  oddChipOrder,
  placesLeftOfButton,
} from '../../src/pots/oddchips.ts';
import { splitPot, type Winners } from '../../src/pots/split.ts';

function cards(text: string): number[] {
  return text.split(' ').map((card) => RANKS.indexOf(card.charAt(0)) * 4 + SUITS.indexOf(card.charAt(1)));
}

/** Chips of players A, B and C, who sit left of the button in that order. */
function chips(amount: number, boards: readonly Winners[], rule: OddChipRule = 'tda'): number[] {
  const { parts } = splitPot(amount, boards, { rule, places: placesLeftOfButton(3, 2) });
  const won = [0, 0, 0];
  for (const { shares } of parts) for (const share of shares) won[share.player] += share.amount;
  return won;
}

const [A, B, C] = [0, 1, 2];

describe('a pot', () => {
  it('is shared by tied players, odd chips from the left of the button', () => {
    expect(chips(100, [{ high: [A, B, C], low: [] }])).toEqual([34, 33, 33]);
    expect(chips(101, [{ high: [A, B, C], low: [] }])).toEqual([34, 34, 33]);
    expect(chips(101, [{ high: [C, B], low: [] }])).toEqual([0, 51, 50]);
  });

  it('is halved first in hi/lo, the odd chip to the high half', () => {
    expect(chips(101, [{ high: [A], low: [B, C] }])).toEqual([51, 25, 25]);
    expect(chips(103, [{ high: [C], low: [A, B] }])).toEqual([26, 25, 52]);
    expect(chips(100, [{ high: [A], low: [A, B] }])).toEqual([75, 25, 0]);
    expect(chips(101, [{ high: [A], low: [A, B] }])).toEqual([76, 25, 0]);
    expect(chips(101, [{ high: [A], low: [] }])).toEqual([101, 0, 0]);
  });

  it('goes to the low alone in a game of lows', () => {
    const { parts } = splitPot(101, [{ high: [], low: [B, C] }], { places: [0, 1, 2] });
    expect(parts).toEqual([
      {
        board: 0,
        half: 'low',
        amount: 101,
        shares: [
          { player: B, amount: 51, odd: true },
          { player: C, amount: 50, odd: false },
        ],
      },
    ]);
  });

  it('is split whole where the same hands win both ways', () => {
    expect(chips(66, [{ high: [A, B], low: [B, A] }])).toEqual([33, 33, 0]);
    expect(chips(100, [{ high: [A, B, C], low: [A, B, C] }])).toEqual([34, 33, 33]);
    expect(chips(67, [{ high: [A, B], low: [A, B] }], 'low-if-quartered')).toEqual([34, 33, 0]);
    // Not the same hands: the high has a third winner, so there are two halves of 33 (17/16 and 11 each).
    expect(chips(66, [{ high: [A, B, C], low: [A, B] }])).toEqual([28, 27, 11]);
  });

  it('gives the low half the odd chip where it is quartered, if that is the rule', () => {
    // 101: high 50, low 51 as 26/25.
    expect(chips(101, [{ high: [A], low: [B, C] }], 'low-if-quartered')).toEqual([50, 26, 25]);
    expect(chips(101, [{ high: [C], low: [B, C] }], 'low-if-quartered')).toEqual([0, 26, 75]);
    // Neither a low won alone nor a tied high is quartered: the high half keeps the chip.
    expect(chips(101, [{ high: [A], low: [B] }], 'low-if-quartered')).toEqual([51, 50, 0]);
    expect(chips(101, [{ high: [A, B], low: [B, C] }], 'low-if-quartered')).toEqual([26, 50, 25]);
  });

  it('is split between boards first, the odd chip to the first', () => {
    // 101: 51 and 50.
    expect(
      chips(101, [
        { high: [A], low: [] },
        { high: [B], low: [] },
      ]),
    ).toEqual([51, 50, 0]);
    // 103: 52 and 51. First board 26 high, 26 low; second board 26 high, 25 low as 13/12.
    expect(
      chips(103, [
        { high: [A], low: [B] },
        { high: [B], low: [A, C] },
      ]),
    ).toEqual([39, 52, 12]);
    // 104 over three boards: 35, 35, 34.
    expect(
      chips(104, [
        { high: [C], low: [] },
        { high: [B], low: [] },
        { high: [A], low: [] },
      ]),
    ).toEqual([34, 35, 35]);
  });

  it('says which rule gave each odd chip', () => {
    const boards = [
      { high: [A], low: [B, C] },
      { high: [B, C], low: [] },
    ];
    // 103: 52 and 51. 26 high, 26 low as 13/13; 51 as 26/25.
    const { oddChips } = splitPot(103, boards, { places: [0, 1, 2] });
    expect(oddChips).toEqual([
      { board: 0, half: null, player: null, reason: 'first-board' },
      { board: 1, half: 'high', player: B, reason: 'left-of-button' },
    ]);
    const quartered = splitPot(103, [{ high: [C], low: [A, B] }], {
      places: [0, 1, 2],
      rule: 'low-if-quartered',
    });
    expect(quartered.oddChips).toEqual([
      { board: 0, half: 'low', player: null, reason: 'low-half-quartered' },
    ]);
    expect(splitPot(101, [{ high: [A], low: [B] }], { places: [0, 1, 2] }).oddChips).toEqual([
      { board: 0, half: 'high', player: null, reason: 'high-half' },
    ]);
    expect(describeOddChip('high-half')).toContain('high half');
  });

  it('needs a winner, a board and whole chips', () => {
    const places = [0, 1, 2];
    const bad = expect.objectContaining({ code: 'BAD_POT' });
    expect(() => splitPot(10, [{ high: [], low: [] }], { places })).toThrow(bad);
    expect(() => splitPot(10, [], { places })).toThrow(bad);
    expect(() => splitPot(-1, [{ high: [A], low: [] }], { places })).toThrow(
      expect.objectContaining({ code: 'BAD_AMOUNT' }),
    );
  });
});

describe('odd chips of stud', () => {
  // Both have two pair, nines and eights with a king; both lows are 8-6-4-3-A.
  const hands = [
    {
      high: cards('9c 9h 8c 8h Kc'),
      low: cards('8c 6d 4h 3s Ac'),
      all: cards('9c 9h 8c 8h Kc 2d 5d'),
    },
    {
      high: cards('9d 9s 8d 8s Kh'),
      low: cards('8s 6h 4d 3c Ad'),
      all: cards('9d 9s 8d 8s Kh 2h 2c'),
    },
  ];
  const order = (half: 'high' | 'low' | 'whole', rule: OddChipRule) =>
    oddChipOrder([A, B], half, rule, [0, 1], hands);

  it('go to the highest card by suit of the winning five', () => {
    expect(order('high', 'tda')).toEqual({ players: [B, A], reason: 'highest-card-of-five' });
    expect(order('whole', 'tda').players).toEqual([B, A]);
    // The ace is low in a low hand, so the eights decide: spades over clubs.
    expect(order('low', 'tda')).toEqual({ players: [B, A], reason: 'highest-card-of-five' });
    expect(order('low', 'low-if-quartered').players).toEqual([B, A]);
  });

  it("go by all cards under Robert's Rules, and to the lowest one in a low", () => {
    expect(order('high', 'roberts')).toEqual({ players: [B, A], reason: 'highest-card-of-all' });
    // The lowest cards are 2d and 2c: clubs are lower.
    expect(order('low', 'roberts')).toEqual({ players: [B, A], reason: 'lowest-card-of-all' });
    const aces = [
      { all: cards('Ah 2c 3c 4c 8c Kc Ks') },
      { all: cards('Ad 2s 3s 4s 8s Qc Qs') },
      { all: cards('Ac 2h 3h 4h 8h Jc Js') },
    ];
    // An ace is the lowest card of a low, and the highest of a high.
    expect(oddChipOrder([A, B, C], 'low', 'roberts', [0, 1, 2], aces).players).toEqual([C, B, A]);
    expect(oddChipOrder([A, B, C], 'high', 'roberts', [0, 1, 2], aces).players).toEqual([A, B, C]);
  });

  it('go by the next card where the first is shared by all', () => {
    const shared = [{ high: cards('As Kc Qd Jc 9c') }, { high: cards('As Kd Qc Jd 9d') }];
    expect(oddChipOrder([A, B], 'high', 'tda', [0, 1], shared).players).toEqual([B, A]);
  });

  it('go by seat between hands of the same cards', () => {
    const same = [{ high: cards('As Kc') }, { high: cards('As Kc') }];
    expect(oddChipOrder([A, B], 'high', 'tda', [1, 0], same).players).toEqual([B, A]);
  });

  it('need the cards, but only where there is an odd chip', () => {
    const winners = [{ high: [A, B], low: [], cards: [null, null] }];
    expect(splitPot(100, winners, { places: [0, 1] }).oddChips).toEqual([]);
    expect(() => splitPot(101, winners, { places: [0, 1] })).toThrow(
      expect.objectContaining({ code: 'BAD_POT' }),
    );
  });

  it('reach the player with the card', () => {
    const winners = [{ high: [A, B], low: [], cards: hands }];
    expect(splitPot(101, winners, { places: [0, 1] })).toEqual({
      parts: [
        {
          board: 0,
          half: 'high',
          amount: 101,
          shares: [
            { player: A, amount: 50, odd: false },
            { player: B, amount: 51, odd: true },
          ],
        },
      ],
      oddChips: [{ board: 0, half: 'high', player: B, reason: 'highest-card-of-five' }],
    });
  });
});

describe('places left of the button', () => {
  it('start after it and end with it', () => {
    expect(placesLeftOfButton(3, 2)).toEqual([0, 1, 2]);
    expect(placesLeftOfButton(3, 0)).toEqual([2, 0, 1]);
    expect(placesLeftOfButton(3, 1)).toEqual([1, 2, 0]);
  });

  it('allow empty seats and a dead button', () => {
    expect(placesLeftOfButton(3, 5, [2, 5, 8])).toEqual([1, 2, 0]);
    expect(placesLeftOfButton(3, 6, [2, 5, 8])).toEqual([1, 2, 0]);
    expect(placesLeftOfButton(3, 9, [8, 2, 5])).toEqual([2, 0, 1]);
  });

  it('need a seat for each player', () => {
    const bad = expect.objectContaining({ code: 'BAD_OPTION' });
    expect(() => placesLeftOfButton(2, 0, [1, 1])).toThrow(bad);
    expect(() => placesLeftOfButton(2, 0, [1])).toThrow(bad);
    expect(() => placesLeftOfButton(2, -1)).toThrow(bad);
    expect(() => placesLeftOfButton(2, 0, [0.5, 1])).toThrow(bad);
  });
});
