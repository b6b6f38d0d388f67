import assert from 'node:assert/strict';
import { equity, parseCards } from '../../dist/index.js';
import { kernels } from '../kernels.js';

/** Fixed hands, preflop. */
const DEALS = {
  omaha: ['AsAhKsKh JdTd9c8c', 'Omaha, two fixed hands'],
  'omaha-five': ['AsAhKsKh2c JdTd9c8c7h', 'five-card Omaha, two fixed hands'],
  'omaha-six': ['AsAhKsKh2c3d JdTd9c8c7h6h', 'six-card Omaha, two fixed hands'],
  'omaha-three': ['AsAhKsKh JdTd9c8c 7s6s5h4h', 'Omaha, 3 fixed hands'],
  'omaha-six-hands': ['AsAhKsKh JdTd9c8c 7s6s5h4h QcQdJhTh 2c2d3c3d 9h8h7d6d', 'Omaha, 6 fixed hands'],
  omaha8: ['AsAhKsKh JdTd9c8c', 'Omaha hi/lo, two fixed hands'],
  'omaha8-three': ['As2sKdQh Ah2d9c9s 7s6s5h4h', 'Omaha hi/lo, 3 fixed hands'],
};

/** The same of hold'em hi/lo. */
const HOLDEM8 = {
  holdem8: ['As2s KhKd', "hold'em hi/lo, two fixed hands"],
  'holdem8-three': ['As2s Kh3h 5d6d', "hold'em hi/lo, 3 fixed hands"],
};

/** Puts hands and a board where kernels read them; returns the shape of the deal. @param {string} hands @param {string} board */
function deal(hands, board = '') {
  const cards = parseCards(hands + board);
  new Uint8Array(kernels.memory.buffer, kernels.input(), cards.length).set(cards);
  const players = hands.split(' ').length;
  return { players, hole: (cards.length - board.length / 2) / players, board: board.length / 2 };
}

/** What a kernel has left: deals by outcome. @param {number} players @param {number} split */
function outcomes(players, split) {
  return [...new BigUint64Array(kernels.memory.buffer, kernels.boardOutcomes(), 1 << (players << split))];
}

/** @param {string} hands @param {number} split @param {string} [board] */
function tables(hands, split, board) {
  const shape = deal(hands, board);
  kernels.countOmaha(shape.players, shape.hole, split, shape.board, 0);
}

/** @param {string} hands @param {number} split @param {string} [board] */
function plain(hands, split, board) {
  const shape = deal(hands, board);
  kernels.playBoards(shape.players, shape.hole, 1, split, shape.board, 0, 0, 52);
}

/** @param {string} hands */
function multisets(hands) {
  kernels.countMultisets(deal(hands).players, 1, 0, 0);
}

/** Every board evaluated. @param {string} hands */
function listed(hands) {
  const shape = deal(hands);
  kernels.listBoards(shape.players, shape.hole, 0, 1, shape.board, 0, 0, 52, 0);
}

/** Hold'em hi/lo by rank multisets and flushes, and board by board. */
function splitMeasures() {
  return Object.entries(HOLDEM8).flatMap(([id, [hands, name]]) => {
    const { players } = deal(hands);
    listed(hands);
    const expected = outcomes(players, 1);
    multisets(hands);
    assert.deepEqual(outcomes(players, 1), expected, id);
    return [
      { id, name, unit: 'ms', against: [`${id}-plain`], run: () => multisets(hands) },
      { id: `${id}-plain`, name: `${name}, enumeration`, unit: 'ms', run: () => listed(hands) },
    ];
  });
}

/** A hand against a random one: exact, and sampled to a standard error of 0.0005. */
const UNKNOWN = {
  'unknown-flop': ['omaha', 'AsAhKsKh vs random on 2h7d9s'],
  unknown: ['omaha', 'AsAhKsKh vs random'],
  'unknown-low-cards': ['omaha', '7s6h3d2c vs random'],
  'unknown-five': ['omaha5', 'AsAhKsKh2c vs random'],
  'unknown-six': ['omaha6', 'AsAhKsKh2c3d vs random'],
  unknown8: ['omaha8', 'AsAh2s3h vs random'],
};

/** @param {keyof typeof UNKNOWN} id */
function unknownHand(id) {
  const [game, query] = UNKNOWN[id];
  const name = `${query}, ${game}`;
  const sampled = { game, method: 'sample', error: 0.0005, threads: 1 };
  return [
    {
      id: `omaha-${id}`,
      name: `${name}, exact`,
      unit: 'ms',
      against: [`omaha-${id}-sample`],
      run: () => equity(query, { game, method: 'exact', threads: 1 }),
    },
    {
      id: `omaha-${id}-sample`,
      name: 'a sample to ±0.0005',
      unit: 'ms',
      slow: true,
      run: () => equity(query, sampled),
    },
  ];
}

/** Exact counts of Omaha deals by tables of triples and of hold'em hi/lo by multisets, and by plain enumeration; unknown hands. @param {{ smoke: boolean }} settings */
export async function boardMeasures({ smoke }) {
  const measures = splitMeasures();
  const flops = { 'omaha-flop': '2h7d9s', 'omaha-flop-suited': '2h7h9h' };
  for (const [id, board] of Object.entries(flops)) {
    const [hands] = DEALS.omaha;
    plain(hands, 0, board);
    const expected = outcomes(2, 0);
    tables(hands, 0, board);
    assert.deepEqual(outcomes(2, 0), expected, id);
    const name = `Omaha, two fixed hands on ${board}`;
    measures.push(
      { id, name, unit: 'ms', against: [`${id}-plain`], run: () => tables(hands, 0, board) },
      { id: `${id}-plain`, name: `${name}, enumeration`, unit: 'ms', run: () => plain(hands, 0, board) },
    );
  }
  measures.push(...unknownHand('unknown-flop'));
  if (smoke) return measures;
  for (const [id, [hands, name]] of Object.entries(DEALS)) {
    const split = Number(id.startsWith('omaha8'));
    measures.push(
      { id, name, unit: 'ms', against: [`${id}-plain`], run: () => tables(hands, split) },
      {
        id: `${id}-plain`,
        name: `${name}, enumeration`,
        unit: 'ms',
        slow: true,
        run: () => plain(hands, split),
      },
    );
  }
  for (const id of Object.keys(UNKNOWN)) if (id !== 'unknown-flop') measures.push(...unknownHand(id));
  return measures;
}
