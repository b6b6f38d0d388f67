/** The 24 relabellings of the suits. @param {readonly number[]} suits @returns {number[][]} */
function permutations(suits) {
  if (suits.length === 0) return [[]];
  return suits.flatMap((suit) =>
    permutations(suits.filter((other) => other !== suit)).map((rest) => [suit, ...rest]),
  );
}

/** A hand as one number, its cards in order. @param {number} a @param {number} b */
const code = (a, b) => Math.max(a, b) * 52 + Math.min(a, b);

/**
 * All match-ups of two hold'em hands that differ by more than names of suits and the order of the seats:
 * 47,008 of them, four cards each, those with the same first hand together.
 *
 * @returns {Uint8Array}
 */
export function distinctMatchups() {
  const images = permutations([0, 1, 2, 3]).map((suits) =>
    Uint8Array.from({ length: 52 }, (_, card) => (card & ~3) | suits[card & 3]),
  );
  /** @type {Set<number>} */
  const found = new Set();
  const image = (suits, hand) => code(suits[Math.floor(hand / 52)], suits[hand % 52]);
  const visit = (first, second) => {
    let least = Number.POSITIVE_INFINITY;
    for (const suits of images) {
      const [x, y] = [image(suits, first), image(suits, second)];
      least = Math.min(least, x < y ? x * 2704 + y : y * 2704 + x);
    }
    found.add(least);
  };
  // The first hand of a match-up can be taken as the least of its images.
  for (let first = 0; first < 2704; first++) {
    const [high, low] = [Math.floor(first / 52), first % 52];
    if (low >= high || images.some((suits) => image(suits, first) < first)) continue;
    for (let a = 1; a < 52; a++) {
      for (let b = 0; b < a; b++) {
        if (a !== high && a !== low && b !== high && b !== low) visit(first, code(a, b));
      }
    }
  }
  const cards = [...found]
    .sort((a, b) => a - b)
    .flatMap((pair) => [Math.floor(pair / 2704), pair % 2704])
    .flatMap((hand) => [Math.floor(hand / 52), hand % 52]);
  return Uint8Array.from(cards);
}
