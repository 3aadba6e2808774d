import type { Budget } from '../../budget.ts';
import { joinRows, RESULTS_OF_PAIR } from './join-rows.ts';
import { Results } from './results.ts';
import type { ValueTable } from './value-table.ts';

/** Pairs combined before their results are entered. */
const BATCH = 128;
const results = new Results(RESULTS_OF_PAIR * BATCH);

/** Takes the results of a level. */
export interface Sink {
  /** Takes results of the entry `left` with others, for a subset. */
  enter(results: Results, subset: number, left: number): void;
  /** It can take no more. */
  readonly closed: boolean;
  /** Units of work to make and take the results of one pair. */
  readonly pairWork: number;
}

/**
 * Gives `sink` the values of every subset of `size` tiles, from its splits in two: all values of the one part with all of
 * the other. A value may come more than once.
 *
 * @returns whether the level is whole; false when the budget ended first or the sink closed.
 */
export function combineLevel(table: ValueTable, sink: Sink, size: number, budget: Budget): boolean {
  const { bySize, halves } = table.game.shape;
  return bySize[size]!.every((subset) =>
    halves[subset]!.every((left) => combine(table, sink, left, subset - left, budget)),
  );
}

/** Gives the results of the values of `left` with the values of `right`, for their union. */
export function combine(table: ValueTable, sink: Sink, left: number, right: number, budget: Budget): boolean {
  const { game, first, last } = table;
  const end = last[left]!;
  const rightEnd = last[right]!;
  for (let i = first[left]!; i < end; i++) {
    for (let j = left === right ? i : first[right]!; j < rightEnd; j += BATCH) {
      const batchEnd = Math.min(j + BATCH, rightEnd);
      if (!budget.spend(sink.pairWork * (batchEnd - j)) || sink.closed) return false;
      results.count = 0;
      joinRows(game, table, i, table, j, batchEnd, results);
      sink.enter(results, left + right, i);
    }
  }
  return true;
}
