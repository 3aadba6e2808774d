import type { Budget } from '../../budget.ts';
import { writePuzzle, writeSolved } from '../write.ts';
import type { Candidate, MadeKind } from './candidate.ts';
import type { MadePuzzle } from './made-puzzle.ts';
import { onlySolution } from './only-solution.ts';
import { products } from './products.ts';
import type { Words } from './read-words.ts';
import { sums } from './sums.ts';
import { type WordList, wordList } from './word-list.ts';
import { wordPuzzle } from './word-puzzle.ts';

/** What is to be made. */
export interface MakeOptions {
  /** 2 to 36. */
  readonly base: number;
  readonly kinds: readonly MadeKind[];
  /** Addends of a sum, 2 or more, at most. */
  readonly addends: number;
  /** Whether a word may be added twice in one sum, or multiplied by itself. */
  readonly twice: boolean;
}

/** Units of work to put a candidate together and to begin its search: a sum is one row of coefficients, a product is compiled. */
const UNITS_OF_CANDIDATE = { sum: 200, product: 8000 } as const satisfies Record<MadeKind, number>;

/** Candidates of one kind, and what they and their searches have cost so far. */
interface Branch {
  readonly candidates: Generator<Candidate>;
  spent: number;
}

/**
 * The puzzles made of words that have exactly one solution, as they are found: sums with two addends, with three, and so on,
 * and products, each of these having its turn when it has cost the least so far, so that all get the same share of a budget.
 *
 * @returns until every candidate has been looked at, or `budget` is spent.
 */
export function* puzzlesFrom(words: Words, options: MakeOptions, budget: Budget): Generator<MadePuzzle> {
  const list = wordList(words, options.base);
  const open = branchesOf(list, options, budget);
  while (open.length > 0) {
    const branch = open.reduce((least, other) => (other.spent < least.spent ? other : least));
    const before = budget.spent;
    const { value: candidate } = branch.candidates.next();
    if (candidate) {
      const made = madeOf(list, candidate, budget);
      if (made) yield made;
    }
    if (budget.exhausted) return;
    if (!candidate) open.splice(open.indexOf(branch), 1);
    branch.spent += budget.spent - before;
  }
}

function branchesOf(list: WordList, { kinds, addends, twice }: MakeOptions, budget: Budget): Branch[] {
  const branches: Branch[] = [];
  const add = (candidates: Generator<Candidate>) => branches.push({ candidates, spent: 0 });
  if (kinds.includes('sum')) {
    for (let count = 2; count <= addends; count++) add(sums(list, count, twice, budget));
  }
  if (kinds.includes('product')) add(products(list, twice, budget));
  return branches;
}

function madeOf(list: WordList, candidate: Candidate, budget: Budget): MadePuzzle | undefined {
  if (!budget.spend(UNITS_OF_CANDIDATE[candidate.kind])) return undefined;
  const before = budget.spent;
  const puzzle = wordPuzzle(list, candidate);
  const digits = onlySolution(puzzle, budget);
  if (!digits) return undefined;
  const { letters } = puzzle;
  return {
    puzzle: writePuzzle(puzzle),
    kind: candidate.kind,
    parts: candidate.parts.length,
    letters,
    digits,
    equation: writeSolved(puzzle, digits),
    isTrueInWords: isTrue(list, candidate),
    usesAllDigits: letters.length === list.base,
    work: budget.spent - before,
  };
}

/** Whether the numbers that its words mean make a candidate true. A product beyond 2^53 is rounded, and equal to none of them. */
function isTrue({ values }: WordList, { kind, parts, total }: Candidate): boolean {
  const numbers = parts.map((part) => values[part] ?? Number.NaN);
  const result = numbers.reduce((left, right) => (kind === 'sum' ? left + right : left * right));
  return result === values[total];
}
