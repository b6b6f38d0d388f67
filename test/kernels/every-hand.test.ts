import { describe, expect, test } from 'vitest';
import type { Card } from '../../src/cards/card.ts';
import { choose } from '../../src/cards/choose.ts';
import { combinations } from '../oracle/cards.ts';
import { RULES } from '../oracle/games.ts';
import { mulberry32, shuffledDeck } from '../oracle/sample.ts';
import { showdown } from '../oracle/showdown.ts';
import { kernels } from './outcomes.ts';

const SEED = 5_178;
/** What stands for a hand that cannot be dealt. */
const NEVER = 0xffff_ffff;

/** Shares of every hand in quarters of a pot, by colexicographic index. */
function everyShare(width: number, split: boolean, board: readonly Card[], dead: readonly Card[]) {
  kernels.useRanking(0);
  const room = kernels.reserve(kernels.everyRoom(width));
  new Uint8Array(kernels.memory.buffer, kernels.input(), 52).set([...board, ...dead]);
  kernels.meetEvery(width, Number(split), dead.length, room);
  return new Uint32Array(kernels.memory.buffer, room, choose(52, width));
}

function indexOf(hand: readonly Card[]): number {
  return [...hand].sort((a, b) => a - b).reduce((index, card, i) => index + choose(card, i + 1), 0);
}

function disjoint(a: readonly Card[], b: readonly Card[]): boolean {
  return a.every((card) => !b.includes(card));
}

const GAMES = [
  ['omaha', 4, false],
  ['omaha8', 4, true],
  ['omaha5', 5, false],
  ['omaha5-8', 5, true],
] as const;

describe.each(GAMES)('%s: every hand against every other', (name, width, split) => {
  test('from a small deck, as the oracle settles each pair', () => {
    const random = mulberry32(SEED);
    for (let round = 0; round < 12; round++) {
      const deck = shuffledDeck(random, 'full');
      // Every other board is all low cards, or all of one suit.
      const first = (card: Card) => (round % 3 === 0 ? true : round % 3 === 1 ? card < 28 : card % 4 === 1);
      const board = deck.filter(first).slice(0, 5);
      const rest = deck.filter((card) => !board.includes(card));
      const live = rest.slice(0, width * 2 + 2).sort((a, b) => a - b);
      const shares = everyShare(width, split, board, rest.slice(width * 2 + 2));
      const hands = combinations(live, width);
      expect(shares.filter((share) => share !== NEVER).length).toBe(hands.length);
      const values = hands.map((hand) => showdown(RULES[name], [hand], board));
      for (const [i, hand] of hands.entries()) {
        const { highs, lows } = values[i];
        let quarters = 0;
        for (const [j, other] of hands.entries()) {
          if (!disjoint(hand, other)) continue;
          const high = 1 + Math.sign(highs[0] - values[j].highs[0]);
          const low = 1 + Math.sign(lows[0] - values[j].lows[0]);
          quarters += high + (lows[0] + values[j].lows[0] > 0 ? low : high);
        }
        expect(shares[indexOf(hand)], `${board} ${hand}`).toBe(quarters);
      }
    }
  });

  test('from a full deck, as the plain kernel plays a hand against all others', () => {
    const random = mulberry32(SEED + 1);
    for (let round = 0; round < (width === 4 ? 4 : 1); round++) {
      const deck = shuffledDeck(random, 'full');
      const low = deck.filter((card) => card < 28);
      const board =
        round % 2 === 1 ? deck.slice(0, 5) : [...low.slice(0, 4), deck.find((card) => card > 28) ?? 51];
      const rest = deck.filter((card) => !board.includes(card));
      const hand = rest.slice(0, width);
      const share = everyShare(width, split, board, [])[indexOf(hand)];
      const input = new Uint8Array(kernels.memory.buffer, kernels.input(), width * 2 + 5);
      input.set([...hand, ...hand, ...board]);
      const size = 1 << (2 << Number(split));
      const outcomes = new BigUint64Array(kernels.memory.buffer, kernels.boardOutcomes(), size);
      const halves = [0, 2, 0, 1];
      let quarters = 0;
      for (const other of combinations(rest.slice(width), width)) {
        input.set(other, width);
        kernels.playBoards(2, width, 1, Number(split), 5, 0, 0, 52);
        const outcome = outcomes.findIndex((deals) => deals !== 0n);
        quarters += halves[outcome & 3] + halves[(outcome >> 2 || outcome) & 3];
      }
      expect(share, `${board} ${hand}`).toBe(quarters);
    }
  });

  test('pots add up, and relabelled suits change nothing', () => {
    const board = [0, 6, 21, 26, 44];
    const shares = everyShare(width, split, board, [51]).slice();
    const live = shares.filter((share) => share !== NEVER);
    expect(live.length).toBe(choose(46, width));
    const total = live.reduce((sum, share) => sum + share, 0);
    expect(total).toBe(2 * choose(46, width) * choose(46 - width, width));
    const relabel = (card: Card) => (card & ~3) | ((card + 1) & 3);
    const other = everyShare(width, split, board.map(relabel), [relabel(51)]);
    const random = mulberry32(SEED + 2);
    for (let i = 0; i < 2000; i++) {
      const hand = shuffledDeck(random, 'full').slice(0, width);
      expect(other[indexOf(hand.map(relabel))]).toBe(shares[indexOf(hand)]);
    }
  });
});
