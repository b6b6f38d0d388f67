import type { Game } from '../../index.ts';
import type { Paint } from '../terminal.ts';
import { renderRow } from './csv.ts';
import { fitText } from './display-width.ts';
import { renderColumns } from './table.ts';

const LOWS: Readonly<Record<string, string>> = {
  eight: 'low, 8 or better',
  'ace-to-five': 'ace-to-five low',
  'deuce-to-seven': 'deuce-to-seven low',
  badugi: 'badugi',
};

const HIGHS: Readonly<Record<string, string>> = {
  standard: 'high',
  short: 'high, flush over full house',
  'short-trips': 'high, flush over full house, trips over straight',
};

/** What wins the pot, in words: `exactly two; high and low, 8 or better`. */
function rulesOf(game: Game): string {
  const high = game.high === null ? '' : HIGHS[game.high];
  const low = game.low === null ? '' : LOWS[game.low];
  const pot = [high, low].filter((part) => part !== '').join(' and ');
  return (game.use === 'two' ? 'exactly two from the hole; ' : '') + pot;
}

/** The games as a table for people: the name, what is dealt and the rules, and below them other names. */
export function gamesTable(games: readonly Game[], paint: Paint, width: number): string {
  const rows = games.map((game) => [
    paint.bold(game.name),
    String(game.hole),
    game.board === 0 ? '–' : String(game.board),
    String(game.maxPlayers),
    fitText(game.title, Math.max(width - 50, 12)),
  ]);
  const head = ['name', 'cards', 'board', 'players', 'game'].map((text) => paint.dim(text));
  const lines = renderColumns([head, ...rows], ['left', 'right', 'right', 'right', 'left']).split('\n');
  const details = games.map((game) => {
    const names = game.aliases.length > 0 ? ` Also: ${game.aliases.join(', ')}.` : '';
    return paint.dim(`  ${fitText(`${rulesOf(game)}.${names}`, Math.max(width - 2, 40))}`);
  });
  return [lines[0], ...games.flatMap((_, i) => [lines[i + 1], details[i]])].join('\n');
}

/** The games as JSON, each with its facts in the same order. */
export function gamesJson(games: readonly Game[]): string {
  return JSON.stringify(
    games.map(({ name, title, aliases, deck, hole, board, use, high, low, maxPlayers }) => ({
      name,
      title,
      aliases,
      deck,
      hole,
      board,
      use,
      high,
      low,
      maxPlayers,
    })),
  );
}

/** The games as comma-separated values. */
export function gamesCsv(games: readonly Game[]): string {
  const head = 'name,title,deck,hole,board,use,high,low,max_players,aliases';
  const rows = games.map((game) =>
    renderRow([
      game.name,
      game.title,
      game.deck,
      game.hole,
      game.board,
      game.use,
      game.high ?? '',
      game.low ?? '',
      game.maxPlayers,
      game.aliases.join('; '),
    ]),
  );
  return [head, ...rows].join('\n');
}
