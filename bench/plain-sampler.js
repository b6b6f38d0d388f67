import { parseRange } from '../dist/index.js';
import { evalCard, START } from './peers.js';
import { generator } from './random.js';

/**
 * Monte Carlo as it is mostly written in JavaScript: cards are drawn until they are new, colliding hands
 * are drawn again together, and poker-evaluator's table tells who wins. What the sampling kernel is
 * compared with.
 *
 * @param {readonly string[]} ranges
 * @param {number} trials
 * @returns {() => number[]} plays that many deals and returns every player's wins
 */
export function plainSampler(ranges, trials) {
  const below = generator(1);
  const seats = ranges.map((range) => {
    const { hands, count, random } = parseRange(range);
    return { hands, count, random };
  });
  const hole = new Uint8Array(seats.length * 2);
  const used = new Uint8Array(52);
  const draw = () => {
    for (;;) {
      const card = below(52);
      if (used[card] === 0) {
        used[card] = 1;
        return card;
      }
    }
  };

  /** Draws every hand; false if two hands share a card. */
  const dealHands = () => {
    used.fill(0);
    for (let seat = 0; seat < seats.length; seat++) {
      const { hands, count, random } = seats[seat];
      if (random) continue;
      const at = below(count) * 2;
      const [a, b] = [hands[at], hands[at + 1]];
      if (used[a] === 1 || used[b] === 1) return false;
      used[a] = 1;
      used[b] = 1;
      hole[seat * 2] = a;
      hole[seat * 2 + 1] = b;
    }
    for (let seat = 0; seat < seats.length; seat++) {
      if (!seats[seat].random) continue;
      hole[seat * 2] = draw();
      hole[seat * 2 + 1] = draw();
    }
    return true;
  };

  return () => {
    const wins = seats.map(() => 0);
    for (let trial = 0; trial < trials; trial++) {
      while (!dealHands());
      let board = START;
      for (let i = 0; i < 5; i++) board = evalCard(board + draw() + 1);
      let best = 0;
      let winner = 0;
      for (let seat = 0; seat < seats.length; seat++) {
        const value = evalCard(evalCard(board + hole[seat * 2] + 1) + hole[seat * 2 + 1] + 1);
        if (value > best) {
          best = value;
          winner = seat;
        }
      }
      wins[winner]++;
    }
    return wins;
  };
}
