import { DIFFERENCE, type Kinds, SUM, SUMS, TERM_LISTS, TERMS } from './kinds.ts';
import type { Seeker } from './seek.ts';

/** Units of work for each list of the smaller part: what sums want of the larger part. */
const WORK = 3;

/** The part's lists of terms with those of the rest: sums with a head from either, differences in either order. */
export function seekSums(
  seeker: Seeker,
  part: number,
  rest: number,
  numerator: number,
  denominator: number,
  kinds: Kinds,
  sums: boolean,
  differences: boolean,
): void {
  const { table, hits, budget } = seeker;
  const { positive } = table.ground;
  const same = part === rest;
  if (!budget.spend(WORK * table.count(part, TERM_LISTS))) return;
  const termsEnd = table.end(part, TERMS.last);
  const end = table.end(part, TERM_LISTS.last);
  for (let list = table.start(part, TERM_LISTS.first); list < end; list++) {
    // Wanted and given as fractions of one denominator.
    const wanted = numerator * table.denominators[list]!;
    const given = table.numerators[list]! * denominator;
    const common = denominator * table.denominators[list]!;
    if (sums && (wanted > given || (wanted === given && !positive))) {
      const mark = hits.count;
      seeker.seek(rest, wanted - given, common, TERMS);
      hits.join(mark, SUM, numerator, denominator, list, true, kinds, same ? table.headTerm(list) : 0);
      if (list < termsEnd && !same) {
        const lists = hits.count;
        seekSumsUnder(seeker, rest, wanted - given, common, list, SUMS);
        hits.join(lists, SUM, numerator, denominator, list, false, kinds);
      }
    }
    if (differences) {
      const mark = hits.count;
      seeker.seek(rest, wanted + given, common, TERM_LISTS);
      // Two equal lists of equal parts are asked for from either of them.
      hits.join(mark, DIFFERENCE, numerator, denominator, list, true, kinds, same && numerator === 0 ? list : 0);
      if (!same && numerator !== 0 && (given > wanted || (given === wanted && !positive))) {
        const others = hits.count;
        seeker.seek(rest, given - wanted, common, TERM_LISTS);
        hits.join(others, DIFFERENCE, numerator, denominator, list, false, kinds);
      }
    }
  }
}

/** Adds to the hits the lists of terms of these kinds with no head after `most`, a function of a part that is built. */
function seekSumsUnder(
  seeker: Seeker,
  subset: number,
  numerator: number,
  denominator: number,
  most: number,
  kinds: Kinds,
): void {
  const { table, hits, budget } = seeker;
  const { shape, positive } = table.ground;
  if (numerator > table.ground.most[subset]! * denominator) return;
  if (table.isBuilt(subset)) {
    const value = numerator / denominator;
    const start = table.start(subset, kinds.first);
    const end = table.end(subset, kinds.last);
    if (start === end) return;
    for (let index = table.index.last(subset, value); index !== 0; index = table.index.before(index)) {
      const isThere = index >= start && index < end && table.values[index] === value;
      if (isThere && table.headTerm(index) <= most) hits.push(index);
    }
    return;
  }
  if (!budget.spend(shape.parts[subset]!.length)) return;
  for (const part of shape.parts[subset]!) {
    if (!table.isBuilt(part)) continue;
    const end = Math.min(table.end(part, TERMS.last), most + 1);
    for (let head = table.start(part, TERMS.first); head < end; head++) {
      if (!budget.spend(1)) return;
      const missing = numerator * table.denominators[head]! - table.numerators[head]! * denominator;
      if (missing < 0 || (missing === 0 && positive)) continue;
      const mark = hits.count;
      seekSumsUnder(seeker, subset - part, missing, denominator * table.denominators[head]!, head, TERM_LISTS);
      hits.join(mark, SUM, numerator, denominator, head, false, SUMS);
    }
  }
}
