import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatCard, formatCards } from '../../src/cards/card.ts';
import { EquityError } from '../../src/cards/error.ts';
import { parseCard, parseCards, readCard } from '../../src/cards/parse.ts';

/** What an error says, with the characters it points at. */
function failure(run: () => unknown) {
  try {
    run();
  } catch (error) {
    if (!(error instanceof EquityError)) throw error;
    const { code, message, hint, span, input } = error;
    return {
      code,
      message,
      hint,
      span: span && [span.start, span.end],
      at: span && input?.slice(span.start, span.end),
    };
  }
  throw new Error('no error');
}

describe('one card', () => {
  test('is rank times four plus suit, ranks and suits ascending', () => {
    const ranks = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'];
    const suits = ['c', 'd', 'h', 's'];
    const deck = ranks.flatMap((rank) => suits.map((suit) => rank + suit));
    expect(deck.map(parseCard)).toEqual(Array.from({ length: 52 }, (_, card) => card));
    expect(deck.map(parseCard).map(formatCard)).toEqual(deck);
  });

  test.each([
    ['As', 51],
    ['aS', 51],
    ['AS', 51],
    ['as', 51],
    ['A♠', 51],
    ['a♤', 51],
    ['A♠\uFE0F', 51],
    ['A♠\uFE0E', 51],
    ['T♥\uFE0F', 34],
    ['t♡', 34],
    ['10h', 34],
    ['10♥', 34],
    ['10S', 35],
    ['K♦', 45],
    ['K♢', 45],
    ['2♣', 0],
    ['2♧', 0],
    ['  Qd\n', 41],
    ['\uFEFFQd', 41],
  ])('%j is %i', (text, card) => {
    expect(parseCard(text)).toBe(card);
  });

  test('is read at an offset, with the end of its text', () => {
    expect(readCard('on 10♥\uFE0F2c', 3)).toEqual({ card: 34, start: 3, end: 7 });
    expect(readCard('on 10♥\uFE0F2c', 7)).toEqual({ card: 0, start: 7, end: 9 });
  });

  test.each([
    ['', [0, 0]],
    ['  ', [2, 2]],
    ['A', [0, 1]],
    ['10', [0, 2]],
    ['s', [0, 1]],
    ['1s', [0, 1]],
    ['11s', [0, 1]],
    ['0s', [0, 1]],
    ['As Ks', [2, 5]],
    ['Ax', [1, 2]],
    ['🂡', [0, 2]],
    ['A🂡', [1, 3]],
    ['A😀', [1, 3]],
    ['\uD83CAs', [0, 1]],
  ])('%j is none', (text, span) => {
    expect(failure(() => parseCard(text))).toMatchObject({ code: 'BAD_CARD', span });
  });
});

describe('cards', () => {
  test('may have separators or none', () => {
    const three = [51, 47, 34];
    for (const text of [
      'AsKsTh',
      'As Ks Th',
      'As,Ks;Th',
      ' As ,\n Ks\tTh ; ',
      'As\u00A0Ks\u3000Th',
      'asks10h',
      'A♠K♠10♥',
    ]) {
      expect(parseCards(text), text).toEqual(three);
    }
    expect(parseCards('')).toEqual([]);
    expect(parseCards(' ,; ')).toEqual([]);
  });

  test('survive being written in any way and read again', () => {
    const style = fc.record({
      card: fc.integer({ min: 0, max: 51 }),
      upper: fc.boolean(),
      suit: fc.constantFrom('letter', 'filled', 'outlined', 'drawn'),
      ten: fc.boolean(),
      gap: fc.constantFrom('', ' ', ',', ', ', ';', '\n'),
    });
    const cards = fc.uniqueArray(style, { selector: ({ card }) => card, maxLength: 52 });
    fc.assert(
      fc.property(cards, (styles) => {
        const text = styles
          .map(({ card, upper, suit, ten, gap }) => {
            const [rank, letter] = formatCard(card);
            const i = 'cdhs'.indexOf(letter);
            const suitText = { letter, filled: '♣♦♥♠'[i], outlined: '♧♢♡♤'[i], drawn: `${'♣♦♥♠'[i]}\uFE0F` }[
              suit
            ];
            const all = (rank === 'T' && ten ? '10' : rank) + suitText;
            return (upper ? all.toUpperCase() : all.toLowerCase()) + gap;
          })
          .join('');
        expect(parseCards(text)).toEqual(styles.map(({ card }) => card));
        expect(parseCards(formatCards(parseCards(text)))).toEqual(parseCards(text));
      }),
      { seed: 1 },
    );
  });

  test.each([
    ['AsKz', 'BAD_CARD', [3, 4], 'z'],
    ['AsK', 'BAD_CARD', [2, 3], 'K'],
    ['AsK 2c', 'BAD_CARD', [2, 3], 'K'],
    ['As10', 'BAD_CARD', [2, 4], '10'],
    ['A♠\uFE0FKz', 'BAD_CARD', [4, 5], 'z'],
    ['As-Ks', 'BAD_CARD', [2, 3], '-'],
    ['As/Ks', 'BAD_CARD', [2, 3], '/'],
    ['AsKs As', 'DUPLICATE_CARD', [5, 7], 'As'],
    ['10h T♥', 'DUPLICATE_CARD', [4, 6], 'T♥'],
    ['AsKsKsAs', 'DUPLICATE_CARD', [4, 6], 'Ks'],
  ])('%j fails with %s at %j', (text, code, span, at) => {
    expect(failure(() => parseCards(text))).toMatchObject({
      code,
      span,
      at,
      hint: expect.stringMatching(/\.$/),
    });
  });
});

describe('a character that passes for another', () => {
  test.each([
    ['Aс', "'с' (U+0441 CYRILLIC SMALL LETTER ES) is not a suit", "'c'"],
    ['АsKs', "'А' (U+0410 CYRILLIC CAPITAL LETTER A) is not a rank", "'A'"],
    ['Αs', "'Α' (U+0391 GREEK CAPITAL LETTER ALPHA) is not a rank", "'A'"],
    ['Ａs', "'Ａ' (U+FF21 FULLWIDTH LATIN CAPITAL LETTER A) is not a rank", "'A'"],
    ['９s', "'９' (U+FF19 FULLWIDTH DIGIT NINE) is not a rank", "'9'"],
    ['Aｓ', "'ｓ' (U+FF53 FULLWIDTH LATIN SMALL LETTER S) is not a suit", "'s'"],
  ])('%s is named and its twin offered', (text, message, twin) => {
    const error = failure(() => parseCards(text));
    expect(error.message).toBe(message);
    expect(error.hint).toContain(twin);
  });

  test('is never printed where it cannot be seen', () => {
    expect(failure(() => parseCards('A\u200Bs')).message).toBe('U+200B ZERO WIDTH SPACE is not a suit');
    expect(failure(() => parseCards('A\u001B[31m')).message).toBe('U+001B is not a suit');
    expect(failure(() => parseCards('A\uD83C')).message).toBe('U+D83C is not a suit');
    expect(failure(() => parseCards('\u0301')).message).toBe('U+0301 is not a rank');
    expect(failure(() => parseCards('\u202EAs')).message).toBe('U+202E is not a rank');
  });

  test('has only its number where it passes for nothing', () => {
    expect(failure(() => parseCards('Aé')).message).toBe("'é' (U+00E9) is not a suit");
    expect(failure(() => parseCards('A😀')).message).toBe("'😀' (U+1F600) is not a suit");
  });
});

test('a text that is too long is refused unread, and stays out of the error', () => {
  const error = failure(() => parseCards('z'.repeat(100_001)));
  expect(error).toMatchObject({ code: 'TOO_LARGE', at: undefined });
  expect(error.message.length).toBeLessThan(200);
  expect(parseCards(' '.repeat(100_000))).toEqual([]);
});

test('what is no text at all is refused', () => {
  expect(failure(() => parseCards(5 as never)).code).toBe('BAD_QUERY');
  expect(failure(() => parseCard(undefined as never)).code).toBe('BAD_QUERY');
});
