import * as v from 'valibot';
import { MADE_KINDS } from '../solvers/cryptarithm/make/candidate.ts';
import type { MadePuzzle } from '../solvers/cryptarithm/make/made-puzzle.ts';
import type { Made } from '../solvers/cryptarithm/make/make.ts';
import { cryptarithmSolution } from './cryptarithm-answer.ts';
import { natural, search } from './numbers-answer.ts';

/** A puzzle as it is told, with its only solution. */
export const madePuzzle = v.object({
  puzzle: v.string(),
  kind: v.picklist(MADE_KINDS),
  trueInWords: v.boolean(),
  allDigits: v.boolean(),
  solution: cryptarithmSolution,
});

/** What was made, as it is kept. */
export const makeAnswer = v.object({ puzzles: v.array(madePuzzle), puzzleCount: natural, search });
export type MakeAnswer = v.InferOutput<typeof makeAnswer>;

/** What was made, as it is kept and told. */
export function makeAnswerOf({ puzzles, puzzleCount, search }: Made): MakeAnswer {
  return { puzzles: puzzles.map(told), puzzleCount, search };
}

function told({ puzzle, kind, letters, digits, equation, isTrueInWords, usesAllDigits }: MadePuzzle) {
  const digitOf = letters.map((letter, at) => [letter, Number(digits[at])] as const);
  const solution = { letters: Object.fromEntries(digitOf), equation };
  return { puzzle, kind, trueInWords: isTrueInWords, allDigits: usesAllDigits, solution };
}
