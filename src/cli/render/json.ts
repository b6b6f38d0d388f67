import type { PlayerResult, Result } from '../../index.ts';

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
    ...(hands === undefined ? {} : { hands }),
  };
}

/** A result as the object that `--json` writes. `partial` and `notes` are there only where they say something. */
export function resultObject(result: Result): Record<string, unknown> {
  const { game, board, dead, method, seconds, players, partial, notes } = result;
  const size =
    result.method === 'exact' ? { deals: result.deals } : { trials: result.trials, seed: result.seed };
  return {
    game,
    board,
    dead,
    method,
    ...size,
    seconds,
    players: players.map(playerObject),
    ...(partial ? { partial } : {}),
    ...(notes.length > 0 ? { notes } : {}),
  };
}
