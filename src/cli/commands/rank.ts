import type { Command } from 'commander';
import type { HandValue } from '../../index.ts';
import { failureOf, UsageError } from '../failure.ts';
import type { Session } from '../session.ts';
import { checkOutput, type OutputFlags, outputOptions } from './output-options.ts';

const EXAMPLES = `Examples:
  equity rank AsKsQsJsTs 2c3d                  the best five of seven
  equity rank A♠ K♦ Q♥ J♣ 9♠                   any way of writing cards
  equity rank "QsQhQd7c7d | 9h8h7h6h2h"        compare hands
  equity rank AsAd 7c7d7h2s3s vs KsKd 7c7d7h2s3s --json
`;

/** Adds the command that names hands. */
export function define(program: Command, session: Session): void {
  const command = program
    .command('rank')
    .summary('name a hand of five, six or seven cards')
    .usage('[options] <cards…> [vs <cards…>]')
    .description(
      'Names a hand of five, six or seven cards: the five that play, its strength (1 is the worst, 7462 the best) ' +
        "and how many of the 7,462 classes of hands it beats. Several hands, separated by 'vs' (or v, |), are " +
        'compared.',
    )
    .argument('[cards...]', 'the cards')
    .addHelpText('before', EXAMPLES)
    .action((words: string[]) => runRank(words, command.optsWithGlobals(), session));
  for (const option of outputOptions('hand')) command.addOption(option);
}

/** A part of the input between two separators, and where it starts. */
interface Part {
  readonly text: string;
  readonly start: number;
}

/** Cuts the input at `vs`, `v`, `versus` and `|`. */
function splitHands(input: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  const add = (to: number) => {
    const text = input.slice(from, to);
    const lead = text.length - text.trimStart().length;
    parts.push({ text: text.trim(), start: from + lead });
  };
  for (const match of input.matchAll(/(?<=^|[\s|])v(?:s\.?|ersus)?(?=$|[\s|])|\|/gi)) {
    add(match.index);
    from = match.index + match[0].length;
  }
  add(input.length);
  return parts;
}

function evaluatePart(part: Part, input: string, evaluate: (cards: string) => HandValue): HandValue {
  try {
    return evaluate(part.text);
  } catch (error) {
    const failure = failureOf(error);
    if (failure.code === 'INTERNAL') throw error;
    // What is wrong with the part is wrong at that place of the input.
    const span = failure.span ?? { start: 0, end: part.text.length };
    throw new UsageError({
      ...failure,
      input,
      span: { start: span.start + part.start, end: span.end + part.start },
    });
  }
}

async function runRank(words: readonly string[], flags: OutputFlags, session: Session): Promise<void> {
  const { terminal, commandLine } = session;
  checkOutput(flags);
  const input = words.join(' ');
  if (input.trim() === '') {
    throw new UsageError({
      code: 'BAD_HAND',
      message: 'there are no cards to rank',
      input: commandLine.text,
      span: commandLine.end,
      hint: 'Name five to seven cards: equity rank AsKsQsJsTs 2c3d.',
    });
  }
  const parts = splitHands(input);
  const empty = parts.find((part) => part.text === '');
  if (empty !== undefined) {
    throw new UsageError({
      code: 'EMPTY_HAND',
      message: 'there is no hand on one side of the separator',
      input,
      span: { start: empty.start, end: empty.start },
      hint: 'Name five to seven cards on each side: AsKsQsJsTs vs 9h8h7h6h5h.',
    });
  }
  const { evaluate, ready } = await import('../../index.ts');
  const { rankHands, rankingCsv, rankingObject, renderRanking } = await import('../render/ranking.ts');
  await ready();
  const hands = rankHands(
    parts.map((part) => ({ hand: part.text, value: evaluatePart(part, input, evaluate) })),
  );
  if (terminal.format === 'json') terminal.print(JSON.stringify(rankingObject(hands)));
  else if (terminal.format === 'csv') terminal.print(rankingCsv(hands));
  else terminal.print(renderRanking(hands, await terminal.paint('stdout'), terminal.width));
}
