import type { Use } from '../puzzle.ts';

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/**
 * How hard a game is that has exact solutions: by how many distinct ones there are to be found, and how many numbers have to
 * come together in the shortest.
 *
 * With a free choice of numbers (`any`), hard is what needs six numbers or has fewer than 8 solutions; easy is what three numbers
 * make, or four with at least 12 solutions. Of the solvable games of the 24 television tiles, drawn at random, 34% are easy, 32%
 * medium and 34% hard; by how many of the tiles are large, 0 to 4, in percent: 20/33/46, 41/31/28, 41/30/29, 33/26/41, 27/23/50
 * (2,500 games each).
 *
 * Where all numbers are to be used (`all`), only the solutions count: a single one is hard, two are medium. Of the hands of four
 * cards that make 24, 44% are easy, 28% medium, 28% hard (all 270,725 hands of four).
 *
 * @param solutionCount distinct exact solutions, 1 or more.
 * @param fewestNumbers how many numbers the shortest of them takes.
 */
export function difficultyOf(use: Use, solutionCount: number, fewestNumbers: number): Difficulty {
  if (use === 'all') return solutionCount === 1 ? 'hard' : solutionCount === 2 ? 'medium' : 'easy';
  if (fewestNumbers >= 6 || solutionCount < 8) return 'hard';
  return fewestNumbers <= 3 || (fewestNumbers === 4 && solutionCount >= 12) ? 'easy' : 'medium';
}

/**
 * Whether a game whose shortest solution takes so many numbers may have that difficulty, before its solutions are counted. More
 * solutions never make a game harder, so that what lies outside the two ends cannot be.
 */
export function mayBe(difficulty: Difficulty, use: Use, fewestNumbers: number): boolean {
  const easiest = difficultyOf(use, Number.POSITIVE_INFINITY, fewestNumbers);
  const hardest = difficultyOf(use, 1, fewestNumbers);
  const [least, asked, most] = [easiest, difficulty, hardest].map((one) => DIFFICULTIES.indexOf(one));
  return asked! >= least! && asked! <= most!;
}
