import { describe, expect, test } from 'vitest';
import type { Card } from '../../src/cards/card.ts';
import { runJob } from '../../src/engine/run.ts';
import { type GameName, games } from '../../src/games/games.ts';
import { planQuery } from '../../src/plan/dispatch.ts';
import type { OmahaRangesJob } from '../../src/plan/job.ts';
import { canSweepOmaha, planOmahaSweep } from '../../src/plan/omaha-ranges.ts';
import { readSettings } from '../../src/plan/options.ts';
import type { ExactPlan } from '../../src/plan/plan.ts';
import { SubsetSums } from '../../src/plan/subset-sums.ts';
import { parseQuery } from '../../src/query/parse.ts';
import type { Query, Range } from '../../src/query/query.ts';
import { SHARE_UNITS, seatTally } from '../../src/tally/seat.ts';
import { dealsOf, type HandTally, mergeTallies, outcomeKey, type Tally } from '../../src/tally/tally.ts';
import { kernels } from '../kernels/outcomes.ts';
import { combinations } from '../oracle/cards.ts';
import { RULES } from '../oracle/games.ts';
import { mulberry32, shuffledDeck } from '../oracle/sample.ts';
import { showdown } from '../oracle/showdown.ts';
import { countPlan, fractions, outcomesOf } from './questions.ts';

const SEED = 759;
/** Weights with different factors: parts of the whole, and odd ones. */
const WEIGHTS = [10_000, 5000, 2500, 7, 1];

const exact = readSettings({ method: 'exact' });

function rangeOf(hands: readonly (readonly Card[])[], weights?: readonly number[]): Range {
  return {
    text: '',
    span: { start: 0, end: 0 },
    width: hands[0].length,
    hands: Uint8Array.from(hands.flatMap((cards) => [...cards].sort((a, b) => b - a))),
    weights: Uint16Array.from(hands, (_, i) => weights?.[i] ?? 10_000),
    count: hands.length,
    random: false,
    notes: [],
  };
}

/** Two ranges of random hands out of few cards, so that they share some, with weights of all kinds. */
function randomQuery(random: () => number, game: GameName, board: number, most: number): Query {
  const deck = shuffledDeck(random, 'full');
  const known = deck.splice(0, board + Math.floor(random() * 4));
  const { hole } = games[game];
  const pool = deck.slice(0, 2 * hole + 6);
  const draw = () => {
    const order = shuffledDeck(random, 'full').filter((card) => pool.includes(card));
    return order.slice(0, hole).sort((a, b) => a - b);
  };
  const players = [0, 1].map(() => {
    const hands = new Map<string, Card[]>();
    for (let left = 1 + Math.floor(random() * most); left > 0; left--) {
      const hand = draw();
      hands.set(hand.join(), hand);
    }
    const weights = [...hands].map(() => WEIGHTS[Math.floor(random() * WEIGHTS.length)]);
    return rangeOf([...hands.values()], weights);
  });
  return { game: games[game], players, board: known.slice(0, board), dead: known.slice(board), notes: [] };
}

function meets(query: Query): boolean {
  const [first, second] = query.players.map(handsOf);
  return first.some((hand) => second.some((other) => hand.every((card) => !other.includes(card))));
}

function handsOf({ hands, width, count }: Range): Card[][] {
  return Array.from({ length: count }, (_, i) => [...hands.subarray(i * width, (i + 1) * width)]);
}

/** How often a pot is won, shared, lost, and the mean share of it; null where nothing is dealt. */
type Parts = Record<'win' | 'tie' | 'lose' | 'share', number> | null;

function handParts({ win, tie, lose, share }: HandTally, hand: number): Parts {
  const deals = win[hand] + tie[hand] + lose[hand];
  if (deals === 0) return null;
  const part = (of: Float64Array) => of[hand] / deals;
  return { win: part(win), tie: part(tie), lose: part(lose), share: part(share) / 6 };
}

function partsOf(tally: Tally, seat: number): Parts {
  const { win, tie, lose, units } = seatTally(tally, seat);
  const deals = dealsOf(tally);
  return { win: win / deals, tie: tie / deals, lose: lose / deals, share: units / SHARE_UNITS / deals };
}

function expectClose(found: Record<string, number> | null, wanted: Record<string, number> | null): void {
  expect(Object.keys(found ?? {}).sort()).toEqual(Object.keys(wanted ?? {}).sort());
  for (const [key, value] of Object.entries(wanted ?? {})) expect(found?.[key], key).toBeCloseTo(value, 12);
}

describe('a sweep of two Omaha ranges counts what plain enumeration of their match-ups counts', () => {
  test.each([
    ['omaha', 5, 12, 60],
    ['omaha', 4, 10, 30],
    ['omaha', 3, 4, 6],
    ['omaha5', 5, 12, 60],
    ['omaha5', 4, 8, 20],
    ['omaha6', 5, 10, 40],
    ['omaha6', 4, 8, 12],
    ['omaha6', 3, 2, 3],
    ['omaha7', 4, 5, 5],
    ['omaha8', 5, 12, 60],
    ['omaha8', 4, 10, 30],
    ['omaha8', 3, 4, 6],
    ['omaha5-8', 5, 12, 40],
    ['omaha5-8', 4, 8, 15],
    ['omaha6-8', 4, 8, 10],
  ] as const)('%s with a board of %i', (game, board, most, count) => {
    const random = mulberry32(SEED + board);
    for (let i = 0; i < count; i++) {
      let query = randomQuery(random, game, board, most);
      while (!meets(query)) query = randomQuery(random, game, board, most);
      const plan = planOmahaSweep(query, true, true);
      const tally = countPlan(plan);
      const found = fractions(outcomesOf(tally));
      const wanted = fractions(outcomesOf(countPlan(planQuery(query, exact, true))));
      expectClose(found, wanted);
      expect(dealsOf(tally)).toBe(plan.deals);
      expect(outcomesOf(countPlan(planOmahaSweep(query, true, false)))).toEqual(outcomesOf(tally));
      for (const [seat, hands] of (tally.hands ?? []).entries()) {
        for (const [place, hand] of handsOf(query.players[seat]).entries()) {
          const one = query.players.map((range, other) => (other === seat ? rangeOf([hand]) : range));
          const alone = { ...query, players: one };
          const own = meets(alone) ? partsOf(countPlan(planQuery(alone, exact, true)), seat) : null;
          expectClose(handParts(hands, place), own);
        }
      }
    }
  });
});

test('all hands of a small deck against all, as the oracle settles each pair on each board', () => {
  for (const game of ['omaha', 'omaha5', 'omaha8', 'omaha5-8'] as const) {
    const { hole } = games[game];
    const deck = shuffledDeck(mulberry32(SEED), 'full');
    // Three low ranks on the turn; behind it few cards for a low, of ranks that tie, and others.
    const ranked = (rank: number) => deck.filter((card) => card >> 2 === rank);
    const board = [12, 3, 6, 9].map((rank) => ranked(rank)[0]);
    const rest = deck.filter((card) => !board.includes(card));
    const live = [
      ...rest.filter((card) => card < 8).slice(0, hole + 1),
      ...rest.filter((card) => card >= 28 && card < 48).slice(0, hole + 1),
    ];
    const dead = rest.filter((card) => !live.includes(card));
    const hands = combinations(live, hole);
    const players = [rangeOf(hands), rangeOf(hands)];
    const query: Query = { game: games[game], players, board, dead, notes: [] };
    const wanted: Record<string, number> = {};
    for (const river of live) {
      const left = hands.filter((hand) => !hand.includes(river));
      const values = left.map((hand) => showdown(RULES[game], [hand], [...board, river]));
      for (const [i, hand] of left.entries()) {
        for (const [j, other] of left.entries()) {
          if (hand.some((card) => other.includes(card))) continue;
          const better = (a: number, b: number) => (a > b ? 1 : a < b ? 2 : 3);
          const high = better(values[i].highs[0], values[j].highs[0]);
          const [own, theirs] = [values[i].lows[0], values[j].lows[0]];
          const key = outcomeKey(high, own + theirs === 0 ? 0 : better(own, theirs));
          wanted[key] = (wanted[key] ?? 0) + 1;
        }
      }
    }
    expect(Object.keys(wanted).length, game).toBeGreaterThan(games[game].low === null ? 1 : 6);
    expect(outcomesOf(countPlan(planOmahaSweep(query, true, false))), game).toEqual(wanted);
  }
});

const RANGES = 'AA:xxyy vs KK on 2h7d9c';

describe('AA:xxyy v KK on a flop', () => {
  const query = parseQuery(RANGES, { game: 'omaha' });
  const plan = planQuery(query, readSettings({})) as ExactPlan;
  const tally = countPlan(plan);

  test('is exact, and all jobs together count every deal', () => {
    expect([plan.method, plan.kernel]).toEqual(['exact', 'sweep']);
    expect(plan.jobs.length).toBeGreaterThan(1);
    const [first, second] = query.players.map(handsOf);
    const pairs = first.flatMap((hand) =>
      second.filter((other) => hand.every((card) => !other.includes(card))),
    );
    expect(plan.matchups).toBe(pairs.length);
    // Two of the 41 cards that are left.
    expect(dealsOf(tally)).toBe(pairs.length * 820);
  });

  test('lies in the interval of a large sample', () => {
    const sample = planQuery(query, readSettings({ trials: 1_000_000, seed: 7 }));
    if (sample.method !== 'sampled' || sample.boardGame === undefined) throw new Error('no sample');
    const { outcomes } = runJob(kernels, {
      kind: 'board-sample',
      index: 0,
      plan: sample.hash,
      board: sample.board,
      dead: sample.dead,
      players: 2,
      work: 0,
      seed: 7,
      block: 0,
      deals: 1_000_000,
      blockDeals: sample.blockDeals,
      ...sample.boardGame,
    });
    const equity = (counts: ReadonlyMap<number, number>) => {
      const [win, lose, tie] = [1, 2, 3].map((winners) => counts.get(outcomeKey(winners)) ?? 0);
      return (win + tie / 2) / (win + lose + tie);
    };
    // Three standard errors of a million deals.
    expect(Math.abs(equity(outcomes) - equity(tally.outcomes))).toBeLessThan(0.0013);
  });

  test('any cut into jobs counts the same', () => {
    const whole = { ...(plan.jobs[0] as OmahaRangesJob), from: 0, to: 49 };
    const parts = [0, 1, 5, 20, 21, 49];
    const jobs = parts.slice(1).map((to, i) => ({ ...whole, from: parts[i], to }));
    const counted = mergeTallies(
      2,
      'whole',
      jobs.reverse().map((job) => runJob(kernels, job)),
    );
    expect(outcomesOf(counted)).toEqual(outcomesOf(tally));
    expect(outcomesOf(runJob(kernels, whole))).toEqual(outcomesOf(tally));
  });

  test('the seats exchanged and the suits relabelled', () => {
    const exchanged = parseQuery('KK vs AA:xxyy on 2h7d9c', { game: 'omaha' });
    const [won, lost, tied] = [1, 2, 3].map((winners) => tally.outcomes.get(winners));
    expect(outcomesOf(countPlan(planQuery(exchanged, readSettings({}))))).toEqual({
      1: lost,
      2: won,
      3: tied,
    });
    const relabelled = parseQuery('AA:xxyy vs KK on 2s7c9h', { game: 'omaha' });
    expect(outcomesOf(countPlan(planQuery(relabelled, readSettings({}))))).toEqual(outcomesOf(tally));
  });
});

describe('the planner', () => {
  const kernelOf = (text: string, options = {}, game = 'omaha') =>
    planQuery(parseQuery(text, { game }), readSettings(options)).kernel;

  test('sweeps ranges on a board where that is less work', () => {
    expect(kernelOf(RANGES)).toBe('sweep');
    expect(kernelOf('AA vs KK on 2h7d9cJs')).toBe('sweep');
    expect(kernelOf('AAxyz:ss vs KKQ on 2h7d9cJs', {}, 'omaha5')).toBe('sweep');
    expect(kernelOf('AsAhKsKh vs QdQcJdJc on 2h7d9c')).toBe('omaha');
    expect(kernelOf(RANGES, { byHand: true })).toBe('sweep');
    expect(kernelOf('AsAhKsKh vs QdQcJdJc on 2h7d9c', { byHand: true })).toBe('omaha');
    expect(kernelOf(RANGES, { trials: 100 })).toBe('sample');
    expect(kernelOf('AA vs KK')).toBe('sample');
    expect(kernelOf('AA vs KK vs QQ on 2h7d9c')).toBe('sample');
    expect(kernelOf(RANGES, {}, 'omaha8')).toBe('sweep');
    expect(kernelOf('AA vs KK', {}, 'omaha8')).toBe('sample');
  });

  test('hands with unknown cards are listed', () => {
    const query = parseQuery('AsAh** vs KsKhQsQh,KdKcQdQc:0.3,AdKsQs2s on 2h7d9cJs', { game: 'omaha' });
    expect(query.players[0].partial?.unknown).toBe(2);
    expect(canSweepOmaha(query)).toBe(true);
    const wanted = fractions(outcomesOf(countPlan(planQuery(query, exact, true))));
    const found = fractions(outcomesOf(countPlan(planOmahaSweep(query, true, false))));
    expectClose(found, wanted);
  });

  test('hand by hand: too many match-ups, or no hands that are listed', () => {
    for (const [text, error] of [
      ['AA vs KK', /48.5 million match-ups/],
      ['AA vs KK vs QQ on 2h7d9c', /match-ups/],
      ['AsAh** vs KsKh** on 2h7d9c', /not told apart/],
      ['AsAhKsKh vs QsQh** vs JsJh**', /not told apart/],
    ] as const) {
      const query = parseQuery(text, { game: 'omaha' });
      expect(() => planQuery(query, readSettings({ byHand: true })), text).toThrow(error);
    }
  });
});

test('sums over subsets tell which hands share no card', () => {
  const random = mulberry32(SEED + 2);
  for (const width of [4, 5, 6, 7]) {
    const deck = shuffledDeck(random, 'full').slice(0, 16);
    const list = Array.from({ length: 40 }, () =>
      shuffledDeck(random, 'full')
        .filter((card) => deck.includes(card))
        .slice(0, width),
    );
    const { hands } = rangeOf(list);
    const sums = new SubsetSums({ hands, width }, (hand) => hand + 1);
    for (const [i, hand] of list.entries()) {
      const wanted = list.reduce(
        (sum, other, j) => (hand.some((card) => other.includes(card)) ? sum : sum + j + 1),
        0,
      );
      expect(sums.beside(hands, i)).toBe(wanted);
    }
  }
});
