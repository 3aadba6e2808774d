/** What holds of the searches of the literature that count nodes, under a budget. */

import { deepStrictEqual } from 'node:assert/strict';
import type { Search } from '../../functions/solvers/budget.ts';

interface NodeAnswer {
  readonly nodes: number;
  readonly distance: number;
  readonly search: Search;
}

/**
 * A search spends a unit a node and no more than it has, is complete when it came to its end or is exact, and gets no worse
 * with more.
 *
 * @param search within so many units, and without a limit when none are told.
 * @throws Error at the first claim that fails.
 */
export function assertKeepsBudget(search: (units?: number) => NodeAnswer, some: number, more: number): void {
  const full = search();
  let last = Number.POSITIVE_INFINITY;
  for (const units of [some, some + more]) {
    const { nodes, distance, search: spent } = search(units);
    deepStrictEqual(nodes, Math.min(units, full.nodes), 'nodes');
    deepStrictEqual(spent.work, nodes, 'work');
    deepStrictEqual(spent.complete, distance === 0 || full.nodes <= units, 'complete');
    deepStrictEqual(distance <= last, true, `${distance} away with more work, ${last} with less`);
    last = distance;
  }
}
