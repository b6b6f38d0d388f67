import { Option } from 'commander';
import { CHIP_HINTS } from '../chips.ts';
import { readText } from '../option-values.ts';

/** An option whose value is text that the library reads. */
export function textOption(flags: string, text: string, hint: string): Option {
  const flag = flags.split(' ')[0];
  return new Option(flags, text).argParser(readText(flag, hint));
}

/** The options of every command about money. */
export function chipOptions(): Option[] {
  return [
    textOption(
      '--unit <amount>',
      'the smallest chip: 1, 0.01, 25; told from the amounts if not given',
      CHIP_HINTS['--unit'],
    ),
    textOption('--rake <percent>', 'what the house takes of each pot: 5%', CHIP_HINTS['--rake']),
    textOption('--rake-cap <amount>', 'the most it takes of the hand', CHIP_HINTS['--rake-cap']),
  ].map((option) => option.helpGroup('Chips:'));
}

/** The options of commands about pots. */
export function putOptions(): Option[] {
  return [
    textOption(
      '--put <amounts>',
      'what each player put in, in the order of the hands: 300,200,100; with an f behind it, 60f, by one who has folded',
      CHIP_HINTS['--put'],
    ),
    textOption(
      '--folded <amounts>',
      'what players put in who have folded and are not named: 60,2',
      CHIP_HINTS['--folded'],
    ),
  ]
    .map((option) => option.helpGroup('Chips:'))
    .concat(chipOptions());
}
