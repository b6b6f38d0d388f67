import { generator } from './random.js';

const RANKS = Array.from('AKQJT98765432');
const SUITS = Array.from('shdc');

/**
 * Every hand with a weight of four decimals, as solvers export them: `combos` (`AhKh: 0.5321`) or
 * `classes` (`AKs:0.5321`).
 *
 * @param {string} form
 */
export function solverExport(form) {
  const below = generator(7);
  const weight = () => ((1 + below(9999)) / 10_000).toFixed(4);
  if (form === 'classes') {
    const names = RANKS.flatMap((high, i) =>
      RANKS.slice(i).flatMap((low) => (low === high ? [high + low] : [`${high + low}s`, `${high + low}o`])),
    );
    return names.map((name) => `${name}:${weight()}`).join(',');
  }
  const deck = RANKS.flatMap((rank) => SUITS.map((suit) => rank + suit));
  const hands = deck.flatMap((high, i) => deck.slice(i + 1).map((low) => high + low));
  return hands.map((hand) => `${hand}: ${weight()}`).join(', ');
}
