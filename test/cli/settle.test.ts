import { describe, expect, test } from 'vitest';
import { run } from './program.ts';

/** Runs `equity settle` and returns what it prints as an object. */
function settle(query: string, ...options: string[]) {
  const { stdout, stderr, code } = run(['settle', ...query.split(' '), ...options, '--json']);
  expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
  return JSON.parse(stdout);
}

interface Player {
  readonly paid: number;
  readonly net: number;
  readonly returned: number;
}

function amounts(players: readonly Player[], of: keyof Player): number[] {
  return players.map((player) => player[of]);
}

describe('equity settle', () => {
  test('names winners, cards and reasons', () => {
    const words = 'settle AsKs vs QhQd vs 7c7d on 2h7h9cJsJd --put 300,200,100';
    const { stdout, stderr, code } = run(words.split(' '));
    expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
    expect(stdout).toBe(
      `Texas hold'em · board 2h 7h 9c Js Jd

  hand   plays            name
  AsKs   Js Jd As Ks 9c   pair of jacks, ace, king and nine kickers
  QhQd   Qh Qd Js Jd 9c   two pair, queens and jacks, nine kicker
  7c7d   7h 7d 7c Js Jd   full house, sevens full of jacks

main pot 300: AsKs, QhQd, 7c7d
  7c7d wins 300: full house beats two pair
    with 7h 7d 7c Js Jd, full house, sevens full of jacks
side pot 200: AsKs, QhQd
  QhQd wins 200: two pair beats pair
    with Qh Qd Js Jd 9c, two pair, queens and jacks, nine kicker
uncalled 100: back to AsKs

  hand   put   back   won    net
  AsKs   300    100     0   -200
  QhQd   200      0   200      0
  7c7d   100      0   300   +200

600 put in: all of it is paid, returned or raked
`,
    );
  });

  test('names what each gets of a split, and why the odd chip goes where it goes', () => {
    const words = 'settle AsKs vs AhKd vs QhQd on 2h7h9cJsJd --put 76,76,25 --folded 28';
    expect(run(words.split(' ')).stdout).toContain(
      `side pot 105: AsKs, AhKd
  AsKs and AhKd split 105: all hands are equal
    AsKs gets 53 with Js Jd As Ks 9c, pair of jacks, ace, king and nine kickers
    AhKd gets 52 with Js Jd Ah Kd 9c, pair of jacks, ace, king and nine kickers
  odd chip to AsKs: the first winner left of the button
`,
    );
  });

  // Stacks of 300, 200 and 100: whoever of the first two has the best hand takes 500.
  test.each([
    ['AsKs vs QhQd vs 7c7d on 2h8hAcKdJd', [300, -200, -100]],
    ['AsKs vs QhQd vs 7c7d on 2h8hQc3dJd', [-200, 300, -100]],
    ['AsKs vs QhQd vs 7c7d on 2h8h7h3dJd', [-200, 0, 200]],
  ])('%s nets %j', (query, nets) => {
    expect(amounts(settle(query, '--put', '300,200,100').players, 'net')).toEqual(nets);
  });

  test('leaves the chips of a folded player in the pots they reached', () => {
    const hand = settle('7c7d vs QhQd vs AsKs on 2h8h7h3dJd', '--put', '100,250,400', '--folded', '60');
    expect(hand.pots).toMatchObject([
      { name: 'main pot', amount: 360, players: [1, 2, 3] },
      { name: 'side pot', amount: 300, players: [2, 3] },
    ]);
    expect(amounts(hand.players, 'returned')).toEqual([0, 0, 150, 0]);
    expect(hand.players[3]).toMatchObject({ hand: null, folded: true, net: -60 });
  });

  test('takes an f behind an amount for a fold of the hand, wherever it sits', () => {
    // A all-in 100, B all-in 250, C 400, D folds after 60.
    const board = 'on 2h8h7h3dJd';
    const pots = [
      { name: 'main pot', amount: 360, players: [2, 3, 4] },
      { name: 'side pot', amount: 300, players: [3, 4] },
    ];
    for (const fold of ['60f', ' 60 folded', '60F ']) {
      const hand = settle(`AhKh vs 7c7d vs QhQd vs AsKs ${board}`, '--put', `${fold},100,250,400`);
      expect(hand.pots).toMatchObject(pots);
      // The flush that was folded wins nothing: three sevens the main pot, queens the side pot.
      expect(amounts(hand.players, 'paid')).toEqual([0, 360, 300, 0]);
      expect(amounts(hand.players, 'returned')).toEqual([0, 0, 0, 150]);
      expect(hand.players[0]).toMatchObject({ hand: 'AhKh', folded: true, net: -60, shown: [] });
    }
    // Stacks of 1,203.60, 1,000, 898.20 and 898.20; the second folds after a blind of 2.
    const cents = settle(
      'AsAc vs AdKd vs QhQd vs 7c7d on 2h8hJhTc3d',
      ...['--put', '1203.60,2.00f,898.20,898.20'],
    );
    expect(cents).toMatchObject({ unit: '0.01', pots: [{ amount: 2696.6 }] });
    expect(amounts(cents.players, 'returned')).toEqual([305.4, 0, 0, 0]);
    expect(amounts(cents.players, 'net')).toEqual([1798.4, -2, -898.2, -898.2]);
  });

  test('counts seats from the button, those of folded hands too', () => {
    // The board plays; the button has folded, and the odd chips go to the first winners left of it.
    const query = '2s3d vs 2c3h vs 2d3s vs 4c4d on AhKhQhJhTh';
    const put = (amounts: string, button: string) => settle(query, '--put', amounts, '--button', button);
    expect(amounts(put('33,33,33,2f', '4').players, 'paid')).toEqual([34, 34, 33, 0]);
    expect(amounts(put('33,2f,33,33', '2').players, 'paid')).toEqual([33, 0, 34, 34]);
  });

  test('names the fold', () => {
    const words = 'settle AsKs vs QhQd vs 7c7d on 2h7h9cJsJd --put 300,60f,300'.split(' ');
    const { stdout } = run(words);
    expect(stdout).toContain('pot 660: AsKs, 7c7d\n');
    expect(stdout).toMatch(/^ {2}QhQd \(folded\) +60 +0 +-60$/m);
    expect(stdout).not.toContain('two pair');
    const csv = run([...words, '--csv']).stdout.split('\n');
    expect(csv[0]).toBe('hand,put,returned,paid,net,folded');
    expect(csv[2]).toBe('QhQd,60,0,0,-60,true');
  });

  test('keeps cents', () => {
    const put = ['--put', '1203.60,898.20,898.20', '--folded', '2.00'];
    const hand = settle('AsAc vs QhQd vs 7c7d on 2h8hJhTc3d', ...put);
    expect(hand).toMatchObject({ unit: '0.01', pots: [{ amount: 2696.6 }] });
    expect(amounts(hand.players, 'returned')).toEqual([305.4, 0, 0, 0]);
    expect(amounts(hand.players, 'net')).toEqual([1798.4, -898.2, -898.2, -2]);
    const table = run(['settle', ...'AsAc vs QhQd vs 7c7d on 2h8hJhTc3d'.split(' '), ...put]).stdout;
    expect(table).toContain('pot 2,696.60: ');
    expect(table).toContain('+1,798.40');
  });

  // The board plays for everybody.
  test.each([
    ['33,33,33', '1', [], [34, 33, 33]],
    ['33,33,33', '2', [], [34, 34, 33]],
    ['33,33,33', '1', ['--button', '1'], [33, 34, 33]],
    ['33,33,33', '1', ['--button', '2'], [33, 33, 34]],
  ])('three ways with %s and %s folded %j', (put, folded, options, paid) => {
    const hand = settle('2s3d vs 2c3h vs 2d3s on AhKhQhJhTh', '--put', put, '--folded', folded, ...options);
    expect(amounts(hand.players, 'paid').slice(0, 3)).toEqual(paid);
    expect(hand.pots[0].oddChips).toHaveLength(Number(folded));
    expect(hand.pots[0].oddChips[0]).toMatchObject({ reason: 'left-of-button' });
  });

  test('in chips of 25', () => {
    const hand = settle(
      '2s3d vs 2c3h on AhKhQhJhTh',
      ...['--put', '500,500', '--folded', '25', '--unit', '25'],
    );
    expect(hand.pots[0].amount).toBe(1025);
    expect(amounts(hand.players, 'paid')).toEqual([525, 500, 0]);
  });

  test('rakes each pot up to the cap, and runs the board twice', () => {
    const hand = settle(
      'AsKs vs QhQd on 2h7h9cJsJdKc3c',
      ...['--boards', 'twice', '--put', '51.50,51.50', '--rake', '5%', '--rake-cap', '3'],
    );
    expect(hand).toMatchObject({ raked: 3, boards: ['2h7h9cJsJd', '2h7h9cKc3c'] });
    // Queens and jacks on the first board, kings on the second.
    expect(amounts(hand.players, 'paid')).toEqual([50, 50]);
  });

  test('halves and quarters by Roberts rules', () => {
    // Both have 7-6-4-2-A; kings and queens beat tens. 100.00 are left of 103.00.
    const hand = settle(
      'As2cKdQh vs Ah2dTcTs on 4s6h7dKcQs',
      ...'--game omaha8 --put 51.50,51.50 --unit 0.01 --button 2 --odd-chip roberts'.split(' '),
      ...'--rake 5% --rake-cap 3'.split(' '),
    );
    expect(hand).toMatchObject({ game: 'omaha8', raked: 3 });
    expect(amounts(hand.players, 'paid')).toEqual([75, 25]);
    expect(amounts(hand.players, 'net')).toEqual([23.5, -26.5]);
    expect(hand.pots[0].parts.map(({ half }: { half: string }) => half)).toEqual(['high', 'low']);
    expect(hand.players[0].shown[0]).toMatchObject({
      high: { name: 'two pair, kings and queens, seven kicker', cards: 'KdKcQsQh7d' },
      low: { name: '7-6-4-2-A low', cards: '7d6h4s2cAs' },
    });
  });

  test('stud, whose odd chip goes by card', () => {
    const hands = 'AcKdQhJs9c2c3d vs AdKhQsJd9h2d3c';
    const hand = settle(hands, '--game', 'stud', '--put', '33,33', '--folded', '1');
    // The ace of diamonds beats that of clubs.
    expect(amounts(hand.players, 'paid')).toEqual([33, 34, 0]);
    expect(hand.pots[0].oddChips).toMatchObject([{ player: 2, reason: 'highest-card-of-five' }]);
  });

  test('as comma-separated values', () => {
    const words = 'settle AsKs vs QhQd on 2h7h9cJsJd --put 2,1 --csv';
    expect(run(words.split(' ')).stdout).toBe(
      'hand,put,returned,paid,net,folded\nAsKs,2,1,0,-1,false\nQhQd,1,0,2,1,false\n',
    );
  });
});

describe('equity settle refuses', () => {
  const query = 'AsKs vs QhQd on 2h7h9cJsJd';

  test.each<[string, string[], code: string, mark: string]>([
    [query, ['--put', '1,-2'], 'BAD_AMOUNT', '-2'],
    [query, ['--put', '1,two'], 'BAD_AMOUNT', 'two'],
    [query, ['--put', '1.005,2', '--unit', '0.01'], 'BAD_AMOUNT', '1.005'],
    [query, ['--put', '1'], 'BAD_AMOUNT', '1'],
    [query, ['--put', '1,2,3'], 'BAD_AMOUNT', '1,2,3'],
    [query, ['--put', '0,0'], 'BAD_POT', '0,0'],
    [query, ['--put', '1,1', '--folded', '-3'], 'BAD_AMOUNT', '-3'],
    [query, ['--put', '1,1ff'], 'BAD_AMOUNT', '1ff'],
    [query, ['--put', '1f,1f'], 'BAD_POT', '1f,1f'],
    [query, ['--put', '1,1', '--rake', '5'], 'BAD_AMOUNT', '5'],
    [query, ['--put', '1,1', '--rake', '5%', '--rake-cap', 'x'], 'BAD_AMOUNT', 'x'],
    [query, ['--put', '1,1', '--rake-cap', '3'], 'BAD_OPTION', '--rake-cap'],
    [query, ['--put', '1,1', '--unit', '0'], 'BAD_AMOUNT', '0'],
    [query, ['--put', '1,1', '--button', '3'], 'BAD_OPTION', '3'],
    [query, ['--put', '1,1', '--odd-chip', 'toss'], 'BAD_OPTION', 'toss'],
    [query, ['--put', '1,1', '--game', 'whist'], 'UNKNOWN_GAME', 'whist'],
    ['AsKs vs QhQd', ['--put', '1,1', '--board', '2h7h9c'], 'BAD_BOARD', '2h7h9c'],
    ['AsKs vs QhQd', ['--put', '1,1', '--boards', '2h7h9cJsJz'], 'BAD_CARD', 'z'],
  ])('%s %j: %s', (words, options, code, mark) => {
    const { stdout, stderr, code: exit } = run(['settle', ...words.split(' '), ...options]);
    expect({ stdout, exit }).toEqual({ stdout: '', exit: 2 });
    const [first, line = '', carets = '', hint] = stderr.split('\n');
    expect(first).toMatch(new RegExp(`^error\\[${code}\\]: \\S`));
    expect(line.slice(carets.indexOf('^'), carets.length)).toBe(mark);
    expect(line.startsWith('  equity settle ')).toBe(true);
    expect(hint).toMatch(/^hint: \S/);
  });

  test.each([
    ['AsKs vs QhQd on 2h7h9c', 'BAD_BOARD', '2h7h9c'],
    ['AsKs vs QQ on 2h7h9cJsJd', 'BAD_CARD', 'Q'],
    ['AsKs vs AsQd on 2h7h9cJsJd', 'DUPLICATE_CARD', 'As'],
    ['AsKs vs AcQd on 6h7h9cJsJd dead 5c --game shortdeck', 'BAD_CARD', '5c'],
  ])('%s: %s', (words, code, mark) => {
    const { stderr, code: exit } = run(['settle', ...words.split(' '), '--put', '1,1']);
    const [first, line = '', carets = ''] = stderr.split('\n');
    expect(exit).toBe(2);
    expect(first).toMatch(new RegExp(`^error\\[${code}\\]: `));
    expect(line).toBe(`  ${words.replace(/ --.*/, '')}`);
    expect(line.slice(carets.indexOf('^'), carets.length)).toBe(mark);
  });

  test.each([[['settle']], [['settle', ...query.split(' ')]]])('%j: an empty question', (args) => {
    const { stdout, stderr, code } = run(args);
    expect({ stdout, code }).toEqual({ stdout: '', code: 2 });
    expect(stderr).toMatch(/^error\[BAD_(QUERY|POT)\]: \S.*\n.*\n +\^\nhint: \S/);
  });

  test('as an object with --json', () => {
    const { stdout, stderr, code } = run(['settle', ...query.split(' '), '--put', '1,x', '--json']);
    expect({ stderr, code }).toEqual({ stderr: '', code: 2 });
    expect(JSON.parse(stdout).error).toMatchObject({ code: 'BAD_AMOUNT' });
  });
});
