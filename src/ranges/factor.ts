import type { Slice } from '../cards/slice.ts';
import { type GenericPattern, readGeneric, rowOf } from './generic.ts';
import { endsItem, HandGrammar } from './grammar.ts';
import type { Item } from './syntax.ts';
import type { Token } from './token.ts';

const PERCENT_HINT = 'A percentage of hands is written top 15%, 15% or 5%-10%.';

/** Cards that name rank and suit, up to what ends a hand. */
const EXPLICIT = /(?:(?:10|[2-9tjqka])(?:[cdhs]|[♠♥♦♣♤♡♢♧][\ufe0e\ufe0f]?))+(?=$|[\s,;:!()@/\]])/iuy;

/** Reads what lists are made of beside plain hands: hands of the generic syntax, and percentages. */
export class FactorGrammar extends HandGrammar {
  /** Cards of a hand in the generic syntax; 0 where that is not read. */
  protected readonly genericHole: number;

  constructor(slice: Slice, genericHole: number) {
    super(slice);
    this.genericHole = genericHole;
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

  /** Reads a hand of the generic syntax, or a row of them. */
  protected genericHands(): Item {
    const first = this.pattern();
    const { start } = first;
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

  private pattern(): GenericPattern {
    const { kind } = this.here;
    if (kind === 'colon' || kind === 'at' || kind === 'plus' || endsItem(kind)) {
      if (kind !== 'bracket') throw this.unexpected();
    }
    const pattern = readGeneric(this.input, this.here.start, this.tokens[this.tokens.length - 1].end);
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
