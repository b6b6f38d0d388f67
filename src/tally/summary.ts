import type { BoardResult, HalfResult, PlayerResult, Result, ResultBase } from './result.ts';
import { meanShare, SHARE_UNITS, type SideTally, seatTally } from './seat.ts';
import { dealsOf, type Tally, tallyOfBoard } from './tally.ts';

/** What a result says of the question: the same whatever was counted. */
export type Heading = Omit<ResultBase, 'players' | 'seconds' | 'partial'> & {
  readonly hands: readonly string[];
};

/** How the deals of a tally came about. */
export type Method = { readonly method: 'exact' } | { readonly method: 'sampled'; readonly seed: number };

/** Makes the answer out of what was counted. */
export function makeResult(
  heading: Heading,
  how: Method,
  tally: Tally,
  seconds: number,
  partial: boolean,
): Result {
  const { hands, ...rest } = heading;
  const deals = dealsOf(tally);
  const base = {
    ...rest,
    seconds,
    partial,
    players: hands.map((hand, seat) => playerResult(hand, seat, tally, deals, how.method === 'sampled')),
  };
  return how.method === 'exact'
    ? { method: 'exact', deals, ...base }
    : { method: 'sampled', trials: deals, seed: how.seed, ...base };
}

function playerResult(
  hand: string,
  seat: number,
  tally: Tally,
  deals: number,
  sampled: boolean,
): PlayerResult {
  const { error } = meanShare(seatTally(tally, seat));
  const whole = { hand, ...boardResult(seat, tally, deals), error: sampled ? error : 0 };
  if (tally.boards !== 2) return whole;
  const boards = ([0, 1] as const).map((board) => boardResult(seat, tallyOfBoard(tally, board), deals));
  return { ...whole, boards };
}

/** What a seat gets of the whole pot. */
function boardResult(seat: number, tally: Tally, deals: number): BoardResult {
  const counted = seatTally(tally, seat);
  const part = (count: number) => (deals === 0 ? 0 : count / deals);
  const whole = {
    equity: meanShare(counted).equity,
    win: part(counted.win),
    tie: part(counted.tie),
    lose: part(counted.lose),
    counts: { win: counted.win, tie: counted.tie, lose: counted.lose },
  };
  if (tally.pot === 'whole' && tally.boards !== 2) return whole;
  const parts = {
    scoop: part(counted.win),
    shares: [...counted.shares].map(([units, count]) => ({
      share: units / SHARE_UNITS,
      probability: part(count),
    })),
  };
  if (tally.boards === 2) return { ...whole, ...parts };
  const lows = counted.low.win + counted.low.tie + counted.low.lose;
  return {
    ...whole,
    high: halfResult(counted.high, part),
    low: { ...halfResult(counted.low, part), qualify: part(lows) },
    ...parts,
  };
}

function halfResult({ win, tie, lose, units }: SideTally, part: (count: number) => number): HalfResult {
  const played = win + tie + lose;
  return {
    equity: played === 0 ? 0 : units / (SHARE_UNITS * played),
    win: part(win),
    tie: part(tie),
    lose: part(lose),
    counts: { win, tie, lose },
  };
}

/** The largest standard error of any seat's equity: what a sample is stopped by. */
export function largestError(tally: Tally): number {
  let largest = 0;
  for (let seat = 0; seat < tally.players; seat++) {
    largest = Math.max(largest, meanShare(seatTally(tally, seat)).error);
  }
  return largest;
}
