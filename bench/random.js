/**
 * A small seeded generator (mulberry32), so that every run deals the same cards.
 *
 * @param {number} seed
 * @returns {(below: number) => number} a whole number from 0 up to, not including, `below`
 */
export function generator(seed) {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

/**
 * Random hands of different cards, one after the other.
 *
 * @param {number} count
 * @param {number} cards
 * @param {number} seed
 * @returns {Uint8Array}
 */
export function randomHands(count, cards, seed) {
  const below = generator(seed);
  const deck = Uint8Array.from({ length: 52 }, (_, card) => card);
  const hands = new Uint8Array(count * cards);
  for (let hand = 0; hand < count; hand++) {
    for (let i = 0; i < cards; i++) {
      const j = i + below(52 - i);
      const card = deck[j];
      deck[j] = deck[i];
      deck[i] = card;
      hands[hand * cards + i] = card;
    }
  }
  return hands;
}
