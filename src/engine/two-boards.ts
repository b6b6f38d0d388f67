import { choose } from '../cards/choose.ts';
import type { BoardJob } from '../plan/job.ts';
import { outcomeKey, outcomeOfBoards } from '../tally/tally.ts';
import type { Kernels } from './kernels.ts';
import { takeRoom } from './range-tables.ts';

/** Pairs of boards up to which every pair is looked at; beyond, they are counted. */
const MOST_PAIRS = 4_000_000;

/** The ways to complete a board: `size` cards of `live`, in lexicographic order, each with a class of outcome. */
interface Completions {
  readonly size: number;
  readonly live: number;
  /** The class of every completion. */
  readonly classes: Uint32Array;
  /** The outcome of every class. */
  readonly outcomes: readonly number[];
}

/**
 * Counts the deals of two boards by both outcomes, for the hands in the kernels' input. The boards are
 * dealt from one deck, so only completions without a common card go together.
 */
export function countTwoBoards(kernels: Kernels, job: BoardJob, hands: Uint8Array): Map<number, number> {
  const { board, dead } = job;
  const second = job.second ?? [];
  const shared =
    second === board || (second.length === board.length && second.every((c, i) => c === board[i]));
  const first = listCompletions(kernels, job, hands, board, shared ? dead : [...second, ...dead]);
  const other = shared ? first : listCompletions(kernels, job, hands, second, [...board, ...dead]);
  const classes = other.outcomes.length;
  const few = first.classes.length * other.classes.length <= MOST_PAIRS;
  const counts = few ? lookAtPairs(first, other) : countPairs(first, other);
  const result = new Map<number, number>();
  counts.forEach((deals, pair) => {
    if (deals === 0) return;
    const key = outcomeOfBoards(
      first.outcomes[Math.floor(pair / classes)] as number,
      other.outcomes[pair % classes] as number,
    );
    result.set(key, (result.get(key) ?? 0) + deals);
  });
  return result;
}

function listCompletions(
  kernels: Kernels,
  { players, rules }: BoardJob,
  hands: Uint8Array,
  board: readonly number[],
  dead: readonly number[],
): Completions {
  const { hole, two, split } = rules;
  const live = 52 - hands.length - board.length - dead.length;
  const size = 5 - board.length;
  const count = choose(live, size);
  const at = takeRoom(kernels, count * 4);
  const input = new Uint8Array(kernels.memory.buffer, kernels.input(), 256);
  input.set([...hands, ...board, ...dead]);
  kernels.listBoards(players, hole, Number(two), Number(split), board.length, dead.length, 0, 52, at);
  const listed = new Uint32Array(kernels.memory.buffer, at, count);
  const numbers = new Map<number, number>();
  const classes = new Uint32Array(count);
  for (let i = 0; i < count; i++) {
    const outcome = listed[i];
    let number = numbers.get(outcome);
    if (number === undefined) {
      number = numbers.size;
      numbers.set(outcome, number);
    }
    classes[i] = number;
  }
  const seatSets = 1 << players;
  const outcomes = Array.from(numbers.keys(), (outcome) =>
    outcomeKey(outcome % seatSets, Math.floor(outcome / seatSets)),
  );
  return { size, live, classes, outcomes };
}

/** Looks at every pair of completions. */
function lookAtPairs(first: Completions, second: Completions): Float64Array {
  const counts = new Float64Array(first.outcomes.length * second.outcomes.length);
  const a = setsOf(first);
  const b = setsOf(second);
  for (let i = 0; i < first.classes.length; i++) {
    const row = first.classes[i] * second.outcomes.length;
    for (let j = 0; j < second.classes.length; j++) {
      if (((a.lo[i] & b.lo[j]) | (a.hi[i] & b.hi[j])) === 0) counts[row + second.classes[j]]++;
    }
  }
  return counts;
}

/** The completions as sets of live cards. */
function setsOf(completions: Completions): { lo: Int32Array; hi: Int32Array } {
  const lo = new Int32Array(completions.classes.length);
  const hi = new Int32Array(completions.classes.length);
  forEachCompletion(completions, (places, i) => {
    for (const place of places) {
      if (place < 32) lo[i] |= 1 << place;
      else hi[i] |= 1 << (place - 32);
    }
  });
  return { lo, hi };
}

function forEachCompletion(
  { size, live }: Completions,
  visit: (places: readonly number[], index: number) => void,
): void {
  const places: number[] = [];
  let index = 0;
  const deal = (from: number): void => {
    if (places.length === size) {
      visit(places, index++);
      return;
    }
    for (let place = from; place < live; place++) {
      places.push(place);
      deal(place + 1);
      places.pop();
    }
  };
  deal(0);
}

/**
 * Counts pairs without a common card by inclusion and exclusion: the sum over all sets S of cards of
 * (-1)^|S| times the completions of each board that contain S.
 */
function countPairs(first: Completions, second: Completions): Float64Array {
  const counts = new Float64Array(first.outcomes.length * second.outcomes.length);
  const most = Math.min(first.size, second.size);
  // Sets as large as both completions are contained in one of each: the same one.
  const listed = first.size === second.size ? most - 1 : most;
  const a = containing(first, listed);
  const b = second === first ? a : containing(second, listed);
  const classes = second.outcomes.length;
  for (let i = 0; i < first.outcomes.length; i++) {
    for (let j = 0; j < classes; j++) {
      let total = 0;
      for (let size = 0; size <= listed; size++) {
        const own = a[i][size];
        const others = b[j][size];
        let sum = 0;
        for (let set = 0; set < own.length; set++) sum += own[set] * others[set];
        total += size % 2 === 0 ? sum : -sum;
      }
      counts[i * classes + j] = total;
    }
  }
  if (first.size === second.size) {
    const sign = most % 2 === 0 ? 1 : -1;
    for (let i = 0; i < first.classes.length; i++) {
      counts[first.classes[i] * classes + second.classes[i]] += sign;
    }
  }
  return counts;
}

/** By class and size of set: how many completions of the class contain each set of so many live cards, in colexicographic order. */
function containing(completions: Completions, largest: number): Float64Array[][] {
  const { live, classes, outcomes, size: cards } = completions;
  const tables = outcomes.map(() =>
    Array.from({ length: largest + 1 }, (_, size) => new Float64Array(choose(live, size))),
  );
  // CHOOSE[k][n], to number sets with.
  const numbers = Array.from({ length: largest + 1 }, (_, k) =>
    Float64Array.from({ length: live }, (_, n) => choose(n, k)),
  );
  const subsets = Array.from({ length: 1 << cards }, (_, mask) =>
    Array.from({ length: cards }, (_, i) => i).filter((i) => (mask >> i) & 1),
  ).filter((subset) => subset.length <= largest);
  forEachCompletion(completions, (places, index) => {
    const table = tables[classes[index]];
    for (const subset of subsets) {
      let set = 0;
      for (let i = 0; i < subset.length; i++) set += numbers[i + 1][places[subset[i]]];
      table[subset.length][set]++;
    }
  });
  return tables;
}
