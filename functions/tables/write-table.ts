/**
 * Writes a table of hands: `npm run table -- 4 1 13 24`. Lines go out as they are made, so that a table of any length takes
 * little memory beside its two bytes a hand; a bar on the terminal, on the error stream, tells how far it is.
 */

import { type Expression, render } from '../solvers/arithmetic/expression.ts';
import { PRESETS } from '../solvers/arithmetic/puzzle.ts';
import type { TableQuestion } from '../solvers/arithmetic/tables/question.ts';
import { Table } from '../solvers/arithmetic/tables/table.ts';
import { ProgressBar } from './progress-bar.ts';
import { questionOf, USAGE } from './question-arguments.ts';

/** Lines that are written at once. */
const BATCH = 500;

/** The text of the table, in pieces of some lines. */
function* tableText(question: TableQuestion, bar: ProgressBar): Generator<string> {
  const { size, least, most, target } = question;
  const start = performance.now();
  const table = new Table(question, (hands, of) => bar.show('Solving', hands, of));
  const milliseconds = performance.now() - start;

  const width = Math.max(2, `${least}`.length, `${most}`.length);
  const puzzle = { ...PRESETS[24], target };
  const lineOf = (number: number, hand: readonly number[], solution: Expression) => {
    const cards = hand.map((card) => `${card}`.padStart(width)).join(' ');
    return `${`${number}`.padStart(4)}    ${cards}     ${render(solution, puzzle).expression}\n`;
  };

  const hands = table.handCount(size);
  let text = '';
  let read = 0;
  let solvable = 0;
  for (const { hand, solution } of table.lines(size)) {
    read++;
    if (solution !== undefined) text += lineOf(++solvable, hand, solution);
    if (read % BATCH > 0) continue;
    bar.show('Writing', read, hands);
    yield text;
    text = '';
  }
  bar.end();
  yield `${text}
N: ${size}    target: ${target}    range: ${least} to ${most}
solvable: ${solvable}/${hands}
time: ${milliseconds.toFixed(0)} ms
`;
}

/** Writes to the output, and waits until it has taken the text; false when who reads it wants no more, as `head` does. */
function isWritten(text: string): Promise<boolean> {
  return new Promise((resolve) => process.stdout.write(text, (error?: Error | null) => resolve(!error)));
}

/** The question of the arguments; what is wrong with them goes to the error stream. */
function questionOrComplaint(texts: readonly string[]): TableQuestion | undefined {
  try {
    return questionOf(texts);
  } catch (error) {
    console.error(`${(error as RangeError).message}. See --help.`);
    return undefined;
  }
}

async function main(texts: readonly string[]): Promise<void> {
  if (texts.includes('--help') || texts.includes('-h')) return console.log(USAGE);
  const question = questionOrComplaint(texts);
  if (!question) {
    process.exitCode = 2;
    return;
  }
  // A write that fails tells its callback and this too: a full disk is an error, a closed pipe is none.
  process.stdout.on('error', (error: Error & { code?: string }) => {
    if (error.code !== 'EPIPE') throw error;
  });
  for (const text of tableText(question, new ProgressBar(process.stderr))) {
    if (!(await isWritten(text))) return;
  }
}

await main(process.argv.slice(2));
