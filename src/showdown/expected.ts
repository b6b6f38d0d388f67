import { checkOptions, type OptionNames } from '../cards/options.ts';
import { checkListeners, readThreads } from '../engine/equity.ts';
import { execute } from '../engine/execute.ts';
import { readSettings, WORK_OPTIONS } from '../plan/options.ts';
import { headingOf, QUESTION_OPTIONS, type QuestionHeading, type QuestionOptions } from '../plan/question.ts';
import {
  type Expectation,
  type ExpectedPlayer,
  type ExpectedPot,
  expectChips,
  type PotEquity,
} from '../pots/expectation.ts';
import { type Contribution, layerPots, type PotLayers } from '../pots/pots.ts';
import type { Rake } from '../pots/rake.ts';
import type { QueryInput } from '../query/query.ts';
import { parseLoadedQuery } from '../query/rankings.ts';
import { shareCovariance } from '../tally/covariance.ts';
import { meanShare, seatTally } from '../tally/seat.ts';
import { dealsOf, type Tally } from '../tally/tally.ts';
import { allContributions, type UnseenChips } from './contributions.ts';
import { type DealtPot, type PotPlan, planFirstPot, planSidePot } from './plan.ts';

/** How far the work on expected chips has come. */
export interface ChipsProgress {
  /** The part of the expected work that is done, 0..1. */
  readonly fraction: number;
  /** Seconds since the start. */
  readonly seconds: number;
  readonly method: 'exact' | 'sampled';
  /** What the work done so far says, marked as partial. */
  result(): ExpectedChips;
}

/** Options of {@link expectedChips}. */
export interface ChipsOptions extends Omit<QuestionOptions, 'byHand'>, UnseenChips {
  /** What the house takes of the pots; nothing unless given. */
  readonly rake?: Rake | undefined;
  /** Threads to use at the most; by default one for every core. 1 to 1,024. */
  readonly threads?: number | undefined;
  /** Stops the work: the promise rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Called as parts of the work get done. */
  readonly onProgress?: ((progress: ChipsProgress) => void) | undefined;
}

const { byHand: _, ...POT_OPTIONS } = QUESTION_OPTIONS;
const CHIPS_OPTIONS: OptionNames<ChipsOptions> = {
  ...POT_OPTIONS,
  ...WORK_OPTIONS,
  rake: true,
  folded: true,
};

/** One pot, and what each player can expect of it. */
export interface ChipsPot extends ExpectedPot {
  /**
   * Whether its equities were counted or sampled; `unopposed` where only one player can win it, `unplayed` where
   * the work was stopped before it came to this pot: what its players can expect is NaN then.
   */
  readonly method: 'exact' | 'sampled' | 'unopposed' | 'unplayed';
  /** Deals counted, or random deals played; 0 where it is unopposed or unplayed. */
  readonly deals: number;
  /** Standard errors of `equities`; 0 where they are exact. */
  readonly equityErrors: readonly number[];
}

/** What one player can expect, in chips. */
export interface ChipsPlayer extends ExpectedPlayer {
  /** The hand or range as given; null for a folded player who is known by their chips only. */
  readonly hand: string | null;
  readonly folded: boolean;
}

/** What everybody can expect of a hand that is all-in. Amounts are chips. */
export interface ExpectedChips extends Expectation, Omit<QuestionHeading, 'hands'> {
  /** `exact` where all pots are. */
  readonly method: 'exact' | 'sampled';
  /** The seed of the sample; null where nothing was sampled. */
  readonly seed: number | null;
  readonly pots: readonly ChipsPot[];
  readonly players: readonly ChipsPlayer[];
  /** Chips put in by all players. */
  readonly total: number;
  readonly seconds: number;
  /** Whether the work was stopped early: the numbers are those of the part that was done. */
  readonly partial: boolean;
}

/** What was found out about a pot that several players can win. */
interface PlayedPot {
  readonly eligible: readonly number[];
  readonly planned: PotPlan;
  readonly tally: Tally;
}

function potEquity({ eligible, tally, planned }: PlayedPot, players: number): Required<PotEquity> {
  const equities = new Array<number>(players).fill(0);
  const errors = new Array<number>(players).fill(0);
  eligible.forEach((player, seat) => {
    const { equity, error } = meanShare(seatTally(tally, seat));
    equities[player] = equity;
    errors[player] = planned.plan.method === 'sampled' ? error : 0;
  });
  return { equities, errors };
}

/** The covariance of a player's mean shares of two pots, the first of them the larger. */
function covarianceOf(a: PlayedPot | null, b: PlayedPot | null, player: number): number {
  if (!a || !b || a.planned.plan.method === 'exact' || b.planned.plan.method === 'exact') return 0;
  const seat = b.eligible.indexOf(player);
  if (seat < 0) return 0;
  if (a === b) return meanShare(seatTally(b.tally, seat)).error ** 2;
  if (!a.planned.sameDeals || !b.planned.sameDeals) return 0;
  const seats = b.eligible.map((other) => a.eligible.indexOf(other));
  return shareCovariance(a.tally, b.tally, seats, seat);
}

function covariancesOf(pots: readonly (PlayedPot | null)[], players: number): number[][][] {
  return Array.from({ length: players }, (_, player) =>
    pots.map((_a, i) =>
      pots.map((_b, j) => covarianceOf(pots[Math.min(i, j)] ?? null, pots[Math.max(i, j)] ?? null, player)),
    ),
  );
}

/**
 * Plays for the pots one after the other: the players of each are among those of the one before. `run` is told
 * which pots were played before its own.
 */
async function playPots(
  layers: PotLayers,
  plan: (eligible: readonly number[], index: number, first: DealtPot | null) => PotPlan,
  run: (pot: Omit<PlayedPot, 'tally'>, before: readonly (PlayedPot | null)[]) => Promise<Tally>,
): Promise<(PlayedPot | null)[]> {
  const played: (PlayedPot | null)[] = [];
  let first: DealtPot | null = null;
  for (const [index, { eligible }] of layers.pots.entries()) {
    if (eligible.length === 1) {
      played.push(null);
      continue;
    }
    const planned = plan(eligible, index, first);
    const tally = await run({ eligible, planned }, played);
    played.push({ eligible, planned, tally });
    first ??= { query: planned.query, eligible, plan: planned.plan, trials: dealsOf(tally) };
  }
  return played;
}

interface Table {
  readonly hands: readonly string[];
  readonly chips: readonly Contribution[];
  readonly rake: Rake | undefined;
  readonly partial: boolean;
}

/** What the pots played for so far come to. */
function expectedOf(
  layers: PotLayers,
  played: readonly (PlayedPot | null)[],
  { hands, chips, rake, partial }: Table,
): Pick<ExpectedChips, 'pots' | 'players' | 'raked'> {
  const equities = layers.pots.map(({ eligible }, index): PotEquity | null => {
    const pot = played[index];
    if (pot) return potEquity(pot, chips.length);
    return eligible.length === 1 ? null : evenEquity(eligible, chips.length);
  });
  // Half-played pots have fewer deals than the others, which makes the errors of a partial answer the largest
  // they can be.
  const covariances = partial ? undefined : covariancesOf(played, chips.length);
  const { pots, players, raked } = expectChips(layers, equities, { rake, covariances });
  const unplayed = pots.map(({ eligible }, index) => !played[index] && eligible.length > 1);
  return {
    pots: pots.map((pot, index): ChipsPot => {
      const none = pot.equities.map(() => 0);
      if (unplayed[index]) {
        const unknown = none.map((zero, player) => (pot.eligible.includes(player) ? Number.NaN : zero));
        const values = { equities: unknown, equityErrors: unknown, chips: unknown, errors: unknown };
        return { ...pot, ...values, method: 'unplayed', deals: 0 };
      }
      const play = played[index];
      if (!play) return { ...pot, method: 'unopposed', deals: 0, equityErrors: none };
      const { method } = play.planned.plan;
      const equityErrors = equities[index]?.errors ?? none;
      return { ...pot, method, deals: dealsOf(play.tally), equityErrors };
    }),
    players: players.map((player, index): ChipsPlayer => {
      const folded = chips[index]?.folded === true;
      const known = { hand: hands[index] ?? null, folded, ...player };
      const open = pots.some(({ eligible }, pot) => unplayed[pot] && eligible.includes(index));
      return open ? { ...known, chips: Number.NaN, net: Number.NaN, error: Number.NaN } : known;
    }),
    raked,
  };
}

/** Stands for the equities of a pot that was not played for. */
function evenEquity(eligible: readonly number[], players: number): PotEquity {
  const equities = new Array<number>(players).fill(0);
  for (const player of eligible) equities[player] = 1 / eligible.length;
  return { equities };
}

/**
 * Says what each player of a hand that is all-in can expect, in chips: pot by pot, exactly or with the
 * standard error of a sample, and net of what they put in.
 *
 * `contributions` has an entry for each hand, in their order; a player may have folded, whose cards are gone
 * then. Only those who can win a pot compare their hands for it, on the deals that all hands and
 * dead cards leave: a side pot is a showdown of its own. Equity is never rounded, so expected chips may be
 * fractions; {@link settleHands} gives whole chips.
 *
 * @throws {EquityError} `BAD_AMOUNT` for amounts that are no chips, or not one for each player; `BAD_POT` where
 * nothing was put in; `UNSUPPORTED` where a range that cannot win a pot is more than a game can deal in; the
 * errors of `equity` for the hands.
 * @example
 * ```ts
 * import { expectedChips } from 'equity';
 * const put = [{ put: 300 }, { put: 200 }, { put: 100 }];
 * const result = await expectedChips('AsKs vs QhQd vs 7c7d on 2h7h9c', put);
 * result.pots.map((pot) => pot.amount); // [300, 200]
 * result.players[0].returned; // 100
 * result.players[0].chips + result.players[1].chips + result.players[2].chips; // 500
 * ```
 */
export async function expectedChips(
  input: string | QueryInput,
  contributions: readonly Contribution[],
  options: ChipsOptions = {},
): Promise<ExpectedChips> {
  const start = performance.now();
  checkOptions(options, CHIPS_OPTIONS);
  checkListeners(options);
  const { rake, signal, onProgress } = options;
  const threads = readThreads(options.threads);
  const settings = readSettings(options);
  const query = await parseLoadedQuery(input, options);
  const chips = allContributions(contributions, query.players.length, options);
  const layers = layerPots(chips);
  const { hands, ...heading } = headingOf(query);
  const seconds = () => (performance.now() - start) / 1000;
  const contested = layers.pots.filter(({ eligible }) => eligible.length > 1).length;
  const answer = (played: readonly (PlayedPot | null)[], partial: boolean): ExpectedChips => {
    const sampled = played.some((pot) => pot?.planned.plan.method === 'sampled');
    return {
      ...heading,
      method: sampled ? 'sampled' : 'exact',
      seed: sampled ? settings.seed : null,
      ...expectedOf(layers, played, { hands, chips, rake, partial }),
      total: layers.total,
      seconds: seconds(),
      partial,
    };
  };
  let done = 0;

  const played = await playPots(
    layers,
    (eligible, index, first) =>
      first === null
        ? planFirstPot(query, eligible, settings)
        : planSidePot(first, eligible, index, settings),
    async (pot, before) => {
      const { plan } = pot.planned;
      const report = (fraction: number, soFar: () => Tally) =>
        onProgress?.({
          fraction: (done + fraction) / contested,
          seconds: seconds(),
          method: plan.method,
          result: () => answer([...before, { ...pot, tally: soFar() }], true),
        });
      const tally = await execute(plan, { threads, signal, onPart: report });
      done++;
      return tally;
    },
  );
  return answer(played, false);
}
