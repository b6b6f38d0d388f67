import { EquityError } from '../cards/error.ts';
import { describeValue, type OptionNames } from '../cards/options.ts';

/** How a question is to be answered. */
export interface MethodOptions {
  /** Count every deal (`exact`), play random ones (`sample`), or whichever fits the work (`auto`, the default; trials ask for a sample). */
  readonly method?: 'auto' | 'exact' | 'sample' | undefined;
  /** Random deals to play at most; asks for a sample. 1 to 10^15. */
  readonly trials?: number | undefined;
  /** The standard error of equity at which a sample stops, 0 to 1 exclusive; by default 0.0001 unless `trials` are given. */
  readonly error?: number | undefined;
  /** The seed of a sample, an integer 0 to 2^53 - 1; the same seed gives the same numbers on any number of threads. Default 1. */
  readonly seed?: number | undefined;
  /** Whether the answer says how each hand of every range fares (`hands` of the players); it is exact then. */
  readonly byHand?: boolean | undefined;
}

/** Names the options of {@link MethodOptions}. */
export const METHOD_OPTIONS: OptionNames<MethodOptions> = {
  method: true,
  trials: true,
  error: true,
  seed: true,
  byHand: true,
};

/** Names the options of those functions that work for a while: they make no difference to what is done. */
export const WORK_OPTIONS = { threads: true, signal: true, onProgress: true } as const;

/** The standard error a sample is stopped at when nothing else is asked. */
export const DEFAULT_ERROR = 0.0001;
/** The seed of a sample when none is given. */
export const DEFAULT_SEED = 1;
/** The most trials: counts must stay exact integers. */
const MOST_TRIALS = 1e15;

/** Method options that have been checked and completed. */
export interface Settings {
  readonly method: 'auto' | 'exact' | 'sample';
  readonly trials: number | null;
  readonly error: number | null;
  readonly seed: number;
  readonly byHand?: boolean;
}

/**
 * Checks method options and fills in what is left out.
 *
 * @throws {EquityError} `BAD_OPTION` for a value out of its range or options that contradict each other.
 */
export function readSettings(options: MethodOptions): Settings {
  const { method = 'auto', trials, error, seed = DEFAULT_SEED } = options;
  if (method !== 'auto' && method !== 'exact' && method !== 'sample') {
    throw new EquityError('BAD_OPTION', `there is no method ${describeValue(method)}`, {
      hint: "use 'auto', 'exact' or 'sample'",
    });
  }
  if (trials !== undefined && !(Number.isInteger(trials) && trials >= 1 && trials <= MOST_TRIALS)) {
    throw new EquityError(
      'BAD_OPTION',
      `trials must be a whole number from 1 to 10^15, not ${describeValue(trials)}`,
    );
  }
  if (error !== undefined && !(typeof error === 'number' && error > 0 && error < 1)) {
    throw new EquityError(
      'BAD_OPTION',
      `the target error must be between 0 and 1, not ${describeValue(error)}`,
      {
        hint: '0.0001 is a hundredth of a percent',
      },
    );
  }
  if (!(Number.isSafeInteger(seed) && seed >= 0)) {
    throw new EquityError(
      'BAD_OPTION',
      `the seed must be a whole number from 0 to 2^53 - 1, not ${describeValue(seed)}`,
    );
  }
  if (method === 'exact' && trials !== undefined) {
    throw new EquityError('BAD_OPTION', 'an exact answer has no trials', {
      hint: 'Leave out the trials, or ask for a sample',
    });
  }
  const { byHand = false } = options;
  if (typeof byHand !== 'boolean') {
    throw new EquityError('BAD_OPTION', `byHand must be true or false, not ${describeValue(byHand)}`);
  }
  if (byHand && (method === 'sample' || trials !== undefined)) {
    throw new EquityError('BAD_OPTION', 'a sample does not tell hands apart', {
      hint: 'Leave out the trials and the method: hand by hand is always exact',
    });
  }
  return {
    ...(byHand ? { byHand } : {}),
    method: trials !== undefined ? 'sample' : method,
    trials: trials ?? null,
    error: error ?? (trials === undefined ? DEFAULT_ERROR : null),
    seed,
  };
}

/** The most deals a sample takes until it stops: a pot share varies by at most 1/4. */
export function mostDeals({ trials, error }: Settings): number {
  return Math.min(trials ?? Infinity, error === null ? Infinity : 0.25 / error ** 2);
}
