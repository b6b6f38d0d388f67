import { describe, expect, test } from 'vitest';
import { csvHeader, csvRows, renderRow } from '../../src/cli/render/csv.ts';
import { resultObject } from '../../src/cli/render/json.ts';
import { renderTable } from '../../src/cli/render/table.ts';
import { NO_PAINT, wantsColor } from '../../src/cli/terminal.ts';
import type { ExactResult, PlayerResult, SampledResult } from '../../src/index.ts';
import { run } from './program.ts';

function player(hand: string, win: number, tie: number, deals: number, error = 0): PlayerResult {
  const lose = deals - win - tie;
  return {
    hand,
    equity: (win + tie / 2) / deals,
    error,
    win: win / deals,
    tie: tie / deals,
    lose: lose / deals,
    counts: { win, tie, lose },
  };
}

const DEALS = 1_712_304;
const exact: ExactResult = {
  game: 'holdem',
  board: '',
  dead: '',
  method: 'exact',
  deals: DEALS,
  seconds: 0.004,
  players: [player('AdAc', 1_388_072, 6538, DEALS), player('KhKs', 317_694, 6538, DEALS)],
  partial: false,
  notes: [],
};

const sampled: SampledResult = {
  ...exact,
  method: 'sampled',
  trials: 1_000_000,
  seed: 7,
  seconds: 1.2,
  players: [
    player('AdAc', 811_000, 3800, 1_000_000, 0.00039),
    player('KhKs', 185_200, 3800, 1_000_000, 0.00039),
  ],
};

describe('the table', () => {
  test('of an exact answer', () => {
    expect(renderTable(exact, NO_PAINT, 80).split('\n')).toEqual([
      "Texas hold'em",
      '',
      '  hand      equity         win        tie        lose',
      '▸ AdAc   81.2555 %   81.0646 %   0.3818 %   18.5536 %',
      '  KhKs   18.7445 %   18.5536 %   0.3818 %   81.0646 %',
      '',
      'exact · 1,712,304 deals · 4 ms',
    ]);
  });

  test('of a sample has the decimals that its error supports', () => {
    expect(renderTable(sampled, NO_PAINT, 80).split('\n')).toEqual([
      "Texas hold'em",
      '',
      '  hand    equity   ± 95 %       win      tie      lose',
      '▸ AdAc   81.29 %   0.08 %   81.10 %   0.38 %   18.52 %',
      '  KhKs   18.71 %   0.08 %   18.52 %   0.38 %   81.10 %',
      '',
      'sampled · 1,000,000 trials · ±0.08 % at 95 % · seed 7 · 1.2 s',
    ]);
  });

  test('shows the board, the dead cards and the notes', () => {
    const text = renderTable(
      { ...exact, board: '2h7d9c', dead: 'Jc', notes: ['against one random hand'] },
      NO_PAINT,
      80,
    );
    expect(text.split('\n')[0]).toBe("Texas hold'em · board 2h 7d 9c · dead Jc");
    expect(text.split('\n').at(-1)).toBe('note: against one random hand');
  });

  test('never calls a part of a count exact', () => {
    const text = renderTable({ ...exact, partial: true }, NO_PAINT, 80);
    expect(text).not.toContain('exact');
    expect(text).toContain('PARTIAL, stopped early · 1,712,304 deals counted, the rest unknown · 4 ms');
    expect(text).toContain('81.26 %');
    expect(text).not.toContain('▸');
    const part = renderTable({ ...sampled, partial: true }, NO_PAINT, 80);
    expect(part).toContain('PARTIAL, stopped early · sampled · 1,000,000 trials');
  });

  test('names no leader where hands are level or the sample cannot tell', () => {
    const level = { ...exact, players: [player('AA', 1, 2, 4), player('AA', 1, 2, 4)] };
    expect(renderTable(level, NO_PAINT, 80)).not.toContain('▸');
    const close = {
      ...sampled,
      players: [player('A', 500, 0, 1000, 0.016), player('B', 499, 0, 1000, 0.016)],
    };
    expect(renderTable(close, NO_PAINT, 80)).not.toContain('▸');
  });

  test('shows no NaN before anything has been dealt', () => {
    const nothing = { hand: 'AA', equity: Number.NaN, error: Number.NaN, win: Number.NaN, tie: Number.NaN };
    const players = [{ ...nothing, lose: Number.NaN, counts: { win: 0, tie: 0, lose: 0 } }];
    expect(renderTable({ ...sampled, trials: 0, partial: true, players }, NO_PAINT, 80)).not.toContain('NaN');
  });

  test('fits into the terminal', () => {
    const hand = Array.from({ length: 40 }, (_, index) => `A${index}`).join(',');
    const long = { ...exact, players: [player(hand, 1, 0, 2), player('KK', 1, 0, 2)] };
    for (const line of renderTable(long, NO_PAINT, 80).split('\n'))
      expect(line.length).toBeLessThanOrEqual(80);
  });
});

describe('JSON', () => {
  test('has the members of the schema in their order', () => {
    expect(Object.keys(resultObject(exact))).toEqual(
      'game board dead method deals seconds players'.split(' '),
    );
    expect(Object.keys(resultObject(sampled))).toEqual(
      'game board dead method trials seed seconds players'.split(' '),
    );
    const [first] = resultObject(exact).players as PlayerResult[];
    expect(Object.keys(first)).toEqual('hand equity error win tie lose counts'.split(' '));
    expect(first.equity).toBe(exact.players[0].equity);
  });

  test('says partial and notes only where there is something to say', () => {
    const object = resultObject({ ...exact, partial: true, notes: ['a note'] });
    expect(object).toMatchObject({ partial: true, notes: ['a note'] });
  });
});

describe('CSV', () => {
  test('quotes what must be quoted', () => {
    expect(renderRow(['AA,KK', 'say "no"', 0.5, undefined, false, 'two\nlines'])).toBe(
      '"AA,KK","say ""no""",0.5,,false,"two\nlines"',
    );
  });

  test('has a value for each heading', () => {
    const width = csvHeader().split(',').length;
    for (const result of [exact, sampled]) {
      const rows = csvRows(result).split('\n');
      expect(rows).toHaveLength(2);
      for (const row of rows) expect(row.split(',')).toHaveLength(width);
    }
    expect(csvRows(exact, [3]).split('\n')[1].startsWith('3,KhKs,')).toBe(true);
  });
});

test.each([
  [undefined, {}, true, true],
  [undefined, {}, false, false],
  [undefined, { TERM: 'dumb' }, true, false],
  [undefined, { NO_COLOR: '1' }, true, false],
  [undefined, { NO_COLOR: '' }, true, true],
  [undefined, { FORCE_COLOR: '1' }, false, true],
  [undefined, { FORCE_COLOR: '0' }, true, false],
  [undefined, { NO_COLOR: '1', FORCE_COLOR: '1' }, true, false],
  [true, { NO_COLOR: '1' }, false, true],
  [false, { FORCE_COLOR: '1' }, true, false],
])('colour: option %s, environment %o, terminal %s', (option, env, isTTY, wanted) => {
  expect(wantsColor(option, env, isTTY)).toBe(wanted);
});

describe('the name of a hand', () => {
  const long = Array.from('AKQJT987', (rank) => `${rank}s2c,${rank}s2d,${rank}s2h`).join();
  const wide: ExactResult = { ...exact, players: [{ ...exact.players[0], hand: long }, exact.players[1]] };

  test('is cut where nobody says how wide a line may be, not in JSON and CSV', () => {
    const [, , , row] = renderTable(wide, NO_PAINT, Number.POSITIVE_INFINITY).split('\n');
    expect(row.slice(2, 42)).toBe(`${long.slice(0, 39)}…`);
    expect(row.slice(42)).toMatch(/^ +[\d.]+ % +[\d.]+ %/);
    expect(JSON.stringify(resultObject(wide))).toContain(long);
    expect(csvRows(wide)).toContain(long);
  });

  test('makes room in a narrow terminal', () => {
    const [, , , row] = renderTable(wide, NO_PAINT, 60).split('\n');
    expect(row.length).toBeLessThanOrEqual(60);
    const [, , , narrow] = renderTable(wide, NO_PAINT, 40).split('\n');
    expect(narrow.slice(2, 10)).toBe(`${long.slice(0, 7)}…`);
  });

  test('is cut in every answer of the program', () => {
    const query = `${long} vs QQ on 3h7d9c`;
    for (const args of [
      [query],
      [query, '--by-hand'],
      [query, '--explain'],
      [query, '--put', '3,2'],
      ['odds', query, '--pot', '3', '--call', '1'],
      ['grid', query],
    ]) {
      const { stdout, code } = run(args);
      expect(code).toBe(0);
      expect(stdout).toContain('…');
      expect(stdout).not.toContain(long);
    }
  });
});
