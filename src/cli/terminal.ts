import { EXIT } from './failure.ts';

/** The few ways text is painted. Each leaves the text alone where colour is off. */
export type Paint = Readonly<Record<Way, (text: string) => string>>;

type Way = 'bold' | 'dim' | 'red' | 'green' | 'blue' | 'yellow';

const plain = (text: string) => text;

/** Paint that leaves no trace. */
export const NO_PAINT: Paint = {
  bold: plain,
  dim: plain,
  red: plain,
  green: plain,
  blue: plain,
  yellow: plain,
};

/** Whether to colour: an option decides, then NO_COLOR, then FORCE_COLOR, then whether a person is looking. */
export function wantsColor(
  option: boolean | undefined,
  env: Readonly<Record<string, string | undefined>>,
  isTTY: boolean,
): boolean {
  if (option !== undefined) return option;
  if (env.NO_COLOR) return false;
  if (env.FORCE_COLOR !== undefined && env.FORCE_COLOR !== '') {
    return env.FORCE_COLOR !== '0' && env.FORCE_COLOR !== 'false';
  }
  return isTTY && env.TERM !== 'dumb';
}

/** Width of a terminal that does not tell. */
const USUAL_WIDTH = 80;

/**
 * Where the program writes: answers to stdout, everything else to stderr. The output options are
 * looked up in the raw arguments, because an error in them is written by the same rules.
 */
export class Terminal {
  readonly format: 'table' | 'json' | 'csv';
  readonly #color: boolean | undefined;
  readonly #progress: boolean;

  constructor(args: readonly string[]) {
    const end = args.indexOf('--');
    const flags = new Set(end < 0 ? args : args.slice(0, end));
    this.format = flags.has('--json') ? 'json' : flags.has('--csv') ? 'csv' : 'table';
    this.#color = flags.has('--no-color') ? false : flags.has('--color') ? true : undefined;
    this.#progress = !flags.has('--no-progress');
    process.stdout.on('error', (error: NodeJS.ErrnoException) => {
      // A reader that has seen enough (`| head`) is no failure.
      if (error.code === 'EPIPE') process.exit(EXIT.ok);
      this.warn(`error[OUTPUT]: the answer cannot be written: ${error.message}`);
      process.exit(EXIT.internal);
    });
    // Nobody can be told of an error that cannot be written: the exit code still tells.
    process.stderr.on('error', () => {});
  }

  /** Whether a progress bar may be drawn. */
  get showsProgress(): boolean {
    return this.#progress && process.stderr.isTTY === true;
  }

  /** Columns a table may take; without end where no person is looking. */
  get width(): number {
    return process.stdout.isTTY ? process.stdout.columns || USUAL_WIDTH : Number.POSITIVE_INFINITY;
  }

  /** Columns an error may take. */
  get errorWidth(): number {
    return process.stderr.columns || USUAL_WIDTH;
  }

  /** The paint for one of the two streams. */
  async paint(stream: 'stdout' | 'stderr'): Promise<Paint> {
    if (!wantsColor(this.#color, process.env, process[stream].isTTY === true)) return NO_PAINT;
    const { default: picocolors } = await import('picocolors');
    return picocolors.createColors(true);
  }

  /** Writes lines of an answer. */
  print(text: string): void {
    process.stdout.write(`${text}\n`);
  }

  /** Writes lines that are not the answer. */
  warn(text: string): void {
    process.stderr.write(`${text}\n`);
  }
}
