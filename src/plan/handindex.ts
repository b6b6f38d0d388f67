/** Two cards make one of so many hold'em hands. */
export const HANDS = 1326;

/** Hold'em hands as one number 0..1325: C(high, 2) + low. */
export function handIndex(a: number, b: number): number {
  return a > b ? (a * (a - 1)) / 2 + b : (b * (b - 1)) / 2 + a;
}

/** The two cards of each hand index, the higher first. */
export const HAND_CARDS = new Uint8Array(HANDS * 2);
for (let high = 1; high < 52; high++) {
  for (let low = 0; low < high; low++) HAND_CARDS.set([high, low], handIndex(high, low) * 2);
}
