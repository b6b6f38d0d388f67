import { EquityError, type Span } from '../cards/error.ts';
import { brief } from '../cards/slice.ts';
import type { Item } from './syntax.ts';

/** One of the reader's own macros, and where it is used. */
export interface UsedMacro {
  readonly name: string;
  readonly text: string;
  readonly input: string;
  readonly span: Span;
}

/** What is wrong with an item of a list. */
export interface Mistake {
  readonly error: EquityError;
  readonly item: Item;
  /** The text that the item is a part of: of the range, or of the innermost macro. */
  readonly input: string;
  /** The uses of macros that led to that text, the outermost first. */
  readonly within: readonly UsedMacro[];
}

/** Mistakes that one error tells of: nobody corrects more at a time. */
const MOST_MISTAKES = 20;

/** Several mistakes as one error: the first of the text, which carries the others. */
export function joinMistakes(errors: readonly EquityError[]): EquityError {
  const all = errors.flatMap((error) => [alone(error), ...error.more]);
  const [first, ...rest] = all.slice(0, MOST_MISTAKES);
  if (rest.length === 0) return errors[0];
  const { code, message, input, span, hint } = first;
  return new EquityError(code, message, { input, span, hint, more: rest });
}

/** The error of a mistake in the text of macros: where the outermost is used, its message names them all. */
export function atUse(error: EquityError, within: readonly UsedMacro[]): EquityError {
  if (within.length === 0) return error;
  const [{ input, span }] = within;
  const where = within.map(({ name, text }) => `in $${name} (${brief(text)}): `).join('');
  return new EquityError(error.code, where + error.message, { input, span, hint: error.hint });
}

/** An error without those it carries. */
function alone(error: EquityError): EquityError {
  if (error.more.length === 0) return error;
  const { code, message, input, span, hint } = error;
  return new EquityError(code, message, { input, span, hint });
}

/** The same error with an offer before its hint. */
export function withOffer(error: EquityError, offer: string): EquityError {
  const { code, message, input, span, more } = error;
  const hint = error.hint === undefined ? offer : `${offer} ${error.hint}`;
  return new EquityError(code, message, { input, span, hint, more });
}
