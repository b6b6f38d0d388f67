import { describe, expect, test } from 'vitest';
import { equity } from './program.ts';

describe('stud, razz and draw', () => {
  test.each([
    ['--game stud AsAhKd vs 9s8s7s', 18_265_297_050, [0.587698, 0.412302]],
    ['--game stud AsAhTsTh8h8d vs KcQcJcTd3c2d --dead 5c6c2sJh', 1260, [0.734921, 0.265079]],
    ['--game stud8 As2d3h4c7s vs KcKsQdJh9c', 671_580, [0.618244, 0.381756]],
    ['--game razz As2d3h4c7s vs 2c4s5h6d8h', 671_580, [0.803042, 0.196958]],
    // 44 cards for each of two hands that draw one.
    ['--game lowball27 7s5d4c3h vs 8c6d4s3s', 44 * 43, null],
    // A club that pairs no card makes the first hand a badugi; only the four and the five beat 6-5-4-2.
    ['--game badugi As2d3h vs 2s4d5h6c', 45, [2 / 45, 43 / 45]],
  ])('%s', (words, deals, equities) => {
    const { stdout, stderr, code } = equity(`${words} --json`);
    expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
    const result = JSON.parse(stdout);
    expect(result).toMatchObject({ method: 'exact', deals });
    const found = result.players.map((player: { equity: number }) => player.equity);
    expect(found[0] + found[1]).toBeCloseTo(1, 12);
    equities?.forEach((expected, seat) => {
      expect(found[seat]).toBeCloseTo(expected, 6);
    });
  });

  test('hands with unknown cards are sampled, the same on any number of threads', () => {
    const words = '--game stud8 As2d3h vs KcKsQd vs 4h5h6h vs xx8c --trials 300000 --json';
    const [one, two] = ['1', '2'].map((threads) => {
      const { stdout, code } = equity(`${words} --threads ${threads}`);
      expect(code).toBe(0);
      return { ...JSON.parse(stdout), seconds: 0 };
    });
    expect(one).toMatchObject({ game: 'stud8', method: 'sampled', trials: 300_000 });
    expect(one).toEqual(two);
  });

  test('eight hands with dead cards share one card, and the output says so', () => {
    const hands = 'AsAhKd vs 2c2d9h vs 3c3d9c vs 4c4d9d vs 5c5d9s vs 6c6dTh vs 7c7dTc vs 8c8dTd';
    const { stdout, code } = equity(`--game stud ${hands} dead Jc Jd Jh --trials 20000`);
    expect(code).toBe(0);
    expect(stdout).toContain(
      'note: the deck cannot give 8 players a seventh card each: one community card is dealt for all',
    );
    const tooMany = equity(`--game stud ${hands} dead JcJdJhJs`);
    expect(tooMany.code).toBe(2);
    expect(tooMany.stderr).toContain('error[TOO_MANY_CARDS]');
  });

  test('--explain names the street and who has to act', () => {
    const third = equity('--game stud AsAhKd vs 9s8s7s --explain').stdout;
    expect(third).toMatch(/street +third street\n/);
    expect(third).toMatch(/brings it in +player 2 with 7s, the lowest door card\n/);
    expect(third).toMatch(/deals +18,265,297,050 /);
    const fifth = equity('--game razz As2d3h4c7s vs 2c4s5h6d8h --explain').stdout;
    expect(fifth).toMatch(/street +fifth street\n/);
    expect(fifth).toMatch(/acts first +player 1 with 3h4c7s, the best low hand showing\n/);
    const unknown = equity('--game stud AsAhKd vs random --explain').stdout;
    expect(unknown).toMatch(/brings it in +not known: an exposed card is missing/);
    const level = equity('--game stud AsAhKdQc vs 9s8sKhQd --explain').stdout;
    expect(level).toMatch(/acts first +player 1 and player 2 show equally good hands/);
  });

  test('a hand that is on no street gets a caret', () => {
    const { stderr, code } = equity('--game stud AsAhKd vs 9s8s');
    expect(code).toBe(2);
    expect(stderr).toContain('error[BAD_HAND]: 2 cards: a hand of Seven-card stud has at least three');
    expect(stderr).toMatch(/\n {2}AsAhKd vs 9s8s\n {12}\^{4}\n/);
  });

  test.each([
    ['7stud', 'stud'],
    ['stud/8', 'stud8'],
    ['stud-hilo', 'studhilo'],
    ['R', 'razz'],
  ])('--game %s is %s', (alias, name) => {
    const { stdout } = equity(`--game ${alias} As2d3h4c7s8c vs 2c4s5h6d8h9h --json`);
    expect(JSON.parse(stdout).game).toBe(name);
  });

  test.each([
    ['5cd', 'draw'],
    ['draw/8', 'draw8'],
    ['a5', 'lowball'],
    ['27', 'lowball27'],
    ['2-7', 'lowball27'],
    ['Badugi', 'badugi'],
  ])('--game %s is %s', (alias, name) => {
    const { stdout } = equity(`--game ${alias} As2d3h4c vs 2c4s5h6d --json`);
    expect(JSON.parse(stdout).game).toBe(name);
  });
});
