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
  countUnknown(
    players: number,
    hole: number,
    split: number,
    seat: number,
    known: number,
    board: number,
    dead: number,
    from: number,
    to: number,
  ): void;
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
    tree: number,
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
    tree: number,
  ): void;
  /** The bytes that `meetEvery` needs for hands of so many cards. */
  everyRoom(cards: number): number;
  meetEvery(cards: number, split: number, dead: number, room: number): void;
  /** The bytes that `startOmahaSweep` needs for two lists of hands; 0 where that is too much. */
  omahaRoom(first: number, second: number, hole: number, split: number): number;
  /** Returns the address of what each hand counts, f64[3], or f64[3][4] in split pots. */
  startOmahaSweep(
    first: number,
    second: number,
    hole: number,
    split: number,
    board: number,
    dead: number,
    sides: number,
    room: number,
  ): number;
  sweepOmaha(from: number, to: number): void;
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

/** The kernels are built twice from the same source: for engines with SIMD, and for those without. */
export type Build = 'simd' | 'scalar';

/** The least module that needs SIMD: it counts the bits of each byte of a splat. */
const SIMD_PROBE = Uint8Array.of(
  ...[0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253],
  ...[98, 11],
);

const compiled = new Map<Build, Promise<WebAssembly.Module>>();
let kernels: Kernels | undefined;

function hasSimd(): boolean {
  return WebAssembly.validate(SIMD_PROBE);
}

function decode(base64: string): Uint8Array<ArrayBuffer> {
  if (typeof Buffer !== 'undefined') return new Uint8Array(Buffer.from(base64, 'base64'));
  return Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
}

async function compile(build: Build): Promise<WebAssembly.Module> {
  // Few engines need the other build: it is a file of its own.
  const code = build === 'simd' ? bytes : (await import('./kernels-scalar.ts')).bytes;
  return WebAssembly.compile(decode(code));
}

/** The compiled kernels, shared by all threads of this process: the build for this engine, or the one asked for. */
export async function compileKernels(build?: Build): Promise<WebAssembly.Module> {
  try {
    const chosen = build ?? (hasSimd() ? 'simd' : 'scalar');
    const module = compiled.get(chosen) ?? compile(chosen);
    compiled.set(chosen, module);
    return await module;
  } catch (cause) {
    throw cannotRun(cause);
  }
}

/** This thread's kernels, with their own memory and tables; made once. */
export async function loadKernels(module?: WebAssembly.Module): Promise<Kernels> {
  if (kernels !== undefined) return kernels;
  const code = module ?? (await compileKernels());
  // Instantiating is quick once compiled. (The loader's asynchronous way makes Node load all of fetch.)
  kernels ??= start(instantiateSync<Exports>(code).exports);
  return kernels;
}

/**
 * This thread's kernels, compiled on the spot when they are not there yet. Those for an engine without SIMD
 * must be there: they are in a module that cannot be loaded on the spot.
 */
export function loadKernelsNow(): Kernels {
  if (kernels !== undefined) return kernels;
  try {
    if (hasSimd()) kernels = start(instantiateSync<Exports>(decode(bytes)).exports);
  } catch (cause) {
    throw cannotRun(cause);
  }
  if (kernels !== undefined) return kernels;
  throw new EquityError('ENGINE', 'the kernels are not loaded yet', {
    hint: 'This engine has WebAssembly without SIMD: await ready() before the first answer that is not awaited',
  });
}

function start(exports: Exports): Kernels {
  exports.init();
  return exports;
}

function cannotRun(cause: unknown): EquityError {
  return new EquityError('ENGINE', 'this JavaScript engine cannot run the kernels', {
    hint: `WebAssembly is needed, as engines have it since 2021 (${cause instanceof Error ? cause.message : String(cause)})`,
  });
}
