import { describe, expect, test } from 'vitest';
import { runStud } from '../../src/engine/run-stud.ts';
import { games } from '../../src/games/games.ts';
import { studGames } from '../../src/games/stud.ts';
import type { StudDeal, StudEnumerateJob, StudSampleJob } from '../../src/plan/job.ts';
import { seatTally } from '../../src/tally/seat.ts';
import { outcomeKey, type Tally } from '../../src/tally/tally.ts';
import { cards } from '../oracle/cards.ts';
import { cardsToDeal, enumerate, type Question } from '../oracle/enumerate.ts';
import { formatQuestion, mulberry32, sampleDeals } from '../oracle/sample.ts';
import { kernels } from './outcomes.ts';

const SEED = 90_210;

type Known = Required<Pick<Question, 'hands' | 'dead'>>;
type Name = keyof typeof studGames;
const NAMES = Object.keys(studGames) as Name[];

/** What the jobs of a deal have in common. */
function jobOf(name: Name, { hands, dead }: Known) {
  const game = games[name];
  const live = 52 - hands.flat().length - dead.length;
  const plan = cardsToDeal(game, hands, [], live);
  const stud: StudDeal = {
    seats: hands.map((known, seat) => ({ cards: known, draws: plan.seats[seat] ?? 0 })),
    community: plan.board === 1 ? 1 : 0,
    handCards: game.hole,
    high: game.high !== null,
    low: game.low,
  };
  return { index: 0, plan: '', board: [], dead, players: hands.length, work: 0, stud };
}

function swept(name: Name, deal: Known): Tally {
  return runStud(kernels, { kind: 'stud-sweep', ...jobOf(name, deal) });
}

function enumerated(name: Name, deal: Known, from = 0, to = 52): Tally {
  const live = 52 - deal.hands.flat().length - deal.dead.length;
  const job: StudEnumerateJob = {
    kind: 'stud-enumerate',
    ...jobOf(name, deal),
    from,
    to: Math.min(to, live),
  };
  return runStud(kernels, job);
}

/** Cut in two, and dealt in the order of the seats from the last to the first. */
function nested(name: Name, deal: Known, cut: number): Tally[] {
  const { stud, ...job } = jobOf(name, deal);
  const seats = [...stud.seats].reverse();
  const order = seats.map((_, place) => seats.length - 1 - place);
  const live = 52 - deal.hands.flat().length - deal.dead.length;
  // With nothing to deal before the two that are swept there are no parts.
  const cuts = seats.slice(0, -2).some(({ draws }) => draws > 0) ? [0, cut, live] : [0, live];
  return cuts.slice(1).map((to, i) =>
    runStud(kernels, {
      kind: 'stud-nested',
      ...job,
      stud: { ...stud, seats },
      order,
      from: cuts[i] ?? 0,
      to,
    }),
  );
}

function sampled(name: Name, deal: Known, block: number, deals: number): Tally {
  const job: StudSampleJob = { kind: 'stud-sample', ...jobOf(name, deal), seed: SEED, block, deals };
  return runStud(kernels, job);
}

function counts({ outcomes }: Tally): Record<string, number> {
  return Object.fromEntries([...outcomes].sort(([a], [b]) => a - b));
}

function sum(...tallies: Tally[]): Record<string, number> {
  const total = new Map<number, number>();
  for (const { outcomes } of tallies) {
    for (const [key, deals] of outcomes) total.set(key, (total.get(key) ?? 0) + deals);
  }
  return Object.fromEntries([...total].sort(([a], [b]) => a - b));
}

/** Random questions in which the hands still lack so many cards, one number for each hand. */
function questions(name: Name, seed: number, count: number, lacking: readonly number[], dead = 6): Known[] {
  const { hole } = games[name];
  return sampleDeals(seed, count, games[name], { players: lacking.length, dead: [0, dead] }).map(
    ({ hands, dead: gone }) => ({
      hands: hands.map((hand, seat) => hand.slice(0, hole - Math.min(hole, lacking[seat] ?? 0))),
      dead: gone,
    }),
  );
}

describe.each(NAMES)('%s: the sweep counts what dealing one by one counts', (name) => {
  test.each([
    [0, 0, 40],
    [1, 1, 40],
    [0, 1, 20],
    [1, 2, 20],
    [2, 2, 10],
    [3, 1, 4],
    [2, 3, 1],
    [0, 4, 4],
    [1, 4, 1],
    [5, 0, 1],
  ] as const)('when %i and %i cards are to come', (first, second, count) => {
    for (const deal of questions(name, SEED + first * 10 + second, count, [first, second])) {
      const text = formatQuestion({ game: games[name], ...deal });
      expect(counts(swept(name, deal)), text).toEqual(counts(enumerated(name, deal)));
    }
  });
});

const WHOLE = NAMES.filter((name) => games[name].high === null || games[name].low === null);

describe.each(WHOLE)('%s: sweeping two seats for every deal of the others counts the same', (name) => {
  test.each([
    { lacking: [1, 1, 1], count: 6 },
    { lacking: [2, 0, 1], count: 6 },
    { lacking: [1, 2, 0], count: 6 },
    { lacking: [0, 3, 1], count: 1 },
    { lacking: [1, 0, 1, 1], count: 3 },
    { lacking: [0, 1, 1, 0, 1], count: 3 },
  ])('when $lacking cards are to come', ({ lacking, count }) => {
    for (const deal of questions(name, SEED + 77, count, lacking)) {
      const text = formatQuestion({ game: games[name], ...deal });
      expect(sum(...nested(name, deal, 7)), text).toEqual(counts(enumerated(name, deal)));
    }
  });
});

// Few cards are left, so that hands of four and five cards can be dealt one by one.
test.each(NAMES)('%s: the sweep of large completions from a small deck', (name) => {
  const size = games[name].hole;
  for (const lacking of [
    [2, 3, 3],
    [3, 3],
    [4, 4],
    [4, 3],
    [5, 3],
    [4, 5],
    [5, 5],
  ]) {
    const wanted = lacking.map((count) => Math.min(count, size));
    const live = 12;
    for (const deal of questions(name, SEED + size, 3, wanted, 0)) {
      const known = deal.hands.flat();
      const random = mulberry32(SEED + known.reduce((a, b) => a * 7 + b, 0));
      const rest = Array.from({ length: 52 }, (_, card) => card).filter((card) => !known.includes(card));
      const dead = rest.sort(() => random() - 0.5).slice(0, rest.length - live);
      const small = { hands: deal.hands, dead };
      const text = formatQuestion({ game: games[name], ...small });
      if (lacking.length > 2 && !WHOLE.includes(name)) continue;
      const tallies = lacking.length === 2 ? [swept(name, small)] : nested(name, small, 3);
      expect(sum(...tallies), text).toEqual(counts(enumerated(name, small)));
    }
  }
});

/** The oracle counts seats; the outcomes must say the same of each. */
function expectOracle(name: Name, deal: Known): void {
  const game = games[name];
  const tally = enumerated(name, deal);
  const oracle = enumerate({ game, ...deal });
  const text = formatQuestion({ game, ...deal });
  oracle.seats.forEach((expected, seat) => {
    const found = seatTally(tally, seat);
    const whole = tally.pot === 'whole';
    expect([found.win, found.tie, found.lose], text).toEqual([expected.win, expected.tie, expected.lose]);
    expect(found.units / 10_080, text).toBeCloseTo(expected.units / oracle.unit, 6);
    if (whole) return;
    expect(found.high, text).toMatchObject(expected.high ?? {});
    // The oracle leaves hands that do not qualify out of the losses.
    expect([found.low.win, found.low.tie], text).toEqual([expected.low?.win, expected.low?.tie]);
    expect(new Map([...found.shares].map(([units, deals]) => [units / 10_080, deals])), text).toEqual(
      new Map([...expected.shares].map(([units, deals]) => [units / oracle.unit, deals])),
    );
  });
}

describe.each(NAMES)('%s: dealing one by one counts what the oracle counts', (name) => {
  test('for two to five players', () => {
    for (const lacking of [
      [0, 0, 0, 0, 0],
      [1, 0, 1],
      [1, 1],
      [2, 1],
      [0, 1, 0, 1],
    ]) {
      for (const deal of questions(name, SEED + lacking.length, 3, lacking)) expectOracle(name, deal);
    }
  });
});

describe('one community card where the deck is short', () => {
  test.each(['stud', 'stud8', 'studhilo', 'razz'] as const)('%s: eight hands of six cards', (name) => {
    for (const dead of [0, 3]) {
      const [question] = sampleDeals(SEED + dead, 1, games[name], { players: 8, hole: 6, dead });
      const deal = question as Known;
      expect(jobOf(name, deal).stud.community).toBe(1);
      expectOracle(name, deal);
      const total = Object.values(counts(enumerated(name, deal))).reduce((a, b) => a + b, 0);
      expect(total).toBe(4 - dead);
    }
  });

  test('hands of five cards and 3 dead: 9 live cards, one for all and one each', () => {
    const [question] = sampleDeals(SEED, 1, games.stud, { players: 8, hole: 6, dead: 0 });
    const hands = (question?.hands ?? []).map((hand, seat) => (seat < 3 ? hand.slice(0, 5) : hand));
    expectOracle('stud', { hands, dead: [] });
  });
});

describe('parts', () => {
  test.each(NAMES)('%s: deals cut anywhere add up to all deals', (name) => {
    const [deal] = questions(name, SEED, 1, [0, 2, 1]) as [Known];
    const live = 52 - deal.hands.flat().length - deal.dead.length;
    const parts = [0, 1, 5, 6, 20, live].map((from, i, cuts) => [from, cuts[i + 1] ?? from] as const);
    const tallies = parts.map(([from, to]) => enumerated(name, deal, from, to));
    expect(sum(...tallies)).toEqual(counts(enumerated(name, deal)));
  });

  test.each(NAMES)('%s: random deals cut at blocks are the same deals', (name) => {
    const [deal] = questions(name, SEED, 1, [4, 3, 5]) as [Known];
    const block = 16_384;
    const parts = [
      sampled(name, deal, 0, block),
      sampled(name, deal, 1, 2 * block),
      sampled(name, deal, 3, 100),
    ];
    const whole = counts(sampled(name, deal, 0, 3 * block + 100));
    expect(sum(...parts)).toEqual(whole);
    expect(Object.values(whole).reduce((a, b) => a + b, 0)).toBe(3 * block + 100);
    expect(counts(sampled(name, deal, 7, 100))).not.toEqual(counts(sampled(name, deal, 0, 100)));
  });
});

describe.each(NAMES)('%s: random deals', (name) => {
  test(`have every outcome as often as counting says (seed ${SEED})`, () => {
    for (const lacking of [
      [2, 2],
      [3, 1],
      [1, 1, 1],
    ]) {
      const [deal] = questions(name, SEED + 5, 1, lacking) as [Known];
      const exact = enumerated(name, deal).outcomes;
      const all = [...exact.values()].reduce((a, b) => a + b, 0);
      const deals = 200_000;
      const found = sampled(name, deal, 0, deals).outcomes;
      for (const [key, count] of found)
        expect(exact.get(key) ?? 0, `outcome ${key}: ${count}`).toBeGreaterThan(0);
      for (const [key, count] of exact) {
        const rate = count / all;
        const error = Math.sqrt((rate * (1 - rate)) / deals) + 1 / deals;
        expect(Math.abs((found.get(key) ?? 0) / deals - rate), `outcome ${key}`).toBeLessThan(4.5 * error);
      }
    }
  });
});

test('a deal with nothing to come is one deal', () => {
  const deal = { hands: [cards('As2d3h4c5sKcKd'), cards('Ac2s3d4h6dQhQc')], dead: [] };
  // A wheel against a pair of queens and a six-low.
  expect(counts(enumerated('stud8', deal))).toEqual({ [outcomeKey(1, 1)]: 1 });
  expect(counts(swept('stud8', deal))).toEqual({ [outcomeKey(1, 1)]: 1 });
});
