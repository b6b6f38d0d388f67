// xoshiro256++ by David Blackman and Sebastiano Vigna (2019, public domain algorithm), seeded by
// splitmix64. Numbers are made in batches: a stream's state in memory costs nothing per number then.

const STATE: usize = memory.data(32, 16);
/** A batch of random u64. */
export const NUMBERS: usize = memory.data(256 * 8, 16);
export const NUMBERS_END: usize = NUMBERS + 256 * 8;

/** The next number that has not been used; users keep it in a local variable while they work. */
export let nextNumber: usize = NUMBERS_END;

/** Remembers which numbers have been used. */
export function usedNumbers(until: usize): void {
  nextNumber = until;
}

/** One step of splitmix64: a well mixed number from a counter. */
function mix(x: u64): u64 {
  let z = x;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
  z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
  return z ^ (z >> 31);
}

const GOLDEN: u64 = 0x9e3779b97f4a7c15;

/** Starts the stream of a seed and a block: streams of different blocks are independent of each other. */
export function seedStream(seed: u64, block: u64): void {
  let counter = mix(mix(seed + GOLDEN) + (block + 1) * GOLDEN);
  for (let i: usize = 0; i < 32; i += 8) {
    counter += GOLDEN;
    store<u64>(STATE + i, mix(counter));
  }
  nextNumber = NUMBERS_END;
}

/** Fills NUMBERS with the next 256 numbers of the stream. */
export function nextNumbers(): void {
  let a = load<u64>(STATE);
  let b = load<u64>(STATE, 8);
  let c = load<u64>(STATE, 16);
  let d = load<u64>(STATE, 24);
  for (let at = NUMBERS; at < NUMBERS_END; at += 8) {
    store<u64>(at, rotl(a + d, 23) + a);
    const t = b << 17;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= t;
    d = rotl(d, 45);
  }
  store<u64>(STATE, a);
  store<u64>(STATE, b, 8);
  store<u64>(STATE, c, 16);
  store<u64>(STATE, d, 24);
}

/** Bits of a number that draws places: five places among at most 52 < 2^6 leave 28 at the fifth. */
const PLACE_BITS: u64 = 58;
const PLACE_MASK: u64 = (1 << PLACE_BITS) - 1;
const PLACES: i32 = 5;

let fraction: u64 = 0;
let placesLeft: i32 = 0;

/** Forgets what is left of a number: the next place takes a new one. */
// @ts-ignore: decorator
@inline
export function startPlaces(): void {
  placesLeft = 0;
}

/** One of `count` places (at most 52), all equally likely. */
// @ts-ignore: decorator
@inline
export function drawPlace(count: i32): usize {
  if (placesLeft == 0) {
    if (nextNumber == NUMBERS_END) {
      nextNumbers();
      nextNumber = NUMBERS;
    }
    fraction = load<u64>(nextNumber) >> (64 - PLACE_BITS);
    nextNumber += 8;
    placesLeft = PLACES;
  }
  placesLeft--;
  const scaled = fraction * <u64>count;
  fraction = scaled & PLACE_MASK;
  return <usize>(scaled >> PLACE_BITS);
}
