import type { Card } from './card.ts';
import type { EquityError, Span } from './error.ts';
import { rankAt, rankEnd, suitAt } from './letters.ts';
import { readCard, readEach } from './parse.ts';
import { errorAt, type Slice } from './slice.ts';

/** A card and the characters it was read from; null for one that is not known. */
export interface OpenCard extends Span {
  readonly card: Card | null;
}

/** What is written for a card that is not known. */
const UNKNOWN = '*xX?.';

/** The cards of a slice with their places, separated or not; `*`, `x`, `.` or `?` for each that is not known. */
export function readOpenCards(slice: Slice): OpenCard[] {
  return readEach(slice, (at) => readOpenCard(slice, at));
}

function readOpenCard({ input, end }: Slice, at: number): OpenCard {
  const unknown = UNKNOWN.includes(input.charAt(at));
  const next = unknown ? at + 1 : rankAt(input, at) >= 0 ? rankEnd(input, at) : at;
  // A suit alone would be taken for part of a rank that is missing.
  const half =
    next > at && next < end && (unknown ? suitAt(input, next) >= 0 : UNKNOWN.includes(input.charAt(next)));
  if (half) throw halfKnown(input, { start: at, end: next + 1 });
  return unknown ? { card: null, start: at, end: next } : readCard(input, at, end);
}

function halfKnown(input: string, span: Span): EquityError {
  const message = `'${input.slice(span.start, span.end)}' is half a card: those on the board and dead ones are known in full or not at all`;
  return errorAt('UNSUPPORTED', message, input, span, 'Write As for a card, or * for one that is not known.');
}
