/**
 * What the searches of the literature take: `node test/bench/history.ts`, some twenty seconds. The source of `workPerMillisecond`
 * in `STRATEGIES` and `CRYPTARITHM_STRATEGIES`.
 *
 * A time is the least of some goes; a node is a unit of the search's budget.
 */

import type { Exact } from '../../functions/solvers/arithmetic/answer.ts';
import { operators } from '../../functions/solvers/arithmetic/history/operators.ts';
import { runStrategy, STRATEGIES, type Strategy } from '../../functions/solvers/arithmetic/history/strategies.ts';
import { canonicalPuzzle } from '../../functions/solvers/arithmetic/puzzle.ts';
import { Budget } from '../../functions/solvers/budget.ts';
import {
  CRYPTARITHM_STRATEGY_NAMES,
  type CryptarithmStrategy,
  playsCryptarithm,
  runCryptarithmStrategy,
} from '../../functions/solvers/cryptarithm/history/strategies.ts';
import type { Cryptarithm } from '../../functions/solvers/cryptarithm/puzzle.ts';
import { readPuzzle } from '../../functions/solvers/cryptarithm/read/read-puzzle.ts';
import { cryptarithm } from '../../functions/solvers/cryptarithm/rules.ts';
import { hands } from './selections.ts';
import { figure, leastTimes, printTable } from './timing.ts';

function row(strategy: Strategy, numbers: readonly Exact[], target: Exact, units = Number.POSITIVE_INFINITY): string[] {
  const puzzle = canonicalPuzzle(numbers, target, STRATEGIES[strategy]);
  const search = () => runStrategy(strategy, puzzle, numbers, new Budget(units));
  const [milliseconds = Number.NaN] = leastTimes([puzzle], 5, search);
  const answer = search();
  const counts = Object.entries(answer.counts).map(([name, count]) => `${figure(count)} ${name}`);
  return [
    `${strategy}: ${numbers.join(' ')} → ${target}`,
    `${answer.best?.value}`,
    counts.join(', '),
    figure(milliseconds),
    figure(answer.search.work / milliseconds),
  ];
}

printTable(
  ['A search', 'value', 'counts', 'ms', 'units/ms'],
  [
    row('backtracking', [1, 3, 7, 10, 25, 50], 831),
    row('backtracking', [25, 50, 75, 100, 3, 6], 952),
    row('backtracking', [1, 2, 4, 8, 16, 32], 9999),
    row('backtracking', [999_983, 999_979, 999_961, 999_959, 999_953, 999_931, 7, 8, 9, 10], 12_345, 500_000),
    row('states', [1, 3, 7, 10, 25, 50], 831),
    row('states', [25, 50, 75, 100, 3, 6], 952),
    row('states', [1, 2, 4, 8, 16, 32], 9999),
    row('states', [999_983, 999_979, 999_961, 999_959, 999_953, 999_931, 7, 8, 9, 10], 12_345, 500_000),
    row('operators', [3, 3, 8, 8], 24),
    row('operators', [1, 1, 6, 7, 7], 24),
    row('operators', [1, 1, 1, 1, 1, 1], 24),
    row('operators', [24, 80, 91, 87, 5], 24),
    row('operators', [999_983, 999_979, '999961/999959', '7/999953', 999_931, '999907/8'], 24, 500_000),
  ],
);

/** The table of the article: all hands of so many numbers in 1-13. */
function table(size: number): string[] {
  let [count, solvable, calls] = [0, 0, 0];
  const start = performance.now();
  for (const hand of hands(size)) {
    const answer = operators(hand, 24, new Budget(Number.POSITIVE_INFINITY));
    count++;
    calls += answer.calls;
    if (answer.distance === 0) solvable++;
  }
  const milliseconds = performance.now() - start;
  return [
    `${size} in 1-13`,
    `${solvable} of ${count}`,
    figure(calls),
    figure(milliseconds),
    figure(calls / milliseconds),
  ];
}

printTable(['operators, 24 from all hands', 'solvable', 'calls', 'ms', 'calls/ms'], [table(4), table(5)]);

/** Puzzles short and long, of one sum and of more, and of numbers beyond doubles. */
const CRYPTARITHMS: readonly (readonly [text: string, base: number])[] = [
  ['SEND+MORE=MONEY', 10],
  ['SEND+MORE=MONEY', 16],
  ['DONALD+GERALD=ROBERT', 10],
  ['FORTY+TEN+TEN=SIXTY', 10],
  [`${Array(200).fill('SHE').join('+')}+TOE+OAF+BID=HAUNTED`, 12],
  ['ETA*CHI=LAMBDA', 10],
  ['NORTH/SOUTH=EAST/WEST', 10],
  ['AB^CD+A=B^DC', 10],
  ['ABCDEFGHIJ*ABCDEFGHIJ*ABCDEFGHIJ=ABCDEFGHIJ', 10],
  [`${'ABCDEFGHIJ'.repeat(40)}=${'BACDEFGHIJ'.repeat(40)}`, 10],
];

function cryptarithmRow(strategy: CryptarithmStrategy, puzzle: Cryptarithm, text: string): string[] {
  const search = () => runCryptarithmStrategy(strategy, puzzle, 1, new Budget(2_500_000));
  const [milliseconds = Number.NaN] = leastTimes([puzzle], 4, search);
  const { counts, solutionCount, search: spent } = search();
  return [
    `${strategy}: ${text.length > 40 ? `${text.slice(0, 40)}…` : text} in ${puzzle.base}`,
    spent.complete ? figure(Number(solutionCount)) : '…',
    counts.assignmentsToFirst ? figure(counts.assignmentsToFirst) : '',
    figure(counts.assignments),
    figure(milliseconds),
    figure(spent.work / milliseconds),
  ];
}

printTable(
  ['A search', 'solutions', 'to the first', 'assignments', 'ms', 'units/ms'],
  CRYPTARITHMS.flatMap(([text, base]) => {
    const reading = readPuzzle(text, base);
    if (reading.fault) throw new Error(`${text}: ${reading.fault.code}`);
    const puzzle = cryptarithm(reading.puzzle);
    const strategies = CRYPTARITHM_STRATEGY_NAMES.filter((strategy) => playsCryptarithm(strategy, puzzle));
    return strategies.map((strategy) => cryptarithmRow(strategy, puzzle, text));
  }),
);
