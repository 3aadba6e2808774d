/**
 * What it takes to tell every target of a range at once, and every game of the television show: `node test/bench/reach.ts`,
 * about a minute. The games are seeded. A time is that of one call, the least of several goes once warm.
 */

import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { NaturalPuzzle } from '../../functions/solvers/arithmetic/puzzle.ts';
import { reachOf } from '../../functions/solvers/arithmetic/reach/reach.ts';
import type { Reach } from '../../functions/solvers/arithmetic/reach/reach-answer.ts';
import { Budget } from '../../functions/solvers/budget.ts';
import { SMALL_HEAP } from './peak-memory.ts';
import { millionGames, televisionGames } from './seeded-games.ts';
import { figure, leastTimes, printTable, quantile } from './timing.ts';
import { countWholeGame, hardestTargets, solvable, type WholeGame } from './whole-game.ts';

/** Tells this file to do nothing but what takes the most memory. */
const MEMORY = 'memory';

const television = (count: number, games: number) => televisionGames(count, games, count, 1, 1);
const millions = (count: number, games: number) => millionGames(count, games, count, 1, 1);
const proven = (from: number, to: number) => (puzzle: NaturalPuzzle) => reachOf(puzzle, from, to, new Budget(Infinity));

/** Median, 99th percentile and maximum of ranges that are searched to the end. */
function timesToProof(): void {
  const row = (name: string, games: readonly NaturalPuzzle[], rounds: number, from: number, to: number) => {
    const times = leastTimes(games, rounds, proven(from, to));
    return [
      name,
      figure(from),
      figure(to),
      figure(games.length),
      ...[0.5, 0.99, 1].map((part) => figure(quantile(times, part))),
    ];
  };
  printTable(
    ['Searched to the end, ms', 'from', 'to', 'games', 'median', '99th', 'most'],
    [
      row('six tiles', television(6, 500), 9, 100, 999),
      row('six tiles', television(6, 100), 3, 1, 9999),
      row('six tiles', television(6, 60), 3, 1_000_000, 1_000_999),
      row('six near a million', millions(6, 12), 2, 100, 999),
      row('seven tiles', television(7, 100), 3, 100, 999),
      row('seven tiles', television(7, 40), 2, 1, 9999),
      row('seven tiles', television(7, 40), 2, 1_000_000, 1_000_999),
      row('eight tiles', television(8, 40), 2, 100, 999),
      row('eight tiles', television(8, 12), 2, 1, 9999),
      row('eight tiles', television(8, 12), 2, 1_000_000, 1_000_999),
      row('ten tiles', television(10, 12), 2, 100, 999),
    ],
  );
}

/** How long a budget takes, and what comes of it. */
function withinBudgets(): void {
  const row = (name: string, games: readonly NaturalPuzzle[], from: number, to: number, milliseconds: number) => {
    const within = (puzzle: NaturalPuzzle): Reach => reachOf(puzzle, from, to, Budget.ofMilliseconds(milliseconds));
    const times = leastTimes(games, 2, within);
    const answers = games.map(within);
    const speeds = answers.map(({ search }, place) => search.work / times[place]!);
    const complete = answers.filter(({ search }) => search.complete).length;
    const told = [milliseconds, quantile(times, 0.5), quantile(times, 1), quantile(speeds, 0), quantile(speeds, 0.5)];
    return [name, figure(from), figure(to), `${complete} of ${games.length}`, ...told.map(figure)];
  };
  printTable(
    ['A budget in ms', 'from', 'to', 'proven', 'budget', 'median', 'most', 'least units/ms', 'median'],
    [
      row('six tiles', television(6, 60), 100, 999, 7),
      row('seven tiles', television(7, 30), 1, 9999, 7),
      row('eight tiles', television(8, 12), 1, 9999, 7),
      row('ten tiles', television(10, 12), 100, 999, 7),
      row('ten tiles', television(10, 12), 100_000, 109_999, 30),
      row('six near a million', millions(6, 12), 100, 999, 30),
      row('ten near a million', millions(10, 6), 1e12, 1e12 + 9999, 30),
    ],
  );
}

/** What the largest searches need at most, in a process of their own. */
function peakMemory(): void {
  const megabytes = execFileSync(process.execPath, [...SMALL_HEAP, fileURLToPath(import.meta.url), MEMORY], {
    encoding: 'utf8',
  });
  console.log(`Peak memory of ten numbers, budgets to 300 ms: ${figure(Number(megabytes))} MB over the start\n`);
}

function printPeak(): void {
  const peak = () => process.resourceUsage().maxRSS / 1024;
  const before = peak();
  for (const milliseconds of [7, 30, 300]) {
    for (const puzzle of television(10, 3)) reachOf(puzzle, 10_000, 19_999, Budget.ofMilliseconds(milliseconds));
    for (const puzzle of television(10, 3)) reachOf(puzzle, 1e7, 1e7 + 9999, Budget.ofMilliseconds(milliseconds));
    for (const puzzle of millions(10, 3)) reachOf(puzzle, 1e12, 1e12 + 9999, Budget.ofMilliseconds(milliseconds));
  }
  console.log(peak() - before);
}

/** All selections of the show with all targets: what it takes and what there is. */
function wholeGame(): void {
  let game: WholeGame | undefined;
  const [time] = leastTimes([0], 4, () => {
    game = countWholeGame();
  });
  const { byLarge, drawnSolvable } = game!;
  const selections = byLarge.reduce((sum, count) => sum + count.selections, 0);
  const percent = (part: number) => `${(100 * part).toFixed(3)}%`;
  const games = (from: number) => selections * (1000 - from);
  console.log(`All ${figure(selections)} selections of six with all targets: ${figure(time!)} ms`);
  for (const from of [101, 100]) {
    const count = solvable(game!, from);
    console.log(
      `Targets ${from} to 999: ${figure(count)} of ${figure(games(from))} solvable, ${percent(count / games(from))}`,
    );
  }
  console.log(`Drawn at random from the 24 tiles: ${percent(drawnSolvable)}`);
  const hardest = hardestTargets(game!, 5).map(({ target, selections: count }) => `${target} (${count})`);
  console.log(`Hardest targets, by the selections that reach them: ${hardest.join(', ')}\n`);
  printTable(['Large tiles', ...byLarge.keys(), 'all'].map(String), [
    counted(
      'selections',
      byLarge.map((count) => count.selections),
    ),
    counted(
      'that reach 100 to 999',
      byLarge.map((count) => count.whole),
    ),
    ...[0, 1, 2, 3].map((distance) =>
      counted(
        `games at distance ${distance}`,
        byLarge.map(({ near }) => near[distance]!),
      ),
    ),
    counted(
      'nothing within ten',
      byLarge.map((count) => count.unscored),
    ),
    ['solvable', ...byLarge.map(({ near, selections: count }) => percent(near[0]! / (899 * count))), ''],
    ['farthest', ...byLarge.map(({ worst }) => figure(worst.distance)), ''],
    ['  from', ...byLarge.map(({ worst }) => figure(worst.target)), ''],
    ['  with', ...byLarge.map(({ worst }) => worst.tiles.join(' ')), ''],
  ]);
}

/** A row of counts and their sum. */
function counted(name: string, counts: readonly number[]): string[] {
  return [name, ...counts.map(figure), figure(counts.reduce((sum, count) => sum + count, 0))];
}

if (process.argv[2] === MEMORY) printPeak();
else {
  peakMemory();
  timesToProof();
  withinBudgets();
  wholeGame();
}
