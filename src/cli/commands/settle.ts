import type { Command } from 'commander';
import type { OddChipRule, SettledHands } from '../../index.ts';
import { atOption, atPut, type PutChips, type PutFlags, readPut } from '../chips.ts';
import { failureOf, OptionError, UsageError } from '../failure.ts';
import type { Session } from '../session.ts';
import { putOptions, textOption } from './chip-options.ts';
import { checkOutput, type OutputFlags, outputOptions } from './output-options.ts';

const EXAMPLES = `Examples:
  equity settle AsKs vs QhQd vs 7c7d on 2h7h9cJsJd --put 300,200,100
  equity settle AsKs vs AdKd on 2h7h9cJsJd --put 50,50 --folded 1 --button 2
  equity settle AsKs vs QhQd vs 7c7d on 2h7h9cJsJd --put 300,60f,300
  equity settle AsKs vs QhQd on 2h7h9cJsJdQc3c --boards twice --put 51.50,51.50
  equity settle As2cKdQh vs Ah2dTcTs on 4s6h7dKcQs --game omaha8 --put 51.50,51.50 --odd-chip roberts
  equity settle AsKs vs QhQd --boards "2h7h9cJsJd 3h4h5hTsTd" --put 100,100 --rake 5% --rake-cap 3
`;

/** The options as commander hands them over. */
interface Flags extends OutputFlags, PutFlags {
  readonly board?: string;
  readonly boards?: string;
  readonly game?: string;
  readonly button?: string;
  readonly oddChip?: string;
}

const BUTTON_HINT = 'Name the player who has the button by number, the first hand being 1: --button 2.';
const ODD_CHIP_HINT = 'Odd-chip rules: tda, roberts, low-if-quartered.';
const BOARD_HINT = 'Write the whole board: --board 2h7h9cJsJd.';
const BOARDS_HINT = 'Write the boards one after the other, or twice where the board holds both runs.';

/** Adds the command that settles a hand. */
export function define(program: Command, session: Session): void {
  const command = program
    .command('settle')
    .summary('settle a hand: who wins which pot, and why')
    .usage('[options] <hands> on <board> --put <amounts>')
    .description(
      'Settles a hand in whole chips: the main pot and the side pots, who wins each with which five cards and why, ' +
        'shares, odd chips and the rule that gave them, the rake, and what each player is ahead or behind.',
    )
    .argument('[query...]', "whole hands separated by 'vs', then 'on' and the whole board")
    .addHelpText('before', EXAMPLES)
    .action((words: string[]) => runSettle(words, command.optsWithGlobals(), session));
  for (const option of [
    textOption('--board <cards>', 'the whole board', BOARD_HINT),
    textOption(
      '--boards <cards>',
      "several whole boards; or 'twice', where the board goes on with the cards of a second run",
      BOARDS_HINT,
    ),
    textOption(
      '--game <name>',
      'the game; told from the number of hole cards if not given',
      'Name a game: --game holdem.',
    ),
  ]) {
    command.addOption(option.helpGroup('What was dealt:'));
  }
  for (const option of putOptions()) command.addOption(option);
  for (const option of [
    textOption(
      '--button <player>',
      'the player with the button, by number; the last if not given',
      BUTTON_HINT,
    ),
    textOption('--odd-chip <rule>', 'who gets odd chips: tda, roberts or low-if-quartered', ODD_CHIP_HINT),
  ]) {
    command.addOption(option.helpGroup('Chips:'));
  }
  for (const option of outputOptions('player')) command.addOption(option);
}

function readButton(button: string | undefined, players: number): number | undefined {
  if (button === undefined) return undefined;
  const number = Number(button.trim());
  if (/^\d+$/.test(button.trim()) && number >= 1 && number <= players) return number - 1;
  throw new OptionError('--button', button, `there is no player '${button}' among ${players}`, BUTTON_HINT);
}

function readOddChip(rule: string | undefined, rules: readonly OddChipRule[]): OddChipRule | undefined {
  if (rule === undefined) return undefined;
  const known = rules.find((name) => name === rule.trim().toLowerCase());
  if (known !== undefined) return known;
  throw new OptionError('--odd-chip', rule, `there is no odd-chip rule '${rule}'`, ODD_CHIP_HINT);
}

/** An error of the library, shown where the words or options that it speaks of stand. */
function placed(error: unknown, query: string, chips: PutChips, flags: Flags, session: Session): unknown {
  const failure = failureOf(error);
  if (failure.code === 'INTERNAL' || failure.input === query) return error;
  for (const name of ['board', 'boards', 'game'] as const) {
    const value = flags[name];
    if (value !== undefined && failure.input === value) return atOption(error, `--${name}`, value, session);
  }
  if (failure.code === 'BAD_BOARD' && failure.input === undefined) {
    return new UsageError({ ...failure, input: query, span: { start: query.length, end: query.length } });
  }
  return atPut(error, chips, session);
}

async function runSettle(words: readonly string[], flags: Flags, session: Session): Promise<void> {
  checkOutput(flags);
  const { terminal, commandLine } = session;
  const query = words.join(' ');
  if (query.trim() === '') {
    throw new UsageError({
      code: 'BAD_QUERY',
      message: 'there are no hands to settle',
      input: commandLine.text,
      span: commandLine.end,
      hint: 'Name hands and board: equity settle AsKs vs QhQd on 2h7h9cJsJd --put 100,100.',
    });
  }
  const chips = await readPut(flags, session);
  if (chips === null) {
    throw new UsageError({
      code: 'BAD_POT',
      message: 'the pot is empty: nothing says what the players put in',
      input: commandLine.text,
      span: commandLine.end,
      hint: 'Give one amount for each player, in the order of the hands: --put 300,200,100.',
    });
  }
  const { ODD_CHIP_RULES, ready, settleHands } = await import('../../index.ts');
  const { put, folded, rake, scale } = chips;
  const button = readButton(flags.button, put.length);
  const oddChip = readOddChip(flags.oddChip, ODD_CHIP_RULES);
  const { board, boards, game } = flags;
  await ready();
  let settled: SettledHands;
  try {
    settled = settleHands(query, put, { board, boards, game, folded, rake, button, oddChip });
  } catch (error) {
    throw placed(error, query, chips, flags, session);
  }
  const { renderSettlement, settlementCsv, settlementObject } = await import('../render/settlement.ts');
  if (terminal.format === 'json') terminal.print(JSON.stringify(settlementObject(settled, scale)));
  else if (terminal.format === 'csv') terminal.print(settlementCsv(settled, scale));
  else terminal.print(renderSettlement(settled, scale, await terminal.paint('stdout'), terminal.width));
}
