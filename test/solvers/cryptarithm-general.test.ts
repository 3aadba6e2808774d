import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Budget } from '../../functions/solvers/budget.ts';
import { solveGeneral } from '../../functions/solvers/cryptarithm/general/general.ts';
import { parsed } from '../../functions/solvers/cryptarithm/read/read-puzzle.ts';
import { type CryptarithmRules, cryptarithm } from '../../functions/solvers/cryptarithm/rules.ts';
import { type Found, SolutionStore } from '../../functions/solvers/cryptarithm/solution-store.ts';
import { arbitraryCryptarithm } from './arbitrary-cryptarithm.ts';
import { cryptarithmsByBruteForce } from './cryptarithm-brute-force.ts';

function solved(text: string, base = 10, rules: CryptarithmRules = {}, limit = 10_000, work = Infinity): Found {
  const store = new SolutionStore(limit);
  const budget = new Budget(work);
  solveGeneral(cryptarithm(parsed(text, base), rules), store, budget);
  return store.found(budget);
}

describe('the general engine', () => {
  it('agrees with brute force on every kind of expression', () => {
    fc.assert(
      fc.property(arbitraryCryptarithm, ({ text, base, ...rules }) => {
        const puzzle = cryptarithm(parsed(text, base), rules);
        const all = cryptarithmsByBruteForce(puzzle);
        const { solutions, solutionCount, search } = solved(text, base, rules);
        expect({ solutions, solutionCount, complete: search.complete }).toEqual({
          solutions: all,
          solutionCount: all.length,
          complete: true,
        });
      }),
      { numRuns: 500 },
    );
  });
});
