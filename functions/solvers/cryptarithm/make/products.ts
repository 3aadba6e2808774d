import type { Budget } from '../../budget.ts';
import type { Candidate } from './candidate.ts';
import { LetterSets } from './letter-sets.ts';
import { evenPairs } from './pairs.ts';
import { unitsOfProducts } from './units-of-products.ts';
import { type WordList, wordsOfLength } from './word-list.ts';

/** Totals that one unit of work looks at. */
const TOTALS_AT_ONCE = 4;

/**
 * The products of two words whose result is another word of the list, without those that have more letters than there are
 * digits, a result of an impossible length, or units that no digits fit. Every pair of factors has its turn, spread evenly
 * over the list.
 *
 * @param twice whether a word may be multiplied by itself.
 * @returns until all are told or `budget` is spent.
 */
export function* products(list: WordList, twice: boolean, budget: Budget): Generator<Candidate> {
  const { base, glyphs } = list;
  const letters = new LetterSets(list, 3);
  const mayEnd = unitsOfProducts(base);
  for (const [first, second] of evenPairs(glyphs.length, twice)) {
    if (!budget.spend(1)) return;
    letters.join(0, first);
    if (letters.join(1, second) > base) continue;
    const length = glyphs[first]!.length + glyphs[second]!.length;
    const totals = wordsOfLength(list, length - 1, length);
    if (!budget.spend(Math.floor((totals.end - totals.first) / TOTALS_AT_ONCE))) return;
    const parts = [first, second];
    for (let total = totals.first; total < totals.end; total++) {
      if (letters.lettersWith(2, total) > base || parts.includes(total)) continue;
      if (mayEnd(glyphs[first]!, glyphs[second]!, glyphs[total]!)) yield { kind: 'product', parts, total };
    }
  }
}
