/** Longer texts than this are no typo of anything. */
const LONGEST = 24;

/** Characters that were read as a part of a hand or of a number: leaving one out would change what is meant. */
const READABLE = /[\dakqjtcdhsox.*]/i;
/** A pair, behind which s and o are a slip. */
const PAIR = /^([2-9tjqka])\1$/i;

/**
 * The reading that a mistyped item most likely stands for: one edit away, and readable. A missing comma
 * first (`JJ-4498s` is JJ-44,98s), then a dash for one (`AK-87s`), then a character too much (`QQ++`),
 * then two in the wrong order (`AsK+s`). Null where no edit helps.
 */
export function nearestReading(text: string, reads: (candidate: string) => boolean): string | null {
  // A per cent sign, or hands taken away: an edit would change what is meant.
  if (text.length > LONGEST || /%|^[!-]/.test(text)) return null;
  // Only the hands are corrected: what a weight was meant to be nobody knows.
  const end = text.search(/[\s:@]/);
  const hands = end < 0 ? text : text.slice(0, end);
  const rest = text.slice(hands.length);
  if (/\s\S/.test(rest)) return null;
  for (const candidate of edits(hands)) if (reads(candidate + rest)) return candidate + rest;
  return null;
}

function* edits(text: string): Generator<string> {
  const { length } = text;
  for (let at = 2; at <= length - 2; at++) {
    if (/[\w+*]/.test(text[at - 1]) && /[\w*]/.test(text[at])) yield `${text.slice(0, at)},${text.slice(at)}`;
  }
  for (let at = 1; at < length - 1; at++) {
    if (text[at] === '-') yield `${text.slice(0, at)},${text.slice(at + 1)}`;
  }
  for (let at = length - 1; at >= 0; at--) {
    const candidate = text.slice(0, at) + text.slice(at + 1);
    if (!READABLE.test(text[at]) || (/[so]/i.test(text[at]) && PAIR.test(candidate))) yield candidate;
  }
  for (let at = 0; at < length - 1; at++) {
    if (/\d/.test(text[at]) && /\d/.test(text[at + 1])) continue;
    yield text.slice(0, at) + text[at + 1] + text[at] + text.slice(at + 2);
  }
}
