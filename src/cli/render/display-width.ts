/** One character as a reader sees it, its place in the text and the columns it takes on a terminal. */
export interface Cell {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly width: number;
}

/** Characters drawn onto the one before: accents, joiners, variation selectors. */
const ZERO_WIDTH = /^[\p{Mark}\u200b-\u200d\u2060\ufeff]$/u;

/** Characters two columns wide: East Asian scripts, full-width forms, pictures. */
const DOUBLE_WIDTH =
  /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303e\uff01-\uff60\uffe0-\uffe6\p{Emoji_Presentation}]$/u;

function columnsOf(char: string): number {
  // Nearly everything is Latin: the character classes, slow to build, are left alone for it.
  if (char < '\u0300') return 1;
  return ZERO_WIDTH.test(char) ? 0 : DOUBLE_WIDTH.test(char) ? 2 : 1;
}

/** Control characters would move the cursor or colour the screen: their pictures stand for them. */
function visible(char: string): string {
  const code = char.charCodeAt(0);
  if (code < 0x20) return String.fromCharCode(0x2400 + code);
  if (code === 0x7f) return '␡';
  return code >= 0x80 && code < 0xa0 ? '�' : char;
}

/** A text as cells, safe to show. */
export function cellsOf(text: string): Cell[] {
  const cells: Cell[] = [];
  let start = 0;
  for (const char of text) {
    cells.push({ text: visible(char), start, end: start + char.length, width: columnsOf(char) });
    start += char.length;
  }
  return cells;
}

/** The columns that cells take together. */
export function widthOf(cells: readonly Cell[]): number {
  return cells.reduce((sum, cell) => sum + cell.width, 0);
}

/** A text that is safe to show and takes at most `width` columns, its end cut off for an ellipsis. */
export function fitText(text: string, width: number): string {
  const cells = cellsOf(text);
  const whole = widthOf(cells) <= width;
  let room = whole ? width : width - 1;
  let shown = '';
  for (const cell of cells) {
    if (cell.width > room) break;
    shown += cell.text;
    room -= cell.width;
  }
  return whole ? shown : `${shown}…`;
}

/** Columns for the name of a hand where a line may be of any width: lists of thousands of hands are cut there. */
export const HAND_WIDTH = 40;

/** Even in a narrow terminal a hand keeps this many columns. */
const LEAST_HAND_WIDTH = 8;

/** Columns for the name of a hand in a line of `width`, of which others take some. */
export function roomForHand(width: number, others: number): number {
  return Number.isFinite(width) ? Math.max(width - others, LEAST_HAND_WIDTH) : HAND_WIDTH;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: what paints text are escape sequences
const PAINT = /\u001b\[\d+m/g;

/** The columns that a text takes, painted or not. */
export function paintedWidth(text: string): number {
  return widthOf(cellsOf(text.replace(PAINT, '')));
}
