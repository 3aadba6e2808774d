import { Budget } from '../../budget.ts';
import { draw, Random } from '../../random.ts';
import type { NumbersPuzzle } from '../puzzle.ts';
import { solveAll, solveNumbers } from '../solve.ts';
import { type Difficulty, difficultyOf, mayBe } from './difficulty.ts';
import { puzzleOf, SHOWS, type Show, type ShowName } from './shows.ts';

export interface DealRequest {
  readonly show: ShowName;
  /** How many of the tiles are large, at most as many as the show has; drawn from all tiles alike where it is not told. */
  readonly large?: number | undefined;
  /** A number is the same seed as its decimal digits. */
  readonly seed: string | number;
  /** With it the game is always solvable. */
  readonly difficulty?: Difficulty | undefined;
  /** Only games with an exact solution, as long as it is not false. */
  readonly solvable?: boolean | undefined;
}

/** A drawn game. */
export interface Deal {
  readonly show: ShowName;
  /** How many large tiles were drawn. */
  readonly large: number;
  readonly seed: string | number;
  /** Of this game, as `difficultyOf` has it; null when the target cannot be met. */
  readonly difficulty: Difficulty | null;
  /** In the order drawn: where a number of large tiles was asked for, these come first. */
  readonly numbers: readonly number[];
  readonly target: number;
  /** How many distinct solutions meet the target. */
  readonly solutionCount: number;
  /** The fewest numbers that meet it; null when none do. */
  readonly fewestNumbers: number | null;
}

/**
 * How many games are drawn at most. Of every show and every number of large tiles, one game in six or more is of any one
 * difficulty: that 200 in a row are not is less likely than one in 10^15. Two or three draws are usual.
 */
const DRAWS = 200;

/**
 * A game of a television show, or a hand of 24, drawn from a seed: the same request has the same game, always and everywhere.
 * Games are drawn until one is as asked; should none of `DRAWS` be, which is not to be expected, the last one is dealt, and
 * `difficulty` tells what it is.
 *
 * @throws RangeError when the show has not so many large tiles.
 */
export function deal({ show, large, seed, difficulty, solvable = true }: DealRequest): Deal {
  const tiles = SHOWS[show];
  if (large !== undefined && !(Number.isInteger(large) && large >= 0 && large <= tiles.large.length)) {
    throw new RangeError(`large tiles of ${show}: 0 to ${tiles.large.length}, not ${large}`);
  }
  const random = new Random(seed);
  for (let draws = 1; ; draws++) {
    const { numbers, target } = drawGame(tiles, large, random);
    const isLast = draws === DRAWS;
    const ways = waysOf(puzzleOf(show, numbers, target), isLast ? undefined : difficulty);
    if (ways === undefined) continue;
    const isAsked = difficulty === undefined ? !solvable || ways.difficulty !== null : ways.difficulty === difficulty;
    if (!isAsked && !isLast) continue;
    const drawnLarge = numbers.filter((tile) => tiles.large.includes(tile)).length;
    return { show, large: drawnLarge, seed, numbers, target, ...ways };
  }
}

function drawGame(tiles: Show, large: number | undefined, random: Random): Pick<Deal, 'numbers' | 'target'> {
  const numbers =
    large === undefined
      ? draw([...tiles.small, ...tiles.large], tiles.drawn, random)
      : [...draw(tiles.large, large, random), ...draw(tiles.small, tiles.drawn - large, random)];
  const { least, most } = tiles.target;
  return { numbers, target: least + random.below(most - least + 1) };
}

/** How a game is solved; undefined where it is plain without counting its solutions that it is not of the difficulty asked. */
function waysOf(
  puzzle: NumbersPuzzle,
  asked: Difficulty | undefined,
): Pick<Deal, 'difficulty' | 'solutionCount' | 'fewestNumbers'> | undefined {
  const { best } = solveNumbers(puzzle, unlimited());
  if (best?.distance !== 0) return { difficulty: null, solutionCount: 0, fewestNumbers: null };
  const { numbersUsed: fewestNumbers } = best;
  if (asked !== undefined && !mayBe(asked, puzzle.use, fewestNumbers)) return undefined;
  const { solutionCount } = solveAll(puzzle, { limit: 0, offset: 0 }, unlimited());
  return { difficulty: difficultyOf(puzzle.use, solutionCount, fewestNumbers), solutionCount, fewestNumbers };
}

/** Six numbers take well under a millisecond. */
function unlimited(): Budget {
  return new Budget(Number.POSITIVE_INFINITY);
}
