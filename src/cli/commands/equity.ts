import { type Command, Option } from 'commander';
import type { EquityOptions } from '../../index.ts';
import { type PutFlags, readPut } from '../chips.ts';
import type { Definitions } from '../definitions.ts';
import { readError, readRuns, readSeed, readText, readThreads, readTrials } from '../option-values.ts';
import type { Session } from '../session.ts';
import { answerWords } from '../words.ts';
import { boardOption, deadOption } from './card-options.ts';
import { putOptions } from './chip-options.ts';
import { defineOption } from './define-option.ts';
import { checkOutput, contradiction, type OutputFlags, outputOptions } from './output-options.ts';
import { rankingOption } from './ranking-option.ts';

const EXAMPLES = `Examples:
  equity AsKs vs QQ                            ace-king suited against queens
  equity AKs vs QQ on 2h7d9c                   on a flop
  equity "AA,KK v AKs v random" dead 3h4h      ranges, three players, dead cards
  equity AhKh vs 9c9d --board Th9h2c --json    for a program to read
  equity As2s3h4h vs KsKdQsQd --game omaha8    high and low, see: equity games
  equity "AsKs|QQ|random" --error 0.0001       sampled until ±0.02 % at 95 %
  equity AsKs vs QhQd vs 7c7d --put 300,200,100   pots, expected chips, net
  equity "22+ vs 15% on Kc7d2h" --by-hand      every hand of a range by itself
  equity grid "22+,A2s+ vs 15%"                the same as a picture
  equity range "QQ+,AKs:0.5"                   how much a range is
  equity '$open vs QQ+' --define open=22+,AK   a name for a range
  equity rank AsKsQsJsTs 2c3d                  name the best five cards
`;

const EXIT_CODES = `
Exit codes: 0 answered, 1 the program failed or its answer could not be written,
2 the query or an option is wrong, 3 some lines of stdin failed, 130 interrupted
(the first Ctrl-C prints the numbers so far, the second stops at once).`;

/** The options that say what is dealt and how it is answered, as commander hands them over. */
export interface QuestionFlags {
  readonly board?: string | readonly string[];
  readonly runIt?: number;
  readonly dead?: string;
  readonly game?: string;
  readonly ranking?: string;
  readonly define?: Definitions;
  readonly exact?: true;
  readonly sample?: true;
  readonly trials?: number;
  readonly error?: number;
  readonly seed?: number;
  readonly threads?: number;
}

interface Flags extends OutputFlags, PutFlags, QuestionFlags {
  readonly byHand?: true;
  readonly explain?: true;
}

/** The options that say what is dealt and how it is answered. */
export function questionOptions(): Option[] {
  const group = (heading: string, options: readonly Option[]) =>
    options.map((option) => option.helpGroup(heading));
  const valued = (flags: string, text: string, read: (value: string) => unknown) =>
    new Option(flags, text).argParser(read);
  return [
    ...group('What is dealt:', [
      boardOption(),
      valued('--run-it <times>', 'deal the rest of the board once or twice, for half the pot each', readRuns),
      deadOption(),
      valued(
        '--game <name>',
        'the game; told from the number of hole cards if not given',
        readText('--game', 'Name a game: --game holdem.'),
      ),
      rankingOption(),
      defineOption(),
    ]),
    ...group('How it is answered:', [
      new Option('--exact', 'count every deal, however long it takes'),
      new Option('--sample', 'play random deals, even where counting is quick'),
      valued('--trials <n>', 'sample this many deals (2000000, 2e6, 2M); implies --sample', readTrials),
      valued('--error <x>', 'sample until the standard error is this small, where not exact', readError),
      valued('--seed <n>', 'the same seed samples the same deals', readSeed),
      valued('--threads <n>', 'how many threads may work', readThreads),
    ]),
  ];
}

/** Adds the main command: the words of a query, answered. */
export function define(program: Command, session: Session): void {
  const group = (heading: string, ...options: Option[]) => {
    for (const option of options) program.addOption(option.helpGroup(heading));
  };

  program
    .usage('[options] <query…>')
    .description(
      'The share of the pot that each hand wins in the long run: counted exactly where that can be done, sampled ' +
        "with a stated error where it cannot.\n\nA query is hands separated by 'vs' (or v, |), then 'on' and a " +
        "board, then 'dead' and cards, where there are any.",
    )
    .argument('[query...]', "the words of the query; '-' reads one query a line from stdin")
    .addHelpText('before', EXAMPLES)
    .addHelpText('after', EXIT_CODES)
    .action((words: string[], flags: Flags) => runEquity(words, flags, session));
  for (const option of questionOptions()) program.addOption(option);
  group(
    'How it is answered:',
    new Option('--by-hand', 'the equity of every hand of every range, always exact'),
    new Option('--explain', 'say how the query was read and how it would be answered, and stop'),
  );
  group('Chips:', ...putOptions());
  group(
    'How it is written:',
    ...outputOptions('player'),
    new Option('--no-progress', 'no progress bar on long work'),
  );
}

/** Refuses options that contradict each other. */
export function checkQuestion({ exact, sample, trials, error }: QuestionFlags): void {
  if (exact && sample) throw contradiction('--sample', '--exact', 'Keep one of them, or neither.');
  if (exact && trials !== undefined) {
    throw contradiction('--trials', '--exact', 'Keep one: --trials asks for a sample.');
  }
  if (exact && error !== undefined) {
    throw contradiction('--error', '--exact', 'Keep one: an exact answer has no error.');
  }
}

function checkFlags(flags: Flags): void {
  checkOutput(flags);
  checkQuestion(flags);
  const { sample, trials, csv, byHand, explain, put } = flags;
  if (explain && put !== undefined) {
    throw contradiction('--put', '--explain', 'An explanation is of the cards: leave out the chips.');
  }
  if (byHand && put !== undefined) {
    throw contradiction('--put', '--by-hand', 'Keep one: chips are for whole ranges.');
  }
  if (byHand && (sample || trials !== undefined)) {
    const other = sample ? '--sample' : '--trials';
    throw contradiction('--by-hand', other, 'Keep one: a sample does not tell hands apart.');
  }
  if (explain && csv)
    throw contradiction('--csv', '--explain', 'An explanation is text, or JSON with --json.');
}

/** The options as the library takes them. */
export function optionsOf(flags: QuestionFlags): EquityOptions {
  const { board, dead, game, ranking, define, runIt, trials, error, seed, threads } = flags;
  const method = flags.exact ? 'exact' : flags.sample || trials !== undefined ? 'sample' : undefined;
  return {
    board,
    dead,
    game,
    ranking,
    define,
    runs: runIt,
    method,
    trials,
    error,
    seed,
    threads,
  };
}

async function runEquity(words: readonly string[], flags: Flags, session: Session): Promise<void> {
  checkFlags(flags);
  const chips = await readPut(flags, session);
  await answerWords(
    words,
    { options: { ...optionsOf(flags), byHand: flags.byHand }, explain: flags.explain === true, chips },
    session,
  );
}
