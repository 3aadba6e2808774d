import type { Budget } from '../../budget.ts';
import type { Candidate } from './candidate.ts';
import { LetterSets } from './letter-sets.ts';
import { mayAdd } from './may-add.ts';
import { evenPairs } from './pairs.ts';
import { type WordList, wordsOfLength } from './word-list.ts';

/** Totals that one unit of work looks at: most are rejected by their letters alone, in some nanoseconds. */
const TOTALS_AT_ONCE = 4;

/**
 * The sums of so many words whose total is another word of the list, without those that have more letters than there are
 * digits, or no solution for a reason that `mayAdd` sees. Of the first two addends every pair has its turn, spread evenly over
 * the list.
 *
 * @param addends 2 or more.
 * @param twice whether a word may be added twice; three times it never is.
 * @returns until all are told or `budget` is spent.
 */
export function* sums(list: WordList, addends: number, twice: boolean, budget: Budget): Generator<Candidate> {
  const { base, glyphs } = list;
  const letters = new LetterSets(list, addends + 1);
  const most = longerBy(addends, base);

  function* extended(parts: readonly number[]): Generator<Candidate> {
    const last = parts.at(-1)!;
    if (parts.length === addends) {
      const length = glyphs[last]!.length;
      const { first, end } = wordsOfLength(list, length, length + most);
      if (!budget.spend(1 + Math.floor((end - first) / TOTALS_AT_ONCE))) return;
      for (let total = first; total < end; total++) {
        if (letters.lettersWith(addends, total) > base || parts.includes(total)) continue;
        if (mayAdd(list, parts, total)) yield { kind: 'sum', parts, total };
      }
      return;
    }
    const isTwice = parts.length > 1 && parts.at(-2) === last;
    for (let next = twice && !isTwice ? last : last + 1; next < glyphs.length; next++) {
      if (!budget.spend(1)) return;
      if (letters.join(parts.length, next) <= base) yield* extended([...parts, next]);
    }
  }

  for (const [first, second] of evenPairs(glyphs.length, twice)) {
    if (!budget.spend(1)) return;
    letters.join(0, first);
    if (letters.join(1, second) <= base) yield* extended([first, second]);
  }
}

/** By how many digits a sum may be longer than its longest addend: it is less than `addends` times a power of the base. */
function longerBy(addends: number, base: number): number {
  let digits = 0;
  for (let power = 1; power < addends; power *= base) digits++;
  return digits;
}
