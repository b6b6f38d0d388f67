// Rank keys. Any two different multisets of seven ranks (at most four of each) have different sums
// of BASE keys: the greedy sequence "the smallest number that keeps all sums of seven apart". The
// same follows for five and six, since two more cards of a rank that neither holds would make seven.
// Sums stay below 2^23. Multiplying by an odd number modulo 2^23 keeps them apart and spreads them
// evenly, so that displacement hashing packs them almost without gaps; shifting left by 9 lets the
// arithmetic of 32 bits do the modulus. The generator of the displacements has the same constants.

/** The odd multiplier, times 2^9. */
const SPREAD: u32 = 0x9e3779b1 << 9;

/** The key of a rank: 32 bits that add up, with wrap-around. */
export function rankKey(rank: i32): u32 {
  switch (rank) {
    case 0: return 0;
    case 1: return 1 * SPREAD;
    case 2: return 5 * SPREAD;
    case 3: return 22 * SPREAD;
    case 4: return 98 * SPREAD;
    case 5: return 453 * SPREAD;
    case 6: return 2031 * SPREAD;
    case 7: return 8698 * SPREAD;
    case 8: return 22854 * SPREAD;
    case 9: return 83661 * SPREAD;
    case 10: return 262349 * SPREAD;
    case 11: return 636345 * SPREAD;
    default: return 1479181 * SPREAD;
  }
}
