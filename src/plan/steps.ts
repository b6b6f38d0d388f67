/** Work that stops now and then to let others have a turn, and in the end returns something. */
export type Steps<Value> = Generator<undefined, Value, undefined>;

/** Does stepwise work in one go. */
export function finish<Value>(steps: Steps<Value>): Value {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
