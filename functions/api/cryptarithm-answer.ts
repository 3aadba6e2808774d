import * as v from 'valibot';
import { BASES, type Digits, type Puzzle } from '../solvers/cryptarithm/puzzle.ts';
import type { Found } from '../solvers/cryptarithm/solution-store.ts';
import { writeSolved } from '../solvers/cryptarithm/write.ts';
import { explanation } from './explanation-answer.ts';
import { natural, search } from './numbers-answer.ts';

/** A digit of any base. */
const digit = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(BASES.most - 1));

/** How many solutions there are: beyond 2^53 − 1 as text, which JSON carries exactly. */
export const solutionCount = v.union([natural, v.pipe(v.string(), v.regex(/^[1-9][0-9]{15,}$/))]);

/** A solution, its letters in the order in which they are first met. */
export const cryptarithmSolution = v.object({ letters: v.record(v.string(), digit), equation: v.string() });
export type CryptarithmSolution = v.InferOutput<typeof cryptarithmSolution>;

const ANSWER_ENTRIES = { solutions: v.array(cryptarithmSolution), solutionCount, search };

/** The answer to a puzzle, as it is kept. */
export const cryptarithmAnswer = v.object(ANSWER_ENTRIES);
export type CryptarithmAnswer = v.InferOutput<typeof cryptarithmAnswer>;

/** The answer of one of the searches of the lecture note, as it is kept. */
export const historyAnswer = v.object({ ...ANSWER_ENTRIES, counts: v.record(v.string(), natural) });
export type HistoryAnswer = v.InferOutput<typeof historyAnswer>;

/** An answer with its explanation, as it is kept; `search` is that of both together. */
export const explainedAnswer = v.object({ answer: cryptarithmAnswer, explanation: v.nullable(explanation), search });

/** What was found, as it is kept and told. */
export function cryptarithmAnswerOf(puzzle: Puzzle, { solutions, solutionCount, search }: Found): CryptarithmAnswer {
  return {
    solutions: solutions.map((digits) => solutionOf(puzzle, digits)),
    solutionCount: typeof solutionCount === 'bigint' ? String(solutionCount) : solutionCount,
    search,
  };
}

/** Whether a puzzle has exactly one solution; null where the search ended before that was known. */
export function isUnique({ solutionCount, search }: CryptarithmAnswer): boolean | null {
  if (search.complete) return solutionCount === 1;
  return Number(solutionCount) > 1 ? false : null;
}

function solutionOf(puzzle: Puzzle, digits: Digits): CryptarithmSolution {
  const letters = puzzle.letters.map((letter, at) => [letter, Number(digits[at])] as const);
  return { letters: Object.fromEntries(letters), equation: writeSolved(puzzle, digits) };
}
