/**
 * What tables of hands take: `node test/bench/tables.ts`, some ten seconds. The article's program took 63 s for four to nine
 * numbers in 1-13, on a machine of its day.
 *
 * A time is that of one table with all smaller ones: the first of its kind, and the least of three.
 */

import type { TableQuestion } from '../../functions/solvers/arithmetic/tables/question.ts';
import { Table } from '../../functions/solvers/arithmetic/tables/table.ts';
import { figure, printTable } from './timing.ts';

function row(size: number, least: number, most: number, target: number, rounds: number): string[] {
  const question: TableQuestion = { size, least, most, target };
  const times: number[] = [];
  let solvable = '';
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    const table = new Table(question);
    times.push(performance.now() - start);
    solvable = `${figure(table.solvableCount(size))} of ${figure(table.handCount(size))}`;
  }
  return [`${size} in ${least}-${most} → ${target}`, solvable, figure(times[0] as number), figure(Math.min(...times))];
}

/** Milliseconds to read all solutions of a table, as expressions. */
function reading(size: number): string[] {
  const table = new Table({ size, least: 1, most: 13, target: 24 });
  const start = performance.now();
  let solvable = 0;
  for (const { solution } of table.lines(size)) if (solution !== undefined) solvable++;
  const milliseconds = performance.now() - start;
  return [`${size} in 1-13 → 24`, figure(solvable), figure(milliseconds), figure((1e6 * milliseconds) / solvable)];
}

printTable(
  ['A table, ms', 'solvable', 'first', 'least'],
  [
    row(9, 1, 13, 24, 3),
    row(10, 1, 13, 24, 3),
    row(12, 1, 13, 24, 3),
    row(4, 1, 13, 24, 3),
    row(4, 1, 13, 100, 3),
    row(4, -13, 13, 24, 3),
    row(4, 1, 50, 24, 1),
  ],
);
printTable(['Reading its solutions, ms', 'solutions', 'ms', 'ns a solution'], [reading(6), reading(9)]);
