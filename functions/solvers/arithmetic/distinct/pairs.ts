import type { Budget } from '../../budget.ts';
import type { FunctionTable } from './functions.ts';
import type { Kinds } from './kinds.ts';

/** Spends a unit for each function of one subset with each of another, of some kinds. @returns whether the budget had as many. */
export function spendOnPairs(
  table: FunctionTable,
  first: number,
  kindsOfFirst: Kinds,
  second: number,
  kindsOfSecond: Kinds,
  budget: Budget,
): boolean {
  return budget.spend(table.count(first, kindsOfFirst) * table.count(second, kindsOfSecond));
}
