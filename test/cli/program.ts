import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The built program. */
export const MAIN = fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url));

/** The environment of a user whose colour settings are not those of whoever runs the tests. */
export function cleanEnvironment(extra: Readonly<Record<string, string>> = {}): Record<string, string> {
  const { NO_COLOR, FORCE_COLOR, CI, ...rest } = process.env;
  return { ...rest, ...extra } as Record<string, string>;
}

/** What a run of the program left behind. */
export interface Run {
  readonly stdout: string;
  readonly stderr: string;
  readonly code: number | null;
}

/** Runs the program on its arguments, with `input` on stdin and `node` options for the engine. */
export function run(
  args: readonly string[],
  settings: {
    input?: string;
    env?: Readonly<Record<string, string>>;
    cwd?: string;
    node?: readonly string[];
  } = {},
): Run {
  const { stdout, stderr, status } = spawnSync(process.execPath, [...(settings.node ?? []), MAIN, ...args], {
    input: settings.input ?? '',
    env: cleanEnvironment(settings.env),
    encoding: 'utf8',
    timeout: 30_000,
    ...(settings.cwd === undefined ? {} : { cwd: settings.cwd }),
  });
  return { stdout, stderr, code: status };
}

/** Runs the program on words set apart by spaces. */
export function equity(words: string): Run {
  return run(words.split(' '));
}
