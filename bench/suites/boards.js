import assert from 'node:assert/strict';
import { parseCards } from '../../dist/index.js';
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

const RIVER = '2h7d9sKcJs';
/** Hands that a river leaves, and the hands each of them can meet. */
const RIVER_HANDS = 178_365;
const RIVER_PAIRS = (RIVER_HANDS * 123_410) / 2;
/** Pairs that plain evaluation is timed on. */
const PLAIN_PAIRS = 1_000;

/** Every hand of `hole` cards against every other on a river. @param {number} hole @param {number} split @param {string} board */
function every(hole, split, board) {
  const room = kernels.reserve(kernels.everyRoom(hole));
  deal('', board);
  kernels.meetEvery(hole, split, 0, room);
}

/** Two hands on a river, again and again. */
function plainPairs() {
  const shape = deal('AsAhKsKh JdTd9c8c', RIVER);
  for (let i = 0; i < PLAIN_PAIRS; i++) kernels.playBoards(shape.players, 4, 1, 0, 5, 0, 0, 52);
}

/** @returns {import('../rounds.js').Measure[]} */
function riverMeasures() {
  const name = 'Omaha, all 178,365 hands against all on a river';
  return [
    {
      id: 'omaha-every',
      name,
      unit: 'ms',
      against: ['omaha-every-plain'],
      run: () => every(4, 0, RIVER),
    },
    {
      id: 'omaha-every-plain',
      name: 'the same pair by pair (from 1,000 pairs)',
      unit: 'ms',
      work: PLAIN_PAIRS / RIVER_PAIRS,
      run: plainPairs,
    },
    {
      id: 'omaha8-every',
      name: 'the same hi/lo, on a river with a low',
      unit: 'ms',
      run: () => every(4, 1, '2h7d8sKcJs'),
    },
    {
      id: 'omaha-five-every',
      name: 'five-card Omaha, all 1,533,939 hands against all on a river',
      unit: 'ms',
      slow: true,
      run: () => every(5, 0, RIVER),
    },
  ];
}

/** Exact counts of Omaha deals by tables of triples, and by plain enumeration. @param {{ smoke: boolean }} settings */
export async function boardMeasures({ smoke }) {
  const measures = riverMeasures();
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
  return measures;
}
