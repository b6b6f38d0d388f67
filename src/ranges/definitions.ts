import { EquityError, type Span } from '../cards/error.ts';
import { nearest } from '../cards/nearest.ts';
import { wholeText } from '../cards/slice.ts';
import { MACROS, ROWS } from './macros.ts';

/** Macros of the reader's own: what each `$name` stands for. */
export type MacroDefinitions = Readonly<Record<string, string>>;

/** Macros inside macros; deeper ones are a mistake, or an attack on the stack. */
const DEEPEST = 100;

/** The macro names in a text. */
const REFERENCE = /\$([a-z0-9]*)/gi;

/** The macros that are built in, by their names in lower case. */
const CARDS_BY_NAME = byName(MACROS);
const ROWS_BY_NAME = byName(ROWS);

function byName(macros: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(Object.entries(macros).map(([name, text]) => [name.toLowerCase(), text]));
}

/** The macros a range may use: those built in, and the reader's own. */
export class Macros {
  private readonly own: ReadonlyMap<string, string>;

  /**
   * Checks the definitions, not yet what they say: that depends on the game.
   *
   * @throws EquityError `BAD_OPTION` for a name that is none or is taken, an empty text, and macros that
   * stand for themselves. Its `input` is the definition as `name=text`.
   */
  constructor(definitions: MacroDefinitions = {}) {
    if (typeof definitions !== 'object' || definitions === null) {
      const hint = "Write { define: { open: '22+,A2s+' } }, and $open in the range.";
      throw new EquityError('BAD_OPTION', 'macros are defined by an object of names and texts', { hint });
    }
    this.own = new Map(Object.entries(definitions));
    for (const [name, text] of this.own) checkDefinition(name, text);
    const done = new Set<string>();
    for (const name of this.own.keys()) this.checkUses([name], done);
  }

  /** What a macro stands for that is a range: one of the reader's own, or a row; undefined for any other name. */
  defined(name: string): string | undefined {
    return this.own.get(name) ?? ROWS_BY_NAME.get(name.toLowerCase());
  }

  /** What a macro stands for that is built in; undefined for any other name. */
  builtIn(name: string): string | undefined {
    return CARDS_BY_NAME.get(name.toLowerCase());
  }

  /** The names of all macros, the reader's own first. */
  get names(): string[] {
    return [...this.own.keys(), ...Object.keys(MACROS), ...Object.keys(ROWS)];
  }

  /** Refuses a macro that leads back to itself. `path` is how it was come to, `done` are those that lead to an end. */
  private checkUses(path: readonly string[], done: Set<string>): void {
    const name = path[path.length - 1];
    const text = this.own.get(name);
    if (text === undefined || done.has(name)) return;
    if (path.length > DEEPEST) {
      throw badDefinition(
        path[0],
        this.own.get(path[0]) as string,
        `more than ${DEEPEST} macros inside each other`,
        'Write some of them out.',
      );
    }
    for (const [, used] of text.matchAll(REFERENCE)) {
      const from = path.indexOf(used);
      if (from >= 0) {
        const way = [...path.slice(from), used].map((step) => `$${step}`).join(' → ');
        throw badDefinition(
          name,
          text,
          `the macro $${used} stands for itself: ${way}`,
          'Leave it out of its own text.',
        );
      }
      this.checkUses([...path, used], done);
    }
    done.add(name);
  }
}

/** The macros that are built in, and no others. */
export const BUILT_IN = new Macros();

function checkDefinition(name: string, text: string): void {
  if (!/^[a-z0-9]+$/i.test(name)) {
    const message = `'${name.slice(0, 40)}' cannot be the name of a macro`;
    throw badDefinition(name, text, message, 'A name is letters and digits: --define open=22+,A2s+.');
  }
  const builtIn = Object.hasOwn(MACROS, name) ? MACROS[name] : ROWS_BY_NAME.get(name.toLowerCase());
  if (builtIn !== undefined) {
    const message = `the macro $${name} is built in: ${builtIn}`;
    throw badDefinition(name, text, message, 'Choose another name.');
  }
  const { input, start, end } = wholeText(text, `the macro $${name}`);
  if (input.slice(start, end).trim() === '') {
    throw badDefinition(name, text, `the macro $${name} stands for nothing`, `Write ${name}=22+,A2s+.`);
  }
}

function badDefinition(name: string, text: string, message: string, hint: string): EquityError {
  const span: Span = { start: 0, end: Math.max(1, name.length) };
  return new EquityError('BAD_OPTION', message, { input: `${name}=${String(text)}`, span, hint });
}

/** What to say of a name that no macro has. */
export function unknownMacro(name: string, macros: Macros): { message: string; hint: string } {
  if (name === '')
    return { message: "there is no name after '$'", hint: `Macros: $${macros.names.join(' $')}.` };
  // Every letter is close to every other.
  const close = name.length < 2 ? null : nearest(name, macros.names);
  const hint = `${close === null ? '' : `Did you mean $${close}? `}Macros: $${macros.names.join(' $')}.`;
  return { message: `there is no macro '$${name}'`, hint };
}
