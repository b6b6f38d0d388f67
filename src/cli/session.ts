import type { CommandLine } from './command-line.ts';
import { exitCodeOf, type Failure } from './failure.ts';
import type { Terminal } from './terminal.ts';

/** One run of the program: what was typed, where to write, and the code to leave with. */
export interface Session {
  readonly commandLine: CommandLine;
  readonly terminal: Terminal;
  exitCode: number;
}

/**
 * Writes a failure: for people on stderr; with `--json` as an object on stdout, where a program reads.
 * `place` are further members of that object.
 */
export async function reportFailure(
  session: Session,
  failure: Failure,
  place: Record<string, unknown> = {},
): Promise<void> {
  const { terminal } = session;
  const { failureObject, renderFailure } = await import('./render/failure.ts');
  if (terminal.format === 'json') {
    terminal.print(JSON.stringify({ ...failureObject(failure), ...place }));
  } else {
    terminal.warn(renderFailure(failure, await terminal.paint('stderr'), terminal.errorWidth));
  }
  session.exitCode = exitCodeOf(failure);
}
