import { games } from 'equity';
import { describe, expect, test } from 'vitest';
import { equity } from './program.ts';

/** A line of a table as its cells. */
const cells = (line: string) => line.trim().split(/ {2,}/);

describe('a split pot', () => {
  const QUERY = 'As2cKdQh vs Ah2d9c9s on 4s6h7d --game o8';

  test('is shown in two tables', () => {
    const { stdout, code } = equity(QUERY);
    const lines = stdout.split('\n');
    expect(code).toBe(0);
    expect(lines[0]).toBe('Omaha hi/lo, 8 or better · board 4s 6h 7d');
    expect(cells(lines[2])).toEqual(['hand', 'equity', 'high', 'low', 'scoop', 'nothing']);
    // The low is always tied: 42.2256 % are a quarter and half of the highs.
    expect(cells(lines[3])).toEqual([
      'As2cKdQh',
      '42.2256 %',
      '34.4512 %',
      '50.0000 %',
      '0.0000 %',
      '0.0000 %',
    ]);
    expect(cells(lines[6])).toEqual(['part of the pot', '3/4', '1/2', '1/4', 'other']);
    // 272, 21 and 527 of 820.
    expect(cells(lines[7])).toEqual(['As2cKdQh', '33.1707 %', '2.5610 %', '64.2683 %', '0.0000 %']);
    expect(lines[10]).toBe('a low qualifies in 100.0000 % of the deals');
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(80);
  });

  test('has its parts in JSON', () => {
    const { players, game } = JSON.parse(equity(`${QUERY} --json`).stdout);
    expect(game).toBe('omaha8');
    expect(players[0]).toMatchObject({
      scoop: 0,
      low: { qualify: 1, win: 0, tie: 1, lose: 0, equity: 0.5, counts: { win: 0, tie: 820, lose: 0 } },
    });
    expect(players[0].shares).toEqual([
      { share: 0.75, probability: 272 / 820 },
      { share: 0.5, probability: 21 / 820 },
      { share: 0.25, probability: 527 / 820 },
    ]);
  });

  test('has its parts in CSV', () => {
    const [head, first] = equity(`${QUERY} --csv`)
      .stdout.split('\n')
      .map((line) => line.split(','));
    const value = (name: string) => first[head.indexOf(name)];
    expect(value('quarter')).toBe(String(527 / 820));
    expect(value('low_tie')).toBe('1');
    expect(value('board1_equity')).toBe('');
  });
});

describe('two boards', () => {
  test('are given one after the other', () => {
    const { stdout } = equity('AsKs vs QhQd --board 2h7d9c --board AdTc3d');
    expect(stdout.split('\n')[0]).toBe("Texas hold'em · boards 2h 7d 9c / Ad Tc 3d");
    expect(cells(stdout.split('\n')[2])).toEqual([
      'hand',
      'equity',
      'board 1',
      'board 2',
      'scoop',
      'nothing',
    ]);
    const json = JSON.parse(equity('AsKs vs QhQd --board 2h7d9c --board AdTc3d --json').stdout);
    expect(json.boards).toEqual(['2h7d9c', 'AdTc3d']);
    expect(json.players[0].boards).toHaveLength(2);
  });

  test('come from one that is run twice', () => {
    const json = JSON.parse(equity('AsKs vs QhQd on 2h7d9c --run-it twice --json').stdout);
    expect(json).toMatchObject({ runs: 2, board: '2h7d9c', method: 'exact' });
    expect(json.boards).toBeUndefined();
    // Ways to deal two turns and rivers: 45 * 44 / 2 times 43 * 42 / 2.
    expect(json.deals).toBe(990 * 903);
  });

  test.each([
    ['AsKs vs QQ --board 2h7d9c --board 2h4c5c', 'DUPLICATE_CARD', '2h'],
    ['AsKs vs QQ --board 2h7d9c --board 3h4c5c --board 6h6c6d', 'BAD_OPTION', '6h6c6d'],
    ['AsKs vs QQ --run-it thrice', 'BAD_OPTION', 'thrice'],
  ])('%s: %s', (command, code, text) => {
    const result = equity(`${command} --json`);
    const { error } = JSON.parse(result.stderr || result.stdout);
    expect([result.code, error.code]).toEqual([2, code]);
    expect(error.input.slice(error.span.start, error.span.end)).toBe(text);
  });
});

describe('equity games', () => {
  test('names every game, its cards and its other names', () => {
    const { stdout, code } = equity('games');
    expect(code).toBe(0);
    for (const game of Object.values(games)) {
      const row = stdout.split('\n').find((line) => cells(line)[0] === game.name);
      expect(row === undefined ? row : cells(row)[1]).toBe(String(game.hole));
    }
    expect(stdout).toContain('big o');
  });

  test('writes JSON and CSV', () => {
    expect(JSON.parse(equity('games --json').stdout)).toEqual(Object.values(games));
    const lines = equity('games --csv').stdout.trimEnd().split('\n');
    expect(lines).toHaveLength(Object.keys(games).length + 1);
    expect(lines[0]).toMatch(/^name,title,deck,hole,board,/);
  });
});
