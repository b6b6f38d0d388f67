import type { Span } from '../cards/error.ts';
import { errorAt, type Slice, trimSlice } from '../cards/slice.ts';

/** A query cut into the texts of its parts, nothing in them read yet. */
export interface QueryWords {
  readonly hands: readonly Slice[];
  /** The cards after `on`, or null without that word. */
  readonly board: Slice | null;
  /** The cards after `dead`, or null without that word. */
  readonly dead: Slice | null;
}

/**
 * The words that part a query. A letter, a digit or the $ of a macro next to one makes it part of
 * something else; a full stop after `vs`, a colon after the others belong to it.
 */
const SEPARATORS = /\||v(?:s|ersus)?(?:\.|(?![a-z0-9]))|(?:on|board|dead)(?::|(?![a-z0-9]))/gi;
/** What may not stand before one. (A lookbehind would say so, but Safari before 16.4 cannot read it.) */
const LEAD = /[a-z0-9$]/i;

type Section = 'hand' | 'board' | 'dead';

const EXAMPLE = 'A query is hands with vs between them, such as AsKs vs QQ on 2h7d9c.';

/** Cuts a line such as `AsKs vs QQ on 2h7d9c dead Jc` at its words. */
export function splitQuery(line: Slice): QueryWords {
  const { input } = line;
  const hands: Slice[] = [];
  const found: { board: Slice | null; dead: Slice | null } = { board: null, dead: null };
  let section: Section = 'hand';
  let word: Span | null = null;

  const finish = (end: number, next: Span | null): void => {
    const slice = trimSlice({ input, start: word ? word.end : line.start, end });
    if (slice.start < slice.end) {
      if (section === 'hand') hands.push(slice);
      else found[section] = slice;
      return;
    }
    // A line may go on with `on` or `dead` after the last hand, but never have nothing before `vs`.
    if (section !== 'hand') throw nothingAfter(input, word as Span, section);
    if (word) throw noHand(input, word, 'after');
    if (next) throw noHand(input, next, 'before');
    throw errorAt('EMPTY_HAND', 'there are no hands here', input, line, EXAMPLE);
  };

  SEPARATORS.lastIndex = 0;
  for (const match of input.matchAll(SEPARATORS)) {
    if (match[0] !== '|' && LEAD.test(input.charAt(match.index - 1))) continue;
    const next = { start: match.index, end: match.index + match[0].length };
    finish(next.start, next);
    word = next;
    section = sectionOf(match[0]);
    if (section !== 'hand' && found[section]) throw twice(input, next, section);
  }
  finish(line.end, null);
  return { hands, ...found };
}

function sectionOf(word: string): Section {
  const letter = word.charAt(0).toLowerCase();
  if (letter === 'd') return 'dead';
  return letter === 'o' || letter === 'b' ? 'board' : 'hand';
}

function noHand(input: string, word: Span, side: 'before' | 'after'): Error {
  const text = input.slice(word.start, word.end);
  return errorAt('EMPTY_HAND', `there is no hand ${side} '${text}'`, input, word, EXAMPLE);
}

function nothingAfter(input: string, word: Span, section: 'board' | 'dead'): Error {
  const text = input.slice(word.start, word.end);
  const code = section === 'board' ? 'BAD_BOARD' : 'BAD_QUERY';
  const hint = `Write cards after it, such as ${section === 'board' ? 'on 2h7d9c' : 'dead Jc'}, or leave it out.`;
  return errorAt(code, `there are no cards after '${text}'`, input, word, hint);
}

function twice(input: string, word: Span, section: 'board' | 'dead'): Error {
  const what = section === 'board' ? 'the board is given twice' : 'dead cards are given twice';
  return errorAt('BAD_QUERY', what, input, word, 'Write all of these cards in one place.');
}
