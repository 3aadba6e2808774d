/**
 * The other search of a lecture note on recursive backtracking: the columns of a sum from right to left, in each of them the rows
 * from top to bottom, with the carry of the column before.
 *
 * True to the note:
 * - a letter of an addend that has a digit adds it, and the row below is next; one that has none is given every unused digit in
 *   turn;
 * - below the line, a letter that has a digit must have the right one; one that has none is given the right digit, if that is unused.
 *   Then the next column, with its carry;
 * - past the leftmost column, what remains must be no carry;
 * - what is counted is assignments: a letter given a digit, above the line or below it.
 *
 * Different from it:
 * - the note stops at the first solution. Here the search goes on, for all are wanted; the count at the first one is kept;
 * - the note lets a number begin with zero. The rules of the service do not, unless it is asked: `allowed` tells which digits
 *   each letter may be, and others are passed over as used ones are;
 * - the note has two addends and base 10. More rows, and another base, change nothing in it. Where a total has no place left,
 *   its digit is zero. Digits that are written in the puzzle are letters that are assigned from the beginning;
 * - it holds its own stack, not that of the calls, and so can be interrupted.
 */

import type { Budget } from '../../budget.ts';
import { type Cryptarithm, type Glyph, literal } from '../puzzle.ts';
import { Assignments, type HistorySearch } from './assignments.ts';
import { type Sum, sumOf } from './sum.ts';

/** An assignment costs one unit, and in long sums one more for so many glyphs: much of a column may be read after it. */
const GLYPHS_A_UNIT = 150;

/** A choice: a letter that is given digits, one after the other, and what the column has come to above it. */
interface Choice {
  /** Its place among those that the search goes through. */
  readonly at: number;
  readonly sum: number;
  readonly digits: readonly number[];
  /** The place in `digits` of the one that is next. */
  next: number;
}

/**
 * The search of a sum without wildcards (`sumOf`), at its beginning.
 *
 * @param limit how many solutions to keep, 0 or more.
 * @throws RangeError when the puzzle is no sum.
 */
export function columns(puzzle: Cryptarithm, limit: number): HistorySearch {
  const sum = sumOf(puzzle);
  if (!sum) throw new RangeError('only sums have columns');
  const { allowed, base } = puzzle;
  const { glyphs, isTotal } = placesOf(sum);
  const assignments = new Assignments(puzzle, limit);
  const { digits } = assignments;
  const units = 1 + Math.floor(glyphs.length / GLYPHS_A_UNIT);
  const justThis = Array.from({ length: base }, (_, digit) => [digit]);
  const choices: Choice[] = [];
  let isOver = puzzle.impossible;

  /** Goes on from a place of the sum, with what its column has come to, as far as there is nothing to choose. */
  function walk(from: number, already: number): void {
    let sum = already;
    for (let at = from; at < glyphs.length; at++) {
      const glyph = glyphs[at]!;
      const digit = glyph < 0 ? literal(glyph) : digits[glyph]!;
      if (!isTotal[at]) {
        if (digit < 0) {
          choices.push({ at, sum, digits: allowed[glyph]!, next: 0 });
          return;
        }
        sum += digit;
        continue;
      }
      const right = sum % base;
      if (digit < 0) {
        if (assignments.isFree(glyph, right)) choices.push({ at, sum, digits: justThis[right]!, next: 0 });
        return;
      }
      if (digit !== right) return;
      sum = (sum - right) / base;
    }
    if (sum === 0) assignments.solved();
  }

  function run(budget: Budget): boolean {
    while (!isOver) {
      const choice = choices.at(-1);
      if (!choice) {
        isOver = true;
        break;
      }
      const { at, sum, digits: tried } = choice;
      const letter = glyphs[at]!;
      while (choice.next < tried.length && !assignments.isUnused(tried[choice.next]!)) choice.next++;
      if (choice.next < tried.length && !budget.spend(units)) return false;
      if (digits[letter]! >= 0) assignments.unassign(letter);
      if (choice.next === tried.length) {
        choices.pop();
        continue;
      }
      const digit = tried[choice.next++]!;
      assignments.assign(letter, digit);
      walk(at + 1, isTotal[at] ? (sum - digit) / base : sum + digit);
    }
    return true;
  }

  if (!isOver) walk(0, 0);
  return {
    digits,
    get counts() {
      return assignments.counts;
    },
    run,
    found: (budget) => assignments.found(budget),
  };
}

/** The places of a sum in the order of the search: column by column from the right, row by row, the total last. */
function placesOf({ addends, total }: Sum): {
  readonly glyphs: readonly Glyph[];
  readonly isTotal: readonly boolean[];
} {
  const width = Math.max(total.length, ...addends.map((addend) => addend.length));
  const glyphs: Glyph[] = [];
  const isTotal: boolean[] = [];
  for (let column = 1; column <= width; column++) {
    for (const addend of addends) {
      const glyph = addend.at(-column);
      if (glyph === undefined) continue;
      glyphs.push(glyph);
      isTotal.push(false);
    }
    glyphs.push(total.at(-column) ?? literal(0));
    isTotal.push(true);
  }
  return { glyphs, isTotal };
}
