/**
 * What all distinct solutions take: `npm run bench`. Every solution is written as an expression and graded by its effort; the
 * steps are told of a page of them only, which costs the same for every game.
 */

import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { distinctWays } from '../../functions/solvers/arithmetic/distinct/distinct.ts';
import type { NumbersPuzzle } from '../../functions/solvers/arithmetic/puzzle.ts';
import { rationalOf } from '../../functions/solvers/arithmetic/rational.ts';
import { Budget } from '../../functions/solvers/budget.ts';
import { SMALL_HEAP } from './peak-memory.ts';
import { cardHands, televisionGames } from './seeded-games.ts';
import { figure, leastTimes, printTable, quantile } from './timing.ts';

const ways = (puzzle: NumbersPuzzle) =>
  distinctWays(puzzle, rationalOf(puzzle.target), new Budget(Number.POSITIVE_INFINITY));

function timed(name: string, games: readonly NumbersPuzzle[], rounds: number, asked: string): string[] {
  const times = leastTimes(games, rounds, ways);
  const counts = games.map((game) => ways(game).count);
  const units = games.map((game) => {
    const budget = new Budget(Number.POSITIVE_INFINITY);
    distinctWays(game, rationalOf(game.target), budget);
    return budget.spent;
  });
  const speeds = units.map((spent, place) => spent / (times[place] as number));
  return [
    name,
    figure(games.length),
    figure(quantile(counts, 0.5)),
    figure(quantile(counts, 1)),
    figure(quantile(times, 0.5)),
    figure(quantile(times, 0.99)),
    asked,
    figure(quantile(speeds, 0.5)),
  ];
}

if (import.meta.main) {
  printTable(
    ['All distinct solutions', 'games', 'median', 'most', 'ms: median', '99th', 'asked', 'units/ms'],
    [
      timed('six tiles, 101 to 999', televisionGames(1972, 500, 6, 101, 999), 7, '0.2, 0.6'),
      timed('seven tiles', televisionGames(7, 200, 7, 101, 999), 4, '2'),
      timed('eight tiles', televisionGames(8, 40, 8, 101, 999), 2, '25'),
      timed('24 with four cards', cardHands(4, 500, 4), 9, '0.02'),
      timed('24 with five cards', cardHands(5, 300, 5), 7, '0.1'),
      timed('24 with six cards', cardHands(6, 100, 6), 5, '0.8'),
      timed('24 with seven cards', cardHands(7, 40, 7), 3, '20'),
    ],
  );
  const script = fileURLToPath(new URL('distinct-memory.ts', import.meta.url));
  const megabytes = Number(execFileSync(process.execPath, [...SMALL_HEAP, script], { encoding: 'utf8' }));
  console.log(`Peak memory of all solutions of eight tiles: ${figure(megabytes)} MB over the start (asked: 64)\n`);
}
