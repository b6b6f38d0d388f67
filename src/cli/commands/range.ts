import { type Command, Option } from 'commander';
import type { Game, Range, RangeDialect } from '../../index.ts';
import { type Definitions, definitionTexts } from '../definitions.ts';
import { OptionError, UsageError } from '../failure.ts';
import { pointAtOption } from '../option-failure.ts';
import { readText } from '../option-values.ts';
import type { Session } from '../session.ts';
import { defineOption } from './define-option.ts';
import { checkOutput, contradiction, type OutputFlags, outputOptions } from './output-options.ts';
import { rankingOption } from './ranking-option.ts';

const EXAMPLES = `Examples:
  equity range "QQ+,AKs:0.5"                   how many combos, and the 13x13 grid
  equity range "15%,!72o" --ranking chen       a percentage, without some hands
  equity range "[75%]AQs,AJs[/75%],AA" --to pio    for another program
  equity range "A5s-A2s, JTs-54s" --json       every combo with its weight
  equity range '15%:$ds' --game omaha          the double-suited among the best Omaha hands
`;

/** The options as commander hands them over. */
interface Flags extends OutputFlags {
  readonly game?: string;
  readonly ranking?: string;
  readonly define?: Definitions;
  readonly to?: string;
}

/** Adds the command that shows and converts ranges. */
export function define(program: Command, session: Session): void {
  const command = program
    .command('range')
    .summary('show a range of hands, or write it for another program')
    .usage('[options] <range…>')
    .description(
      'Shows what a range is: its shortest text, how many combos it has and what part of all hands that is, the ' +
        'sum of its weights, and the 13×13 grid, with suited hands above the diagonal. Reads the notation of ' +
        'PioSolver, GTO+, Equilab, PokerCruncher and ProPokerTools, and writes it with --to.',
    )
    .argument('[range...]', 'the range')
    .addHelpText('before', EXAMPLES)
    .action((words: string[]) => runRange(words, command.optsWithGlobals(), session));
  command
    .addOption(
      new Option('--to <notation>', 'write it as pio, gtoplus, equilab, cruncher, ppt or combos').argParser(
        readText('--to', 'Name a notation: --to pio.'),
      ),
    )
    .addOption(
      new Option('--game <name>', 'the game; told from the number of cards if not given').argParser(
        readText('--game', 'Name a game: --game holdem.'),
      ),
    )
    .addOption(rankingOption())
    .addOption(defineOption());
  for (const option of outputOptions('combo')) command.addOption(option);
}

async function runRange(words: readonly string[], flags: Flags, session: Session): Promise<void> {
  const { terminal, commandLine } = session;
  checkOutput(flags);
  const { game, ranking, define, to, csv } = flags;
  if (to !== undefined && csv) throw contradiction('--csv', '--to', 'Keep one of them.');
  const input = words.join(' ');
  if (input.trim() === '') {
    throw new UsageError({
      code: 'EMPTY_RANGE',
      message: 'there is no range',
      input: commandLine.text,
      span: commandLine.end,
      hint: 'Name some hands: equity range "QQ+,AKs:0.5".',
    });
  }
  const { convertRange, expandRange, findGame, games, parseRange, rangeDialects, withRankings } =
    await import('../../index.ts');
  const notation = to?.toLowerCase() as RangeDialect | undefined;
  if (to !== undefined && !rangeDialects.includes(notation as RangeDialect)) {
    const hint = `Notations: ${rangeDialects.join(', ')}.`;
    throw new OptionError('--to', to, `there is no notation '${to}'`, hint);
  }
  let range: Range;
  let named: Game | null;
  try {
    named = game === undefined ? null : findGame(game);
    range = await withRankings(() => parseRange(input, { game, ranking, define }));
  } catch (error) {
    throw pointAtOption(error, input, { game, ranking, define: definitionTexts(define) }, session);
  }
  const told = Object.values(games).find(({ hole, board }) => hole === range.width && board > 0) as Game;
  const converted = notation === undefined ? null : convertRange(range, notation);
  const { rangeCsv, rangeObject, renderRange } = await import('../render/range.ts');
  if (terminal.format === 'json') {
    const object = rangeObject(expandRange(range), named ?? told);
    terminal.print(JSON.stringify(converted === null ? object : { ...object, to: notation, converted }));
  } else if (converted !== null) {
    terminal.print(converted);
    for (const note of range.notes) terminal.warn(`note: ${note}`);
  } else if (terminal.format === 'csv') terminal.print(rangeCsv(expandRange(range)));
  else terminal.print(renderRange(expandRange(range), named ?? told, await terminal.paint('stdout')));
}
