import type { ChipScale, Contribution, parseChips, Rake } from '../index.ts';
import { failureOf, OptionError, UsageError } from './failure.ts';
import type { Session } from './session.ts';

/** The options about money as commander hands them over. */
export interface ChipFlags {
  readonly unit?: string;
  readonly rake?: string;
  readonly rakeCap?: string;
}

/** Chips that players have put in, as commander hands them over. */
export interface PutFlags extends ChipFlags {
  readonly put?: string;
  readonly folded?: string;
}

/** What to do about a value that cannot be used. */
export const CHIP_HINTS = {
  '--put':
    'Give one amount for each player, in the order of the hands: --put 300,200,100; f behind one, as in 60f, folds.',
  '--folded': 'Give what folded players put in: --folded 60,2.',
  '--unit': 'Give the smallest chip: --unit 0.01.',
  '--rake': 'Write the rake with its percent sign: --rake 5%.',
  '--rake-cap': 'Give the most that is raked: --rake-cap 3.',
} as const;

/** Reads the value of an option; what is wrong with it is shown in the command line. */
export function readOption<T>(flag: string, value: string, session: Session, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw atOption(error, flag, value, session);
  }
}

/** An error about the value of an option, pointing at it. */
export function atOption(error: unknown, flag: string, value: string, session: Session): unknown {
  const failure = failureOf(error);
  if (failure.code === 'INTERNAL') return error;
  const placed = { ...failure, input: value, span: failure.input === value ? failure.span : undefined };
  return new UsageError(session.commandLine.relocate(placed, new Map([[flag, value]])));
}

/** The scale of the money: as given, or as fine as the amounts are written. */
export async function readScale(
  flags: ChipFlags,
  amounts: readonly (string | undefined)[],
  session: Session,
): Promise<ChipScale> {
  const { chipScale, inferUnit } = await import('../index.ts');
  const { unit } = flags;
  if (unit !== undefined) return readOption('--unit', unit, session, () => chipScale(unit));
  const given = [...amounts, flags.rakeCap].filter((amount) => amount !== undefined);
  return chipScale(inferUnit(given.flatMap((amount) => amount.split(/[,/]/))));
}

/** What the house takes; undefined for nothing. */
export async function readRake(
  { rake, rakeCap }: ChipFlags,
  scale: ChipScale,
  session: Session,
): Promise<Rake | undefined> {
  const { parseChips, parseRake } = await import('../index.ts');
  if (rake === undefined) {
    if (rakeCap === undefined) return undefined;
    throw new OptionError(
      '--rake-cap',
      undefined,
      '--rake-cap needs --rake',
      'Give the rake too: --rake 5%.',
    );
  }
  const read = readOption('--rake', rake, session, () => parseRake(rake, undefined, scale));
  if (rakeCap === undefined) return read;
  return {
    ...read,
    cap: readOption('--rake-cap', rakeCap, session, () => parseChips(rakeCap.trim(), scale)),
  };
}

/** The money of a hand, read from the options. */
export interface PutChips {
  readonly scale: ChipScale;
  /** What the players with hands put in, in their order. */
  readonly put: readonly Contribution[];
  readonly folded: readonly number[];
  readonly rake: Rake | undefined;
  /** The value of `--put`, for errors about the amounts as a whole. */
  readonly text: string;
}

/** Behind an amount: the player has folded, whose hand is named all the same. */
const FOLDED = /(?<=[\d.\s])f(?:olded)?\s*$/i;

/** The amounts of `--put`: `300,200f,100`. */
function readContributions(text: string, scale: ChipScale, parse: typeof parseChips): Contribution[] {
  let at = 0;
  return text.split(',').map((item) => {
    const amount = item.replace(FOLDED, '');
    const offset = at + amount.length - amount.trimStart().length;
    at += item.length + 1;
    const put = parse(amount.trim(), scale, { input: text, offset });
    return amount === item ? { put } : { put, folded: true };
  });
}

/** Reads what players put in; null where nothing is said of it. */
export async function readPut(flags: PutFlags, session: Session): Promise<PutChips | null> {
  const { put, folded } = flags;
  if (put === undefined) {
    for (const name of ['folded', 'rake', 'rakeCap', 'unit'] as const) {
      if (flags[name] === undefined) continue;
      const flag = name === 'rakeCap' ? '--rake-cap' : `--${name}`;
      throw new OptionError(flag, undefined, `${flag} needs --put`, CHIP_HINTS['--put']);
    }
    return null;
  }
  const amounts = put.split(',').map((item) => item.replace(FOLDED, ''));
  const scale = await readScale(flags, [amounts.join(), folded], session);
  const { parseChipList, parseChips } = await import('../index.ts');
  return {
    scale,
    put: readOption('--put', put, session, () => readContributions(put, scale, parseChips)),
    folded:
      folded === undefined ? [] : readOption('--folded', folded, session, () => parseChipList(folded, scale)),
    rake: await readRake(flags, scale, session),
    text: put,
  };
}

/** An error of the library about chips, pointing at `--put`; any other error as it is. */
export function atPut(error: unknown, { text }: PutChips, session: Session): unknown {
  const failure = failureOf(error);
  const chips = failure.code === 'BAD_AMOUNT' || failure.code === 'BAD_POT';
  return chips && failure.input === undefined ? atOption(error, '--put', text, session) : error;
}
