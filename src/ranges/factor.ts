import type { EquityError } from '../cards/error.ts';
import type { Slice } from '../cards/slice.ts';
import type { Macros } from './definitions.ts';
import { type GenericPattern, notARow, readGeneric, rowOf } from './generic.ts';
import { endsItem, HandGrammar } from './grammar.ts';
import type { Item } from './syntax.ts';
import type { Token, TokenKind } from './token.ts';

const PERCENT_HINT = 'A percentage of hands is written top 15%, 15% or 5%-10%.';

/** Cards that name rank and suit, up to what ends a hand. */
const EXPLICIT = /(?:(?:10|[2-9tjqka])(?:[cdhs]|[♠♥♦♣♤♡♢♧][\ufe0e\ufe0f]?))+(?=$|[\s,;:!()@/\]])/iuy;

/** What may stand in a hand before a macro. */
const GLUED: ReadonlySet<TokenKind> = new Set(['rank', 'suit', 'offsuit', 'wildcard', 'unknown']);

/** Reads what lists are made of beside plain hands: hands of the generic syntax, and percentages. */
export class FactorGrammar extends HandGrammar {
  /** Cards of a hand in the generic syntax; 0 where that is not read. */
  protected readonly genericHole: number;
  private readonly macros: Macros;

  constructor(slice: Slice, genericHole: number, macros: Macros) {
    super(slice, genericHole > 0);
    this.genericHole = genericHole;
    this.macros = macros;
  }

  protected get generic(): boolean {
    return this.genericHole > 0;
  }

  /** Whether a whole hand comes next, every card with its suit: it is written the same in both syntaxes. */
  protected isExplicitHand(): boolean {
    EXPLICIT.lastIndex = this.here.start;
    const text = EXPLICIT.exec(this.input)?.[0] ?? '';
    return (text.match(/10|[2-9tjqka]/gi)?.length ?? 0) === this.genericHole;
  }

  /** Whether what comes next is a macro, or cards with one among them. */
  protected hasMacro(): boolean {
    let at = this.at;
    while (GLUED.has(this.tokens[at].kind)) at++;
    return this.tokens[at].kind === 'macro';
  }

  /** Reads a hand of the generic syntax, a row of them, or a macro that stands for a range. */
  protected genericHands(): Item {
    const first = this.pattern();
    const { start, uses } = first;
    if (uses.length > 0) {
      const { kind } = this.here;
      if (kind === 'plus' || kind === 'dash') throw notARow(first, this.input);
      const alone = uses.length === 1 && first.cards.length + first.also.length === 0;
      if (alone) return { kind: 'macro', use: uses[0], weight: null, start, end: first.end };
      // Of two cards s and o would be read as a suit and a rank.
      if (!this.generic) throw this.gluedMacro(first);
    }
    const item = (patterns: readonly GenericPattern[]): Item => {
      return { kind: 'generic', patterns, weight: null, start, end: this.before.end };
    };
    const span = () => ({ start, end: this.before.end });
    if (this.take('plus')) return item(rowOf(first, 'up', this.input, span()));
    if (!this.dash()) return item([first]);
    if (endsItem(this.here.kind)) return item(rowOf(first, 'down', this.input, span()));
    const last = this.pattern();
    return item(rowOf(first, last, this.input, span()));
  }

  private gluedMacro(pattern: GenericPattern): EquityError {
    const [{ name, start }] = pattern.uses;
    const hint = `A colon before it means “and”: AK:$${name}.`;
    return this.bad('BAD_RANGE', `$${name} is a range, not a card`, { start, end: pattern.end }, hint);
  }

  private pattern(): GenericPattern {
    const { kind } = this.here;
    if (kind === 'colon' || kind === 'at' || kind === 'plus' || endsItem(kind)) {
      if (kind !== 'bracket') throw this.unexpected();
    }
    const pattern = readGeneric(
      this.input,
      this.here.start,
      this.tokens[this.tokens.length - 1].end,
      this.macros,
    );
    if (pattern.end === pattern.start) throw this.unexpected();
    while (this.here.kind !== 'end' && this.here.start < pattern.end) this.at++;
    return pattern;
  }

  /** Reads `15%`, `top 15%`, `5%-10%`. */
  protected percent(): Item {
    const { start } = this.here;
    const top = this.take('top');
    if (top && this.here.kind === 'space' && this.tokens[this.at + 1].kind === 'number') this.at++;
    const number = this.take('number');
    if (!number) {
      throw this.bad(
        'BAD_RANGE',
        `there is no percentage after '${this.text(this.before)}'`,
        this.before,
        PERCENT_HINT,
      );
    }
    const first = this.percentage(number);
    const span = { start, weight: null };
    if (this.dash()) {
      const number = this.take('number');
      if (!number) {
        throw this.bad(
          'BAD_RANGE',
          `there is no percentage after '${this.text(this.before)}'`,
          this.before,
          PERCENT_HINT,
        );
      }
      const second = this.percentage(number);
      const [from, to] = first <= second ? [first, second] : [second, first];
      if (from < to) return { kind: 'percent', from, to, ...span, end: this.before.end };
      const all = { start, end: this.before.end };
      throw this.bad('BAD_RANGE', `there are no hands in ${this.text(all)}`, all, PERCENT_HINT);
    }
    if (first === 0) {
      const all = { start, end: this.before.end };
      throw this.bad('BAD_RANGE', `there are no hands in ${this.text(all)}`, all, PERCENT_HINT);
    }
    if (first === 100) return { kind: 'random', wildcards: 0, ...span, end: this.before.end };
    return { kind: 'percent', from: 0, to: first, ...span, end: this.before.end };
  }

  /** Reads what is left of a percentage after its number. */
  private percentage(number: Token): number {
    if (this.here.kind === 'space' && this.tokens[this.at + 1].kind === 'percent') this.at++;
    this.take('percent');
    if (number.value > 100) {
      const span = { start: number.start, end: this.before.end };
      throw this.bad('BAD_RANGE', `${this.text(span)} is more than all hands`, span, PERCENT_HINT);
    }
    return number.value;
  }
}
