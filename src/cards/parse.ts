import { type Card, formatCard, makeCard } from './card.ts';
import type { EquityError, Span } from './error.ts';
import { rankAt, rankEnd, suitAt, suitEnd } from './letters.ts';
import { lookalikeHint, nameCharacter } from './lookalike.ts';
import { errorAt, isSpace, type Slice, trimSlice, wholeText } from './slice.ts';

/** A card and the characters it was read from. */
export interface PlacedCard extends Span {
  readonly card: Card;
}

const CARD_HINT = 'A card is a rank (A K Q J T 9 8 7 6 5 4 3 2) and a suit (c d h s), such as As or 10h.';

/** The error of a character that cannot be where it is; `problem` goes on after its name: `is not a suit`. */
export function badCharacter(input: string, at: number, problem: string, hint = CARD_HINT): EquityError {
  const character = nameCharacter(input, at);
  const span = { start: at, end: character.end };
  return errorAt('BAD_CARD', `${character.text} ${problem}`, input, span, lookalikeHint(character) ?? hint);
}

/** The error of a rank that stands alone where a card is wanted. */
function suitMissing(input: string, rank: Span): EquityError {
  const text = input.slice(rank.start, rank.end);
  return errorAt(
    'BAD_CARD',
    `${text} has no suit`,
    input,
    rank,
    `Write the suit after the rank: ${text}s, ${text}♠.`,
  );
}

/** The error of a card that is there already. */
export function cardTwice(input: string, second: PlacedCard, where: string, hint: string): EquityError {
  return errorAt('DUPLICATE_CARD', `${formatCard(second.card)} is ${where}`, input, second, hint);
}

/** The card that begins at an offset and ends no later than `end`. */
export function readCard(input: string, at: number, end = input.length): PlacedCard {
  const rank = rankAt(input, at);
  if (rank < 0) throw badCharacter(input, at, 'is not a rank');
  const afterRank = rankEnd(input, at);
  if (afterRank >= end || isSeparator(input, afterRank))
    throw suitMissing(input, { start: at, end: afterRank });
  const suit = suitAt(input, afterRank);
  if (suit < 0) throw badCharacter(input, afterRank, 'is not a suit');
  return { card: makeCard(rank, suit), start: at, end: suitEnd(input, afterRank) };
}

/** The cards of a slice with their places, separated or not; repeated cards are not looked for. */
export function readCards(slice: Slice): PlacedCard[] {
  return readEach(slice, (at) => readCard(slice.input, at, slice.end));
}

/** Reads what stands in a slice, separated or not, one after another. `read` reads what begins at an offset. */
export function readEach<Read extends Span>(
  { input, start, end }: Slice,
  read: (at: number) => Read,
): Read[] {
  const found: Read[] = [];
  let at = start;
  while (at < end) {
    if (isSeparator(input, at)) {
      at++;
      continue;
    }
    const next = read(at);
    found.push(next);
    at = next.end;
  }
  return found;
}

/** The second of the first two equal cards, or null where all differ. */
export function repeatedCard(cards: readonly PlacedCard[]): PlacedCard | null {
  const seen = new Uint8Array(52);
  for (const placed of cards) {
    if (seen[placed.card]) return placed;
    seen[placed.card] = 1;
  }
  return null;
}

/**
 * Reads one card as a number 0..51: `As`, `aS`, `10s`, `T♥`.
 *
 * @throws EquityError `BAD_CARD` for anything but one card.
 * @example
 * ```ts
 * import { parseCard } from 'equity';
 * parseCard('2c'); // 0
 * parseCard('10♥'); // 34
 * parseCard('As'); // 51
 * ```
 */
export function parseCard(text: string): Card {
  const { input, start, end } = trimSlice(wholeText(text, 'the card'));
  if (start === end) throw errorAt('BAD_CARD', 'there is no card here', input, { start, end }, CARD_HINT);
  const placed = readCard(input, start, end);
  if (placed.end < end) {
    const rest = { start: placed.end, end };
    throw errorAt(
      'BAD_CARD',
      'there is more than one card here',
      input,
      rest,
      'Give one card, or call parseCards.',
    );
  }
  return placed.card;
}

/**
 * Reads any number of cards, each as a number 0..51, in the order given. Spaces, commas,
 * semicolons and line breaks between them are optional, and so is everything else: no text, no cards.
 *
 * @throws EquityError `BAD_CARD` for what is no card, `DUPLICATE_CARD` for a card given twice,
 * `TOO_LARGE` for a text of more than 100,000 characters.
 * @example
 * ```ts
 * import { parseCards } from 'equity';
 * parseCards('AsKs'); // [51, 47]
 * parseCards('A♠, 10h'); // [51, 34]
 * ```
 */
export function parseCards(text: string): Card[] {
  const slice = wholeText(text, 'the list of cards');
  const cards = readCards(slice);
  const repeated = repeatedCard(cards);
  if (repeated)
    throw cardTwice(text, repeated, 'given twice', 'A deck holds every card once; delete one of the two.');
  return cards.map((placed) => placed.card);
}

function isSeparator(input: string, at: number): boolean {
  const code = input.charCodeAt(at);
  return code === 44 || code === 59 || isSpace(input, at);
}
