import type { Refusal } from '../edge/problem.ts';
import type { Puzzle } from '../solvers/cryptarithm/puzzle.ts';
import { readAssignment } from '../solvers/cryptarithm/read/read-assignment.ts';
import { readPuzzle } from '../solvers/cryptarithm/read/read-puzzle.ts';
import type { Assignment } from '../solvers/cryptarithm/rules.ts';
import {
  ASSIGNMENT_FAULT_CODES,
  assignmentFaultMessage,
  PUZZLE_FAULT_CODES,
  puzzleFaultMessage,
} from './cryptarithm-fault-message.ts';
import type { CryptarithmQuestion } from './cryptarithm-question.ts';

/** A question whose texts were read, or all that is wrong with them. */
export type ReadCryptarithm =
  | {
      readonly puzzle: Puzzle;
      /** In canonical order: by letter as first written, what is known before what is forbidden, by digit; each once. */
      readonly assign: readonly Assignment[];
      readonly refusals?: undefined;
    }
  | { readonly refusals: readonly Refusal[] };

/** Reads the texts of a question: the puzzle, and what is assigned to its letters. */
export function readCryptarithm({ puzzle: text, base, assign = [] }: CryptarithmQuestion): ReadCryptarithm {
  const reading = readPuzzle(text, base);
  if (reading.fault) {
    const { fault } = reading;
    const { start, end } = fault;
    const message = puzzleFaultMessage(fault, text);
    return { refusals: [{ path: 'puzzle', code: PUZZLE_FAULT_CODES[fault.code], message, start, end }] };
  }
  const { puzzle } = reading;
  const refusals: Refusal[] = [];
  const assignments: Assignment[] = [];
  for (const [at, item] of assign.entries()) {
    const assignment = readAssignment(item, puzzle);
    if (typeof assignment === 'object') assignments.push(assignment);
    else {
      const message = assignmentFaultMessage(assignment, puzzle);
      refusals.push({ path: `assign.${at}`, code: ASSIGNMENT_FAULT_CODES[assignment], message });
    }
  }
  return refusals.length > 0 ? { refusals } : { puzzle, assign: inOrder(assignments, puzzle) };
}

/** `S=9` or `E!=1`, the letter as first written. */
export function writeAssignment({ letter, isEqual, digit }: Assignment, { letters }: Puzzle): string {
  return `${letters[letter]}${isEqual ? '=' : '!='}${digit}`;
}

function inOrder(assignments: readonly Assignment[], puzzle: Puzzle): Assignment[] {
  const different = new Map(assignments.map((assignment) => [writeAssignment(assignment, puzzle), assignment]));
  return [...different.values()].sort(
    (one, other) => one.letter - other.letter || Number(other.isEqual) - Number(one.isEqual) || one.digit - other.digit,
  );
}
