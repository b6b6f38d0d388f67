import type { SingleBar } from 'cli-progress';
import type { ChipsProgress, Progress } from '../../index.ts';
import type { Terminal } from '../terminal.ts';
import { largestMargin } from './columns.ts';
import { formatDuration, formatPercent, supportedDecimals } from './figures.ts';

/** Work that is over sooner gets no bar. */
const PATIENCE_SECONDS = 0.5;

/** A bar on stderr that appears where a person is looking, once the work has outlasted half a second. */
export class ProgressBar {
  readonly #terminal: Terminal;
  #bar: SingleBar | null = null;
  #opening = false;
  #over = false;

  constructor(terminal: Terminal) {
    this.#terminal = terminal;
  }

  /** Draws how far the work has come. */
  update(progress: Progress | ChipsProgress): void {
    if (this.#over || progress.seconds < PATIENCE_SECONDS) return;
    if (this.#bar === null) {
      // Asked late: looking at stderr opens it, which a quick answer need not wait for.
      if (!this.#opening && this.#terminal.showsProgress) void this.#open(progress);
      return;
    }
    this.#bar.update(progress.fraction, stateOf(progress));
  }

  /** Takes the bar off the screen. */
  stop(): void {
    this.#over = true;
    this.#bar?.stop();
  }

  async #open(progress: Progress | ChipsProgress): Promise<void> {
    this.#opening = true;
    const { default: cliProgress } = await import('cli-progress');
    if (this.#over) return;
    this.#bar = new cliProgress.SingleBar({
      format: '{method} [{bar}] {percentage} % · {time}{margin}',
      barCompleteChar: '█',
      barIncompleteChar: '░',
      barsize: Math.max(Math.min(30, (process.stderr.columns || 80) - 45), 5),
      stream: process.stderr,
      clearOnComplete: true,
      // Nothing is switched off that a second Ctrl-C would leave off; the first is dealt with by the command.
      hideCursor: false,
      linewrap: true,
      gracefulExit: false,
      fps: 10,
    });
    this.#bar.start(1, progress.fraction, stateOf(progress));
  }
}

function stateOf(progress: Progress | ChipsProgress): { method: string; time: string; margin: string } {
  const { method, seconds } = progress;
  if (method === 'exact') return { method: 'counting', time: formatDuration(seconds), margin: '' };
  const result = progress.result();
  const margin = 'pots' in result ? Number.NaN : largestMargin(result);
  return {
    method: 'sampling',
    time: formatDuration(seconds),
    margin: Number.isFinite(margin) ? ` · ±${formatPercent(margin, supportedDecimals(margin))}` : '',
  };
}
