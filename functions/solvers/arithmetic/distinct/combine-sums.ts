import type { Budget } from '../../budget.ts';
import type { FunctionTable } from './functions.ts';
import { DIFFERENCE, SUM, TERM_LISTS, TERMS } from './kinds.ts';
import { spendOnPairs } from './pairs.ts';
import { isWritable } from './signs.ts';

/** Lists of terms. */
export function sums(table: FunctionTable, first: number, second: number, budget: Budget): boolean {
  if (!spendOnPairs(table, first, TERM_LISTS, second, TERM_LISTS, budget)) return false;

  const add = (head: number, rest: number): void => {
    if (!isWritable(table, head) || !isWritable(table, rest)) return;
    const a = table.denominators[head]!;
    const b = table.denominators[rest]!;
    table.add(SUM, table.numerators[head]! * b + table.numerators[rest]! * a, a * b, head, rest);
  };

  const headsEnd = table.end(second, TERMS.last);
  for (let head = table.start(second, TERMS.first); head < headsEnd; head++) {
    const end = table.end(first, TERM_LISTS.last);
    for (let rest = table.start(first, TERM_LISTS.first); rest < end; rest++) {
      if (first !== second || table.headTerm(rest) <= head) add(head, rest);
    }
  }
  if (first === second) return !table.closed;
  const lowEnd = table.end(first, TERMS.last);
  for (let head = table.start(first, TERMS.first); head < lowEnd; head++) {
    const end = table.end(second, SUM);
    for (let rest = table.start(second, SUM); rest < end; rest++) if (table.lefts[rest]! <= head) add(head, rest);
  }
  return !table.closed;
}

/** Differences of lists of terms, the smaller list from the larger one. */
export function differences(table: FunctionTable, first: number, second: number, budget: Budget): boolean {
  const { positive } = table.ground;
  if (!spendOnPairs(table, first, TERM_LISTS, second, TERM_LISTS, budget)) return false;
  const end = table.end(second, TERM_LISTS.last);
  for (let i = table.start(second, TERM_LISTS.first); i < end; i++) {
    if (!isWritable(table, i)) continue;
    const numerator = table.numerators[i]!;
    const denominator = table.denominators[i]!;
    const lastEnd = first === second ? i + 1 : table.end(first, TERM_LISTS.last);
    for (let j = table.start(first, TERM_LISTS.first); j < lastEnd; j++) {
      if (!isWritable(table, j)) continue;
      const difference = numerator * table.denominators[j]! - table.numerators[j]! * denominator;
      if (difference > 0) table.add(DIFFERENCE, difference, denominator * table.denominators[j]!, i, j);
      else if (difference < 0 || !positive)
        table.add(DIFFERENCE, -difference, denominator * table.denominators[j]!, j, i);
    }
  }
  return !table.closed;
}
