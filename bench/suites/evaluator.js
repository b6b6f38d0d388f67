import assert from 'node:assert/strict';
import { evaluate } from '../../dist/index.js';
import { kernels } from '../kernels.js';
import { compareSolved, evalCard, evalHand, evaluateCardCodes, namesOf, START, solve } from '../peers.js';
import { randomHands } from '../random.js';

const CARDS = 7;
/** C(52, 7), and the sum of all their strengths. */
const ALL_HANDS = 133_784_560;
/** The nested loops of packages written in JavaScript go over the lowest so many cards: C(24, 7) hands. */
const LOW_CARDS = 24;
const LOW_HANDS = 346_104;
const SEED = 2026;
/** Hands a call of a function that takes one at a time; of a slow one. */
const PORTION = 4_000;
const SMALL_PORTION = 100;

/** Sums the strengths of all seven-card hands of the lowest `cards` cards by a table walk. @param {number} cards */
function walkTable(cards) {
  let total = 0;
  for (let a = 1; a <= cards; a++) {
    const pa = evalCard(START + a);
    for (let b = a + 1; b <= cards; b++) {
      const pb = evalCard(pa + b);
      for (let c = b + 1; c <= cards; c++) {
        const pc = evalCard(pb + c);
        for (let d = c + 1; d <= cards; d++) {
          const pd = evalCard(pc + d);
          for (let e = d + 1; e <= cards; e++) {
            const pe = evalCard(pd + e);
            for (let f = e + 1; f <= cards; f++) {
              const pf = evalCard(pe + f);
              for (let g = f + 1; g <= cards; g++) total += evalCard(pf + g);
            }
          }
        }
      }
    }
  }
  return total;
}

/** The same by hashing every hand anew. @param {number} cards */
function hashHands(cards) {
  let total = 0;
  const hand = [0, 0, 0, 0, 0, 0, 0];
  const choose = (from, chosen) => {
    if (chosen === CARDS) {
      total += evaluateCardCodes(hand);
      return;
    }
    for (let card = from; card < cards; card++) {
      hand[chosen] = card;
      choose(card + 1, chosen + 1);
    }
  };
  choose(0, 0);
  return total;
}

/** The packages must agree with us on who wins. @param {readonly number[][]} hands */
function checkPeers(hands) {
  for (let i = 0; i + 1 < hands.length && i < 400; i += 2) {
    const [a, b] = [hands[i], hands[i + 1]];
    const expected = Math.sign(evaluate(a).strength - evaluate(b).strength);
    const seats = (value) => value.map((card) => card + 1);
    assert.equal(Math.sign(evaluateCardCodes(b) - evaluateCardCodes(a)), expected, 'phe');
    const walked = evalHand(seats(a)).value - evalHand(seats(b)).value;
    assert.equal(Math.sign(walked), expected, 'poker-evaluator');
    assert.equal(compareSolved(namesOf(a), namesOf(b)), expected, 'pokersolver');
  }
}

/** @param {{ smoke: boolean }} settings @returns {import('../rounds.js').Measure[]} */
export function evaluatorMeasures({ smoke }) {
  const count = smoke ? 20_000 : 200_000;
  const flat = randomHands(count, CARDS, SEED);
  const hands = Array.from({ length: count }, (_, i) => [...flat.subarray(i * CARDS, (i + 1) * CARDS)]);
  checkPeers(hands);
  const tableHands = hands.map((hand) => hand.map((card) => card + 1));
  const named = hands.slice(0, 2_000).map(namesOf);
  const at = kernels.reserve(flat.length);
  const copy = () => new Uint8Array(kernels.memory.buffer, at, flat.length).set(flat);
  copy();
  // Calls of a millisecond or so: the median of many is that of an undisturbed one. Each takes other
  // hands, so that no table is read from a cache that one's own last call has filled.
  const portions = (all, size, evaluateOne) => {
    let from = 0;
    return () => {
      if (from + size > all.length) from = 0;
      for (const end = from + size; from < end; from++) evaluateOne(all[from]);
    };
  };
  return [
    {
      id: 'evaluate-loops',
      name: 'all 133,784,560 seven-card hands in nested loops',
      unit: 'M/s',
      work: ALL_HANDS,
      slow: true,
      against: ['evaluate-loops-table', 'evaluate-loops-phe'],
      run: () => {
        for (let top = 6; top < 52; top++) kernels.censusSum(top);
      },
    },
    {
      id: 'evaluate-loops-table',
      name: 'poker-evaluator (evalCard) in nested loops',
      unit: 'M/s',
      work: LOW_HANDS,
      run: () => walkTable(LOW_CARDS),
    },
    {
      id: 'evaluate-loops-phe',
      name: 'phe in nested loops',
      unit: 'M/s',
      work: LOW_HANDS,
      run: () => hashHands(LOW_CARDS),
    },
    {
      id: 'evaluate-random',
      name: 'random seven-card hands',
      unit: 'M/s',
      work: count,
      against: ['evaluate-random-table', 'evaluate-random-phe', 'evaluate-random-solver'],
      before: copy,
      run: () => kernels.evaluateMany(at, count),
    },
    {
      id: 'evaluate-random-table',
      name: 'poker-evaluator on random hands',
      unit: 'M/s',
      work: PORTION,
      run: portions(tableHands, PORTION, evalHand),
    },
    {
      id: 'evaluate-random-phe',
      name: 'phe on random hands',
      unit: 'M/s',
      work: PORTION,
      run: portions(hands, PORTION, evaluateCardCodes),
    },
    {
      id: 'evaluate-random-solver',
      name: 'pokersolver on random hands',
      unit: 'M/s',
      work: SMALL_PORTION,
      run: portions(named, SMALL_PORTION, solve),
    },
    {
      id: 'evaluate-call',
      name: 'evaluate() of the library, from cards to the named hand',
      unit: 'M/s',
      work: SMALL_PORTION,
      against: ['evaluate-random-solver'],
      run: portions(hands, SMALL_PORTION, evaluate),
    },
  ];
}
