import type { Span } from '../index.ts';
import type { Failure, OptionError } from './failure.ts';

/** An argument that a shell takes as it stands. */
const PLAIN = /^[^\s'"`$\\|&;<>()*?#]+$/;

/** The command as it was typed, as nearly as its arguments tell, so that an error can point at one of them. */
export class CommandLine {
  readonly args: readonly string[];
  readonly text: string;
  /** Where the characters of each argument start in `text`. */
  readonly #starts: number[] = [];

  constructor(args: readonly string[]) {
    this.args = args;
    let text = 'equity';
    for (const arg of args) {
      const quote = PLAIN.test(arg) ? '' : arg.includes("'") ? '"' : "'";
      this.#starts.push(text.length + 1 + quote.length);
      text += ` ${quote}${arg}${quote}`;
    }
    this.text = text;
  }

  /** The place after the last word, where something is missing. */
  get end(): Span {
    return { start: this.text.length, end: this.text.length };
  }

  /** The place of the characters `from` to `to` of an argument; of both quotes where it is empty. */
  spanOf(index: number, from = 0, to = this.args[index].length): Span {
    const start = this.#starts[index];
    if (this.args[index] === '') return { start: start - 1, end: start + 1 };
    return { start: start + from, end: start + to };
  }

  /** The last place where an option stands, or null. */
  flagSpan(flag: string): Span | null {
    const index = this.args.findLastIndex((arg) => arg === flag || arg.startsWith(`${flag}=`));
    return index < 0 ? null : this.spanOf(index, 0, flag.length);
  }

  /** The place of an option's value, or of the characters `within` it, or null where it is not to be found. */
  valueSpan(flag: string, value: string, within?: Span): Span | null {
    for (let index = this.args.length - 1; index >= 0; index -= 1) {
      if (this.args[index] === `${flag}=${value}`) {
        const from = flag.length + 1;
        if (value === '') return this.spanOf(index, 0, flag.length + 1);
        return this.spanOf(index, from + (within?.start ?? 0), from + (within?.end ?? value.length));
      }
      if (index > 0 && this.args[index - 1] === flag && this.args[index] === value) {
        return within === undefined || value === ''
          ? this.spanOf(index)
          : this.spanOf(index, within.start, within.end);
      }
    }
    return null;
  }

  /** The failure that a bad option is, with its place in the command line. */
  failureOf(error: OptionError): Failure {
    const { flag, value, message, hint } = error;
    const span = value === undefined ? this.flagSpan(flag) : this.valueSpan(flag, value);
    return { code: 'BAD_OPTION', message, input: this.text, span: span ?? undefined, hint };
  }

  /**
   * A failure that speaks of the value of an option, pointing into the command line instead, where the
   * reader sees which option is meant. Any other failure is returned as it is.
   */
  relocate(failure: Failure, values: Iterable<readonly [flag: string, value: string]>): Failure {
    for (const [flag, value] of values) {
      if (failure.input !== value) continue;
      const span = this.valueSpan(flag, value, failure.span);
      if (span !== null) return { ...failure, input: this.text, span };
    }
    return failure;
  }
}
