import { EquityError } from '../cards/error.ts';
import { checkNotDealt } from './expansion.ts';
import { className, combosOf, pieceText, wideText } from './format.ts';
import { type Piece, piecesOf } from './pieces.ts';
import { FULL_WEIGHT, type Range } from './range.ts';

/** A part of a range as a dialect writes it, and its weight in 1/10000. */
interface Part {
  readonly text: string;
  readonly weight: number;
}

/** The programs whose notation a range can be written in; `combos` is every hand by itself. */
export type RangeDialect = 'pio' | 'gtoplus' | 'equilab' | 'cruncher' | 'ppt' | 'combos';

const WRITERS: Readonly<Record<RangeDialect, (range: Range) => string>> = {
  // PioSolver: classes one by one, weights after a colon.
  pio: (range) => joined(parts(range, single), (weight) => `:${weight / FULL_WEIGHT}`),
  gtoplus: (range) => {
    return groups(parts(range, row))
      .map(({ percent, weight, texts }) => {
        return weight === FULL_WEIGHT ? texts.join(',') : `[${percent}]${texts.join(',')}[/${percent}]`;
      })
      .join(',');
  },
  // Equilab, where every hand is played always; else Power-Equilab, a weight before each group.
  equilab: (range) => {
    const found = groups(parts(range, rowWithPlus));
    if (found.every(({ weight }) => weight === FULL_WEIGHT))
      return found.flatMap(({ texts }) => texts).join(', ');
    return found.map(({ percent, texts }) => `${percent}: ${texts.join(', ')}`).join(', ');
  },
  cruncher: (range) => {
    const all = parts(range, rowWithPlus);
    const weighted = all.filter(({ weight }) => weight !== FULL_WEIGHT);
    const list = all.map(({ text }) => text).join(', ');
    if (weighted.length === 0) return list;
    return `${list}; Weights: ${weighted.map(({ text, weight }) => `${text}:${weight / 100}%`).join(', ')}`;
  },
  ppt: (range) => (range.width === 2 ? joined(parts(range, row), pptWeight) : wideText(range, pptWeight)),
  combos: (range) => joined(combosOf(range), (weight) => `:${weight / FULL_WEIGHT}`),
};

/** The names of the dialects. */
export const rangeDialects = Object.keys(WRITERS) as readonly RangeDialect[];

/**
 * A range in the notation of another program: `pio` (PioSolver, GTO solvers), `gtoplus` (GTO+, Flopzilla),
 * `equilab` (Equilab; Power-Equilab where there are weights), `cruncher` (PokerCruncher), `ppt`
 * (ProPokerTools), `combos` (every hand). `parseRange` reads all of them back.
 *
 * @throws EquityError `BAD_OPTION` for a dialect there is not; `UNSUPPORTED` for hands of more than two
 * cards in a dialect of hold'em classes, and for stud and draw games; `TOO_LARGE` for more than 3,000,000
 * hands one by one.
 * @example
 * ```ts
 * import { convertRange, parseRange } from 'equity';
 * const range = parseRange('QQ+,AQs:0.75');
 * convertRange(range, 'pio'); // 'AA,KK,QQ,AQs:0.75'
 * convertRange(range, 'gtoplus'); // 'AA-QQ,[75]AQs[/75]'
 * convertRange(range, 'equilab'); // '100: QQ+, 75: AQs'
 * convertRange(range, 'cruncher'); // 'QQ+, AQs; Weights: AQs:75%'
 * convertRange(range, 'ppt'); // 'AA-QQ,AQs@75'
 * ```
 */
export function convertRange(range: Range, dialect: RangeDialect): string {
  if (!Object.hasOwn(WRITERS, dialect)) {
    throw new EquityError('BAD_OPTION', `there is no notation '${String(dialect)}'`, {
      hint: `Notations: ${rangeDialects.join(', ')}.`,
    });
  }
  checkNotDealt(range);
  if (range.width !== 2 && dialect !== 'combos' && dialect !== 'ppt') {
    throw new EquityError('UNSUPPORTED', `${dialect} writes hands of two cards, not of ${range.width}`, {
      hint: 'Write it for ppt (ProPokerTools), or the hands one by one: combos.',
    });
  }
  return WRITERS[dialect](range);
}

function pptWeight(weight: number): string {
  return weight === FULL_WEIGHT ? '' : `@${weight / 100}`;
}

function row(piece: Piece): string[] {
  return [pieceText(piece, false)];
}

function rowWithPlus(piece: Piece): string[] {
  return [pieceText(piece)];
}

/** The classes of a piece one by one. */
function single(piece: Piece): string[] {
  if (piece.kind === 'combo') return [pieceText(piece)];
  const { kind, top, from, to } = piece;
  return Array.from({ length: from - to + 1 }, (_, i) => {
    return className(kind === 'pair' ? from - i : top, from - i, kind);
  });
}

function parts(range: Range, write: (piece: Piece) => string[]): Part[] {
  return piecesOf(range).flatMap((piece) => write(piece).map((text) => ({ text, weight: piece.weight })));
}

function joined(all: readonly Part[], weightText: (weight: number) => string): string {
  return all.map(({ text, weight }) => (weight === FULL_WEIGHT ? text : text + weightText(weight))).join(',');
}

/** Parts of one weight together, the greatest weight first; the weight in per cent. */
function groups(all: readonly Part[]): { percent: number; weight: number; texts: string[] }[] {
  const byWeight = new Map<number, string[]>();
  for (const { text, weight } of all) {
    const texts = byWeight.get(weight) ?? [];
    texts.push(text);
    byWeight.set(weight, texts);
  }
  return [...byWeight]
    .sort(([a], [b]) => b - a)
    .map(([weight, texts]) => ({ percent: weight / 100, weight, texts }));
}
