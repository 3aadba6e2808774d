import type { Budget } from '../../budget.ts';
import type { FunctionTable } from './functions.ts';
import { NULL_LISTS, NULL_SUM, NULL_TERMS, PADDED, UNPADDED } from './kinds.ts';
import { spendOnPairs } from './pairs.ts';
import { isWritable } from './signs.ts';

/** Functions without null terms, and lists of null terms. */
export function paddedSums(table: FunctionTable, unpadded: number, padding: number, budget: Budget): boolean {
  if (!spendOnPairs(table, unpadded, UNPADDED, padding, NULL_LISTS, budget)) return false;
  const end = table.end(unpadded, UNPADDED.last);
  const paddingEnd = table.end(padding, NULL_LISTS.last);
  for (let j = table.start(padding, NULL_LISTS.first); j < paddingEnd; j++) {
    if (!isWritable(table, j)) continue;
    for (let i = table.start(unpadded, UNPADDED.first); i < end; i++) {
      if (isWritable(table, i)) table.add(PADDED, table.numerators[i]!, table.denominators[i]!, i, j);
    }
  }
  return !table.closed;
}

/** Lists of null terms. */
export function nullSums(table: FunctionTable, first: number, second: number, budget: Budget): boolean {
  if (!spendOnPairs(table, first, NULL_LISTS, second, NULL_LISTS, budget)) return false;

  const add = (head: number, rest: number): void => {
    if (isWritable(table, head) && isWritable(table, rest)) table.add(NULL_SUM, 0, 1, head, rest);
  };

  const headsEnd = table.end(second, NULL_TERMS.last);
  for (let head = table.start(second, NULL_TERMS.first); head < headsEnd; head++) {
    const end = table.end(first, NULL_LISTS.last);
    for (let rest = table.start(first, NULL_LISTS.first); rest < end; rest++) {
      if (first !== second || table.headNull(rest) <= head) add(head, rest);
    }
  }
  if (first === second) return !table.closed;
  const lowEnd = table.end(first, NULL_TERMS.last);
  for (let head = table.start(first, NULL_TERMS.first); head < lowEnd; head++) {
    const end = table.end(second, NULL_SUM);
    for (let rest = table.start(second, NULL_SUM); rest < end; rest++) {
      if (table.lefts[rest]! <= head) add(head, rest);
    }
  }
  return !table.closed;
}
