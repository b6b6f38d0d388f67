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
  countMultisets(players: number, board: number, dead: number): void;
  countPreflop(players: number, dead: number): void;
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
