/** Run by itself with `SMALL_HEAP`, prints how many megabytes the process grew by over games of eight tiles, all solutions found. */

import { distinctWays } from '../../functions/solvers/arithmetic/distinct/distinct.ts';
import { rationalOf } from '../../functions/solvers/arithmetic/rational.ts';
import { Budget } from '../../functions/solvers/budget.ts';
import { televisionGames } from './seeded-games.ts';

const peak = () => process.resourceUsage().maxRSS / 1024;
const before = peak();
for (const puzzle of televisionGames(8, 20, 8, 101, 999)) {
  distinctWays(puzzle, rationalOf(puzzle.target), new Budget(Number.POSITIVE_INFINITY));
}
console.log(peak() - before);
