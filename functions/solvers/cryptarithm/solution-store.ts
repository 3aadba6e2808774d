import type { Budget, Search } from '../budget.ts';
import type { Digits } from './puzzle.ts';

/** What a search found. */
export interface Found {
  /** The first solutions in the order of their digits, variable by variable, as many as were asked for. */
  readonly solutions: readonly Digits[];
  /** How many there are in all; where the search is not complete, how many were met. A bigint from 2^53 on. */
  readonly solutionCount: number | bigint;
  readonly search: Search;
}

const SMALLEST_LARGE = 2 ** 52;

/** Where a search puts its solutions: it counts all of them exactly, and keeps the first in the order of their digits. */
export class SolutionStore {
  private readonly limit: number;
  private readonly kept: number[][] = [];
  private small = 0;
  private large = 0n;

  /** @param limit how many solutions to keep, 0 or more. */
  constructor(limit: number) {
    this.limit = limit;
  }

  /** Counts a solution, and keeps a copy of its digits if it is among the first; the search may go on using its array. */
  add(digits: ArrayLike<number>): void {
    this.count(1);
    if (this.wants(digits)) this.insert(Array.from(digits));
  }

  /** Counts solutions that are not kept. @param count an integer, exact. */
  count(count: number | bigint): void {
    // Neither of two numbers up to 2^52 makes their sum inexact.
    if (count > SMALLEST_LARGE) this.large += BigInt(count);
    else this.small += Number(count);
    if (this.small > SMALLEST_LARGE) {
      this.large += BigInt(this.small);
      this.small = 0;
    }
  }

  /** Whether a solution would be among those that are kept: what saves writing out those that would not. */
  wants(digits: ArrayLike<number>): boolean {
    return this.kept.length < this.limit || (this.limit > 0 && isBefore(digits, this.kept.at(-1)!));
  }

  /** Keeps a solution that `wants` wants, without counting it. */
  insert(digits: number[]): void {
    let low = 0;
    for (let high = this.kept.length; low < high; ) {
      const middle = (low + high) >> 1;
      if (isBefore(digits, this.kept[middle]!)) high = middle;
      else low = middle + 1;
    }
    this.kept.splice(low, 0, digits);
    if (this.kept.length > this.limit) this.kept.pop();
  }

  /** An empty store that keeps as many: for a search that may be given up and begun anew. */
  fresh(): SolutionStore {
    return new SolutionStore(this.limit);
  }

  /** Takes over all that another store has. */
  absorb(other: SolutionStore): void {
    this.count(other.large + BigInt(other.small));
    for (const digits of other.kept) if (this.wants(digits)) this.insert(digits);
  }

  /** What was found, at the end of a search that spent `budget`. */
  found(budget: Budget): Found {
    const all = this.large + BigInt(this.small);
    return {
      solutions: this.kept,
      solutionCount: all <= Number.MAX_SAFE_INTEGER ? Number(all) : all,
      search: { complete: !budget.exhausted, work: budget.spent, budget: budget.limit },
    };
  }
}

function isBefore(left: ArrayLike<number>, right: ArrayLike<number>): boolean {
  for (let at = 0; at < left.length; at++) {
    if (left[at] !== right[at]) return left[at]! < right[at]!;
  }
  return false;
}
