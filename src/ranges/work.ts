/** Steps that reading may take before it is given up: some seconds' work. */
const MOST_STEPS = 600_000_000;

/** Reading was given up. */
export class TooMuchWork extends Error {}

/** How much work the ranges of a query may be: a step is looking at a hand, some nanoseconds. */
export class Work {
  private left: number;

  constructor(steps = MOST_STEPS) {
    this.left = steps;
  }

  /** @throws TooMuchWork where no more steps are left. */
  spend(steps: number): void {
    this.left -= steps;
    if (this.left < 0) throw new TooMuchWork();
  }
}
