import type { Steps } from '../plan/steps.ts';

/** How long the calling thread may work before it lets others have a turn, in milliseconds. */
const TURN = 12;

/** A turn of work on a thread that others wait for. */
export class Turn {
  private start = performance.now();

  isOver(): boolean {
    return performance.now() - this.start > TURN;
  }

  /** Lets timers, input and other work have their turns, then begins anew. */
  async next(): Promise<void> {
    await new Promise<void>((resolve) => {
      setTimeout(resolve, 0);
    });
    this.start = performance.now();
  }
}

/** Does stepwise work in turns, of which one may have begun; rejects with the signal's reason where that aborts it. */
export async function takeSteps<Value>(
  steps: Steps<Value>,
  signal: AbortSignal | undefined,
  turn: Turn,
): Promise<Value> {
  for (;;) {
    if (turn.isOver()) await turn.next();
    signal?.throwIfAborted();
    const { done, value } = steps.next();
    if (done) return value;
  }
}
