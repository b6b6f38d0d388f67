import { EquityError } from '../cards/error.ts';
import type { Slice } from '../cards/slice.ts';
import { BUILT_IN } from './definitions.ts';
import { FactorGrammar } from './factor.ts';
import { endsItem } from './grammar.ts';
import { joinCards } from './join.ts';
import type { GroupItem, Item } from './syntax.ts';

/** Mistakes that are told of at once: a text that is no range at all has one in every word. */
const MOST_MISTAKES = 20;

/** Lists inside lists; deeper ones are a mistake, or an attack on the stack. */
const DEEPEST = 100;

const NESTED_HINT = 'A list in parentheses ends with ), one in brackets like [75%]AQs,AJs[/75%].';

/**
 * Reads the notation of ranges, whatever the game:
 *
 *     range   = item { ("," | ";" | space) item }
 *     item    = term [ weight ] | removal | prefix | "Weights:" range
 *     term    = factor { ":" factor | "!" factor | ":!" factor }     and, and not, and not: left to right
 *     factor  = "(" range ")" | "[" number ["%"] "]" range "[/" number ["%"] "]"
 *             | ["top"] percent [ "-" percent ] | "random" | "any" | wildcards | hand [ "+" | "-" hand ]
 *             | macro { macro }
 *     removal = "!" term | space "-" term                             taken from the whole list
 *     prefix  = number ":" space                                      weighs the items up to the next prefix
 *     hand    = card { card } [ "s" | "o" ]
 *     card    = (rank | wildcard) [ suit ]
 *     weight  = ":" number [ "%" ] | "@" percentage
 *     macro   = "$" name: one built in, or one of `macros`
 *
 * `x`, `*` and `.` are wildcards. Cards apart (`As Ks`) are one hand; whole hands apart (`AsKs QsQd`)
 * are two. White space may stand around a dash and around the sign of a weight. A colon is a weight before a number and "and" before
 * hands; digits before it that could be a hand are the hand unless white space follows: `99:0.5`, `75: 0.5` a
 * list that weighs 75 %. Digits after it are a weight in hold'em; in the generic syntax ranks, if they can be
 * (`$ds:99`), for no weight is more than 1. Every item has the span of its characters. What cannot be read becomes a `bad` item that ends
 * at the next comma or hand, so that the rest is read all the same.
 *
 * `genericHole` is for games of more than two cards, how many a hand has: hands are then read in the syntax
 * of `readGeneric`, and rows of its patterns, `JT98-5432`, `8765+`, `T9-`.
 *
 * A macro is its text in parentheses, read in the syntax of the game; one whose text is a single card of
 * the generic syntax is a card, in every game: `$B$B`.
 *
 * @example
 * ```ts
 * import { parseRange } from 'equity';
 * // range: hands in any order, parted by commas, semicolons or spaces
 * parseRange('22+, AKs; QJs T9s').count; // 90
 * // item: a term with its weight; term: and, and not
 * parseRange('22+:99-55:0.5').weights[0]; // 5000
 * parseRange('22+!99').count; // 72
 * // factor: lists in parentheses and brackets, percentages, every hand, rows of hands
 * parseRange('(22+,A2s+)!99').count; // 120
 * parseRange('[75%]AQs,AJs[/75%]').count; // 8
 * parseRange('5%-10%').count; // 62
 * parseRange('random').count; // 1326
 * parseRange('JTs-54s').count; // 28
 * // removal: from the whole list
 * parseRange('22+ -88').count; // 72
 * // prefix: the weight of what follows it
 * parseRange('100: AA, 75: AQs').weights[9]; // 7500
 * // weights of hands that are named before
 * parseRange('AA,AQs; Weights: AQs:75%').weights[9]; // 7500
 * // hand and card: ranks, suits and wildcards
 * parseRange('AhKh, Ax, *h*h').count; // 264
 * // macros
 * parseRange('$B$B').count; // 120
 * parseRange('$open!AA', { define: { open: '22+,$suited', suited: 'A2s+' } }).count; // 120
 * ```
 */
export function readItems(slice: Slice, genericHole = 0, macros = BUILT_IN): Item[] {
  return new ListGrammar(slice, genericHole, macros).list(null);
}

class ListGrammar extends FactorGrammar {
  private mistakes = 0;
  private depth = 0;

  /** Reads items up to the end of the text, or up to the token that closes a group. */
  list(closer: 'close' | 'bracket' | null): Item[] {
    const items: Item[] = [];
    // Where items go: the list, or the group of the last prefix.
    let target = items;
    // Items since the last comma: only white space parts them.
    let run: Item[] = [];
    const flush = () => {
      for (const item of joinCards(run)) (item.kind === 'removal' ? items : target).push(item);
      run = [];
    };
    for (;;) {
      if (this.skipSeparators()) flush();
      if (this.here.kind === 'end' || this.mistakes >= MOST_MISTAKES) break;
      if (closer === 'close' && this.here.kind === 'close') break;
      if (closer === 'bracket' && this.closesBracket()) break;
      const { start } = this.here;
      try {
        if (this.here.kind === 'prefix') {
          flush();
          const group = this.prefix();
          items.push(group);
          target = group.items as Item[];
          continue;
        }
        if (this.here.kind !== 'close') run.push(this.item(items.length === 0 && run.length === 0));
        if (!endsItem(this.here.kind)) throw this.unexpected();
        if (this.here.kind === 'close' && closer !== 'close') throw this.unexpected();
      } catch (error) {
        if (!(error instanceof EquityError)) throw error;
        // What follows an unreadable word that begins a text is not taken for its hands: it would tell the game.
        this.recover(items.length + run.length > 0);
        flush();
        run.push({ kind: 'bad', error, weight: null, start, end: Math.max(this.before.end, start) });
        this.mistakes++;
      }
    }
    flush();
    return items;
  }

  private item(first: boolean): Item {
    const { kind, start } = this.here;
    this.checkNoBoard();
    if (kind === 'bang' || (kind === 'dash' && !first)) {
      this.at++;
      const item = this.term();
      if (this.here.kind === 'colon' || this.here.kind === 'at') {
        throw this.bad(
          'BAD_RANGE',
          'what is taken away has no weight',
          this.here,
          'Write the hands alone: !88.',
        );
      }
      return { kind: 'removal', item, weight: null, start, end: this.before.end };
    }
    if (kind === 'weights') return this.weights();
    const term = this.term();
    if (this.here.kind !== 'colon' && this.here.kind !== 'at') return term;
    const weight = this.weight();
    // Only groups in brackets have a weight already.
    if (term.weight !== null) return { kind: 'group', items: [term], weight, start, end: this.before.end };
    return { ...term, weight, end: this.before.end };
  }

  /** Refuses `on`, behind which queries have their board; in the generic syntax it would be two variables. */
  private checkNoBoard(): void {
    const { start } = this.here;
    if (!/^on\s/i.test(this.input.slice(start, start + 3))) return;
    const span = { start, end: start + 2 };
    while (this.here.kind !== 'end' && this.here.kind !== 'comma') this.at++;
    const hint = 'Boards are for queries: AA vs KK on 2h7d9c.';
    throw this.bad('BAD_RANGE', 'a range takes no board', span, hint);
  }

  /** Reads factors with `:` (and) or `!` (and not) between them. */
  private term(): Item {
    const first = this.factor();
    let rest: { keep: boolean; item: Item }[] | null = null;
    for (;;) {
      let keep = true;
      if (this.here.kind === 'bang') keep = false;
      else if (this.here.kind !== 'colon' || !this.beginsFactor(this.at + 1)) break;
      this.at++;
      if (keep && this.take('bang')) keep = false;
      rest ??= [];
      rest.push({ keep, item: this.factor() });
    }
    if (rest === null) return first;
    return { kind: 'filter', first, rest, weight: null, start: first.start, end: this.before.end };
  }

  private beginsHand(at: number): boolean {
    const { kind } = this.tokens[at];
    return kind === 'rank' || kind === 'macro' || kind === 'random';
  }

  private beginsFactor(at: number): boolean {
    const { kind } = this.tokens[at];
    return (
      kind === 'rank' ||
      kind === 'wildcard' ||
      kind === 'random' ||
      kind === 'open' ||
      kind === 'bang' ||
      kind === 'top' ||
      kind === 'macro' ||
      (this.generic && (kind === 'suit' || kind === 'unknown' || kind === 'offsuit')) ||
      (this.generic && kind === 'bracket') ||
      (kind === 'bracket' && this.tokens[at + 1].kind === 'number')
    );
  }

  private factor(): Item {
    switch (this.here.kind) {
      case 'open':
        return this.group();
      case 'bracket':
        if (this.generic && this.tokens[this.at + 1].kind !== 'number') return this.genericHands();
        return this.bracket();
      case 'top':
      case 'number':
        return this.percent();
      case 'random':
        return this.hands();
      default:
        if (this.generic ? !this.isExplicitHand() : this.hasMacro()) return this.genericHands();
        return this.hands();
    }
  }

  private group(): Item {
    const open = this.here;
    this.at++;
    const items = this.nested('close');
    if (!this.take('close')) {
      const error = this.bad('BAD_RANGE', "'(' is never closed", open, NESTED_HINT);
      items.push({ kind: 'bad', error, weight: null, start: open.start, end: open.end });
    }
    return { kind: 'group', items, weight: null, start: open.start, end: this.before.end };
  }

  /** Reads `[75%]AQs,AJs[/75%]`. */
  private bracket(): Item {
    const { start } = this.here;
    if (this.closesBracket()) {
      this.mark();
      const closing = { start, end: this.before.end };
      const hint = `Write ${this.text(closing).replace('/', '')} before its first hand.`;
      throw this.bad('BAD_RANGE', `${this.text(closing)} closes nothing`, closing, hint);
    }
    const weight = this.mark();
    const opening = { start, end: this.before.end };
    const items = this.nested('bracket');
    if (!this.closesBracket()) {
      const text = this.text(opening);
      const hint = `Write ${text.replace('[', '[/')} after its last hand.`;
      const error = this.bad('BAD_RANGE', `${text} is never closed`, opening, hint);
      items.push({ kind: 'bad', error, weight: null, ...opening });
      return { kind: 'group', items, weight, start, end: this.before.end };
    }
    const { start: closeStart } = this.here;
    if (this.mark() !== weight) {
      const closing = { start: closeStart, end: this.before.end };
      const message = `${this.text(closing)} does not close ${this.text(opening)}`;
      throw this.bad('BAD_RANGE', message, closing, `Write ${this.text(opening).replace('[', '[/')}.`);
    }
    return { kind: 'group', items, weight, start, end: this.before.end };
  }

  /** Reads `[75%]` or `[/75%]` as a weight. */
  private mark(): number {
    const { start } = this.here;
    this.at++;
    this.take('slash');
    const number = this.take('number');
    if (number) this.take('percent');
    const weight = number ? this.weightOf(number, number.value / 100) : 0;
    if (!number || !this.take('unbracket')) {
      throw this.bad(
        'BAD_RANGE',
        'there is no weight in these brackets',
        { start, end: start + 1 },
        NESTED_HINT,
      );
    }
    return weight;
  }

  private closesBracket(): boolean {
    return this.here.kind === 'bracket' && this.tokens[this.at + 1].kind === 'slash';
  }

  private nested(closer: 'close' | 'bracket'): Item[] {
    if (++this.depth > DEEPEST) {
      throw this.bad('BAD_RANGE', `more than ${DEEPEST} lists inside each other`, this.before, NESTED_HINT);
    }
    const items = this.list(closer);
    this.depth--;
    return items;
  }

  /** Reads `75:` before hands that weigh so much. */
  private prefix(): GroupItem {
    const number = this.here;
    this.at++;
    const weight = this.weightOf(number, number.value / 100);
    return { kind: 'group', items: [], weight, start: number.start, end: number.end };
  }

  /** Reads `Weights: AQs:75%,AJs:50%`, up to the end of the list. */
  private weights(): Item {
    const word = this.here;
    this.at++;
    if (this.here.kind === 'space') this.at++;
    this.at++;
    const items = this.list(null);
    for (const item of items) {
      if (item.weight !== null || item.kind === 'bad') continue;
      const hint = 'After Weights: every hand has its weight, such as AQs:75%.';
      throw this.bad('BAD_RANGE', `${this.text(item)} has no weight`, item, hint);
    }
    if (items.length === 0) {
      throw this.bad(
        'BAD_RANGE',
        `there are no hands after '${this.text(word)}'`,
        word,
        'Write Weights: AQs:75%.',
      );
    }
    return { kind: 'weights', items, weight: null, start: word.start, end: this.before.end };
  }

  /** Skips to the comma after a mistake, to the next hand where that is asked for, or to what closes the list it is in. */
  private recover(atHands: boolean): void {
    const depth = { open: 0 };
    for (; this.here.kind !== 'end'; this.at++) {
      const { kind } = this.here;
      if (
        depth.open === 0 &&
        (kind === 'comma' || (atHands && kind === 'space' && this.beginsHand(this.at + 1)))
      )
        return;
      if (kind === 'open') depth.open++;
      else if (kind === 'close' && --depth.open < 0) {
        // Without a group around it, it is part of the mistake.
        if (this.depth > 0) return;
        depth.open = 0;
      } else if (this.closesBracket() && this.depth > 0) return;
    }
  }
}
