import { describe, expect, test } from 'vitest';
import { equity, run } from './program.ts';

describe('a query', () => {
  test('is answered by a table', () => {
    const { stdout, stderr, code } = equity('AdAc vs KhKs');
    expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
    const lines = stdout.split('\n');
    expect(lines[0]).toBe("Texas hold'em");
    expect(lines[3]).toMatch(/^▸ AdAc +81\.2555 % +81\.0646 % +0\.3818 % +18\.5536 %$/);
    expect(lines[4]).toMatch(/^ {2}KhKs +18\.7445 % +18\.5536 % +0\.3818 % +81\.0646 %$/);
    expect(lines[6]).toMatch(/^exact · 1,712,304 deals · [\d.]+ m?s$/);
    expect(stdout.endsWith('\n')).toBe(true);
  });

  test('is answered by JSON on one line', () => {
    const { stdout, stderr, code } = equity('AdAc vs KhKs --json');
    expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
    expect(stdout.trimEnd().split('\n')).toHaveLength(1);
    const result = JSON.parse(stdout);
    expect(Object.keys(result)).toEqual('game board dead method deals seconds players'.split(' '));
    expect(result).toMatchObject({ game: 'holdem', board: '', dead: '', method: 'exact', deals: 1_712_304 });
    expect(result.players[0]).toEqual({
      hand: 'AdAc',
      equity: (1_388_072 + 6538 / 2) / 1_712_304,
      error: 0,
      win: 1_388_072 / 1_712_304,
      tie: 6538 / 1_712_304,
      lose: 317_694 / 1_712_304,
      counts: { win: 1_388_072, tie: 6538, lose: 317_694 },
    });
  });

  test('is answered by comma-separated values', () => {
    const { stdout, code } = equity('AdAc vs KhKs --csv');
    expect(code).toBe(0);
    const [header, first, second, end] = stdout.split('\n');
    expect(header).toMatch(
      /^hand,equity,error,win,tie,lose,win_count,tie_count,lose_count,method,deals,trials,seed,partial,game,/,
    );
    expect(first).toMatch(/^AdAc,0\.8125\d*,0,.*,1388072,6538,317694,exact,1712304,,,false,holdem,,,/);
    expect(second).toMatch(/^KhKs,/);
    expect(end).toBe('');
  });

  test('may have its options anywhere, and -- before its words', () => {
    const answers = [
      equity('--json AhKh vs 9c9d --board Th9h2c --dead 3h4h'),
      equity('AhKh --board=Th9h2c vs --dead=3h4h 9c9d --json'),
      equity('--json --dead 3h4h --board Th9h2c -- AhKh vs 9c9d'),
      equity('AhKh vs 9c9d on Th9h2c dead 3h4h --json'),
    ].map(({ stdout }) => ({ ...JSON.parse(stdout), seconds: 0 }));
    expect(answers[0]).toMatchObject({ board: 'Th9h2c', dead: '3h4h', method: 'exact' });
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  });

  test.each([
    ['A♠K♠ v 10h10d', ['A♠K♠', '10h10d']],
    ['AKs vs QQ on 2h7d9c', ['AKs', 'QQ']],
    ['AsKs|QQ|JJ on 2h7d9c', ['AsKs', 'QQ', 'JJ']],
  ])('%s', (words, hands) => {
    const { stdout, code } = equity(`${words} --json`);
    expect(code).toBe(0);
    const { players } = JSON.parse(stdout);
    expect(players.map((player: { hand: string }) => player.hand)).toEqual(hands);
  });

  test('of one hand alone is played against a random one, and says so', () => {
    const { stdout } = equity('AsKs on 2h7d9c');
    expect(stdout).toMatch(/^note: .*random/m);
    const { players, notes } = JSON.parse(equity('AsKs on 2h7d9c --json').stdout);
    expect(players).toHaveLength(2);
    expect(notes).toHaveLength(1);
  });

  test('on a complete board is one deal, without NaN', () => {
    const { stdout } = equity('AsKs vs QhQd on 2h7d9c3s4s');
    expect(stdout).toContain('exact · 1 deal · ');
    expect(stdout).not.toContain('NaN');
  });
});

describe('a sample', () => {
  test('says what it is: trials, seed and the error at 95 %', () => {
    const { stdout, code } = equity('AA vs KK vs QQ --seed 7 --trials 200_000 --threads 2');
    expect(code).toBe(0);
    expect(stdout).toContain('± 95 %');
    expect(stdout).toMatch(/^sampled · 200,000 trials · ±0\.\d+ % at 95 % · seed 7 · /m);
    expect(stdout).not.toContain('exact');
  });

  test('is the same for the same seed, on any number of threads', () => {
    const [one, two] = ['1', '2'].map((threads) => {
      const { stdout } = equity(`AA vs KK vs QQ --seed 7 --trials 2e5 --json --threads ${threads}`);
      return { ...JSON.parse(stdout), seconds: 0 };
    });
    expect(one).toMatchObject({ method: 'sampled', trials: 200_000, seed: 7 });
    expect(two).toEqual(one);
  });
});

test('--explain says how the query was read and what would be done, and does nothing', () => {
  const { stdout, stderr, code } = equity('AsKs vs QQ --explain');
  expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
  expect(stdout).toMatch(/player 1 +AsKs · 1 combo$/m);
  expect(stdout).toMatch(/player 2 +QQ · 6 combos$/m);
  expect(stdout).toMatch(/method +exact$/m);
  expect(stdout).toMatch(/work +[\d,]+ steps of a budget of [\d,]+/);
  const object = JSON.parse(equity('AsKs vs QQ --explain --json').stdout);
  expect(object).toMatchObject({
    method: 'exact',
    players: [{ combos: 1 }, { combos: 6 }],
    deals: 10_273_824,
  });
});

describe('equity rank', () => {
  test('names a hand, the five that play, its strength and what it beats', () => {
    const { stdout, stderr, code } = equity('rank AsKsQsJsTs 2c3d');
    expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
    expect(stdout.split('\n')).toEqual([
      'royal flush',
      '',
      '  plays      As Ks Qs Js Ts',
      '  strength   7,462 of 7,462',
      '  beats      7,461 of the 7,462 classes of hands',
      '',
    ]);
  });

  test('compares hands', () => {
    const { stdout, code } = run(['rank', '7c7d7h2s2d vs 5c5d5hAsAd | KsKdKh7c8c']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^▸ 7c7d7h2s2d +7\S 7\S 7\S 2\S 2\S/m);
    expect(stdout).toMatch(/^7c7d7h2s2d wins: full house/m);
    const { hands } = JSON.parse(run(['rank', '7c7d7h2s2d vs 5c5d5hAsAd', '--json']).stdout);
    expect(hands.map((hand: { place: number }) => hand.place)).toEqual([1, 2]);
    expect(equity('rank AsKsQsJsTs v AhKhQhJhTh').stdout).toContain('all tie: royal flush');
  });

  test('writes JSON and CSV', () => {
    const { hands, classes } = JSON.parse(equity('rank --json AsKsQsJsTs').stdout);
    expect(classes).toBe(7462);
    expect(hands).toEqual([
      {
        hand: 'AsKsQsJsTs',
        category: 'royal flush',
        name: 'royal flush',
        cards: 'AsKsQsJsTs',
        strength: 7462,
        beats: 7461,
        place: 1,
      },
    ]);
    expect(equity('--json rank AsKsQsJsTs').stdout).toBe(equity('rank AsKsQsJsTs --json').stdout);
    expect(equity('rank AsKsQsJsTs --csv').stdout.split('\n')[1]).toBe(
      'AsKsQsJsTs,royal flush,royal flush,AsKsQsJsTs,7462,7461,7462,1',
    );
  });
});

describe('help', () => {
  test('begins with examples, and each of them works', () => {
    const { stdout, stderr, code } = equity('--help');
    expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
    expect(stdout.startsWith('Examples:\n  equity AsKs vs QQ ')).toBe(true);
    for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
    const examples = stdout.split('\n').filter((line) => line.startsWith('  equity '));
    expect(examples.length).toBeGreaterThan(4);
    for (const example of examples) {
      const command = example.trim().split(/ {3,}/)[0];
      const words = [...command.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)]
        .map((match) => match[1] ?? match[2] ?? match[3])
        .slice(1);
      // The planner is told to sample little: here it matters that the words are understood.
      const exact = ['rank', 'range', 'grid'].includes(words[0]) || words.includes('--by-hand');
      const quick = exact || words.includes('--error') ? [] : ['--trials', '1000'];
      expect({ command, code: run([...words, ...quick]).code }).toEqual({ command, code: 0 });
    }
  });

  test('of a command is to be had in two ways', () => {
    const { stdout, code } = equity('rank --help');
    expect(code).toBe(0);
    expect(stdout.startsWith('Examples:\n  equity rank ')).toBe(true);
    expect(equity('help rank').stdout).toBe(stdout);
  });

  test('of a command that does not exist is an error', () => {
    const { stderr, code } = equity('help rnak');
    expect(code).toBe(2);
    expect(stderr).toContain("there is no command 'rnak'");
  });

  test('is short, and on stderr, when nothing is asked', () => {
    const { stdout, stderr, code } = run([]);
    expect({ stdout, code }).toEqual({ stdout: '', code: 2 });
    expect(stderr).toMatch(/^Usage: equity /);
  });

  test('--version prints the version of the package', () => {
    const { stdout, code } = equity('--version');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});

describe('colour', () => {
  test('is off where nobody is looking, and on where it is asked for', () => {
    const escapeCode = String.fromCharCode(27);
    const query = ['AsKs', 'vs', 'QhQd'];
    expect(run(query).stdout).not.toContain(escapeCode);
    expect(run([...query, '--color']).stdout).toContain(escapeCode);
    expect(run(query, { env: { FORCE_COLOR: '1' } }).stdout).toContain(escapeCode);
    expect(run(query, { env: { FORCE_COLOR: '1', NO_COLOR: '1' } }).stdout).not.toContain(escapeCode);
    expect(run([...query, '--no-color'], { env: { FORCE_COLOR: '1' } }).stdout).not.toContain(escapeCode);
    expect(run([...query, '--json', '--color']).stdout).not.toContain(escapeCode);
  });
});
