import type { Budget } from '../budget.ts';
import type { AllAnswer, BestAnswer } from './answer.ts';
import { distinctWays } from './distinct/distinct.ts';
import { freeFunctions } from './distinct/search.ts';
import { type Page, type Ways, waysOf } from './distinct/ways.ts';
import { isNatural, type NumbersPuzzle } from './puzzle.ts';
import { rationalOf } from './rational.ts';
import { solveNumbersRound } from './subsets/numbers-round.ts';
import { bestByValues } from './values/best.ts';
import { solutionOf, type Working } from './working.ts';

/** Of a budget, what looking for the nearest value may take before the solutions are looked for. */
const NEAREST_SHARE = 0.5;

/**
 * The nearest value to the target, with the fewest numbers, and one way to make it: both values when two are equally
 * near.
 *
 * @param puzzle in its canonical form (`canonicalPuzzle`): the answer does not depend on the order of the numbers.
 * @param budget when it is spent, the answer is the best so far and `search.complete` is false. The same budget gives
 * the same answer always and everywhere.
 */
export function solveNumbers(puzzle: NumbersPuzzle, budget: Budget): BestAnswer {
  if (isNatural(puzzle) && puzzle.use === 'any') return solveNumbersRound(puzzle, budget);
  return bestByValues(puzzle, budget);
}

/**
 * All distinct solutions (`distinctWays`) at the least distance, and a page of them.
 *
 * @param puzzle and budget as in `solveNumbers`; `search.complete` says also that there are no other solutions.
 */
export function solveAll(puzzle: NumbersPuzzle, page: Page, budget: Budget): AllAnswer {
  const answer = allOf(puzzle, page, budget);
  freeFunctions();
  return answer;
}

function allOf(puzzle: NumbersPuzzle, page: Page, budget: Budget): AllAnswer {
  const share = Math.ceil(budget.limit * NEAREST_SHARE);
  const first = budget.lend(share, (loan) => solveNumbers(puzzle, loan));
  const isOutOfReach = first.search.complete && first.best?.distance !== 0;
  if (!isOutOfReach) {
    const ways = distinctWays(puzzle, rationalOf(puzzle.target), budget);
    if (ways.count > 0) return answerOf(puzzle, first, ways, page, budget);
  }
  return answerOfNearest(puzzle, first, page, budget);
}

/** The solutions of the target itself. That there are no others proves the best answer, too. */
function answerOf(puzzle: NumbersPuzzle, first: BestAnswer, ways: Ways, page: Page, budget: Budget): AllAnswer {
  const { target } = puzzle;
  const fewest = ways.fewest!;
  const isBest = first.best?.distance === 0 && first.best.numbersUsed <= fewest.tiles;
  const best = isBest ? first.best! : solutionOf(fewest, target);
  return {
    best,
    nearest: [best],
    solutions: ways.easiest(page).map((working) => solutionOf(working, target)),
    solutionCount: ways.count,
    search: { complete: ways.whole, work: budget.spent, budget: budget.limit },
  };
}

/** The solutions of the nearest values: the easiest of each, put in one order. */
function answerOfNearest(puzzle: NumbersPuzzle, first: BestAnswer, { limit, offset }: Page, budget: Budget): AllAnswer {
  const easiest: Working[] = [];
  let count = 0;
  let whole = first.search.complete;
  for (const { value } of first.nearest) {
    const ways = distinctWays(puzzle, rationalOf(value), budget);
    easiest.push(...ways.easiest({ limit: offset + limit, offset: 0 }));
    count += ways.count;
    whole &&= ways.whole;
  }
  const isCut = count === 0;
  const solutions = waysOf(easiest, whole).easiest({ limit, offset });
  return {
    best: first.best,
    nearest: first.nearest,
    // Where the budget left nothing for the solutions, there are still those that the best answer is made of.
    solutions: isCut
      ? first.nearest.slice(offset, offset + limit)
      : solutions.map((working) => solutionOf(working, puzzle.target)),
    solutionCount: isCut ? first.nearest.length : count,
    search: { complete: whole, work: budget.spent, budget: budget.limit },
  };
}
