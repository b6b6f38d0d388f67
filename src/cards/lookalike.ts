/** A character as an error names it. */
export interface NamedCharacter {
  /** How to write it in a message: quoted if it can be seen, with its code point unless it is ASCII. */
  readonly text: string;
  /** The offset after it. */
  readonly end: number;
  /** The ASCII character it passes for; empty for one that cannot be seen, null where there is none. */
  readonly like: string | null;
}

/**
 * Characters of other alphabets drawn like those of card notation, and those drawn as nothing.
 * Names are those of the Unicode Character Database, pairs those of its confusables.txt (UTS #39).
 */
const LOOKALIKES: readonly (readonly [number, string, string])[] = [
  [0x0410, 'A', 'CYRILLIC CAPITAL LETTER A'],
  [0x041a, 'K', 'CYRILLIC CAPITAL LETTER KA'],
  [0x0422, 'T', 'CYRILLIC CAPITAL LETTER TE'],
  [0x0408, 'J', 'CYRILLIC CAPITAL LETTER JE'],
  [0x051a, 'Q', 'CYRILLIC CAPITAL LETTER QA'],
  [0x0417, '3', 'CYRILLIC CAPITAL LETTER ZE'],
  [0x0421, 'C', 'CYRILLIC CAPITAL LETTER ES'],
  [0x041d, 'H', 'CYRILLIC CAPITAL LETTER EN'],
  [0x0405, 'S', 'CYRILLIC CAPITAL LETTER DZE'],
  [0x041e, 'O', 'CYRILLIC CAPITAL LETTER O'],
  [0x0425, 'X', 'CYRILLIC CAPITAL LETTER HA'],
  [0x0430, 'a', 'CYRILLIC SMALL LETTER A'],
  [0x043a, 'k', 'CYRILLIC SMALL LETTER KA'],
  [0x0442, 't', 'CYRILLIC SMALL LETTER TE'],
  [0x0458, 'j', 'CYRILLIC SMALL LETTER JE'],
  [0x051b, 'q', 'CYRILLIC SMALL LETTER QA'],
  [0x0441, 'c', 'CYRILLIC SMALL LETTER ES'],
  [0x0501, 'd', 'CYRILLIC SMALL LETTER KOMI DE'],
  [0x04bb, 'h', 'CYRILLIC SMALL LETTER SHHA'],
  [0x0455, 's', 'CYRILLIC SMALL LETTER DZE'],
  [0x043e, 'o', 'CYRILLIC SMALL LETTER O'],
  [0x0445, 'x', 'CYRILLIC SMALL LETTER HA'],
  [0x0475, 'v', 'CYRILLIC SMALL LETTER IZHITSA'],
  [0x0391, 'A', 'GREEK CAPITAL LETTER ALPHA'],
  [0x039a, 'K', 'GREEK CAPITAL LETTER KAPPA'],
  [0x03a4, 'T', 'GREEK CAPITAL LETTER TAU'],
  [0x037f, 'J', 'GREEK CAPITAL LETTER YOT'],
  [0x0397, 'H', 'GREEK CAPITAL LETTER ETA'],
  [0x03f9, 'C', 'GREEK CAPITAL LUNATE SIGMA SYMBOL'],
  [0x039f, 'O', 'GREEK CAPITAL LETTER OMICRON'],
  [0x03a7, 'X', 'GREEK CAPITAL LETTER CHI'],
  [0x03bf, 'o', 'GREEK SMALL LETTER OMICRON'],
  [0x03bd, 'v', 'GREEK SMALL LETTER NU'],
  [0x03f2, 'c', 'GREEK LUNATE SIGMA SYMBOL'],
  [0x2502, '|', 'BOX DRAWINGS LIGHT VERTICAL'],
  [0x00d7, 'x', 'MULTIPLICATION SIGN'],
  [0x201a, ',', 'SINGLE LOW-9 QUOTATION MARK'],
  [0x3001, ',', 'IDEOGRAPHIC COMMA'],
  [0x00ad, '', 'SOFT HYPHEN'],
  [0x200b, '', 'ZERO WIDTH SPACE'],
  [0x200c, '', 'ZERO WIDTH NON-JOINER'],
  [0x200d, '', 'ZERO WIDTH JOINER'],
  [0x200e, '', 'LEFT-TO-RIGHT MARK'],
  [0x200f, '', 'RIGHT-TO-LEFT MARK'],
  [0x2060, '', 'WORD JOINER'],
  [0xfe0e, '', 'VARIATION SELECTOR-15'],
  [0xfe0f, '', 'VARIATION SELECTOR-16'],
];

const DIGIT_NAMES = ['ZERO', 'ONE', 'TWO', 'THREE', 'FOUR', 'FIVE', 'SIX', 'SEVEN', 'EIGHT', 'NINE'];

/** The name and the ASCII twin of a code point that passes for another. */
function lookalike(code: number): { like: string; name: string } | null {
  // The fullwidth forms of East Asian keyboards keep the order of ASCII.
  if (code >= 0xff01 && code <= 0xff5e) {
    const like = String.fromCharCode(code - 0xfee0);
    if (/[0-9]/.test(like)) return { like, name: `FULLWIDTH DIGIT ${DIGIT_NAMES[Number(like)]}` };
    if (/[A-Z]/.test(like)) return { like, name: `FULLWIDTH LATIN CAPITAL LETTER ${like}` };
    if (/[a-z]/.test(like)) return { like, name: `FULLWIDTH LATIN SMALL LETTER ${like.toUpperCase()}` };
    return { like, name: '' };
  }
  for (const [point, like, name] of LOOKALIKES) if (point === code) return { like, name };
  return null;
}

/** The character at an offset, named so that a reader can tell it from one that looks the same. */
export function nameCharacter(input: string, at: number): NamedCharacter {
  const code = input.codePointAt(at) as number;
  const character = String.fromCodePoint(code);
  const end = at + character.length;
  if (code >= 0x20 && code < 0x7f) return { text: `'${character}'`, end, like: null };
  const found = lookalike(code);
  const point = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  const label = found?.name ? `${point} ${found.name}` : point;
  // Control characters must not reach a terminal; marks and half surrogate pairs would not show alone.
  const visible = !/[\p{C}\p{Z}\p{M}]/u.test(character);
  return { text: visible ? `'${character}' (${label})` : label, end, like: found?.like ?? null };
}

/** What to do about a character that passes for another: a sentence, or null for one that does not. */
export function lookalikeHint({ like }: NamedCharacter): string | null {
  if (like === null) return null;
  return like === ''
    ? 'It cannot be seen; delete it.'
    : `It looks like '${like}'; type '${like}' on a Latin keyboard.`;
}
