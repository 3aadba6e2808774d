import { Budget } from '../../budget.ts';
import type { Cryptarithm, Digits } from '../puzzle.ts';
import { type Case, casesOf, digitsOf, twoSolutions } from './cases.ts';
import { type Columns, columnsOf } from './columns.ts';
import { settled } from './deduce.ts';
import type { Deduction, Explanation, Outcome } from './explanation.ts';
import { type Domains, type Line, written } from './line.ts';
import { prove } from './prove.ts';
import { pruned } from './prune.ts';
import { Reasoner } from './reasoner.ts';
import { concluded, deduction, supposed, told } from './tell.ts';

/** Of the budget, what the proof may take: the rest is for making it short. What is told then costs little. */
const PROOF_SHARE = 0.6;

/** The columns that are explained at most: nobody reads of more, and the rules look at each of them many times. */
export const MOST_COLUMNS = 40;

/** What the deductions come to. */
type Ending = Pick<Explanation, 'deductions' | 'outcome' | 'digits' | 'solutions' | 'areAll'> & {
  /** The budget of the proof ended before it came to its end. */
  readonly isCut: boolean;
};

/**
 * Explains a sum as a person would solve it: the simplest deductions first, suppositions only where nothing else helps and never
 * one within another, and nothing that is not needed. What it says is true however early the budget ends.
 *
 * @returns null where the puzzle is no sum that can be written in columns (words multiplied, or several equations), or has
 * more of them than `MOST_COLUMNS`.
 */
export function explain(puzzle: Cryptarithm, budget: Budget): Explanation | null {
  const columns = columnsOf(puzzle);
  if (!columns || columns.lines.length > MOST_COLUMNS) return null;
  const { addends, totals, lines } = columns;
  const { isCut, ...ending } = endingOf(puzzle, columns, budget);
  const search = { complete: !isCut && !budget.exhausted, work: budget.spent, budget: budget.limit };
  return { addends, totals, columns: lines.length, ...ending, search };
}

function endingOf(puzzle: Cryptarithm, columns: Columns, budget: Budget): Ending {
  const given = givenBy(puzzle, columns);
  if (given.isImpossible) return withoutSolution(columns, given.deductions);
  const start = given.domains;
  const proof = budget.lend((budget.limit - budget.spent) * PROOF_SHARE, (loan) => {
    const run = prove(new Reasoner(columns, loan), start);
    return { ...run, isCut: loan.exhausted };
  });
  const { isCut } = proof;
  const reasoner = new Reasoner(columns, budget);
  const steps = pruned(reasoner, start, proof.steps);
  const teller = new Reasoner(columns, new Budget(Number.POSITIVE_INFINITY));
  const deductions = [...given.deductions, ...told(teller, start, steps)];
  const digits = proof.domains.slice(0, columns.variables);
  if (proof.isImpossible) return withoutSolution(columns, deductions);
  if (isSolved(columns, proof.domains)) {
    return {
      deductions,
      outcome: 'unique',
      digits,
      solutions: [digitsOf(proof.domains, columns)],
      areAll: true,
      isCut,
    };
  }
  const cases = casesOf(reasoner, proof.domains);
  if (!cases) {
    const solutions = twoSolutions(reasoner, proof.domains);
    return { deductions, outcome: solutions.length > 1 ? 'several' : 'open', digits, solutions, areAll: false, isCut };
  }
  const solutions = cases.flatMap(({ solution }) => (solution ? [solution] : []));
  return {
    deductions: [...deductions, ...cases.flatMap((each) => caseTold(teller, proof.domains, each))],
    outcome: OUTCOMES[solutions.length] ?? 'several',
    digits: digits.map((_, variable) => [...new Set(solutions.map((solution) => solution[variable]!))].sort(ascending)),
    solutions,
    areAll: true,
    isCut,
  };
}

/** What deductions come to that show that there is no solution. */
function withoutSolution({ domains, variables }: Columns, deductions: readonly Deduction[]): Ending {
  const digits = domains.slice(0, variables).map(() => []);
  return { deductions, outcome: 'none', digits, solutions: [], areAll: true, isCut: false };
}

/** Whether everything is known, and right: a proof that the budget ended may not have come to see that it is not. */
function isSolved({ lines }: Columns, domains: Domains): boolean {
  const worth = ({ unknowns, factors, constant }: Line) =>
    unknowns.reduce((sum, unknown, at) => sum + factors[at]! * domains[unknown]![0]!, constant);
  return domains.every((domain) => domain.length === 1) && lines.every((line) => worth(line) === 0);
}

const OUTCOMES: readonly Outcome[] = ['none', 'unique', 'several'];
const ascending = (one: number, other: number) => one - other;

/** What is known before the first deduction: letters with one digit, and why there is no solution at all. */
function givenBy(
  { impossible }: Cryptarithm,
  columns: Columns,
): {
  readonly domains: Domains;
  readonly deductions: readonly Deduction[];
  readonly isImpossible: boolean;
} {
  const { domains, lines, variables } = columns;
  if (impossible) return { domains, deductions: [deduction({ code: 'leadingZero' }, 0)], isImpossible: true };
  const empty = domains.findIndex((domain) => domain.length === 0);
  if (empty >= 0) {
    const column = empty - variables - 1;
    const why =
      empty < variables
        ? deduction({ code: 'noDigit', letters: [empty] }, 0)
        : deduction(
            { code: 'impossibleColumn', columns: [column], equations: [written(lines[column]!, domains, variables)] },
            0,
          );
    return { domains, deductions: [why], isImpossible: true };
  }
  const known = [...domains.keys()].filter((unknown) => unknown < variables && domains[unknown]!.length === 1);
  const start = settled(columns, domains, new Map(known.map((unknown) => [unknown, domains[unknown]!])));
  const conclusions = concluded(columns, start, known);
  const deductions = known.length > 0 ? [deduction({ code: 'given' }, 0, conclusions)] : [];
  if (!start.isImpossible) return { domains: start.domains, deductions, isImpossible: false };
  const without = deduction(
    { code: 'noDigit', letters: [start.domains.findIndex((domain) => domain.length === 0)] },
    0,
  );
  return { domains, deductions: [...deductions, without], isImpossible: true };
}

/** What is told of a case, to its end. */
function caseTold(teller: Reasoner, domains: Domains, each: Case): readonly Deduction[] {
  const before = supposed(teller, domains, each, 'case');
  return each.solution ? [...before, deduction({ code: 'solved' }, 1, solved(each.solution))] : before;
}

const solved = (solution: Digits) =>
  solution.map((digit, at) => ({ kind: 'letter' as const, at, digits: [digit], follows: false, taken: [] }));
