import assert from 'node:assert/strict';
import { equity, parseCards } from '../../dist/index.js';
import { kernels } from '../kernels.js';

const RIVER = '2h7d9sKcJs';
/** Every hand of four that a river leaves, times those each of them can meet, by two. */
const RIVER_PAIRS = (178_365 * 123_410) / 2;
const RANGES = 'AA:xxyy vs KK on 2h7d9c';
/** Pairs of their hands that share no card. */
const RANGE_PAIRS = 3_531_843;
/** Pairs of hands that the kernels of fixed hands are timed on. */
const FEW_PAIRS = 1_000;

/** @param {string} cards */
function deal(cards) {
  const dealt = parseCards(cards);
  new Uint8Array(kernels.memory.buffer, kernels.input(), dealt.length).set(dealt);
}

/** Every hand of `hole` cards against every other on a river. @param {number} hole @param {number} split @param {string} board */
function every(hole, split, board) {
  const room = kernels.reserve(kernels.everyRoom(hole));
  deal(board);
  kernels.meetEvery(hole, split, 0, room);
}

/** Two hands on a river, again and again. */
function riverPairs() {
  deal(`AsAhKsKh JdTd9c8c ${RIVER}`);
  for (let i = 0; i < FEW_PAIRS; i++) kernels.playBoards(2, 4, 1, 0, 5, 0, 0, 52);
}

/** Two hands on a flop, again and again, each time with new tables. */
function flopPairs() {
  deal('AsAhKsQh KdKcQd8d 2h7d9c');
  for (let i = 0; i < FEW_PAIRS; i++) kernels.countOmaha(2, 4, 0, 3, 0);
}

/** @param {import('../../dist/index.js').EquityOptions} [options] */
const ranges = (options) => equity(RANGES, { game: 'omaha', ...options });

/** Whole ranges of Omaha on a board. @param {{ smoke: boolean }} settings */
export async function omahaRangeMeasures({ smoke }) {
  const { method, deals } = await ranges();
  assert.deepEqual([method, deals], ['exact', RANGE_PAIRS * 820], RANGES);
  const pairByPair = 'the same pair by pair (from 1,000 pairs)';
  const river = 'Omaha, all 178,365 hands against all on a river';
  const measures = [
    {
      id: 'omaha-every',
      name: river,
      unit: 'ms',
      against: ['omaha-every-pairs'],
      run: () => every(4, 0, RIVER),
    },
    {
      id: 'omaha-every-pairs',
      name: pairByPair,
      unit: 'ms',
      work: FEW_PAIRS / RIVER_PAIRS,
      run: riverPairs,
    },
    {
      id: 'omaha-ranges',
      name: `${RANGES}, Omaha, exact`,
      unit: 'ms',
      against: ['omaha-ranges-pairs'],
      run: () => ranges(),
    },
    {
      id: 'omaha-ranges-pairs',
      name: pairByPair,
      unit: 'ms',
      work: FEW_PAIRS / RANGE_PAIRS,
      run: flopPairs,
    },
  ];
  if (smoke) return measures;
  return [
    ...measures,
    {
      id: 'omaha-ranges-by-hand',
      name: `${RANGES}, every hand of both`,
      unit: 'ms',
      run: () => ranges({ byHand: true }),
    },
    {
      id: 'omaha8-ranges',
      name: `${RANGES}, Omaha hi/lo, exact`,
      unit: 'ms',
      run: () => ranges({ game: 'omaha8' }),
    },
    {
      id: 'omaha8-every',
      name: 'Omaha hi/lo, all hands against all on a river with a low',
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
