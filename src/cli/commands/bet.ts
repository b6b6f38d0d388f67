import type { Command } from 'commander';
import { Option } from 'commander';
import type { ChipScale, ForcedBet, RoundOptions } from '../../index.ts';
import { atOption, readOption, readScale } from '../chips.ts';
import { OptionError, UsageError } from '../failure.ts';
import type { Session } from '../session.ts';
import { chipOptions, textOption } from './chip-options.ts';
import { checkOutput, type OutputFlags, outputOptions } from './output-options.ts';

const EXAMPLES = `Examples:
  equity bet --structure pot-limit --blinds 1/2 --actions "raise pot, raise pot"
  equity bet --structure no-limit --blinds 2/5 --actions "raise 10, raise 50"
  equity bet --structure fixed-limit --stakes 10/20 --street turn --actions "bet, raise, raise, raise"
  equity bet --structure pot-limit --pot 20 --street flop --actions "bet 10, raise pot"
  equity bet --structure no-limit --blinds 1/2 --straddles 4 --stacks 200,200,31,200 --actions "all-in"
`;

/** The options as commander hands them over. */
interface Flags extends OutputFlags {
  readonly structure?: string;
  readonly actions?: string;
  readonly blinds?: string;
  readonly straddles?: string;
  readonly ante?: string;
  readonly bringIn?: string;
  readonly dead?: string;
  readonly stakes?: string;
  readonly minBet?: string;
  readonly street?: string;
  readonly openPair?: true;
  readonly pot?: string;
  readonly cap?: string;
  readonly players?: string;
  readonly stacks?: string;
  readonly first?: string;
  readonly unit?: string;
}

const FORCED_BETS: readonly ForcedBet[] = ['ante', 'blind', 'straddle', 'bring-in'];

const HINTS = {
  '--structure': 'Structures: no-limit, pot-limit, fixed-limit.',
  '--actions': 'Write actions with commas between them: --actions "raise pot, call, fold".',
  '--blinds': 'Write the blinds, smallest first: --blinds 1/2.',
  '--straddles': 'Write the straddles, smallest first: --straddles 4/8.',
  '--ante': 'Write the ante of each player: --ante 0.25.',
  '--bring-in': 'Write the bring-in: --bring-in 3.',
  '--dead': 'Name forced bets that are no part of a bet: ante, blind, straddle, bring-in.',
  '--stakes': 'Write the small and the big bet: --stakes 10/20.',
  '--min-bet': 'Write the smallest bet: --min-bet 5.',
  '--street': 'Rounds: preflop, flop, turn, river; third to seventh; predraw, first-draw to third-draw.',
  '--pot': 'Write what lies in the middle already: --pot 20.',
  '--cap': 'Write how many bets and raises there may be, or none: --cap 4.',
  '--players': 'Write how many players there are: --players 6.',
  '--stacks': "Write each player's chips, the small blind first: --stacks 100,100,35.",
  '--first': 'Name the player who acts first by number: --first 1.',
} as const;

type Flag = keyof typeof HINTS;

/** Adds the command that plays a betting round. */
export function define(program: Command, session: Session): void {
  const command = program
    .command('bet')
    .summary('play a betting round: how much may be bet')
    .usage('[options] --structure <structure>')
    .description(
      'Plays a betting round by the rules of its structure and says what each action came to, what the smallest and ' +
        'the largest raise were, and what the next player may do. Player 1 is the first seat that acts after the ' +
        'first round: the small blind. A raise names the total that it goes to.',
    )
    .addHelpText('before', EXAMPLES)
    .action(() => runBet(command.optsWithGlobals(), session));
  const group = (heading: string, options: readonly (readonly [flags: string, text: string])[]) => {
    for (const [flags, text] of options) {
      const hint = HINTS[flags.split(' ')[0] as Flag];
      command.addOption(textOption(flags, text, hint).helpGroup(heading));
    }
  };
  group('The round:', [
    ['--structure <structure>', 'no-limit, pot-limit or fixed-limit'],
    ['--actions <list>', 'what players do: fold, check, call, bet 5, raise 10, raise pot, raise min, all-in'],
    ['--street <round>', 'preflop, flop, turn, river; third to seventh; predraw, first-draw to third-draw'],
    ['--pot <amount>', 'what lies in the middle from earlier rounds'],
    ['--players <n>', 'how many players: 9 if not given, 8 with a bring-in'],
    ['--stacks <amounts>', "each player's chips, the small blind first; without end if not given"],
    ['--first <player>', 'who acts first, by number'],
  ]);
  group('Forced bets and limits:', [
    ['--blinds <amounts>', 'the blinds, smallest first: 1/2'],
    ['--straddles <amounts>', 'straddles after the blinds: 4/8'],
    ['--ante <amount>', 'the ante of each player'],
    ['--bring-in <amount>', 'the bring-in of player 1'],
    [
      '--dead <bets>',
      'forced bets that are no part of a bet (ante, blind, straddle, bring-in); ante if not given',
    ],
    ['--stakes <amounts>', 'the small and the big bet of a fixed limit: 10/20'],
    ['--min-bet <amount>', 'the smallest bet; the big blind or the small bet if not given'],
    ['--cap <n>', 'bets and raises a round in fixed limit, or none; 4 if not given'],
  ]);
  command.addOption(
    new Option('--open-pair', 'a pair shows on fourth street, so either bet may be made').helpGroup(
      'Forced bets and limits:',
    ),
  );
  for (const option of chipOptions().filter(({ long }) => long === '--unit')) command.addOption(option);
  for (const option of outputOptions('action')) command.addOption(option);
}

/** One of some names, written in any case; `given` is the whole value of the option. */
function readName<T extends string>(
  flag: Flag,
  value: string,
  names: readonly T[],
  what: string,
  given = value,
): T {
  const name = names.find((known) => known === value.trim().toLowerCase());
  if (name !== undefined) return name;
  throw new OptionError(flag, given, `there is no ${what} '${value.trim()}'`, HINTS[flag]);
}

function readCount(flag: Flag, value: string): number {
  if (/^\d{1,3}$/.test(value.trim())) return Number(value.trim());
  throw new OptionError(flag, value, `'${value}' is not a whole number`, HINTS[flag]);
}

/** Reads the options as the library takes them. */
async function readRound(flags: Flags, scale: ChipScale, session: Session): Promise<RoundOptions> {
  const { BETTING_STRUCTURES, parseChipList, parseChips, STREETS } = await import('../../index.ts');
  const amount = (flag: Flag, value: string | undefined) =>
    value === undefined ? undefined : readOption(flag, value, session, () => parseChips(value.trim(), scale));
  const amounts = (flag: Flag, value: string | undefined) => {
    if (value === undefined) return undefined;
    const separator = value.includes('/') ? '/' : ',';
    return readOption(flag, value, session, () => parseChipList(value, scale, { separator }));
  };
  const { structure, street, dead, cap, players, first } = flags;
  const stakes = amounts('--stakes', flags.stakes);
  if (stakes !== undefined && stakes.length !== 2) {
    throw new OptionError('--stakes', flags.stakes, 'the stakes are two bets', HINTS['--stakes']);
  }
  return {
    structure: readName('--structure', structure ?? '', BETTING_STRUCTURES, 'structure'),
    players: players === undefined ? undefined : readCount('--players', players),
    stacks: amounts('--stacks', flags.stacks),
    blinds: amounts('--blinds', flags.blinds),
    straddles: amounts('--straddles', flags.straddles),
    ante: amount('--ante', flags.ante),
    bringIn: amount('--bring-in', flags.bringIn),
    dead: dead?.split(',').map((bet) => readName('--dead', bet, FORCED_BETS, 'forced bet', dead)),
    stakes: stakes && [stakes[0], stakes[1]],
    minBet: amount('--min-bet', flags.minBet),
    street: street === undefined ? undefined : readName('--street', street, STREETS, 'round'),
    openPair: flags.openPair,
    pot: amount('--pot', flags.pot),
    cap: cap === undefined ? undefined : cap.trim().toLowerCase() === 'none' ? null : readCount('--cap', cap),
    first: first === undefined ? undefined : readCount('--first', first) - 1,
  };
}

async function runBet(flags: Flags, session: Session): Promise<void> {
  checkOutput(flags);
  const { terminal, commandLine } = session;
  const { structure, actions = '' } = flags;
  if (structure === undefined) {
    throw new UsageError({
      code: 'BAD_OPTION',
      message: '--structure is missing',
      input: commandLine.text,
      span: commandLine.end,
      hint: HINTS['--structure'],
    });
  }
  const texts = [
    flags.blinds,
    flags.straddles,
    flags.ante,
    flags.bringIn,
    flags.stakes,
    flags.minBet,
    flags.pot,
  ];
  const sizes = actions.match(/\d[\d.]*/g) ?? [];
  const scale = await readScale(flags, [...texts, flags.stacks, ...sizes], session);
  const round = await readRound(flags, scale, session);
  const { openRound, playBetting } = await import('../../index.ts');
  try {
    openRound(round);
  } catch (error) {
    throw atOption(error, '--structure', structure, session);
  }
  const betting = readOption('--actions', actions, session, () => playBetting(round, actions, scale));
  const { bettingCsv, bettingObject, renderBetting } = await import('../render/betting.ts');
  if (terminal.format === 'json') terminal.print(JSON.stringify(bettingObject(betting, scale)));
  else if (terminal.format === 'csv') terminal.print(bettingCsv(betting, scale));
  else terminal.print(renderBetting(betting, scale, await terminal.paint('stdout')));
}
