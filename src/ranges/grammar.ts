import type { EquityError, ErrorCode, Span } from '../cards/error.ts';
import { nearest } from '../cards/nearest.ts';
import { badCharacter } from '../cards/parse.ts';
import { brief, errorAt, type Slice } from '../cards/slice.ts';
import { FULL_WEIGHT } from './range.ts';
import type { CardPattern, HandPattern, Item } from './syntax.ts';
import { type Token, type TokenKind, tokenize } from './token.ts';

const HAND_HINT = 'Hands are written AsKs, AKs, AKo, AK, QQ, QQ+, 22-77, ATs+, or random.';
const GLUED_HINT = 'Players are parted by vs with a space on each side.';
const WEIGHT_HINT = 'A weight is a fraction, AKs:0.5, or a percentage, AKs:50% or AKs@50.';

/** Reads single hands, rows of hands and weights; lists of them are read by `readItems`. */
export class HandGrammar {
  protected readonly input: string;
  protected readonly tokens: readonly Token[];
  protected at = 0;

  constructor(slice: Slice, generic: boolean) {
    this.input = slice.input;
    this.tokens = tokenize(slice, generic);
  }

  /** Reads a hand, a row of hands, or a name for every hand, without a weight. */
  protected hands(): Item {
    const { kind, start } = this.here;
    if (kind === 'random' || (kind === 'wildcard' && this.isAllWildcards())) {
      const wildcards = this.everything();
      return { kind: 'random', wildcards, start, weight: null, end: this.before.end };
    }
    const hand = this.hand();
    if (this.take('plus')) return { kind: 'climb', hand, start, weight: null, end: this.before.end };
    if (this.dash()) {
      const to = this.hand();
      return { kind: 'between', from: hand, to, start, weight: null, end: this.before.end };
    }
    return { kind: 'hand', hand, start, weight: null, end: this.before.end };
  }

  /** Whether what comes next is wildcards and nothing that would make them cards of a hand. */
  private isAllWildcards(): boolean {
    let at = this.at;
    while (this.tokens[at].kind === 'wildcard') at++;
    const { kind } = this.tokens[at];
    return kind !== 'rank' && kind !== 'suit' && kind !== 'offsuit' && kind !== 'plus' && kind !== 'unknown';
  }

  /** Reads a name for every hand; returns how many wildcards it was made of. */
  private everything(): number {
    const first = this.here;
    this.at++;
    if (first.kind === 'random') return 0;
    let wildcards = 1;
    while (this.take('wildcard')) wildcards++;
    return wildcards;
  }

  private hand(): HandPattern {
    const { kind, start } = this.here;
    if (kind !== 'rank' && kind !== 'wildcard') throw this.noHand();
    const cards: CardPattern[] = [];
    let suits: HandPattern['suits'] = null;
    // Whether no card so far has a suit.
    let bare = true;
    while (suits === null) {
      const rank = this.take('rank') ?? this.take('wildcard');
      if (!rank) break;
      if (cards.length > 0 && bare && this.isSuited()) suits = 'suited';
      const letter = this.take('suit');
      const suit = suits ? null : letter;
      if (suit) bare = false;
      cards.push({
        rank: rank.kind === 'rank' ? rank.value : null,
        suit: suit ? suit.value : null,
        start: rank.start,
        end: (suit ?? rank).end,
      });
    }
    if (suits === null && this.take('offsuit')) suits = 'offsuit';
    const end = this.before.end;
    this.endOfHand(cards);
    return { cards, suits, start, end };
  }

  /** Whether the s that comes next may mean suited. It stands where the last card's suit would: only bare ranks before it tell. */
  private isSuited(): boolean {
    if (this.here.kind !== 'suit') return false;
    const next = this.tokens[this.at + 1].kind;
    if (next === 'rank' || next === 'wildcard') return false;
    return this.input.charAt(this.here.start).toLowerCase() === 's';
  }

  /** Refuses what is glued to a hand and cannot go on after it. */
  private endOfHand(cards: readonly CardPattern[]): void {
    const { kind } = this.here;
    if (kind === 'suit' || kind === 'offsuit') throw this.unexpected();
    if (kind !== 'unknown') return;
    if (this.before.kind !== 'rank') throw this.stray('is not a rank', HAND_HINT);
    if (cards.length === 1) throw this.stray('is neither a rank nor a suit');
    if (cards[0].suit !== null) throw this.stray('is not a suit');
    throw this.stray('is neither s (suited) nor o (offsuit)', HAND_HINT);
  }

  /** Skips a dash between two hands, with white space on both sides of it or on neither. */
  protected dash(): boolean {
    const spaced = this.here.kind === 'space';
    const at = spaced ? this.at + 1 : this.at;
    const dash = this.tokens[at];
    if (dash?.kind !== 'dash') return false;
    const roomAfter = this.tokens[at + 1].kind === 'space';
    // With white space before it alone it takes hands away.
    if (spaced && !roomAfter) return false;
    this.at = roomAfter ? at + 2 : at + 1;
    return true;
  }

  protected weight(): number | null {
    const sign = this.here;
    if (sign.kind !== 'colon' && sign.kind !== 'at') return null;
    this.at++;
    const number = this.take('number');
    if (!number) {
      throw this.bad('BAD_RANGE', `there is no weight after '${this.text(sign)}'`, sign, WEIGHT_HINT);
    }
    const percent = this.take('percent') !== null;
    if (!percent && sign.kind === 'colon') this.checkNoHand(number);
    return this.weightOf(number, percent || sign.kind === 'at' ? number.value / 100 : number.value);
  }

  /** Refuses two ranks where a weight is expected: they are one as well, forgotten to be marked as per cent. */
  private checkNoHand(number: Span): void {
    const text = this.text(number);
    if (!/^(?:10|[2-9]){2}$/.test(text)) return;
    const hint = `A weight is written :${text}% or @${text}; for the hands of both sides write (${text}).`;
    throw this.bad('BAD_RANGE', `the weight ${text} is more than all`, number, hint);
  }

  /** A share 0..1 in 1/10000. What is played at all stays in the range, however seldom. */
  protected weightOf(number: Span, share: number): number {
    if (share > 1) {
      const span = { start: number.start, end: this.before.end };
      throw this.bad('BAD_RANGE', `the weight ${this.text(span)} is more than all`, span, WEIGHT_HINT);
    }
    return share > 0 ? Math.max(1, Math.round(share * FULL_WEIGHT)) : 0;
  }

  /** Skips to the next item; says whether there was more than white space. */
  protected skipSeparators(): boolean {
    let comma = false;
    for (; this.here.kind === 'space' || this.here.kind === 'comma'; this.at++) {
      if (this.here.kind === 'comma') comma = true;
    }
    return comma;
  }

  private noHand(): EquityError {
    const { kind, start } = this.here;
    if (endsItem(kind) && this.at > 0) {
      const message = `there is no hand after '${this.text(this.before)}'`;
      return this.bad('BAD_RANGE', message, this.before, HAND_HINT);
    }
    if (kind !== 'unknown' && kind !== 'suit' && kind !== 'offsuit') return this.unexpected();
    const word = /^[a-z]{3,12}/i.exec(this.input.slice(start, start + 12))?.[0] ?? '';
    if (nearest(word.toLowerCase(), ['random'])) {
      const span = { start, end: start + word.length };
      return this.bad('BAD_RANGE', `there are no hands called '${word}'`, span, 'Did you mean random?');
    }
    return this.stray('is not a rank', HAND_HINT);
  }

  protected unexpected(): EquityError {
    const { kind } = this.here;
    if (kind === 'unknown') return this.stray('is no part of a hand', HAND_HINT);
    const after = this.at > 0 && this.before.kind !== 'space' ? ` after '${this.text(this.before)}'` : '';
    const message = `'${this.text(this.here)}' has no meaning${after}`;
    return this.bad('BAD_RANGE', message, this.here, 'Part hands with commas, such as AKs,QQ+.');
  }

  /** The error of the next character, which means nothing where it is. */
  private stray(problem: string, hint?: string): EquityError {
    const { start } = this.here;
    return badCharacter(this.input, start, problem, /v/i.test(this.input.charAt(start)) ? GLUED_HINT : hint);
  }

  protected bad(code: ErrorCode, message: string, span: Span, hint: string): EquityError {
    return errorAt(code, message, this.input, span, hint);
  }

  protected text(span: Span): string {
    return brief(this.input.slice(span.start, span.end), 20);
  }

  /** Consumes the next token if it is of a kind. */
  protected take(kind: TokenKind): Token | null {
    const token = this.tokens[this.at];
    if (token.kind !== kind) return null;
    this.at++;
    return token;
  }

  protected get here(): Token {
    return this.tokens[this.at];
  }

  protected get before(): Token {
    return this.tokens[this.at - 1];
  }
}

/** Whether a token ends the item before it. */
export function endsItem(kind: TokenKind): boolean {
  return kind === 'end' || kind === 'comma' || kind === 'space' || kind === 'close' || kind === 'bracket';
}
