import { Budget } from '../../../functions/solvers/budget.ts';
import { RACE_GAMES, type RaceGame } from './race-games.ts';
import { RUNNERS, type Runner, run, runnersOf } from './runners.ts';

/** What each search counts on a game; a search that does not play its rules is absent. */
export interface CountedGame {
  readonly game: RaceGame;
  readonly work: Readonly<Partial<Record<Runner, number>>>;
}

let known: readonly CountedGame[] | undefined;

/** The counts of the games to choose from. They take a second or so, and belong into the building of the site. */
export function knownCounts(): readonly CountedGame[] {
  known ??= RACE_GAMES.map((game) => {
    const runners = RUNNERS.filter((runner) => runnersOf(game.rules).includes(runner));
    const workOf = (runner: Runner) => run(runner, game, new Budget(Number.POSITIVE_INFINITY)).search.work;
    return { game, work: Object.fromEntries(runners.map((runner) => [runner, workOf(runner)])) };
  });
  return known;
}
