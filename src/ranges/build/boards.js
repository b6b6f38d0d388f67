// The boards that a table of equities is counted from: all there are, or stratified samples of them.
import { visitSuitClasses } from './library.js';

/** The share of strata that a round draws a board of, by cards of one suit (3 to 5, 0 for less) and distinct ranks. */
const DRAWN = {
  0: { 5: 1, 4: 1, 3: 1, 2: 0.25 },
  3: { 5: 1, 4: 1, 3: 0.3 },
  4: { 5: 0.5, 4: 0.25 },
  5: { 5: 0.1 },
};

/**
 * @typedef {object} Board
 * @property {number[]} cards
 * @property {number} weight the number of boards it stands for
 * @property {boolean} low whether three of its ranks are eight or lower
 */

/** Every board up to the names of its suits. @returns {Board[]} */
export function allBoards() {
  const boards = [];
  visitSuitClasses(5, (cards, combos) => {
    const low = new Set(cards.map((card) => card >> 2).filter((rank) => rank === 12 || rank <= 6));
    boards.push({ cards: [...cards], weight: combos, low: low.size >= 3 });
  });
  return boards;
}

/**
 * Draws one board of every stratum, or of a share of them: boards of the same ranks with the same number
 * of cards in the suit of a flush. Which hands make a flush, and with it nearly all of a board's equities,
 * is the same within a stratum but for the ranks of the suit. Rounds are independent of one another.
 *
 * @param {number} round @returns {Board[]}
 */
export function drawBoards(round) {
  const strata = new Map();
  for (const board of allBoards()) {
    const ranks = board.cards.map((card) => card >> 2);
    const suited = Math.max(
      ...[0, 1, 2, 3].map((suit) => board.cards.filter((card) => (card & 3) === suit).length),
    );
    const kind = suited < 3 ? 0 : suited;
    const key = `${ranks} ${kind}`;
    const stratum = strata.get(key) ?? { weight: 0, boards: [], share: DRAWN[kind][new Set(ranks).size] };
    stratum.boards.push(board);
    stratum.weight += board.weight;
    strata.set(key, stratum);
  }
  const random = randomNumbers(round + 1);
  const drawn = [];
  for (const { weight, boards: members, share } of strata.values()) {
    const taken = random() < share;
    let place = random() * weight;
    if (!taken) continue;
    let at = 0;
    while (at + 1 < members.length && place >= members[at].weight) place -= members[at++].weight;
    drawn.push({ ...members[at], weight: weight / share });
  }
  return drawn;
}

/** Numbers of 0 to 1 (splitmix64). @param {number} seed */
function randomNumbers(seed) {
  let state = BigInt(seed);
  return () => {
    state = BigInt.asUintN(64, state + 0x9e3779b97f4a7c15n);
    let mixed = BigInt.asUintN(64, (state ^ (state >> 30n)) * 0xbf58476d1ce4e5b9n);
    mixed = BigInt.asUintN(64, (mixed ^ (mixed >> 27n)) * 0x94d049bb133111ebn);
    return Number((mixed ^ (mixed >> 31n)) >> 11n) / 2 ** 53;
  };
}
