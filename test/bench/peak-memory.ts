/**
 * Run by itself, prints how many megabytes the process grew by, at its peak, over games of ten numbers, small and large, to
 * short and to long budgets. To be run with `SMALL_HEAP`: left alone, Node lets garbage lie until the machine's memory is in
 * question, which tells how lazy it is and not what a search needs; an isolate of a Worker has 128 MB in all.
 */

import { solveNumbersRound } from '../../functions/solvers/arithmetic/subsets/numbers-round.ts';
import { Budget } from '../../functions/solvers/budget.ts';
import { millionGames, televisionGames } from './seeded-games.ts';

/** Options of Node for a heap that has to be collected: a search that holds more than that dies for want of memory. */
export const SMALL_HEAP = ['--max-old-space-size=64', '--max-semi-space-size=4'];

if (import.meta.main) {
  const peak = () => process.resourceUsage().maxRSS / 1024;
  const before = peak();
  const games = [
    ...televisionGames(10, 6, 10, 1e6, 1e8),
    ...televisionGames(11, 6, 10, 1e12, Number.MAX_SAFE_INTEGER),
    ...millionGames(8, 6, 8, 1, 1e12),
    ...millionGames(10, 6, 10, 1e12, Number.MAX_SAFE_INTEGER),
  ];
  for (const milliseconds of [7, 30, 300]) {
    for (const puzzle of games) solveNumbersRound(puzzle, Budget.ofMilliseconds(milliseconds));
  }
  console.log(peak() - before);
}
