import { type Command, Option } from 'commander';
import { ask } from '../answer.ts';
import { atOption, type ChipFlags, readOption, readRake, readScale } from '../chips.ts';
import { EXIT, UsageError } from '../failure.ts';
import { Interrupt } from '../interrupt.ts';
import type { Call } from '../render/odds.ts';
import type { Session } from '../session.ts';
import { chipOptions, textOption } from './chip-options.ts';
import { checkQuestion, optionsOf, type QuestionFlags, questionOptions } from './equity.ts';
import { checkOutput, type OutputFlags, outputOptions } from './output-options.ts';

const EXAMPLES = `Examples:
  equity odds --pot 150 --call 50                 25 % needed, 3:1
  equity odds AsKs vs QQ --pot 150 --call 50      what the call is worth
  equity odds AhKh vs 9c9d on Th9h2c --pot 12.50 --call 5 --rake 5% --rake-cap 3
`;

/** The options as commander hands them over. */
interface Flags extends OutputFlags, ChipFlags, QuestionFlags {
  readonly pot?: string;
  readonly call?: string;
}

const HINTS = {
  '--pot': 'Give what lies in the middle, the bet to be called included: --pot 150.',
  '--call': 'Give what it costs to call: --call 50.',
} as const;

/** Adds the command that weighs a call. */
export function define(program: Command, session: Session): void {
  const command = program
    .command('odds')
    .summary('weigh a call: pot odds, and its value with some hands')
    .usage('[options] [query…] --pot <amount> --call <amount>')
    .description(
      'The equity that a call needs and the odds that the pot offers. With a query, what the call is worth to its ' +
        'first hand if no more is bet.',
    )
    .argument('[query...]', "hands as in the main command; the first one's call is weighed")
    .addHelpText('before', EXAMPLES)
    .action((words: string[]) => runOdds(words, command.optsWithGlobals(), session));
  for (const option of [
    textOption('--pot <amount>', 'what lies in the middle, the bet to be called included', HINTS['--pot']),
    textOption('--call <amount>', 'what it costs to call', HINTS['--call']),
  ]) {
    command.addOption(option.helpGroup('Chips:'));
  }
  for (const option of [...chipOptions(), ...questionOptions(), ...outputOptions('call')]) {
    command.addOption(option);
  }
  command.addOption(
    new Option('--no-progress', 'no progress bar on long work').helpGroup('How it is written:'),
  );
}

function given(flag: '--pot' | '--call', value: string | undefined, session: Session): string {
  if (value !== undefined) return value;
  const { commandLine } = session;
  throw new UsageError({
    code: 'BAD_AMOUNT',
    message: `${flag} is missing`,
    input: commandLine.text,
    span: commandLine.end,
    hint: HINTS[flag],
  });
}

async function runOdds(words: readonly string[], flags: Flags, session: Session): Promise<void> {
  checkOutput(flags);
  checkQuestion(flags);
  const texts = { pot: given('--pot', flags.pot, session), call: given('--call', flags.call, session) };
  const { callValue, parseChips, potOdds } = await import('../../index.ts');
  const scale = await readScale(flags, [texts.pot, texts.call], session);
  const pot = readOption('--pot', texts.pot, session, () => parseChips(texts.pot.trim(), scale));
  const call = readOption('--call', texts.call, session, () => parseChips(texts.call.trim(), scale));
  const price = { pot, call, rake: await readRake(flags, scale, session) };
  const odds = (() => {
    try {
      return potOdds(price);
    } catch (error) {
      throw pot === 0
        ? atOption(error, '--pot', texts.pot, session)
        : atOption(error, '--call', texts.call, session);
    }
  })();

  let interrupted = false;
  let answer: Call = { odds, hand: null };
  const query = words.join(' ');
  if (query.trim() !== '') {
    const interrupt = new Interrupt();
    const asked = { options: optionsOf(flags), explain: false };
    const found = await ask(query, asked, session, interrupt);
    interrupt.release();
    interrupted = found.kind === 'interrupted';
    const numbers = found.kind === 'interrupted' ? found.partial : found;
    if (interrupted) session.exitCode = EXIT.interrupted;
    if (numbers === null) {
      session.terminal.warn('interrupted before the equity was known');
      return;
    }
    if (numbers.kind === 'result') {
      const { result } = numbers;
      const [hero] = result.players;
      answer = { odds, hand: { result, value: callValue(price, hero.equity, hero.error) } };
    }
  }
  const { oddsCsv, oddsObject, renderOdds } = await import('../render/odds.ts');
  const { terminal } = session;
  if (terminal.format === 'json') terminal.print(JSON.stringify(oddsObject(answer, scale)));
  else if (terminal.format === 'csv') terminal.print(oddsCsv(answer, scale));
  else terminal.print(renderOdds(answer, scale, await terminal.paint('stdout'), terminal.width));
  if (interrupted) terminal.warn('interrupted: these are the numbers so far');
}
