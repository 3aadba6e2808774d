import type { Budget } from '../../budget.ts';
import { combine, type Sink } from './combine.ts';
import { joinRows, RESULTS_OF_PAIR } from './join-rows.ts';
import { Results, type Rows } from './results.ts';
import type { ValueTable } from './value-table.ts';

/** Rows joined with an entry at a time. */
const BATCH = 128;
/** Results that wait to be joined with a smaller part, by the size of the subset that makes them. */
const waiting = Array.from({ length: 11 }, () => new Results(RESULTS_OF_PAIR * BATCH));

/**
 * Gives `sink` all values of a subset that is not in the table, which is whole up to subsets of `whole` tiles: of each split
 * in two, and where the larger part is not in the table either, of what streams from that. A value may come many times.
 *
 * Nothing of two larger parts comes: there are none where the subset has at most 2 · `whole` + 1 tiles.
 *
 * @returns whether all came; false when the budget ended first.
 */
export function streamValues(table: ValueTable, subset: number, whole: number, sink: Sink, budget: Budget): boolean {
  const { halves, sizes } = table.game.shape;
  return halves[subset]!.every((part) => {
    const rest = subset - part;
    if (sizes[rest]! <= whole) return combine(table, sink, part, rest, budget);
    if (sizes[part]! > whole) return true;
    return streamValues(table, rest, whole, new Joiner(table, part, subset, sink, budget), budget);
  });
}

/** Joins what it takes with all values of a part, and gives the results on. */
class Joiner implements Sink {
  closed = false;
  readonly pairWork: number;
  readonly #table: ValueTable;
  readonly #part: number;
  readonly #subset: number;
  readonly #sink: Sink;
  readonly #budget: Budget;
  readonly #results: Results;

  constructor(table: ValueTable, part: number, subset: number, sink: Sink, budget: Budget) {
    this.#table = table;
    this.#part = part;
    this.#subset = subset;
    this.#sink = sink;
    this.pairWork = sink.pairWork;
    this.#budget = budget;
    this.#results = waiting[table.game.shape.sizes[subset]!]!;
  }

  enter(rows: Results): void {
    const { game, first, last } = this.#table;
    const end = last[this.#part]!;
    this.#results.count = 0;
    for (let entry = first[this.#part]!; entry < end; entry++) {
      if (!this.#budget.spend(this.#sink.pairWork * rows.count)) {
        this.closed = true;
        return;
      }
      for (let row = 0; row < rows.count; row += BATCH) {
        this.#results.count = 0;
        joinRows(game, this.#table, entry, rows as Rows, row, Math.min(row + BATCH, rows.count), this.#results);
        this.#sink.enter(this.#results, this.#subset, entry);
      }
    }
  }
}
