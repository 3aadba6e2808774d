/**
 * The plain search of a lecture note on recursive backtracking ("the not-very-smart version of the cryptarithm solver"): the
 * letters are assigned one after the other, each to every unused digit in turn, and only when all are assigned is the
 * arithmetic done. It is the enumeration of permutations with one look at each.
 *
 * True to the note:
 * - the letters in the order in which they are met, the digits from 0 upwards;
 * - a digit that another letter has is passed over; nothing is looked at before the last letter is assigned;
 * - what is counted is assignments: a letter given a digit. Passing over one is none.
 *
 * Different from it:
 * - the note stops at the first solution. Here the search goes on, for all are wanted; the count at the first one is kept;
 * - the note lets a number begin with zero. The rules of the service do not, unless it is asked: `allowed` tells which digits
 *   each letter may be, and others are passed over as used ones are;
 * - the note plays two addends and a total in base 10. A check at the end can check anything, in any base;
 * - it holds its own stack, not that of the calls, and so can be interrupted.
 */

import type { Budget } from '../../budget.ts';
import type { Cryptarithm } from '../puzzle.ts';
import { Assignments, type HistorySearch } from './assignments.ts';
import { fullCheck } from './full-check.ts';

/**
 * The search of a puzzle without wildcards, at its beginning.
 *
 * @param limit how many solutions to keep, 0 or more.
 * @throws RangeError where the values of the puzzle can be too large to be looked at (`checkedBy`).
 */
export function exhaustive(puzzle: Cryptarithm, limit: number): HistorySearch {
  const { allowed } = puzzle;
  const assignments = new Assignments(puzzle, limit);
  const { digits } = assignments;
  const { isSolved, units } = fullCheck(puzzle);
  /** For each letter the place in `allowed` of the digit that is next. */
  const next = allowed.map(() => 0);
  /** The letter whose turn it is: those before it are assigned, those after it are not. */
  let letter = 0;
  let isOver = puzzle.impossible;

  function run(budget: Budget): boolean {
    while (!isOver) {
      const choices = allowed[letter]!;
      let place = next[letter]!;
      while (place < choices.length && !assignments.isUnused(choices[place]!)) place++;
      next[letter] = place;
      if (place < choices.length && !budget.spend(units)) return false;
      if (digits[letter]! >= 0) assignments.unassign(letter);
      if (place === choices.length) {
        // Every digit has been tried: back to the letter before, and to its next one.
        next[letter] = 0;
        if (letter === 0) isOver = true;
        else letter--;
        continue;
      }
      assignments.assign(letter, choices[place]!);
      next[letter] = place + 1;
      if (letter + 1 < allowed.length) letter++;
      else if (isSolved(digits)) assignments.solved();
    }
    return true;
  }

  return {
    digits,
    get counts() {
      return assignments.counts;
    },
    run,
    found: (budget) => assignments.found(budget),
  };
}
