import { beforeAll, describe, expect, test, vi } from 'vitest';
import { type Card, formatCards, rankOf, suitOf } from '../../src/cards/card.ts';
import { choose } from '../../src/cards/choose.ts';
import { EquityError } from '../../src/cards/error.ts';
import { equity } from '../../src/engine/equity.ts';
import { type EquityTable, readEquityTable } from '../../src/ranges/equity-table.ts';
import * as stored from '../../src/ranges/omaha-equities.ts';
import { loadRankings, withRankings } from '../../src/ranges/omaha-tables.ts';
import { parseRange } from '../../src/ranges/parse.ts';
import { visitSuitClasses } from '../../src/ranges/suit-classes.ts';
import { loadReference, type ReferenceGame } from '../reference/load.ts';

const GAMES = [
  ['omaha', 4, stored.FOUR_CARDS_HIGH],
  ['omaha8', 4, stored.FOUR_CARDS_LOW],
  ['omaha5', 5, stored.FIVE_CARDS_HIGH],
  ['omaha5-8', 5, stored.FIVE_CARDS_LOW],
] as const;

/** A hand with the suits relabelled in the order that sorts first: equal for hands of one suit class alone. */
function suitClassOf(cards: readonly Card[]): string {
  const masks = [0, 0, 0, 0];
  for (const card of cards) masks[suitOf(card)] |= 1 << rankOf(card);
  return masks.sort((a, b) => a - b).join();
}

function tableOf(game: string): Map<string, number> {
  const row = GAMES.find(([name]) => name === game);
  if (row === undefined) throw new Error(game);
  const [, hole, { steps }] = row;
  const { hands, equities } = readEquityTable(row[2], hole);
  return new Map(
    Array.from(equities, (equity, index) => [
      suitClassOf([...hands.subarray(index * hole, (index + 1) * hole)]),
      equity / steps,
    ]),
  );
}

describe('suit classes', () => {
  // Sets of four sets of ranks, by Burnside's lemma over the 24 relabellings: published as 16,432 and 134,459.
  test.each([
    [2, 169, 1_326],
    [3, 1_755, 22_100],
    [4, 16_432, 270_725],
    [5, 134_459, 2_598_960],
  ])('of %i cards: %i, of %i hands', (width, count, hands) => {
    const classes = new Set<string>();
    let sum = 0;
    let wrong = 0;
    visitSuitClasses(width, (cards, combos) => {
      classes.add(suitClassOf(cards));
      sum += combos;
      const masks = suitClassOf(cards).split(',');
      const alike = masks.map((mask) => masks.filter((other) => other === mask).length);
      // 24 relabellings, less those of suits that hold the same ranks.
      const same = [...new Set(masks)].reduce((ways, mask) => {
        return ways * [1, 1, 2, 6, 24][alike[masks.indexOf(mask)]];
      }, 1);
      if (combos !== 24 / same || cards.some((card, i) => i > 0 && card >= cards[i - 1])) wrong++;
    });
    expect(classes.size).toBe(count);
    expect(sum).toBe(hands);
    expect(wrong).toBe(0);
  });
});

describe.each(GAMES)('%s: the table of equities against a random hand', (game, hole, text) => {
  let table: EquityTable;
  beforeAll(() => {
    table = readEquityTable(text, hole);
  });

  test('has every class, and their mean is half of the pot', () => {
    const { combos, equities } = table;
    expect(equities.length).toBe(hole === 4 ? 16_432 : 134_459);
    const sum = equities.reduce((total, equity, index) => total + combos[index] * equity, 0);
    expect(sum / text.steps / choose(52, hole)).toBeCloseTo(0.5, 4);
  });

  // The kernel that counts an unknown hand by cliques knows nothing of the sweep that made the tables.
  test('has the equities that are counted for each hand alone', { timeout: 300_000 }, async () => {
    const { hands, equities } = table;
    const checked = 30;
    let squares = 0;
    for (let sample = 0; sample < checked; sample++) {
      const index = Math.floor(((sample + 0.5) * equities.length) / checked);
      const hand = formatCards(hands.subarray(index * hole, (index + 1) * hole));
      const result = await equity({ hands: [hand, 'random'] }, { game, method: 'exact', threads: 1 });
      const difference = equities[index] / text.steps - result.players[0].equity;
      // Four cards are counted, too, and rounded to steps; the standard error of five cards is 0.0005 or less.
      expect(Math.abs(difference), hand).toBeLessThan(hole === 4 ? 0.5001 / text.steps : 4 * 0.0005);
      squares += difference ** 2;
    }
    expect(Math.sqrt(squares / checked)).toBeLessThan(1.3 * 0.0005);
  });
});

test.each(['omaha', 'omaha8', 'omaha5', 'omaha5-8'] as const)('%s: reference values', (game) => {
  const table = tableOf(game);
  const lines = loadReference(game satisfies ReferenceGame).filter(
    ({ hands, board, dead }) => hands.length === 2 && hands[1] === 'random' && board === '' && dead === '',
  );
  for (const { hands, players } of lines) {
    const cards = parseRange(hands[0], { game }).hands;
    expect(Math.abs((table.get(suitClassOf([...cards])) ?? 0) - players[0].equity)).toBeLessThan(0.0015);
  }
  if (game === 'omaha') expect(lines.length).toBeGreaterThan(1);
});

describe('percentages', () => {
  beforeAll(loadRankings);

  const handsOf = (text: string, game: string) => {
    const { hands, width, count } = parseRange(text, { game });
    return Array.from({ length: count }, (_, i) => formatCards(hands.subarray(i * width, (i + 1) * width)));
  };

  test.each([
    ['omaha', 'AsAhTsTh'],
    ['omaha8', 'AsAh3s2h'],
  ])('%s: the best hand is %s', (game, best) => {
    const hands = handsOf('0.001%', game);
    expect(hands).toContain(best);
    // The pairs or cards share two suits: 6 ways for two pairs, 12 where aces hold the suits of two ranks.
    expect(hands.length).toBe(game === 'omaha' ? 6 : 12);
  });

  test.each(GAMES)('%s: whole suit classes, as near as those come', (game, hole) => {
    for (const percent of hole === 4 ? [0.5, 15, 50] : [2]) {
      const { hands, count, notes } = parseRange(`${percent}%`, { game });
      const all = choose(52, hole);
      expect(Math.abs(count - (percent / 100) * all)).toBeLessThanOrEqual(12);
      const share = ((count / all) * 100).toFixed(2);
      expect(notes).toEqual([
        `${percent}% is ${count.toLocaleString('en-US')} combos (${share} %) by equity against a random hand`,
      ]);
      const classes = new Map<string, number>();
      for (let at = 0; at < hands.length; at += hole) {
        const name = suitClassOf([...hands.subarray(at, at + hole)]);
        classes.set(name, (classes.get(name) ?? 0) + 1);
      }
      let sum = 0;
      visitSuitClasses(hole, (cards, combos) => {
        if (classes.get(suitClassOf(cards)) === combos) sum += combos;
      });
      expect(sum).toBe(count);
    }
  });

  test.each(['omaha', 'omaha8'])('%s: no hand is left out that is better', (game) => {
    const table = tableOf(game);
    const inside = new Set(handsOf('15%', game));
    let least = 1;
    let most = 0;
    visitSuitClasses(4, (cards) => {
      const value = table.get(suitClassOf(cards)) ?? Number.NaN;
      if (inside.has(formatCards(cards))) least = Math.min(least, value);
      else most = Math.max(most, value);
    });
    expect(least).toBeGreaterThanOrEqual(most);
  });

  test('slices are apart and add up', () => {
    const parts = ['5%', '5%-10%', '10%-40%', '40%-99.9%', '99.9%-100%'].map((text) =>
      handsOf(text, 'omaha'),
    );
    expect(new Set(parts.flat()).size).toBe(270_725);
    expect(parts.flat().length).toBe(270_725);
  });

  test('go together with patterns', () => {
    const best = handsOf('15%', 'omaha');
    const suits = (hand: string) => [...'cdhs'].map((suit) => hand.split(suit).length - 1).sort();
    const isDoubleSuited = (hand: string) => suits(hand).join() === '0,0,2,2';
    expect(handsOf('15%:$ds', 'omaha')).toEqual(best.filter(isDoubleSuited));
    expect(handsOf('$ds:(15%)', 'omaha')).toEqual(best.filter(isDoubleSuited));
    const aces = (hand: string) => hand.split('A').length - 1;
    expect(handsOf('15%!AA', 'omaha')).toEqual(best.filter((hand) => aces(hand) < 2));
    expect(parseRange('15%:0.5', { game: 'omaha' }).weights[0]).toBe(5000);
    expect(parseRange('15%@50,AAKK', { game: 'omaha' }).count).toBe(best.length);
  });

  test('of Courchevel are those of Omaha', () => {
    expect(handsOf('1%', 'courchevel')).toEqual(handsOf('1%', 'omaha5'));
    expect(handsOf('1%', 'courchevel8')).toEqual(handsOf('1%', 'omaha5-8'));
  });

  test.each([
    ['omaha6', undefined, /no ranking of Six-card Omaha hands/],
    ['omaha7', undefined, /no ranking/],
    ['shortdeck', undefined, /no ranking/],
    ['omaha', 'chen', /the Chen formula does not rank Omaha hands/],
  ])('%s, --ranking %s: there are none', (game, ranking, message) => {
    const read = () => parseRange('15%', { game, ranking });
    expect(read).toThrow(message);
    expect(read).toThrow(expect.objectContaining({ code: 'UNSUPPORTED' }));
  });
});

test('rankings are loaded when they are needed', async () => {
  vi.resetModules();
  const library = await import('../../src/index.ts');
  const read = () => library.parseRange('15%,#', { game: 'omaha' });
  const codeOf = (error: unknown) =>
    [error, ...(error as EquityError).more].map((e) => (e as EquityError).code);
  const failure = (() => {
    try {
      read();
    } catch (error) {
      return codeOf(error);
    }
    return [];
  })();
  expect(failure).toEqual(['NOT_LOADED', 'BAD_CARD']);
  const codes = await library.withRankings(read).catch(codeOf);
  expect(codes).toEqual(['BAD_CARD']);
  expect(library.parseRange('15%', { game: 'omaha' }).count).toBeGreaterThan(40_000);
  const other = () => {
    throw new EquityError('BAD_CARD', 'no card');
  };
  await expect(withRankings(other)).rejects.toThrow('no card');
});
