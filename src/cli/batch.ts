import { createInterface } from 'node:readline';
import { ask, printAnswer, type Question } from './answer.ts';
import { EXIT, failureOf } from './failure.ts';
import { Interrupt } from './interrupt.ts';
import { reportFailure, type Session } from './session.ts';

/**
 * Answers the queries on stdin, one a line, in their order. Blank lines and lines that start with `#`
 * are passed over. A line that cannot be answered is reported and the next one is read.
 */
export async function answerLines(question: Question, session: Session): Promise<void> {
  const { terminal } = session;
  const interrupt = new Interrupt();
  if (terminal.format === 'csv' && question.options.byHand === true) {
    const { handsCsvHeader } = await import('./render/hands.ts');
    terminal.print(handsCsvHeader(true));
  } else if (terminal.format === 'csv') {
    const { csvHeader } = await import('./render/csv.ts');
    const { chipsHeader } = await import('./render/chips.ts');
    terminal.print((question.chips ? chipsHeader : csvHeader)(['line']));
  }
  let number = 0;
  let answered = 0;
  let failed = 0;
  // Opened last: lines that arrive while nobody iterates over the reader would be lost.
  const reader = createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY });
  interrupt.signal.addEventListener('abort', () => reader.close());
  for await (const text of reader) {
    number += 1;
    const query = text.trim();
    if (interrupt.happened) break;
    if (query === '' || query.startsWith('#')) continue;
    try {
      const answer = await ask(query, question, session, interrupt);
      if (terminal.format === 'table') terminal.print(`${answered + failed > 0 ? '\n' : ''}> ${query}`);
      await printAnswer(answer, session, number);
      answered += 1;
    } catch (error) {
      if (terminal.format !== 'json') terminal.warn(`line ${number}:`);
      await reportFailure(session, failureOf(error), { line: number });
      failed += 1;
    }
  }
  interrupt.release();
  if (interrupt.happened) session.exitCode = EXIT.interrupted;
  else session.exitCode = failed > 0 ? EXIT.batch : EXIT.ok;
}
