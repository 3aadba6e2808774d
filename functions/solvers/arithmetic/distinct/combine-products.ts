import type { Budget } from '../../budget.ts';
import type { FunctionTable } from './functions.ts';
import { FACTOR_LISTS, FACTORS, type Kind, NULL_PRODUCT, NULL_QUOTIENT, PRODUCT } from './kinds.ts';
import { spendOnPairs } from './pairs.ts';

/** A list of factors of `dividends` by one of `divisors`. Only those that are null, or only those that are not, by `kind`. */
export function quotients(
  table: FunctionTable,
  dividends: number,
  divisors: number,
  kind: Kind,
  budget: Budget,
): boolean {
  const { integral, withoutOnes, nulls } = table.ground;
  if (!spendOnPairs(table, dividends, FACTOR_LISTS, divisors, FACTOR_LISTS, budget)) return false;
  const end = table.end(dividends, FACTOR_LISTS.last);
  const divisorsStart = table.start(divisors, FACTOR_LISTS.first);
  const divisorsEnd = table.end(divisors, FACTOR_LISTS.last);
  for (let i = table.start(dividends, FACTOR_LISTS.first); i < end; i++) {
    const numerator = table.numerators[i]!;
    const denominator = table.denominators[i]!;
    if (nulls && table.isNull(i) !== (kind === NULL_QUOTIENT)) continue;
    for (let j = divisorsStart; j < divisorsEnd; j++) {
      const value = table.values[j]!;
      if (value === 0 || (value === 1 && withoutOnes && table.isUnit(j))) continue;
      if (integral) {
        const quotient = numerator / value;
        if (quotient === Math.floor(quotient)) table.add(kind, quotient, 1, i, j);
      } else {
        table.add(kind, numerator * table.denominators[j]!, denominator * table.numerators[j]!, i, j);
      }
    }
  }
  return !table.closed;
}

/** Lists of factors. Only those that are null, or only those that are not, by `kind`. */
export function products(table: FunctionTable, first: number, second: number, kind: Kind, budget: Budget): boolean {
  const { withoutOnes, nulls } = table.ground;
  if (!spendOnPairs(table, first, FACTOR_LISTS, second, FACTOR_LISTS, budget)) return false;

  const add = (head: number, rest: number): void => {
    if (withoutOnes && (table.isUnit(head) || table.isUnit(rest))) return;
    const numerator = table.numerators[head]! * table.numerators[rest]!;
    if (nulls && (numerator === 0 && (table.isNull(head) || table.isNull(rest))) !== (kind === NULL_PRODUCT)) return;
    table.add(kind, numerator, table.denominators[head]! * table.denominators[rest]!, head, rest);
  };

  const headsEnd = table.end(second, FACTORS.last);
  for (let head = table.start(second, FACTORS.first); head < headsEnd; head++) {
    const end = table.end(first, FACTOR_LISTS.last);
    for (let rest = table.start(first, FACTOR_LISTS.first); rest < end; rest++) {
      if (first !== second || table.headFactor(rest) <= head) add(head, rest);
    }
  }
  if (first === second) return !table.closed;
  const lowEnd = table.end(first, FACTORS.last);
  for (let head = table.start(first, FACTORS.first); head < lowEnd; head++) {
    for (const list of [PRODUCT, NULL_PRODUCT]) {
      const end = table.end(second, list);
      for (let rest = table.start(second, list); rest < end; rest++) if (table.lefts[rest]! <= head) add(head, rest);
    }
  }
  return !table.closed;
}
