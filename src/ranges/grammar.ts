import type { EquityError, ErrorCode, Span } from '../cards/error.ts';
import { badCharacter } from '../cards/parse.ts';
import { brief, errorAt, type Slice } from '../cards/slice.ts';
import { nearest } from '../games/nearest.ts';
import { FULL_WEIGHT } from './range.ts';
import type { CardPattern, HandItem, HandPattern, Item } from './syntax.ts';
import { type Token, type TokenKind, tokenize } from './token.ts';

const HAND_HINT = 'Hands are written AsKs, AKs, AKo, AK, QQ, QQ+, 22-77, ATs+, or random.';
const GLUED_HINT = 'Players are parted by vs with a space on each side.';
const WEIGHT_HINT = 'A weight is a fraction, AKs:0.5, or a percentage, AKs:50% or AKs@50.';

/**
 * Reads the notation of ranges, whatever the game:
 *
 *     range  = item { ("," | ";" | space) item }
 *     item   = ( "random" | "any" | "100%" | wildcards | hand [ "+" | "-" hand ] ) [ weight ]
 *     hand   = card { card } [ "s" | "o" ]
 *     card   = rank [ suit ] | wildcard
 *     weight = ":" number [ "%" ]  |  "@" percentage
 *
 * Cards apart (`As Ks`) are one hand; whole hands apart (`AsKs QsQd`) are two. White space may stand
 * around a dash. Every item has the span of its characters.
 *
 * @throws EquityError at the first thing that cannot be read.
 */
export function readItems(slice: Slice): Item[] {
  return new Grammar(slice).range();
}

class Grammar {
  private readonly input: string;
  private readonly tokens: readonly Token[];
  private at = 0;

  constructor(slice: Slice) {
    this.input = slice.input;
    this.tokens = tokenize(slice);
  }

  range(): Item[] {
    const items: Item[] = [];
    // Items since the last comma: only white space parts them.
    let run: Item[] = [];
    for (;;) {
      if (this.skipSeparators()) {
        items.push(...joinCards(run));
        run = [];
      }
      if (this.here.kind === 'end') break;
      run.push(this.item());
      if (!endsItem(this.here.kind)) throw this.unexpected();
    }
    items.push(...joinCards(run));
    return items;
  }

  private item(): Item {
    const { kind, start } = this.here;
    if (kind === 'random' || kind === 'number' || (kind === 'wildcard' && !this.isPartial())) {
      const wildcards = this.everything();
      return { kind: 'random', wildcards, start, weight: this.weight(), end: this.before.end };
    }
    const hand = this.hand();
    if (this.take('plus')) {
      return { kind: 'climb', hand, start, weight: this.weight(), end: this.before.end };
    }
    if (this.dash()) {
      const to = this.hand();
      return { kind: 'between', from: hand, to, start, weight: this.weight(), end: this.before.end };
    }
    return { kind: 'hand', hand, start, weight: this.weight(), end: this.before.end };
  }

  /** Whether the wildcards that come next are part of a hand with known cards. */
  private isPartial(): boolean {
    let at = this.at;
    while (this.tokens[at].kind === 'wildcard') at++;
    return this.tokens[at].kind === 'rank';
  }

  /** Reads a name for every hand; returns how many wildcards it was made of. */
  private everything(): number {
    const first = this.here;
    this.at++;
    if (first.kind === 'random') return 0;
    if (first.kind === 'number') {
      this.at++;
      if (first.value === 100) return 0;
      throw this.later('percentages of hands', { start: first.start, end: this.before.end });
    }
    let wildcards = 1;
    while (this.take('wildcard')) wildcards++;
    if (!endsItem(this.here.kind)) throw this.later('wildcards inside a hand', first);
    return wildcards;
  }

  private hand(): HandPattern {
    const { kind, start } = this.here;
    if (kind !== 'rank' && kind !== 'wildcard') throw this.noHand();
    const cards: CardPattern[] = [];
    let unknown = 0;
    let suits: HandPattern['suits'] = null;
    // Whether no card so far has a suit.
    let bare = true;
    while (suits === null) {
      if (this.take('wildcard')) {
        unknown++;
        continue;
      }
      const rank = this.take('rank');
      if (!rank) break;
      if (cards.length > 0 && bare && this.isSuited()) suits = 'suited';
      const letter = this.take('suit');
      const suit = suits ? null : letter;
      if (suit) bare = false;
      cards.push({
        rank: rank.value,
        suit: suit ? suit.value : null,
        start: rank.start,
        end: (suit ?? rank).end,
      });
    }
    if (suits === null && this.take('offsuit')) suits = 'offsuit';
    const end = this.before.end;
    this.endOfHand(cards);
    return { cards, suits, unknown, start, end };
  }

  /** Whether the s that comes next may mean suited. It stands where the last card's suit would: only bare ranks before it tell. */
  private isSuited(): boolean {
    if (this.here.kind !== 'suit' || this.tokens[this.at + 1].kind === 'rank') return false;
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
  private dash(): boolean {
    const spaced = this.here.kind === 'space';
    const at = spaced ? this.at + 1 : this.at;
    const dash = this.tokens[at];
    if (dash?.kind !== 'dash') return false;
    const roomAfter = this.tokens[at + 1].kind === 'space';
    if (spaced && !roomAfter) throw this.later('taking hands away', dash);
    this.at = roomAfter ? at + 2 : at + 1;
    return true;
  }

  private weight(): number | null {
    const sign = this.here;
    if (sign.kind !== 'colon' && sign.kind !== 'at') return null;
    this.at++;
    const number = this.take('number');
    if (!number) {
      throw this.bad('BAD_RANGE', `there is no weight after '${this.text(sign)}'`, sign, WEIGHT_HINT);
    }
    const percent = this.take('percent') !== null;
    const share = percent || sign.kind === 'at' ? number.value / 100 : number.value;
    if (share > 1) {
      const span = { start: number.start, end: this.before.end };
      throw this.bad('BAD_RANGE', `the weight ${this.text(span)} is more than all`, span, WEIGHT_HINT);
    }
    // What is played at all stays in the range, however seldom.
    return share > 0 ? Math.max(1, Math.round(share * FULL_WEIGHT)) : 0;
  }

  /** Skips to the next item; says whether there was more than white space. */
  private skipSeparators(): boolean {
    let comma = false;
    for (; this.here.kind === 'space' || this.here.kind === 'comma'; this.at++) {
      if (this.here.kind === 'comma') comma = true;
    }
    return comma;
  }

  private noHand(): EquityError {
    const { kind, start } = this.here;
    if (endsItem(kind)) {
      const message = `there is no hand after '${this.text(this.before)}'`;
      return this.bad('BAD_RANGE', message, this.before, HAND_HINT);
    }
    if (kind === 'dash') return this.later('taking hands away', this.here);
    if (kind !== 'unknown' && kind !== 'suit' && kind !== 'offsuit') return this.unexpected();
    const word = /^[a-z]{3,12}/i.exec(this.input.slice(start, start + 12))?.[0] ?? '';
    if (nearest(word.toLowerCase(), ['random'])) {
      const span = { start, end: start + word.length };
      return this.bad('BAD_RANGE', `there are no hands called '${word}'`, span, 'Did you mean random?');
    }
    return this.stray('is not a rank', HAND_HINT);
  }

  private unexpected(): EquityError {
    const { kind } = this.here;
    if (kind === 'later') return this.later(`'${this.text(this.here)}'`, this.here);
    if (kind === 'unknown') return this.stray('is no part of a hand', HAND_HINT);
    const after = this.at > 0 ? ` after '${this.text(this.before)}'` : '';
    const message = `'${this.text(this.here)}' has no meaning${after}`;
    return this.bad('BAD_RANGE', message, this.here, 'Part hands with commas, such as AKs,QQ+.');
  }

  /** The error of the next character, which means nothing where it is. */
  private stray(problem: string, hint?: string): EquityError {
    const { start } = this.here;
    return badCharacter(this.input, start, problem, /v/i.test(this.input.charAt(start)) ? GLUED_HINT : hint);
  }

  private later(what: string, span: Span): EquityError {
    return this.bad('UNSUPPORTED', `${what} cannot be read yet`, span, HAND_HINT);
  }

  private bad(code: ErrorCode, message: string, span: Span, hint: string): EquityError {
    return errorAt(code, message, this.input, span, hint);
  }

  private text(span: Span): string {
    return brief(this.input.slice(span.start, span.end), 20);
  }

  /** Consumes the next token if it is of a kind. */
  private take(kind: TokenKind): Token | null {
    const token = this.tokens[this.at];
    if (token.kind !== kind) return null;
    this.at++;
    return token;
  }

  private get here(): Token {
    return this.tokens[this.at];
  }

  private get before(): Token {
    return this.tokens[this.at - 1];
  }
}

/** Whether a token ends the item before it. */
function endsItem(kind: TokenKind): boolean {
  return kind === 'end' || kind === 'comma' || kind === 'space';
}

/** Makes one hand of cards that white space parts: in `As Ks` no piece is a hand by itself. */
function joinCards(run: readonly Item[]): readonly Item[] {
  if (run.length < 2) return run;
  const hands: HandItem[] = [];
  for (const item of run) if (item.kind === 'hand') hands.push(item);
  const last = hands[hands.length - 1];
  const whole =
    hands.length < run.length ||
    hands.every((item) => item.hand.cards.length > 1) ||
    hands.some((item) => item !== last && (item.weight !== null || item.hand.suits !== null));
  if (whole) return run;
  const span = { start: hands[0].start, end: last.end };
  const cards = hands.flatMap((item) => item.hand.cards);
  const unknown = hands.reduce((sum, item) => sum + (item.hand.unknown ?? 0), 0);
  const hand = { cards, suits: last.hand.suits, unknown, start: span.start, end: last.hand.end };
  return [{ kind: 'hand', hand, weight: last.weight, ...span }];
}
