import { CommandLine } from './command-line.ts';
import { isPlainQuery } from './commands/catalogue.ts';
import { EXIT, failureOf, OptionError } from './failure.ts';
import { reportFailure, type Session } from './session.ts';
import { Terminal } from './terminal.ts';
import { answerWords } from './words.ts';

const USAGE = `Usage: equity [options] <query…>

  equity AsKs vs QQ
  equity AKs vs QQ on 2h7d9c
  equity rank AsKsQsJsTs 2c3d

equity --help says more.`;

/** Runs the program on its arguments and returns the exit code. Nothing is thrown. */
export async function run(args: readonly string[]): Promise<number> {
  const commandLine = new CommandLine(args);
  const session: Session = { commandLine, terminal: new Terminal(args), exitCode: EXIT.ok };
  if (args.length === 0) {
    session.terminal.warn(USAGE);
    return EXIT.usage;
  }
  try {
    // The commonest question has no options to be parsed: it is not kept waiting for the parser to load.
    if (isPlainQuery(args)) {
      // Read from the disk while the library is, not after the answer.
      void import('./render/table.ts');
      await answerWords(args, { options: {}, explain: false }, session);
    } else await (await import('./program.ts')).runProgram(args, session);
  } catch (error) {
    const failure = error instanceof OptionError ? commandLine.failureOf(error) : failureOf(error);
    const { withLikelierHint } = await import('./mistyped.ts');
    await reportFailure(session, withLikelierHint(failure, commandLine));
  }
  return session.exitCode;
}
