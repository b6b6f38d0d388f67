import { Option } from 'commander';
import { readText } from '../option-values.ts';

/** The option that chooses what percentages of hands are taken from. */
export function rankingOption(): Option {
  const text = "what 15% is the best by: equity (against a random hand, the default) or, in hold'em, chen";
  return new Option('--ranking <name>', text).argParser(
    readText('--ranking', 'Name a ranking: --ranking chen.'),
  );
}
