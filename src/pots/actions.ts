import { EquityError, type Span } from '../cards/error.ts';
import { type ChipScale, parseChips } from './chips.ts';

/** One action of a player as it was said. */
export interface BettingAction {
  readonly kind: 'fold' | 'check' | 'call' | 'bet' | 'raise' | 'complete' | 'all-in';
  /**
   * For a bet or raise, the total the player will have put in this round, in chips; or the pot-sized or the
   * smallest one; null where only the kind was said, which is enough in fixed limit.
   */
  readonly amount: number | 'pot' | 'min' | null;
  /** Where the action stands in its text. */
  readonly span: Span;
  /** The action as it was written. */
  readonly text: string;
}

const ACTION = /^(fold|check|call|bet|raise|complete|all[- ]?in)(?:\s+(?:to\s+)?(.+))?$/i;

function parseAction(text: string, span: Span, input: string, scale: ChipScale): BettingAction {
  const match = ACTION.exec(text);
  const hint =
    'Actions are fold, check, call, bet 5, raise 10, raise pot, all-in; a raise names the total it goes to.';
  if (!match) {
    const message = text === '' ? 'an action is missing' : `'${text}' is no action`;
    throw new EquityError('BAD_ACTION', message, { input, span, hint });
  }
  const word = (match[1] as string).toLowerCase();
  const kind = (word.startsWith('all') ? 'all-in' : word) as BettingAction['kind'];
  const size = match[2];
  if (size === undefined) return { kind, amount: null, span, text };
  if (kind !== 'bet' && kind !== 'raise') {
    throw new EquityError('BAD_ACTION', `a ${kind} has no amount`, { input, span, hint });
  }
  const named = size.toLowerCase();
  if (named === 'pot' || named === 'min') return { kind, amount: named, span, text };
  const amount = parseChips(size, scale, { input, offset: span.start + text.length - size.length });
  return { kind, amount, span, text };
}

/**
 * Reads actions between commas: `raise pot, raise 10, call, fold, check, bet 5, all-in`.
 *
 * A raise names the total it goes TO. Besides amounts, `pot` and `min` are sizes. Words may be in any case.
 *
 * @throws `EquityError` `BAD_ACTION` where a word is no action, `BAD_AMOUNT` where an amount cannot be read;
 * both with the span.
 * @example
 * ```ts
 * import { chipScale, parseActions } from 'equity';
 * parseActions('raise 10, call', chipScale('1')).map((action) => action.amount); // [10, null]
 * ```
 */
export function parseActions(input: string, scale: ChipScale): BettingAction[] {
  if (input.trim() === '') return [];
  const actions: BettingAction[] = [];
  let offset = 0;
  for (const item of input.split(',')) {
    const text = item.trim();
    const start = offset + (item.length - item.trimStart().length);
    // An empty place is shown by the comma that follows it.
    const end = text === '' ? Math.min(offset + item.length + 1, input.length) : start + text.length;
    actions.push(parseAction(text, { start: text === '' ? offset : start, end }, input, scale));
    offset += item.length + 1;
  }
  return actions;
}
