/**
 * What the numbers engine takes: `npm run bench`, under a minute. The games are seeded, so that two machines time the same
 * ones; the ratios hardly depend on the machine, the milliseconds do.
 *
 * A time is that of one call, clock around it, the least of several goes once warm: what the search costs, without what else
 * the machine was doing. Solution, steps and fewest numbers are included, parsing and caching are not.
 */

import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { backtracking } from '../../functions/solvers/arithmetic/history/backtracking.ts';
import type { NaturalPuzzle } from '../../functions/solvers/arithmetic/puzzle.ts';
import { solveNumbersRound } from '../../functions/solvers/arithmetic/subsets/numbers-round.ts';
import { Budget, WORK_PER_MILLISECOND } from '../../functions/solvers/budget.ts';
import { SMALL_HEAP } from './peak-memory.ts';
import { millionGames, televisionGames } from './seeded-games.ts';
import { figure, leastTimes, printTable, quantile } from './timing.ts';

const proven = (puzzle: NaturalPuzzle) => solveNumbersRound(puzzle, new Budget(Number.POSITIVE_INFINITY));
const unreachable = (puzzle: NaturalPuzzle) => proven(puzzle).best.distance !== 0;

/** What the largest searches need at most, in a process of their own. */
function peakMemory(): void {
  const script = fileURLToPath(new URL('peak-memory.ts', import.meta.url));
  const megabytes = Number(execFileSync(process.execPath, [...SMALL_HEAP, script], { encoding: 'utf8' }));
  console.log(`Peak memory of eight and ten numbers, budgets to 300 ms: ${figure(megabytes)} MB over the start\n`);
}

/** Median, 99th percentile and maximum of games that are searched to the end. */
function timesToProof(): void {
  const head = ['Searched to the end, ms', 'games', 'median', '99th', 'most'];
  const row = (name: string, times: readonly number[]) => [
    name,
    figure(times.length),
    ...[0.5, 0.99, 1].map((fraction) => figure(quantile(times, fraction))),
  ];
  const timed = (name: string, games: readonly NaturalPuzzle[], rounds: number) =>
    row(name, leastTimes(games, rounds, proven));

  const television = televisionGames(1972, 500, 6, 101, 999);
  const times = leastTimes(television, 7, proven);
  const exact = television.map((puzzle) => !unreachable(puzzle));
  printTable(head, [
    row('six tiles, 101 to 999', times),
    row(
      '  exact',
      times.filter((_, place) => exact[place]),
    ),
    row(
      '  not exact',
      times.filter((_, place) => !exact[place]),
    ),
    timed('six tiles, 10,000 to 100,000', televisionGames(6, 300, 6, 10_000, 100_000), 5),
    timed('six near a million, to 10^12', millionGames(6, 60, 6, 1, 1e12), 2),
    timed('seven tiles, 10,000 to 100,000', televisionGames(7, 300, 7, 10_000, 100_000), 3),
    timed('seven tiles, not exact, to 10^8', televisionGames(71, 100, 7, 1e6, 1e8).filter(unreachable), 3),
    timed('eight tiles, 10,000 to 100,000', televisionGames(8, 150, 8, 10_000, 100_000), 2),
    timed('eight tiles, not exact, to 10^8', televisionGames(81, 60, 8, 1e7, 1e8).filter(unreachable), 2),
  ]);
}

/** Six tiles and a target that they do not make: this engine against plain backtracking, game by game. */
function ratioToBacktracking(): void {
  const games = televisionGames(831, 600, 6, 101, 999).filter(unreachable).slice(0, 30);
  const nodes = games.map(({ numbers, target }) => backtracking(numbers, target, new Budget(1e9)).nodes);
  const plain = leastTimes(games, 2, ({ numbers, target }) => backtracking(numbers, target, new Budget(1e9)));
  const subsets = leastTimes(games, 7, proven);
  const work = games.map((puzzle) => proven(puzzle).search.work);
  const median = (values: readonly number[]) => quantile(values, 0.5);
  const ratios = (a: readonly number[], b: readonly number[]) =>
    median(a.map((value, place) => value / (b[place] ?? 0)));
  printTable(
    [`Six tiles, not exact (${games.length} games), median`, 'ms', 'units of work', 'ns a unit'],
    [
      ['backtracking', figure(median(plain)), figure(median(nodes)), figure(1e6 * ratios(plain, nodes))],
      ['subsets', figure(median(subsets)), figure(median(work)), figure(1e6 * ratios(subsets, work))],
      ['ratio of the medians', figure(median(plain) / median(subsets)), figure(median(nodes) / median(work)), ''],
      ['median of the ratios', figure(ratios(plain, subsets)), figure(ratios(nodes, work)), ''],
    ],
  );
}

/** How long a budget takes, and so how many units a millisecond buys: the source of `WORK_PER_MILLISECOND`. */
function workPerMillisecond(): void {
  const row = (name: string, games: readonly NaturalPuzzle[], milliseconds: number) => {
    const solve = (puzzle: NaturalPuzzle) => solveNumbersRound(puzzle, Budget.ofMilliseconds(milliseconds));
    const times = leastTimes(games, 2, solve);
    const answers = games.map(solve);
    const speeds = answers.map(({ search }, place) => search.work / (times[place] as number));
    const complete = answers.filter(({ search }) => search.complete).length;
    return [
      name,
      figure(milliseconds),
      `${complete} of ${games.length}`,
      figure(quantile(times, 0.5)),
      figure(quantile(times, 1)),
      figure(quantile(speeds, 0)),
      figure(quantile(speeds, 0.5)),
    ];
  };
  printTable(
    ['A budget in ms', 'budget', 'proven', 'median', 'most', 'least units/ms', 'median'],
    [
      row('six tiles, 101 to 999', televisionGames(6, 100, 6, 101, 999), 7),
      row('seven tiles, 10,000 to 100,000', televisionGames(7, 100, 7, 10_000, 100_000), 7),
      row('eight tiles, 10,000 to 100,000', televisionGames(8, 60, 8, 10_000, 100_000), 30),
      row('eight tiles, 10^7 to 10^8', televisionGames(81, 40, 8, 1e7, 1e8), 30),
      row('ten tiles, 10^6 to 10^8', televisionGames(10, 40, 10, 1e6, 1e8), 7),
      row('ten tiles, 10^6 to 10^8', televisionGames(10, 20, 10, 1e6, 1e8), 30),
      row('six near a million, to 10^12', millionGames(6, 40, 6, 1, 1e12), 7),
      row('seven near a million, to 10^12', millionGames(7, 16, 7, 1, 1e12), 7),
      row('eight near a million, to 10^12', millionGames(8, 8, 8, 1, 1e12), 30),
      row('ten near a million, to 2^53', millionGames(10, 16, 10, 1e12, 2 ** 53 - 1), 7),
      row('ten near a million, to 2^53', millionGames(10, 8, 10, 1e12, 2 ** 53 - 1), 30),
    ],
  );
  console.log(`WORK_PER_MILLISECOND is ${figure(WORK_PER_MILLISECOND)}.`);
}

peakMemory();
timesToProof();
ratioToBacktracking();
workPerMillisecond();
