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

/** A result as the object that `--json` writes. `partial` and `notes` are there only where they say something. */
export function resultObject(result: Result): Record<string, unknown> {
  const { game, board, boards, runs, dead, method, seconds, players, partial, notes } = result;
  const size =
    result.method === 'exact' ? { deals: result.deals } : { trials: result.trials, seed: result.seed };
  return {
    game,
    board,
    ...(boards ? { boards } : {}),
    ...(runs ? { runs } : {}),
    dead,
    method,
    ...size,
    seconds,
    players: players.map(playerObject),
    ...(partial ? { partial } : {}),
    ...(notes.length > 0 ? { notes } : {}),
  };
}
