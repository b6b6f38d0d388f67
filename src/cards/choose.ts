/** How many ways there are to take `k` things of `n`; exact below 2^53. */
export function choose(n: number, k: number): number {
  if (k > n) return 0;
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return ways;
}

/** `CHOOSE[k][n]`: the same for up to seven cards (0 to 7) of a deck (0 to 52). */
export const CHOOSE: readonly Float64Array[] = Array.from({ length: 8 }, (_, k) =>
  Float64Array.from({ length: 53 }, (_, n) => choose(n, k)),
);
