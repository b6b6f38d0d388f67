import { EquityError } from '../cards/error.ts';

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
