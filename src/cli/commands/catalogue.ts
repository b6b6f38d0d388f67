import type { Command } from 'commander';
import type { Session } from '../session.ts';

/** What the file of a command exports. */
interface CommandFile {
  /** Adds the command to the program. */
  readonly define: (program: Command, session: Session) => void;
}

/** The commands besides the main one, by name. Their names are known before any of them is loaded. */
export const COMMANDS: Readonly<Record<string, () => Promise<CommandFile>>> = {
  bet: () => import('./bet.ts'),
  games: () => import('./games.ts'),
  grid: () => import('./grid.ts'),
  odds: () => import('./odds.ts'),
  range: () => import('./range.ts'),
  rank: () => import('./rank.ts'),
  settle: () => import('./settle.ts'),
};

/** Whether the arguments are the words of a query and nothing else: no option, no command. */
export function isPlainQuery(args: readonly string[]): boolean {
  if (args.length === 0 || args[0] === 'help' || Object.hasOwn(COMMANDS, args[0])) return false;
  return args.every((arg) => arg === '-' || !arg.startsWith('-'));
}
