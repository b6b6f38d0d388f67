import { describe, expect, test } from 'vitest';
import { equity, run } from './program.ts';

/** A run's answer as an object. */
function json(words: string) {
  const { stdout, stderr, code } = equity(`${words} --json`);
  expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
  return JSON.parse(stdout);
}

describe('equity --put', () => {
  test('prints pots, expected chips and net', () => {
    const { stdout, stderr, code } = equity('AsKs vs QhQd vs 7c7d --put 300,200,100');
    expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
    expect(stdout.replace(/\d+(\.\d)? m?s$/m, '(time)')).toBe(
      `Texas hold'em

  hand   put    main pot    side pot   back   expected      net
  AsKs   300   38.9836 %   47.7283 %    100     212.41   +12.41
  QhQd   200   42.5997 %   52.2717 %      0     232.34   +32.34
  7c7d   100   18.4167 %           –      0      55.25   -44.75

main pot 300: AsKs, QhQd, 7c7d
side pot 200: AsKs, QhQd
uncalled 100: back to AsKs
exact · 1,370,754 deals · (time)
`,
    );
  });

  test('is an object with --json; every pot has the equity of its own players', () => {
    const result = json('AsKs vs QhQd vs 7c7d --put 300,200,100 --folded 60 --rake 5% --rake-cap 20');
    expect(result).toMatchObject({ game: 'holdem', method: 'exact', unit: '1', total: 660, raked: 20 });
    expect(result.pots).toMatchObject([
      { name: 'main pot', amount: 360, raked: 18, players: [{ player: 1 }, { player: 2 }, { player: 3 }] },
      { name: 'side pot', amount: 200, raked: 2, players: [{ player: 1 }, { player: 2 }] },
    ]);
    const side = json('AsKs vs QhQd dead 7c7d').players;
    expect(result.pots[1].players.map(({ equity: share }: { equity: number }) => share)).toEqual(
      side.map(({ equity: share }: { equity: number }) => share),
    );
    expect(result.players[3]).toMatchObject({ hand: null, folded: true, net: -60 });
  });

  test('takes an f behind an amount for a fold: the hand is dead, its chips are not', () => {
    const { pots, players } = json('AsKs vs QhQd vs 7c7d --put 300,60f,100');
    // The amount that the first player put in above 100 was called by nobody.
    expect(pots).toMatchObject([{ amount: 260, players: [{ player: 1 }, { player: 3 }] }]);
    const [first, last] = json('AsKs vs 7c7d dead QhQd').players;
    expect(players).toMatchObject([
      { returned: 200, chips: 260 * first.equity },
      { hand: 'QhQd', folded: true, chips: 0, net: -60 },
      { chips: 260 * last.equity },
    ]);
  });

  test('states the error of a sample in chips', () => {
    const result = json('AsKs vs QhQd vs 7c7d --put 3,2,1 --trials 10000 --seed 4');
    expect(result).toMatchObject({ method: 'sampled', seed: 4 });
    expect(result.pots[0].trials).toBe(10_000);
    // Half a pot of 3 over a hundred, at the most.
    expect(result.pots[0].players[0].chipsError).toBeGreaterThan(0.01);
    expect(result.pots[0].players[0].chipsError).toBeLessThan(0.015);
    const table = equity('AsKs vs QhQd vs 7c7d --put 3,2,1 --trials 10000 --seed 4').stdout;
    expect(table).toMatch(/net {3}± 95 %\n/);
    expect(table).toMatch(/\nsampled · 10,000 trials · ± at 95 % · seed 4 · /);
  });

  test('answers the lines of stdin', () => {
    const input = 'AsKs vs QhQd\nAsKs vs QhQd vs 7c7d\n';
    const { stdout, code } = run(['-', '--put', '5,5', '--csv'], { input });
    const lines = stdout.trimEnd().split('\n');
    expect(code).toBe(3);
    expect(lines[0]).toBe('line,hand,put,returned,chips,net,error,method,seed,seconds,partial,folded');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toMatch(/^1,AsKs,5,0,4\.\d+,-0\.\d+,0,exact,,/);
  });

  test.each<[string, code: string, mark: string]>([
    ['AsKs vs QhQd --put 300,200,100', 'BAD_AMOUNT', '300,200,100'],
    ['AsKs vs QhQd --put 300', 'BAD_AMOUNT', '300'],
    ['AsKs vs QhQd --put 300,-5', 'BAD_AMOUNT', '-5'],
    ['AsKs vs QhQd --put 300,x', 'BAD_AMOUNT', 'x'],
    ['AsKs vs QhQd --put 3,1.555 --unit 0.01', 'BAD_AMOUNT', '1.555'],
    ['AsKs vs QhQd --put 0,0', 'BAD_POT', '0,0'],
    ['AsKs vs QhQd --put 3,3 --rake 101%', 'BAD_AMOUNT', '101%'],
    ['AsKs vs QhQd --folded 3', 'BAD_OPTION', '--folded'],
    ['AsKs vs QhQd --rake 5%', 'BAD_OPTION', '--rake'],
    ['AsKs vs QhQd --put 3,3 --explain', 'BAD_OPTION', '--put'],
    ['AsKs vs QhQd --put 3,3 --board 2h2h3c', 'DUPLICATE_CARD', '2h'],
  ])('%s: %s', (words, code, mark) => {
    const { stdout, stderr, code: exit } = equity(words);
    expect({ stdout, exit }).toEqual({ stdout: '', exit: 2 });
    const [first, line = '', carets = ''] = stderr.split('\n');
    expect(first).toMatch(new RegExp(`^error\\[${code}\\]: \\S`));
    expect(line).toBe(`  equity ${words}`);
    expect(line.slice(carets.indexOf('^'), carets.length)).toBe(mark);
  });

  test('a wrong card is shown in the query', () => {
    expect(equity('AsKz vs QQ --put 3,3').stderr.split('\n').slice(1, 3)).toEqual(['  AsKz vs QQ', '     ^']);
  });
});

describe('equity odds', () => {
  test('says what a call needs', () => {
    expect(equity('odds --pot 150 --call 50').stdout).toBe(
      `  pot              150
  call              50
  to win           200
  pot odds         3:1
  equity needed   25 %
`,
    );
    expect(json('odds --pot 150 --call 50')).toEqual({
      unit: '1',
      pot: 150,
      call: 50,
      final: 200,
      required: 0.25,
      ratio: [3, 1],
      odds: '3:1',
    });
  });

  test('says what a call is worth to the first hand', () => {
    const result = json('odds AsKs vs QQ --pot 150 --call 50');
    const [hero] = json('AsKs vs QQ').players;
    expect(result).toMatchObject({ method: 'exact', hands: ['AsKs', 'QQ'], verdict: 'call', implied: 0 });
    expect(result.equity).toBe(hero.equity);
    expect(result.value).toBeCloseTo(200 * hero.equity - 50, 9);
    expect(result.breakEvenCall).toBeCloseTo((150 * hero.equity) / (1 - hero.equity), 9);
    const table = equity('odds AsKs vs QQ --pot 150 --call 50').stdout;
    expect(table).toMatch(/value of the call +\+42\.10\n/);
    expect(table).toMatch(/break-even call +128\.03\n/);
    expect(table).toContain('calling wins more than folding');
  });

  test('takes the rake off what can be won, and says what a fold saves', () => {
    const result = json('odds 7c2d vs AsAh --pot 100 --call 100 --rake 5% --rake-cap 4');
    expect(result).toMatchObject({ final: 196, verdict: 'fold' });
    expect(result.required).toBeCloseTo(100 / 196, 12);
    expect(result.implied).toBeCloseTo(-result.value / result.equity, 9);
    expect(equity('odds 7c2d vs AsAh --pot 100 --call 100').stdout).toMatch(/still to be won +\d/);
  });

  test('does not decide what a sample cannot tell', () => {
    // 46.2 % are needed; it is 46.05 %.
    const result = json('odds AsKs vs QQ --pot 1000 --call 860 --trials 1000');
    expect(result.verdict).toBe('unclear');
    expect(result.error).toBeGreaterThan(0);
  });

  test('as comma-separated values', () => {
    expect(equity('odds --pot 1.50 --call 0.50 --csv').stdout).toBe(
      'pot,call,final,required,odds,hand,equity,value,error,break_even_call,partial\n1.5,0.5,2,0.25,3:1,,,,,,\n',
    );
  });

  test.each([
    ['odds --pot 0 --call 50', 'BAD_AMOUNT', '0'],
    ['odds --pot 10 --call 0', 'BAD_AMOUNT', '0'],
    ['odds --pot 10 --call 1k', 'BAD_AMOUNT', '1k'],
    ['odds AsKs vs QQ --pot 10 --call 1 --board 2z', 'BAD_CARD', 'z'],
  ])('%s: %s', (words, code, mark) => {
    const { stdout, stderr, code: exit } = equity(words);
    expect({ stdout, exit }).toEqual({ stdout: '', exit: 2 });
    const [first, line = '', carets = ''] = stderr.split('\n');
    expect(first).toMatch(new RegExp(`^error\\[${code}\\]: \\S`));
    expect(line.slice(carets.indexOf('^'), carets.length)).toBe(mark);
  });

  test.each(['--pot 150', '--call 50'])('with %s only says what is missing', (option) => {
    const { stderr, code } = equity(`odds ${option}`);
    expect(code).toBe(2);
    expect(stderr).toMatch(/^error\[BAD_AMOUNT\]: --(pot|call) is missing\n/);
  });
});
