// Counts the equity of every Omaha hand against one random hand, by suit class:
//   node src/ranges/build/count.js 4 high all    cards of a hand, high | low (hi/lo), all boards
//   node src/ranges/build/count.js 5 low 0       or a sample, by number
// Needs the built package. Counts are kept in build/ every half minute: a run that was ended goes on from there.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadKernels } from '../../../dist/engine/kernels.js';
import { allBoards, drawBoards } from './boards.js';
import { choose, handNumber, relabelSuits, visitSuitClasses, WORK } from './library.js';

const SAVE_EVERY = 30_000;
const [hole, kind, sample] = [Number(process.argv[2]), process.argv[3], process.argv[4]];
if (![4, 5].includes(hole) || !/^(?:high|low)$/.test(kind) || !/^(?:all|\d)$/.test(sample)) {
  console.error('count.js <4|5> <high|low> <all|sample>');
  process.exit(2);
}

/** The suit class of every hand, by its colexicographic index; and how many classes there are. */
function classesOfHands() {
  const hands = new Uint32Array(choose(52, hole));
  let count = 0;
  visitSuitClasses(hole, (cards) => {
    relabelSuits(cards, (hand) => {
      hands[handNumber(hand, hole)] = count;
    });
    count++;
  });
  return { hands, count };
}

const { hands, count } = classesOfHands();
// Hi/lo differs from high on boards with a low alone.
const boards = (sample === 'all' ? allBoards() : drawBoards(Number(sample))).filter(
  ({ low }) => kind === 'high' || low,
);
// Header: boards met. Then by class, for boards without a low and for those with one: shares (quarters of a pot) and hands met.
const counts = new Float64Array(1 + 4 * count);
mkdirSync(WORK, { recursive: true });
const file = join(WORK, `${hole}-${kind}-${sample}.f64`);
if (existsSync(file)) counts.set(new Float64Array(new Uint8Array(readFileSync(file)).buffer));

function save() {
  writeFileSync(`${file}.new`, new Uint8Array(counts.buffer));
  renameSync(`${file}.new`, file);
}

const kernels = await loadKernels();
kernels.useRanking(0);
const room = kernels.reserve(kernels.everyRoom(hole));
const input = new Uint8Array(kernels.memory.buffer, kernels.input(), 5);
const shares = new Uint32Array(kernels.memory.buffer, room, hands.length);

function addBoard({ weight, low }) {
  const at = low ? 1 + 2 * count : 1;
  const sums = counts.subarray(at, at + count);
  const met = counts.subarray(at + count, at + 2 * count);
  for (let hand = 0; hand < hands.length; hand++) {
    const share = shares[hand];
    if (share === 0xffffffff) continue;
    const group = hands[hand];
    sums[group] += weight * share;
    met[group] += weight;
  }
}

let saved = Date.now();
for (let at = counts[0]; at < boards.length; at++) {
  input.set(boards[at].cards);
  kernels.meetEvery(hole, kind === 'low' ? 1 : 0, 0, room);
  addBoard(boards[at]);
  counts[0] = at + 1;
  if (Date.now() - saved < SAVE_EVERY) continue;
  save();
  saved = Date.now();
  console.log(`${new Date().toISOString()} ${hole} ${kind} ${sample}: ${at + 1} of ${boards.length}`);
}
save();
console.log(`${hole} ${kind} ${sample}: ${boards.length} boards`);
