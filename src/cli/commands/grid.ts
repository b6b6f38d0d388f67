import { type Command, Option } from 'commander';
import { ask, readAsked } from '../answer.ts';
import type { Definitions } from '../definitions.ts';
import { OptionError, UsageError } from '../failure.ts';
import { Interrupt } from '../interrupt.ts';
import type { Session } from '../session.ts';
import { boardOption, deadOption } from './card-options.ts';
import { textOption } from './chip-options.ts';
import { defineOption } from './define-option.ts';
import { checkOutput, type OutputFlags, outputOptions } from './output-options.ts';
import { rankingOption } from './ranking-option.ts';

const EXAMPLES = `Examples:
  equity grid "22+,A2s+ vs 15%"                which hands of a range do well
  equity grid "random vs QQ+,AK" --player 2    the other range
  equity grid "22+ vs 15% vs AKs"              against two ranges
  equity grid "15% vs 15% on 2h7d9c" --csv     on a flop, for a spreadsheet
`;

/** The options as commander hands them over. */
interface Flags extends OutputFlags {
  readonly board?: string | readonly string[];
  readonly dead?: string;
  readonly game?: string;
  readonly ranking?: string;
  readonly define?: Definitions;
  readonly player?: number;
}

/** Adds the command that draws the equities of a range's hands. */
export function define(program: Command, session: Session): void {
  const command = program
    .command('grid')
    .summary('draw how each class of a range fares against other ranges')
    .usage('[options] <query…>')
    .description(
      "Draws the 13×13 grid of one range's equities against the others, in per cent: suited hands above the " +
        'diagonal, green what is ahead, red what is behind. Always exact.',
    )
    .argument('[query...]', 'ranges with vs between them; a board and dead cards where there are any')
    .addHelpText('before', EXAMPLES)
    .action((words: string[]) => runGrid(words, command.optsWithGlobals(), session));
  command
    .addOption(boardOption())
    .addOption(deadOption())
    .addOption(textOption('--game <name>', 'the game', 'Name a game: --game holdem.'))
    .addOption(rankingOption())
    .addOption(defineOption())
    .addOption(new Option('--player <n>', 'whose range to draw: 1 (the default), 2 …').argParser(readPlayer));
  for (const option of outputOptions('class')) command.addOption(option);
}

function readPlayer(value: string): number {
  if (/^([1-9]|10)$/.test(value)) return Number(value);
  throw noPlayer(value, 'Players are numbered from 1 in the order of their ranges: --player 2.');
}

function noPlayer(value: string, hint: string): OptionError {
  return new OptionError('--player', value, `there is no player '${value}'`, hint);
}

async function runGrid(words: readonly string[], flags: Flags, session: Session): Promise<void> {
  const { terminal, commandLine } = session;
  checkOutput(flags);
  const query = words.join(' ');
  if (query.trim() === '') {
    throw new UsageError({
      code: 'BAD_QUERY',
      message: 'there is no query',
      input: commandLine.text,
      span: commandLine.end,
      hint: 'Name two ranges: equity grid "22+,A2s+ vs 15%".',
    });
  }
  const { board, dead, game, ranking, define, player = 1 } = flags;
  const question = { board, dead, game, ranking, define };
  const asked = await readAsked(query, question, session);
  const players = asked.players.length;
  if (player > players) throw noPlayer(String(player), `There are ${players} players in this query.`);
  if (asked.game.hole !== 2) {
    throw new UsageError({
      code: 'UNSUPPORTED',
      message: `a grid is of hands of two cards, not of ${asked.game.hole}`,
      input: query,
      span: { start: 0, end: query.length },
      hint: 'Use --by-hand for a list of hands.',
    });
  }
  const options = { ...question, byHand: true };
  const interrupt = new Interrupt();
  const answer = await ask(query, { options, explain: false }, session, interrupt);
  interrupt.release();
  if (answer.kind !== 'result') {
    session.exitCode = 130;
    terminal.warn('interrupted before everything was counted');
    return;
  }
  const { heatCsv, heatObject, renderHeat } = await import('../render/heat.ts');
  const seat = player - 1;
  if (terminal.format === 'json') terminal.print(JSON.stringify(heatObject(answer.result, seat)));
  else if (terminal.format === 'csv') terminal.print(heatCsv(answer.result, seat));
  else terminal.print(renderHeat(answer.result, seat, await terminal.paint('stdout')));
}
