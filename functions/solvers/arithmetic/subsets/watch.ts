import type { Found } from './meet.ts';
import type { ValueTable } from './values.ts';

/** What a value was asked of: a table that is whole up to `whole` tiles. */
export interface Asked {
  /**
   * - `pairs`: of two entries, the smaller one a part of few tiles;
   * - `deeper`: of an entry and a partner that is made of entries itself;
   * - `near`: in both ways, for a value beside the target.
   */
  readonly by: 'pairs' | 'deeper' | 'near';
  readonly value: number;
  readonly whole: number;
}

/** Is told what the search does, as it does it, so that it can be drawn. It may look at the table and change nothing. */
export interface Watch {
  /** The table has become whole up to subsets of so many tiles. */
  filled(table: ValueTable, whole: number): void;
  /** A value was asked for, and found or not. */
  asked(table: ValueTable, question: Asked, found: Found | undefined): void;
  /** Windows around the target were looked through, since no value next to it can be made. */
  lookedThroughWindows(): void;
}
