import { describe, expect, test } from 'vitest';
import { run } from './program.ts';

describe('--by-hand', () => {
  // On a river every pair of hands is one deal: aces beat queens, tens have made a set.
  const query = ['AsAh,QsQh:0.5 vs TsTh,JcJd on Tc7d2h3s4c', '--by-hand'];

  test('shows every hand, the strongest first', () => {
    const { stdout, stderr, code } = run(query);
    expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
    const lines = stdout.split('\n');
    const at = lines.indexOf('player 1: AsAh,QsQh:0.5');
    expect(lines.slice(at + 2, at + 5)).toEqual(
      [
        '  hand   weight      equity         win        tie         lose',
        '  AsAh        1   50.0000 %   50.0000 %   0.0000 %    50.0000 %',
        '  QsQh      0.5   50.0000 %   50.0000 %   0.0000 %    50.0000 %',
      ].map((line) => expect.stringMatching(new RegExp(`^${line.trimEnd().replace(/ +/g, ' +')}$`))),
    );
    const next = lines.indexOf('player 2: TsTh,JcJd');
    expect(lines[next + 3]).toMatch(/^ {2}TsTh +100\.0000 % +100\.0000 % +0\.0000 % +0\.0000 %$/);
    expect(lines[next + 4]).toMatch(/^ {2}JdJc +0\.0000 % +0\.0000 % +0\.0000 % +100\.0000 %$/);
  });

  test('is written as JSON and CSV', () => {
    const { players } = JSON.parse(run([...query, '--json']).stdout);
    expect(players[0].hands).toEqual([
      { hand: 'AsAh', weight: 1, equity: 0.5, win: 0.5, tie: 0, lose: 0.5, deals: 2 },
      { hand: 'QsQh', weight: 0.5, equity: 0.5, win: 0.5, tie: 0, lose: 0.5, deals: 2 },
    ]);
    expect(run([...query, '--csv']).stdout).toBe(
      'player,hand,weight,equity,win,tie,lose,deals\n' +
        '1,AsAh,1,0.5,0.5,0,0.5,2\n1,QsQh,0.5,0.5,0.5,0,0.5,2\n' +
        '2,JdJc,1,0,0,0,1,3\n2,TsTh,1,1,1,0,0,3\n',
    );
    const batch = run(['-', '--by-hand', '--csv'], { input: `# a comment\n${query[0]}\n` }).stdout.split(
      '\n',
    );
    expect(batch.slice(0, 2)).toEqual([
      'line,player,hand,weight,equity,win,tie,lose,deals',
      '2,1,AsAh,1,0.5,0.5,0,0.5,2',
    ]);
  });

  test('tells Omaha hands apart on a board, those of a random opponent not', () => {
    const board = 'on Tc7d2h3s4c';
    const hands = `AsAhKsKh,QsQhJsJh:0.5 vs TsTh9s9h,JcJd8c8d ${board}`;
    const { players } = JSON.parse(run([hands, '--by-hand', '--json']).stdout);
    expect(players[0].hands).toEqual([
      { hand: 'AsAhKsKh', weight: 1, equity: 0.5, win: 0.5, tie: 0, lose: 0.5, deals: 2 },
      { hand: 'QsQhJsJh', weight: 0.5, equity: 0.5, win: 0.5, tie: 0, lose: 0.5, deals: 2 },
    ]);
    expect(players[1].hands[0]).toMatchObject({ hand: 'JdJc8d8c', equity: 0, deals: 3 });
    const known = run([`AsAhKsKh vs 9s9hTs* ${board}`, '--by-hand']).stdout;
    expect(known).toContain('player 1: AsAhKsKh');
    expect(known).not.toContain('player 2:');
    const note = 'the hands that 9s9hTs* (player 2) may be are not told apart';
    expect(known).toContain(`\nnote: ${note}\n`);
    const json = JSON.parse(run([`AsAhKsKh vs 9s9hTs* ${board}`, '--by-hand', '--json']).stdout);
    expect(json.notes).toContain(note);
    expect(json.players[1]).not.toHaveProperty('hands');
    expect(run([`AsAhKsKh vs 9s9hTs* ${board}`, '--by-hand', '--csv'])).toMatchObject({
      stdout: expect.stringMatching(/^player,hand,.*\n1,AsAhKsKh,.*\n$/),
      stderr: `note: ${note}\n`,
    });
    const before = run(['AA vs KK', '--game', 'omaha', '--by-hand']);
    expect(before.code).toBe(2);
    expect(before.stderr).toContain('error[TOO_LARGE]');
  });

  test('fills in the cards of stud that were dealt and are not known', () => {
    const { stdout, code } = run(['x As8c9dTh2h vs QsQhKd2c3c4d', '--game', 'stud', '--by-hand', '--csv']);
    const lines = stdout.trimEnd().split('\n');
    expect({ code, lines: lines.length }).toEqual({ code: 0, lines: 1 + 41 + 1 });
    expect(lines[1]).toMatch(/^1,AhAs8c9dTh2h,1,/);
    expect(lines.at(-1)).toMatch(/^2,QsQhKd2c3c4d,1,/);
    expect(run(['xx8c vs xxKd', '--game', 'stud', '--by-hand']).stderr).toContain('error[TOO_LARGE]');
  });

  test('contradicts a sample', () => {
    for (const args of [['--sample'], ['--trials', '100']]) {
      const { stderr, code } = run([...query, ...args]);
      expect(code).toBe(2);
      expect(stderr).toContain(`--by-hand contradicts ${args[0]}`);
    }
  });
});

describe('equity grid', () => {
  test('plays both boards', () => {
    const boards = ['--board', '2h7d9c', '--board', '3c4c5d'];
    const [grid, whole] = [
      ['grid', 'AA vs KK'],
      ['AA vs KK', '--by-hand'],
    ].map((args) => JSON.parse(run([...args, ...boards, '--json']).stdout));
    expect(grid).toMatchObject({ boards: ['2h7d9c', '3c4c5d'], method: 'exact', deals: whole.deals });
    expect(grid.equity).toBe(whole.players[0].equity);
    expect(grid.classes[0].equity).toBeCloseTo(whole.players[0].equity, 12);
    expect(run(['grid', 'AA vs KK', ...boards]).stdout).toMatch(/boards 2h 7d 9c \/ 3c 4c 5d\n/);
  });

  const query = 'AsAh,JcJd,QsQh,AsKs vs TsTh,KcKd on Tc7d2h3s4c';

  test('draws the equity of every class', () => {
    const { stdout, stderr, code } = run(['grid', query]);
    expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
    const lines = stdout.split('\n');
    const at = lines.findIndex((line) => /^ +A +K +Q/.test(line));
    expect(lines[at + 1]).toMatch(/^ {2}A 50\.0 {2}0\.0 {4}· /);
    expect(lines[at + 3]).toMatch(/^ {2}Q {4}· {4}· {2}0\.0 /);
    expect(lines[2]).toBe('AsAh,JcJd,QsQh,AsKs against TsTh,KcKd: 12.5000 %');
    expect(stdout).toContain('exact · 8 deals');
  });

  test('of the other player, as JSON and CSV', () => {
    const { stdout } = run(['grid', query, '--player', '2', '--csv']);
    expect(stdout).toBe('hand,combos,weight,equity\nKK,1,1,0.75\nTT,1,1,1\n');
    expect(JSON.parse(run(['grid', query, '--json']).stdout)).toMatchObject({
      player: 1,
      equity: 0.125,
      classes: [
        { hand: 'AA', combos: 1, equity: 0.5 },
        { hand: 'AKs', combos: 1, equity: 0 },
        { hand: 'QQ', combos: 1, equity: 0 },
        { hand: 'JJ', combos: 1, equity: 0 },
      ],
    });
  });

  test('refuses what it cannot draw', () => {
    for (const args of [
      ['grid'],
      ['grid', 'AA vs KK', '--player', '3'],
      ['grid', 'AA vs KK', '--player', 'x'],
    ]) {
      expect(run(args).code).toBe(2);
    }
    expect(run(['grid', 'AA vs KK', '--player', '3']).stderr).toContain('There are 2 players');
    const [, line, carets] = run(['grid', 'AA vs KK', '--board', '2h3z']).stderr.split('\n');
    expect(line).toBe("  equity grid 'AA vs KK' --board 2h3z");
    expect(carets).toBe(`${' '.repeat(line.length - 1)}^`);
  });

  test('of three players', () => {
    const { stdout } = run(['grid', 'AsAh,JcJd vs KsKh vs 2c3c on 2s3d4hTc9c', '--player', '3', '--csv']);
    // Aces and jacks alike lose to two pair, which beats all.
    expect(stdout).toBe('hand,combos,weight,equity\n32s,1,1,1\n');
  });
});
