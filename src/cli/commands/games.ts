import type { Command } from 'commander';
import type { Session } from '../session.ts';
import { checkOutput, type OutputFlags, outputOptions } from './output-options.ts';

const EXAMPLES = `Examples:
  equity games                                 every game, its cards, rules and names
  equity games --json                          for a program to read
`;

/** Adds the command that lists the games. */
export function define(program: Command, session: Session): void {
  const command = program
    .command('games')
    .summary('list the games')
    .description(
      'Lists the games: the name to give after --game, hole cards and board, who wins the pot, other names. ' +
        'Without --game the number of hole cards tells: the first game of the list that has so many is meant.',
    )
    .addHelpText('before', EXAMPLES)
    .allowExcessArguments(false)
    .action(() => runGames(command.optsWithGlobals(), session));
  for (const option of outputOptions('game')) command.addOption(option);
}

async function runGames(flags: OutputFlags, session: Session): Promise<void> {
  checkOutput(flags);
  const { terminal } = session;
  const { games } = await import('../../index.ts');
  const { gamesCsv, gamesJson, gamesTable } = await import('../render/games.ts');
  const rows = Object.values(games);
  if (terminal.format === 'json') terminal.print(gamesJson(rows));
  else if (terminal.format === 'csv') terminal.print(gamesCsv(rows));
  else terminal.print(gamesTable(rows, await terminal.paint('stdout'), terminal.width));
}
