/** The same WebAssembly module without SIMD. */
export function lower(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>>;
