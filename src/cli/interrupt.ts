/** Listens for Ctrl-C: the first one aborts `signal`, the second finds no listener and kills the process. */
export class Interrupt {
  readonly #controller = new AbortController();
  readonly #listener = () => this.#controller.abort(new Error('interrupted'));

  constructor() {
    process.once('SIGINT', this.#listener);
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Whether Ctrl-C has been pressed. */
  get happened(): boolean {
    return this.#controller.signal.aborted;
  }

  /** Stops listening. */
  release(): void {
    process.off('SIGINT', this.#listener);
  }
}
