import { FACTOR_LISTS, FACTORS, includes, type Kinds, PRODUCT, QUOTIENT } from './kinds.ts';
import type { Seeker } from './seek.ts';

/** Units of work for each list of the smaller part: what products want of the larger part. */
const WORK = 3;

/** The part's lists of factors with those of the rest: products with a head from either, quotients in either order. */
export function seekProducts(
  seeker: Seeker,
  part: number,
  rest: number,
  numerator: number,
  denominator: number,
  kinds: Kinds,
  products: boolean,
  quotients: boolean,
): void {
  const { table, hits, budget } = seeker;
  const { integral, withoutOnes } = table.ground;
  const same = part === rest;
  if (!budget.spend(WORK * table.count(part, FACTOR_LISTS))) return;
  const factorsStart = table.start(part, FACTORS.first);
  const factorsEnd = table.end(part, FACTORS.last);
  const end = table.end(part, FACTOR_LISTS.last);
  for (let list = table.start(part, FACTOR_LISTS.first); list < end; list++) {
    if (table.values[list] === 0) {
      if (numerator === 0) joinToZero(seeker, part, rest, list, kinds, products, quotients);
      continue;
    }
    const isOne = withoutOnes && table.isUnit(list);
    const listNumerator = table.numerators[list]!;
    const listDenominator = table.denominators[list]!;
    if (products && !isOne) {
      const missing = integral ? numerator / listNumerator : numerator * listDenominator;
      const missingDenominator = integral ? 1 : denominator * listNumerator;
      if (!integral || missing === Math.floor(missing)) {
        const mark = hits.count;
        seeker.seek(rest, missing, missingDenominator, FACTORS);
        if (withoutOnes && missing === missingDenominator) hits.dropOnes(mark);
        hits.join(mark, PRODUCT, numerator, denominator, list, true, kinds, same ? table.headFactor(list) : 0);
        if (list >= factorsStart && list < factorsEnd && !same) {
          const lists = hits.count;
          seekProductsUnder(seeker, rest, missing, missingDenominator, list, false);
          hits.join(lists, PRODUCT, numerator, denominator, list, false, kinds);
        }
      }
    }
    if (quotients && !isOne) {
      const mark = hits.count;
      seeker.seek(rest, numerator * listNumerator, denominator * listDenominator, FACTOR_LISTS);
      hits.join(mark, QUOTIENT, numerator, denominator, list, true, kinds);
    }
    if (quotients && !same && numerator !== 0) {
      const divisor = integral ? listNumerator / numerator : listNumerator * denominator;
      const divisorDenominator = integral ? 1 : listDenominator * numerator;
      if (!integral || divisor === Math.floor(divisor)) {
        const mark = hits.count;
        seeker.seek(rest, divisor, divisorDenominator, FACTOR_LISTS);
        if (withoutOnes && divisor === divisorDenominator) hits.dropOnes(mark);
        hits.join(mark, QUOTIENT, numerator, denominator, list, false, kinds);
      }
    }
  }
}

/** What a list of factors worth zero makes zero: it may be multiplied with everything, and divided by what is not zero. */
function joinToZero(
  seeker: Seeker,
  part: number,
  rest: number,
  list: number,
  kinds: Kinds,
  products: boolean,
  quotients: boolean,
): void {
  const { table, hits, budget } = seeker;
  const { withoutOnes } = table.ground;
  seeker.buildRow(rest);
  if (!budget.spend(table.count(rest, FACTOR_LISTS))) return;
  const same = part === rest;
  const isFactor = includes(FACTORS, table.kinds[list]!);
  const end = table.end(rest, FACTOR_LISTS.last);
  for (let other = table.start(rest, FACTOR_LISTS.first); other < end; other++) {
    if (withoutOnes && table.isUnit(other)) continue;
    const mark = hits.count;
    if (includes(FACTORS, table.kinds[other]!)) {
      if (products && (!same || other >= table.headFactor(list))) {
        hits.push(other);
        hits.join(mark, PRODUCT, 0, 1, list, true, kinds);
      }
    } else if (products && isFactor && !same && table.lefts[other]! <= list) {
      hits.push(other);
      hits.join(mark, PRODUCT, 0, 1, list, false, kinds);
    }
    if (quotients && !same && table.values[other] !== 0) {
      const quotient = hits.count;
      hits.push(other);
      hits.join(quotient, QUOTIENT, 0, 1, list, false, kinds);
    }
  }
}

/**
 * Adds to the hits the lists of two factors or more, or also the single factors, with no head after `most`, a function of a
 * part that is built.
 */
function seekProductsUnder(
  seeker: Seeker,
  subset: number,
  numerator: number,
  denominator: number,
  most: number,
  single: boolean,
): void {
  const { table, hits, budget } = seeker;
  const { shape, integral, withoutOnes } = table.ground;
  if (numerator > table.ground.most[subset]! * denominator) return;
  if (table.isBuilt(subset)) {
    const value = numerator / denominator;
    const start = table.start(subset, FACTOR_LISTS.first);
    const end = table.end(subset, FACTOR_LISTS.last);
    if (start === end) return;
    for (let index = table.index.last(subset, value); index !== 0; index = table.index.before(index)) {
      if (index < start || index >= end || table.values[index] !== value) continue;
      if (single || !includes(FACTORS, table.kinds[index]!)) pushUnder(seeker, index, most);
    }
    return;
  }
  if (!budget.spend(shape.parts[subset]!.length)) return;
  for (const part of shape.parts[subset]!) {
    if (!table.isBuilt(part)) continue;
    const end = Math.min(table.end(part, FACTORS.last), most + 1);
    for (let head = table.start(part, FACTORS.first); head < end; head++) {
      if (!budget.spend(1)) return;
      if (withoutOnes && table.isUnit(head)) continue;
      const value = table.numerators[head]!;
      const mark = hits.count;
      if (value !== 0) {
        const missing = integral ? numerator / value : numerator * table.denominators[head]!;
        if (integral && missing !== Math.floor(missing)) continue;
        const missingDenominator = integral ? 1 : denominator * value;
        seekProductsUnder(seeker, subset - part, missing, missingDenominator, head, true);
      } else if (numerator === 0) {
        pushAllUnder(seeker, subset - part, head);
      }
      hits.join(mark, PRODUCT, numerator, denominator, head, false, FACTOR_LISTS);
    }
  }
}

/** Adds all lists of factors, or single ones, with no head after `most`. */
function pushAllUnder(seeker: Seeker, subset: number, most: number): void {
  const { table, budget } = seeker;
  seeker.buildRow(subset);
  if (!budget.spend(table.count(subset, FACTOR_LISTS))) return;
  const end = table.end(subset, FACTOR_LISTS.last);
  for (let index = table.start(subset, FACTOR_LISTS.first); index < end; index++) pushUnder(seeker, index, most);
}

function pushUnder({ table, hits }: Seeker, list: number, most: number): void {
  if (table.headFactor(list) > most || (table.ground.withoutOnes && table.isUnit(list))) return;
  hits.push(list);
}
