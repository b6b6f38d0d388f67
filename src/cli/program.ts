import { readFileSync } from 'node:fs';
import { Command, CommanderError, Option } from 'commander';
import type { CommandLine } from './command-line.ts';
import { COMMANDS } from './commands/catalogue.ts';
import { define } from './commands/equity.ts';
import { type Failure, GENERAL_HINT, OptionError, UsageError } from './failure.ts';
import { checkCutShort } from './mistyped.ts';
import { refuseRepetition } from './repetition.ts';
import type { Session } from './session.ts';

function readVersion(): string {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

/** Options that say how to write, not what to answer: they go with every command. */
const OUTPUT_OPTIONS = new Set(['json', 'csv', 'color', 'progress']);

/** An option that a command does not take. */
function misplaced(flag: string, command: string): Failure & { hint: string } {
  return {
    code: 'BAD_OPTION',
    message: `${flag} does not go with '${command}'`,
    hint: `Run equity ${command} --help to see what does.`,
  };
}

/** Refuses options that stand before a command which knows nothing of them. */
function checkOptionsBefore(program: Command, command: Command): void {
  const known = new Set(command.options.map((option) => option.attributeName()));
  for (const option of program.options) {
    const name = option.attributeName();
    if (OUTPUT_OPTIONS.has(name) || known.has(name) || program.getOptionValueSource(name) !== 'cli') continue;
    const flag = option.long ?? option.flags;
    const { message, hint } = misplaced(flag, command.name());
    throw new OptionError(flag, undefined, message, hint);
  }
}

/** The heading under which help lists the options that answer nothing. */
const OTHER = 'Other options:';

/** Words that ask for help, which may speak of every command. */
const HELP = /^(help|--help|-[a-z]*h[a-z]*)$/i;

async function buildProgram(args: readonly string[], session: Session): Promise<Command> {
  const program = new Command('equity');
  program
    .exitOverride()
    .configureOutput({ writeErr: () => {}, outputError: () => {} })
    .enablePositionalOptions()
    .addHelpOption(new Option('-h, --help', 'print this help and stop').helpGroup(OTHER))
    .helpCommand('help [command]', 'print the help of a command');
  define(program, session);
  // A query with options need not wait for commands that it does not name.
  const all = args.some((arg) => HELP.test(arg));
  const wanted = Object.entries(COMMANDS).filter(([name]) => all || args.includes(name));
  for (const file of await Promise.all(wanted.map(([, load]) => load()))) file.define(program, session);
  program.optionsGroup(OTHER).version(readVersion(), '-V, --version', 'print the version and stop');
  program
    .hook('preSubcommand', checkOptionsBefore)
    .hook('preAction', () => checkCutShort(session.commandLine));
  refuseRepetition(program);
  return program;
}

const HINTS: Readonly<Record<string, string>> = {
  'commander.unknownOption': 'Run equity --help for the options; after -- every word is part of the query.',
  'commander.optionMissingArgument': 'Run equity --help to see what it takes.',
};

/** What commander refuses, in our own words; null where it has only printed help or the version. */
function failureOfCommander(
  error: CommanderError,
  program: Command,
  commandLine: CommandLine,
): Failure | null {
  if (error.exitCode === 0) return null;
  const [first, suggestion] = error.message.replace(/^error: /, '').split('\n');
  const quoted = /'([^']*)'/.exec(first)?.[1] ?? '';
  const known = /\(Did you mean (.*)\?\)/.exec(suggestion ?? '')?.[1];
  const input = commandLine.text;
  if (error.code === 'commander.unknownOption') {
    const [flag] = quoted.split('=');
    const span = commandLine.flagSpan(flag) ?? undefined;
    if (program.options.some((option) => option.long === flag)) {
      return quoted.includes('=')
        ? { code: 'BAD_OPTION', message: `${flag} takes no value`, input, span, hint: `Write ${flag} alone.` }
        : {
            ...misplaced(flag, commandLine.args.find((arg) => Object.hasOwn(COMMANDS, arg)) ?? ''),
            input,
            span,
          };
    }
    const nearest = known ?? nearestLongForm(flag, program);
    const hint =
      nearest !== undefined
        ? `Did you mean ${nearest}?`
        : LEFT_OUT.test(flag)
          ? `Quote hands that are left out with those before them, '22+ ${flag}'; after -- every word is part of the query.`
          : HINTS[error.code];
    return { code: 'BAD_OPTION', message: `unknown option '${flag}'`, input, span, hint };
  }
  if (error.code === 'commander.optionMissingArgument') {
    const flag = quoted.split(/[ ,]/).find((word) => word.startsWith('--')) ?? quoted;
    return {
      code: 'BAD_OPTION',
      message: `${flag} needs a value`,
      input,
      span: commandLine.flagSpan(flag) ?? commandLine.end,
      hint: HINTS[error.code],
    };
  }
  if (error.code === 'commander.excessArguments') {
    const command = commandLine.args.findIndex((arg) => Object.hasOwn(COMMANDS, arg));
    const index = commandLine.args.findIndex((arg, at) => at > command && !arg.startsWith('-'));
    const name = commandLine.args[command];
    return {
      code: 'BAD_OPTION',
      message: `'${name}' takes no words, such as '${commandLine.args[index]}'`,
      input,
      span: commandLine.spanOf(index),
      hint: `Leave it out: equity ${name}.`,
    };
  }
  if (error.code === 'commander.help') {
    const index = commandLine.args.indexOf('help') + 1;
    const commands = program.commands.map((command) => command.name()).join(', ');
    return {
      code: 'BAD_OPTION',
      message: `there is no command '${commandLine.args[index]}'`,
      input,
      span: commandLine.spanOf(index),
      hint: `Commands: ${commands}.`,
    };
  }
  return { code: 'BAD_OPTION', message: first, input, hint: HINTS[error.code] ?? GENERAL_HINT };
}

/** What looks like an option and may be hands taken from a range. */
const LEFT_OUT = /^-[2-9TJQKA\d]/i;

/** The long option that somebody who types `-json` has in mind. */
function nearestLongForm(flag: string, program: Command): string | undefined {
  return program.options.find((option) => option.long === `-${flag}`)?.long;
}

/** Parses the arguments and runs the command they name. Throws what the command throws. */
export async function runProgram(args: readonly string[], session: Session): Promise<void> {
  const program = await buildProgram(args, session);
  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    const failure = failureOfCommander(error, program, session.commandLine);
    if (failure !== null) throw new UsageError(failure);
  }
}
