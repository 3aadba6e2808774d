/** What cryptarithms take, all solutions found: `npm run bench`. Reading is apart, but for the whole file of known puzzles. */

import { readFileSync } from 'node:fs';
import { Budget } from '../../functions/solvers/budget.ts';
import {
  type CryptarithmStrategy,
  runCryptarithmStrategy,
} from '../../functions/solvers/cryptarithm/history/strategies.ts';
import type { Cryptarithm } from '../../functions/solvers/cryptarithm/puzzle.ts';
import { parsed } from '../../functions/solvers/cryptarithm/read/read-puzzle.ts';
import { cryptarithm } from '../../functions/solvers/cryptarithm/rules.ts';
import { solveCryptarithm } from '../../functions/solvers/cryptarithm/solve.ts';
import { figure, printTable } from './timing.ts';

/** A line of the file of known puzzles. */
interface Known {
  readonly puzzle: string;
  readonly base: number;
  readonly singleLetterZero?: boolean;
}

const KNOWN: readonly Known[] = readFileSync(new URL('../oracles/cryptarithms.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

const read = ({ puzzle, base, singleLetterZero = true }: Known) =>
  cryptarithm(parsed(puzzle, base), { singleLetterZero });
const solve = (puzzle: Cryptarithm) => solveCryptarithm(puzzle, 10, new Budget(Number.POSITIVE_INFINITY));

/** Milliseconds a time, the least of some rounds that take about `MILLISECONDS` each. */
function leastTime(solveOnce: () => unknown): number {
  let times = 1;
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    for (let time = 0; time < times; time++) solveOnce();
    const took = performance.now() - start;
    if (round >= WARM_UP) least = Math.min(least, took / times);
    times = Math.max(1, Math.ceil((times * MILLISECONDS) / Math.max(took, 0.01)));
  }
  return least;
}

const ROUNDS = 16;
const WARM_UP = 4;
const MILLISECONDS = 40;

function timed(known: Known, asked: string): string[] {
  const puzzle = read(known);
  const { solutionCount, search } = solve(puzzle);
  const least = leastTime(() => solve(puzzle));
  const name = known.puzzle.length > 40 ? `${known.puzzle.slice(0, 39)}…` : known.puzzle;
  return [name, `${known.base}`, `${solutionCount}`, figure(least), asked, figure(search.work / least)];
}

/** How many times as long as the engine the searches of the lecture note take for all solutions. */
function compared(known: Known): string[] {
  const puzzle = read(known);
  const engine = leastTime(() => solve(puzzle));
  const ratio = (strategy: CryptarithmStrategy) => {
    const search = () => runCryptarithmStrategy(strategy, puzzle, 10, new Budget(Number.POSITIVE_INFINITY));
    return figure(leastTime(search) / engine);
  };
  return [known.puzzle, figure(engine), ratio('columns'), ratio('exhaustive')];
}

const known = (beginning: string) => KNOWN.find(({ puzzle }) => puzzle.startsWith(beginning)) as Known;

if (import.meta.main) {
  printTable(
    ['Cryptarithms', 'base', 'solutions', 'ms', 'asked', 'units/ms'],
    [
      timed({ puzzle: 'SEND+MORE=MONEY', base: 10 }, '0.005'),
      timed(known('FORTY'), '0.01'),
      timed(known('DONALD'), '0.01'),
      timed(known('THIS+A+FIRE'), '0.2'),
      timed({ puzzle: 'ETA*CHI=LAMBDA', base: 10 }, '1'),
      timed(known('NORTH'), '4'),
      timed({ puzzle: 'SEND+MORE=MONEY', base: 16 }, '0.02'),
      timed(known('AS+A+STAMP'), '150'),
      timed(known('LETS+ALSO'), '150'),
      timed(known('copper'), ''),
      timed(known('iron'), ''),
      timed(known('ABC*DE'), ''),
      timed(known('BAIJJ'), ''),
    ],
  );
  printTable(
    ['Times as long as the engine', 'engine, ms', 'columns', 'exhaustive'],
    [compared({ puzzle: 'SEND+MORE=MONEY', base: 10 }), compared(known('DONALD'))],
  );
  const all = leastTime(() => KNOWN.map((line) => solve(read(line))));
  console.log(`All ${KNOWN.length} known puzzles, reading included: ${figure(all)} ms (asked: 300)\n`);
}
