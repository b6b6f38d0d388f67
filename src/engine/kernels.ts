import { instantiateSync } from '@assemblyscript/loader';
import { EquityError } from '../cards/error.ts';
import { bytes } from './kernels-simd.ts';

/** The exports of the kernels (wasm/index.ts): numbers and addresses. */
export type Kernels = {
  readonly memory: WebAssembly.Memory;
  /** The address where kernels read cards. */
  input(): number;
  /** The address of deals by set of winners, u64[1024]. */
  outcomes(): number;
  /** The address of room for the host. */
  reserve(bytes: number): number;
  evaluate(cards: number): number;
  evaluateMany(at: number, hands: number): bigint;
  censusSum(top: number): bigint;
  censusCount(top: number, counts: number): void;
  enumerate(players: number, board: number, dead: number, from: number, to: number): void;
  /** The address of deals by outcome of a board game, u64[2^20]. */
  boardOutcomes(): number;
  useRanking(ranking: number): void;
  countOmaha(players: number, hole: number, split: number, board: number, dead: number): void;
  playBoards(
    players: number,
    hole: number,
    two: number,
    split: number,
    board: number,
    dead: number,
    from: number,
    to: number,
  ): void;
  listBoards(
    players: number,
    hole: number,
    two: number,
    split: number,
    board: number,
    dead: number,
    from: number,
    to: number,
    at: number,
  ): void;
  prepareBoardRange(address: number, hands: number, hole: number, two: number): void;
  sampleBoards(
    players: number,
    hole: number,
    two: number,
    split: number,
    board: number,
    second: number,
    dead: number,
    seedLow: number,
    seedHigh: number,
    blockDeals: number,
    block: number,
    deals: number,
  ): void;
  /** Outcomes of two boards that were counted: where, {outcome u64, deals u64} each, and how many. */
  pairsAddress(): number;
  pairsCount(): number;
  countMultisets(players: number, split: number, board: number, dead: number): void;
  countPreflop(players: number, dead: number): void;
  /** The address of the weights of both sides of a sweep, u32[2][1456]. */
  sweepWeights(): number;
  /** The address of what a sweep counts, f64[4][1456]. */
  sweepTotals(): number;
  sweepRanges(board: number, dead: number, sides: number): void;
  /** The address of the hands of a sweep of three ranges: 16 bytes each. */
  sweepThreeHands(): number;
  /** The address of what it counts, f64[1326][3][4]. */
  sweepThreeResults(): number;
  sweepThree(hands: number, board: number, dead: number, from: number, to: number, small: number): void;
  sweepThreeMet(hands: number, small: number): void;
  prepareRange(address: number, hands: number): void;
  sampleHoldem(
    seats: number,
    contenders: number,
    board: number,
    dead: number,
    seedLow: number,
    seedHigh: number,
    blockDeals: number,
    block: number,
    deals: number,
  ): void;
  evaluateLow(ranking: number, cards: number): number;
  sweepRoom(first: number, second: number): number;
  sweepStud(dead: number, cards: number, high: number, low: number, room: number): void;
  nestedRoom(first: number, second: number): number;
  nestStud(
    players: number,
    dead: number,
    cards: number,
    high: number,
    low: number,
    table: number,
    from: number,
    to: number,
    room: number,
  ): void;
  enumerateStud(
    players: number,
    dead: number,
    community: number,
    cards: number,
    high: number,
    low: number,
    table: number,
    from: number,
    to: number,
  ): void;
  sampleStud(
    players: number,
    dead: number,
    community: number,
    cards: number,
    high: number,
    low: number,
    table: number,
    seedLow: number,
    seedHigh: number,
    block: number,
    deals: number,
  ): void;
};

type Exports = Kernels & { init(): void };

let compiled: Promise<WebAssembly.Module> | undefined;
let ready: Kernels | undefined;

function decode(): Uint8Array<ArrayBuffer> {
  if (typeof Buffer !== 'undefined') return new Uint8Array(Buffer.from(bytes, 'base64'));
  return Uint8Array.from(atob(bytes), (char) => char.charCodeAt(0));
}

/** The compiled kernels, shared by all threads of this process. */
export function compileKernels(): Promise<WebAssembly.Module> {
  compiled ??= WebAssembly.compile(decode()).catch((cause: unknown) => {
    throw cannotRun(cause);
  });
  return compiled;
}

/** This thread's kernels, with their own memory and tables; made once. */
export async function loadKernels(module?: WebAssembly.Module): Promise<Kernels> {
  if (ready !== undefined) return ready;
  const code = module ?? (await compileKernels());
  // Instantiating is quick once compiled. (The loader's asynchronous way makes Node load all of fetch.)
  ready ??= start(instantiateSync<Exports>(code).exports);
  return ready;
}

/** This thread's kernels, compiled on the spot when they are not there yet. */
export function loadKernelsNow(): Kernels {
  if (ready === undefined) {
    try {
      ready = start(instantiateSync<Exports>(decode()).exports);
    } catch (cause) {
      throw cannotRun(cause);
    }
  }
  return ready;
}

function start(exports: Exports): Kernels {
  exports.init();
  return exports;
}

function cannotRun(cause: unknown): EquityError {
  return new EquityError('ENGINE', 'this JavaScript engine cannot run the kernels', {
    hint: `WebAssembly with SIMD is needed (${cause instanceof Error ? cause.message : String(cause)})`,
  });
}
