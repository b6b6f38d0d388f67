import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatCard } from '../../src/cards/card.ts';
import { blockedPlayer } from '../../src/query/deal.ts';
import { parseRange } from '../../src/ranges/parse.ts';
import type { Range } from '../../src/ranges/range.ts';

/** Tries every way to give each player a hand, in seat order: slow, and obviously right. */
function canBeDealt(ranges: readonly Range[], taken: readonly number[] = []): boolean {
  const [range, ...others] = ranges;
  if (!range) return true;
  for (let hand = 0; hand < range.count; hand++) {
    const cards = [...range.hands.subarray(hand * range.width, (hand + 1) * range.width)];
    if (cards.some((card) => taken.includes(card))) continue;
    if (canBeDealt(others, [...taken, ...cards])) return true;
  }
  return false;
}

const ranges = (texts: readonly string[]) => texts.map((text) => parseRange(text));

test('says what trying every deal says, and names a player whose leaving helps', () => {
  // Few cards among several players, so that about half of the tables work out.
  const card = fc.integer({ min: 38, max: 51 });
  const hand = fc
    .tuple(card, card)
    .filter(([a, b]) => a !== b)
    .map(([a, b]) => formatCard(a) + formatCard(b));
  const range = fc.array(hand, { minLength: 1, maxLength: 5 }).map((hands) => parseRange(hands.join(',')));
  let blocked = 0;
  fc.assert(
    fc.property(fc.array(range, { minLength: 2, maxLength: 6 }), (table) => {
      const answer = blockedPlayer(table);
      expect(answer === null).toBe(canBeDealt(table));
      if (answer === null) return;
      blocked++;
      expect(answer.certain).toBe(true);
      // Those with fewer hands do work out without the player who is named.
      const { count } = table[answer.seat];
      const before = table.filter(
        (other, seat) => other.count < count || (other.count === count && seat < answer.seat),
      );
      expect(canBeDealt(before)).toBe(true);
      expect(canBeDealt([...before, table[answer.seat]])).toBe(false);
    }),
    { seed: 6, numRuns: 2000 },
  );
  expect(blocked).toBeGreaterThan(300);
  expect(blocked).toBeLessThan(1700);
});

describe('tables that leave no room', () => {
  test.each([
    // Every hand takes an ace, of which there are four.
    ['A2+', 4, 5],
    ['A2s+', 4, 5],
    // Two cards each of twelve, of sixteen.
    ['QQ+', 6, 7],
    ['JJ+,AK', 8, 9],
    // An ace or a king each, of eight.
    ['A2+,K2+', 8, 9],
    // Three cards of a suit hold one hand of it.
    ['AKs,AQs,KQs', 4, 5],
    // Five cards of a suit hold two.
    ['ATs+,KTs+,QTs+,JTs', 8, 9],
    ['AA', 2, 3],
  ])('%j is for %i players, not %i', (text, most, tooMany) => {
    expect(blockedPlayer(ranges(Array(most).fill(text)))).toBeNull();
    expect(blockedPlayer(ranges(Array(tooMany).fill(text)))).toMatchObject({ seat: tooMany - 1 });
  });

  test('are told where only the parity of suits tells', () => {
    // Two hands of the five cards of a suit, one of three: six in all, of sixteen cards.
    const suited = (cards: string[]) => cards.flatMap((a, i) => cards.slice(i + 1).map((b) => a + b));
    const five = (suit: string) => suited([...'AKQJT'].map((rank) => rank + suit));
    const three = (suit: string) => suited([...'AKQ'].map((rank) => rank + suit));
    const text = [...five('s'), ...five('h'), ...three('d'), ...three('c')].join(',');
    expect(blockedPlayer(ranges(Array(6).fill(text)))).toBeNull();
    expect(blockedPlayer(ranges(Array(7).fill(text)))).toEqual({ seat: 6, certain: true });
  });

  test('are told from big ranges at once', () => {
    const start = performance.now();
    expect(blockedPlayer(ranges(Array(10).fill('22+,A2+,K2+,Q2+,J2+,T2+')))).toBeNull();
    expect(blockedPlayer(ranges(Array(10).fill('random')))).toBeNull();
    expect(blockedPlayer(ranges([...Array(5).fill('A2+'), ...Array(5).fill('random')]))).toEqual({
      seat: 4,
      certain: true,
    });
    // Ten players of 22+ and 26 pairs to give them.
    expect(blockedPlayer(ranges(Array(10).fill('22+')))).toBeNull();
    expect(performance.now() - start).toBeLessThan(2000);
  });

  test('name a player with a choice before one without', () => {
    expect(blockedPlayer(ranges(['AA', 'AcAd', 'AhAs', 'KK']))).toEqual({ seat: 0, certain: true });
    expect(blockedPlayer(ranges(['KK', 'AcAd', 'AA', 'AhAs']))).toEqual({ seat: 2, certain: true });
    expect(blockedPlayer(ranges(['random', 'AA', 'AcKd', 'AhKs', 'AsQc']))).toEqual({
      seat: 1,
      certain: true,
    });
  });
});
