import type { Budget } from '../../budget.ts';
import type { BestAnswer } from '../answer.ts';
import { render } from '../expression.ts';
import type { NumbersPuzzle } from '../puzzle.ts';
import { compare, rationalOf } from '../rational.ts';
import { isExactInDoubles } from './doubles.ts';
import { type Game, gameOf } from './game.ts';
import { groundOf } from './ground.ts';
import { NearestValues } from './nearest-values.ts';
import { searchDoubles } from './search.ts';
import { searchExactly } from './search-exactly.ts';
import { offerSeeds } from './seeds.ts';
import { sharedTable } from './value-table.ts';

/** Units of work for hints, by number of tiles: none for few, and for many more than an exact search would make use of. */
const HINT_WORK = [0, 0, 0, 0, 0, 0, 100_000, 1_000_000, 50_000_000, 50_000_000, 50_000_000];

/**
 * The best answer under any rules: values of subsets from below, met in the middle with the target from above. (For natural
 * steps and any of the numbers, `solveNumbersRound` is faster.)
 *
 * @param puzzle in its canonical form.
 * @param budget when it is spent, the answer is the best so far and `search.complete` is false.
 * @returns null and nothing nearest where no value can be made, or none was found.
 */
export function bestByValues(puzzle: NumbersPuzzle, budget: Budget): BestAnswer {
  const target = rationalOf(puzzle.target);
  const game = gameOf(puzzle.numbers, puzzle, compare(target, 0) > 0);
  const nearest = new NearestValues(target);
  offerSeeds(game, nearest);
  const complete = isDone(nearest, game) || search(game, nearest, budget);
  const solutions = nearest.candidates.map(({ expression }) => render(expression, puzzle));
  const best = solutions.reduce<BestAnswer['best']>(
    (best, solution) => (best !== null && best.numbersUsed <= solution.numbersUsed ? best : solution),
    null,
  );
  return { best, nearest: solutions, search: { complete, work: budget.spent, budget: budget.limit } };
}

/** Whether the seeds are proof: the target itself with all tiles, or with one. */
function isDone(nearest: NearestValues, { any, shape: { tileCount } }: Game): boolean {
  return tileCount === 1 || nearest.exactTiles <= (any ? 1 : tileCount);
}

function search(game: Game, nearest: NearestValues, budget: Budget): boolean {
  if (isExactInDoubles(game, nearest.target)) return searchDoubles(groundOf(sharedTable, game, nearest, false), budget);
  takeHints(game, nearest, budget);
  if (budget.exhausted) return false;
  return isDone(nearest, game) || searchExactly(groundOf(sharedTable, game, nearest, true), budget);
}

/**
 * Searches among doubles that may lie, each find worked out exactly: an exact search of many tiles takes long to come to
 * anything.
 */
function takeHints(game: Game, nearest: NearestValues, budget: Budget): void {
  const units = HINT_WORK[game.shape.tileCount]!;
  if (units === 0) return;
  const hints = new NearestValues(nearest.target, game.rules.values);
  offerSeeds(game, hints);
  budget.lend(units, (loan) => searchDoubles(groundOf(sharedTable, game, hints, false), loan));
  for (const hint of hints.candidates) nearest.offer(hint);
}
