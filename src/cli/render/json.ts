import type { BoardResult, HalfResult, PlayerResult, Result } from '../../index.ts';

function halfObject({ equity, win, tie, lose, counts }: HalfResult): Record<string, unknown> {
  return { equity, win, tie, lose, counts: { win: counts.win, tie: counts.tie, lose: counts.lose } };
}

/** What only split pots and two boards have. */
function partsOf({ high, low, scoop, shares }: BoardResult): Record<string, unknown> {
  return {
    ...(high ? { high: halfObject(high) } : {}),
    ...(low ? { low: { ...halfObject(low), qualify: low.qualify } } : {}),
    ...(scoop === undefined ? {} : { scoop }),
    ...(shares ? { shares: shares.map(({ share, probability }) => ({ share, probability })) } : {}),
  };
}

function boardObject(board: BoardResult): Record<string, unknown> {
  const { equity, win, tie, lose, counts } = board;
  return {
    equity,
    win,
    tie,
    lose,
    counts: { win: counts.win, tie: counts.tie, lose: counts.lose },
    ...partsOf(board),
  };
}

function playerObject(player: PlayerResult): Record<string, unknown> {
  const { hand, equity, error, win, tie, lose, counts, hands } = player;
  return {
    hand,
    equity,
    error,
    win,
    tie,
    lose,
    counts: { win: counts.win, tie: counts.tie, lose: counts.lose },
    ...partsOf(player),
    ...(player.boards ? { boards: player.boards.map(boardObject) } : {}),
    ...(hands === undefined ? {} : { hands }),
  };
}

/** What every answer begins with. */
interface Head {
  readonly game: string;
  readonly board: string;
  readonly boards?: readonly string[];
  readonly runs?: number;
  readonly dead: string;
  readonly method: 'exact' | 'sampled';
  readonly seconds: number;
}

/** The question and how it was answered: `size` says of how many deals. */
export function headObject(head: Head, size: Record<string, unknown>): Record<string, unknown> {
  const { game, board, boards, runs, dead, method, seconds } = head;
  return {
    game,
    board,
    ...(boards ? { boards } : {}),
    ...(runs ? { runs } : {}),
    dead,
    method,
    ...size,
    seconds,
  };
}

/** How many deals were counted, or played from which seed. */
export function sizeObject(result: Result): Record<string, unknown> {
  return result.method === 'exact' ? { deals: result.deals } : { trials: result.trials, seed: result.seed };
}

/** A result as the object that `--json` writes. `partial` and `notes` are there only where they say something. */
export function resultObject(result: Result): Record<string, unknown> {
  const { players, partial, notes } = result;
  return {
    ...headObject(result, sizeObject(result)),
    players: players.map(playerObject),
    ...(partial ? { partial } : {}),
    ...(notes.length > 0 ? { notes } : {}),
  };
}
