import { operators, type Prunings } from '../../../functions/solvers/arithmetic/history/operators.ts';
import { OPERATORS } from '../../../functions/solvers/arithmetic/puzzle.ts';
import { Budget } from '../../../functions/solvers/budget.ts';
import { HANDS } from '../hands/hands-in-order.ts';
import { TARGET } from './verdicts.ts';

/** What the search by six operations leaves out, more from one to the next. */
export const STAGES = [
  { name: 'nothing', equalResults: false, lastOperator: false },
  { name: 'equalResults', equalResults: true, lastOperator: false },
  { name: 'lastOperator', equalResults: true, lastOperator: true },
] as const satisfies readonly (Prunings & { name: string })[];

/** Complete expressions that the search evaluates over all hands of four cards. */
interface PruningCounts {
  /** In those that make 24, up to the first solution. */
  readonly solvable: number;
  /** In those that do not: all there are. */
  readonly unsolvable: number;
}

let known: readonly PruningCounts[] | undefined;

/** Runs the search over all hands, less and less of it. It takes a second or so, and belongs into the building of the site. */
export function pruningCounts(): readonly PruningCounts[] {
  known ??= STAGES.map(countsWith);
  return known;
}

function countsWith(prunings: Prunings): PruningCounts {
  const counts = { solvable: 0, unsolvable: 0 };
  for (const hand of HANDS) {
    const budget = new Budget(Number.POSITIVE_INFINITY);
    const { distance, expressions } = operators(hand, TARGET, budget, OPERATORS, prunings);
    counts[distance === 0 ? 'solvable' : 'unsolvable'] += expressions;
  }
  return counts;
}
