/** Longer texts than this are no typo of anything. */
const LONGEST = 24;

/**
 * The reading that a mistyped item most likely stands for: one edit away, and readable. A missing comma
 * first (`JJ-4498s` is JJ-44,98s), then a dash for one (`AK-87s`), then a character too much (`QQ++`),
 * then two in the wrong order (`AsK+s`). Null where no edit helps.
 */
export function nearestReading(text: string, reads: (candidate: string) => boolean): string | null {
  // A per cent sign, or hands taken away: an edit would change what is meant.
  if (text.length > LONGEST || /%|^[!-]/.test(text)) return null;
  for (const candidate of edits(text)) if (reads(candidate)) return candidate;
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
  for (let at = length - 1; at >= 0; at--) yield text.slice(0, at) + text.slice(at + 1);
  for (let at = 0; at < length - 1; at++) {
    yield text.slice(0, at) + text[at + 1] + text[at] + text.slice(at + 2);
  }
}
