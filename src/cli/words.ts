import { ask, printAnswer, type Question } from './answer.ts';
import type { CommandLine } from './command-line.ts';
import { UsageError } from './failure.ts';
import { Interrupt } from './interrupt.ts';
import type { Session } from './session.ts';

function noQuery(line: CommandLine): UsageError {
  const empty = line.args.findIndex((arg) => arg.trim() === '');
  return new UsageError({
    code: 'BAD_QUERY',
    message: 'there is no query',
    input: line.text,
    span: empty < 0 ? line.end : line.spanOf(empty),
    hint: 'Name the hands: equity AsKs vs QQ.',
  });
}

/** Answers the query that the words of the command line make; `-` stands for the lines of stdin. */
export async function answerWords(
  words: readonly string[],
  question: Question,
  session: Session,
): Promise<void> {
  if (words.length === 1 && words[0] === '-') {
    const { answerLines } = await import('./batch.ts');
    await answerLines(question, session);
    return;
  }
  const query = words.join(' ');
  if (query.trim() === '') throw noQuery(session.commandLine);
  const interrupt = new Interrupt();
  const answer = await ask(query, question, session, interrupt);
  interrupt.release();
  await printAnswer(answer, session);
}
