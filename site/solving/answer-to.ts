import { checkExpression } from '../../functions/solvers/arithmetic/check/check.ts';
import { deal } from '../../functions/solvers/arithmetic/deal/deal.ts';
import { puzzleOf } from '../../functions/solvers/arithmetic/deal/shows.ts';
import { canonicalPuzzle } from '../../functions/solvers/arithmetic/puzzle.ts';
import { reachOf } from '../../functions/solvers/arithmetic/reach/reach.ts';
import { solveAll, solveNumbers } from '../../functions/solvers/arithmetic/solve.ts';
import type { Budget } from '../../functions/solvers/budget.ts';
import { explain } from '../../functions/solvers/cryptarithm/explain/explain.ts';
import { cryptarithm } from '../../functions/solvers/cryptarithm/rules.ts';
import type { Game } from '../components/numbers-game/address.ts';
import { cryptarithmAnswer } from './cryptarithm-answer.ts';
import type { AnswerTo, Question } from './question.ts';
import { reachedTargets } from './reached-targets.ts';

const puzzleIn = ({ numbers, target, rules }: Game) => canonicalPuzzle(numbers, target, rules);

/**
 * Answers a question as the API does, with the same solvers.
 * @param budget for what takes a search; to judge an expression and to deal takes none
 */
export function answerTo(question: Question, budget: Budget): AnswerTo {
  switch (question.find) {
    case 'best': {
      const puzzle = puzzleIn(question.game);
      return { puzzle, ...solveNumbers(puzzle, budget) };
    }
    case 'all': {
      const puzzle = puzzleIn(question.game);
      return { puzzle, ...solveAll(puzzle, question.page, budget) };
    }
    case 'reach': {
      const { from, to } = question.targets;
      const { target, ...puzzle } = puzzleIn({ ...question.hand, target: from });
      return { puzzle, from, to, ...reachedTargets(reachOf(puzzle, from, to, budget)) };
    }
    case 'check': {
      const puzzle = puzzleIn(question.game);
      return { puzzle, ...checkExpression(puzzle, question.expression) };
    }
    case 'digits':
      return cryptarithmAnswer(question.asked, question.limit, budget);
    case 'explanation':
      return { explanation: explain(cryptarithm(question.asked.puzzle, question.asked), budget) ?? null };
    case 'deal': {
      const game = deal(question.request);
      return { puzzle: puzzleOf(game.show, game.numbers, game.target), ...game };
    }
  }
}
